# SPDX-License-Identifier: MIT
"""What lies before each player and the Trust, and the strip over the board. No Qt."""

from __future__ import annotations

from core.games.power_grid.agenda import Build, BuyFuel, RunPlants
from core.games.power_grid.state import AUCTION, BUILDING, BUREAUCRACY, FUEL, ORDER
from ui.games.grid.strip_view import course_strip, order_mark
from ui.games.grid.view import CompanyView, Figure, StripView
from ui.games.power_grid.plants import fuel_words, owned_cards
from ui.games.power_grid.promo_cards import owned_promos
from ui.games.power_grid.promo_words import card_name, connected_words
from ui.games.power_grid.scene import Scene
from ui.games.power_grid.words import cities, say
from ui.games.shown import Fact, SeatFacts

PHASES = (ORDER, AUCTION, FUEL, BUILDING, BUREAUCRACY)


def company_view(scene: Scene, seat: int) -> CompanyView:
    """What lies before a player. Hidden money is not in it."""
    player = scene.state.players[seat]
    seen = scene.sees_money(seat)
    income = scene.income(seat)
    plants = _plants(scene, player.plants)
    params: dict[str, int | str] = {
        "cities": connected_words(player),
        "income": income,
        "plants": plants,
    }
    if seen:
        words = say("company.label", money=player.money, **params)
    else:
        words = say("company.hidden", **params)
    fuel = fuel_words(player.fuel)
    cards = ", ".join(card_name(card) for card in player.cards)
    return CompanyView(
        figures=(
            Figure("coin", str(player.money) if seen else "?"),
            Figure("house", str(player.connected)),
            Figure("bolt", f"+{income}", "good"),
        ),
        plants=owned_cards(scene.rules, player.plants, player.fuel, {}, station=player.station),
        label=", ".join(part for part in (words, cards, fuel) if part),
        tip="\n".join((say("company.tip"), connected_words(player), fuel)),
        cards=owned_promos(scene, seat),
    )


def _plants(scene: Scene, numbers: tuple[int, ...]) -> str:
    if not numbers:
        return say("company.no_plants")
    return say("company.plants", plants=", ".join(map(scene.plant, numbers)))


def trust_view(scene: Scene) -> CompanyView | None:
    """What lies before the Trust, where it plays."""
    trust = scene.state.trust
    if trust is None:
        return None
    plants = _plants(scene, trust.plants)
    words = say("company.trust", cities=cities(len(trust.cities)), plants=plants)
    cards = owned_cards(scene.rules, trust.plants, trust.fuel, {})
    houses = (Figure("house", str(len(trust.cities))),)
    return CompanyView(houses, cards, f"{say('trust')}: {words}", words)


def seat_facts(scene: Scene, seat: int) -> SeatFacts:
    """The figures of a seat in words."""
    player = scene.state.players[seat]
    money = str(player.money) if scene.sees_money(seat) else say("fact.hidden")
    plants = ", ".join(map(scene.plant, player.plants)) or "–"
    facts = (
        Fact(say("fact.money"), money),
        Fact(say("fact.cities"), str(player.connected)),
        Fact(say("fact.income"), str(scene.income(seat))),
        Fact(say("fact.plants"), plants),
        Fact(say("fact.fuel"), fuel_words(player.fuel) if any(player.fuel) else "–"),
    )
    return SeatFacts("", facts, seat)


def strip_view(scene: Scene) -> StripView:
    """Round, Step, phases and order."""
    state, thresholds = scene.state, scene.rules.thresholds
    step = say("step", step=state.step)
    tip = say(
        "step.tip",
        step=state.step,
        step2=thresholds.step2_cities,
        end=thresholds.end_cities,
    )
    order = [order_mark(scene, seat, _through(scene, seat)) for seat in state.order]
    return course_strip(scene, PHASES, order, say, step=step, tip=tip)


def _through(scene: Scene, seat: int) -> bool:
    """Whether a seat has nothing more to decide in this phase."""
    state = scene.state
    if state.phase == AUCTION:
        return seat in state.finished
    if state.phase in (FUEL, BUILDING):
        kind = BuyFuel if state.phase == FUEL else Build
        return kind(seat) not in state.agenda
    if isinstance(scene.head, RunPlants):
        return seat not in scene.head.seats
    return False
