# SPDX-License-Identifier: MIT
"""What lies under the plants: the decision of whoever looks, or his plants. No Qt."""

from __future__ import annotations

from itertools import takewhile

from core.games.grid.fuel import FuelCounts, counted
from core.games.power_grid_card_game import moves, resource_market
from core.games.power_grid_card_game.agenda import (
    Bidding,
    BuyResources,
    KeepFuel,
    RunPlants,
    ScrapPlant,
)
from core.games.power_grid_card_game.figures import FUELS
from core.terms import Move, Moved
from ui.games.grid import bidding
from ui.games.grid.keeping import keep_view, without_move
from ui.games.grid.lights import run_lights, scrap_lights
from ui.games.grid.picked import Picked
from ui.games.grid.view import (
    AuctionView,
    PickView,
    PlantView,
    Purchase,
    PurchaseView,
    RunView,
)
from ui.games.power_grid_card_game import running
from ui.games.power_grid_card_game.plants import Lights, fuel_words, owned_cards
from ui.games.power_grid_card_game.prompt_words import ask
from ui.games.power_grid_card_game.reasons import refusal
from ui.games.power_grid_card_game.scene import Scene
from ui.games.power_grid_card_game.view import BuyView, DeskView, StoreView
from ui.games.power_grid_card_game.words import fuel_name, say


def desk_view(scene: Scene, picked: Picked) -> DeskView:
    """The desk of whoever looks."""
    auction: AuctionView | None = None
    buy: BuyView | None = None
    run: RunView | None = None
    pick: PickView | None = None
    lights: Lights = {}
    head = scene.head
    if isinstance(head, Bidding):
        auction = bidding.auction_view(scene, picked.bid, picked.limit)
    elif scene.acting and isinstance(head, BuyResources):
        buy = buy_view(scene)
    elif scene.acting and isinstance(head, RunPlants):
        run = running.run_view(scene, picked.found, picked.chosen)
        lights = run_lights(scene.own.plants, picked)
    elif scene.acting and isinstance(head, KeepFuel):
        pick = keep_view(scene, kept_units, keep_words, ask("keep.title"), picked.chosen)
    elif scene.acting and isinstance(head, ScrapPlant):
        lights = scrap_lights(scene, scene.own.plants, moves.scrap, refusal)
    plants = _own_cards(scene, lights)
    words = "" if scene.seat is None or plants else say("desk.no_plants")
    title = say("desk.watch") if scene.seat is None else say("desk.plants")
    return DeskView(
        plants=plants, title=title, words=words, auction=auction, buy=buy, run=run, pick=pick
    )


def _own_cards(scene: Scene, lights: Lights) -> tuple[PlantView, ...]:
    if scene.seat is None:
        return ()
    return owned_cards(scene.rules, scene.own.plants, lights)


# Resources.


def buy_view(scene: Scene) -> BuyView:
    """The room for each resource that the own plants burn, and the cards so far."""
    burnt = scene.rules.fleet(scene.own.plants).fuels
    stores = tuple(_store(scene, fuel) for fuel in sorted(burnt))
    per_card = "buy.hint_card" if scene.rules.per_card else "buy.hint_unit"
    purchases = PurchaseView(
        ask("buy.title"),
        _purchases(scene),
        ask("buy.total", price=scene.spent),
        ask("buy.leaves", left=scene.own.money),
        f"{ask(per_card)} {ask('buy.hint')}",
    )
    return BuyView(stores, purchases)


def _store(scene: Scene, fuel: int) -> StoreView:
    assert scene.seat is not None
    owned = scene.units(scene.seat)[fuel]
    room = owned + resource_market.room(scene.rules, scene.state, scene.seat, fuel)
    name = fuel_name(FUELS[fuel])
    return StoreView(
        FUELS[fuel],
        name,
        ask("buy.owned", owned=owned, room=room),
        ask("buy.owned_tip", fuel=name, owned=owned, room=room),
    )


def _purchases(scene: Scene) -> tuple[Purchase, ...]:
    """What each card of this turn cost when it was bought, and what of it was kept."""
    assert scene.seat is not None
    state, found = scene.before, []
    for move in scene.view.staged:
        after = scene.game.apply(state, Moved(scene.seat, move))
        if move.verb == "buy":
            old, new = state.players[scene.seat], after.players[scene.seat]
            card = str(move.args[0])
            kept = next(held.units for held in new.pool if held.card == card)
            found.append(_purchase(scene, card, kept, old.money - new.money))
        state = after
    return tuple(found)


def _purchase(scene: Scene, card: str, kept: int, price: int) -> Purchase:
    figures = scene.rules.cards[card]
    fuel = fuel_name(figures.fuel)
    key = "buy.row" if kept == figures.units else "buy.row_surplus"
    return Purchase(
        card,
        ask(key, units=figures.units, kept=kept, fuel=fuel),
        str(price),
        ask("buy.remove", units=figures.units, fuel=fuel),
    )


def without(staged: tuple[Move, ...], card: str) -> tuple[Move, ...]:
    """The staged moves without the purchase of a card."""
    return without_move(staged, moves.buy(card))


# Plants to run, to scrap, units to keep.


def keep_words(move: Move) -> str:
    """A choice of units to keep, in words."""
    return ask("keep.keep", fuel=fuel_words(kept_units(move)))


def kept_units(move: Move) -> FuelCounts:
    """The units that a move names, such as `keep gas 2 oil 1`."""
    named = dict(zip(move.args[::2], move.args[1::2], strict=True))
    return counted([int(named.get(fuel, 0)) for fuel in FUELS])


def run_plants(scene: Scene, move: Move) -> tuple[str, ...]:
    """The plants that a move runs."""
    return tuple(map(str, takewhile(lambda arg: arg in scene.rules.plants, move.args)))
