# SPDX-License-Identifier: MIT
"""The order of a turn and whose turn it is (rules/atlantic-star.md, sections 3 and 12; R4)."""

from __future__ import annotations

from core.games.atlantic_star.agenda import Act
from tests.core.games.atlantic_star.builder import (
    MAIL,
    drawn,
    fit,
    move,
    mover,
    offered,
    player,
    refused,
    sailed,
    sea,
    table,
)

DONE = ""


def test_loan_swap_main_action() -> None:
    """Section 3: in this order only; the main action ends the turn."""
    state = table(
        player(MAIL[:3], voyages="baltic 1 pacific 1"),
        player(),
        player(),
        player(),
        seas={"atlantic": sea(4, (0, 20))},
    )
    verbs = [move.split()[0] for move in offered(state)]
    assert sorted(set(verbs)) == ["charter", "loan", "sail", "swap"]
    state = move(state, "loan atlantic 1 3")
    assert mover(state) == 0
    state = drawn(move(state, "swap"))
    assert mover(state) == 0
    assert sorted({move.split()[0] for move in offered(state)}) == ["charter", "sail", "swap"]
    assert mover(drawn(move(state, "charter 0"))) == 1
    assert refused(state, "class 3") == "turn.not_now (move=class 3)"


def test_a_finished_player_is_skipped_at_once() -> None:
    """R4, section 12: also if he could still borrow; the turn passes clockwise."""
    seas = {"baltic": sea(5, (1, 20))}
    state = table(player(), player(voyages=DONE), player(), player(), seas=seas)
    assert mover(drawn(move(state, "charter 0"))) == 2


def test_the_last_one_plays_alone() -> None:
    """R4: after his turn it is his turn again."""
    state = table(player(), player(voyages=DONE), player(voyages=DONE))
    state = drawn(move(state, "charter 0"))
    assert state.agenda == (Act(0),)


def test_left_over_ships_stay_with_the_finished_player() -> None:
    """R7: they go to no pile."""
    ships = (fit("baltic A 9"), fit("baltic B 9"), fit("baltic C 9"))
    state = table(player((*ships, *MAIL[:2]), voyages="baltic 1"), player(), player())
    state = sailed(state, "baltic", *ships, stars=5)
    assert state.players[0].hand == MAIL[:2]
    assert mover(state) == 1
    assert not {*MAIL[:2]} & {*state.pile, *state.discard}
