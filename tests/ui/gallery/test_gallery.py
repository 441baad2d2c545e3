# SPDX-License-Identifier: MIT
"""Every screen in every text size: nothing is cut, nothing hangs out, nothing leaks."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QWidget,
)

from core.games.thirteen_minutes.game import ThirteenMinutes
from ui.gallery import pictures
from ui.gallery.contents import CONTENTS
from ui.gallery.screens import GAME
from ui.games import registry
from ui.games.staging import NAMES
from ui.i18n import languages
from ui.kit.controls.button import Button
from ui.kit.labels.text import ElidedText
from ui.play.game_frame import GameFrame
from ui.ports.knowing import known
from ui.ports.local_session import LocalSession
from ui.style import dressing
from ui.style.theme import Theme
from ui.style.tones import DARK, LIGHT
from ui.window import MainWindow

Show = Callable[[QWidget], QWidget]
SCALES = (100, 150, 200)
SAMPLE = 60
FIGURES = ThirteenMinutes().figures


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every screen; in larger texts and in other languages a sample of them, or all on demand."""
    if metafunc.function is test_nothing_is_cut:
        first, *larger = product(SCALES, [languages.SOURCE])
        looks = [*larger, *product(SCALES[:1], [*languages.LANGUAGES][1:])]
        others = [(name, *look) for name in CONTENTS for look in looks]
        if not metafunc.config.getoption("--complete"):
            drawn = Random(metafunc.config.getoption("--seed-sample"))
            others = drawn.sample(others, SAMPLE)
        every = [(name, *first) for name in CONTENTS] + others
        metafunc.parametrize(("name", "scale", "language"), every)


def test_nothing_is_cut(name: str, scale: int, language: str, shown: Show) -> None:
    """Each text has its whole room at 1366x768; the window needs no more than that (D1).

    With text of 150 % and more a page may scroll as a whole: `test_reach` has what that takes.
    """
    dressing.apply(Theme(scale=scale))
    languages.speak(language)
    window = CONTENTS[name]()
    shown(window)
    assert window.size() == pictures.SIZE
    cut = [_described(widget) for widget in _shown(window) if not _fits(widget)]
    assert cut == []
    outside = [_described(w) for w in _shown(window) if not _inside(w, window)]
    assert scale >= 150 or outside == []
    assert scale > 150 or not any(area.horizontalScrollBar().isVisible() for area in _areas(window))


def test_the_gallery_is_complete(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A picture per screen, theme and scale, each of its size; the themes look different."""
    shots = {"lobby": CONTENTS["lobby"]}
    folder = tmp_path_factory.mktemp("gallery")
    paths = pictures.render(folder, shots)
    assert [path.name for path in paths] == [
        "lobby-light@1x.png", "lobby-light@2x.png", "lobby-dark@1x.png", "lobby-dark@2x.png"
    ]  # fmt: skip
    data = [path.read_bytes() for path in paths]
    assert len(set(data)) == 4


def test_the_gallery_is_the_same_every_time(shown: Show) -> None:
    """Pictures differ only when the program does."""
    one, other = (pictures.picture(shown(CONTENTS["table-middle"]()), 1) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("tones", [LIGHT, DARK], ids=["light", "dark"])
def test_pictures_are_in_the_tones_of_the_theme(tones: object, shown: Show) -> None:
    """The corner of the lobby is the table."""
    dressing.apply(Theme(DARK if tones is DARK else LIGHT))
    image = pictures.picture(shown(CONTENTS["lobby-empty"]()), 1)
    corner = image.pixelColor(2, pictures.SIZE.height() - 2)
    assert (corner.lightness() < 128) == (tones is DARK)


@pytest.mark.parametrize("decisions", [0, 3, 7, 12])
def test_an_opponents_cards_are_nowhere(decisions: int, shown: Show) -> None:
    """No widget of the table holds the words of a card this seat has not seen (T18)."""
    session = LocalSession(GAME, NAMES[:2], b"secret", bot="steady", mine=(0, 1))
    for _ in range(decisions):
        snapshot = session.snapshot()
        assert snapshot.match is not None
        asked = getattr(snapshot.match.awaiting, "seats", (0,))
        session.play_bot(next(seat for seat in asked if seat not in snapshot.sealed))
    frame = GameFrame(session, registry.load(GAME))
    shown(frame)
    snapshot = session.snapshot()
    if frame.desk.next_person() is not None:
        frame.cover.go.click()
    me = frame.desk.looking
    assert me is not None
    own = {(seen.deck, seen.slot, seen.card) for seen in known(snapshot, me).cards}
    other = {(seen.deck, seen.slot, seen.card) for seen in known(snapshot, 1 - me).cards}
    public = " ".join(frame.log.lines())
    words = " ".join(_texts(frame))
    secret = [_name(card) for _, _, card in other - own if _name(card) not in public]
    held = [_name(card) for _, _, card in own if _name(card) not in public]
    assert held
    assert all(name in words for name in held)
    assert secret
    assert not any(name in words for name in secret)


def _name(card: str) -> str:
    return FIGURES.card(card).name_en


def _shown(window: QWidget) -> list[QWidget]:
    kinds = (QLabel, QAbstractButton, QComboBox)
    return [w for w in window.findChildren(QWidget) if isinstance(w, kinds) and w.isVisible()]


def _areas(window: QWidget) -> list[QAbstractScrollArea]:
    return [area for area in window.findChildren(QAbstractScrollArea) if area.isVisible()]


def _fits(widget: QWidget) -> bool:
    if isinstance(widget, ElidedText):
        return widget.height() >= widget.minimumSizeHint().height()
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.height() >= widget.heightForWidth(widget.width())
    hint = widget.sizeHint() if isinstance(widget, Button) else widget.minimumSizeHint()
    return widget.width() >= hint.width() and widget.height() + 1 >= hint.height()


def _inside(widget: QWidget, window: QWidget) -> bool:
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QAbstractScrollArea) and above is not _around_pages(window):
            return True
        above = above.parentWidget()
    corner = widget.mapTo(window, QPoint(0, 0))
    return window.rect().contains(QRect(corner, widget.size()))


def _around_pages(window: QWidget) -> QWidget | None:
    """What scrolls the pages of the window itself, which none of them needs at this size."""
    viewport = window.pages.parentWidget() if isinstance(window, MainWindow) else None
    return viewport.parentWidget() if viewport is not None else None


def _described(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    return f"{type(widget).__name__} {text!r} {widget.size().toTuple()}"


def _texts(root: QWidget) -> list[str]:
    QApplication.processEvents()
    found = []
    for widget in (root, *root.findChildren(QWidget)):
        for read in ("text", "toolTip", "accessibleName", "accessibleDescription", "toPlainText"):
            value = getattr(widget, read, None)
            if callable(value):
                found.append(str(value()))
    return found
