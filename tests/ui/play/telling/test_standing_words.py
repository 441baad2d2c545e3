# SPDX-License-Identifier: MIT
"""Whose turn it is, in words, for every standing of a table."""

from __future__ import annotations

from core.match import begin
from core.terms import Move
from tests.ui.plain_kit import PLAIN
from ui.play.desk import Desk
from ui.play.telling.standing_words import standing_words
from ui.ports.local_session import LocalSession


def _desk(*mine: int) -> tuple[Desk, LocalSession]:
    session = LocalSession("thirteen_minutes", ("Anna", "Bruno"), b"words", mine=mine)
    return Desk(PLAIN.presenter(), session.snapshot()), session


def test_ones_own_turn() -> None:
    """Short, and with a name where several people share the laptop."""
    desk, _ = _desk(0)
    assert standing_words(desk) == "Your turn"
    shared, _ = _desk(0, 1)
    assert standing_words(shared) == "Pass the laptop on"
    shared.look_as(1)
    assert standing_words(shared) == "Bruno: your turn"


def test_waiting_names_whom() -> None:
    """A watcher reads who decides."""
    desk, _ = _desk(0)
    seats = tuple(view._replace(mine=False) for view in desk.snapshot.seats)
    desk.take(desk.snapshot._replace(seats=seats))
    words = standing_words(desk)
    assert words.startswith("Waiting for Anna")
    assert words.endswith("Bruno")


def test_sent_says_for_whom_the_table_waits() -> None:
    """A sealed bid is in, the other one is not (C4)."""
    desk, _ = _desk(0)
    desk.take(desk.snapshot._replace(sealed=(0,)))
    assert standing_words(desk) == "Sent. Waiting for Bruno"


def test_dealing_says_who_still_compares_words() -> None:
    """W-22: nothing is dealt before everybody has."""
    desk, _ = _desk(0)
    begun = begin(desk.match.game, desk.match.header.options, 2)
    desk.take(desk.snapshot._replace(match=begun))
    assert standing_words(desk) == "Cards are being dealt"
    desk.take(desk.snapshot._replace(slow=("Bruno",)))
    assert standing_words(desk) == "Waiting for Bruno to compare the words"


def test_the_end() -> None:
    """Nobody is asked any more."""
    desk, session = _desk(0)
    while session.snapshot().stage.value != "over":
        session.play_bot(0)
    desk.take(session.snapshot())
    assert standing_words(desk) == "The game is over"
    assert desk.make(Move("bid", (1,))) == ()
