# SPDX-License-Identifier: MIT
"""Whole turns by clicking: composed, changed, undone and sent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.games.atlantic_star import moves
from core.match import Match
from core.terms import Chance, Drawn, Move, Moved
from tests.ui.games.atlantic_star.star_tables import (
    ATLANTIC,
    BALTIC,
    PACIFIC,
    able,
    board_of,
    borrower,
    click,
    found,
    laid,
    sent_by,
    shown,
    state_of,
    with_player,
)
from tests.ui.games.positions import asked, snapshot_of
from ui.games.atlantic_star.class_board import RankCell
from ui.kit.light import Light
from ui.play.desk import Standing
from ui.play.game_frame import GameFrame
from ui.ports.demo import StillSession

Show = Callable[[QWidget], QWidget]


def _lit_plate(frame: GameFrame) -> RankCell:
    cells = [cell for cells in board_of(frame).classes.cells for cell in cells]
    return next(cell for cell in cells if cell.lit())


def test_a_charter_is_clicked_changed_and_sent(shown_at: Show, qtbot: QtBot) -> None:
    """Section 4: a ship on offer, then another one instead, then Done."""
    match = found(lambda state: len(state.players[state.active].hand) < 3)
    seat = asked(match)
    frame = laid(with_player(match, seat, money=9000), seat)
    shown_at(frame)
    piers = board_of(frame).agency.piers
    click(qtbot, piers[1].card)
    assert frame.desk.standing() is Standing.STAGED
    click(qtbot, piers[3].card)
    assert frame.desk.complete() == (moves.charter(0),)
    click(qtbot, frame.prompt.undo)
    assert frame.desk.standing() is Standing.YOURS
    click(qtbot, piers[2].card)
    click(qtbot, frame.prompt.done)
    assert sent_by(frame) == ("submit", seat, (moves.charter(1000),))


def test_a_loan_and_a_swap_are_clicked_and_sent_at_once(shown_at: Show, qtbot: QtBot) -> None:
    """Section 3: the loan is staged, the swap takes it along because it turns up ships."""
    match = found(borrower)
    seat = asked(match)
    frame = laid(with_player(match, seat, money=0), seat)
    shown_at(frame)
    board = board_of(frame)
    assert not board.agency.swap.isEnabled()
    cell = _lit_plate(frame)
    plate = cell.view.plate
    assert plate is not None
    click(qtbot, cell)
    click(qtbot, board.desk.loan.rows[2])
    loan = moves.loan(plate.sea, plate.place, 3)
    assert frame.desk.view().staged == (loan,)
    assert board.agency.swap.isEnabled()
    click(qtbot, board.agency.swap)
    assert sent_by(frame) == ("submit", seat, (loan, moves.SWAP))


def test_a_voyage_is_clicked_with_another_assignment_and_a_class(
    shown_at: Show, qtbot: QtBot
) -> None:
    """Section 6: sea, another ship on a leg, class, Done; undo goes back one decision."""
    match = found(able(BALTIC, spare=1, known=False))
    seat = asked(match)
    frame = laid(match, seat)
    shown_at(frame)
    board = board_of(frame)
    click(qtbot, board.desk.seas[BALTIC])
    assert frame.desk.view().staged == (moves.sail("baltic"), moves.BEST)
    before = board.desk.plan.legs[1].view
    assert before is not None
    click(qtbot, board.desk.plan.legs[1])
    spare = next(card for card in board.hand.cards if not card.view.leg)
    click(qtbot, spare)
    after = board.desk.plan.legs[1].view
    assert after is not None
    assert after.ship == spare.view.name != before.ship
    header = next(header for header in board.classes.headers if header.lit())
    assert header.view is not None
    stars = header.view.stars
    click(qtbot, header)
    assert frame.desk.standing() is Standing.STAGED
    click(qtbot, frame.prompt.undo)
    assert frame.desk.standing() is Standing.YOURS
    click(qtbot, header)
    click(qtbot, frame.prompt.done)
    kind, sender, sent = sent_by(frame)
    assert (kind, sender) == ("submit", seat)
    assert isinstance(sent, tuple)
    assert sent[0] == moves.sail("baltic")
    assert sent[2] == moves.put("B", spare.view.id)
    assert sent[-1] == moves.choose_class(stars)
    made = state_of(match.after_moves(seat, sent)).seas[BALTIC]
    assert made.stars == stars
    assert any(spare.view.id in plate.ships for plate in made.plates)


def test_a_turn_with_everything_in_it(shown_at: Show, qtbot: QtBot) -> None:
    """Loan, swap, then on the new offer the voyage: one turn in the order of section 3."""
    match = found(lambda state: borrower(state) and able(ATLANTIC)(state), seats=5)
    seat = asked(match)
    frame = laid(match, seat)
    shown_at(frame)
    board = board_of(frame)
    click(qtbot, _lit_plate(frame))
    click(qtbot, board.desk.loan.rows[1])
    click(qtbot, board.agency.swap)
    _, _, sent = sent_by(frame)
    assert isinstance(sent, tuple)
    later = _drawn(match.after_moves(seat, sent))
    session = frame.session
    assert isinstance(session, StillSession)
    session.show(snapshot_of(later, seat))
    assert not any(cell.lit() for cells in board.classes.cells for cell in cells)
    dim = [c for cells in board.classes.cells for c in cells if c.light() is Light.DIM]
    assert dim
    assert "before swaps" in dim[0].accessibleDescription()
    click(qtbot, board.desk.seas[ATLANTIC])
    if frame.desk.standing() is Standing.YOURS:
        click(qtbot, next(header for header in board.classes.headers if header.lit()))
    click(qtbot, frame.prompt.done)
    _, _, turn = sent_by(frame)
    assert isinstance(turn, tuple)
    assert turn[:2] == (moves.sail("atlantic"), moves.BEST)
    assert later.after_moves(seat, turn)


def _drawn(match: Match) -> Match:
    """The match once the ships of a swap are turned up."""
    while isinstance(awaited := match.awaiting, Chance):
        match = match.after(Drawn(awaited.pool[: awaited.count]))
    return match


@pytest.mark.parametrize("lie", range(6))
def test_a_voyage_that_the_table_has_in_part_is_gone_on_with(lie: int) -> None:
    """A bot that had the seat for a while may have begun one: its ships stay where they are."""
    match = found(able(PACIFIC, known=False))
    seat, ships = asked(match), state_of(match).players[asked(match)].hand
    on_table = [moves.sail("pacific"), *map(moves.put, "ABCDEF"[:lie], ships)]
    for move in on_table:
        match = match.after(Moved(seat, move))
    composed: tuple[Move, ...] = ()
    for ship in ships[lie:6]:
        presenter = shown(match, seat, composed)
        assert presenter.plan.sea == PACIFIC
        assert presenter.plan.ships[:lie] == ships[:lie]
        assert presenter.prompt().text
        composed = presenter.pick_ship(ship) or ()
        assert len(composed) == ships.index(ship) - lie + 1
    presenter = shown(match, seat, composed)
    assert "Pacific" in presenter.prompt().text
    composed = presenter.pick_class(2) or ()
    assert match.after_moves(seat, composed).state != match.state


def test_the_class_alone_may_be_left_to_choose() -> None:
    """All ships lie on the table, and nothing is staged yet."""
    match = found(able(BALTIC, known=False))
    seat = asked(match)
    for move in (moves.sail("baltic"), moves.BEST):
        match = match.after(Moved(seat, move))
    presenter = shown(match, seat)
    assert "Baltic" in presenter.prompt().text
    assert presenter.pick_class(2) == (moves.choose_class(2),)
