# SPDX-License-Identifier: MIT
"""What statistics count of a finished match."""

from __future__ import annotations

from core.games.power_grid.rules import Rules
from core.games.power_grid.state import DEMOLITION, FLUX, State

UNSEEN, TURNED_UP, EFFECT = "in the stack", "turned up", "took effect"


def of(rules: Rules, state: State) -> tuple[tuple[str, str], ...]:
    """Why it ended, after how many rounds, in which Step; what came of each promo card."""
    found = [("end", state.ended), ("rounds", str(state.round)), ("step", str(state.step))]
    flux = str(rules.promo_figures.flux.plant.number)
    for card in rules.deck.promos:
        name = FLUX if card == flux else card
        unseen = card in state.stack.pool or (card == flux and int(card) in state.stack.under)
        found.append((name, EFFECT if name in state.effects else UNSEEN if unseen else TURNED_UP))
    if rules.demolition:
        found.append((DEMOLITION, EFFECT if DEMOLITION in state.effects else "not paid"))
    return tuple(found)
