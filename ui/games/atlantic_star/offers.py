# SPDX-License-Identifier: MIT
"""The agency: ships on offer with what they cost, the piles, and the swap. No Qt."""

from __future__ import annotations

from msgspec import structs

from core.games.atlantic_star import moves
from core.games.atlantic_star.state import NO_SHIP
from ui.games.atlantic_star.reasons import reason
from ui.games.atlantic_star.scene import Scene
from ui.games.atlantic_star.ships import in_order, ship_view
from ui.games.atlantic_star.view import AgencyView, PierView, ShipView
from ui.games.atlantic_star.words import figure, listed, say
from ui.kit.light import Light


def agency_view(scene: Scene) -> AgencyView:
    """The agency as the turn began, so that a staged charter can be changed for another."""
    state = scene.opened
    piers = tuple(
        PierView(
            price,
            figure(price) if price else say("agency.free"),
            _offered(scene, price, ship) if ship != NO_SHIP else None,
        )
        for price, ship in zip(scene.rules.prices, state.agency, strict=True)
    )
    names = [scene.ship(ship) for ship in in_order(scene, state.discard)]
    tip = say("agency.discards", ships=listed(names)) if names else say("agency.no_discards")
    why = _swap_why(scene)
    return AgencyView(
        say("agency"),
        piers,
        say("agency.piles", pile=len(state.pile), discard=len(state.discard)),
        tip,
        say("agency.swap", price=figure(scene.rules.swap_price)),
        why or say("agency.swap_tip"),
        moves.SWAP in scene.legal,
    )


def _offered(scene: Scene, price: int, ship: str) -> ShipView:
    card = ship_view(scene, ship)
    key = "ship.priced" if price else "ship.free"
    card = structs.replace(card, label=say(key, ship=card.label, price=figure(price)))
    if not scene.composing:
        return card
    if scene.chartered == price:
        return structs.replace(card, light=Light.CHOSEN, why=say("agency.taken"))
    refused = scene.fault(scene.opened, moves.charter(price))
    if refused is not None:
        return structs.replace(card, light=Light.DIM, why=reason(scene, refused))
    return structs.replace(card, light=Light.LEGAL)


def _swap_why(scene: Scene) -> str:
    """Why the offer cannot be swapped now, or empty."""
    if moves.SWAP in scene.legal or not scene.composing:
        return ""
    refused = scene.fault(scene.opened, moves.SWAP)
    return reason(scene, refused) if refused else say("agency.swap_first")
