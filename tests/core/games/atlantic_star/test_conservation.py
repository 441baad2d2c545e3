# SPDX-License-Identifier: MIT
"""The invariants of whole games (rules/atlantic-star.md, section 10)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from core.chance import Stream, pick
from core.games.atlantic_star.agenda import ChooseClass, PutShips
from core.games.atlantic_star.state import NO_CLASS, NO_SHIP, NOBODY, State
from core.terms import Chance, Drawn, Event, Moved, Over, Turn
from tests.core.games.atlantic_star.builder import GAME, SHIPS


def options(seats: int) -> st.SearchStrategy[dict[str, str]]:
    """Any choice of options."""
    return st.fixed_dictionaries(
        {option.name: st.sampled_from(option.values) for option in GAME.options(seats)}
    )


@settings(max_examples=12, deadline=None)
@given(st.data(), st.integers(2, 6), st.binary(min_size=4, max_size=4))
def test_the_invariants_hold_throughout(data: st.DataObject, seats: int, seed: bytes) -> None:
    """Any seats and options, random play: after every event, and at the end six plates a sea."""
    chosen = tuple(sorted(data.draw(options(seats)).items()))
    state: State = GAME.setup(GAME.settle(chosen, seats), seats)
    rng = Stream(seed)
    while not isinstance(awaited := GAME.awaiting(state), Over):
        event: Event
        if isinstance(awaited, Chance):
            event = Drawn(pick(awaited, rng.bytes(16)))
        else:
            assert isinstance(awaited, Turn)
            seat = awaited.seats[0]
            event = Moved(seat, rng.choice(GAME.legal_moves(state, seat)))
        state = GAME.apply(state, event)
        check_ships(state)
        check_players(state)
        check_board(state)
    assert [len(one.plates) for one in state.seas] == [6, 6, 6, 6]
    assert not any(any(one.voyages) for one in state.players)


def check_ships(state: State) -> None:
    """132 ships in all places together, each in one."""
    places = [*state.pile, *state.discard]
    places += [ship for ship in state.agency if ship != NO_SHIP]
    places += [ship for one in state.players for ship in one.hand]
    places += [ship for one in state.seas for plate in one.plates for ship in plate.ships]
    assert sorted(places) == sorted(SHIPS)
    assert state.pile == tuple(sorted(state.pile))
    assert state.discard == tuple(sorted(state.discard))


def check_players(state: State) -> None:
    """Money, hand limit, at most two ships after a voyage, at most one loan a sea."""
    rules = GAME.rules(state)
    acting = state.agenda[0] if state.agenda else None
    for seat, one in enumerate(state.players):
        assert one.money >= 0
        busy = isinstance(acting, PutShips | ChooseClass) and acting.seat == seat
        if any(one.voyages) or busy:
            assert len(one.hand) <= rules.hand_limit(one.voyages)
        else:
            assert len(one.hand) <= rules.keep
        assert set(one.borrowed) <= {0, 1}
        owned = [sum(plate.owner == seat for plate in at.plates) for at in state.seas]
        assert all(n + left == rules.sets for n, left in zip(owned, one.voyages, strict=True))


def check_board(state: State) -> None:
    """At most six plates, in order; no two seas in one class; operators with the first voyage."""
    rules = GAME.rules(state)
    opened = [one.stars for one in state.seas if one.stars != NO_CLASS]
    assert len(set(opened)) == len(opened)
    for at, one in enumerate(state.seas):
        values = [plate.value for plate in one.plates]
        assert values == sorted(values, reverse=True)
        assert len(values) <= rules.plates_per_sea
        operators = [plate.value for plate in one.plates if plate.owner == NOBODY]
        assert operators == (list(rules.operators[at]) if one.stars != NO_CLASS else [])
        assert bool(one.plates) == (one.stars != NO_CLASS)
        assert all(0 <= plate.value <= plate.written for plate in one.plates)
