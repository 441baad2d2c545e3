# SPDX-License-Identifier: MIT
"""Phase 2 (rules/power-grid-card-game.md, section 4, phase 2, and the rulings of section 10)."""

from __future__ import annotations

from typing import Any

import pytest

from core.games.power_grid_card_game.agenda import BuyResources, EndPurchases
from core.games.power_grid_card_game.state import RESOURCES, Player, State
from tests.core.games.power_grid_card_game.builder import (
    cards,
    columns,
    move,
    mover,
    offered,
    player,
    refused,
    table,
)

COLUMNS = ("r46", "r04 r08", "r01 r15", "r23 r32")


def purchase(owner: Player, for_sale: tuple[str, str, str, str] = COLUMNS, **fields: Any) -> State:
    """Phase 2: seat 0 buys, then seat 1."""
    return table(
        owner,
        player(),
        player(),
        agenda=(BuyResources(0), BuyResources(1), EndPurchases()),
        columns=for_sale,
        phase=RESOURCES,
        **fields,
    )


def test_only_what_own_plants_use() -> None:
    """Coal for a coal plant, and an end of it."""
    state = purchase(player(plants="s03"))
    assert offered(state) == ["buy r01", "buy r04", "buy r08", "buy r46", "done"]
    assert refused(state, "buy r15") == ("resources.no_room", {"fuel": "gas", "card": "r15"})
    assert refused(state, "buy r23")[0] == "resources.no_room"


@pytest.mark.parametrize(
    ("card", "unit", "whole"), [("r46", 1, 1), ("r08", 6, 2), ("r04", 4, 2), ("r01", 3, 3)]
)
def test_the_price(card: str, unit: int, whole: int) -> None:
    """Column price x units, or with `price_per` = `card` the column price for the whole card."""
    for chosen, price in (("unit", unit), ("card", whole)):
        state = purchase(player(20, "s03"), options={"price_per": chosen})
        assert move(state, f"buy {card}").players[0].money == 20 - price


def test_whole_cards_in_one_turn() -> None:
    """One after another until the seat is done; nothing slides up meanwhile."""
    state = move(purchase(player(20, "s03")), "buy r01", "buy r08")
    assert cards(state.players[0]) == "r01:1 r08:3"
    assert state.players[0].money == 11
    assert columns(state) == ["r46", "r04", "r15", "r23 r32"]
    assert mover(state) == 0
    assert mover(move(state, "done")) == 1


def test_at_most_double_what_the_plants_need() -> None:
    """Two coal a run: four at most."""
    state = move(purchase(player(20, "s03")), "buy r46", "buy r08")
    assert offered(state) == ["done"]
    assert refused(state, "buy r04") == ("resources.no_room", {"fuel": "coal", "card": "r04"})


def test_one_pool_for_all_plants() -> None:
    """Cards are tied to no plant: three coal serve two plants of two and of one."""
    state = purchase(player(20, "s03 s05a", "r08 r04"))
    assert "buy r01" in offered(state), "6 of 6"
    state = purchase(player(20, "s03 s05a", "r08 r12"))
    assert offered(state) == ["done"]


def test_surplus_units_go_on_sale_as_singles() -> None:
    """Section 10: a unit must fit, the whole price is paid, the card is turned to what is kept."""
    state = move(purchase(player(20, "s03", "r02 r05")), "buy r08")
    assert cards(state.players[0]) == "r02:1 r05:2 r08:1"
    assert state.players[0].money == 14
    assert columns(state)[0] == "r45 r46", "one of two surplus units: only one single was left"
    assert [c for c in state.singles if c in ("r45", "r46")] == []


def test_without_a_single_the_unit_is_lost() -> None:
    """Section 4, phase 2: if no single of the type is left."""
    for_sale = ("r45 r46", "r08", "", "")
    state = move(purchase(player(20, "s05a"), for_sale), "buy r08")
    assert columns(state)[0] == "r45 r46"
    assert cards(state.players[0]) == "r08:2"


def test_singles_are_for_anybody_who_buys_later() -> None:
    """Section 10: they go on sale at once."""
    state = purchase(player(20, "s05b"), ("", "r28", "", ""))
    state = state.with_player(1, player(5, "s07a"))
    state = move(state, "buy r28", "done")
    assert offered(state) == ["buy r49", "done"]
    state = move(state, "buy r49")
    assert cards(state.players[1]) == "r49:1"
    assert state.players[1].money == 4


def test_hybrids_hold_any_mix_of_gas_and_oil() -> None:
    """Three a run of gas and oil: six in any mix."""
    for_sale = ("", "r19 r28 r15", "r27 r04", "")
    state = move(purchase(player(40, "s06a"), for_sale), "buy r19", "buy r28")
    assert cards(state.players[0]) == "r19:3 r28:3"
    assert offered(state) == ["done"]


def test_pure_plants_take_their_own_fuel_first() -> None:
    """Section 10, hybrid storage: max(0, gas - Cg) + max(0, oil - Co) <= H."""
    owner = player(40, "s06a s08b", "r19 r22")
    state = purchase(owner, ("", "r15 r28", "", ""))
    assert offered(state) == ["buy r15", "buy r28", "done"]
    state = move(state, "buy r28")
    assert cards(state.players[0]) == "r19:3 r22:3 r28:2"
    assert columns(state)[0] == "r49"


def test_ecological_plants_need_and_store_nothing() -> None:
    """Section 2."""
    assert offered(purchase(player(40, "s07b"))) == ["done"]


def test_no_more_than_the_cash_in_hand() -> None:
    """A card that costs more is not for this seat."""
    state = purchase(player(3, "s03"))
    assert offered(state) == ["buy r01", "buy r46", "done"]
    assert refused(state, "buy r04") == (
        "resources.too_expensive",
        {"card": "r04", "price": 4, "money": 3},
    )


def test_what_is_not_on_the_market() -> None:
    """A card of the deck, a card of nobody, nonsense."""
    state = purchase(player(20, "s03"))
    assert refused(state, "buy r02") == ("resources.not_for_sale", {"card": "r02"})
    assert refused(state, "buy nothing") == ("resources.not_for_sale", {"card": "nothing"})
    assert refused(state, "buy") == ("move.not_legal", {"seat": 0, "move": "buy"})
