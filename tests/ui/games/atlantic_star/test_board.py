# SPDX-License-Identifier: MIT
"""The board as widgets: geometry, mouse and keyboard, a whole game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.games.atlantic_star import moves
from core.games.atlantic_star.figures import SEAS
from core.games.atlantic_star.state import State
from core.terms import Moved
from tests.ui.games.atlantic_star.star_tables import (
    ATLANTIC,
    BALTIC,
    GAME,
    PACIFIC,
    able,
    board_of,
    borrower,
    click,
    course,
    found,
    laid,
    sent_by,
    state_of,
    with_player,
)
from tests.ui.games.positions import NAMES, asked
from ui.games.atlantic_star.class_board import RankCell
from ui.games.atlantic_star.game_kit import KIT
from ui.kit.controls.target import Target
from ui.kit.light import Light
from ui.lobby.new_table import NewTablePage
from ui.play.desk import Standing
from ui.play.game_frame import GameFrame
from ui.ports.local_session import LocalSession
from ui.ports.snapshot import Stage
from ui.style import dressing
from ui.style.theme import Theme
from ui.style.tones import DARK, LIGHT, Tones

Show = Callable[[QWidget], QWidget]


def _rects(frame: GameFrame, widgets: list[QWidget]) -> list[QRect]:
    return [QRect(w.mapTo(frame, QPoint(0, 0)), w.size()) for w in widgets if w.isVisible()]


def _targets(frame: GameFrame) -> list[QWidget]:
    return [w for w in board_of(frame).findChildren(Target) if w.isVisible()]


# Geometry


@pytest.mark.parametrize("tones", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("sea", [BALTIC, PACIFIC])
def test_one_turn_is_visible_at_1366_by_768(shown_at: Show, tones: Tones, sea: int) -> None:
    """D5: with six players, eight ships and six legs nothing scrolls, overlaps or is cut."""
    dressing.apply(Theme(tones, reduced_motion=True))
    match = found(able(sea, spare=2 if sea == PACIFIC else 0), seats=6)
    frame = laid(match, asked(match))
    shown_at(frame)
    board = board_of(frame)
    board.desk.seas[sea].click()
    QApplication.processEvents()
    assert all(frame.rect().contains(rect) for rect in _rects(frame, _targets(frame)))
    parts = [board.classes, board.agency, board.desk_pane, board.hand, frame.prompt]
    rects = _rects(frame, [*parts, *frame.seats.cards])
    assert all(frame.rect().contains(rect) for rect in rects)
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))
    for pane in (board.desk_pane, frame.panes[board]):
        assert pane.verticalScrollBar().maximum() == 0
        assert pane.horizontalScrollBar().maximum() == 0
    standing = board.desk.plan.standing
    assert standing.shown() == standing.text()


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_no_two_targets_overlap(shown_at: Show, scale: int) -> None:
    """Layouts grow with the text; what does not fit scrolls and is never drawn over."""
    dressing.apply(Theme(scale=scale, reduced_motion=True))
    match = found(able(PACIFIC, spare=2), seats=6)
    frame = laid(match, asked(match))
    shown_at(frame)
    board_of(frame).desk.seas[PACIFIC].click()
    QApplication.processEvents()
    rects = _rects(frame, _targets(frame))
    assert len(rects) > 40
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))


def test_every_amount_of_a_loan_is_visible(shown_at: Show) -> None:
    """Ten lines and the prompt's answer at 1366x768."""
    match = found(
        lambda state: (
            borrower(state)
            and any(
                plate.owner == state.active and plate.value > 10
                for sea in state.seas
                if len(sea.plates) < 6
                for plate in sea.plates
            )
        ),
        seats=6,
    )
    frame = laid(match, asked(match))
    shown_at(frame)
    board = board_of(frame)
    cells = [cell for cells in board.classes.cells for cell in cells if cell.lit()]
    best = max(cells, key=lambda cell: cell.view.plate.value if cell.view.plate else 0)
    best.click()
    QApplication.processEvents()
    rows = [row for row in board.desk.loan.rows if row.isVisible()]
    assert len(rows) == 10
    assert board.desk_pane.verticalScrollBar().maximum() == 0


# Why not


def test_an_illegal_choice_explains_itself(shown_at: Show, qtbot: QtBot) -> None:
    """Hovering, clicking and focusing what is no target say the core's reason in a sentence."""
    match = found(lambda state: len(state.players[state.active].hand) < 3)
    seat = asked(match)
    frame = laid(with_player(match, seat, money=0), seat)
    shown_at(frame)
    board = board_of(frame)
    dear = board.agency.piers[0].card
    click(qtbot, dear)
    assert dear is not None
    assert board.hint.isVisible()
    assert board.hint.text.text() == dear.view.why
    assert "you have 0" in dear.view.why
    assert frame.desk.view().staged == ()
    sea = board.desk.seas[PACIFIC]
    click(qtbot, sea)
    assert "6 ships" in sea.accessibleDescription()
    assert sea.view is not None
    assert sea.view.chosen


# Keyboard


def test_a_turn_is_played_by_keys_alone(shown_at: Show, qtbot: QtBot) -> None:
    """Focus is on what can be done; Enter takes it, and Done has the focus then."""
    match = found(able(ATLANTIC, known=True))
    frame = laid(match, asked(match))
    shown_at(frame)
    board = board_of(frame)
    board.setFocus(Qt.FocusReason.OtherFocusReason)
    focused = QApplication.focusWidget()
    assert isinstance(focused, Target)
    assert focused.lit()
    sea = board.desk.seas[ATLANTIC]
    sea.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(sea, Qt.Key.Key_Return)
    assert frame.desk.standing() is Standing.STAGED
    assert frame.prompt.done.hasFocus()
    qtbot.keyClick(frame.prompt.done, Qt.Key.Key_Return)
    assert sent_by(frame)[0] == "submit"


def test_everything_lit_can_be_reached_by_tab_and_has_a_name(shown_at: Show) -> None:
    """Whatever a click can do the keyboard can, and a screen reader says what it is."""
    match = found(lambda state: borrower(state) and able(BALTIC)(state))
    frame = laid(match, asked(match))
    shown_at(frame)
    board = board_of(frame)
    lit = [t for t in board.findChildren(Target) if t.isVisible() and t.lit()]
    assert len(lit) > 4
    reached = set()
    widget = board.nextInFocusChain()
    while widget is not None and widget is not board:
        reached.add(widget)
        widget = widget.nextInFocusChain()
    for target in lit:
        assert target in reached
        assert target.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert target.accessibleName()


def test_an_open_hand_is_shown_on_a_click(shown_at: Show, qtbot: QtBot) -> None:
    """Option `hands_and_money` = open; with hidden hands the same click shows nothing."""
    for hidden in ("open", "hidden"):
        match = found(able(BALTIC), hands_and_money=hidden)
        seat = asked(match)
        other = (seat + 1) % 4
        frame = laid(match, seat)
        shown_at(frame)
        board = board_of(frame)
        click(qtbot, board.companies[other])
        ids = {card.view.id for card in board.hand.cards}
        whose = other if hidden == "open" else seat
        assert ids == set(state_of(match).players[whose].hand)


# A whole game, and how it begins


def test_a_game_against_bots_is_played_to_its_result(shown_at: Show, qtbot: QtBot) -> None:
    """Through the window: sail whatever lights up, else take the free ship; then the result."""
    session = LocalSession(GAME, NAMES[:4], b"window", bot="random")
    frame = GameFrame(session, KIT)
    shown_at(frame)
    board = board_of(frame)
    for _ in range(80):
        if session.snapshot().stage is Stage.OVER:
            break
        seas = [sea for sea in board.desk.seas if sea.light() is Light.LEGAL]
        if seas:
            seas[-1].click()
            headers = [header for header in board.classes.headers if header.lit()]
            if headers and frame.desk.standing() is Standing.YOURS:
                headers[0].click()
        else:
            card = board.agency.piers[-1].card
            assert card is not None
            card.click()
        frame.prompt.done.click()
    snapshot = session.snapshot()
    assert snapshot.stage is Stage.OVER
    assert frame.result.isVisible()
    frame.result.show_all()
    assert "points" in frame.result.headline.text()


def test_refresh_keeps_the_cards_that_stay(shown_at: Show) -> None:
    """Items are updated in place: a card that stays in hand is the same widget."""
    match = found(able(BALTIC))
    seat = asked(match)
    frame = laid(match, seat)
    shown_at(frame)
    board = board_of(frame)
    before = {card.view.id: card for card in board.hand.cards}
    free = board.agency.piers[-1].card
    assert free is not None
    free.click()
    after = {card.view.id: card for card in board.hand.cards}
    assert len(after) == len(before) + 1 or before == after
    assert all(after[ship] is card for ship, card in before.items())


def test_a_voyage_on_its_way_to_the_board_is_marked(shown_at: Show) -> None:
    """What belongs to the composed turn is framed, and gone again after undo."""
    match = found(able(ATLANTIC, known=True))
    frame = laid(match, asked(match))
    shown_at(frame)
    board = board_of(frame)
    board.desk.seas[ATLANTIC].click()
    fresh = _plates(frame, "fresh")
    assert len(fresh) == 1
    assert fresh[0].view.plate is not None
    assert fresh[0].view.plate.sea == SEAS[ATLANTIC]
    frame.prompt.undo.click()
    assert _plates(frame, "fresh") == []


def _plates(frame: GameFrame, what: str) -> list[RankCell]:
    cells = [cell for cells in board_of(frame).classes.cells for cell in cells]
    return [cell for cell in cells if cell.view.plate and getattr(cell.view.plate, what)]


def test_the_end_of_the_game_shows_the_full_board(shown_at: Show) -> None:
    """Every class but one has six plates, and a finished table lights nothing."""
    match = course(0)[-1]
    frame = laid(match, 0)
    shown_at(frame)
    state = state_of(match)
    assert isinstance(state, State)
    filled = [cell for cell in _all_cells(frame) if cell.view.plate is not None]
    assert len(filled) == 24
    assert not any(cell.lit() for cell in _all_cells(frame))


def _all_cells(frame: GameFrame) -> list[RankCell]:
    return [cell for cells in board_of(frame).classes.cells for cell in cells]


def test_a_new_table_offers_the_game_with_its_options(qtbot: QtBot) -> None:
    """Play here against bots: every option is explained, and the table can be opened."""
    page = NewTablePage("Anna")
    qtbot.addWidget(page)
    page.show()
    page.game_cards[GAME].picked.emit()
    assert set(page.options) == {
        "start_player", "hands_and_money", "loans_per_turn", "last_voyage_keep"
    }  # fmt: skip
    page.options["hands_and_money"].pick("open")
    page.where.pick("here")
    assert page.fault() == ""
    wish = page.wish()
    assert wish.game == GAME
    assert dict(wish.options)["hands_and_money"] == "open"
    for option in page.options:
        assert KIT.offer.option(option).sentence


def test_a_refused_turn_comes_back(shown_at: Show) -> None:
    """What the rules refuse is said in a sentence, and nothing is staged."""
    match = found(able(BALTIC))
    frame = laid(match, asked(match))
    shown_at(frame)
    frame.play(moves.charter(500))
    assert frame.banner.isVisible()
    assert "3000" in frame.banner.text.text()
    assert frame.desk.view().staged == ()


def test_others_turns_can_be_watched_while_they_put_ships(shown_at: Show) -> None:
    """Between the events of another's turn the table says what goes on."""
    match = found(able(BALTIC))
    seat = asked(match)
    other = (seat + 1) % 4
    match = match.after(Moved(seat, moves.sail("baltic")))
    frame = laid(match, other)
    shown_at(frame)
    assert "Baltic" in frame.prompt.text.text()
    assert not any(target.lit() for target in board_of(frame).findChildren(Target))
