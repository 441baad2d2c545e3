# SPDX-License-Identifier: MIT
"""Widgets of this folder are measured in the shipped font, at scale 100, in the light theme."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from ui.style import dressing, fonts, theme


@pytest.fixture
def shipped_font(qapp: QApplication) -> None:
    """The font that comes with the program, to measure texts without any widget."""
    fonts.load()


@pytest.fixture
def themed(qapp: QApplication) -> Iterator[None]:
    """The light theme at scale 100, also after a test that took another."""
    usual = theme.Theme()
    if theme.current() != usual or qapp.font().family() != fonts.FAMILY:
        dressing.apply(usual)
    yield
    if theme.current() != usual:
        dressing.apply(usual)
