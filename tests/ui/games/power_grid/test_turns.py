# SPDX-License-Identifier: MIT
"""Composed turns at the desk: staged, undone, replaced, and sent as a whole."""

from __future__ import annotations

import pytest

from core.games.power_grid import agenda as tasks
from core.games.power_grid import moves
from core.games.power_grid.state import State
from core.match import Match
from core.terms import IllegalMove, Move, Turn
from tests.ui.games.positions import asked, snapshot_of
from tests.ui.games.power_grid.grid_tables import course, found, state_of
from ui.games.power_grid.presenter import PowerGridPresenter
from ui.play.desk import Desk, Standing


def desk_of(match: Match, *mine: int) -> Desk:
    """A desk of the seats of this laptop."""
    return Desk(PowerGridPresenter(), snapshot_of(match, *mine))


def _hungry(state: State) -> bool:
    head = state.agenda[0]
    if not isinstance(head, tasks.BuyFuel):
        return False
    player = state.players[head.seat]
    return player.money > 20 and len(player.plants) > 1 and not any(player.fuel)


def _buys(desk: Desk) -> list[Move]:
    return [move for move in desk.legal() if move.verb == "buy"]


def test_fuel_is_staged_undone_and_sent_as_one_turn() -> None:
    """Interface: staged locally, undone one by one or all at once, sent with Done."""
    match = found(_hungry)
    desk = desk_of(match, asked(match))
    first = _buys(desk)[0]
    assert desk.make(first) == ()
    assert desk.make(_buys(desk)[0]) == ()
    assert desk.match is match
    desk.undo()
    assert desk.view().staged == (first,)
    desk.reset()
    assert desk.view().staged == ()
    desk.make(first)
    assert desk.make(moves.DONE) == ()
    assert desk.complete() == (first, moves.DONE)
    assert match.after_moves(asked(match), (first, moves.DONE))


def test_staged_moves_can_be_replaced_as_a_whole_or_not_at_all() -> None:
    """A stepper takes one token back; a refused replacement changes nothing."""
    match = found(_hungry)
    desk = desk_of(match, asked(match))
    first = _buys(desk)[0]
    desk.make(first)
    desk.make(_buys(desk)[0])
    desk.recompose((first,))
    assert desk.view().staged == (first,)
    with pytest.raises(IllegalMove):
        desk.recompose((moves.buy(str(first.args[0]), 99),))
    assert desk.view().staged == (first,)
    assert desk.standing() is Standing.YOURS


def test_turn_is_complete_when_it_ends_even_where_the_same_seat_goes_on() -> None:
    """The last builder runs plants next, but what he has built is on the table before."""
    for match in course(1, 3):
        seat = asked(match) if match.state.agenda else -1
        if not isinstance(match.state.agenda[0], tasks.Build):
            continue
        after = match.after_moves(seat, (moves.DONE,))
        awaited = after.awaiting
        if isinstance(awaited, Turn) and seat in awaited.seats:
            desk = desk_of(match, seat)
            assert desk.make(moves.DONE) == ()
            assert desk.complete() == (moves.DONE,)
            desk.undo()
            assert desk.standing() is Standing.YOURS
            return
    raise AssertionError("no seat of this game goes on after its turn")


def test_a_plant_and_its_first_bid_are_one_turn() -> None:
    """Naming a plant can be undone until the bid is made."""
    match = found(lambda state: isinstance(state.agenda[0], tasks.OpenAuction))
    seat = asked(match)
    desk = desk_of(match, seat)
    opening = next(move for move in desk.legal() if move.verb == "open")
    assert desk.make(opening) == ()
    least = desk.legal()[0]
    assert least.verb == "bid"
    assert desk.make(least) == (opening, least)


def test_nothing_is_staged_beyond_a_draw() -> None:
    """Undo never crosses a reveal: in the 2004 game a house can bring up a new plant."""
    match = found(
        lambda state: (
            isinstance(state.agenda[0], tasks.OpenAuction)
            and len(state.finished) == state.seats - 1
        )
    )
    seat = asked(match)
    desk = desk_of(match, seat)
    opening = next(move for move in desk.legal() if move.verb == "open")
    assert desk.make(opening) == ()
    assert desk.standing() is Standing.STAGED
    assert desk.legal() == ()
    assert desk.complete() == (opening,)
    assert state_of(desk.view().match).players[seat].plants.count(int(opening.args[0])) == 1
