# SPDX-License-Identifier: MIT
"""What the figures come to for the options and seats of a match.

Every phase gets this object beside the state, so that none of them
asks for a table's number or an option itself.
"""

from __future__ import annotations

from functools import lru_cache

from core.games.grid.fleet import Burner, Fleet
from core.games.power_grid_card_game.figures import (
    FUELS,
    LARGE,
    NORMAL,
    PLUS,
    PLUS_PLUS,
    SINGLE,
    SMALL,
    Figures,
    Plant,
    Resource,
)
from core.terms import Option, Options

TRUST_SEATS = 2
"""The number of players that the Trust joins."""
_FLEETS = 2048
"""Fleets kept at a time: more than ever meet in a match."""


def offered() -> tuple[Option, ...]:
    """What can be chosen before the start (rules page, options)."""
    return (
        Option("money", ("hidden", "open"), "hidden"),
        Option("price_per", ("unit", "card"), "unit"),
        Option("demolition", ("off", "on"), "off"),
    )


class Rules:
    """The rules of one combination of options and seats. Immutable in use."""

    __slots__ = (
        "backs",
        "cards",
        "contracts",
        "deck",
        "discards",
        "fleet",
        "per_card",
        "plants",
        "prices",
        "removed",
        "rows",
        "seats",
        "settings",
        "singles",
        "trust",
        "unused",
        "waiting",
    )

    def __init__(self, figures: Figures, options: Options, seats: int) -> None:
        chosen = dict(options)
        table = figures.tables[str(seats)]
        self.seats = seats
        self.settings = figures.settings
        self.prices = figures.settings.prices
        """What a unit costs in each column, the singles' first."""
        self.rows = table.rows
        """Cards per column, but for the singles'."""
        self.per_card = chosen["price_per"] == "card"
        self.trust = seats == TRUST_SEATS
        self.contracts = figures.contracts if chosen["demolition"] == "on" else ()
        """What the contracts of the house variant are worth; none without it."""
        self.plants: dict[str, Plant] = {plant.id: plant for plant in figures.plant_cards}
        self.backs: dict[str, str] = {plant.id: plant.back for plant in figures.plant_cards}
        self.removed = {SMALL: table.small_removed, LARGE: table.large_removed}
        """Plants removed unseen, per back."""
        self.cards: dict[str, Resource] = {card.id: card for card in figures.resource_cards}
        normal = self._of_kind(NORMAL)
        self.deck = tuple(card for card in normal if self.cards[card].symbol in table.symbols)
        """The first deck; `discards` are under the next one, `waiting` under that after it."""
        self.unused = tuple(card for card in normal if card not in self.deck)
        """Resource cards that leave the game at this number of players."""
        self.discards = self._of_kind(PLUS)
        self.waiting = self._of_kind(PLUS_PLUS)
        self.singles = self._of_kind(SINGLE)
        self.fleet = lru_cache(_FLEETS)(self._fleet)
        """Plants -> what they can store and run; the last ones used are kept."""

    def fuel(self, card: str) -> int:
        """The fuel of a resource card."""
        return FUELS.index(self.cards[card].fuel)

    def single(self, card: str) -> bool:
        """Whether a resource card is a single one."""
        return self.cards[card].kind == SINGLE

    def fuels(self, plant: str) -> tuple[int, ...]:
        """The fuels that a plant burns, in the order of the market."""
        return tuple(FUELS.index(fuel) for fuel in self.plants[plant].fuels)

    def _of_kind(self, kind: str) -> tuple[str, ...]:
        return tuple(card.id for card in self.cards.values() if card.kind == kind)

    def _fleet(self, plants: tuple[str, ...]) -> Fleet:
        burners = [self._burner(plant) for plant in plants]
        return Fleet(burners, FUELS, self.settings.runs_stored)

    def _burner(self, plant: str) -> Burner:
        figures = self.plants[plant]
        return Burner(plant, self.fuels(plant), figures.amount, figures.earnings)
