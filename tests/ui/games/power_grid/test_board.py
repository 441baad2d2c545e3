# SPDX-License-Identifier: MIT
"""The board as widgets: geometry, mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from core.games.power_grid import agenda as tasks
from core.games.power_grid import moves
from core.games.power_grid.state import OUT, State
from core.match import Match
from core.terms import Move, Options
from tests.ui.games.positions import NAMES, asked, snapshot_of, with_state
from tests.ui.games.power_grid.grid_tables import course, found, state_of
from tests.ui.games.power_grid.grid_tables import shown as presented
from ui.games.grid.plant_cards import PlantCard
from ui.games.power_grid.board import PowerGridBoard
from ui.games.power_grid.game_kit import KIT
from ui.kit.labels.text import ElidedText
from ui.kit.surfaces.moves_panel import MovesPanel
from ui.play.game_frame import GameFrame
from ui.ports.demo import StillSession
from ui.ports.local_session import LocalSession
from ui.style import dressing
from ui.style.theme import Theme
from ui.style.tones import DARK, LIGHT, Tones

GAME = "power_grid"
Show = Callable[[QWidget], QWidget]


def laid(match: Match, *mine: int) -> GameFrame:
    """A table that stands still at a position."""
    return GameFrame(StillSession(snapshot_of(match, *mine)), KIT)


def board_of(frame: GameFrame) -> PowerGridBoard:
    assert isinstance(frame.board, PowerGridBoard)
    return frame.board


def _is(kind: type, rounds: int = 2) -> Callable[[State], bool]:
    return lambda state: isinstance(state.agenda[0], kind) and state.round >= rounds


def _rich_bidder(spare: int) -> Callable[[State], bool]:
    """A bid stands, and the next bidder has more money than that and so much besides."""

    def wanted(state: State) -> bool:
        head = state.agenda[0]
        if not isinstance(head, tasks.Bidding) or not head.price:
            return False
        return state.players[head.bidders[0]].money > head.price + spare

    return wanted


def _asked(frame: GameFrame) -> list[tuple[object, ...]]:
    """What the frame has asked of its session."""
    assert isinstance(frame.session, StillSession)
    return frame.session.asked


def _crowded() -> Match:
    """Eight current plants, as many as a market can hold."""
    match = found(_is(tasks.OpenAuction), seats=6, map="usa")
    state = state_of(match)
    market = (*state.current, *state.future)
    return with_state(match, current=market, future=(), step3_card=OUT)


def _rects(frame: GameFrame, widgets: list[QWidget]) -> list[QRect]:
    return [QRect(w.mapTo(frame, QPoint(0, 0)), w.size()) for w in widgets if w.isVisible()]


def _apart(rects: list[QRect]) -> bool:
    return not any(one.intersects(other) for one, other in combinations(rects, 2))


@pytest.mark.parametrize("wanted", ["eight", "usual", "six"])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_no_two_cards_overlap(shown: Show, wanted: str, scale: int) -> None:
    """D4: layouts take the count from the state; eight current plants lie side by side too."""
    dressing.apply(Theme(scale=scale, reduced_motion=True))
    match = _crowded()
    if wanted == "usual":
        match = found(_is(tasks.OpenAuction), seats=6)
    elif wanted == "six":
        match = with_state(match, current=state_of(match).current[:6])
    frame = laid(match, asked(match))
    shown(frame)
    board = board_of(frame)
    cards = [*board.market.current.cards, *board.market.future.cards, *board.desk.plants.cards]
    rects = _rects(frame, [*cards, *board.fuel.tracks.values()])
    assert len(board.market.current.cards) == len(state_of(match).current)
    assert len(rects) == len(cards) + 4
    assert _apart(rects)
    for card in cards:
        assert card.size() == card.sizeHint()
        row = card.parentWidget()
        assert row is not None
        assert row.rect().contains(card.geometry())


@pytest.mark.parametrize(
    "kind",
    [tasks.OpenAuction, tasks.Bidding, tasks.BuyFuel, tasks.Build, tasks.RunPlants],
)
@pytest.mark.parametrize("tones", [LIGHT, DARK])
def test_one_turn_is_visible_at_1366_by_768(shown: Show, kind: type, tones: Tones) -> None:
    """D5: with six players nothing that a turn needs scrolls or is cut."""
    dressing.apply(Theme(tones, reduced_motion=True))
    match = found(_is(kind, 3), seats=6)
    frame = laid(match, asked(match))
    shown(frame)
    board = board_of(frame)
    window = frame.rect()
    parts = [board.strip, board.map, board.market, board.fuel, board.desk_pane, frame.prompt]
    assert all(window.contains(rect) for rect in _rects(frame, [*parts, *frame.seats.cards]))
    for pane in (frame.panes[board], frame.side.seats_pane):
        assert pane.verticalScrollBar().maximum() == 0
        assert pane.horizontalScrollBar().maximum() == 0
    _assert_nothing_cut(frame)
    for chips in board.companies.values():
        boxes = chips.chips()
        assert all(chips.rect().toRectF().contains(box) for box in boxes)
        assert not any(a.intersects(b) for a, b in combinations(boxes, 2))


@pytest.mark.parametrize("tones", [LIGHT, DARK])
def test_four_runs_of_three_plants_need_no_scrolling(shown: Show, tones: Tones) -> None:
    """D5: the fuel on one's own plants is in sight while one chooses which of them run."""
    dressing.apply(Theme(tones, reduced_motion=True))

    match = next(filter(_offers_four_runs, course(4, 6)))
    frame = laid(match, asked(match))
    shown(frame)
    board = board_of(frame)
    assert len(board.desk.choices.rows) == 4
    assert len(board.desk.plants.cards) == 3
    assert board.desk_pane.verticalScrollBar().maximum() == 0


def _offers_four_runs(match: Match) -> bool:
    agenda = state_of(match).agenda
    if not agenda or not isinstance(agenda[0], tasks.RunPlants):
        return False
    desk = presented(match, asked(match)).board().desk
    return desk.run is not None and len(desk.run.rows) == 4 and len(desk.plants) == 3


def _assert_nothing_cut(frame: GameFrame) -> None:
    for widget in frame.findChildren(QWidget):
        if not widget.isVisible() or board_of(frame).map.isAncestorOf(widget):
            continue
        if isinstance(widget, ElidedText):
            assert widget.shown() == widget.text()
        elif isinstance(widget, QLabel):
            needed = widget.minimumSizeHint()
            assert widget.width() >= min(needed.width(), widget.sizeHint().width()), widget.text()
        elif isinstance(widget, QPushButton):
            assert widget.width() >= widget.minimumSizeHint().width(), widget.accessibleName()


def test_focus_survives_the_sale_of_its_plant(shown: Show) -> None:
    """A card that leaves the market while it has the focus passes it on to one that stays."""
    match = found(_is(tasks.OpenAuction), seats=4)
    frame = laid(match, asked(match))
    shown(frame)
    market = board_of(frame).market
    lit = _lit(board_of(frame))[0]
    assert isinstance(lit, PlantCard)
    lit.setFocus()
    assert lit.hasFocus()
    session = frame.session
    assert isinstance(session, StillSession)
    current = tuple(n for n in state_of(match).current if n != lit.view.number)
    later = with_state(match, current=current)
    session.show(session.snapshot()._replace(match=later))
    assert tuple(card.view.number for card in market.current.cards) == current


def test_hidden_money_is_drawn_for_its_owner_alone(shown: Show) -> None:
    """Option `money` = hidden: the rail of the others says '?'."""
    match = found(_is(tasks.OpenAuction), money="hidden")
    seat = asked(match)
    frame = laid(match, seat)
    shown(frame)
    for other, strip in board_of(frame).companies.items():
        assert strip.view is not None
        money = state_of(match).players[other].money
        assert strip.view.figures[0].text == (str(money) if other == seat else "?")


def test_bid_goes_up_by_the_stepper_and_out_by_the_prompt(shown: Show, qtbot: QtBot) -> None:
    """Auction: step, bid that much; the automatic bidder is one click and cancelled by one."""
    match = found(_rich_bidder(4))
    seat, price = asked(match), match.state.agenda[0].price
    frame = laid(match, seat)
    shown(frame)
    panel = board_of(frame).desk.auction
    for _ in range(2):
        qtbot.mouseClick(panel.stepper.more, Qt.MouseButton.LeftButton)
    bid = next(button for button in frame.prompt.buttons if str(price + 3) in button.text())
    qtbot.mouseClick(bid, Qt.MouseButton.LeftButton)
    assert _asked(frame) == [("submit", seat, (moves.bid(price + 3),))]


def test_bid_is_made_by_keys_on_the_board(shown: Show, qtbot: QtBot) -> None:
    """Arrows step, Home goes back to the least bid, Enter bids."""
    match = found(_rich_bidder(14))
    seat, price = asked(match), match.state.agenda[0].price
    frame = laid(match, seat)
    shown(frame)
    frame.board.setFocus()
    panel = board_of(frame).desk.auction
    assert panel.hasFocus()
    for key in (Qt.Key.Key_PageUp, Qt.Key.Key_Home, Qt.Key.Key_Up, Qt.Key.Key_Return):
        qtbot.keyClick(panel, key)
    assert _asked(frame) == [("submit", seat, (moves.bid(price + 2),))]


def test_automatic_bidder_bids_by_itself(shown: Show, qtbot: QtBot) -> None:
    """'Bid up to N' sends the least bid at once, and no more than one per position."""
    match = found(_rich_bidder(4))
    seat, price = asked(match), match.state.agenda[0].price
    frame = laid(match, seat)
    shown(frame)
    panel = board_of(frame).desk.auction
    for _ in range(2):
        qtbot.mouseClick(panel.stepper.more, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(panel.limit, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert _asked(frame) == [("submit", seat, (moves.bid(price + 1),))]


def test_round_is_played_by_mouse_alone(shown: Show, qtbot: QtBot) -> None:
    """Issue: a round by mouse on the board; every click is one on a thing that lights up."""
    session = LocalSession(GAME, NAMES[:3], b"mouse", bot="steady")
    frame = GameFrame(session, KIT)
    shown(frame)
    phases = set()
    for _ in range(60):
        match = frame.desk.match
        if state_of(match).round > 2 or not match.state.agenda:
            break
        phases.add(state_of(match).phase)
        _click_on(frame, qtbot)
        QApplication.processEvents()
    assert state_of(frame.desk.match).round > 1
    assert {2, 3, 4, 5} <= phases


def _click_on(frame: GameFrame, qtbot: QtBot) -> None:
    """One click that goes on with the turn: Done, a target of the board, or an answer."""
    board = board_of(frame)
    head = board._presenter.scene.head
    if frame.prompt.done.isVisible():
        qtbot.mouseClick(frame.prompt.done, Qt.MouseButton.LeftButton)
    elif isinstance(head, tasks.OpenAuction) and (cards := _lit(board)):
        qtbot.mouseClick(cards[0], Qt.MouseButton.LeftButton)
    elif isinstance(head, tasks.BuyFuel) and len(board._presenter.scene.bought) < 2:
        _click_fuel(frame, board, qtbot)
    elif isinstance(head, tasks.Build) and not board._presenter.scene.built:
        _click_city(frame, board, qtbot)
    else:
        qtbot.mouseClick(frame.prompt.buttons[0], Qt.MouseButton.LeftButton)


def _lit(board: PowerGridBoard) -> list[QWidget]:
    cards = board.market.current.cards
    return [card for card in cards if card.lit()]


def _click_fuel(frame: GameFrame, board: PowerGridBoard, qtbot: QtBot) -> None:
    """The cheapest token of the first track that answers, else a stepper is not needed."""
    for track in board.fuel.tracks.values():
        if track.view is None or not track.lit():
            continue
        spot = next(spot for spot, token in track.places() if token)
        before = len(board._presenter.scene.bought)
        qtbot.mouseClick(track, Qt.MouseButton.LeftButton, pos=spot.center().toPoint())
        assert len(board._presenter.scene.bought) == before + 1
        return
    qtbot.mouseClick(frame.prompt.buttons[0], Qt.MouseButton.LeftButton)


def _click_city(frame: GameFrame, board: PowerGridBoard, qtbot: QtBot) -> None:
    targets = [str(m.args[0]) for m in board._presenter.scene.legal if m.verb == "build"]
    if not targets:
        qtbot.mouseClick(frame.prompt.buttons[0], Qt.MouseButton.LeftButton)
        return
    assert board.map.drawn is not None
    at = board.map.mapFromScene(*board.map.drawn.centres[targets[0]])
    qtbot.mouseClick(board.map.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert board._presenter.scene.built == (targets[0],)
    _undo_and_redo(frame, board, qtbot, at)


def _undo_and_redo(frame: GameFrame, board: PowerGridBoard, qtbot: QtBot, at: QPoint) -> None:
    """A second click on the house takes it back, a third one builds it again."""
    qtbot.mouseClick(board.map.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert not board._presenter.scene.built
    qtbot.mouseClick(board.map.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert board._presenter.scene.built
    assert frame.prompt.undo.isVisible()


KEYBOARD_GAMES: tuple[Options, ...] = ((), (("demolition", "on"), ("promos", "all")))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A game by keyboard drawn by the seed, or all of them in the complete run."""
    if "more" in metafunc.fixturenames:
        games = KEYBOARD_GAMES
        if not metafunc.config.getoption("--complete"):
            drawn = Random(metafunc.config.getoption("--seed-sample"))
            games = (drawn.choice(KEYBOARD_GAMES),)
        metafunc.parametrize("more", games)


def test_game_is_played_by_keyboard_from_the_moves_list(
    shown: Show, qtbot: QtBot, more: Options
) -> None:
    """A whole game through real widgets by keyboard alone, from the list of moves."""
    options = (*more, ("round_limit", "30"))
    session = LocalSession(GAME, NAMES[:2], b"keys", options=options, bot="steady")
    frame = GameFrame(session, KIT)
    shown(frame)
    qtbot.keyClick(frame, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    for _ in range(900):
        if frame.desk.standing_over():
            break
        if frame.prompt.done.isVisible():
            qtbot.keyClick(frame.prompt.done, Qt.Key.Key_Return)
        else:
            _play_from_list(frame.moves, session, qtbot)
        QApplication.processEvents()
    assert frame.desk.standing_over()
    assert frame.result.isVisible()


def _play_from_list(panel: MovesPanel, session: LocalSession, qtbot: QtBot) -> None:
    """Type the words that tell a sensible move apart, and press Enter."""
    panel.filter.clear()
    wanted = _sensible(panel.moves())
    words = panel.shown()[panel.moves().index(wanted)]
    for letter in words:
        key = QKeyEvent(QKeyEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(panel.filter, key)
    assert words in panel.shown()
    while panel.view.currentIndex().data() != words:
        qtbot.keyClick(panel.filter, Qt.Key.Key_Down)
    qtbot.keyClick(panel.filter, Qt.Key.Key_Return)


def _sensible(legal: tuple[Move, ...]) -> Move:
    """Build and run what can be, buy one token of each kind at a time, bid the least."""
    for verb in ("build", "run", "buy", "open", "drop", "bid"):
        offered = [move for move in legal if move.verb == verb]
        if offered:
            return offered[-1] if verb == "run" else offered[0]
    return legal[0]


def test_fuel_is_bought_by_keyboard(qtbot: QtBot, shown: Show) -> None:
    """Each fuel is a stop of its own: arrows say how many tokens, Enter buys them."""
    match = found(lambda state: isinstance(state.agenda[0], tasks.BuyFuel) and state.round > 1)
    frame = laid(match, asked(match))
    shown(frame)
    board = board_of(frame)
    track = next(each for each in board.fuel.tracks.values() if each.lit())
    track.setFocus(Qt.FocusReason.TabFocusReason)
    assert track.accessibleName().endswith("marked: 1")
    wanted = []
    track.asked.disconnect()
    track.asked.connect(lambda fuel, count: wanted.append((fuel, count)))
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        qtbot.keyClick(track, key)
    assert track.accessibleName().endswith("marked: 2")
    qtbot.keyClick(track, Qt.Key.Key_Return)
    assert track.view is not None
    assert wanted == [(track.view.fuel, 2)]


@pytest.mark.parametrize("kind", [tasks.Build, tasks.OpenAuction, tasks.BuyFuel, tasks.RunPlants])
def test_plants_and_fuels_are_stops_with_words_whatever_is_asked(
    kind: type, qtbot: QtBot, shown: Show
) -> None:
    """Who cannot see the market hears it card by card, and why a card answers nothing."""
    match = found(_is(kind))
    frame = laid(match, asked(match))
    shown(frame)
    board = board_of(frame)
    cards = [*board.market.current.cards, *board.market.future.cards]
    assert cards
    for stop in (*cards, *board.fuel.tracks.values()):
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        assert QApplication.focusWidget() is stop
        assert stop.accessibleName()
        interface = QAccessible.queryAccessibleInterface(stop)
        assert interface.role() is QAccessible.Role.Button
