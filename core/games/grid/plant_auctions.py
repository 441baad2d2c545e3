# SPDX-License-Identifier: MIT
"""The auctions of plants in a round, as phases answer for them: who opens one, and who bids in it.

The same in the whole family. What a plant costs at least, and what happens once one
is sold, is a matter of each game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, Protocol, Self, TypeVar

from core.games.grid import bidding, opening
from core.games.grid.bidding import Auction
from core.games.grid.tasks import OpenAuction, TrustTakesPlant
from core.terms import Move

FIRST_ROUND = 1
"""In this round everybody must buy who can."""


class Player(Protocol):
    """Who bids."""

    @property
    def money(self) -> int:
        """What can be bid."""


class WithAuctions(Protocol):
    """A state with auctions of plants."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def round(self) -> int:
        """The round, from 1."""

    @property
    def players(self) -> Sequence[Player]:
        """By seat."""

    @property
    def order(self) -> tuple[int, ...]:
        """The order of players, first one first."""

    @property
    def finished(self) -> tuple[int, ...]:
        """Seats that take no part in further auctions of this round."""

    @property
    def current(self) -> tuple[Any, ...]:
        """Plants that can be auctioned."""

    @property
    def agenda(self) -> tuple[Any, ...]:
        """What is still to happen; a plant's auction names the `plant`."""

    def but(self, **changes: Any) -> Self:
        """The state with some fields replaced."""

    def first(self, *steps: Any) -> Self:
        """The state with steps before all the rest."""

    def done(self) -> Self:
        """The state with the head of the agenda carried out."""


RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT", bound=WithAuctions)


class PlantAuctions(Generic[RulesT, StateT]):
    """What answers, from what a game says of (rules, state, ...).

    `minimum` is the least bid for a plant, in Elektro; `begun` makes the auction of a
    plant with its bidders, the opener first; `sold` is the state once a seat has bought
    a plant for a price; `trust_due` says whether it is the Trust's turn to take one.
    """

    def __init__(
        self,
        minimum: Callable[[RulesT, StateT, Any], int],
        begun: Callable[[Any, tuple[int, ...]], Auction],
        sold: Callable[[RulesT, StateT, int, Any, int], StateT],
        trust_due: Callable[[StateT], bool],
    ) -> None:
        self._minimum = minimum
        self._begun = begun
        self._sold = sold
        self._trust_due = trust_due

    def next_opening(self, rules: RulesT, state: StateT) -> StateT:
        """The first in order who is not finished; before that the Trust, once."""
        if self._trust_due(state):
            return state.first(TrustTakesPlant())
        waiting = [seat for seat in state.order if seat not in state.finished]
        if not waiting or not state.current:
            return state.done()
        return state.first(OpenAuction(waiting[0]))

    def openings(self, rules: RulesT, state: StateT, seat: int) -> Sequence[Move]:
        """The current plants whose minimum the seat has in cash, and buying none."""
        least = partial(self._minimum, rules, state)
        return opening.choices(state.current, least, state.players[seat].money, _bound(state))

    def opened(self, rules: RulesT, state: StateT, seat: int, move: Move) -> StateT:
        """An auction begins with its opener; the last one in the phase buys at once."""
        least = partial(self._minimum, rules, state)
        money = state.players[seat].money
        plant = opening.opened(state.current, least, money, _bound(state), seat, move)
        state = state.done()
        if plant is None:
            return state.but(finished=(*state.finished, seat))
        bidders = opening.bidders(seat, state.seats, state.finished)
        if len(bidders) == 1:
            return self._sold(rules, state, seat, plant, least(plant))
        return state.first(self._begun(plant, bidders))

    def bids(self, rules: RulesT, state: StateT, seat: int) -> Sequence[Move]:
        """From the least bid up to all own money; who did not just open may drop out."""
        head = state.agenda[0]
        least = self._minimum(rules, state, head.plant)
        return bidding.choices(head, least, state.players[seat].money, False)

    def bid(self, rules: RulesT, state: StateT, seat: int, move: Move) -> StateT:
        """A raise, or somebody out of this auction; the last one in it buys."""
        head = state.agenda[0]
        least = self._minimum(rules, state, head.plant)
        head = bidding.after(head, least, state.players[seat].money, False, move)
        if head.over:
            return self._sold(rules, state.done(), head.leader, head.plant, head.price)
        return state.but(agenda=(head, *state.agenda[1:]))


def _bound(state: WithAuctions) -> bool:
    """Whether everybody must buy who can."""
    return state.round == FIRST_ROUND
