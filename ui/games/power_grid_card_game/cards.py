# SPDX-License-Identifier: MIT
"""From resource cards to what is shown: the market's columns, and the pool of an owner. No Qt."""

from __future__ import annotations

from core.games.power_grid_card_game import moves
from core.games.power_grid_card_game.agenda import BuyResources
from core.games.power_grid_card_game.figures import NORMAL
from core.games.power_grid_card_game.state import Held, Owner
from ui.games.power_grid_card_game.reasons import refusal
from ui.games.power_grid_card_game.scene import Scene, Surplus
from ui.games.power_grid_card_game.view import CardView, ColumnsView, ColumnView, PoolView
from ui.games.power_grid_card_game.words import fuel_name, say
from ui.kit.light import Light


def columns_view(scene: Scene) -> ColumnsView:
    """The resource market as it is now."""
    state, rules = scene.state, scene.rules
    counts: dict[str, int | str] = {
        "deck": len(state.deck),
        "discards": len(state.discards),
        "singles": len(state.singles),
    }
    tip = say("columns.tip", **counts)
    if state.waiting:
        tip = f"{tip} {say('columns.waiting')}"
    deepest = max([rules.rows, *(len(cards) for cards in state.columns)])
    return ColumnsView(
        title=say("columns.title"),
        note=say("columns.note", **counts),
        tip=tip,
        columns=tuple(_column(scene, at) for at in range(len(state.columns))),
        rows=deepest,
    )


def _column(scene: Scene, at: int) -> ColumnView:
    price = scene.rules.prices[at]
    unit = "column.card" if scene.rules.per_card else "column.unit"
    return ColumnView(
        price=price,
        unit=say(unit) if at else say("column.singles"),
        cards=tuple(_for_sale(scene, at, card) for card in scene.state.columns[at]),
        label=say("column.label", price=price),
    )


def _for_sale(scene: Scene, at: int, card: str) -> CardView:
    figures = scene.rules.cards[card]
    light, why, kept = _light(scene, card)
    key = "card.sale_single" if scene.rules.single(card) else "card.sale"
    price = scene.price(card)
    label = say(
        key,
        units=figures.units,
        fuel=fuel_name(figures.fuel),
        column=scene.rules.prices[at],
        price=price,
    )
    symbol = "" if scene.rules.single(card) else figures.symbol
    units = figures.units
    return CardView(card, figures.fuel, units, units, kept, symbol, price, light, why, label)


def _light(scene: Scene, card: str) -> tuple[Light, str, int]:
    """How a card on the market answers a click, what is said of it, and what of it is kept."""
    units = scene.rules.cards[card].units
    if not isinstance(scene.head, BuyResources) or not scene.acting:
        return Light.PLAIN, "", units
    move = moves.buy(card)
    if move not in scene.legal:
        return Light.DIM, refusal(scene, move), units
    found = scene.surplus(card)
    return Light.LEGAL, surplus_words(scene, card, found), found.kept


def surplus_words(scene: Scene, card: str, found: Surplus) -> str:
    """What of a card would not be kept, and what becomes of it; empty if all is kept."""
    figures = scene.rules.cards[card]
    if not found.singles and not found.lost:
        return ""
    key = "surplus.singles" if not found.lost else "surplus.both" if found.singles else ""
    return say(
        key or "surplus.lost",
        units=figures.units,
        kept=found.kept,
        fuel=fuel_name(figures.fuel),
        singles=found.singles,
        lost=found.lost,
    )


def pool_view(scene: Scene) -> PoolView:
    """The resource cards of whoever looks."""
    if scene.seat is None:
        return PoolView("", (), "")
    cards = held_cards(scene, scene.own)
    return PoolView(say("desk.pool"), cards, "" if cards else say("desk.no_pool"))


def held_cards(scene: Scene, owner: Owner) -> tuple[CardView, ...]:
    """Cards before an owner, turned to what is left on them."""
    return tuple(_held(scene, held) for held in owner.pool)


def _held(scene: Scene, held: Held) -> CardView:
    figures = scene.rules.cards[held.card]
    key = "card.held" if held.units < figures.units else "card.whole"
    label = say(key, units=held.units, fuel=fuel_name(figures.fuel), of=figures.units)
    symbol = figures.symbol if figures.kind == NORMAL else ""
    return CardView(
        held.card, figures.fuel, held.units, figures.units, held.units, symbol, label=label
    )
