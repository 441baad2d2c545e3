# SPDX-License-Identifier: MIT
"""Reads the figures file of 13 Minutes, ours or an owner's.

Every fault is found and said in a message of its own, with the place in the
file, so that an owner can mend a file in one go.
"""

from __future__ import annotations

import re
from typing import Any, TypeVar

from msgspec import Struct, structs

from core import figures
from core.figures import FiguresError
from core.games.thirteen_minutes.figures import STEPS, Card, Figures, Settings, Step

SCHEMA = "thirteen-minutes-cards/1"
MAX_STEPS = 4
MAX_ZONES = 3
"""An event has at most so many steps of so many zones; `max_events` counts on it."""

_PER_SIDE = {"US": 5, "USSR": 5, "UN": 3}
_ID = re.compile(r"[a-z][a-z0-9-]*")
_OPS = {str(kind.__struct_config__.tag): kind for kind in STEPS}
_TOP = ("schema", "note", "settings", "cards")
_MOST = 99

T = TypeVar("T", bound=Struct)


def builtin() -> bytes:
    """The file of the figures that come with the program."""
    return figures.builtin(__package__, "data/cards.json")


def read(data: bytes) -> Figures:
    """The figures of a file. Raises FiguresError with one message per fault."""
    raw, faults = figures.document(data, SCHEMA, _TOP)
    settings = _fields(raw.get("settings"), Settings, "settings", faults)
    if settings:
        faults += _faults_of_settings(settings)
    cards = _cards(raw.get("cards"), faults)
    faults += _faults_of_deck(cards)
    if faults or settings is None:
        raise FiguresError(tuple(faults))
    return Figures(settings, cards)


def _cards(raw: Any, faults: list[str]) -> tuple[Card, ...]:
    if not isinstance(raw, list):
        faults.append("cards: expected a list")
        return ()
    if len(raw) != sum(_PER_SIDE.values()):
        faults.append(f"cards: expected {sum(_PER_SIDE.values())}, found {len(raw)}")
    found = []
    for index, entry in enumerate(raw):
        known = isinstance(entry, dict) and isinstance(entry.get("id"), str)
        where = f"card '{entry['id']}'" if known else f"card number {index + 1}"
        card = _card(entry, where, faults)
        if card:
            found.append(card)
    return tuple(found)


def _card(raw: Any, where: str, faults: list[str]) -> Card | None:
    before = len(faults)
    steps: tuple[Step, ...] = ()
    if isinstance(raw, dict) and isinstance(raw.get("steps"), list):
        steps = _steps(raw["steps"], where, faults)
        raw = {**raw, "steps": []}
    card = _fields(raw, Card, where, faults)
    if card:
        faults += _faults_of_card(card, where)
    if card is None or len(faults) > before:
        return None
    return structs.replace(card, steps=steps)


def _steps(raw: list[Any], where: str, faults: list[str]) -> tuple[Step, ...]:
    if not 1 <= len(raw) <= MAX_STEPS:
        faults.append(f"{where}: an event has 1 to {MAX_STEPS} steps, not {len(raw)}")
    steps: list[Step] = []
    for index, entry in enumerate(raw):
        place = f"{where}, step {index + 1}"
        op = entry.get("op") if isinstance(entry, dict) else None
        if not isinstance(op, str) or op not in _OPS:
            faults.append(f"{place}: op is one of {', '.join(_OPS)}, not '{op}'")
            continue
        fields = {name: value for name, value in entry.items() if name != "op"}
        step = _fields(fields, _OPS[op], place, faults)
        if step:
            faults += _faults_of_step(step, index, place)
            steps.append(step)
    return tuple(steps)


def _fields(raw: Any, kind: type[T], where: str, faults: list[str]) -> T | None:
    found, said = figures.fields(raw, kind, where)
    faults += said
    return found


def _faults_of_settings(settings: Settings) -> list[str]:
    least = {"cubes": 1, "ties_before_decider": 1, "war_zones": 1, "campaign_points": 1}
    faults = []
    for field in structs.fields(Settings):
        value = getattr(settings, field.name)
        low = least.get(field.name, 0)
        if value is not None and not low <= value <= _MOST:
            faults.append(f"settings, {field.name}: from {low} to {_MOST}, not {value}")
    return faults


def _faults_of_card(card: Card, where: str) -> list[str]:
    faults = []
    if not _ID.fullmatch(card.id) or card.id == "cuba":
        faults.append(f"{where}: an id is small letters, digits and hyphens, and not 'cuba'")
    if not 1 <= card.value <= _MOST:
        faults.append(f"{where}, value: from 1 to {_MOST}, not {card.value}")
    return faults


def _faults_of_step(step: Step, index: int, where: str) -> list[str]:
    faults = []
    limits = {"zones_max": MAX_ZONES, "steps": 2, "max_per_zone": _MOST, "max": _MOST}
    for field in structs.fields(type(step)):
        value = getattr(step, field.name)
        most = limits.get(field.name, _MOST)
        if isinstance(value, int) and not isinstance(value, bool) and not 1 <= value <= most:
            faults.append(f"{where}, {field.name}: from 1 to {most}, not {value}")
    if getattr(step, "filter", "") == "same_zone" and index == 0:
        faults.append(f"{where}, filter: 'same_zone' needs a step before it")
    if getattr(step, "whose", "") == "both" and getattr(step, "max_per_zone", "") != "all":
        faults.append(f"{where}, max_per_zone: cubes of both sides go all or not at all")
    if getattr(step, "whose", "own") != "own" and getattr(step, "moves_zone", False):
        faults.append(f"{where}, moves_zone: only own cubes taken off move a zone")
    return faults


def _faults_of_deck(cards: tuple[Card, ...]) -> list[str]:
    faults = []
    ids = [card.id for card in cards]
    faults += [f"card '{i}' is there twice" for i in dict.fromkeys(ids) if ids.count(i) > 1]
    if len(cards) == sum(_PER_SIDE.values()):
        for side, expected in _PER_SIDE.items():
            found = sum(card.side == side for card in cards)
            if found != expected:
                faults.append(f"cards: expected {expected} of {side}, found {found}")
    return faults
