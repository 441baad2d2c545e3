# SPDX-License-Identifier: MIT
"""What every game has from the contract: options, leaving, refusals."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from core.figures import FiguresError
from core.match import Match, begin
from core.terms import (
    Drawn,
    IllegalMove,
    Left,
    Move,
    Moved,
    Options,
    Over,
    Sealed,
    Turn,
    Unsealed,
)
from tests.core.toys.blind import Blind
from tests.core.toys.bones import Bones
from tests.core.toys.council import ABSTAIN, NO, YES, Council
from tests.core.toys.hands import Hands


def ask(points: int) -> Move:
    """What a seat of the council asks for."""
    return Move("ask", (points,))


def in_the_vote(seats: int) -> Match:
    """A council in which everybody has asked for one point."""
    match = begin(Council(), (), seats)
    for seat in range(seats):
        match = match.after(Moved(seat, ask(1)))
    assert match.awaiting == Sealed(tuple(range(seats)))
    return match


@pytest.mark.parametrize(
    ("chosen", "fault"),
    [
        ((("chips", "7"),), "option 'chips' is one of 3, 6, not '7'"),
        ((("chip", "3"),), "no option 'chip'; there are: chips"),
    ],
)
def test_each_fault_in_the_options_has_its_message(chosen: Options, fault: str) -> None:
    """A message names the option and what it may be."""
    assert Blind().faults(chosen, 3) == (fault,)
    with pytest.raises(ValueError, match="option"):
        begin(Blind(), chosen, 3)


def test_all_faults_are_said_at_once() -> None:
    """Nobody has to find them one by one."""
    assert len(Blind().faults((("chips", "7"), ("colour", "red")), 3)) == 2


@pytest.mark.parametrize("seats", [0, 1, 6, -2])
def test_a_seat_count_that_is_not_offered_is_a_fault(seats: int) -> None:
    """The message says for how many the game is."""
    assert Blind().faults((), seats) == (f"toy_blind is for 2, 3, 4, 5 seats, not {seats}",)


def test_options_are_settled_with_defaults_and_sorted() -> None:
    """An option that another one brings along gets its default too."""
    assert Bones().settle((), 2) == (("rounds", "2"),)
    assert Bones().settle((("rounds", "1"),), 2) == (("die", "loaded"), ("rounds", "1"))
    with pytest.raises(ValueError, match="no option 'die'"):
        Bones().settle((("die", "fair"),), 2)


def test_of_two_the_one_who_stays_wins() -> None:
    """Whatever the points are, and whatever was awaited."""
    match = begin(Council(), (), 2).after(Moved(0, ask(2))).after(Moved(1, ask(1)))
    match = match.after(Unsealed(((0, YES), (1, YES))))
    over = match.after(Left(0)).awaiting
    assert over == Over(((1,), (0,)), (2, 1), "left")


def test_of_two_the_one_who_stays_wins_in_the_middle_of_a_sealed_decision() -> None:
    """The secret moves are not waited for any more."""
    over = in_the_vote(2).after(Left(1)).awaiting
    assert over == Over(((0,), (1,)), (0, 0), "left")


def test_of_two_the_one_who_stays_wins_while_cards_are_dealt() -> None:
    """Also before anybody could move."""
    over = begin(Hands(), (), 2).after(Left(0)).awaiting
    assert isinstance(over, Over)
    assert over.places == ((1,), (0,))


def test_of_three_the_caretaker_plays_on_for_the_one_who_left() -> None:
    """It moves at once where the seat is awaited, and again when its turn comes."""
    match = begin(Council(), (), 3).after(Left(1))
    assert match.awaiting == Turn((0, 2))
    assert match.state == begin(Council(), (), 3).after(Moved(1, ask(2))).state.but(left=(1,))
    match = match.after(Moved(0, ask(1))).after(Moved(2, ask(1)))
    match = match.after(Unsealed(((0, YES), (2, NO))))
    assert match.awaiting == Turn((0, 2))
    assert match.game.scores(match.state) == (1, 2, 1)


def test_one_who_leaves_during_a_sealed_decision_is_not_waited_for() -> None:
    """The caretaker's vote counts among the others when they are unsealed."""
    match = in_the_vote(3).after(Left(2))
    assert match.awaiting == Sealed((0, 1, 2))
    with pytest.raises(IllegalMove, match="wrong_seats"):
        match.after(Unsealed(((0, NO), (1, ABSTAIN), (2, YES))))
    match = match.after(Unsealed(((0, NO), (1, ABSTAIN))))
    assert match.game.scores(match.state) == (0, 0, 0)
    match = in_the_vote(3).after(Left(2)).after(Unsealed(((0, YES), (1, NO))))
    assert match.game.scores(match.state) == (1, 1, 1)


def test_when_all_have_left_nobody_has_won() -> None:
    """No seat is left to wait for, and yet nothing hangs: the caretaker plays to the end."""
    match = in_the_vote(3).after(Left(0)).after(Left(2)).after(Left(1))
    assert match.awaiting == Over((), (5, 5, 5), "unfinished")
    assert len(match.events) == 6


def test_whoever_left_comes_after_all_who_stayed() -> None:
    """However many points the caretaker has made; those who left keep their order."""
    match = begin(Council(), (), 4).after(Left(2)).after(Left(1))
    while not isinstance(match.awaiting, Over):
        match = match.after(Moved(0, ask(1))).after(Moved(3, ask(1)))
        match = match.after(Unsealed(((0, YES), (3, YES))))
    assert match.awaiting == Over(((0, 3), (1, 2)), (3, 6, 6, 3), "rounds")


def test_the_caretakers_moves_are_in_no_event() -> None:
    """Every peer computes them: replaying what came in gives the same state."""
    match = begin(Council(), (), 3).after(Left(1)).after(Moved(0, ask(1)))
    assert match.events == (Left(1), Moved(0, ask(1)))


def test_asking_for_the_moves_of_a_seat_that_is_not_awaited_gives_none() -> None:
    """Also for seats that do not exist."""
    match = begin(Bones(), (), 2)
    assert [match.game.legal_moves(match.state, seat) for seat in (-1, 0, 1, 2)] == [()] * 4
    match = match.after(Drawn(("1", "0")))
    assert [bool(match.game.legal_moves(match.state, seat)) for seat in (-1, 0, 1, 2)] == [
        False,
        False,
        True,
        False,
    ]


def test_a_game_without_figures_says_so() -> None:
    """An owner's file for a game that has none is a fault in the figures."""
    with pytest.raises(FiguresError):
        Blind(b"{}")


def test_a_state_can_be_changed_only_by_making_another() -> None:
    """States are frozen; `but` gives a new one."""
    state = begin(Blind(), (), 2).state
    with pytest.raises(AttributeError):
        state.left = (1,)  # type: ignore[misc]
    assert state.but(left=(1,)).left == (1,)
    assert state.left == ()


def test_what_a_state_waits_for_depends_on_it_alone() -> None:
    """Whichever state was asked about last: matches taken in turn, and in threads at once."""
    game = Council()
    states = [begin(game, (), 3).state]
    for seat in range(2):
        states.append(game.apply(states[-1], Moved(seat, ask(1))))
    answers = [Turn((0, 1, 2)), Turn((1, 2)), Turn((2,))]
    assert [game.awaiting(state) for state in states * 2] == answers * 2

    def asked(number: int) -> bool:
        return all(game.awaiting(states[number]) == answers[number] for _ in range(20_000))

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(len(states)) as threads:
            assert list(threads.map(asked, range(len(states)))) == [True] * len(states)
    finally:
        sys.setswitchinterval(interval)
