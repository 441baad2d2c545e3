# SPDX-License-Identifier: MIT
"""An auction that goes round: bid more or drop out for good, the last one buys.

What is sold, what it costs at least and what happens then is a matter of each game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Self, TypeVar, overload

from msgspec import structs

from core.terms import IllegalMove, Move, not_legal
from core.value import Value

NOBODY = -1
_KEPT = 512
"""Moves are values: those used last serve again."""

DROP = Move("drop")
"""Drops out of the auction."""


@lru_cache(_KEPT)
def bid(price: int) -> Move:
    """Bid so much in all."""
    return Move("bid", (price,))


class Auction(Value, frozen=True, kw_only=True, array_like=True):
    """How an auction stands. `bidders` are still in it, clockwise, the one to act first.

    The price is 0 and the leader nobody until somebody has bid.
    """

    price: int = 0
    leader: int = NOBODY
    bidders: tuple[int, ...]

    @property
    def seat(self) -> int:
        """Who is to act."""
        return self.bidders[0]

    @property
    def opening(self) -> bool:
        """Whether nobody has bid yet."""
        return self.leader == NOBODY

    @property
    def over(self) -> bool:
        """Whether nobody is left to act: all dropped out, or only the leader did not."""
        return not self.bidders or self.bidders == (self.leader,)

    def least(self, minimum: int) -> int:
        """The lowest bid now, if the first one has this minimum."""
        return minimum if self.leader == NOBODY else self.price + 1

    def raised(self, price: int) -> Self:
        """The auction after a bid of whoever was to act."""
        seat, *others = self.bidders
        return structs.replace(self, price=price, leader=seat, bidders=(*others, seat))

    def dropped(self) -> Self:
        """The auction after whoever was to act dropped out."""
        return structs.replace(self, bidders=self.bidders[1:])


class Bids(Sequence[Move]):
    """Every bid from the lowest to the highest, then, where one may, dropping out."""

    __slots__ = ("_drop", "_prices")

    def __init__(self, lowest: int, highest: int, drop: bool) -> None:
        self._prices = range(lowest, highest + 1)
        self._drop = drop

    def __len__(self) -> int:
        return len(self._prices) + self._drop

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return tuple(self[at] for at in range(*index.indices(len(self))))
        at = index if index >= 0 else index + len(self)
        if at < 0:
            raise IndexError(index)
        if self._drop and at == len(self._prices):
            return DROP
        return bid(self._prices[at])

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        if move == DROP:
            return self._drop
        args = move.args
        price = args[0] if move.verb == "bid" and len(args) == 1 else ""
        return isinstance(price, int) and price in self._prices

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        raise TypeError("a sequence of moves is no key")


T = TypeVar("T", bound=Auction)


def clockwise(seat: int, seats: int) -> tuple[int, ...]:
    """All seats from this one on, as they sit."""
    return (*range(seat, seats), *range(seat))


def choices(auction: Auction, minimum: int, money: int, opener_drops: bool) -> Bids:
    """From the least bid up to all own money, then dropping out; an opener may be bound to bid."""
    return Bids(auction.least(minimum), money, opener_drops or auction.leader != NOBODY)


def after(auction: T, minimum: int, money: int, opener_drops: bool, move: Move) -> T:
    """The auction after whoever was to act did so. Raises IllegalMove."""
    if move == DROP:
        if auction.leader == NOBODY and not opener_drops:
            raise IllegalMove("auction.opener_must_bid")
        return auction.dropped()
    match move:
        case Move("bid", (int(price),)):
            least = auction.least(minimum)
            if price < least:
                raise IllegalMove("auction.bid_below_minimum", bid=price, minimum=least)
            if price > money:
                raise IllegalMove("auction.bid_above_money", bid=price, money=money)
            return auction.raised(price)
    raise not_legal(auction.bidders[0], move)
