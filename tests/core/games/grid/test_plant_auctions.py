# SPDX-License-Identifier: MIT
"""What answers for a plant's auction (rules/power-grid.md, section 2, A1 to A3 and A7)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct

from core.contract import State
from core.games.grid.bidding import Auction
from core.games.grid.plant_auctions import PlantAuctions
from core.games.grid.tasks import OpenAuction, TrustTakesPlant
from core.terms import IllegalMove, Move

MINIMUM = {"a4": 4, "a5": 5, "b7": 7}


class Opens(Struct, frozen=True):
    """A seat opens."""

    seat: int


class Bidding(Auction, frozen=True):
    """An auction of a plant."""

    plant: str


class Rich(Struct, frozen=True):
    """Who bids."""

    money: int


class Table(State, frozen=True, kw_only=True):
    """The least that the auctions ask of a state. `bought` are seats with plant and price."""

    round: int = 2
    order: tuple[int, ...] = (1, 0, 2)
    players: tuple[Rich, ...]
    finished: tuple[int, ...] = ()
    current: tuple[str, ...] = ("b7", "a4", "a5")
    bought: tuple[tuple[int, str, int], ...] = ()


def sold(rules: object, state: Table, seat: int, plant: str, price: int) -> Table:
    """Writes down who bought."""
    return state.but(bought=(*state.bought, (seat, plant, price)), finished=(*state.finished, seat))


PLANTS = PlantAuctions[Any, Table](
    lambda rules, state, plant: MINIMUM[plant],
    lambda plant, bidders: Bidding(plant=plant, bidders=bidders),
    sold,
    lambda state: state.finished == (1,),
)


def table(seat: int, *money: int, **fields: Any) -> Table:
    """A seat is to open; something else waits behind."""
    players = tuple(map(Rich, money))
    agenda = (Opens(seat), "rest")
    return Table(seats=len(money), options=(), players=players, agenda=agenda, **fields)


def played(state: Table, *texts: str) -> Table:
    """The state after an opening and bids, each by whoever is to act."""
    for text in texts:
        head = state.agenda[0]
        answers = PLANTS.opened if isinstance(head, Opens) else PLANTS.bid
        state = answers(None, state, head.seat, Move.parse(text))
    return state


def test_who_is_bound_to_buy_may_not_opt_out() -> None:
    """In round 1, as long as a plant can be paid."""
    later, first = table(0, 5, 5), table(0, 5, 5, round=1)
    assert [str(m) for m in PLANTS.openings(None, later, 0)] == ["open a4", "open a5", "opt_out"]
    assert [str(m) for m in PLANTS.openings(None, first, 0)] == ["open a4", "open a5"]
    with pytest.raises(IllegalMove, match="must_buy"):
        played(first, "opt_out")


def test_whoever_buys_none_is_finished() -> None:
    """And what waits comes next."""
    state = played(table(1, 9, 9, 9), "opt_out")
    assert (state.finished, state.agenda, state.bought) == ((1,), ("rest",), ())


def test_the_opener_must_bid_first() -> None:
    """The others follow clockwise, without those that are finished."""
    state = played(table(2, 9, 9, 9, 9, finished=(3,)), "open a5")
    assert state.agenda[0].bidders == (2, 0, 1)
    assert [str(move) for move in PLANTS.bids(None, state, 2)] == [f"bid {n}" for n in range(5, 10)]
    state = played(state, "bid 6")
    assert [str(move) for move in PLANTS.bids(None, state, 0)] == [
        "bid 7",
        "bid 8",
        "bid 9",
        "drop",
    ]


def test_the_last_one_in_buys_for_the_last_bid() -> None:
    """Then what waited behind the auction comes next."""
    state = played(table(0, 9, 9, 9), "open a4", "bid 4", "drop", "bid 6", "drop")
    assert (state.bought, state.agenda) == (((2, "a4", 6),), ("rest",))


def test_the_last_one_in_the_phase_buys_at_once() -> None:
    """At the minimum, without a bid."""
    state = played(table(1, 9, 9, 9, finished=(0, 2)), "open b7")
    assert (state.bought, state.agenda) == (((1, "b7", 7),), ("rest",))


def test_the_first_in_order_who_is_not_finished_opens() -> None:
    """A1 and A6: by the order of players; before the next one the Trust, where it is due."""
    state = table(0, 5, 5, 5)
    assert PLANTS.next_opening(None, state).agenda == (OpenAuction(1), *state.agenda)
    first = state.but(finished=(1,))
    assert PLANTS.next_opening(None, first).agenda == (TrustTakesPlant(), *state.agenda)
    others = state.but(finished=(1, 0))
    assert PLANTS.next_opening(None, others).agenda == (OpenAuction(2), *state.agenda)


@pytest.mark.parametrize("over", [{"finished": (0, 1, 2)}, {"current": ()}])
def test_without_seats_or_plants_nobody_opens(over: dict[str, Any]) -> None:
    """The auctions of the round are over: what waits behind them comes."""
    state = table(0, 5, 5, 5).but(**over)
    assert PLANTS.next_opening(None, state).agenda == state.agenda[1:]
