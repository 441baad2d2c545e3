# SPDX-License-Identifier: MIT
"""The end and the winner (rules/atlantic-star.md, section 8; R9, R10)."""

from __future__ import annotations

from core.games.atlantic_star.state import NOBODY, State
from core.terms import Over
from tests.core.games.atlantic_star.builder import (
    GAME,
    MAIL,
    fit,
    player,
    sailed,
    sea,
    table,
)

LAST = (fit("baltic A 9"), fit("baltic B 9"), fit("baltic C 9"))
BOARD = {
    "mediterranean": sea(4, (1, 25), (NOBODY, 22), (0, 20), (NOBODY, 18), (2, 16), (3, 9)),
    "atlantic": sea(1, (2, 33), (3, 30), (NOBODY, 27), (0, 25), (NOBODY, 23), (1, 22)),
    "pacific": sea(3, (3, 40), (2, 39), (1, 38), (0, 37), (NOBODY, 32), (NOBODY, 28)),
}


def ended(baltic: tuple[tuple[int, int], ...], money: tuple[int, ...] = (0, 0, 0, 0)) -> State:
    """The first seat makes the last voyage of the game: 30 in the Baltic."""
    others = (player(voyages="", money=n) for n in money[1:])
    me = player((*LAST, *MAIL[:2]), voyages="baltic 1", money=money[0])
    state = table(me, *others, seas={**BOARD, "baltic": sea(5, *baltic)})
    return sailed(state, "baltic", *LAST)


def test_the_game_ends_at_once_with_the_last_plate() -> None:
    """R9, section 8: no round is filled up; operators keep ranks and earn nothing."""
    state = ended(((1, 25), (2, 20), (NOBODY, 17), (NOBODY, 13), (3, 9)))
    assert state.agenda == ()
    over = GAME.awaiting(state)
    assert isinstance(over, Over)
    assert over.reason == "all_sailed"
    assert over.scores == (22 + 10 + 8 + 7, 16 + 20 + 4 + 10, 10 + 3 + 14 + 14, 0 + 1 + 12 + 18)
    assert over.places == ((1,), (0,), (2,), (3,))
    assert GAME.legal_moves(state, 0) == ()


def level(money: tuple[int, int]) -> tuple[tuple[int, ...], ...]:
    """The places of two seats with 22 points each and so much money."""
    me = player(LAST, voyages="baltic 1", money=money[0])
    seas = {"baltic": sea(5, (NOBODY, 17)), "atlantic": sea(4, (1, 20))}
    seas["pacific"] = sea(1, (NOBODY, 41), (NOBODY, 40), (NOBODY, 39), (NOBODY, 38), (NOBODY, 37))
    seas["mediterranean"] = sea(5, *((NOBODY, 30),) * 4, (1, 9))
    state = sailed(table(me, player(voyages="", money=money[1]), seas=seas), "baltic", *LAST)
    over = GAME.awaiting(state)
    assert isinstance(over, Over)
    assert over.scores == (22, 22)
    return over.places


def test_money_breaks_a_tie() -> None:
    """Section 8, section 12: cash in hand, and nothing else."""
    assert level((3000, 2000)) == ((0,), (1,))
    assert level((2000, 3000)) == ((1,), (0,))


def test_a_win_is_shared() -> None:
    """R10: still tied after money."""
    assert level((2000, 2000)) == ((0, 1),)


def test_scores_before_the_end_are_the_plates_as_they_lie() -> None:
    """What a match comes to if somebody leaves a game of two."""
    state = table(player(), player(), seas={"atlantic": sea(4, (1, 20), (0, 9))})
    assert GAME.scores(state) == (15, 20)
