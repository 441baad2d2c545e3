# SPDX-License-Identifier: MIT
"""An auction as it is shown, and the bidder that bids on for a person. No Qt."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from core.games.grid.bidding import DROP, NOBODY, Auction, bid, clockwise
from core.terms import Event, Move
from ui.games.grid.scene import GridScene
from ui.games.grid.view import AuctionView, BidderView
from ui.games.grid.words import say
from ui.games.shown import Answer, Prompt

Scene: TypeAlias = GridScene[Any, Any]


class Limit(Struct, frozen=True):
    """How far the automatic bidder of a seat goes, for one lot in one round."""

    round: int
    lot: int | str
    price: int


class AutomaticBidder:
    """Raises by one for a seat up to a limit of its own, which nobody else sees.

    It bids once per position of the table: if the table refuses the bid, the
    limit is dropped and the person is asked again.
    """

    def __init__(self) -> None:
        self._limits: dict[int, Limit] = {}
        self._answered: dict[int, tuple[Event, ...]] = {}

    def set_limit(self, scene: Scene, price: int) -> None:
        """Bid on for whoever looks up to this price."""
        assert scene.seat is not None
        self._limits[scene.seat] = Limit(scene.state.round, scene.lot, price)
        self._answered.pop(scene.seat, None)

    def cancel(self, seat: int) -> None:
        """Ask the person again."""
        self._limits.pop(seat, None)

    def limit(self, scene: Scene) -> int:
        """How far it goes for whoever looks in the auction on the table; 0 without a limit."""
        found = self._limits.get(scene.seat) if scene.seat is not None else None
        if found is None or not isinstance(scene.head, Auction):
            return 0
        same = (found.round, found.lot) == (scene.state.round, scene.lot)
        return found.price if same else 0

    def bid(self, scene: Scene) -> Move | None:
        """The bid that is due now, if one is. Asking again at the same position cancels it."""
        limit = self.limit(scene)
        if not limit or not scene.acting:
            return None
        assert scene.seat is not None
        move = bid(lowest(scene))
        if lowest(scene) > limit or move not in scene.legal:
            self.cancel(scene.seat)
            return None
        position = scene.view.match.events
        if self._answered.get(scene.seat) == position:
            self.cancel(scene.seat)
            return None
        self._answered[scene.seat] = position
        return move


def lowest(scene: Scene) -> int:
    """The least that can be bid now."""
    head = scene.head
    assert isinstance(head, Auction)
    return head.least(scene.minimum)


def highest(scene: Scene) -> int:
    """The most that whoever looks can bid."""
    assert scene.seat is not None
    return scene.money(scene.seat)


def auction_view(scene: Scene, chosen: int, limit: int) -> AuctionView:
    """The auction on the table, with `chosen` on the stepper."""
    head = scene.head
    assert isinstance(head, Auction)
    opening = head.leader == NOBODY
    leader = head.bidders[0] if opening else head.leader
    words = say("bid.opens" if opening else "bid.headline", name=scene.name(leader))
    can = scene.acting and lowest(scene) <= highest(scene)
    bid_on = limit and not opening
    return AuctionView(
        plant=scene.lot_card,
        price=lowest(scene) if opening else head.price,
        headline=words,
        bidders=tuple(_bidder(scene, head, seat) for seat in _round_the_table(scene, head)),
        lowest=lowest(scene) if can else 0,
        highest=highest(scene) if can else 0,
        chosen=chosen if can else 0,
        limit=limit,
        limit_words=say("bid.auto_on", price=limit) if bid_on else "",
        limit_label=say("bid.auto", price=chosen) if can and lowest(scene) < highest(scene) else "",
        cancel_label=say("bid.cancel"),
    )


def _round_the_table(scene: Scene, head: Auction) -> tuple[int, ...]:
    """The bidders clockwise from the lowest seat, so that nobody jumps about."""
    return tuple(seat for seat in clockwise(0, scene.state.seats) if seat in head.bidders)


def _bidder(scene: Scene, head: Auction, seat: int) -> BidderView:
    return BidderView(seat, scene.name(seat), seat == head.leader, seat == head.bidders[0])


def rival_money(scene: Scene, bidders: tuple[int, ...]) -> int | None:
    """The most that another bidder can pay; None where these eyes may not know it."""
    others = [seat for seat in bidders if seat != scene.seat]
    if not all(scene.sees_money(seat) for seat in others):
        return None
    return max((scene.money(seat) for seat in others), default=0)


def prompt(scene: Scene, chosen: int) -> Prompt:
    """What is asked of a bidder with a bid on the stepper."""
    head = scene.head
    number = scene.lot_name
    least = lowest(scene)
    drops: tuple[Answer, ...] = (Answer(say("bid.drop"), DROP, hint=say("bid.drop_hint")),)
    if DROP not in scene.legal:
        drops = ()
    if bid(least) not in scene.legal:
        return Prompt(say("bid.broke", plant=number, price=head.price), drops)
    text = say(
        "bid.first" if head.opening else "bid.prompt",
        plant=number,
        price=head.price,
        lowest=least,
    )
    rival = rival_money(scene, head.bidders)
    alone = rival is not None and rival <= least and chosen > least
    label = say("bid.minimum" if head.opening else "bid.one", price=least)
    answers = [Answer(label, bid(least), primary=alone or chosen == least)]
    if chosen > least:
        answers.insert(0, Answer(say("bid.bid", price=chosen), bid(chosen), primary=not alone))
    detail = say("bid.leaves", left=highest(scene) - chosen)
    if alone:
        detail = say("bid.alone", price=chosen, lowest=least)
    return Prompt(text, (*answers, *drops), detail)
