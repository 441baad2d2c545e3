# SPDX-License-Identifier: MIT
"""Steps 2 and 3, in every phase in which they can come (sections 5 and 9)."""

from __future__ import annotations

from core.games.power_grid import plant_market
from core.games.power_grid.agenda import DrawPlant, RemoveStep3, ReplaceLowest, Task
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import AUCTION, BUREAUCRACY, OUT, State


def step3_change(rules: Rules, state: State) -> tuple[Task, ...]:
    """What happens to the plant market once the Step 3 card takes effect.

    If Step 2 never started, its change comes first (`early_step3` = `rulebook`).
    """
    if state.step == 1 and rules.rulebook:
        return (ReplaceLowest(), RemoveStep3())
    return (RemoveStep3(),)


def replace_lowest(rules: Rules, state: State) -> State:
    """The change of Step 2: the lowest plant leaves and is replaced, once."""
    return plant_market.without_lowest(rules, state.done()).first(DrawPlant())


def remove_step3(rules: Rules, state: State) -> State:
    """The card and the lowest plant leave without replacement; all plants are current.

    After phase 2 Step 3 is in force at once. In phase 5 it waits for the next
    round, and in phase 4 for phase 5, unless `early_step3` is `simple` and it
    came in place of the Step 2 change.
    """
    state = plant_market.without_lowest(rules, state.done().but(step3_card=OUT))
    at_once = state.phase == AUCTION or (state.phase == BUREAUCRACY and not rules.rulebook)
    return state.but(step=3) if at_once else state


def step3_waits(state: State) -> bool:
    """Whether the Step 3 card has changed the market but Step 3 is not in force yet."""
    return state.step3_card == OUT and state.step < 3


def step2_due(rules: Rules, state: State) -> bool:
    """Whether phase 4 triggered Step 2: a network is large enough, or no city is empty."""
    if state.step != 1:
        return False
    if max(player.connected for player in state.players) >= rules.thresholds.step2_cities:
        return True
    return all(state.houses(city) for city in rules.network(state.regions).cities)
