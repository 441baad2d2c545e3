# SPDX-License-Identifier: MIT
"""What the figures come to for the options and seats of a match.

Every phase gets this object beside the state, so that none of them
asks for a seat count's number itself.
"""

from __future__ import annotations

from functools import lru_cache

from core.games.atlantic_star.assignment import best_assignment
from core.games.atlantic_star.figures import LETTERS, SEAS, Figures
from core.games.atlantic_star.state import NOBODY, PerSea, Player
from core.terms import Option, Options

RANDOM = "random"
_SEAT = "seat"
_KEPT = 4096
"""Assignments kept at a time: bots ask for the same ones again."""


def offered(seats: int) -> tuple[Option, ...]:
    """What can be chosen before the start (rules page, section 11)."""
    loans = tuple(str(count + 1) for count in range(len(SEAS)))
    return (
        Option("start_player", (RANDOM, *(f"{_SEAT}{seat}" for seat in range(seats))), RANDOM),
        Option("hands_and_money", ("hidden", "open"), "hidden"),
        Option("loans_per_turn", loans, "1"),
        Option("last_voyage_keep", ("2", "1"), "2"),
    )


class Rules:
    """The rules of one combination of options and seats. Immutable in use."""

    def __init__(self, figures: Figures, options: Options, seats: int) -> None:
        chosen = dict(options)
        settings = figures.settings
        self.seats = seats
        starter = chosen["start_player"]
        self.first_seat = NOBODY if starter == RANDOM else int(starter.removeprefix(_SEAT))
        """Who begins, or nobody as long as chance has not said it (R1)."""
        self.loans_per_turn = int(chosen["loans_per_turn"])
        self.money = settings.money[str(seats)]
        self.sets = settings.sets[str(seats)]
        operator_sets = settings.operator_sets[str(seats)]
        self.operators = tuple(
            tuple(sorted(sea.operators[str(operator_sets)], reverse=True)) if operator_sets else ()
            for sea in figures.seas
        )
        """Sea -> the values of its operators' plates, the higher one first."""
        self.prices = settings.prices
        self.swap_price = settings.swap_price
        self.loan_points = settings.loan_points
        self.loan_per_point = settings.loan_per_point
        self.keep = settings.keep
        self.last_keep = min(settings.keep, int(chosen["last_voyage_keep"]))
        self.legs = tuple(len(sea.legs) for sea in figures.seas)
        """Sea -> legs of a voyage in it."""
        self.bonus = tuple(sea.bonus for sea in figures.seas)
        self.classes = figures.classes
        """Points per rank, of one star and up."""
        self.plates_per_sea = len(figures.classes[0])
        self.ships = tuple(sorted(ship.id for ship in figures.ships))
        self.mail = {ship.id: ship.mail for ship in figures.ships}
        self.mail_value = settings.mail_value
        self.values = {
            ship.id: {(SEAS.index(leg.sea), LETTERS.index(leg.leg)): leg.value for leg in ship.legs}
            for ship in figures.ships
        }
        """Ship -> (sea, leg) -> the value that it shows there."""
        self.best = lru_cache(_KEPT)(self._best)
        """Ships for the legs of a voyage that are still empty; the last answers are kept."""

    def fit(self, ship: str, sea: int, leg: int) -> int | None:
        """What a ship is worth on a leg; None if it does not fit and is an emergency."""
        if self.mail[ship]:
            return self.mail_value
        return self.values[ship].get((sea, leg))

    def value(self, sea: int, ships: tuple[str, ...]) -> tuple[int, int]:
        """The value of a voyage and the part of it that is the bonus (section 6.2)."""
        found = [self.fit(ship, sea, leg) for leg, ship in enumerate(ships)]
        fitting = [value for value in found if value is not None]
        bonus = self.bonus[sea] if len(fitting) == len(found) else 0
        return sum(fitting) + bonus, bonus

    def points(self, stars: int, place: int) -> int:
        """Victory points of a place, 1 being the first, in a class."""
        return self.classes[stars - 1][place - 1]

    def kept(self, voyages: PerSea) -> int:
        """Ships that may stay in hand after the next voyage (R12)."""
        return self.last_keep if sum(voyages) == 1 else self.keep

    def hand_limit(self, voyages: PerSea) -> int:
        """The largest hand that some open voyage could use (section 4)."""
        longest = max((self.legs[sea] for sea, left in enumerate(voyages) if left), default=0)
        return longest + self.kept(voyages)

    def can_sail(self, player: Player, sea: int) -> bool:
        """Whether a voyage is open in a sea and fits the hand."""
        hand, legs = len(player.hand), self.legs[sea]
        return bool(player.voyages[sea]) and legs <= hand <= legs + self.kept(player.voyages)

    def _best(
        self, sea: int, put: tuple[str, ...], hand: tuple[str, ...], voyages: PerSea
    ) -> tuple[str, ...]:
        """The best of a hand for the legs after those with ships on them (section 6.1).

        `voyages` are those still to be made after this one: of ships that are
        worth the same here, those that are worth least there go.
        """
        cards = tuple(ship for ship in hand if ship not in put)
        fits = [self._fits(cards, sea, leg) for leg in range(len(put), self.legs[sea])]
        all_fit = all(self.fit(ship, sea, leg) is not None for leg, ship in enumerate(put))
        spare = {ship: self._spare(ship, voyages) for ship in cards}
        return best_assignment(fits, spare, self.bonus[sea] if all_fit else 0)

    def _fits(self, cards: tuple[str, ...], sea: int, leg: int) -> dict[str, int]:
        found = ((ship, self.fit(ship, sea, leg)) for ship in cards)
        return {ship: value for ship, value in found if value is not None}

    def _spare(self, ship: str, voyages: PerSea) -> int:
        """The most that a ship could still be worth on one leg of these voyages."""
        if self.mail[ship]:
            return self.mail_value
        worths = (value for (sea, _), value in self.values[ship].items() if voyages[sea])
        return max(worths, default=0)
