# SPDX-License-Identifier: MIT
"""Chooses for a steady player of Atlantic Star: loans, swaps, charters, voyages and classes."""

from __future__ import annotations

from collections.abc import Sequence

from core.bots.atlantic_star import money, standing
from core.bots.atlantic_star.outlook import Outlook
from core.bots.atlantic_star.standing import POINT
from core.chance import Stream
from core.contract import Game
from core.games.atlantic_star import moves
from core.games.atlantic_star.agenda import ChooseClass, PutShips
from core.games.atlantic_star.figures import SEAS
from core.games.atlantic_star.game import AtlanticStar
from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import State, changed_by
from core.games.atlantic_star.voyages import free_classes
from core.terms import Knowledge, Move

_SEEN = 16
_OFFERS = 24
"""Ships that might come of a swap, looked at before it is paid, and offers made of them."""
_DOUBT = 20
"""By so much a swap or a loan must look better than doing without."""


class Steady:
    """Plays what may earn most, money counted as what it still can buy."""

    name = "steady"

    def choose(
        self, game: Game, state: State, seat: int, knowledge: Knowledge, rng: Stream
    ) -> Move:
        """The best ships for a voyage, the class they earn most in, and the best step of a turn."""
        assert isinstance(game, AtlanticStar)
        rules = game.rules(state)
        match state.agenda[0]:
            case PutShips():
                return moves.BEST
            case ChooseClass(_, sea, ships):
                return moves.choose_class(self.best_class(rules, state, sea, ships))
        offered = game.choices(state, seat)
        return _Turn(rules, state, seat, self.choice(rules, state)).choose(offered, rng)

    def choice(self, rules: Rules, state: State) -> tuple[int, ...]:
        """The classes that it chooses among, never empty: all that are free."""
        return free_classes(rules, state)

    def best_class(self, rules: Rules, state: State, sea: int, ships: tuple[str, ...]) -> int:
        """The class in which the voyage may earn most."""
        value = rules.value(sea, ships)[0] * POINT
        return max(
            self.choice(rules, state),
            key=lambda stars: standing.earned_in(rules, state, sea, value, stars),
        )


class _Turn:
    """A turn as its seat sees it, for the length of one choice."""

    def __init__(self, rules: Rules, state: State, seat: int, choice: tuple[int, ...]) -> None:
        self.rules = rules
        self.state = state
        self.player = state.players[seat]
        self.outlook = Outlook(rules, state, seat, choice)
        voyages = enumerate(self.player.voyages)
        needed = sum(left * rules.legs[sea] for sea, left in voyages)
        self.ships = max(1, needed - len(self.player.hand))
        """Ships still to charter."""

    def choose(self, offered: Sequence[Move], rng: Stream) -> Move:
        """A loan that brings more than it costs, or a swap, or the best charter or voyage."""
        by_verb: dict[str, list[Move]] = {}
        for move in offered:
            by_verb.setdefault(move.verb, []).append(move)
        loans = [(self._loan(move), move) for move in by_verb.get("loan", ())]
        if loans:
            gain, loan = max(loans, key=lambda found: found[0])
            if gain > _DOUBT:
                return loan
        sailings = [(self._voyage(move), move) for move in by_verb.get("sail", ())]
        charters = [(self._charter(move), move) for move in by_verb.get("charter", ())]
        worth, best = max((*charters, *sailings), key=lambda found: found[0])
        if "swap" in by_verb and charters and self._swap(rng) > worth + _DOUBT:
            return moves.SWAP
        return best

    def _money(self, paid: int) -> int:
        return money.worth(self.player.money - paid, self.ships)

    def _loan(self, move: Move) -> int:
        """What the money is worth, less what the plate may earn without these points."""
        sea, place, points = SEAS.index(str(move.args[0])), int(move.args[1]), int(move.args[2])
        rules, state = self.rules, self.state
        value = state.seas[sea].plates[place - 1].value
        before = standing.earned_by_plate(rules, state, sea, place, value)
        after = standing.earned_by_plate(rules, state, sea, place, value - points)
        gain = self._money(-points * rules.loan_per_point) - self._money(0)
        return gain - (before - after)

    def _voyage(self, move: Move) -> int:
        sea = SEAS.index(str(move.args[0]))
        hand = self.player.hand
        ships = self.rules.best(sea, (), hand, changed_by(self.player.voyages, sea, -1))
        return self.outlook.of_voyage(sea, ships, hand) + self._money(0)

    def _charter(self, move: Move) -> int:
        price = int(move.args[0])
        ship = self.state.agency[self.rules.prices.index(price)]
        return self._with_ship(ship) + self._money(price)

    def _with_ship(self, ship: str) -> int:
        return self.outlook.of_hand((*self.player.hand, ship))

    def _swap(self, rng: Stream) -> int:
        """What the best charter may be worth after a swap.

        A few of the ships that may come are looked at, and laid out in many offers.
        """
        paid = self.rules.swap_price
        prices = [price for price in self.rules.prices if paid + price <= self.player.money]
        left = [self._money(paid + price) for price in prices]
        unseen = rng.shuffled(self.state.pile or self.state.discard)
        worths = [self._with_ship(ship) for ship in unseen[:_SEEN]]
        best = []
        for _ in range(_OFFERS):
            worths = list(rng.shuffled(worths))
            best.append(max(map(sum, zip(worths, left, strict=False))))
        return sum(best) // len(best)
