# SPDX-License-Identifier: MIT
"""One check of events for every game: what answers a state, and what is refused."""

from __future__ import annotations

import pytest

from core.match import Match, begin
from core.terms import (
    Deal,
    Dealt,
    Drawn,
    Event,
    IllegalMove,
    Left,
    Move,
    Moved,
    Opened,
    Shuffled,
    Turn,
    Unsealed,
)
from tests.core.toys.blind import Blind
from tests.core.toys.bones import Bones
from tests.core.toys.hands import Hands


def refusal(match: Match, event: Event) -> IllegalMove:
    """Why a match refuses an event."""
    with pytest.raises(IllegalMove) as caught:
        match.after(event)
    return caught.value


def test_a_seat_that_is_not_awaited_is_told_so() -> None:
    """A move out of turn names the rule and the seat."""
    match = begin(Bones(), (), 3).after(Drawn(("2", "0", "1")))
    assert match.awaiting == Turn((2,))
    error = refusal(match, Moved(0, Move("roll")))
    assert (error.rule, error.params) == ("move.not_your_turn", {"seat": 0})


def test_a_move_that_is_not_legal_names_itself() -> None:
    """A refused move comes back as text."""
    match = begin(Bones(), (), 2).after(Drawn(("0", "1")))
    error = refusal(match, Moved(0, Move("fly", (9,))))
    assert error.rule == "move.not_legal"
    assert error.params["move"] == "fly 9"


@pytest.mark.parametrize("outcomes", [("0", "0", "1"), ("0", "1"), ("0", "1", "2", "2"), ()])
def test_chance_gives_only_what_is_in_the_pool(outcomes: tuple[str, ...]) -> None:
    """Each entry of the pool is drawn at most once, and exactly as many as awaited."""
    assert refusal(begin(Bones(), (), 3), Drawn(outcomes)).rule == "event.not_in_the_pool"


def test_events_of_another_kind_are_unexpected() -> None:
    """A shuffle, a move and sealed moves do not answer a draw."""
    match = begin(Bones(), (), 2)
    events: tuple[Event, ...] = (Shuffled("cards"), Moved(0, Move("roll")), Unsealed(()))
    for event in events:
        error = refusal(match, event)
        assert error.rule == "event.unexpected"
        assert error.params == {"event": type(event).__name__, "awaited": "Chance"}


def test_another_deck_is_not_shuffled() -> None:
    """The name of the deck is part of what is awaited."""
    assert refusal(begin(Hands(), (), 2), Shuffled("others")).rule == "event.unexpected"


@pytest.mark.parametrize(
    "deal",
    [Dealt("cards", (0, 1), 1), Dealt("cards", (0,), 0), Dealt("others", (0, 1), 0)],
)
def test_cards_go_to_the_seat_they_are_for(deal: Dealt) -> None:
    """Another seat, other slots or another deck is not what was asked for."""
    match = begin(Hands(), (), 2).after(Shuffled("cards"))
    assert refusal(match, deal).rule == "event.unexpected"
    assert match.after(Dealt("cards", (0, 1), 0)).awaiting == Deal("cards", (2, 3), 1)


def opening() -> Match:
    """A match of two that waits for slot 0 to be turned up, after slot 2 was seen to be a nine."""
    match = begin(Hands(), (), 2).after(Shuffled("cards"))
    for _ in range(2):
        match = match.after(Hands.dealt(match))
    match = match.after(Moved(0, Move("play", (0,)))).after(Opened("cards", ((0, "nine"),)))
    return match.after(Moved(1, Move("play", (2,))))


@pytest.mark.parametrize("card", ["nine", "joker", ""])
def test_a_card_is_opened_once_and_belongs_to_the_deck(card: str) -> None:
    """A face that lies open already, or that the deck never held, is refused."""
    assert refusal(opening(), Opened("cards", ((2, card),))).rule == "event.not_in_the_deck"


def test_the_slots_awaited_are_opened_and_no_others() -> None:
    """Another slot, or one more, is not what was asked for."""
    assert refusal(opening(), Opened("cards", ((3, "two"),))).rule == "event.unexpected"
    two = Opened("cards", ((2, "two"), (3, "three")))
    assert refusal(opening(), two).rule == "event.unexpected"


def test_a_sealed_move_that_is_not_legal_counts_as_the_first_legal_one() -> None:
    """The others could not see it in time; the log can say who it was."""
    match = begin(Blind(), (), 3)
    bids = Unsealed(((0, Move("bid", (1,))), (1, Move("bid", (99,))), (2, Move("bid", (2,)))))
    assert match.game.corrected(match.state, bids) == ((1, Move("bid", (99,)), Move("bid", (0,))),)
    assert (
        match.after(bids).state
        == match.after(
            Unsealed(((0, Move("bid", (1,))), (1, Move("bid", (0,))), (2, Move("bid", (2,)))))
        ).state
    )


@pytest.mark.parametrize("seats", [(0, 1), (0, 1, 2, 3), (1, 0, 2), (0, 0, 1), ()])
def test_sealed_moves_come_from_each_awaited_seat_once_in_order(seats: tuple[int, ...]) -> None:
    """Missing, strange, doubled or shuffled seats are refused."""
    event = Unsealed(tuple((seat, Move("bid", (0,))) for seat in seats))
    assert refusal(begin(Blind(), (), 3), event).rule == "event.wrong_seats"


def test_a_seat_leaves_once_and_exists() -> None:
    """Leaving twice or from no seat is refused."""
    match = begin(Blind(), (), 3).after(Left(1))
    for seat in (1, -1, 3):
        assert refusal(match, Left(seat)).rule == "event.no_such_seat"


def test_nobody_leaves_a_match_that_is_over() -> None:
    """The end is final."""
    match = begin(Blind(), (), 2).after(Left(1))
    assert refusal(match, Left(0)).rule == "event.unexpected"
