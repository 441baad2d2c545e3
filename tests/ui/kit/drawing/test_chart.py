# SPDX-License-Identifier: MIT
"""Lines over time: figures where they belong, and marks that never hide each other."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from ui.kit.drawing.chart import LineChart

LINES = ((1, 4, 9), (2, 2, 2), (0, 3, 9))


def _chart(qtbot: QtBot, *lines: tuple[int, ...]) -> LineChart:
    labels = [str(number) for number in range(1, len(lines[0]) + 1)]
    chart = LineChart("Cities", labels, lines, range(len(lines)))
    qtbot.addWidget(chart)
    chart.resize(400, 190)
    return chart


def test_higher_figures_are_higher_and_later_ones_further_right(qtbot: QtBot) -> None:
    """Position carries the meaning."""
    chart = _chart(qtbot, *LINES)
    points = chart.points(LINES[0])
    assert [point.x() for point in points] == sorted({point.x() for point in points})
    assert [point.y() for point in points] == sorted({point.y() for point in points}, reverse=True)


@pytest.mark.parametrize("most", [0, 1, 7, 50, 51, 149, 1234])
def test_the_highest_figure_fits_under_the_highest_line(qtbot: QtBot, most: int) -> None:
    """Ticks start at zero, are evenly spaced, few, and reach beyond the data."""
    ticks = _chart(qtbot, (0, most)).ticks()
    assert ticks[0] == 0
    assert ticks[-1] >= most
    assert 2 <= len(ticks) <= 8
    assert len({b - a for a, b in pairwise(ticks)}) == 1


def test_marks_of_equal_ends_lie_apart_and_inside(qtbot: QtBot) -> None:
    """Six players with the same figure can still be told apart."""
    for end in (0, 5, 10):
        chart = _chart(qtbot, *(((10, end),) * 6))
        marks = chart.end_marks()
        assert not any(one.intersects(other) for one, other in combinations(marks, 2))
        assert all(chart.rect().toRectF().adjusted(0, -1, 0, 1).contains(mark) for mark in marks)


def test_no_mark_lies_on_a_label(qtbot: QtBot) -> None:
    """Where six lines end at zero their marks stack up, and the last label stays in sight."""
    chart = _chart(qtbot, *(((10, 0),) * 6))
    labels = chart.rect().bottom() - chart.fontMetrics().height()
    assert max(mark.bottom() for mark in chart.end_marks()) <= labels + 2


def test_it_says_where_each_line_ends(qtbot: QtBot) -> None:
    """A screen reader gets the last figures."""
    assert _chart(qtbot, *LINES).accessibleName() == "Cities: 9, 2, 9"


@settings(max_examples=25)
@given(figures=st.lists(st.integers(0, 2000), min_size=1, max_size=40))
@pytest.mark.usefixtures("qapp")
def test_any_figures_can_be_painted(figures: list[int]) -> None:
    """No figure is outside the picture."""
    chart = LineChart("Money", [str(n) for n in range(len(figures))], [figures], [0])
    chart.resize(320, 190)
    rect = chart.rect()
    assert all(rect.contains(point.toPoint()) for point in chart.points(figures))
    assert not chart.grab().isNull()
