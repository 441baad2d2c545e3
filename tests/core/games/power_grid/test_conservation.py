# SPDX-License-Identifier: MIT
"""Nothing is lost: plants, fuel, houses and Elektro after every event of whole games."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from core.chance import Stream, pick
from core.games.power_grid.agenda import Bidding, OpenAuction, RunPlants
from core.games.power_grid.state import IN_MARKET, IN_STACK, State
from core.match import begin
from core.terms import Awaiting, Chance, Drawn, Event, Moved, Over, Turn
from tests.core.games.power_grid.builder import GAME, PLANTS, all_fuel, all_plants

EVERY = [str(plant) for plant in PLANTS]


def options(seats: int) -> st.SearchStrategy[dict[str, str]]:
    """Any choice of options."""
    return st.fixed_dictionaries(
        {option.name: st.sampled_from(option.values) for option in GAME.options(seats)}
    )


def answer(state: State, awaited: Awaiting, rng: Stream) -> Event:
    """Random legal play and random draws."""
    if isinstance(awaited, Chance):
        return Drawn(pick(awaited, rng.bytes(16)))
    assert isinstance(awaited, Turn)
    seat = rng.choice(awaited.seats)
    return Moved(seat, rng.choice(GAME.legal_moves(state, seat)))


@settings(max_examples=8, deadline=None)
@given(st.data(), st.integers(2, 6), st.binary(min_size=4, max_size=4))
def test_a_whole_game_conserves_everything(data: st.DataObject, seats: int, seed: bytes) -> None:
    """Any seats and options: 42 plants, 24/24/24/12 tokens, every Elektro to or from the bank."""
    chosen = tuple(sorted(data.draw(options(seats)).items()))
    state: State = begin(GAME, chosen, seats).state  # type: ignore[assignment]
    rng = Stream(seed)
    while not isinstance(awaited := GAME.awaiting(state), Over):
        event = answer(state, awaited, rng)
        after = GAME.apply(state, event)
        assert all_plants(after) == EVERY
        assert all_fuel(after) == (24, 24, 24, 12)
        check_table(after)
        check_money(state, event, after)
        state = after
    assert all_plants(state) == EVERY


def check_table(state: State) -> None:
    """What holds in every state."""
    rules = GAME.rules(state)
    market = state.current + state.future
    assert list(market) == sorted(set(market))
    assert len(market) <= 8
    if state.step3_card == IN_MARKET:
        assert len(market) <= 7
    if state.step3_card == IN_STACK and state.round and isinstance(state.agenda[0], OpenAuction):
        assert (len(state.current), len(state.future)) == (4, 4)
    for player in state.players:
        assert player.money >= 0
        assert min(player.fuel) >= 0
        assert len(player.plants) <= rules.thresholds.plant_limit + 1
        assert len(set(player.cities)) == len(player.cities) <= 22
    assert min(state.supply) >= 0
    assert min(state.fuel_market) >= 0
    if state.round:
        network = rules.network(state.regions)
        most = 3 if state.trust is None else 4
        assert all(state.houses(city) <= most for city in network.cities)


def check_money(before: State, event: Event, after: State) -> None:
    """Who pays or is paid in an event, and how much: nobody else's money changes."""
    changes = {
        seat: new.money - old.money
        for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True))
        if new.money != old.money
    }
    if isinstance(event, Drawn):
        assert not changes
        return
    assert isinstance(event, Moved)
    match event.move.verb:
        case "buy" | "build":
            assert list(changes) == [event.seat]
            assert changes[event.seat] < 0
        case "open" | "drop":
            assert len(changes) <= 1
            head = before.agenda[0]
            for seat, change in changes.items():
                if isinstance(head, Bidding):
                    assert (seat, -change) == (head.leader, head.price)
                else:
                    least = 1 if event.move.args == (before.discount,) else event.move.args[0]
                    assert (seat, -change) == (event.seat, least)
        case "run":
            assert list(changes) == [event.seat]
            assert changes[event.seat] >= 10
        case "done" if isinstance(before.agenda[0], RunPlants):
            assert changes == {event.seat: 10}
        case _:
            assert not changes
