# SPDX-License-Identifier: MIT
"""Phase 4 (rules/power-grid.md, section 2) and the network it is played on."""

from __future__ import annotations

from typing import Any

import pytest

from core.games.power_grid import building
from core.games.power_grid.agenda import Build, EndBuilding
from core.games.power_grid.figures import EDITIONS, MAPS, Board
from core.games.power_grid.network import Network
from core.games.power_grid.state import BUILDING, BUREAUCRACY, Player, State
from tests.core.games.power_grid.builder import (
    GAME,
    move,
    mover,
    offered,
    player,
    refused,
    rules,
    table,
)

ALL = ("brown", "cyan", "green", "purple", "red", "yellow")


def phase(*people: Player, **fields: Any) -> State:
    """Phase 4: the turn of seat 0."""
    fields = {"phase": BUILDING, "market": (20, 21, 22, 23, 24, 25, 26, 27), **fields}
    agenda = (Build(0), Build(1), EndBuilding())
    return table(*people, agenda=agenda, **fields)


def price(state: State, city: str) -> int:
    """What a house in a city costs seat 0."""
    return building.price(rules(state), state, 0, city)


def test_the_first_city_costs_its_house_alone() -> None:
    """Phase 4: any city of the zone, no connection cost."""
    state = phase(player(), player())
    network = rules(state).network(state.regions)
    assert offered(state) == [*(f"build {city}" for city in network.cities), "done"]
    assert move(state, "build kiel").players[0] == player(money=40, cities="kiel")


def test_further_cities_cost_house_and_connection() -> None:
    """Phase 4: Kiel to Hamburg 8, to Flensburg 4, to Luebeck 4."""
    state = phase(player(cities="kiel"), player())
    assert [price(state, city) for city in ("hamburg", "flensburg", "lubeck")] == [18, 14, 14]
    state = move(state, "build hamburg")
    assert state.players[0] == player(money=32, cities="kiel hamburg")
    assert mover(state) == 0


def test_the_cheapest_path_starts_from_any_own_city() -> None:
    """Phase 4: and may pass through any cities of the zone."""
    state = phase(player(cities="kiel"), player())
    assert price(state, "bremen") == 10 + 8 + 11
    nearer = phase(player(cities="kiel cuxhaven"), player())
    assert price(nearer, "bremen") == 18


def test_free_connections_still_need_a_house() -> None:
    """Section 7, 7: Essen-Duisburg."""
    assert price(phase(player(cities="essen"), player()), "duisburg") == 10


def test_regions_out_of_play_do_not_exist() -> None:
    """Phase 4: not even for transit."""
    state = phase(player(money=200, cities="kiel"), player(), regions=("green",))
    assert refused(state, "build lubeck") == ("building.not_in_play", {"city": "lubeck"})
    with_brown = phase(player(cities="kiel"), player(), regions=("brown", "green"))
    assert price(state, "hamburg") == 18
    assert price(with_brown, "hamburg") == 18
    assert price(state, "hannover") == 10 + 8 + 17
    assert "build lubeck" in offered(with_brown)


@pytest.mark.parametrize(("step", "others", "cost"), [(1, 0, 10), (2, 1, 15), (3, 2, 20)])
def test_the_cheapest_open_space_is_paid(step: int, others: int, cost: int) -> None:
    """Phase 4: 10, 15, 20; a late first city may cost 15 or 20."""
    people = [player(cities="kiel")] * others + [player()] * (2 - others)
    state = phase(player(), *people, step=step)
    assert price(state, "kiel") == cost


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_city_has_as_many_spaces_as_the_step(step: int) -> None:
    """Phase 4: at most 1 / 2 / 3 houses."""
    people = [player(cities="kiel") for _ in range(step)]
    state = phase(player(), *people, step=step)
    assert "build kiel" not in offered(state)
    assert refused(state, "build kiel") == (
        "building.no_open_space",
        {"city": "kiel", "step": step},
    )


def test_one_house_per_player_and_city() -> None:
    """Phase 4."""
    state = phase(player(cities="kiel"), player(), step=3)
    assert refused(state, "build kiel") == ("building.has_your_house", {"city": "kiel"})


def test_money_limits_building() -> None:
    """Phase 4: the price is named."""
    state = phase(player(money=13, cities="kiel"), player())
    assert offered(state) == ["done"]
    assert refused(state, "build hamburg") == (
        "building.too_expensive",
        {"city": "hamburg", "price": 18, "money": 13},
    )


def test_22_houses_and_no_more() -> None:
    """Section 9: a player may build at most 22 houses."""
    state = phase(player(), player(), regions=ALL)
    names = rules(state).network(ALL).cities
    short = phase(player(money=200, cities=" ".join(names[:21])), player(), regions=ALL)
    built = move(short, f"build {names[21]}")
    assert len(built.players[0].cities) == 22
    assert offered(built) == ["done"]
    assert refused(built, f"build {names[30]}") == ("building.no_houses_left", {"houses": 22})


def test_building_is_not_compulsory() -> None:
    """Phase 4: nobody has to, in round 1 neither."""
    state = move(phase(player(), player(), round=1), "done", "done")
    assert state.phase == BUREAUCRACY


def test_a_city_of_the_other_edition_is_not_in_play() -> None:
    """Section 9, 'Which board'."""
    old = phase(player(), player(), options={"edition": "original"})
    assert "build torgelow" in offered(old)
    assert refused(old, "build stralsund")[0] == "building.not_in_play"


@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_distances_against_plain_relaxation(board: str, edition: str) -> None:
    """All pairs of all cities, computed a second way."""
    printed = GAME.figures.map(board).boards[edition]
    network = Network(printed, ALL)
    assert len(network.cities) == 42
    for city in network.cities[::7]:
        assert dict(network.costs((city,))) == relaxed(printed, city)


def relaxed(board: Board, start: str) -> dict[str, int]:
    """Costs from one city: every connection is tried until nothing improves."""
    costs = {city.id: 10**6 for city in board.cities}
    costs[start] = 0
    changed = True
    while changed:
        changed = False
        for one, other, cost in board.connections:
            for here, there in ((one, other), (other, one)):
                if costs[here] + cost < costs[there]:
                    costs[there] = costs[here] + cost
                    changed = True
    return costs


def test_several_own_cities_take_the_nearest() -> None:
    """Phase 4: from any of his cities."""
    printed = GAME.figures.map("usa").boards["recharged"]
    network = Network(printed, ALL)
    one, other = network.costs(("seattle",)), network.costs(("miami",))
    both = network.costs(("miami", "seattle"))
    assert all(both[city] == min(one[city], other[city]) for city in network.cities)
    assert both["savannah"] < one["savannah"]
