# SPDX-License-Identifier: MIT
"""Moves and log lines in words."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile

from core.games.power_grid import building, fuel_market
from core.games.power_grid.agenda import Build, BuyFuel, RunPlants
from core.games.power_grid.auction import minimum
from core.games.power_grid.figures import FUELS
from core.games.power_grid.supply import supplied
from core.terms import Move, Note
from ui.games.power_grid.plants import fuel_words, plant_words
from ui.games.power_grid.promo_words import card_name, is_flux
from ui.games.power_grid.scene import Scene
from ui.games.power_grid.words import cities, fuel_name, translated
from ui.i18n.sentences import QT_TRANSLATE_NOOP

MOVES = {
    "regions": QT_TRANSLATE_NOOP("PowerGrid", "Play in {regions}"),
    "region": QT_TRANSLATE_NOOP("PowerGrid", "Choose the region {region}"),
    "trust": QT_TRANSLATE_NOOP("PowerGrid", "Place a house of the Trust in {city}"),
    "open": QT_TRANSLATE_NOOP("PowerGrid", "Auction {plant}, from {minimum}"),
    "opt_out": QT_TRANSLATE_NOOP("PowerGrid", "Buy no plant this round"),
    "bid": QT_TRANSLATE_NOOP("PowerGrid", "Bid {price}"),
    "drop": QT_TRANSLATE_NOOP("PowerGrid", "Drop out of this auction"),
    "scrap": QT_TRANSLATE_NOOP("PowerGrid", "Scrap {plant}"),
    "keep": QT_TRANSLATE_NOOP("PowerGrid", "Keep {fuel}"),
    "station": QT_TRANSLATE_NOOP("PowerGrid", "Put the Transformer Station under {plant}"),
    "buy": QT_TRANSLATE_NOOP("PowerGrid", "Buy {count} {fuel} for {price}"),
    "build": QT_TRANSLATE_NOOP("PowerGrid", "Build in {city} for {price}"),
    "run": QT_TRANSLATE_NOOP("PowerGrid", "Run {plants}, burn {fuel}: {supplied}, income {income}"),
    "done.fuel": QT_TRANSLATE_NOOP("PowerGrid", "Buy no more fuel"),
    "done.building": QT_TRANSLATE_NOOP("PowerGrid", "Build no more"),
    "done.run": QT_TRANSLATE_NOOP("PowerGrid", "Run nothing: income {income}"),
}

NOTES = {
    "auction.opened": QT_TRANSLATE_NOOP("PowerGrid", "{name} puts plant {plant} up for auction."),
    "auction.bid": QT_TRANSLATE_NOOP("PowerGrid", "{name} bids {price}."),
    "auction.dropped": QT_TRANSLATE_NOOP("PowerGrid", "{name} drops out of plant {plant}."),
    "auction.opted_out": QT_TRANSLATE_NOOP("PowerGrid", "{name} buys no plant this round."),
    "auction.scrapped": QT_TRANSLATE_NOOP("PowerGrid", "{name} scraps plant {plant}."),
    "auction.bought": QT_TRANSLATE_NOOP("PowerGrid", "{name} buys plant {plant} for {price}."),
    "auction.discount": QT_TRANSLATE_NOOP(
        "PowerGrid", "The discount token lies on plant {plant}: minimum bid 1."
    ),
    "trust.placed": QT_TRANSLATE_NOOP("PowerGrid", "{name} places a house of the Trust in {city}."),
    "trust.took_plant": QT_TRANSLATE_NOOP("PowerGrid", "The Trust takes plant {plant}."),
    "trust.took_fuel": QT_TRANSLATE_NOOP("PowerGrid", "The Trust takes {count} {fuel}."),
    "trust.built": QT_TRANSLATE_NOOP("PowerGrid", "A house of the Trust follows in {city}."),
    "fuel.bought": QT_TRANSLATE_NOOP("PowerGrid", "{name} buys {count} {fuel} for {price}."),
    "fuel.done": QT_TRANSLATE_NOOP("PowerGrid", "{name} buys no more fuel."),
    "fuel.given_up": QT_TRANSLATE_NOOP("PowerGrid", "{name} gives up {count} {fuel}."),
    "building.built": QT_TRANSLATE_NOOP("PowerGrid", "{name} builds in {city} for {price}."),
    "building.done": QT_TRANSLATE_NOOP("PowerGrid", "{name} builds no more."),
    "bureaucracy.ran": QT_TRANSLATE_NOOP("PowerGrid", "{name} runs {plants} and is paid {income}."),
    "bureaucracy.idle": QT_TRANSLATE_NOOP("PowerGrid", "{name} runs nothing and is paid {income}."),
    "regions": QT_TRANSLATE_NOOP("PowerGrid", "In play: {regions}."),
    "order": QT_TRANSLATE_NOOP("PowerGrid", "Order of players: {seats}."),
    "market.opened": QT_TRANSLATE_NOOP("PowerGrid", "The plant market opens with {plants}."),
    "market.entered": QT_TRANSLATE_NOOP("PowerGrid", "Plant {plant} enters the market."),
    "market.entered.flux": QT_TRANSLATE_NOOP(
        "PowerGrid",
        "A promo card enters the market: the Flux Generator, plant {plant}. The lowest current "
        "plant leaves for it.",
    ),
    "market.left": QT_TRANSLATE_NOOP("PowerGrid", "Plant {plant} leaves the game."),
    "market.put_under": QT_TRANSLATE_NOOP("PowerGrid", "Plant {plant} goes under the stack."),
    "market.restocked": QT_TRANSLATE_NOOP(
        "PowerGrid",
        "Resupply: coal {coal}, oil {oil}, garbage {garbage}, uranium {uranium}.",
    ),
    "stack.back.plug": QT_TRANSLATE_NOOP("PowerGrid", "The next card has a plug on its back."),
    "stack.back.socket": QT_TRANSLATE_NOOP("PowerGrid", "The next card has a socket on its back."),
    "stack.back.card": QT_TRANSLATE_NOOP("PowerGrid", "The next card lies on top of the stack."),
    "step3.card": QT_TRANSLATE_NOOP("PowerGrid", "The Step 3 card comes up."),
    "step": QT_TRANSLATE_NOOP("PowerGrid", "Step {step} begins."),
    "round": QT_TRANSLATE_NOOP("PowerGrid", "Round {round}."),
    "uranium.phased_out": QT_TRANSLATE_NOOP("PowerGrid", "Uranium is no longer resupplied."),
    "game.cities": QT_TRANSLATE_NOOP(
        "PowerGrid", "Somebody has connected enough cities: the game is over."
    ),
    "game.round_limit": QT_TRANSLATE_NOOP("PowerGrid", "The last round is played."),
    "promo.turned": QT_TRANSLATE_NOOP("PowerGrid", "A promo card comes up: {card}."),
    "promo.dropped": QT_TRANSLATE_NOOP("PowerGrid", "{name} drops out of the {card}."),
    "promo.bought": QT_TRANSLATE_NOOP("PowerGrid", "{name} buys the {card} for {price}."),
    "promo.left": QT_TRANSLATE_NOOP("PowerGrid", "Nobody buys the {card}: it leaves the game."),
    "promo.shortage": QT_TRANSLATE_NOOP("PowerGrid", "{count} {fuel} leave the fuel market."),
    "promo.surplus": QT_TRANSLATE_NOOP("PowerGrid", "{count} {fuel} come to the fuel market."),
    "promo.station": QT_TRANSLATE_NOOP(
        "PowerGrid", "The Transformer Station of {name} lies under plant {plant}."
    ),
    "promo.station_lost": QT_TRANSLATE_NOOP(
        "PowerGrid", "The Transformer Station of {name} leaves the game with plant {plant}."
    ),
    "demolition.turned": QT_TRANSLATE_NOOP(
        "PowerGrid", "Demolition Contractor (house rule): a contract over {price} is turned up."
    ),
    "demolition.paid": QT_TRANSLATE_NOOP(
        "PowerGrid", "The Demolition Contractor (house rule) pays {name} {price}."
    ),
    "seat.left": QT_TRANSLATE_NOOP("PowerGrid", "{name} is out of the game."),
}

_DONE: dict[type, str] = {BuyFuel: "done.fuel", Build: "done.building", RunPlants: "done.run"}


def of_move(scene: Scene, move: Move) -> str:
    """A move of whoever looks, in words; what it costs and brings where that can be said."""
    if move.verb == "done":
        key = _DONE.get(type(scene.head), "done.fuel")
        return translated(MOVES[key]).format(income=scene.pays(0))
    if move.verb not in MOVES:
        return str(move)
    return translated(MOVES[move.verb]).format(**_params(scene, move))


def _params(scene: Scene, move: Move) -> dict[str, int | str]:
    seat, rules, state = scene.seat or 0, scene.rules, scene.state
    match move:
        case Move("regions", ids):
            return {"regions": ", ".join(scene.region(str(each)) for each in ids)}
        case Move("region", (str(region),)):
            return {"region": scene.region(region)}
        case Move("trust", (str(city),)):
            return {"city": scene.city(city)}
        case Move("open", (int(plant),)):
            words = plant_words(rules, plant)
            return {"plant": _lower(words), "minimum": minimum(rules, state, plant)}
        case Move("scrap" | "station", (int(plant),)):
            return {"plant": _lower(plant_words(rules, plant))}
        case Move("bid", (price,)):
            return {"price": price}
        case Move("keep", words):
            return {"fuel": fuel_words(fuel_market.counts(words))}
        case Move("buy", (str(fuel), int(count))):
            cost = fuel_market.price(rules, state, FUELS.index(fuel), count)
            return {"fuel": fuel_name(fuel), "count": count, "price": cost}
        case Move("build", (str(city),)):
            return {"city": scene.city(city), "price": building.price(rules, state, seat, city)}
        case Move("run", _):
            return _run(scene, move)
    return {}


def _run(scene: Scene, move: Move) -> dict[str, int | str]:
    player = scene.state.players[scene.seat or 0]
    way = scene.rules.fleet_of(player).way(move)
    assert way is not None
    count = supplied(player, way)
    plants = ", ".join(scene.plant(int(arg)) for arg in takewhile(_is_plant, move.args))
    return {
        "plants": plants,
        "fuel": fuel_words(way.burnt),
        "supplied": cities(count),
        "income": scene.pays(count),
    }


def _is_plant(arg: int | str) -> bool:
    return isinstance(arg, int)


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]


def _key(scene: Scene, key: str, params: Mapping[str, int | str]) -> str:
    """The key of a line; a back and the Flux Generator have lines of their own."""
    if key == "stack.back":
        return f"stack.back.{params['back']}"
    if key == "market.entered" and is_flux(scene.rules, int(params["plant"])):
        return "market.entered.flux"
    return key


def of_note(scene: Scene, note: Note) -> str:
    """A line of the public log in words."""
    params = dict(note.params)
    key = _key(scene, note.key, params)
    if key not in NOTES:
        return key
    named: dict[str, int | str] = dict(params)
    if "seat" in params:
        named["name"] = scene.name(int(params["seat"]))
    if "city" in params:
        named["city"] = scene.city(str(params["city"]))
    if "fuel" in params:
        named["fuel"] = fuel_name(str(params["fuel"]))
    if "card" in params:
        named["card"] = card_name(str(params["card"]))
    if "plant" in params:
        named["plant"] = scene.plant(int(params["plant"]))
    if "plants" in params:
        numbers = str(params["plants"]).split()
        named["plants"] = ", ".join(scene.plant(int(number)) for number in numbers)
    if "regions" in params:
        named["regions"] = ", ".join(map(scene.region, str(params["regions"]).split()))
    if "seats" in params:
        seats = str(params["seats"]).split()
        named["seats"] = ", ".join(scene.name(int(seat)) for seat in seats)
    return translated(NOTES[key]).format(**named)
