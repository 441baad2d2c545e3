# SPDX-License-Identifier: MIT
"""Icons are drawn on their grid."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from ui.style import icons


@pytest.mark.parametrize("name", icons.names())
def test_an_icon_stays_on_the_grid(name: str) -> None:
    """Each icon draws something, inside 24 by 24."""
    bounds = icons.path(name).boundingRect()
    assert QRectF(0, 0, icons.GRID, icons.GRID).contains(bounds)
    assert bounds.width() > 4 or bounds.height() > 4


def test_an_unknown_icon_is_an_error() -> None:
    """A misspelt name never draws nothing."""
    with pytest.raises(KeyError):
        icons.path("no such icon")
