# SPDX-License-Identifier: MIT
"""Every page at the least sizes: whatever can be clicked can be reached (W-5, W-25)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from ui.gallery.contents import CONTENTS
from ui.i18n import languages
from ui.style import dressing
from ui.style.theme import Theme

LEAST = ((QSize(1024, 600), 100), (QSize(1366, 768), 150), (QSize(1366, 768), 200))
KINDS = (QAbstractButton, QComboBox, QLineEdit)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every page, each in a drawn size and language, or in all of them on demand."""
    if "page" in metafunc.fixturenames:
        looks = list(product(LEAST, languages.LANGUAGES))
        if metafunc.config.getoption("--complete"):
            every = [(name, *look) for name in CONTENTS for look in looks]
        else:
            drawn = Random(metafunc.config.getoption("--seed-sample"))
            every = [(name, *drawn.choice(looks)) for name in CONTENTS]
        ids = [f"{n}-{size.width()}-{scale}-{lang}" for n, (size, scale), lang in every]
        metafunc.parametrize(("page", "least", "language"), every, ids=ids)


def test_every_button_can_be_reached(page: str, least: tuple[QSize, int], language: str) -> None:
    """Inside the window, or inside what scrolls; up to 150 % nothing scrolls to the side."""
    size, scale = least
    dressing.apply(Theme(scale=scale, reduced_motion=True))
    languages.speak(language)
    window = CONTENTS[page]()
    window.resize(size)
    window.show()
    for _ in range(4):
        QApplication.processEvents()
    assert window.size() == size
    live = [w for w in window.findChildren(QWidget) if isinstance(w, KINDS) and w.isVisible()]
    assert live
    assert [_named(w) for w in live if w.isEnabled() and not reachable(w, window)] == []
    across = [area for area in window.findChildren(QScrollArea) if _scrolls_across(area)]
    assert scale > 150 or across == []


def test_what_is_cut_off_is_found_out(shown: Callable[[QWidget], QWidget]) -> None:
    """A button beyond the edge counts as lost, one that can be scrolled to does not."""
    window = QWidget()
    inside, outside = QLineEdit(window), QLineEdit(window)
    inside.setGeometry(10, 10, 100, 30)
    outside.setGeometry(1340, 10, 100, 30)
    area, content = QScrollArea(window), QWidget()
    area.setGeometry(10, 100, 200, 200)
    content.resize(800, 800)
    scrolled = QLineEdit(content)
    scrolled.setGeometry(600, 600, 100, 30)
    area.setWidget(content)
    shown(window)
    assert [reachable(w, window) for w in (inside, outside, scrolled)] == [True, False, True]
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    assert not reachable(scrolled, window)


def reachable(widget: QWidget, window: QWidget) -> bool:
    """Whether all of a widget is in sight, or comes into sight by scrolling what it is in."""
    seen = widget
    above = widget.parentWidget()
    while above is not None and seen is not window:
        if isinstance(above, QScrollArea):
            content = above.widget()
            assert content is not None
            if not content.rect().contains(_at(seen, content)):
                return False
            if not _sideways(above) and not _spans(_at(seen, above.viewport()), above.viewport()):
                return False
            seen = above
        elif isinstance(above, QAbstractScrollArea):
            seen = above
        if above is window:
            break
        above = above.parentWidget()
    return window.rect().contains(_at(seen, window))


def _at(widget: QWidget, above: QWidget) -> QRect:
    return QRect(widget.mapTo(above, QPoint(0, 0)), widget.size())


def _sideways(area: QScrollArea) -> bool:
    return area.horizontalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def _spans(rect: QRect, viewport: QWidget) -> bool:
    return rect.left() >= 0 and rect.right() < viewport.width()


def _scrolls_across(area: QScrollArea) -> bool:
    return area.isVisible() and area.horizontalScrollBar().isVisible()


def _named(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName()!r} {widget.geometry()}"
