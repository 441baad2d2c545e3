# SPDX-License-Identifier: MIT
"""An auction as it is shown, and the bidder that bids on for a person. No Qt."""

from __future__ import annotations

from msgspec import Struct

from core.games.grid.auction import NOBODY, Auction, clockwise
from core.games.power_grid import auction, moves
from core.games.power_grid.agenda import Bidding, CardAuction
from core.terms import Move
from ui.tables.power_grid.plants import market_card
from ui.tables.power_grid.promo_cards import card_view
from ui.tables.power_grid.promo_words import card_name
from ui.tables.power_grid.prompt_words import ask
from ui.tables.power_grid.scene import Scene
from ui.tables.power_grid.view import AuctionView, BidderView, PlantView, PromoView
from ui.tables.power_grid.words import say
from ui.tables.target import Light


class Limit(Struct, frozen=True):
    """How far the automatic bidder of a seat goes, for one plant or card in one round."""

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
        self._answered: dict[int, int] = {}

    def set_limit(self, scene: Scene, price: int) -> None:
        """Bid on for whoever looks up to this price."""
        assert scene.seat is not None
        self._limits[scene.seat] = Limit(scene.state.round, lot(scene), price)
        self._answered.pop(scene.seat, None)

    def cancel(self, seat: int) -> None:
        """Ask the person again."""
        self._limits.pop(seat, None)

    def limit(self, scene: Scene) -> int:
        """How far it goes for whoever looks in the auction on the table; 0 without a limit."""
        found = self._limits.get(scene.seat) if scene.seat is not None else None
        if found is None or not isinstance(scene.head, Auction):
            return 0
        same = (found.round, found.lot) == (scene.state.round, lot(scene))
        return found.price if same else 0

    def bid(self, scene: Scene) -> Move | None:
        """The bid that is due now, if one is. Asking again at the same position cancels it."""
        limit = self.limit(scene)
        if not limit or not scene.acting:
            return None
        assert scene.seat is not None
        move = moves.bid(lowest(scene))
        if lowest(scene) > limit or move not in scene.legal:
            self.cancel(scene.seat)
            return None
        position = len(scene.view.match.events)
        if self._answered.get(scene.seat) == position:
            self.cancel(scene.seat)
            return None
        self._answered[scene.seat] = position
        return move


def lot(scene: Scene) -> int | str:
    """What is auctioned: the number of a plant, or a promo card."""
    head = scene.head
    assert isinstance(head, Bidding | CardAuction)
    return head.plant if isinstance(head, Bidding) else head.card


def named(scene: Scene) -> dict[str, int | str]:
    """What is auctioned, in words."""
    head = scene.head
    assert isinstance(head, Bidding | CardAuction)
    if isinstance(head, Bidding):
        return {"plant": scene.plant(head.plant)}
    return {"card": card_name(head.card)}


def lowest(scene: Scene) -> int:
    """The least that can be bid now."""
    head = scene.head
    assert isinstance(head, Bidding | CardAuction)
    if isinstance(head, CardAuction):
        return head.least(scene.rules.promo_figures.minimum_bid)
    return head.least(auction.minimum(scene.rules, scene.state, head.plant))


def highest(scene: Scene) -> int:
    """The most that whoever looks can bid."""
    return scene.own.money


def auction_view(scene: Scene, chosen: int, limit: int) -> AuctionView:
    """The auction on the table, with `chosen` on the stepper."""
    head = scene.head
    assert isinstance(head, Bidding | CardAuction)
    opening = head.leader == NOBODY
    leader = head.bidders[0] if opening else head.leader
    words = ask("bid.opens" if opening else "bid.headline", name=scene.name(leader))
    plant, card = _lots(scene, head)
    can = scene.acting and lowest(scene) <= highest(scene)
    bid_on = limit and not opening
    return AuctionView(
        plant=plant,
        price=lowest(scene) if opening else head.price,
        headline=words,
        bidders=tuple(_bidder(scene, head, seat) for seat in _round_the_table(scene, head)),
        lowest=lowest(scene) if can else 0,
        highest=highest(scene) if can else 0,
        chosen=chosen if can else 0,
        limit=limit,
        limit_words=ask("bid.auto_on", price=limit) if bid_on else "",
        limit_label=ask("bid.auto", price=chosen) if can and lowest(scene) < highest(scene) else "",
        cancel_label=ask("bid.cancel"),
        card=card,
        title=say("promo.turned_up", card=card.name) if card else "",
    )


def _lots(scene: Scene, head: Bidding | CardAuction) -> tuple[PlantView | None, PromoView | None]:
    """The plant or the promo card that is auctioned."""
    if isinstance(head, CardAuction):
        return None, card_view(scene, head.card)
    least = auction.minimum(scene.rules, scene.state, head.plant)
    return market_card(scene.rules, head.plant, least, Light.PLAIN, ""), None


def _round_the_table(scene: Scene, head: Auction) -> tuple[int, ...]:
    """The bidders clockwise from the lowest seat, so that nobody jumps about."""
    return tuple(seat for seat in clockwise(0, scene.state.seats) if seat in head.bidders)


def _bidder(scene: Scene, head: Auction, seat: int) -> BidderView:
    return BidderView(seat, scene.name(seat), seat == head.leader, seat == head.bidders[0])
