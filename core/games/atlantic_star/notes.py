# SPDX-License-Identifier: MIT
"""The public log: what a seat did, then what came of it, as keys and parameters.

What happens by itself is read off the states before and after, so that no rule
has to keep a log. Lists of ids are joined by spaces.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.games.atlantic_star import moves
from core.games.atlantic_star.agenda import ChooseClass, DrawStarter, PutShips
from core.games.atlantic_star.figures import LETTERS, SEAS
from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import NO_SHIP, NOBODY, Plate, State
from core.terms import Drawn, Event, Left, Move, Moved, Note


def note(key: str, **params: int | str) -> Note:
    """One log line."""
    return Note(key, tuple(params.items()))


def of(rules: Rules, before: State, event: Event, after: State) -> tuple[Note, ...]:
    """The log lines of an event."""
    match event:
        case Moved(seat, move):
            said = _move(rules, before, seat, move, after)
        case Drawn(outcomes) if isinstance(before.agenda[0], DrawStarter):
            said = iter((note("start.drawn", seat=int(outcomes[0])),))
        case Drawn(outcomes):
            said = _turned_up(rules, before, outcomes)
        case Left(seat):
            return (note("seat.left", seat=seat),)
        case _:
            said = iter(())
    return (*said, *_course(before, after))


def _move(rules: Rules, before: State, seat: int, move: Move, after: State) -> Iterator[Note]:
    head = before.agenda[0]
    match move:
        case Move("loan", (str(sea), _, int(points))):
            yield from _loan(rules, before, after, SEAS.index(sea), points)
        case Move("swap", _):
            ships = _joined(before.agency)
            yield note("agency.swapped", seat=seat, price=rules.swap_price, ships=ships)
        case Move("charter", (int(price),)):
            ship = before.agency[rules.prices.index(price)]
            yield note("agency.chartered", seat=seat, ship=ship, price=price)
        case Move("sail", (sea,)):
            yield note("voyage.begun", seat=seat, sea=sea)
    if isinstance(head, PutShips):
        yield from _put(rules, before, head, move, after)
    if isinstance(head, ChooseClass):
        yield from _class_chosen(head, after)
    if isinstance(head, PutShips | ChooseClass):
        yield from _registered(before, after, head.sea)


def _loan(rules: Rules, before: State, after: State, sea: int, points: int) -> Iterator[Note]:
    """A loan, with the value and the place that it leaves the plate."""
    for place, plate in _new_plates(before, after, sea):
        yield note(
            "loan.taken",
            seat=plate.owner,
            sea=SEAS[sea],
            points=points,
            money=points * rules.loan_per_point,
            value=plate.value,
            place=place,
        )


def _put(rules: Rules, before: State, head: PutShips, move: Move, after: State) -> Iterator[Note]:
    """Each ship with its value on its leg; an emergency has none."""
    ships = _ships_put(before, after, head) if move == moves.BEST else (*head.ships, move.args[1])
    for leg, ship in list(enumerate(map(str, ships)))[len(head.ships) :]:
        where = {"sea": SEAS[head.sea], "leg": LETTERS[leg]}
        value = rules.fit(ship, head.sea, leg)
        if value is None:
            yield note("voyage.emergency", seat=head.seat, ship=ship, **where)
        else:
            yield note("voyage.ship", seat=head.seat, ship=ship, value=value, **where)


def _ships_put(before: State, after: State, head: PutShips) -> tuple[str, ...]:
    """All ships of a voyage that was filled up: they wait for a class, or lie on the plate."""
    following = after.agenda[0] if after.agenda else None
    if isinstance(following, ChooseClass):
        return following.ships
    return next(plate.ships for _, plate in _new_plates(before, after, head.sea) if plate.ships)


def _new_plates(before: State, after: State, sea: int) -> Iterator[tuple[int, Plate]]:
    """Plates that came onto the board or changed their value, with their places."""
    old = before.seas[sea].plates
    yield from (found for found in enumerate(after.seas[sea].plates, 1) if found[1] not in old)


def _class_chosen(head: ChooseClass, after: State) -> Iterator[Note]:
    board = after.seas[head.sea]
    yield note("class.chosen", seat=head.seat, sea=SEAS[head.sea], stars=board.stars)
    for plate in board.plates:
        if plate.owner == NOBODY:
            yield note("operator.entered", sea=SEAS[head.sea], value=plate.value)


def _registered(before: State, after: State, sea: int) -> Iterator[Note]:
    """A voyage that came onto the board, with its place."""
    for place, plate in _new_plates(before, after, sea):
        if plate.owner != NOBODY:
            params = {"value": plate.value, "bonus": plate.bonus, "place": place}
            yield note("voyage.made", seat=plate.owner, sea=SEAS[sea], **params)


def _turned_up(rules: Rules, before: State, ships: tuple[str, ...]) -> Iterator[Note]:
    gaps = [
        price for price, ship in zip(rules.prices, before.agency, strict=True) if ship == NO_SHIP
    ]
    for price, ship in zip(gaps, ships, strict=False):
        yield note("agency.turned_up", ship=ship, price=price)


def _course(before: State, after: State) -> Iterator[Note]:
    """Shuffles, seats that are done, turns, the end."""
    if after.shuffles != before.shuffles:
        yield note("pile.shuffled", ships=len(after.pile))
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if any(old.voyages) and not any(new.voyages):
            yield note("seat.finished", seat=seat)
    if not after.agenda and before.agenda:
        yield note("game.all_sailed")
    elif after.active != before.active:
        yield note("turn", seat=after.active)


def _joined(items: Iterable[str]) -> str:
    return " ".join(items)
