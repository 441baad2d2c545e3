# SPDX-License-Identifier: MIT
"""The game object: options, refusals, who plays for those who left, how much can happen."""

from __future__ import annotations

import pytest
from msgspec import structs

from core.digest import canonical
from core.games.power_grid.agenda import (
    Bidding,
    Build,
    BuyFuel,
    DrawPlant,
    KeepFuel,
    OpenAuction,
    RunPlants,
    ScrapPlant,
    Task,
)
from core.games.power_grid.state import PROMOS, State
from core.terms import Move
from tests.core.games.power_grid.builder import GAME, chosen, player, table


def waiting(task: Task, **fields: int) -> State:
    """A table at one decision of seat 0."""
    people = (player(plants=(4, 5), tokens="coal 2 oil 1"), player(), player())
    market = (8, 9, 10, 11, 12, 13, 14, 15)
    return table(*people, agenda=(task, DrawPlant()), market=market, round=fields.get("round", 2))


def test_options() -> None:
    """The issue's list, with the defaults of the rules page."""
    assert dict(chosen(4)) == {
        "edition": "recharged",
        "map": "germany",
        "regions": "random",
        "money": "open",
        "strict_storage": "on",
        "early_step3": "rulebook",
        "round_limit": "60",
        "promos": "none",
        "demolition": "off",
    }
    assert dict(chosen(2))["two_players"] == "trust"
    assert GAME.faults((("two_players", "trust"),), 3)
    assert GAME.faults((), 7)


def test_promo_cards_are_chosen_one_by_one_or_all_at_once() -> None:
    """rules/power-grid-promos.md: each card is an option of its own; a name is choice enough."""
    alone = dict(chosen(4, flux="on", surplus="on"))
    assert alone["promos"] == "chosen"
    assert [card for card in PROMOS if alone[card] == "on"] == ["flux", "surplus"]
    assert not set(PROMOS) & set(dict(chosen(4, promos="all")))
    assert GAME.faults((("flux", "on"), ("promos", "all")), 4)
    assert GAME.faults((("flux", "on"), ("promos", "none")), 4)
    complete = chosen(4, promos="chosen")
    assert GAME.faults(complete, 4) == ()
    assert GAME.rules_of(complete, 4).deck.promos == ()


@pytest.mark.parametrize(
    ("task", "fields", "text"),
    [
        (OpenAuction(0), {}, "opt_out"),
        (OpenAuction(0), {"round": 1}, "open 8"),
        (Bidding(8, bidders=(0, 1)), {}, "bid 8"),
        (Bidding(8, price=8, leader=1, bidders=(0, 1)), {}, "drop"),
        (ScrapPlant(0, 5), {}, "scrap 4"),
        (KeepFuel(0, 7), {}, "keep coal 2 oil 1"),
        (BuyFuel(0), {}, "done"),
        (Build(0), {}, "done"),
        (RunPlants((0,)), {}, "done"),
    ],
)
def test_the_caretaker_changes_as_little_as_it_can(
    task: Task, fields: dict[str, int], text: str
) -> None:
    """Section 7, 10: passes where it may, else the cheapest."""
    assert str(GAME.caretaker(waiting(task, **fields), 0)) == text


@pytest.mark.parametrize(
    "task",
    [
        OpenAuction(0),
        Bidding(8, price=8, leader=1, bidders=(0, 1)),
        ScrapPlant(0, 5),
        KeepFuel(0, 7),
        BuyFuel(0),
        Build(0),
        RunPlants((0,)),
    ],
)
def test_a_check_and_the_list_agree(task: Task) -> None:
    """What is offered has no fault, and whatever else one says has one."""
    state = waiting(task)
    offered = GAME.legal_moves(state, 0)
    moves = list(offered)
    assert moves
    assert all(move in offered for move in moves)
    words = (
        "open 8",
        "bid 9",
        "bid 3",
        "drop",
        "opt_out",
        "scrap 4",
        "keep",
        "buy coal 1",
        "buy oil 9",
        "build kiel",
        "build x",
        "run 4",
        "run 4 5 coal 1 oil 1",
        "done",
        "",
        "open",
        "bid x",
    )
    for text in words:
        move = Move.parse(text)
        assert (move in offered) == (move in moves), text
        if move not in moves:
            assert GAME.illegal(state, 0, move).rule


def test_the_state_names_nothing_that_is_hidden() -> None:
    """Section 1, 6: stacks that differ in order and removed cards are one state."""
    state = table(player(), player(), agenda=(OpenAuction(0),))
    assert state.stack.pool == tuple(sorted(state.stack.pool, key=int))
    fields = [field.name for field in structs.fields(type(state.stack))]
    assert fields == ["pool", "top", "rest", "under"]
    assert len(canonical(state)) < 1_000


def test_open_or_hidden_money_is_the_interface_s() -> None:
    """Section 1, 6: the state is public either way."""
    for value in ("open", "hidden"):
        state = GAME.setup(chosen(3, money=value), 3)
        assert [p.money for p in state.players] == [50, 50, 50]
