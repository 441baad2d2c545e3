# SPDX-License-Identifier: MIT
"""Lots: a draw that an auction interrupts, and whose winner draws in turn.

Exercises the agenda: what was still to be drawn goes on after the interruption,
however deep the chain of interruptions is.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from core.contract import State
from core.terms import Awaiting, Chance, Drawn, Event, Move, Moved, Note, Options, Over, Turn
from tests.core.toys.toy import Toy, plus, ranked

CARDS = ("coin", "coin", "coin", "coin", "lot", "lot", "lot")
PURSE = 4
PASS = Move("pass")


class Draw(Struct, frozen=True, tag=True):
    """A seat draws a card."""

    seat: int


class Auction(Struct, frozen=True, tag=True):
    """The seats still bidding, the one to speak first; `price` is the leader's, the last one's."""

    bidders: tuple[int, ...]
    price: int = 0


Step: TypeAlias = Draw | Auction


class LotsState(State, frozen=True):
    """`trail` is who got what, in order: the proof that no draw was forgotten."""

    agenda: tuple[Step, ...] = ()
    deck: tuple[str, ...] = CARDS
    drawn: tuple[str, ...] = ()
    turn: int = 0
    coins: tuple[int, ...] = ()
    lots: tuple[int, ...] = ()
    trail: tuple[tuple[int, str], ...] = ()


class Lots(Toy):
    """Draw one or two cards: a coin is income, a lot is sold and its buyer draws again."""

    name = "toy_lots"
    seat_counts = (2, 3, 4)
    state_type = LotsState
    max_events = len(CARDS) * 2 + 3 * (4 + 4 * PURSE + len(CARDS) * 4) + 4
    max_chance = len(CARDS)

    def setup(self, options: Options, seats: int) -> LotsState:
        """Full purses, no lots."""
        purses, none = (PURSE,) * seats, (0,) * seats
        return LotsState(seats=seats, options=options, coins=purses, lots=none)

    def expects(self, state: LotsState) -> Awaiting:
        """The head of the agenda, or the next turn."""
        match state.agenda:
            case (Draw(), *_):
                return Chance(state.deck)
            case (Auction(bidders, _), *_):
                return Turn(bidders[:1])
        if not state.deck:
            return Over(ranked(self.scores(state)), self.scores(state), "deck")
        return Turn((state.turn % state.seats,))

    def choices(self, state: LotsState, seat: int) -> tuple[Move, ...]:
        """A bid or a pass in an auction; else how many cards to draw."""
        match state.agenda:
            case (Auction(_, price), *_):
                bids = range(price + 1, state.coins[seat] + 1)
                return (*(Move("bid", (coins,)) for coins in bids), PASS)
        return tuple(Move("draw", (count,)) for count in (1, 2)[: len(state.deck)])

    def enter(self, state: LotsState, event: Event) -> LotsState:
        """Draw, bid, pass."""
        match event:
            case Drawn((card,)):
                return _settled(_drawn(state, card))
            case Moved(seat, Move("draw", (count,))):
                return state.but(turn=state.turn + 1).first(*(Draw(seat),) * int(count))
            case Moved(_, Move("bid", (price,))):
                return _settled(_bid(state, int(price)))
        return _settled(_passed(state))

    def scores(self, state: LotsState) -> tuple[int, ...]:
        """A lot is worth three coins."""
        return tuple(c + 3 * n for c, n in zip(state.coins, state.lots, strict=True))

    def notes(self, before: Any, event: Event, after: Any) -> tuple[Note, ...]:
        """Who got what."""
        return tuple(
            Note("lots.got", (("seat", seat), ("card", card)))
            for seat, card in after.trail[len(before.trail) :]
        )


def _drawn(state: LotsState, card: str) -> LotsState:
    draw = state.agenda[0]
    assert isinstance(draw, Draw)
    deck = list(state.deck)
    deck.remove(card)
    state = state.done().but(deck=tuple(deck), drawn=tuple(sorted((*state.drawn, card))))
    if card == "coin":
        coins = plus(state.coins, draw.seat, 1)
        return state.but(coins=coins, trail=(*state.trail, (draw.seat, card)))
    around = tuple((draw.seat + n) % state.seats for n in range(state.seats))
    return state.first(Auction(around))


def _bid(state: LotsState, price: int) -> LotsState:
    auction = state.agenda[0]
    assert isinstance(auction, Auction)
    speaker, *others = auction.bidders
    return state.done().first(Auction((*others, speaker), price))


def _passed(state: LotsState) -> LotsState:
    auction = state.agenda[0]
    assert isinstance(auction, Auction)
    return state.done().first(Auction(auction.bidders[1:], auction.price))


def _settled(state: LotsState) -> LotsState:
    """Sell a lot that one seat alone has bid for, drop one that nobody wants, skip empty draws."""
    while state.agenda:
        match state.agenda[0]:
            case Auction((), _):
                state = state.done()
            case Auction((winner,), price) if price:
                state = state.done().but(
                    coins=plus(state.coins, winner, -price),
                    lots=plus(state.lots, winner, 1),
                    trail=(*state.trail, (winner, "lot")),
                )
                state = state.first(Draw(winner))
            case Draw() if not state.deck:
                state = state.done()
            case _:
                break
    return state
