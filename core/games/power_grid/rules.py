# SPDX-License-Identifier: MIT
"""What the figures come to for the options and seats of a match.

Every phase gets this object beside the state, so that none of them
asks for an edition's or a map's number itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import accumulate

from core.games.grid.fleet import Burner, Fleet
from core.games.grid.fuel import FuelCounts, tokens
from core.games.power_grid import moves, regions
from core.games.power_grid.deck import Deck
from core.games.power_grid.figures import (
    FUELS,
    MAPS,
    Figures,
    MapRules,
    Opening,
    Plant,
    Promos,
    Tables,
    Thresholds,
)
from core.games.power_grid.network import Network
from core.games.power_grid.state import DEMOLITION, NO_PLANT, PROMOS, WAREHOUSE, Player
from core.terms import Option, Options
from core.value import Value

MAX_ROUNDS = 90
"""The largest `round_limit` that can be chosen."""
_FLEETS = 2048
"""Fleets kept at a time: more than ever meet in a match."""


def offered(seats: int, chosen: Options) -> tuple[Option, ...]:
    """What can be chosen before the start (rules page, sections 1, 3, 4 and 9)."""
    always = (
        Option("edition", ("recharged", "original"), "recharged"),
        Option("map", MAPS, "germany"),
        Option("regions", ("random", "host", "draft"), "random"),
        Option("money", ("open", "hidden"), "open"),
        Option("strict_storage", ("on", "off"), "on"),
        Option("early_step3", ("rulebook", "simple"), "rulebook"),
        Option("round_limit", ("30", "60", str(MAX_ROUNDS)), "60"),
        *_promo_options(chosen),
        Option(DEMOLITION, ("off", "on"), "off"),
    )
    if seats != 2:
        return always
    return (*always, Option("two_players", ("trust", "classic"), "trust"))


def _promo_options(chosen: Options) -> tuple[Option, ...]:
    """None of the promo cards, all of them, or each one by itself.

    Whoever names a card wants to choose among them without having said so.
    """
    named = dict(chosen)
    default = "chosen" if any(card in named for card in PROMOS) else "none"
    how = Option("promos", ("none", "all", "chosen"), default)
    if named.get("promos", default) != "chosen":
        return (how,)
    return (how, *(Option(card, ("off", "on"), "off") for card in PROMOS))


class Purchase(Value, frozen=True):
    """So many tokens of one fuel."""

    fuel: int
    count: int
    tokens: FuelCounts


class Rules:
    """The rules of one combination of options and seats. Immutable in use."""

    __slots__ = (
        "_burners",
        "_networks",
        "backs",
        "board",
        "costs",
        "deck",
        "demolition",
        "discount",
        "fleet",
        "fuel_tokens",
        "map_rules",
        "obsolete",
        "opening",
        "opening_fuel",
        "plants",
        "promo_figures",
        "purchase_of",
        "purchases",
        "region_sets",
        "regions_in_play",
        "removed",
        "restocking",
        "round_limit",
        "rulebook",
        "seats",
        "strict",
        "tables",
        "thresholds",
        "trust",
    )

    def __init__(self, figures: Figures, options: Options, seats: int) -> None:
        chosen = dict(options)
        edition = chosen["edition"]
        tables = figures.tables
        board = figures.map(chosen["map"])
        count = str(seats)
        self.seats = seats
        self.tables: Tables = tables
        self.strict = chosen["strict_storage"] == "on"
        """Whether a plant burns only tokens that lie on its own card (section 4)."""
        self.rulebook = chosen["early_step3"] == "rulebook"
        self.round_limit = int(chosen["round_limit"])
        self.discount = edition == "recharged"
        """Whether the discount token is used (A0, A8)."""
        self.obsolete = edition == "original"
        """Whether plants become obsolete and the lowest leaves when nobody buys (A9, A10)."""
        self.trust = chosen.get("two_players") == "trust"
        self.thresholds = _thresholds(tables, count, chosen.get("two_players") == "classic")
        self.opening: Opening = tables.opening[edition]
        self.opening_fuel: FuelCounts = _fuel_counts(tables.opening_fuel[edition])
        """Tokens on the fuel market at the start."""
        self.removed: dict[str, int] = tables.removed[edition][count]
        """Cards removed unseen, per back."""
        self.deck = Deck(figures, chosen)
        self.plants = self.deck.plants
        """Plants by what names them, in their order."""
        self.backs = self.deck.backs
        """Card -> its back."""
        self.promo_figures: Promos = figures.promos
        self.demolition = chosen[DEMOLITION] == "on"
        """Whether the Demolition Contractor pays for plants scrapped."""
        self.map_rules: MapRules = board.rules[edition]
        self.board = board.boards[edition]
        self.regions_in_play = tables.regions[count]
        self.region_sets = regions.contiguous_sets(self.board, self.regions_in_play)
        """Every contiguous set of that many regions, as sorted ids."""
        self.restocking = tuple(tables.resupply[count][fuel] for fuel in FUELS)
        """Fuel -> Step -> tokens."""
        self.fuel_tokens = _fuel_counts({fuel.id: fuel.tokens for fuel in tables.fuels})
        self.costs = tuple(
            tuple(
                (0, *accumulate(fuel.prices[fuel.tokens - there :]))
                for there in range(fuel.tokens + 1)
            )
            for fuel in tables.fuels
        )
        """Fuel -> tokens on the market -> what the cheapest n of them cost, for each n."""
        self.purchases = tuple(
            tuple(moves.buy(fuel.id, count + 1) for count in range(fuel.tokens))
            for fuel in tables.fuels
        )
        """Fuel -> the moves that buy 1, 2, 3 and so on of it."""
        self.purchase_of = {
            move: Purchase(fuel, count, tokens(fuel, count))
            for fuel, bought in enumerate(self.purchases)
            for count, move in enumerate(bought, 1)
        }
        """Such a move -> what it buys."""
        self._burners: dict[int, Burner] = {
            number: _burner(plant) for number, plant in self.plants.items()
        }
        self.fleet = lru_cache(_FLEETS)(self._fleet)
        """Plants -> what they can store and run; the last ones used are kept."""
        self._networks: dict[tuple[str, ...], Network] = {}

    def _fleet(
        self, plants: tuple[int, ...], station: int = NO_PLANT, warehouse: bool = False
    ) -> Fleet:
        burners = [self._burners[number] for number in sorted(plants)]
        if station:
            more = self.promo_figures.station_cities
            burners = [b.bringing(more) if b.id == station else b for b in burners]
        loose = self.promo_figures.warehouse_tokens if warehouse else 0
        return Fleet(burners, FUELS, self.tables.runs_stored, loose)

    def fleet_of(self, player: Player) -> Fleet:
        """What a player can store and run, his promo cards included."""
        if not player.cards:
            return self.fleet(player.plants)
        return self.fleet(player.plants, player.station, WAREHOUSE in player.cards)

    def network(self, in_play: tuple[str, ...]) -> Network:
        """The network of these regions; kept, because it depends on nothing else."""
        found = self._networks.get(in_play)
        if found is None:
            found = self._networks[in_play] = Network(self.board, in_play)
        return found


def _burner(plant: Plant) -> Burner:
    """What a plant stores and burns; its output are the cities that it supplies."""
    fuels = tuple(FUELS.index(fuel) for fuel in plant.fuels)
    return Burner(plant.number, fuels, plant.amount, plant.cities)


def _fuel_counts(counts: Mapping[str, int]) -> FuelCounts:
    coal, oil, garbage, uranium = (counts[fuel] for fuel in FUELS)
    return (coal, oil, garbage, uranium)


def _thresholds(tables: Tables, count: str, classic: bool) -> Thresholds:
    if classic:
        return tables.classic
    return Thresholds(
        tables.step2_cities[count], tables.end_cities[count], tables.plant_limit[count]
    )
