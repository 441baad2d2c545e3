# SPDX-License-Identifier: MIT
"""All toys."""

from __future__ import annotations

from tests.core.toys.blind import Blind
from tests.core.toys.bones import Bones
from tests.core.toys.council import Council
from tests.core.toys.hands import Hands
from tests.core.toys.lots import Lots
from tests.core.toys.stall import Stall
from tests.core.toys.toy import Toy
from tests.core.toys.tricks import Tricks

TOYS: tuple[type[Toy], ...] = (Blind, Bones, Council, Hands, Lots, Stall, Tricks)
