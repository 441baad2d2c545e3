# SPDX-License-Identifier: MIT
"""Reads the figures file of Atlantic Star, ours or an owner's.

Every fault is found and said in a message of its own, with the place in the
file, so that an owner can mend a file in one go.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, TypeVar

from msgspec import Struct

from core import figures
from core.figures import FiguresError
from core.games.atlantic_star.figures import (
    LETTERS,
    SEAS,
    SEAT_COUNTS,
    Figures,
    Sea,
    Settings,
    Ship,
)

SCHEMA = "atlantic-star/1"
SPACES = 4
"""Spaces of the agency."""
MAX_MONEY = 40_000
MAX_LOAN = 10_000
MIN_SWAP_PRICE = 1_000
MAX_KEPT = 2
"""Limits of what a file may say; `max_events` counts on them."""

_TOP = ("schema", "note", "figures", "settings", "seas", "classes", "ships")
_CLASSES = tuple(map(str, range(1, 6)))
_COUNTS = tuple(map(str, SEAT_COUNTS))
_ID = re.compile(r"[a-z][a-z0-9-]*")
_MOST = 99

T = TypeVar("T", bound=Struct)


def builtin() -> bytes:
    """The file of the figures that come with the program."""
    return figures.builtin(__package__, "data/figures.json")


def read(data: bytes) -> Figures:
    """The figures of a file. Raises FiguresError with one message per fault."""
    raw, faults = figures.document(data, SCHEMA, _TOP)
    if raw.get("figures") not in ("house", "printed"):
        faults.append(f"figures: 'house' or 'printed', not '{raw.get('figures')}'")
    settings = _one(raw.get("settings"), Settings, "settings", faults)
    classes = _classes(raw.get("classes"), faults)
    seas = _several(raw.get("seas"), Sea, "sea", faults)
    ships = _several(raw.get("ships"), Ship, "ship", faults)
    if settings:
        faults += _faults_of_settings(settings)
    faults += _faults_of_seas(seas)
    for number, ship in enumerate(ships, 1):
        faults += _faults_of_ship(ship, number, seas)
    faults += _faults_of_names(ships)
    if faults or settings is None:
        raise FiguresError(tuple(faults))
    found = Figures(raw["figures"] == "house", settings, seas, classes, ships)
    faults += (*_faults_of_plates(found), *_faults_of_deck(found))
    if faults:
        raise FiguresError(tuple(faults))
    return found


def ships_needed(found: Figures, seats: int) -> int:
    """Ships without which both piles might run out (section 5): all used, held and offered."""
    settings = found.settings
    used = settings.sets[str(seats)] * sum(len(sea.legs) for sea in found.seas)
    return seats * (used + settings.keep) + SPACES


def _one(raw: Any, kind: type[T], where: str, faults: list[str]) -> T | None:
    value, said = figures.fields(raw, kind, where)
    faults += said
    return value


def _several(raw: Any, kind: type[T], what: str, faults: list[str]) -> tuple[T, ...]:
    found, said = figures.several(raw, kind, what)
    faults += said
    return found


def _classes(raw: Any, faults: list[str]) -> tuple[tuple[int, ...], ...]:
    value, said = figures.convert(raw, dict[str, tuple[int, ...]], "classes")
    faults += said
    if value is None:
        return ()
    if tuple(sorted(value)) != _CLASSES:
        faults.append(f"classes: they are {', '.join(_CLASSES)}")
    for stars, points in value.items():
        if any(not 0 <= n <= _MOST for n in points) or list(points) != sorted(points)[::-1]:
            faults.append(f"class {stars}: points from 0 to {_MOST}, the best rank first")
    return tuple(value[stars] for stars in sorted(value))


def _faults_of_settings(settings: Settings) -> Iterator[str]:
    for name, most in (("money", MAX_MONEY), ("sets", _MOST), ("operator_sets", _MOST)):
        counts: dict[str, int] = getattr(settings, name)
        if tuple(sorted(counts)) != _COUNTS:
            yield f"settings, {name}: one number each for {', '.join(_COUNTS)} seats"
        least = 1 if name == "sets" else 0
        for seats, number in counts.items():
            yield from _outside(f"settings, {name}, {seats} seats", number, least, most)
    prices = settings.prices
    if len(prices) != SPACES or list(prices) != sorted(set(prices))[::-1] or prices[-1]:
        yield f"settings, prices: {SPACES}, the dearest first and the last one 0"
    yield from _outside("settings, swap_price", settings.swap_price, MIN_SWAP_PRICE, MAX_MONEY)
    yield from _outside("settings, keep", settings.keep, 1, MAX_KEPT)
    yield from _outside("settings, mail_value", settings.mail_value, 0, _MOST)
    yield from _outside("settings, loan_points", settings.loan_points, 1, _MOST)
    yield from _outside("settings, loan_per_point", settings.loan_per_point, 1, MAX_LOAN)
    if settings.loan_points * settings.loan_per_point > MAX_LOAN:
        yield f"settings: a loan brings at most {MAX_LOAN}"


def _faults_of_seas(seas: tuple[Sea, ...]) -> Iterator[str]:
    if tuple(sea.id for sea in seas) != SEAS:
        yield f"seas: they are {', '.join(SEAS)}, in this order"
    for sea in seas:
        yield from _outside(f"sea '{sea.id}', bonus", sea.bonus, 0, _MOST)
        if not 1 <= len(sea.legs) <= len(LETTERS):
            yield f"sea '{sea.id}', legs: from 1 to {len(LETTERS)}, not {len(sea.legs)}"
        for count, values in sea.operators.items():
            where = f"sea '{sea.id}', operators, {count}"
            if str(len(values)) != count:
                yield f"{where}: as many values, not {len(values)}"
            for value in values:
                yield from _outside(where, value, 0, _MOST)


def _faults_of_ship(ship: Ship, number: int, seas: tuple[Sea, ...]) -> Iterator[str]:
    where = f"ship '{ship.id}'"
    if not _ID.fullmatch(ship.id):
        yield f"ship number {number}: an id is small letters, digits and hyphens"
    if not ship.name.strip():
        yield f"{where}: its name is empty"
    if ship.mail == bool(ship.legs):
        yield f"{where}: it is a mail ship, or it has legs, one of the two"
    legs = [(leg.sea, leg.leg) for leg in ship.legs]
    if len(set(legs)) < len(legs):
        yield f"{where}: a leg is there twice"
    count = {sea.id: len(sea.legs) for sea in seas}
    for leg in ship.legs:
        if leg.sea in count and LETTERS.index(leg.leg) >= count[leg.sea]:
            yield f"{where}: the {leg.sea} has no leg {leg.leg}"
        yield from _outside(f"{where}, {leg.sea} {leg.leg}", leg.value, 0, _MOST)


def _faults_of_names(ships: tuple[Ship, ...]) -> Iterator[str]:
    ids = [ship.id for ship in ships]
    yield from (f"ship '{i}' is there twice" for i in dict.fromkeys(ids) if ids.count(i) > 1)


def _faults_of_plates(found: Figures) -> Iterator[str]:
    """Every sea ends with one plate for each rank of its class (section 2)."""
    ranks = max(SEAT_COUNTS)
    if any(len(points) != ranks for points in found.classes):
        yield f"classes: all have {ranks} ranks"
    for seats in SEAT_COUNTS:
        sets = str(found.settings.operator_sets[str(seats)])
        plates = seats * found.settings.sets[str(seats)] + int(sets)
        if plates != ranks:
            yield f"settings: {seats} seats have {plates} plates a sea for {ranks} ranks"
        for sea in found.seas:
            if sets != "0" and sets not in sea.operators:
                yield f"sea '{sea.id}', operators: the values of {sets} sets are missing"


def _faults_of_deck(found: Figures) -> Iterator[str]:
    for seats in SEAT_COUNTS:
        needed = ships_needed(found, seats)
        if len(found.ships) < needed:
            yield f"ships: {seats} seats need {needed}, found {len(found.ships)}"


def _outside(where: str, value: int, least: int, most: int) -> Iterator[str]:
    if not least <= value <= most:
        yield f"{where}: from {least} to {most}, not {value}"
