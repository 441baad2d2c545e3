# SPDX-License-Identifier: MIT
"""Set-up (rules/power-grid.md, section 1)."""

from __future__ import annotations

from typing import cast

import pytest

from core.games.power_grid.agenda import OpenAuction, PlaceTrust
from core.games.power_grid.regions import adjacency
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import State
from core.terms import Chance, Drawn, Turn
from tests.core.games.power_grid.builder import (
    GAME,
    all_cards,
    all_fuel,
    awaiting,
    chosen,
    draw,
    move,
    mover,
    offered,
    refused,
)


def start(seats: int, **options: str) -> State:
    """The state before the first event."""
    return GAME.setup(chosen(seats, **options), seats)


def ordered(seats: int, **options: str) -> State:
    """The same once the order is 1, 2, ..., 0."""
    order = tuple(str((seat + 1) % seats) for seat in range(seats))
    return cast(State, GAME.apply(start(seats, **options), Drawn(order)))


def test_everybody_starts_with_50() -> None:
    """Section 1, 2: and no plant, fuel or house."""
    state = start(4)
    assert [(p.money, p.plants, p.cities) for p in state.players] == [(50, (), ())] * 4


def test_the_order_of_round_1_is_random() -> None:
    """Section 1, 3: any order of the seats."""
    assert awaiting(start(3)) == Chance(("0", "1", "2"), count=3)
    assert ordered(3).order == (1, 2, 0)


@pytest.mark.parametrize(
    ("edition", "market", "supply"),
    [("recharged", (24, 18, 9, 2), (0, 6, 15, 10)), ("original", (24, 18, 6, 2), (0, 6, 18, 10))],
)
def test_the_fuel_market_is_filled(
    edition: str, market: tuple[int, ...], supply: tuple[int, ...]
) -> None:
    """Section 1, 4: garbage on 6-8, in the old game on 7-8."""
    state = start(3, edition=edition)
    assert state.fuel_market == market
    assert state.supply == supply
    assert all_fuel(state) == (24, 24, 24, 12)


@pytest.mark.parametrize("edition", ["recharged", "original"])
@pytest.mark.parametrize(
    ("board", "sets"), [("germany", (13, 13, 12, 6, 6)), ("usa", (12, 12, 12, 6, 6))]
)
def test_regions_are_drawn_from_all_contiguous_sets(
    edition: str, board: str, sets: tuple[int, ...]
) -> None:
    """Section 1, 1: 3, 3, 4, 5, 5 regions for 2 to 6 seats."""
    for seats, count in zip(range(2, 7), sets, strict=True):
        awaited = awaiting(ordered(seats, edition=edition, map=board))
        assert isinstance(awaited, Chance)
        assert len(awaited.pool) == count
        size = {len(regions.split("+")) for regions in awaited.pool}
        assert size == {{2: 3, 3: 3, 4: 4, 5: 5, 6: 5}[seats]}


def test_regions_touch_if_a_connection_crosses_their_border() -> None:
    """Section 1, 1: Germany as the map file lists it."""
    board = GAME.figures.map("germany").boards["recharged"]
    assert adjacency(board) == {
        "brown": ("green", "yellow"),
        "cyan": ("purple", "red", "yellow"),
        "green": ("brown", "red", "yellow"),
        "purple": ("cyan", "yellow"),
        "red": ("cyan", "green", "yellow"),
        "yellow": ("brown", "cyan", "green", "purple", "red"),
    }


def test_the_host_picks_a_contiguous_set() -> None:
    """Section 1, 1: host choice, one move among the sets."""
    state = ordered(3, regions="host")
    assert awaiting(state) == Turn((0,))
    assert len(offered(state)) == 13
    assert refused(state, "regions brown cyan purple")[0] == "regions.not_contiguous"
    assert move(state, "regions brown green yellow").regions == ("brown", "green", "yellow")


def test_a_draft_goes_clockwise_and_stays_contiguous() -> None:
    """Section 1, 1: round and round from the first player; each pick touches the ones before."""
    state = ordered(3, regions="draft")
    assert mover(state) == 1
    assert len(offered(state)) == 6
    state = move(state, "region brown")
    assert mover(state) == 2
    assert offered(state) == ["region green", "region yellow"]
    assert refused(state, "region cyan") == ("regions.not_touching", {"picked": "brown"})
    state = move(state, "region green", "region red")
    assert state.regions == ("brown", "green", "red")
    assert isinstance(awaiting(state), Chance)


def test_a_draft_of_two_seats_comes_round_again() -> None:
    """Section 1, 1: three regions and two seats."""
    state = move(ordered(2, regions="draft"), "region brown", "region green")
    assert mover(state) == 1


def test_recharged_reveals_eight_of_thirteen_plug_cards() -> None:
    """Section 1, 5: sorted, the lowest four are current; the top of the stack is a plug card."""
    state = draw(ordered(3), "brown+green+yellow")
    awaited = awaiting(state)
    assert isinstance(awaited, Chance)
    assert awaited.pool == tuple(str(number) for number in range(3, 16))
    assert awaited.count == 8
    state = GAME.apply(state, Drawn(("15", "3", "9", "4", "12", "7", "5", "11")))
    assert state.current == (3, 4, 5, 7)
    assert state.future == (9, 11, 12, 15)
    assert state.stack.top == "plug"
    assert state.discount == 3
    assert state.agenda[0] == OpenAuction(1)
    assert len(all_cards(state)) == 42


def test_the_old_game_opens_with_3_to_10() -> None:
    """Section 1, 5 [OLD]: and 13 on top."""
    state = draw(ordered(3, edition="original"), "brown+green+yellow")
    assert state.current == (3, 4, 5, 6)
    assert state.future == (7, 8, 9, 10)
    assert state.stack.top == "13"
    assert state.agenda[0] == OpenAuction(1)
    assert len(all_cards(state)) == 42


def test_the_trust_is_placed_before_round_1() -> None:
    """Section 3: six houses by first, second, second, first, first, second player."""
    state = draw(ordered(2, edition="original"), "brown+green+yellow")
    placers = [task.seat for task in state.agenda if isinstance(task, PlaceTrust)]
    assert placers == [1, 0, 0, 1, 1, 0]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_only_two_seats_choose_a_mode(seats: int) -> None:
    """Section 3: the Trust is a game of two."""
    assert "two_players" not in [option.name for option in GAME.options(seats)]
    assert start(seats).trust is None
    assert start(2, two_players="classic").trust is None
    assert start(2).trust is not None


@pytest.mark.parametrize("edition", ["recharged", "original"])
@pytest.mark.parametrize("mode", ["trust", "classic"])
def test_the_mode_sets_the_thresholds(edition: str, mode: str) -> None:
    """Section 9, 'Modes': all four combinations of mode and edition."""
    rules = Rules(GAME.figures, chosen(2, edition=edition, two_players=mode), 2)
    found = (
        rules.thresholds.step2_cities,
        rules.thresholds.end_cities,
        rules.thresholds.plant_limit,
    )
    assert found == {"trust": (7, 18, 3), "classic": (10, 21, 4)}[mode]
    assert rules.discount == (edition == "recharged")


@pytest.mark.parametrize(
    ("seats", "step2", "end", "limit"),
    [(3, 7, 17, 3), (4, 7, 17, 3), (5, 7, 15, 3), (6, 6, 14, 3)],
)
def test_thresholds_by_seats(seats: int, step2: int, end: int, limit: int) -> None:
    """Sections 5, 6 and A4: the same in both editions from three seats on."""
    for edition in ("recharged", "original"):
        found = Rules(GAME.figures, chosen(seats, edition=edition), seats).thresholds
        assert (found.step2_cities, found.end_cities, found.plant_limit) == (step2, end, limit)


def test_the_edition_picks_the_board() -> None:
    """Section 9, 'Which board': the old game has its own cities and connections."""

    def cities(edition: str) -> list[str]:
        return [city.id for city in Rules(GAME.figures, chosen(3, edition=edition), 3).board.cities]

    assert "torgelow" in cities("original")
    assert "stralsund" in cities("recharged")
    assert "wiesbaden" not in cities("recharged")
