# SPDX-License-Identifier: MIT
"""Both markets as they are shown agree with the core on every token, price and card."""

from __future__ import annotations

from core.games.power_grid import fuel_market
from core.games.power_grid.agenda import KeepFuel, ScrapPlant
from core.games.power_grid.figures import FUELS
from core.games.power_grid.state import OUT
from tests.ui.games.power_grid.grid_tables import course, shown, state_of
from ui.games.power_grid.plants import laid_out


def test_tracks_hold_every_token_under_its_price() -> None:
    """Section 1: tokens lie on the most expensive spaces; the next one costs what is shown."""
    for match in course(1, 5):
        presenter, state = shown(match, None), state_of(match)
        for fuel, track in enumerate(presenter.board().fuel):
            assert sum(space.tokens for space in track.spaces) == state.fuel_market[fuel]
            filled = [space for space in track.spaces if space.tokens]
            if filled:
                price = fuel_market.price(presenter.scene.rules, state, fuel, 1)
                assert filled[0].price == price
            partly = [space for space in filled if space.tokens < space.places]
            assert len(partly) <= 1


def test_market_shows_each_plant_once_and_no_card_of_the_stack() -> None:
    """The stack is known by its size and the back of its top card alone."""
    for match in course(2, 6):
        presenter, state = shown(match, None), state_of(match)
        market = presenter.board().market
        assert tuple(plant.number for plant in market.current) == state.current
        assert tuple(plant.number for plant in market.future) == state.future
        assert market.top in ("plug", "socket", "step3", "")
        assert bool(market.future_title) == (state.step3_card != OUT)


def test_stack_counts_down_card_by_card() -> None:
    """With six players no card is removed: 42 plants and the Step 3 card are all somewhere."""
    for match in course(3, 6):
        presenter, state = shown(match, None), state_of(match)
        if not state.round or state.step3_card != "stack":
            continue
        owned = sum(len(player.plants) for player in state.players)
        market = len(state.current) + len(state.future)
        words = presenter.board().market.stack
        count = int(words.split()[-1])
        assert count + owned + market + len(state.removed) == 42 + 1


def test_tokens_on_cards_are_all_that_the_owner_has() -> None:
    """Section 4: whatever a player stores fits his cards, and each card holds its own fuels."""
    for match in course(4, 4, "random"):
        presenter, state = shown(match, None), state_of(match)
        if isinstance(presenter.scene.head, ScrapPlant | KeepFuel):
            continue
        for player in state.players:
            stored = laid_out(presenter.scene.rules, player.plants, player.fuel)
            tokens = [token for tokens in stored.values() for token in tokens]
            assert tuple(tokens.count(fuel) for fuel in FUELS) == player.fuel
            for number, held in stored.items():
                plant = presenter.scene.rules.plants[number]
                assert set(held) <= set(plant.fuels)
                assert len(held) <= 2 * plant.amount
