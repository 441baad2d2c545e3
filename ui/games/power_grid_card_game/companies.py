# SPDX-License-Identifier: MIT
"""What lies before each player and the Trust, and the strip over the board. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from core.games.grid.fuel import FuelCounts, counted
from core.games.power_grid_card_game import pool
from core.games.power_grid_card_game.agenda import BuyResources, RunPlants, TrustTakesFuel
from core.games.power_grid_card_game.figures import FUELS
from core.games.power_grid_card_game.state import AUCTION, BUREAUCRACY, RESOURCES
from core.terms import Note
from ui.games.grid.strip_view import course_strip, order_mark
from ui.games.grid.view import TRUST, CompanyView, Figure, OrderMark, StripView
from ui.games.power_grid_card_game.plants import fuel_words, owned_cards, plant_name, plant_names
from ui.games.power_grid_card_game.scene import Scene
from ui.games.power_grid_card_game.words import say
from ui.games.shown import Fact, SeatFacts

PHASES = (AUCTION, RESOURCES, BUREAUCRACY)


def company_view(scene: Scene, seat: int) -> CompanyView:
    """What lies before a player. Hidden money is not in it."""
    player = scene.state.players[seat]
    seen = scene.sees_money(seat)
    units = scene.units(seat)
    params: dict[str, int | str] = {
        "earned": player.earned,
        "plants": _plants(scene, player.plants),
        "fuel": fuel_words(units),
    }
    if seen:
        label = say("company.label", money=player.money, **params)
    else:
        label = say("company.hidden", **params)
    return CompanyView(
        figures=(
            Figure("coin", str(player.money) if seen else "?"),
            Figure("bolt", f"+{scene.now(seat)}", "good"),
        ),
        plants=owned_cards(scene.rules, player.plants, {}),
        label=label,
        tip=f"{say('company.tip')}\n{label}",
        pool=_pool(units),
    )


def trust_view(scene: Scene, deeds: Sequence[Note]) -> CompanyView | None:
    """What lies before the Trust, where it plays, and what it did in this round."""
    trust = scene.state.trust
    if trust is None:
        return None
    units = pool.units(scene.rules, trust.pool)
    plants = _plants(scene, trust.plants)
    label = say("company.trust", plants=plants, fuel=fuel_words(units))
    return CompanyView(
        (),
        owned_cards(scene.rules, trust.plants, {}),
        f"{say('trust')}: {label}",
        f"{say('company.trust_tip')}\n{label}",
        _pool(units),
        deeds_words(scene, deeds),
    )


def deeds_words(scene: Scene, deeds: Sequence[Note]) -> str:
    """What the Trust did in this round, in words."""
    plant = ""
    units = [0] * len(FUELS)
    for note in deeds:
        params = dict(note.params)
        if "plant" in params:
            plant = plant_name(scene.rules, str(params["plant"]))
        if "card" in params:
            card = str(params["card"])
            units[scene.rules.fuel(card)] += scene.rules.cards[card].units
    fuel = fuel_words(counted(units))
    if plant and any(units):
        return say("deeds.both", plant=plant, fuel=fuel)
    if plant:
        return say("deeds.plant", plant=plant)
    return say("deeds.fuel", fuel=fuel) if any(units) else say("deeds.none")


def _pool(units: FuelCounts) -> tuple[tuple[str, int], ...]:
    return tuple((fuel, count) for fuel, count in zip(FUELS, units, strict=True) if count)


def _plants(scene: Scene, plants: tuple[str, ...]) -> str:
    if not plants:
        return say("company.no_plants")
    return say("company.plants", plants=plant_names(scene.rules, plants))


def seat_facts(scene: Scene, seat: int) -> SeatFacts:
    """The figures of a seat in words."""
    player = scene.state.players[seat]
    money = str(player.money) if scene.sees_money(seat) else say("fact.hidden")
    units = scene.units(seat)
    facts = (
        Fact(say("fact.money"), money),
        Fact(say("fact.earned"), str(player.earned)),
        Fact(say("fact.now"), str(scene.now(seat))),
        Fact(say("fact.plants"), plant_names(scene.rules, player.plants) or "–"),
        Fact(say("fact.fuel"), fuel_words(units) if any(units) else "–"),
    )
    return SeatFacts("", facts, seat)


def strip_view(scene: Scene) -> StripView:
    """Round, phases and order; the Trust stands second among three."""
    state = scene.state
    order = [order_mark(scene, seat, _through(scene, seat)) for seat in state.order]
    if state.trust is not None and order:
        order.insert(1, OrderMark(TRUST, say("trust"), False, _trust_through(scene)))
    return course_strip(scene, PHASES, order, say, tip=say("strip.tip"))


def _through(scene: Scene, seat: int) -> bool:
    """Whether a seat has nothing more to decide in this phase."""
    state = scene.state
    if state.phase == AUCTION:
        return seat in state.finished
    if state.phase == RESOURCES:
        return BuyResources(seat) not in state.agenda
    if isinstance(scene.head, RunPlants):
        return seat not in scene.head.seats
    return False


def _trust_through(scene: Scene) -> bool:
    trust = scene.state.trust
    assert trust is not None
    if scene.state.phase == AUCTION:
        return not trust.due
    return scene.state.phase == RESOURCES and TrustTakesFuel() not in scene.state.agenda
