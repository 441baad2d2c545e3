# SPDX-License-Identifier: MIT
"""The voyage that is composed, or the best one that a hand would make in a sea. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from core.games.atlantic_star import moves
from core.games.atlantic_star.agenda import ChooseClass, PutShips
from core.games.atlantic_star.assignment import best_assignment
from core.games.atlantic_star.figures import LETTERS, SEAS
from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import NO_CLASS, Player, changed_by
from core.terms import Move
from ui.games.atlantic_star.picked import Picked
from ui.games.atlantic_star.scene import NONE, Scene

_NO_SHIP = "-"
"""Stands for a ship that is not there; no ship has such an id."""


class Plan(Struct, frozen=True):
    """A voyage in a sea: the ship of each leg, empty for none.

    `staged` is whether it belongs to the turn that is being composed; `stars` is the class
    chosen in that turn, `made` whether it is on the board already.
    """

    sea: int
    ships: tuple[str, ...]
    staged: bool = False
    stars: int = NO_CLASS
    made: bool = False

    @property
    def full(self) -> bool:
        """Whether every leg has a ship."""
        return all(self.ships)

    @property
    def next(self) -> int:
        """The first leg without a ship. There must be one."""
        return self.ships.index("")


def plan_of(scene: Scene, picked: Picked) -> Plan:
    """What the planner shows: the staged voyage, else the sea that is looked at."""
    if scene.seat is None:
        return unmanned(scene, picked.sea)
    return staged(scene) or _looked_at(scene, picked)


def unmanned(scene: Scene, sea: int) -> Plan:
    """The legs of a sea without any ship; of the last one if none is looked at."""
    sea = range(len(SEAS))[sea]
    return Plan(sea, ("",) * scene.rules.legs[sea])


def staged(scene: Scene) -> Plan | None:
    """The voyage of the turn that is being composed, which may be begun on the table already."""
    sails = [move for move in scene.view.staged if move.verb == "sail"]
    if scene.begun is not None:
        sea = scene.begun.sea
    elif sails:
        sea = SEAS.index(str(sails[0].args[0]))
    else:
        return None
    chosen = [int(move.args[0]) for move in scene.view.staged if move.verb == "class"]
    stars = chosen[0] if chosen else NO_CLASS
    match scene.head:
        case PutShips(seat, at, ships) if seat == scene.seat and at == sea:
            padded = (*ships, *[""] * (scene.rules.legs[sea] - len(ships)))
            return Plan(sea, padded, staged=True)
        case ChooseClass(seat, at, ships) if seat == scene.seat and at == sea:
            return Plan(sea, ships, staged=True)
    old = scene.opened.seas[sea].plates
    plate = next(p for p in scene.state.seas[sea].plates if p.owner == scene.seat and p not in old)
    return Plan(sea, plate.ships, staged=True, stars=stars, made=True)


def _looked_at(scene: Scene, picked: Picked) -> Plan:
    voyages = scene.own.voyages
    if not scene.own.hand or not any(voyages):
        return unmanned(scene, picked.sea)
    if picked.sea != NONE:
        return best(scene, picked.sea) if voyages[picked.sea] else unmanned(scene, picked.sea)
    found = [best(scene, sea) for sea in range(len(SEAS)) if voyages[sea]]
    return max(found, key=lambda plan: _promise(scene, plan))


def _promise(scene: Scene, plan: Plan) -> tuple[bool, int, int]:
    """Voyages that can be made first, then those that the fewest ships are missing for."""
    can = scene.rules.can_sail(scene.own, plan.sea)
    return (can, -(len(plan.ships) - fitting(scene.rules, plan)), -len(plan.ships))


def best(scene: Scene, sea: int, player: Player | None = None) -> Plan:
    """The best that a player's hand does in a sea, one's own as it is now if nobody is named.

    What it lacks stays empty.
    """
    rules, player = scene.rules, player or scene.own
    hand = player.hand
    legs = rules.legs[sea]
    if len(hand) >= legs:
        voyages = changed_by(player.voyages, sea, -1)
        return Plan(sea, rules.best(sea, (), hand, voyages))
    missing = [_NO_SHIP * (number + 1) for number in range(legs - len(hand))]
    fits = [
        {ship: value for ship in hand if (value := rules.fit(ship, sea, leg)) is not None}
        for leg in range(legs)
    ]
    found = best_assignment(fits, dict.fromkeys((*hand, *missing), 0), 0)
    ships = tuple("" if ship in missing else ship for ship in found)
    return Plan(sea, _fitting_only(rules, sea, ships))


def _fitting_only(rules: Rules, sea: int, ships: tuple[str, ...]) -> tuple[str, ...]:
    """As long as ships are missing, one that fits no leg waits in hand."""
    return tuple(
        ship if ship and rules.fit(ship, sea, leg) is not None else ""
        for leg, ship in enumerate(ships)
    )


def fitting(rules: Rules, plan: Plan) -> int:
    """How many legs have a ship that fits."""
    return sum(
        bool(ship) and rules.fit(ship, plan.sea, leg) is not None
        for leg, ship in enumerate(plan.ships)
    )


def legs_value(rules: Rules, plan: Plan) -> int:
    """What the ships bring, without any bonus."""
    return sum((rules.fit(ship, plan.sea, leg) or 0) for leg, ship in enumerate(plan.ships) if ship)


# Turns that clicks compose


def sailing(scene: Scene, sea: int) -> tuple[Move, ...]:
    """The turn with the best voyage in a sea as its main action."""
    return (*scene.loans, moves.sail(SEAS[sea]), moves.BEST)


def chartering(scene: Scene, price: int) -> tuple[Move, ...]:
    """The turn with a charter as its main action."""
    return (*scene.loans, moves.charter(price))


def laid(scene: Scene, plan: Plan, ships: Sequence[str], stars: int) -> tuple[Move, ...]:
    """The turn with these ships on the legs, and a class if it was or is chosen."""
    lie = () if scene.begun is None else scene.begun.ships
    puts = [moves.put(LETTERS[leg], ship) for leg, ship in enumerate(ships) if ship]
    chosen = [moves.choose_class(stars)] if stars else []
    opening = () if scene.begun else (*scene.loans, moves.sail(SEAS[plan.sea]))
    return (*opening, *puts[len(lie) :], *chosen)


def exchanged(plan: Plan, leg: int, ship: str) -> tuple[str, ...]:
    """The ships with one of them on another leg; the one that lies there takes its place."""
    ships = list(plan.ships)
    if ship in ships:
        ships[ships.index(ship)] = ships[leg]
    ships[leg] = ship
    return tuple(ships)


def borrowing(scene: Scene, loan: Move) -> tuple[Move, ...]:
    """The staged turn with a loan, in place of one on the same sea."""
    kept = [move for move in scene.view.staged if not _same_loan(move, loan)]
    loans = [move for move in kept if move.verb == "loan"]
    return (*loans, loan, *(move for move in kept if move.verb != "loan"))


def _same_loan(move: Move, loan: Move) -> bool:
    return move.verb == "loan" and move.args[0] == loan.args[0]
