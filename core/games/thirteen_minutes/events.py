# SPDX-License-Identifier: MIT
"""Events: steps as data, each a few small decisions (rules/thirteen-minutes.md, sections 6, 14).

Amounts and zones are 'up to', so a step ends with `pass`; one without a target
is passed over. 'Enemy' and 'own' are always those of the seat that carries out
the event.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import structs

from core.games.thirteen_minutes import moves, zones
from core.games.thirteen_minutes.agenda import CarryOut, GiveOrder
from core.games.thirteen_minutes.deck import looked
from core.games.thirteen_minutes.figures import (
    Order,
    Peek,
    PlaceCubes,
    RelocateOwn,
    RemoveCubes,
    SetArea,
    ShiftZone,
    Step,
)
from core.games.thirteen_minutes.rules import Rules
from core.games.thirteen_minutes.state import AREAS, CUBA_SLOT, NEUTRAL, State, Zone, moved
from core.terms import Deal, IllegalMove, Move, in_order, not_legal


def settle(rules: Rules, state: State) -> State:
    """Passes over a finished event and a step without a target; the same state if it waits."""
    head = _carrying(state)
    steps = rules.card(head.card).steps
    if head.step == len(steps):
        return state.done()
    step = steps[head.step]
    if isinstance(step, Order):
        return _next_step(state, head).first(GiveOrder(head.seat, step.value))
    if isinstance(step, Peek) or any(_offers(rules, state, head, step)):
        return state
    return _next_step(state, head)


def peek(rules: Rules, state: State) -> Deal | None:
    """A peek is a deal of cards that lie there already; all else is a choice."""
    head = _carrying(state)
    step = _step(rules, head)
    if not isinstance(step, Peek):
        return None
    slots = (CUBA_SLOT,) if step.what == "cuba" else state.hands[1 - head.seat]
    return Deal(state.deck, slots, head.seat)


def peeked(rules: Rules, state: State, seat: int, slots: tuple[int, ...]) -> State:
    """The peek is over; the step after it comes."""
    return _next_step(looked(state, seat, slots), _carrying(state))


def choices(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """What the step offers, and to stop. The area of a cleared zone has to be said (section 14)."""
    head = _carrying(state)
    step = _step(rules, head)
    stop = () if _must_be_said(step) else (moves.PASS,)
    return in_order((*_offers(rules, state, head, step), *stop))


def carried_out(rules: Rules, state: State, seat: int, move: Move) -> State:
    """One decision of a step carried out."""
    head = _carrying(state)
    step = _step(rules, head)
    if move == moves.PASS and not _must_be_said(step):
        return _next_step(state, head)
    zone = state.zone(str(move.args[0])) if move.args else None
    if zone is None or move not in tuple(_at(rules, state, head, step, zone)):
        raise _refused(rules, state, head, move)
    return _done_at(state, head, step, zone.id, move)


def _done_at(state: State, head: CarryOut, step: Step, zone_id: str, move: Move) -> State:
    """The state after a decision at a zone; the step goes on until it has taken enough zones."""
    seat = head.seat
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


def _refused(rules: Rules, state: State, head: CarryOut, move: Move) -> IllegalMove:
    """Why a decision of an event is refused."""
    offered = choices(rules, state, head.seat)
    if move == moves.PASS or not move.args or move.verb not in [offer.verb for offer in offered]:
        return not_legal(head.seat, move)
    zone_id = str(move.args[0])
    if zone_id in head.chosen:
        return IllegalMove("event.same_zone_twice", zone=zone_id)
    if zone_id not in [str(offer.args[0]) for offer in offered if offer.args]:
        return IllegalMove("event.not_a_target", zone=zone_id)
    if move.verb == "put" and isinstance(cubes := move.args[-1], int):
        supply = state.supplies[head.seat]
        if cubes > supply:
            return IllegalMove("event.supply_too_small", cubes=cubes, supply=supply)
        return IllegalMove("event.too_many_cubes", zone=zone_id, cubes=cubes)
    return not_legal(head.seat, move)


def _carrying(state: State) -> CarryOut:
    head = state.agenda[0]
    assert isinstance(head, CarryOut)
    return head


def _step(rules: Rules, head: CarryOut) -> Step:
    return rules.card(head.card).steps[head.step]


def _must_be_said(step: Step) -> bool:
    return isinstance(step, SetArea) and step.filter == "same_zone"


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


def _offers(rules: Rules, state: State, head: CarryOut, step: Step) -> Iterator[Move]:
    """The decisions of a step that change something, zone by zone."""
    for zone in state.zones:
        yield from _at(rules, state, head, step, zone)


def _at(rules: Rules, state: State, head: CarryOut, step: Step, zone: Zone) -> Iterator[Move]:
    """Those at one zone, with the zone named first."""
    seat = head.seat
    if isinstance(step, RelocateOwn):
        yield from _relocations(rules, state, seat, step, zone)
        return
    if isinstance(step, Peek | Order) or zone.id in head.chosen:
        return
    if not _fits(rules, head, step, zone):
        return
    match step:
        case PlaceCubes():
            most = min(step.max_per_zone, zones.room(rules, state, seat, zone))
            yield from (moves.put(zone.id, cubes) for cubes in range(1, most + 1))
        case RemoveCubes():
            yield from _removals(zone, seat, step)
        case ShiftZone():
            if moved(zone, _direction(state, seat, step)) != zone:
                yield moves.shift(zone.id)
        case SetArea(area="neutral"):
            yield moves.set_area(zone.id, "neutral")
        case SetArea():
            yield from (moves.set_area(zone.id, name) for name, _ in AREAS)


def _fits(
    rules: Rules,
    head: CarryOut,
    step: PlaceCubes | RemoveCubes | ShiftZone | SetArea,
    zone: Zone,
) -> bool:
    """Whether a step may take a zone."""
    match step.filter:
        case "face_up":
            return not zone.face_down
        case "face_up_military":
            return not zone.face_down and rules.card(zone.card).type == "military"
        case "any_zone_outside_neutral":
            return zone.area != NEUTRAL
        case "zone_with_cubes":
            return zone.cubes != (0, 0)
        case "same_zone":
            return zone.id in head.before
    return True


def _removals(zone: Zone, seat: int, step: RemoveCubes) -> Iterator[Move]:
    here = sum(zone.cubes[owner] for owner in _owners(step, seat))
    if step.max_per_zone != "all":
        most = min(here, step.max_per_zone)
        yield from (moves.remove(zone.id, cubes) for cubes in range(1, most + 1))
    elif here:
        yield moves.clear(zone.id)


def _relocations(
    rules: Rules, state: State, seat: int, step: RelocateOwn, origin: Zone
) -> Iterator[Move]:
    limit = rules.settings.max_cubes_per_zone
    most = origin.cubes[seat] if step.max == "all" else min(origin.cubes[seat], step.max)
    for target in state.zones:
        if target.id != origin.id:
            fitting = most if limit is None else min(most, limit - target.cubes[seat])
            cubes = range(1, fitting + 1)
            yield from (moves.relocate(origin.id, target.id, count) for count in cubes)
