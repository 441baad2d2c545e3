# SPDX-License-Identifier: MIT
"""Auctions of plants and of promo cards as they are shown and asked for. No Qt."""

from __future__ import annotations

from msgspec import structs

from core.games.power_grid.agenda import CardAuction
from core.games.power_grid.moves import DROP, bid
from ui.games.grid import bidding
from ui.games.grid.view import AuctionView
from ui.games.power_grid.promo_cards import card_view
from ui.games.power_grid.prompt_words import ask
from ui.games.power_grid.scene import Scene
from ui.games.power_grid.words import say
from ui.games.shown import Prompt


def auction_view(scene: Scene, chosen: int, limit: int) -> AuctionView:
    """The auction on the table, with `chosen` on the stepper."""
    view = bidding.auction_view(scene, chosen, limit)
    if not isinstance(scene.head, CardAuction):
        return view
    card = card_view(scene, scene.head.card)
    return structs.replace(view, card=card, title=say("promo.turned_up", card=card.name))


def named(scene: Scene) -> dict[str, int | str]:
    """What is auctioned, in words."""
    key = "card" if isinstance(scene.head, CardAuction) else "plant"
    return {key: scene.lot_name}


def prompt(scene: Scene, chosen: int) -> Prompt:
    """What is asked of a bidder: for a promo card also that nobody is left out."""
    asked = bidding.prompt(scene, chosen)
    head = scene.head
    if not isinstance(head, CardAuction):
        return asked
    least = bidding.lowest(scene)
    can = bid(least) in scene.legal
    key = "card.broke" if not can else "card.first" if head.opening else "card.prompt"
    hint = ask("card.drop_hint")
    answers = tuple(
        structs.replace(answer, hint=hint) if answer.move == DROP else answer
        for answer in asked.answers
    )
    text = ask(key, card=scene.lot_name, price=head.price, lowest=least)
    return Prompt(text, answers, f"{all_bid(scene)} {asked.detail}".strip())


def all_bid(scene: Scene) -> str:
    """That a promo card interrupts, and that nobody is left out."""
    return ask("card.all", minimum=scene.rules.promo_figures.minimum_bid)
