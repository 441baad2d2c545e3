# SPDX-License-Identifier: MIT
"""Why a zone is no target of the decision that is open: the core's reason, made precise. No Qt."""

from __future__ import annotations

from core.games.thirteen_minutes.agenda import CarryOut
from core.games.thirteen_minutes.figures import (
    PlaceCubes,
    RelocateOwn,
    RemoveCubes,
    SetArea,
    ShiftZone,
    Step,
)
from core.games.thirteen_minutes.game import ThirteenMinutes
from core.games.thirteen_minutes.state import NEUTRAL, State, Zone
from core.terms import IllegalMove, Move


def refusal(game: ThirteenMinutes, state: State, seat: int, verb: str, zone: Zone) -> IllegalMove:
    """The refusal of the smallest move of a verb on a zone."""
    found = game.illegal(state, seat, _smallest(verb, zone.id))
    head = state.agenda[0]
    if found.rule != "event.not_a_target" or not isinstance(head, CarryOut):
        return found
    step = game.figures.card(head.card).steps[head.step]
    return IllegalMove(_precisely(game, step, zone) or found.rule, **found.params)


def _smallest(verb: str, zone: str) -> Move:
    if verb in ("clear", "shift"):
        return Move(verb, (zone,))
    if verb == "set":
        return Move(verb, (zone, "neutral"))
    if verb == "relocate":
        return Move(verb, (zone, "", 1))
    return Move(verb, (zone, 1))


def _precisely(game: ThirteenMinutes, step: Step, zone: Zone) -> str:
    match step:
        case RelocateOwn():
            return "target.no_own_cubes"
        case PlaceCubes() | RemoveCubes() | ShiftZone() | SetArea():
            if missed := _filtered_out(game, step.filter, zone):
                return missed
    match step:
        case RemoveCubes(whose="own"):
            return "target.no_own_cubes"
        case RemoveCubes(whose="enemy"):
            return "target.no_enemy_cubes"
        case RemoveCubes():
            return "target.no_cubes"
        case ShiftZone():
            return "target.end_of_line"
    return ""


def _filtered_out(game: ThirteenMinutes, kind: str, zone: Zone) -> str:
    if kind in ("face_up", "face_up_military") and zone.face_down:
        return "target.face_down"
    if kind == "face_up_military" and game.figures.card(zone.card).type != "military":
        return "target.not_military"
    if kind == "any_zone_outside_neutral" and zone.area == NEUTRAL:
        return "target.is_neutral"
    if kind == "zone_with_cubes" and zone.cubes == (0, 0):
        return "target.no_cubes"
    return "target.other_zone" if kind == "same_zone" else ""
