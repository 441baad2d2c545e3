# SPDX-License-Identifier: MIT
"""Ids in words, and the words of a game where it has some."""

from __future__ import annotations

from core.terms import (
    Dealt,
    Drawn,
    Left,
    Move,
    Moved,
    Note,
    Opened,
    Shuffled,
    Unsealed,
    told,
)
from tests.core.toys.bones import Bones
from ui.games.plain.words import Words, phrase

NOTE = Note("auction.won", (("seat", 1), ("price", 12), ("plant", "big_coal")))
EVENTS = (
    Moved(0, Move("roll")),
    Unsealed(((0, Move("bid", (3,))), (1, Move("bid", (4,))))),
    Drawn(("6", "1")),
    Shuffled("cards"),
    Dealt("cards", (4, 7), 1),
    Opened("cards", ((4, "ace"), (7, "ten"))),
    Left(0),
)
SPOKEN = Words(
    {
        "move.bid": "Offer {0} crowns",
        "note.auction.won": "{seat} gets {plant} for {price}",
        "step.Bones": "Throw them",
        "rule.bid.too_low": "At least {minimum}",
        "value.big_coal": "the big one",
    }
)


def seated(seat: int) -> str:
    """The name of a seat."""
    return ("Anna", "Bruno")[seat]


def test_ids_are_words_by_themselves() -> None:
    """Underscores are gaps, and a text begins with a capital."""
    words = Words()
    assert phrase("swap_sides") == "Swap sides"
    assert words.move(Move("put", ("cuba_libre", 3))) == "Put cuba libre 3"
    assert words.verb(Move("put", ("cuba", 3))) == "Put cuba"
    assert words.note(NOTE, seated) == "Bruno: Auction: won (price 12, plant big coal)"
    assert words.step(Bones()) == "Bones"
    assert words.refusal("bid.too_low", {"minimum": 3}) == "Bid: too low (minimum {minimum})"


def test_a_game_says_it_better() -> None:
    """With gaps for arguments and parameters."""
    assert SPOKEN.move(Move("bid", (12,))) == "Offer 12 crowns"
    assert SPOKEN.verb(Move("bid", (12,))) == "Offer … crowns"
    assert SPOKEN.note(NOTE, seated) == "Bruno gets the big one for 12"
    assert SPOKEN.step(Bones()) == "Throw them"
    assert SPOKEN.refusal("bid.too_low", {"minimum": 3}) == "At least {minimum}"


def test_a_game_without_notes_of_its_own_tells_what_happens() -> None:
    """Each kind of event is a sentence, and moves are in the words of the game."""
    words = Words({"move.roll": "Throw the die"})
    lines = [words.note(note, seated) for event in EVENTS for note in told(event)]
    assert lines == [
        "Anna: Throw the die",
        "Anna: Bid 3",
        "Bruno: Bid 4",
        "Chance gives 6 1",
        "Shuffled: cards",
        "Bruno is dealt from cards: 2",
        "Turned up from cards: ace ten",
        "Anna is out of the game",
    ]
