# SPDX-License-Identifier: MIT
"""How this program starts itself again, for work that may take the process down."""

from __future__ import annotations

import sys
from importlib.util import find_spec


def command() -> list[str]:
    """The command line that starts this very program: bundle, wheel or checkout."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-m", "sobremesa" if find_spec("sobremesa") else "client"]
