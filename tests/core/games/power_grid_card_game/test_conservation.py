# SPDX-License-Identifier: MIT
"""Whole games: the invariants of rules/power-grid-card-game.md, section 9, after every event."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from core.chance import Stream, pick
from core.games.power_grid_card_game import plant_market, pool
from core.games.power_grid_card_game.agenda import (
    Bidding,
    BuyResources,
    KeepFuel,
    OpenAuction,
    ScrapPlant,
)
from core.games.power_grid_card_game.state import IN_MARKET, IN_STACK, OUT, Player, State, Trust
from core.terms import Awaiting, Chance, Drawn, Event, Moved, Over, Turn
from tests.core.games.power_grid_card_game.builder import (
    CARDS,
    GAME,
    PLANTS,
    all_cards,
    all_plants,
)


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


@settings(max_examples=15, deadline=None)
@given(st.data(), st.integers(2, 6), st.binary(min_size=4, max_size=4))
def test_a_whole_game_keeps_everything(data: st.DataObject, seats: int, seed: bytes) -> None:
    """Any seats and options: 42 plants, 51 cards, every Elektro to or from the bank."""
    chosen = tuple(sorted(data.draw(options(seats)).items()))
    state: State = GAME.setup(GAME.settle(chosen, seats), seats)
    rng = Stream(seed)
    while not isinstance(awaited := GAME.awaiting(state), Over):
        event = answer(state, awaited, rng)
        after = GAME.apply(state, event)
        assert all_plants(after) == list(PLANTS)
        assert all_cards(after) == list(CARDS)
        check_markets(after)
        for owner in (*after.players, *([after.trust] if after.trust else [])):
            check_owner(after, owner)
        check_money(state, event, after)
        state = after
    assert state.last
    assert state.end_card == OUT
    assert 6 <= state.round <= 36


def check_markets(state: State) -> None:
    """Sizes, order and what lies where."""
    rules = GAME.rules(state)
    market = plant_market.plants(state)
    assert market == plant_market.ascending(rules, state, market)
    most = {IN_STACK: 8, IN_MARKET: 7, OUT: 6}[state.end_card]
    if state.round:
        assert len(market) <= most
    if state.end_card == IN_STACK and isinstance(
        state.agenda[0] if state.agenda else 0, OpenAuction
    ):
        assert (len(state.current), len(state.future)) == (4, 4)
    singles, *columns = state.columns
    assert all(rules.single(card) for card in singles)
    for column in columns:
        assert len(column) <= rules.rows
        assert column == pool.sorted_cards(rules, column)
        assert not any(rules.single(card) for card in column)
    assert not any(rules.single(card) for card in (*state.deck, *state.discards))


def check_owner(state: State, owner: Player | Trust) -> None:
    """No storage limit exceeded, no card without units, plants in their order."""
    rules = GAME.rules(state)
    assert owner.plants == plant_market.ascending(rules, state, owner.plants)
    for held in owner.pool:
        assert 1 <= held.units <= rules.cards[held.card].units
    deciding = state.agenda and isinstance(state.agenda[0], ScrapPlant | KeepFuel)
    if not deciding:
        assert len(owner.plants) <= 3
        assert rules.fleet(owner.plants).capacity.fits(pool.units(rules, owner.pool))


def check_money(before: State, event: Event, after: State) -> None:
    """Who pays or is paid in an event, and how much: nobody else's money changes."""
    rules = GAME.rules(before)
    changes = {
        seat: new.money - old.money
        for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True))
        if new.money != old.money
    }
    assert all(player.money >= 0 for player in after.players)
    if isinstance(event, Drawn):
        assert not changes
        return
    assert isinstance(event, Moved)
    head = before.agenda[0]
    match event.move.verb:
        case "open" | "drop":
            assert len(changes) <= 1
            for seat, change in changes.items():
                if isinstance(head, Bidding):
                    assert (seat, -change) == (head.leader, head.price)
                else:
                    plant = str(event.move.args[0])
                    least = 1 if plant == before.discount else rules.plants[plant].number
                    assert (seat, -change) == (event.seat, least)
        case "buy":
            assert isinstance(head, BuyResources)
            assert list(changes) == [event.seat]
            assert changes[event.seat] < 0
        case "run":
            earned = sum(
                rules.plants[str(p)].earnings for p in event.move.args if p in rules.plants
            )
            assert changes == {event.seat: earned}
        case "scrap":
            paid = sum(before.contracts.open) if before.contracts else 0
            assert changes == ({event.seat: paid} if paid else {})
        case _:
            assert not changes
