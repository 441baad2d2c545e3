# SPDX-License-Identifier: MIT
"""What lies under the markets: the decision of whoever looks, or his plants. No Qt."""

from __future__ import annotations

from msgspec import structs

from core.games.grid.bidding import Auction
from core.games.grid.fleet import Way
from core.games.grid.fuel import FuelCounts
from core.games.power_grid import building, fuel_market, moves
from core.games.power_grid.agenda import (
    Build,
    BuyFuel,
    KeepFuel,
    PlaceStation,
    RunPlants,
    ScrapPlant,
)
from core.games.power_grid.figures import FUELS
from core.terms import Move, Moved
from ui.games.grid.keeping import keep_view, without_move
from ui.games.grid.lights import run_lights, scrap_lights
from ui.games.grid.view import (
    AuctionView,
    PickView,
    PlantView,
    PromoView,
    Purchase,
    PurchaseView,
    RunView,
)
from ui.games.power_grid import bidding, mixing, running
from ui.games.power_grid.picked import Picked
from ui.games.power_grid.plants import Lights, fuel_words, owned_cards
from ui.games.power_grid.promo_cards import owned_promos
from ui.games.power_grid.prompt_words import ask
from ui.games.power_grid.reasons import refusal
from ui.games.power_grid.scene import Scene
from ui.games.power_grid.view import DeskView, FuelRow, FuelView
from ui.games.power_grid.words import fuel_name, say
from ui.kit.light import Light


def desk_view(scene: Scene, picked: Picked) -> DeskView:
    """The desk of whoever looks, with what is picked there."""
    auction: AuctionView | None = None
    fuel: FuelView | None = None
    build: PurchaseView | None = None
    run: RunView | None = None
    pick: PickView | None = None
    lights: Lights = {}
    head, chosen = scene.head, picked.chosen
    if isinstance(head, Auction):
        auction = bidding.auction_view(scene, picked.bid, picked.limit)
    elif scene.acting and isinstance(head, BuyFuel):
        fuel = fuel_view(scene)
    elif scene.acting and isinstance(head, Build):
        build = build_view(scene)
    elif scene.acting and isinstance(head, RunPlants):
        run = _run_view(scene, picked)
        lights = run_lights(scene.own.plants, picked)
    elif scene.acting and isinstance(head, KeepFuel):
        pick = keep_view(scene, kept_fuel, keep_words, ask("keep.title"), chosen)
    elif scene.acting and isinstance(head, ScrapPlant):
        lights = scrap_lights(scene, scene.own.plants, moves.scrap, refusal)
    elif scene.acting and isinstance(head, PlaceStation):
        lights = dict.fromkeys(scene.own.plants, (Light.LEGAL, ""))
    return DeskView(
        plants=_own_cards(scene, lights, chosen),
        cards=_own_promos(scene, chosen),
        title=_title(scene),
        words=_words(scene),
        auction=auction,
        fuel=fuel,
        build=build,
        run=run,
        pick=pick,
    )


def _own_cards(scene: Scene, lights: Lights, chosen: Move | None) -> tuple[PlantView, ...]:
    if scene.seat is None:
        return ()
    player = scene.own
    way = _way(scene, chosen)
    return owned_cards(scene.rules, player.plants, player.fuel, lights, way, player.station)


def _own_promos(scene: Scene, chosen: Move | None) -> tuple[PromoView, ...]:
    if scene.seat is None:
        return ()
    return owned_promos(scene, scene.seat, _way(scene, chosen))


def _way(scene: Scene, chosen: Move | None) -> Way | None:
    return scene.rules.fleet_of(scene.own).way(chosen) if chosen else None


def _title(scene: Scene) -> str:
    return say("desk.watch") if scene.seat is None else say("desk.yours")


def _words(scene: Scene) -> str:
    return "" if scene.seat is None or scene.own.plants else say("desk.no_plants")


# Fuel.


def fuel_view(scene: Scene) -> FuelView:
    """A stepper for each fuel that can be stored: all of them with a Warehouse."""
    stored = scene.rules.fleet_of(scene.own).fuels
    rows = tuple(_fuel_row(scene, fuel) for fuel in range(len(FUELS)) if fuel in stored)
    return FuelView(
        ask("buy.title"),
        rows,
        ask("buy.total", price=scene.spent),
        ask("buy.leaves", left=scene.own.money),
    )


def _fuel_row(scene: Scene, fuel: int) -> FuelRow:
    name = FUELS[fuel]
    seat = scene.seat
    assert seat is not None
    bought = sum(int(move.args[1]) for move in scene.bought if move.args[0] == name)
    more = moves.buy(name, 1)
    can = more in scene.legal
    room = scene.rules.fleet_of(scene.own).capacity.room(scene.own.fuel, fuel)
    owned = scene.own.fuel[fuel]
    cost = fuel_market.price(scene.rules, scene.state, fuel, 1) if can else 0
    return FuelRow(
        name,
        fuel_name(name),
        ask("buy.owned", owned=owned, room=owned + room),
        bought,
        cost,
        can,
        bought > 0,
        "" if can else refusal(scene, more),
    )


def fewer(staged: tuple[Move, ...], fuel: str) -> tuple[Move, ...]:
    """The staged moves with one token of a fuel less: the last one bought."""
    for place in reversed(range(len(staged))):
        move = staged[place]
        if move.verb == "buy" and move.args[0] == fuel:
            count = int(move.args[1]) - 1
            kept = (moves.buy(fuel, count),) if count else ()
            return (*staged[:place], *kept, *staged[place + 1 :])
    return staged


# Building.


def build_view(scene: Scene) -> PurchaseView:
    """The houses of this turn with their prices."""
    rows = tuple(
        Purchase(city, name, str(price), ask("build.remove", city=name))
        for city, price in house_prices(scene)
        for name in (scene.city(city),)
    )
    return PurchaseView(
        ask("build.title"),
        rows,
        ask("build.total", price=scene.spent),
        ask("build.leaves", left=scene.own.money),
        ask("build.hint"),
    )


def house_prices(scene: Scene) -> tuple[tuple[str, int], ...]:
    """What each house of this turn costs, in the order in which they are built."""
    seat = scene.seat
    assert seat is not None
    state, found = scene.before, []
    for move in scene.view.staged:
        if move.verb == "build":
            city = str(move.args[0])
            found.append((city, building.price(scene.rules, state, seat, city)))
        state = scene.game.apply(state, Moved(seat, move))
    return tuple(found)


def without(staged: tuple[Move, ...], city: str) -> tuple[Move, ...]:
    """The staged moves without the house in a city."""
    return without_move(staged, moves.build(city))


# Plants to run, to scrap, fuel to keep.


def _run_view(scene: Scene, picked: Picked) -> RunView:
    view = running.run_view(scene, picked.found, picked.chosen)
    if view.rows:
        return view
    mix = mixing.mix_view(scene, picked.found, picked.chosen, picked.mix)
    return structs.replace(view, mix=mix, summary="" if picked.mix else view.summary)


def keep_words(move: Move) -> str:
    """A choice of fuel to keep, in words."""
    return ask("keep.keep", fuel=fuel_words(kept_fuel(move)))


def kept_fuel(move: Move) -> FuelCounts:
    """The tokens that a move keeps."""
    return fuel_market.counts(move.args)
