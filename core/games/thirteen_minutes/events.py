# SPDX-License-Identifier: MIT
"""Events: steps as data, each a few small decisions (rules/thirteen-minutes.md, sections 6, 14).

Amounts and zones are 'up to', so a step ends with `pass`; one without a target
is passed over. 'Enemy' and 'own' are always those of the seat that carries out
the event.
"""

from __future__ import annotations

from msgspec import structs

from core.games.thirteen_minutes import moves, zones
from core.games.thirteen_minutes.agenda import CarryOut, GiveOrder
from core.games.thirteen_minutes.cards import (
    Figures,
    Order,
    Peek,
    PlaceCubes,
    RelocateOwn,
    RemoveCubes,
    SetArea,
    ShiftZone,
    Step,
)
from core.games.thirteen_minutes.state import AREAS, CUBA_SLOT, NEUTRAL, State, Zone, moved
from core.terms import Awaiting, Deal, IllegalMove, Move, Turn


def settled(figures: Figures, state: State) -> State:
    """The state with finished events and steps without a target passed over."""
    while state.agenda and isinstance(head := state.agenda[0], CarryOut):
        steps = figures.card(head.card).steps
        if head.step == len(steps):
            state = state.done()
            continue
        step = steps[head.step]
        if isinstance(step, Order):
            state = _next_step(state, head).first(GiveOrder(head.seat, step.value))
        elif isinstance(step, Peek) or _offers(figures, state, head, step):
            break
        else:
            state = _next_step(state, head)
    return state


def expects(figures: Figures, state: State, head: CarryOut) -> Awaiting:
    """A peek is a deal of cards that lie there already; all else is a choice."""
    step = _step(figures, head)
    if isinstance(step, Peek):
        slots = (CUBA_SLOT,) if step.what == "cuba" else state.hands[1 - head.seat]
        return Deal(state.deck, slots, head.seat)
    return Turn((head.seat,))


def peeked(state: State, head: CarryOut) -> State:
    """The peek is over; the step after it comes."""
    return _next_step(state, head)


def choices(figures: Figures, state: State, head: CarryOut) -> list[Move]:
    """What the step offers, and to stop. The area of a cleared zone has to be said (section 14)."""
    step = _step(figures, head)
    offered = _offers(figures, state, head, step)
    if isinstance(step, SetArea) and step.filter == "same_zone":
        return offered
    return [*offered, moves.PASS]


def carried_out(figures: Figures, state: State, head: CarryOut, move: Move) -> State:
    """One decision of a step carried out."""
    if move == moves.PASS:
        return _next_step(state, head)
    step = _step(figures, head)
    seat = head.seat
    zone_id = str(move.args[0])
    match step, move.args:
        case PlaceCubes(), (_, int(cubes)):
            state = zones.put(state, seat, zone_id, cubes, moves=step.moves_zone)
        case RemoveCubes(), (_, int(cubes)):
            whose = seat if step.whose == "own" else 1 - seat
            state = zones.take(state, whose, zone_id, cubes, moves=step.moves_zone)
        case RemoveCubes(), _:
            for whose in _owners(step, seat):
                here = zones.at(state, zone_id).cubes[whose]
                state = zones.take(state, whose, zone_id, here, moves=step.moves_zone)
        case RelocateOwn(), (_, str(target), int(cubes)):
            return _next_step(zones.relocate(state, seat, zone_id, target, cubes), head)
        case ShiftZone(), _:
            state = zones.shift(state, zone_id, _direction(state, seat, step))
        case SetArea(), (_, str(area)):
            state = zones.lay(state, zone_id, dict(AREAS)[area])
    taken = structs.replace(head, chosen=(*head.chosen, zone_id))
    if len(taken.chosen) == _zones_max(step):
        return _next_step(state, taken)
    return state.done().first(taken)


def illegal(figures: Figures, state: State, head: CarryOut, move: Move) -> IllegalMove | None:
    """Why a decision of an event is refused."""
    offered = choices(figures, state, head)
    verbs = {offer.verb for offer in offered}
    if move.verb not in verbs:
        return None
    if move == moves.PASS or not move.args:
        return None
    zone_id = str(move.args[0])
    if zone_id in head.chosen:
        return IllegalMove("event.same_zone_twice", zone=zone_id)
    if zone_id not in {str(offer.args[0]) for offer in offered if offer.args}:
        return IllegalMove("event.not_a_target", zone=zone_id)
    if move.verb == "put" and isinstance(cubes := move.args[-1], int):
        if cubes > state.supplies[head.seat]:
            supply = state.supplies[head.seat]
            return IllegalMove("event.supply_too_small", cubes=cubes, supply=supply)
        return IllegalMove("event.too_many_cubes", zone=zone_id, cubes=cubes)
    return None


def _step(figures: Figures, head: CarryOut) -> Step:
    return figures.card(head.card).steps[head.step]


def _next_step(state: State, head: CarryOut) -> State:
    following = CarryOut(head.seat, head.card, head.step + 1, (), head.chosen)
    return state.done().first(following)


def _zones_max(step: Step) -> int:
    return step.zones_max if not isinstance(step, Peek | Order | RelocateOwn) else 1


def _owners(step: RemoveCubes, seat: int) -> tuple[int, ...]:
    return {"own": (seat,), "enemy": (1 - seat,), "both": (0, 1)}[step.whose]


def _direction(state: State, seat: int, step: ShiftZone) -> int:
    towards_own = step.direction == "toward_own_sphere"
    return state.own_area(seat) * (step.steps if towards_own else -step.steps)


def _offers(figures: Figures, state: State, head: CarryOut, step: Step) -> list[Move]:
    """The decisions of a step that change something."""
    seat = head.seat
    if isinstance(step, Peek | Order):
        return []
    if isinstance(step, RelocateOwn):
        return _relocations(figures, state, seat, step)
    found: list[Move] = []
    for zone in _targets(figures, state, head, step):
        match step:
            case PlaceCubes():
                most = min(step.max_per_zone, zones.room(figures, state, seat, zone))
                found += [moves.put(zone.id, cubes) for cubes in range(1, most + 1)]
            case RemoveCubes():
                found += _removals(zone, seat, step)
            case ShiftZone():
                if moved(zone, _direction(state, seat, step)) != zone:
                    found.append(moves.shift(zone.id))
            case SetArea(area="neutral"):
                found.append(moves.set_area(zone.id, "neutral"))
            case SetArea():
                found += [moves.set_area(zone.id, name) for name, _ in AREAS]
    return found


def _targets(
    figures: Figures,
    state: State,
    head: CarryOut,
    step: PlaceCubes | RemoveCubes | ShiftZone | SetArea,
) -> list[Zone]:
    def fits(zone: Zone) -> bool:
        match step.filter:
            case "face_up":
                return not zone.face_down
            case "face_up_military":
                return not zone.face_down and figures.card(zone.card).type == "military"
            case "any_zone_outside_neutral":
                return zone.area != NEUTRAL
            case "zone_with_cubes":
                return zone.cubes != (0, 0)
            case "same_zone":
                return zone.id in head.before
        return True

    return [zone for zone in state.zones if zone.id not in head.chosen and fits(zone)]


def _removals(zone: Zone, seat: int, step: RemoveCubes) -> list[Move]:
    here = sum(zone.cubes[owner] for owner in _owners(step, seat))
    if step.max_per_zone == "all":
        return [moves.clear(zone.id)] if here else []
    return [moves.remove(zone.id, cubes) for cubes in range(1, min(here, step.max_per_zone) + 1)]


def _relocations(figures: Figures, state: State, seat: int, step: RelocateOwn) -> list[Move]:
    found = []
    limit = figures.settings.max_cubes_per_zone
    for origin in state.zones:
        most = origin.cubes[seat] if step.max == "all" else min(origin.cubes[seat], step.max)
        for target in state.zones:
            if target.id == origin.id:
                continue
            fitting = most if limit is None else min(most, limit - target.cubes[seat])
            found += [
                moves.relocate(origin.id, target.id, cubes) for cubes in range(1, fitting + 1)
            ]
    return found
