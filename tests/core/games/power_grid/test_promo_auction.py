# SPDX-License-Identifier: MIT
"""Auctions of promo cards (rules/power-grid-promos.md)."""

from __future__ import annotations

from typing import Any

from core.games.power_grid.agenda import (
    CardAuction,
    DrawPlant,
    NextOpening,
    OpenAuction,
)
from core.games.power_grid.state import Player, State
from tests.core.games.power_grid.builder import (
    all_cards,
    move,
    mover,
    offered,
    player,
    refused,
    replaced,
    table,
    trust,
)

ALL = {"promos": "all"}
MARKET = (30, 31, 32, 34, 35, 36, 37)


def auction(card: str, *people: Player, **fields: Any) -> State:
    """A table at the auction of a card that was just turned up; then the draw goes on."""
    people = people or (player(plants=(3,)), player(plants=(4,)), player(plants=(5,)))
    order = fields.get("order", tuple(range(len(people))))
    assert isinstance(order, tuple)
    seats = tuple((order[0] + n) % len(people) for n in range(len(people)))
    return table(
        *people,
        agenda=(CardAuction(card, bidders=seats), DrawPlant(), OpenAuction(0)),
        market=MARKET,
        options={**ALL, **({"two_players": "trust"} if "trust" in fields else {})},
        **fields,
    )


def test_the_first_in_order_opens_at_10_or_more_or_drops_out() -> None:
    """Instant auction: the first in player order opens at 10 or more, or drops out."""
    state = replaced(
        table(
            player(),
            player(),
            player(),
            agenda=(DrawPlant(), OpenAuction(1)),
            market=MARKET,
            options=ALL,
            order=(1, 0, 2),
        ),
        "warehouse",
    )
    assert mover(state) == 1
    assert offered(state)[0] == "bid 10"
    assert offered(state)[-1] == "drop"
    assert refused(state, "bid 9") == ("auction.bid_below_minimum", {"bid": 9, "minimum": 10})


def test_the_next_clockwise_by_seat_may_open_at_10() -> None:
    """Instant auction: if he drops out the next clockwise by seat may open at 10."""
    state = move(auction("warehouse", order=(1, 0, 2)), "drop")
    assert mover(state) == 2
    assert offered(state)[0] == "bid 10"
    state = move(state, "drop")
    assert mover(state) == 0
    assert "drop" in offered(state)


def test_raise_by_at_least_one_or_drop_out_for_good() -> None:
    """Instant auction."""
    state = move(auction("warehouse"), "bid 12")
    assert offered(state)[0] == "bid 13"
    state = move(state, "drop", "bid 13", "bid 14")
    assert mover(state) == 2


def test_no_bid_above_own_money() -> None:
    """Instant auction, and rulings, money: any bid up to own money."""
    state = auction("warehouse", player(12), player(9), player())
    assert offered(state) == ["bid 10", "bid 11", "bid 12", "drop"]
    assert refused(state, "bid 13") == ("auction.bid_above_money", {"bid": 13, "money": 12})
    assert offered(move(state, "drop")) == ["drop"]


def test_all_players_take_part_and_keep_their_plant_of_the_round() -> None:
    """Instant auction: also those who bought or passed; it does not use up the plant."""
    state = auction("theme_park", finished=(0, 1))
    state = move(state, "bid 10", "drop", "drop")
    assert state.finished == (0, 1)
    assert not state.sold
    assert state.players[0].cards == ("theme_park",)
    state = auction("theme_park").but(finished=())
    assert move(state, "bid 10", "drop", "drop").finished == ()


def test_all_players_are_asked_when_the_card_is_turned_up() -> None:
    """Instant auction: whoever bought, passed or is still to choose."""
    state = replaced(
        table(
            player(),
            player(),
            player(),
            agenda=(DrawPlant(), OpenAuction(2)),
            market=MARKET,
            options=ALL,
            order=(1, 0, 2),
            finished=(1, 0),
        ),
        "warehouse",
    )
    asked = []
    while isinstance(state.agenda[0], CardAuction):
        asked.append(mover(state))
        state = move(state, "drop")
    assert asked == [1, 2, 0]


def test_the_trust_never_bids() -> None:
    """Instant auction: the Trust never."""
    state = auction("warehouse", player(), player(), trust=trust(plants=(20,)))
    assert [mover(state), mover(move(state, "drop"))] == [0, 1]
    assert state.trust == move(state, "drop", "drop").trust


def test_the_winner_pays_the_bank() -> None:
    """Instant auction: his bid, and nobody else pays."""
    state = move(auction("warehouse"), "bid 10", "bid 15", "drop", "drop")
    assert [p.money for p in state.players] == [50, 35, 50]
    assert state.players[1].cards == ("warehouse",)


def test_nobody_bids_and_the_card_leaves_the_game() -> None:
    """Instant auction: nobody bids, the card leaves the game; then the draw that was due."""
    state = move(auction("transformer"), "drop", "drop", "drop")
    assert state.removed[-1] == "transformer"
    assert isinstance(state.agenda[0], DrawPlant)
    assert len(all_cards(state)) == 48


def test_the_last_one_left_may_still_open() -> None:
    """Instant auction: the others dropped out before anybody bid."""
    state = move(auction("warehouse"), "drop", "drop", "bid 10")
    assert state.players[2].cards == ("warehouse",)
    assert state.players[2].money == 40


def test_round_1_without_money_for_a_plant() -> None:
    """Rulings, money: also in round 1; then the duty to buy lapses."""
    people = (player(0, cards="warehouse"), player())
    state = table(
        *people, agenda=(OpenAuction(0), NextOpening()), market=MARKET, options=ALL, round=1
    )
    assert offered(state) == ["opt_out"]
