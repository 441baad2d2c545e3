# SPDX-License-Identifier: MIT
"""With hidden money, what others have in cash reaches no value that is shown (E8, E9)."""

from __future__ import annotations

import pytest

from core.games.power_grid import agenda as tasks
from core.match import Match
from core.terms import Note
from tests.ui.games.positions import asked
from tests.ui.games.power_grid.grid_tables import course, found, shown, with_money
from ui.games.power_grid.presenter import PowerGridPresenter

CASH = 7_919
"""A figure that stands nowhere else on the table."""


def _everything(presenter: PowerGridPresenter) -> str:
    """All that is drawn, read aloud or said, as one text."""
    seats = range(presenter.scene.state.seats)
    moves = [presenter.move_words(move) for move in presenter.scene.legal]
    parts = (
        presenter.board(),
        presenter.map(),
        presenter.prompt(),
        presenter.state_rows(),
        presenter.trust(),
        [presenter.company(seat) for seat in seats],
        [presenter.seat_facts(seat) for seat in seats],
        moves,
        presenter.note_words(Note("round", (("round", 1),))),
    )
    return repr(parts)


def _rich(match: Match, *seats: int) -> Match:
    for seat in seats:
        match = with_money(match, seat, CASH)
    return match


KINDS = (tasks.OpenAuction, tasks.Bidding, tasks.BuyFuel, tasks.Build, tasks.RunPlants)


@pytest.mark.parametrize("kind", KINDS)
def test_money_of_others_is_in_no_value(kind: type) -> None:
    """Option `money` = hidden: neither a player nor a watcher sees the cash of others."""
    match = found(
        lambda state: isinstance(state.agenda[0], kind) and state.round > 1, money="hidden"
    )
    seat = asked(match)
    others = [other for other in range(4) if other != seat]
    assert str(CASH) not in _everything(shown(_rich(match, *others), seat))
    assert str(CASH) not in _everything(shown(_rich(match, *others, seat), None))
    for other in others:
        eyes = shown(_rich(match, seat), other)
        assert str(CASH) not in _everything(eyes)


@pytest.mark.parametrize("kind", KINDS)
def test_open_money_and_ones_own_are_shown(kind: type) -> None:
    """The test above can fail: open money is on the table, and one's own always is."""
    for money in ("open", "hidden"):
        match = found(
            lambda state: isinstance(state.agenda[0], kind) and state.round > 1, money=money
        )
        seat = asked(match)
        assert str(CASH) in _everything(shown(_rich(match, seat), seat))
        watched = _everything(shown(_rich(match, seat), None))
        assert (str(CASH) in watched) == (money == "open")


def test_hidden_money_is_shown_at_the_end() -> None:
    """Interface: after the end everything is revealed."""
    match = list(course(2, 3, money="hidden"))[-1]
    assert not match.state.agenda
    assert str(CASH) in _everything(shown(_rich(match, 1), None))
