# SPDX-License-Identifier: MIT
"""Set-up (section 2): money, plates, who begins, and the first four ships on offer."""

from __future__ import annotations

from core.games.atlantic_star.agenda import Act, DrawShips, DrawStarter
from core.games.atlantic_star.figures import SEAS
from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import NO_SHIP, NOBODY, Player, State
from core.terms import Chance, Options


def start(rules: Rules, options: Options) -> State:
    """The state before the first event: no hand, and all ships in the draw pile."""
    one, two, three, four = (rules.sets for _ in SEAS)
    state = State(
        seats=rules.seats,
        options=options,
        agency=(NO_SHIP,) * len(rules.prices),
        pile=rules.ships,
        players=(Player(rules.money, voyages=(one, two, three, four)),) * rules.seats,
        agenda=(DrawStarter(),),
    )
    if rules.first_seat == NOBODY:
        return state
    return _begun(state, rules.first_seat)


def chance_of_starter(rules: Rules, state: State) -> Chance:
    """All seats alike (R1)."""
    return Chance(tuple(map(str, range(state.seats))))


def starter_drawn(rules: Rules, state: State, outcomes: tuple[str, ...]) -> State:
    """Who begins, as chance gave it."""
    return _begun(state, int(outcomes[0]))


def _begun(state: State, seat: int) -> State:
    return state.but(starter=seat, active=seat).with_agenda(DrawShips(), Act(seat))
