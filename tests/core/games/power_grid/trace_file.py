# SPDX-License-Identifier: MIT
"""Reads a trace: a complete game recorded from an independent engine, step by step.

Fuel is always counted as (coal, oil, garbage, uranium), players by seat.
"""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType, structs

Numbers: TypeAlias = tuple[int, ...]
Fuel: TypeAlias = Literal["coal", "oil", "garbage", "uranium"]
Card: TypeAlias = int | Literal["step3"]

FUELS: tuple[Fuel, ...] = ("coal", "oil", "garbage", "uranium")
STEP_3 = 99
"""Stands for the Step 3 card where a trace lists the future market."""


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: plants ascending, cities in alphabetical order."""

    money: int
    plants: Numbers
    fuel: Numbers
    cities: tuple[str, ...]


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a trace records of a state."""

    phase: str
    round: int
    step: int
    order: Numbers
    turn: Numbers
    current: Numbers
    future: Numbers
    deck: int
    market: Numbers
    players: tuple[Player, ...]


class Changes(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields that a step changed, each in full."""

    phase: str | UnsetType = UNSET
    round: int | UnsetType = UNSET
    step: int | UnsetType = UNSET
    order: Numbers | UnsetType = UNSET
    turn: Numbers | UnsetType = UNSET
    current: Numbers | UnsetType = UNSET
    future: Numbers | UnsetType = UNSET
    deck: int | UnsetType = UNSET
    market: Numbers | UnsetType = UNSET
    players: tuple[Player, ...] | UnsetType = UNSET

    def on(self, table: Table) -> Table:
        """The table after the step."""
        changed = {k: v for k, v in structs.asdict(self).items() if v is not UNSET}
        return structs.replace(table, **changed)


class Nominate(Struct, frozen=True, array_like=True, tag="ChoosePowerPlant"):
    """Names the plant of an auction; the opening bid is the next step."""

    plant: int


class Bid(Struct, frozen=True, array_like=True, tag="Bid"):
    """Bids so much in all."""

    bid: int


class Pass(Struct, frozen=True, array_like=True, tag="Pass"):
    """Drops out, opts out or is done, by the phase."""

    passed: bool


class Scrap(Struct, frozen=True, array_like=True, tag="DiscardPowerPlant"):
    """The winner over the limit scraps a plant."""

    plant: int


class GiveUp(Struct, frozen=True, array_like=True, tag="DiscardResources"):
    """Gives up one token that fits no plant any more, or that may go."""

    fuel: Fuel


class Purchase(Struct, frozen=True, forbid_unknown_fields=True):
    """One token."""

    resource: Fuel


class Buy(Struct, frozen=True, array_like=True, tag="BuyResource"):
    """Buys one token, the cheapest."""

    what: Purchase


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """A house with its price in all."""

    city: str
    price: int


class Build(Struct, frozen=True, array_like=True, tag="Build"):
    """Builds one house."""

    house: House


class Run(Struct, frozen=True, forbid_unknown_fields=True):
    """A plant with what it burns and the number printed on it."""

    plant: int = msgspec.field(name="powerPlant")
    burnt: tuple[Fuel, ...] = msgspec.field(name="resourcesSpent")
    cities: int = msgspec.field(name="citiesPowered")


class Use(Struct, frozen=True, array_like=True, tag="UsePowerPlant"):
    """Runs one plant."""

    run: Run


Decision: TypeAlias = Nominate | Bid | Pass | Scrap | GiveUp | Buy | Build | Use


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision, what was offered before it and what changed."""

    seat: int
    move: Decision
    after: Changes
    deck: tuple[Card, ...] | None = None
    build: dict[str, int] = {}
    open: Numbers = ()
    buy: tuple[Fuel, ...] = ()


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """The end, by seat: cities supplied, money, cities connected."""

    powered: Numbers
    money: Numbers
    cities: Numbers


class Trace(Struct, frozen=True, forbid_unknown_fields=True):
    """One recorded game."""

    format: Literal["power-grid-trace/1"]
    map: Literal["germany", "usa"]
    edition: Literal["original", "recharged"]
    seats: int
    regions: tuple[str, ...]
    cities_in_play: tuple[str, ...]
    start: Table
    deck: tuple[Card, ...]
    steps: tuple[Step, ...]
    result: Result

    def tables(self) -> tuple[Table, ...]:
        """The table before the first step, then after each."""
        found = [self.start]
        for step in self.steps:
            found.append(step.after.on(found[-1]))
        return tuple(found)

    def decks(self) -> tuple[tuple[Card, ...], ...]:
        """The stack before the first step, then after each, top first."""
        found = [self.deck]
        for step in self.steps:
            found.append(found[-1] if step.deck is None else step.deck)
        return tuple(found)


def read(path: Path) -> Trace:
    """A trace from its file. Raises msgspec.ValidationError for anything unforeseen."""
    return msgspec.json.decode(lzma.decompress(path.read_bytes()), type=Trace)


def counted(burnt: tuple[Fuel, ...]) -> Numbers:
    """Tokens by type."""
    return tuple(burnt.count(fuel) for fuel in FUELS)
