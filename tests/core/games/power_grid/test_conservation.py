# SPDX-License-Identifier: MIT
"""Nothing is lost: plants, fuel, houses and Elektro after every event of whole games."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from core.chance import Stream, pick
from core.games.power_grid.agenda import (
    Bidding,
    CardAuction,
    KeepFuel,
    OpenAuction,
    RunPlants,
    ScrapPlant,
    Task,
)
from core.games.power_grid.state import (
    FLUX,
    IN_MARKET,
    IN_STACK,
    PROMOS,
    TRANSFORMER,
    Player,
    State,
)
from core.terms import Awaiting, Chance, Drawn, Event, Moved, Over, Turn
from tests.core.games.power_grid.builder import GAME, PLANTS, all_cards, all_fuel


def options(seats: int) -> st.SearchStrategy[dict[str, str]]:
    """Any choice of options, promo cards among them."""
    every = GAME.options(seats, (("promos", "chosen"),))
    return st.fixed_dictionaries(
        {option.name: st.sampled_from(option.values) for option in every}
    ).map(offered)


def offered(chosen: dict[str, str]) -> dict[str, str]:
    """What can be chosen together: with all promo cards, or none, there is no choice of some."""
    alone = PROMOS if chosen["promos"] != "chosen" else ()
    return {name: value for name, value in chosen.items() if name not in alone}


def every_card(chosen: dict[str, str]) -> list[str]:
    """The 42 plants, then the promo cards of the match."""
    promos = [p for p in PROMOS if chosen["promos"] == "all" or chosen.get(p) == "on"]
    plants = [*map(str, PLANTS), *(["333"] if FLUX in promos else [])]
    return [*plants, *sorted(card for card in promos if card != FLUX)]


def answer(state: State, awaited: Awaiting, rng: Stream) -> Event:
    """Random legal play and random draws."""
    if isinstance(awaited, Chance):
        return Drawn(pick(awaited, rng.bytes(16)))
    assert isinstance(awaited, Turn)
    seat = rng.choice(awaited.seats)
    return Moved(seat, rng.choice(GAME.legal_moves(state, seat)))


@settings(max_examples=12, deadline=None)
@given(st.data(), st.integers(2, 6), st.binary(min_size=4, max_size=4))
def test_a_whole_game_conserves_everything(data: st.DataObject, seats: int, seed: bytes) -> None:
    """Any seats and options: every card, 24/24/24/12 tokens, every Elektro to or from the bank.

    rules/power-grid-promos.md: promo cards are cards in one place each too.
    """
    picked = data.draw(options(seats))
    every = every_card(picked)
    chosen = tuple(sorted(picked.items()))
    state: State = GAME.setup(GAME.settle(chosen, seats), seats)
    rng = Stream(seed)
    while not isinstance(awaited := GAME.awaiting(state), Over):
        event = answer(state, awaited, rng)
        after = GAME.apply(state, event)
        assert all_cards(after) == every
        assert all_fuel(after) == (24, 24, 24, 12)
        check_table(after)
        check_money(state, event, after)
        state = after
    assert all_cards(state) == every


def next_task(state: State) -> Task | None:
    """What happens next; nothing once the game is over, wherever the Step 3 card is then."""
    return state.agenda[0] if state.agenda else None


def check_table(state: State) -> None:
    """What holds in every state."""
    rules = GAME.rules(state)
    market = state.current + state.future
    assert list(market) == sorted(set(market), key=rules.deck.places.__getitem__)
    assert len(market) <= 8
    if state.step3_card == IN_MARKET:
        assert len(market) <= 7
    if state.step3_card == IN_STACK and state.round and isinstance(next_task(state), OpenAuction):
        assert (len(state.current), len(state.future)) == (4, 4)
    for player in state.players:
        assert player.money >= 0
        assert min(player.fuel) >= 0
        assert len(player.plants) <= rules.thresholds.plant_limit + 1
        assert len(set(player.cities)) == len(player.cities)
        assert player.connected <= 22
        check_promos(state, player)
    assert min(state.supply) >= 0
    assert min(state.fuel_market) >= 0
    if state.round:
        network = rules.network(state.regions)
        most = 3 if state.trust is None else 4
        assert all(state.houses(city) <= most for city in network.cities)


def check_promos(state: State, player: Player) -> None:
    """What lies before a player: fuel fits, and the Transformer Station has its plant."""
    rules = GAME.rules(state)
    assert list(player.plants) == sorted(player.plants, key=rules.deck.places.__getitem__)
    if not isinstance(next_task(state), ScrapPlant | KeepFuel):
        assert rules.fleet_of(player).capacity.fits(player.fuel)
    if player.station:
        assert player.station in player.plants
        assert TRANSFORMER in player.cards
    contracts = state.contracts
    if contracts is not None:
        values = (*contracts.pile, *contracts.open, *contracts.aside)
        assert sorted(values) == [2, 4, 6, 8, 10, 12]


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
                if isinstance(head, Bidding | CardAuction):
                    assert (seat, -change) == (head.leader, head.price)
                else:
                    plant = int(event.move.args[0])
                    least = 1 if plant == before.discount else 33 if plant == 333 else plant
                    assert (seat, -change) == (event.seat, least)
        case "bid" if changes:
            head = before.agenda[0]
            assert isinstance(head, CardAuction)
            assert head.bidders == (event.seat,)
            price = event.move.args[0]
            assert isinstance(price, int)
            assert changes == {event.seat: -price}
        case "scrap" if changes:
            assert before.contracts is not None
            assert changes == {event.seat: sum(before.contracts.open)}
        case "run":
            assert list(changes) == [event.seat]
            assert changes[event.seat] >= 10
        case "done" if isinstance(before.agenda[0], RunPlants):
            assert changes == {event.seat: 10}
        case _:
            assert not changes
