# SPDX-License-Identifier: MIT
"""What moves, states, figures and everything in them are made of."""

from __future__ import annotations

from msgspec import Struct


class Value(Struct, frozen=True, gc=False):
    """An immutable value.

    No value can be part of a cycle, so that garbage collection need not look for one
    among the many states of a match.
    """
