# SPDX-License-Identifier: MIT
"""Games with an agenda: its head says who answers, and what happens by itself does."""

from __future__ import annotations

from typing import ClassVar

import pytest
from msgspec import Struct

from core.agenda_game import AgendaGame, AutomaticSteps, Decisions, Draws
from core.contract import State
from core.figures import FiguresError, fingerprint
from core.match import Match, begin
from core.terms import (
    Chance,
    Deal,
    Dealt,
    Drawn,
    IllegalMove,
    Move,
    Moved,
    Opened,
    Opening,
    Option,
    Options,
    Over,
    Sealed,
    Shuffle,
    Shuffled,
    Turn,
    Unsealed,
)
from tests.core.toys.tricks import CARDS, Tricks

TAKE = Move("take", (1,))


class Ask(Struct, frozen=True):
    """A seat takes one or more."""

    seat: int


class Flip(Struct, frozen=True):
    """A coin is flipped, unless nothing was taken yet."""


class Double(Struct, frozen=True):
    """What was taken counts twice."""


class Sum(State, frozen=True):
    """What was taken, and how the coin fell."""

    taken: int = 0
    coin: str = ""


def entered(most: int, state: Sum, seat: int, move: Move) -> Sum:
    """Take up to the most allowed."""
    match move:
        case Move("take", (int(count),)) if 0 < count <= most:
            return state.but(taken=state.taken + count).done()
    raise IllegalMove("take.too_many", most=most)


def flip(most: int, state: Sum) -> Sum:
    """Nothing to flip for: passed over; otherwise it waits for chance."""
    return state if state.taken else state.done()


class Taking(AgendaGame[int, Sum]):
    """A coin that may be passed over, two takes, one flip and a doubling."""

    name = "taking"
    rules_version = 1
    seat_counts = (2,)
    state_type = Sum
    max_events = 3
    max_chance = 1
    decisions: ClassVar[Decisions] = {
        Ask: (lambda most, state, seat: [Move("take", (n + 1,)) for n in range(most)], entered)
    }
    draws: ClassVar[Draws] = {
        Flip: (
            lambda most, state: Chance(("heads", "tails")),
            lambda most, state, outcomes: state.but(coin=outcomes[0]).done(),
        )
    }
    automatic: ClassVar[AutomaticSteps] = {
        Flip: flip,
        Double: lambda most, state: state.but(taken=state.taken * 2).done(),
    }

    def __init__(self, figures: bytes | None = None) -> None:
        super().__init__(figures)
        self.made: list[Options] = []

    def options(self, seats: int, chosen: Options = ()) -> tuple[Option, ...]:
        """The most that may be taken."""
        return (Option("most", ("2", "3"), "2"),)

    def setup(self, options: Options, seats: int) -> Sum:
        """Two takes and what follows."""
        agenda = (Ask(0), Ask(1), Double(), Flip(), Double())
        return Sum(seats=seats, options=options, agenda=agenda)

    def new_rules(self, options: Options, seats: int) -> int:
        """The most that may be taken."""
        self.made.append(options)
        return int(dict(options)["most"])

    def over(self, state: Sum) -> Over:
        """Nobody wins."""
        return Over(((0, 1),), (state.taken,) * 2, "done")


def begun(game: Taking, most: str = "2") -> Sum:
    """A state before the first event."""
    return game.setup((("most", most),), 2)


def test_the_head_of_the_agenda_answers_and_the_rest_goes_on() -> None:
    """Two seats take, the sum doubles by itself, chance is waited for, it doubles again."""
    game = Taking()
    state = begun(game)
    assert game.awaiting(state) == Turn((0,))
    assert game.legal_moves(state, 0) == [Move("take", (1,)), Move("take", (2,))]
    state = game.apply(state, Moved(0, TAKE))
    assert game.awaiting(state) == Turn((1,))
    state = game.apply(state, Moved(1, Move("take", (2,))))
    assert (state.taken, game.awaiting(state)) == (6, Chance(("heads", "tails")))
    state = game.apply(state, Drawn(("tails",)))
    assert (state.taken, state.coin) == (12, "tails")
    assert game.awaiting(state) == Over(((0, 1),), (12, 12), "done")


def test_a_step_may_be_passed_over() -> None:
    """A draw that has nothing to decide happens by itself."""
    game = Taking()
    state = begun(game).but(agenda=(Ask(0), Flip(), Ask(1)), taken=-1)
    state = game.apply(state, Moved(0, TAKE))
    assert (state.taken, game.awaiting(state)) == (0, Turn((1,)))


@pytest.mark.parametrize("text", ["take 3", "take 0", "take", "leave"])
def test_a_refusal_comes_from_the_phase(text: str) -> None:
    """With its reason, from `apply` and from `illegal` alike, and nothing has changed."""
    game = Taking()
    state = begun(game)
    with pytest.raises(IllegalMove) as refused:
        game.apply(state, Moved(0, Move.parse(text)))
    assert refused.value.rule == "take.too_many"
    assert str(game.illegal(state, 0, Move.parse(text))) == "take.too_many (most=2)"
    assert state == begun(game)


def test_rules_are_made_once_for_the_same_options() -> None:
    """Options and seats fix them, whatever match asks and in whatever order."""
    game = Taking()
    for most in ("2", "3", "2", "3"):
        state = begun(game, most)
        assert len(game.legal_moves(state, 0)) == int(most)
    assert game.made == [(("most", "2"),), (("most", "3"),)]


def tricks(seats: int = 2) -> Match:
    """A match of tricks in which everybody has seen its hand."""
    match = begin(Tricks(), (), seats)
    assert match.awaiting == Shuffle("cards", CARDS)
    match = match.after(Shuffled("cards"))
    for seat in range(seats):
        slots = (2 * seat, 2 * seat + 1)
        assert match.awaiting == Deal("cards", slots, seat)
        match = match.after(Dealt("cards", slots, seat))
    return match


def sealed(*slots: int) -> Unsealed:
    """A slot of each seat."""
    return Unsealed(tuple((seat, Move("seal", (slot,))) for seat, slot in enumerate(slots)))


def test_a_deck_sealed_moves_and_an_opening_are_phases_like_any_other() -> None:
    """The deck is laid and dealt, all seal a card, the cards are turned up together."""
    match = tricks()
    assert match.awaiting == Sealed((0, 1))
    assert match.game.legal_moves(match.state, 1) == [Move("seal", (2,)), Move("seal", (3,))]
    match = match.after(sealed(1, 2))
    assert match.awaiting == Opening("cards", (1, 2), CARDS)
    match = match.after(Opened("cards", ((1, "six"), (2, "two"))))
    assert (match.game.scores(match.state), match.awaiting) == ((1, 0), Turn((1,)))


def test_a_step_may_be_a_seats_first_and_a_deals_afterwards() -> None:
    """The loser names a slot, is dealt it, and the next trick comes; the last look is no more."""
    match = tricks().after(sealed(1, 2)).after(Opened("cards", ((1, "six"), (2, "two"))))
    match = match.after(Moved(1, Move("look", (7,))))
    assert match.awaiting == Deal("cards", (7,), 1)
    match = match.after(Dealt("cards", (7,), 1))
    assert match.awaiting == Sealed((0, 1))
    match = match.after(sealed(0, 3)).after(Opened("cards", ((0, "nine"), (3, "eight"))))
    assert match.awaiting == Over(((0,), (1,)), (2, 0), "tricks")


@pytest.mark.parametrize(("text", "rule"), [("seal 2", "seal.not_in_hand"), ("hide", "not_legal")])
def test_a_sealed_move_is_refused_with_a_reason_before_it_is_sealed(text: str, rule: str) -> None:
    """The phase says why; once it is sealed the first legal one counts instead."""
    match = tricks()
    assert match.game.illegal(match.state, 0, Move.parse(text)).rule.endswith(rule)
    mended = match.after(Unsealed(((0, Move.parse(text)), (1, Move("seal", (2,))))))
    assert mended.awaiting == Opening("cards", (0, 2), CARDS)


def test_a_game_without_figures_needs_no_file() -> None:
    """Its hash is that of nothing, nothing of it is a house figure, and an owner has no file."""
    game = Taking()
    assert (game.figures, game.house_figures) == (None, False)
    assert game.figures_hash == fingerprint(b"")
    with pytest.raises(FiguresError, match="taking has no figures"):
        Taking(b"{}")
