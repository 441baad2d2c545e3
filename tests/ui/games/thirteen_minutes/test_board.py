# SPDX-License-Identifier: MIT
"""The board with real widgets: a whole game by mouse, the keyboard, and room for everything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from core.chance import Stream
from core.games.thirteen_minutes import moves
from core.terms import Move, Over
from tests.core.games.thirteen_minutes.builder import state_of
from tests.ui.games.thirteen_minutes.tables import Moment, crowded, find, moments
from ui.games import registry
from ui.games.thirteen_minutes.bands import Band
from ui.games.thirteen_minutes.board import ThirteenMinutesBoard
from ui.games.thirteen_minutes.card_widgets import ZoneCard
from ui.games.thirteen_minutes.view import ZoneView
from ui.kit.labels.text import ElidedText
from ui.kit.light import Light
from ui.play.game_frame import GameFrame
from ui.ports.local_session import LocalSession
from ui.style import dressing, theme
from ui.style.theme import Theme


def _board(qtbot: QtBot, moment: Moment, seat: int | None) -> ThirteenMinutesBoard:
    board = ThirteenMinutesBoard(moment.shown(seat))
    qtbot.addWidget(board)
    board.resize(740, 640)
    board.refresh()
    board.show()
    QApplication.processEvents()
    return board


def _click(qtbot: QtBot, widget: QWidget, window: QWidget) -> None:
    """Click where the widget can be seen: nothing else may lie over that point."""
    point = QPoint(12, widget.height() - 12) if isinstance(widget, Band) else widget.rect().center()
    assert window.childAt(widget.mapTo(window, point)) is widget
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=point)


@pytest.mark.parametrize("seed", [b"one", b"two"])
def test_a_whole_game_is_played_by_mouse(qtbot: QtBot, themed: None, seed: bytes) -> None:
    """From the bid to the result by clicks on cards, zones, areas and the prompt alone."""
    session = LocalSession("thirteen_minutes", ("Anna", "Bertrand"), seed)
    frame = GameFrame(session, registry.load("thirteen_minutes"))
    qtbot.addWidget(frame)
    frame.resize(1366, 768)
    frame.show()
    rng = Stream(seed)
    for _ in range(400):
        QApplication.processEvents()
        match = session.snapshot().match
        assert match is not None
        if isinstance(match.awaiting, Over):
            break
        _click(qtbot, _something(frame, rng), frame)
    assert frame.middle.currentWidget() is frame.result
    over = session.snapshot().match
    assert over is not None
    assert len(state_of(over).zones) == 11


def _something(frame: GameFrame, rng: Stream) -> QWidget:
    """A lit target or a button that is shown: whatever a person could click next."""
    board = frame.board
    assert isinstance(board, ThirteenMinutesBoard)
    if frame.prompt.done.isVisible():
        return frame.prompt.done
    found: list[QWidget] = [*board.targets(), *frame.prompt.buttons]
    if board.bid.isVisible():
        found += [widget for widget in (board.bid.more, board.bid.fewer) if widget.isEnabled()]
    return rng.choice(found)


def _boxes(board: ThirteenMinutesBoard) -> Iterator[tuple[QWidget, QWidget]]:
    cards = [card for card in board.bands.cards() if not isinstance(card, Band)]
    yield from combinations((*cards, *board.hand.cards()), 2)


def _inside(board: ThirteenMinutesBoard) -> bool:
    """Whether each zone lies in its band's widget."""
    return all(
        board.bands.band(card.view.area).geometry().contains(card.geometry())
        for card in board.bands.cards()
        if isinstance(card, ZoneCard)
    )


@pytest.mark.parametrize("area", [1, 0, -1])
@pytest.mark.parametrize("scale", [100, 200])
def test_eleven_zones_in_one_band_do_not_overlap(
    qtbot: QtBot, themed: None, area: int, scale: int
) -> None:
    """All zones in one band wrap into lines; the band grows and the board scrolls."""
    dressing.apply(Theme(scale=scale))
    board = _board(qtbot, crowded(area), None)
    zones = [card for card in board.bands.cards() if not isinstance(card, Band)]
    assert len(zones) == 11
    assert not any(a.geometry().intersects(b.geometry()) for a, b in combinations(zones, 2))
    assert _inside(board)


def test_zones_never_overlap_during_a_game(qtbot: QtBot, themed: None) -> None:
    """In each moment of a random game, updated in place."""
    presenter = find("SealBids").shown(0)
    board = ThirteenMinutesBoard(presenter)
    qtbot.addWidget(board)
    board.resize(740, 500)
    board.show()
    for moment in moments(5):
        presenter.show(moment.view(0))
        board.refresh()
        QApplication.processEvents()
        zones = [card for card in board.bands.cards() if not isinstance(card, Band)]
        assert not any(a.geometry().intersects(b.geometry()) for a, b in combinations(zones, 2))
        assert _inside(board)


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("kind", ["SealBids", "PlayCard", "GiveOrder"])
def test_no_label_or_button_is_cut(qtbot: QtBot, themed: None, scale: int, kind: str) -> None:
    """Everything that does not shorten itself has the width its text asks for."""
    dressing.apply(Theme(scale=scale))
    moment = find(kind)
    board = _board(qtbot, moment, moment.asked()[0])
    board.resize(board.minimumSizeHint().expandedTo(board.size()))
    QApplication.processEvents()
    parts = [p for p in board.findChildren(QWidget) if isinstance(p, QLabel | QPushButton)]
    shown = [part for part in parts if part.isVisible() and not isinstance(part, ElidedText)]
    assert shown
    for part in shown:
        assert part.height() >= part.sizeHint().height() or part.hasHeightForWidth()
        if not (isinstance(part, QLabel) and part.wordWrap()):
            assert part.width() >= part.sizeHint().width(), part.text()


def test_everything_for_a_turn_is_seen_at_1366_by_768(qtbot: QtBot, themed: None) -> None:
    """At the smallest usual screen no zone is scrolled away and the hand is below the bands."""
    session = LocalSession("thirteen_minutes", ("Anna", "Bertrand"), b"screen")
    frame = GameFrame(session, registry.load("thirteen_minutes"))
    qtbot.addWidget(frame)
    frame.resize(1366, 768)
    frame.show()
    match = session.snapshot().match
    while match is not None and state_of(match).plays < 8 and not isinstance(match.awaiting, Over):
        session.play_bot(0)
        match = session.snapshot().match
    QApplication.processEvents()
    assert (frame.width(), frame.height()) == (1366, 768)
    board = frame.board
    assert isinstance(board, ThirteenMinutesBoard)
    for card in (*board.bands.cards(), *board.hand.cards()):
        assert card.visibleRegion().boundingRect().size() == card.size()


def _enter(card: QWidget) -> None:
    centre = card.rect().center().toPointF()
    QApplication.sendEvent(card, QEnterEvent(centre, centre, card.mapToGlobal(centre)))


def test_a_dim_zone_says_why_when_hovered(qtbot: QtBot, themed: None) -> None:
    """Hovering an illegal target shows the reason at once; leaving it takes it away."""
    moment = find("CarryOut", lambda m: any(z.light is Light.DIM for z in _zones(m)))
    board = _board(qtbot, moment, moment.asked()[0])
    card = next(card for card in board.bands.cards() if card.light() is Light.DIM)
    _enter(card)
    assert board.hint.isVisible()
    assert board.hint.text.text() == card.accessibleDescription()
    assert board.rect().contains(board.hint.geometry())
    QApplication.sendEvent(card, QEvent(QEvent.Type.Leave))
    assert not board.hint.isVisible()


def _zones(moment: Moment) -> list[ZoneView]:
    seats = moment.asked()
    if not seats:
        return []
    return [z for band in moment.shown(seats[0]).board().bands for z in band.zones]


def test_a_zone_clicked_too_early_says_what_comes_first(qtbot: QtBot, themed: None) -> None:
    """While a card is to be chosen, zones are calm under the mouse and answer a click."""
    moment = find("PlayCard", lambda m: len(m.state.zones) > 3)
    board = _board(qtbot, moment, moment.asked()[0])
    card = board.bands.zone(moment.state.zones[-1].id)
    _enter(card)
    assert not board.hint.isVisible()
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert board.hint.text.text() == "Choose a card of your hand first."
    assert board.hint.isVisible()


def test_a_click_on_what_is_no_target_makes_no_move(qtbot: QtBot, themed: None) -> None:
    """A dim or plain card swallows the click."""
    moment = find("PlayCard", lambda m: len(m.state.zones) > 3)
    board = _board(qtbot, moment, moment.asked()[0])
    with qtbot.assertNotEmitted(board.chosen):
        for card in board.bands.cards():
            if card.light() is not Light.LEGAL:
                card.click()


def test_the_keyboard_plays_a_card(qtbot: QtBot, themed: None) -> None:
    """The board gives its focus to the first target; space picks it and an area takes it."""
    moment = find("PlayCard")
    (seat,) = moment.asked()
    board = _board(qtbot, moment, seat)
    board.setFocus()
    card = board.hand.cards()[0]
    assert QApplication.focusWidget() is card or board.focusWidget() is card
    qtbot.keyClick(card, Qt.Key.Key_Space)
    band = board.bands.band(0)
    assert band.focusPolicy() == Qt.FocusPolicy.StrongFocus
    with qtbot.waitSignal(board.chosen) as caught:
        qtbot.keyClick(band, Qt.Key.Key_Space)
    assert caught.args == [moves.play(moment.state.hands[seat][0], "neutral")]


def test_the_bid_is_turned_and_made_by_keys(qtbot: QtBot, themed: None) -> None:
    """Arrows step, End jumps, and Enter makes the bid that is shown."""
    board = _board(qtbot, find("SealBids"), 0)
    made: list[Move] = []
    board.chosen.connect(made.append)
    for key in (
        Qt.Key.Key_End,
        Qt.Key.Key_Left,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Return,
    ):
        qtbot.keyClick(board.bid, key)
    assert made == [moves.bid(12)]


def test_house_figures_are_explained(qtbot: QtBot, themed: None) -> None:
    """The remark on the board keeps its explanation as tooltip, also after it was painted."""
    board = _board(qtbot, find("PlayCard"), 0)
    board.grab()
    tips = [label.toolTip() for label in board.findChildren(QLabel) if label.isVisible()]
    assert any("not public" in tip for tip in tips)


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_board_can_be_narrow(qtbot: QtBot, themed: None, scale: int) -> None:
    """Names and figures give way, so that the board fits beside open lists at any text size."""
    dressing.apply(Theme(scale=scale))
    moment = find("GiveOrder", lambda m: len(m.state.zones) > 4)
    board = _board(qtbot, moment, moment.asked()[0])
    assert board.minimumSizeHint().width() <= 340 * scale // 100


def test_cards_have_names_for_screen_readers(qtbot: QtBot, themed: None) -> None:
    """Each card, zone, band and back says what it is."""
    moment = find("GiveOrder", lambda m: len(m.state.zones) > 4)
    board = _board(qtbot, moment, moment.asked()[0])
    for card in (*board.bands.cards(), *board.hand.cards()):
        assert card.accessibleName()
    zone = board.bands.zone(moment.state.zones[1].id)
    assert "Control" in zone.accessibleName()


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_board_paints_in_both_themes(qtbot: QtBot, themed: None, name: str) -> None:
    """The board is drawn in the tones of the theme, not in those it was made in."""
    board = _board(qtbot, crowded(0), 0)
    before = board.grab().toImage()
    dressing.apply(theme.chosen(name))
    QApplication.processEvents()
    same = board.grab().toImage() == before
    assert same == (name == "light")
