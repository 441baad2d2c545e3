# SPDX-License-Identifier: MIT
"""A theme is tones and measures, at any text size."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontInfo

from ui.style import theme
from ui.style.theme import Role, Theme
from ui.style.tones import DARK, LIGHT


def test_the_shipped_family_is_used() -> None:
    """Text is as wide on every machine because the family is ours."""
    assert QFontInfo(theme.current().font()).family() == "Inter"


def test_figures_have_one_width() -> None:
    """Prices and counts stand below each other."""
    metrics = theme.current().metrics(Role.NUMBER)
    assert len({metrics.horizontalAdvance(figure * 4) for figure in "0123456789"}) == 1


@pytest.mark.parametrize("role", list(Role))
def test_sizes_follow_the_text_scale(role: Role) -> None:
    """Twice the scale, twice the size."""
    assert Theme(scale=200).font(role).pixelSize() == 2 * Theme().font(role).pixelSize()


def test_reduced_motion_takes_no_time() -> None:
    """Nothing moves for somebody who asked for it."""
    assert Theme(reduced_motion=True).motion() == 0
    assert 120 <= Theme().motion() <= 200


def test_the_named_themes() -> None:
    """Light and dark are what they say; the system's is one of both."""
    assert not theme.chosen("light").dark
    assert theme.chosen("dark", 150).dark
    assert theme.chosen("system").tones in (LIGHT, DARK)
