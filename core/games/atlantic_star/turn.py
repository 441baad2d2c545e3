# SPDX-License-Identifier: MIT
"""A turn: loan, swap, charter or voyage, in this order (section 3)."""

from __future__ import annotations

from collections.abc import Sequence

from core.games.atlantic_star import agency, loans, voyages
from core.games.atlantic_star.agenda import Act
from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import State
from core.terms import IllegalMove, Move, in_order


def choices(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """What is still open in this turn."""
    return in_order(
        (
            *loans.choices(rules, state, seat, _acting(state)),
            *agency.swaps(rules, state, seat),
            *agency.charters(rules, state, seat),
            *voyages.sailings(rules, state, seat),
        )
    )


def entered(rules: Rules, state: State, seat: int, move: Move) -> State:
    """The state after one step of a turn."""
    match move.verb:
        case "loan":
            return loans.taken(rules, state, seat, _acting(state), move)
        case "swap" if not move.args:
            return agency.swapped(rules, state, seat, _acting(state))
        case "charter":
            return agency.chartered(rules, state, seat, move)
        case "sail":
            return voyages.begun(rules, state, seat, move)
    raise IllegalMove("turn.not_now", move=str(move))


def _acting(state: State) -> Act:
    head = state.agenda[0]
    assert isinstance(head, Act)
    return head
