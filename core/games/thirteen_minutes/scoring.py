# SPDX-License-Identifier: MIT
"""Scoring and who wins, in the order of rules/thirteen-minutes.md, sections 8 and 9."""

from __future__ import annotations

from collections.abc import Iterable

from core.games.thirteen_minutes.figures import TYPES
from core.games.thirteen_minutes.rules import Rules
from core.games.thirteen_minutes.state import (
    CUBA,
    NEUTRAL,
    NOBODY,
    Control,
    Result,
    State,
    Zone,
)


def score(rules: Rules, state: State) -> Result:
    """The scored game, once Cuba and both last cards are face up."""
    settings = rules.settings
    territory = tuple(control(rules, state, zone) for zone in state.zones)
    military = _pair(
        sum(held.seat == seat and _is_military(rules, held.zone) for held in territory)
        for seat in (0, 1)
    )
    dominance = _more(military)
    influence = _pair(_influence(rules, state, state.side(seat)) for seat in (0, 1))
    epilogue = _more(influence)
    defcon, counts = _defcon(rules, state)
    war = tuple(seat for seat in (0, 1) if max(defcon[seat]) >= settings.war_zones)
    points = _pair(
        sum(held.points for held in territory if held.seat == seat)
        + (settings.dominance_points if dominance == seat else 0)
        + (settings.epilogue_points if epilogue == seat else 0)
        for seat in (0, 1)
    )
    own_sphere = _pair(
        sum(zone.area == state.own_area(seat) for zone in state.zones) for seat in (0, 1)
    )
    winner, reason = _winner(war, points, own_sphere)
    return Result(
        game=state.game,
        sides=state.sides,
        territory=territory,
        military=military,
        dominance=dominance,
        last_cards=state.last_cards,
        influence=influence,
        epilogue=epilogue,
        last_cards_count=counts,
        defcon=defcon,
        war=war,
        points=points,
        own_sphere=own_sphere,
        winner=winner,
        reason=reason,
    )


def control(rules: Rules, state: State, zone: Zone) -> Control:
    """Who controls a zone: more cubes, or in a tie the sphere it lies in (section 8, step 1)."""
    settings = rules.settings
    worth = settings.cuba_points if zone.id == CUBA else settings.zone_points
    seat = _more(zone.cubes)
    if seat != NOBODY:
        return Control(zone, seat, "cubes", worth)
    if zone.area == NEUTRAL:
        return Control(zone, NOBODY, "nobody", 0)
    return Control(zone, 0 if zone.area == state.own_area(0) else 1, "sphere", worth)


def _defcon(rules: Rules, state: State) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], bool]:
    """Cards per type in each own sphere; last cards of one type lie there too (step 4)."""
    first, second = (rules.card(card).type for card in state.last_cards)
    counts = first == second

    def in_sphere(seat: int) -> tuple[int, ...]:
        own = state.own_area(seat)
        types = [rules.card(zone.card).type for zone in state.zones if zone.area == own]
        types += [first] if counts else []
        return tuple(types.count(kind) for kind in TYPES)

    return (in_sphere(0), in_sphere(1)), counts


def _influence(rules: Rules, state: State, side: str) -> int:
    """Influence of a superpower on the last cards, no matter who holds them (step 3)."""
    cards = (rules.card(card) for card in state.last_cards)
    return sum(card.value for card in cards if card.side == side)


def _is_military(rules: Rules, zone: Zone) -> bool:
    return rules.card(zone.card).type == "military"


def _winner(
    war: tuple[int, ...], points: tuple[int, int], own_sphere: tuple[int, int]
) -> tuple[int, str]:
    """Section 9: war by one, then points, then zones in the own sphere, then void."""
    if len(war) == 1:
        return 1 - war[0], "nuclear_war"
    if points[0] != points[1]:
        return _more(points), "points"
    if own_sphere[0] != own_sphere[1]:
        return _more(own_sphere), "zones"
    return NOBODY, "void"


def _more(pair: tuple[int, int]) -> int:
    """The seat with strictly more, or nobody."""
    return NOBODY if pair[0] == pair[1] else int(pair[1] > pair[0])


def _pair(values: Iterable[int]) -> tuple[int, int]:
    first, second = values
    return first, second
