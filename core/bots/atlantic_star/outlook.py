# SPDX-License-Identifier: MIT
"""What a hand is worth: the best voyage it can become, and what it keeps for later ones."""

from __future__ import annotations

from functools import lru_cache

from core.bots.atlantic_star import standing
from core.bots.atlantic_star.standing import POINT
from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import PerSea, State, changed_by

_CERTAIN = 100
_FITS = (0, 24, 35, 45, 56, 67, 77)
"""Chance, of 100, that a ship fits one of so many empty legs, or is a mail ship."""
_OFFERED = 4
"""Ships to choose each from."""
_LATER = 400
_CHOICE = 40
_BEST_LATER = 540
"""Value of a ship that is still to come; more where there is room to choose; at most."""
_DEAD = -200
_MAIL = 50
_KEPT_PART = 5
"""Worth of ships that stay in hand: none fits, a mail ship, part of what others show."""


@lru_cache(1024)
def filled(empty: int, room: int) -> tuple[int, int]:
    """Legs that will be filled, in hundredths, and the chance, of 100, that all of them are.

    `room` are the ships that the hand can still take.
    """
    if not empty or not room:
        return (0, 0 if empty else _CERTAIN)
    missed = (_CERTAIN - _FITS[empty]) ** _OFFERED
    found = _CERTAIN - missed // _CERTAIN ** (_OFFERED - 1)
    one = filled(empty - 1, room - 1)
    none = filled(empty, room - 1)
    legs = found * (_CERTAIN + one[0]) + (_CERTAIN - found) * none[0]
    every = found * one[1] + (_CERTAIN - found) * none[1]
    return (legs // _CERTAIN, every // _CERTAIN)


class Outlook:
    """The voyages of a seat as its hand could make them, for the length of one choice."""

    def __init__(self, rules: Rules, state: State, seat: int, choice: tuple[int, ...]) -> None:
        self.rules = rules
        self.state = state
        self.choice = choice
        """The classes that the seat would choose among."""
        self.voyages = state.players[seat].voyages
        self.seas = tuple(sea for sea, left in enumerate(self.voyages) if left)
        self._later = {sea: changed_by(self.voyages, sea, -1) for sea in self.seas}
        self._usual = {
            sea: standing.earned(rules, state, sea, standing.usual(rules, sea), choice)
            for sea in self.seas
        }
        self._above: dict[tuple[int, int], int] = {}
        self._stays: dict[tuple[str, int], int] = {}
        """Answers of this choice, which asks for the same ones again and again."""

    def of_hand(self, hand: tuple[str, ...]) -> int:
        """What a hand may earn above a usual voyage in the sea that suits it best."""
        return max(self._in_sea(hand, sea) for sea in self.seas)

    def of_voyage(self, sea: int, ships: tuple[str, ...], hand: tuple[str, ...]) -> int:
        """What a voyage earns now above a usual one, and what stays in hand after it."""
        value, _ = self.rules.value(sea, ships)
        kept = sum(self._kept(ship, sea) for ship in hand if ship not in ships)
        return self._above_usual(sea, value * POINT) + kept

    def _in_sea(self, hand: tuple[str, ...], sea: int) -> int:
        """The best way to use a hand in a sea, counted with what may still come."""
        rules = self.rules
        legs = rules.legs[sea]
        room = legs + rules.kept(self.voyages) - len(hand)
        if room < 0:
            return -(POINT**2)
        mails = sum(rules.mail[ship] for ship in hand)
        best = -(POINT**2)
        for covered, (value, kept) in self._coverings(hand, sea).items():
            for posted in range(min(mails, legs - covered) + 1):
                empty = legs - covered - posted
                coming, chance = filled(empty, room)
                later = min(_BEST_LATER, _LATER + _CHOICE * max(0, room - empty))
                total = (
                    value
                    + posted * rules.mail_value * POINT
                    + coming * later // _CERTAIN
                    + rules.bonus[sea] * chance
                )
                stay = kept - posted * self._mail_kept(sea)
                best = max(best, self._above_usual(sea, total) + stay)
        return best

    def _coverings(self, hand: tuple[str, ...], sea: int) -> dict[int, tuple[int, int]]:
        """Number of legs covered by named ships -> the best value, and what the rest is worth."""
        everything = sum(self._kept(ship, sea) for ship in hand)
        reached = {0: (0, everything)}
        for ship in hand:
            fits = [(leg, v) for (s, leg), v in self.rules.values[ship].items() if s == sea]
            if not fits:
                continue
            kept = self._kept(ship, sea)
            for mask, (value, stay) in tuple(reached.items()):
                for leg, worth in fits:
                    if mask >> leg & 1:
                        continue
                    found = (value + worth * POINT, stay - kept)
                    known = reached.get(mask | 1 << leg)
                    if known is None or sum(found) > sum(known):
                        reached[mask | 1 << leg] = found
        best: dict[int, tuple[int, int]] = {}
        for mask, found in reached.items():
            covered = mask.bit_count()
            if covered not in best or sum(found) > sum(best[covered]):
                best[covered] = found
        return best

    def _above_usual(self, sea: int, value: int) -> int:
        key = (sea, value)
        if key not in self._above:
            earned = standing.earned(self.rules, self.state, sea, value, self.choice)
            self._above[key] = earned - self._usual[sea]
        return self._above[key]

    def _kept(self, ship: str, sea: int) -> int:
        """What a ship is worth that stays in hand after a voyage in this sea."""
        key = (ship, sea)
        if key not in self._stays:
            self._stays[key] = self._worth_later(ship, self._later[sea])
        return self._stays[key]

    def _worth_later(self, ship: str, voyages: PerSea) -> int:
        if not any(voyages):
            return 0
        if self.rules.mail[ship]:
            return _MAIL
        shown = [v for (s, _), v in self.rules.values[ship].items() if voyages[s]]
        return (max(shown) * POINT - _LATER) // _KEPT_PART if shown else _DEAD

    def _mail_kept(self, sea: int) -> int:
        return _MAIL if any(self._later[sea]) else 0
