# SPDX-License-Identifier: MIT
"""Phase 1 (rules/power-grid.md, section 2)."""

from __future__ import annotations

from core.games.power_grid.agenda import EndRound, RunPlants
from core.games.power_grid.moves import DONE
from core.games.power_grid.player_order import determined
from core.games.power_grid.state import Player
from core.terms import Moved
from tests.core.games.power_grid.builder import GAME, player, rules, table


def order(*people: Player, before: tuple[int, ...] = (0, 1, 2)) -> tuple[int, ...]:
    """The order that follows an old one."""
    state = table(*people, agenda=(), order=before)
    return determined(rules(state), state).order


def test_most_cities_first() -> None:
    """Phase 1."""
    people = (player(cities="kiel"), player(cities="berlin essen"), player(plants=(50,)))
    assert order(*people) == (1, 0, 2)


def test_the_higher_plant_breaks_a_tie() -> None:
    """Phase 1: the highest-numbered plant of each."""
    people = (player(plants=(11, 12)), player(plants=(3, 20)), player(plants=(15,)))
    assert order(*people) == (1, 2, 0)


def test_without_plants_the_old_order_holds() -> None:
    """Section 9, 'Order, no plants': and no plant ranks as number 0."""
    assert order(player(), player(), player(plants=(3,)), before=(1, 0, 2)) == (2, 1, 0)


def test_the_order_is_determined_at_the_end_of_a_round() -> None:
    """Phase 1 of the next round; never inside a round."""
    people = (player(), player(cities="kiel"))
    state = table(*people, agenda=(RunPlants((0, 1)), EndRound()), phase=5)
    state = GAME.apply(state, Moved(0, DONE))
    assert state.order == (0, 1)
    assert GAME.apply(state, Moved(1, DONE)).order == (1, 0)
