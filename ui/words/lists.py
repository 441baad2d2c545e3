# SPDX-License-Identifier: MIT
"""Several names in one text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale


def listed(names: Sequence[str]) -> str:
    """Names as the language lists them."""
    return QLocale().createSeparatedList(list(names))
