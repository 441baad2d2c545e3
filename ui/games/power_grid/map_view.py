# SPDX-License-Identifier: MIT
"""From a scene to the map as it is shown: houses, prices, ways and targets. No Qt."""

from __future__ import annotations

from collections.abc import Collection

from core.games.power_grid import building, moves
from core.games.power_grid.agenda import Build, DraftRegions, PickRegions, PlaceTrust
from core.terms import IllegalMove, Move
from ui.games.power_grid import map_sheets as sheets
from ui.games.power_grid.map.model import (
    NEUTRAL,
    CityModel,
    House,
    Light,
    MapModel,
    RegionModel,
    Sheet,
)
from ui.games.power_grid.prompt_words import ask
from ui.games.power_grid.reasons import refusal
from ui.games.power_grid.routes import costs, route
from ui.games.power_grid.scene import Scene
from ui.games.power_grid.words import say, translated


def sheet(scene: Scene) -> Sheet:
    """What is printed on the map of the match."""
    figures = scene.game.figures
    return sheets.sheet(scene.map, scene.state.option("edition"), figures.tables)


def map_model(scene: Scene, picked: Collection[str]) -> MapModel:
    """The map with `picked` regions of a choice that is not a move yet."""
    choosing = isinstance(scene.head, PickRegions | DraftRegions)
    state = scene.state
    return MapModel(
        in_play=() if choosing else state.regions,
        cities=() if choosing or not state.regions else _cities(scene),
        regions=_regions(scene, picked) if choosing else (),
        choosing_regions=choosing and scene.acting,
        open_slots=state.step,
        label=translated(scene.map.name),
    )


def extended(scene: Scene, picked: Collection[str], region: str) -> frozenset[str]:
    """A choice of regions after a click on one: laid back, added, or begun anew."""
    if region in picked:
        return frozenset(picked) - {region}
    wider = frozenset(picked) | {region}
    sets = [frozenset(map(str, move.args)) for move in scene.legal]
    return wider if any(wider <= found for found in sets) else frozenset({region})


def _regions(scene: Scene, picked: Collection[str]) -> tuple[RegionModel, ...]:
    return tuple(_region(scene, picked, region.id) for region in scene.map.regions)


def _region(scene: Scene, picked: Collection[str], region: str) -> RegionModel:
    light, why = Light.PLAIN, ""
    taken = region in picked or region in scene.state.regions
    if scene.acting and isinstance(scene.head, PickRegions):
        light = Light.LEGAL
    elif scene.acting and not taken:
        move = moves.region(region)
        light = Light.LEGAL if move in scene.legal else Light.DIM
        why = "" if light is Light.LEGAL else refusal(scene, move)
    return RegionModel(region, light, taken, None, why, scene.region(region))


def _cities(scene: Scene) -> tuple[CityModel, ...]:
    network = scene.rules.network(scene.state.regions)
    priced = scene.seat is not None and not scene.over and not isinstance(scene.head, PlaceTrust)
    links = costs(scene.rules.board) if priced else {}
    houses = _houses(scene)
    found = []
    for city in network.cities:
        light, why = _light(scene, city)
        price: int | None = None
        path: tuple[str, ...] = ()
        detail = ""
        if priced and city not in scene.own.cities:
            path = route(network, links, scene.own.cities, city)
            price, detail = _price(scene, city)
        found.append(
            CityModel(
                city, houses.get(city, ()), light, price, path, detail, why, _words(scene, city)
            )
        )
    return tuple(found)


def _words(scene: Scene, city: str) -> str:
    """A city and who has a house there."""
    owners = [
        scene.name(seat) for seat, player in enumerate(scene.state.players) if city in player.cities
    ]
    if scene.state.trust is not None and city in scene.state.trust.cities:
        owners.append(say("trust"))
    name = scene.city(city)
    return say("city.houses", city=name, owners=", ".join(owners)) if owners else name


def _price(scene: Scene, city: str) -> tuple[int | None, str]:
    """What a house there would cost whoever looks now, and what that is made of."""
    seat = scene.seat
    assert seat is not None
    try:
        price = building.price(scene.rules, scene.state, seat, city)
    except IllegalMove:
        return None, ""
    house = scene.rules.tables.house_prices[scene.state.houses(city)]
    if not scene.own.cities:
        return price, ask("build.first", house=house)
    return price, ask("build.detail", house=house, connection=price - house)


def _houses(scene: Scene) -> dict[str, tuple[House, ...]]:
    state, staged = scene.state, scene.built
    found: dict[str, tuple[House, ...]] = {}
    for seat, player in enumerate(state.players):
        own = seat == scene.seat
        for city in player.cities:
            if own and city in staged:
                continue
            found[city] = (*found.get(city, ()), House(seat))
    for city in state.trust.cities if state.trust else ():
        found[city] = (*found.get(city, ()), House(NEUTRAL))
    for city in staged:
        assert scene.seat is not None
        found[city] = (*found.get(city, ()), House(scene.seat, True))
    return found


def _light(scene: Scene, city: str) -> tuple[Light, str]:
    if not scene.acting:
        return Light.PLAIN, ""
    if isinstance(scene.head, Build):
        if city in scene.built:
            return Light.LEGAL, ""
        return _target(scene, moves.build(city))
    if isinstance(scene.head, PlaceTrust):
        return _target(scene, moves.trust(city))
    return Light.PLAIN, ""


def _target(scene: Scene, move: Move) -> tuple[Light, str]:
    if move in scene.legal:
        return Light.LEGAL, ""
    return Light.DIM, refusal(scene, move)
