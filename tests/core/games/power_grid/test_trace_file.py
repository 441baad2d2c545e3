# SPDX-License-Identifier: MIT
"""The traces agree with themselves, so that a difference found in a replay is a real one."""

from __future__ import annotations

import functools
from pathlib import Path

from tests.core.games.power_grid import trace_file
from tests.core.games.power_grid.trace_file import (
    STEP_3,
    Bid,
    Build,
    Buy,
    GiveUp,
    Nominate,
    Scrap,
    Table,
    Trace,
    Use,
    counted,
)

TOKENS = (24, 24, 24, 12)
REGIONS = {2: 3, 3: 3, 4: 4, 5: 5, 6: 5}


@functools.cache
def trace(path: Path) -> Trace:
    """A trace, read once for all tests."""
    return trace_file.read(path)


def test_its_name_says_what_it_is(path: Path) -> None:
    """Map, edition and seats of the name are those inside, with as many regions as seats need."""
    found = trace(path)
    assert path.name.startswith(f"{found.map}-{found.edition}-{found.seats}p-")
    assert len(found.regions) == REGIONS[found.seats]
    assert len(found.start.players) == found.seats


def test_only_who_is_awaited_moves(path: Path) -> None:
    """Each step is by a seat in `turn` before it, and nobody is awaited at the end."""
    tables = trace(path).tables()
    for number, (table, step) in enumerate(zip(tables, trace(path).steps, strict=False)):
        assert step.seat in table.turn, number
    assert (tables[-1].phase, tables[-1].turn) == ("Game End", ())


def test_the_stack_is_as_high_as_it_says(path: Path) -> None:
    """`deck` counts the recorded stack, the Step 3 card included."""
    for table, deck in zip(trace(path).tables(), trace(path).decks(), strict=True):
        assert table.deck == len(deck)


def test_no_plant_is_in_two_places(path: Path) -> None:
    """Market, stack and hands share no card; each list is sorted where it says so."""
    for table, deck in zip(trace(path).tables(), trace(path).decks(), strict=True):
        market = (*table.current, *table.future)
        hands = [plant for player in table.players for plant in player.plants]
        cards = [card for card in (*market, *hands, *deck) if card not in (STEP_3, "step3")]
        assert len(set(cards)) == len(cards)
        assert list(market) == sorted(market)
        for player in table.players:
            assert list(player.plants) == sorted(player.plants)
            assert list(player.cities) == sorted(player.cities)


def test_no_more_tokens_than_there_are(path: Path) -> None:
    """Market and players hold at most 24 / 24 / 24 / 12 tokens."""
    for table in trace(path).tables():
        held = [table.market, *(player.fuel for player in table.players)]
        assert all(
            sum(kind) <= most for kind, most in zip(zip(*held, strict=True), TOKENS, strict=True)
        )


def test_moves_do_what_they_say(path: Path) -> None:
    """What is bought, built, burnt, given up or scrapped shows in that seat's holdings."""
    tables = trace(path).tables()
    for number, step in enumerate(trace(path).steps):
        before, after = (tables[i].players[step.seat] for i in (number, number + 1))
        match step.move:
            case Nominate(plant):
                assert plant in step.open, number
            case Bid(bid):
                assert bid <= before.money, number
            case Buy(what):
                assert what.resource in step.buy, number
                assert plus(before.fuel, counted((what.resource,))) == after.fuel, number
                assert paid(tables, number, step.seat) > 0, number
            case Build(house):
                assert step.build[house.city] == house.price, number
                assert {*after.cities} - {*before.cities} == {house.city}, number
                assert paid(tables, number, step.seat) == house.price, number
            case Use(run):
                assert run.plant in before.plants, number
                assert plus(after.fuel, counted(run.burnt)) == before.fuel, number
            case Scrap(plant):
                assert {*before.plants} - {*after.plants} == {plant}, number
            case GiveUp(fuel):
                assert (
                    after.fuel[trace_file.FUELS.index(fuel)]
                    < before.fuel[trace_file.FUELS.index(fuel)]
                ), number


def test_the_result_is_that_of_the_last_table(path: Path) -> None:
    """Money and cities of the result are those after the last step; nobody supplies more."""
    result, last = trace(path).result, trace(path).tables()[-1]
    assert result.money == tuple(player.money for player in last.players)
    assert result.cities == tuple(len(player.cities) for player in last.players)
    assert all(p <= c for p, c in zip(result.powered, result.cities, strict=True))


def plus(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """Fuel added up by type."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def paid(tables: tuple[Table, ...], number: int, seat: int) -> int:
    """What a step cost a seat."""
    return tables[number].players[seat].money - tables[number + 1].players[seat].money
