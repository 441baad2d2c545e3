# SPDX-License-Identifier: MIT
"""The state of any game as tables, and nothing that a seat may not know."""

from __future__ import annotations

from core import catalogue
from core.match import begin
from core.terms import Knowledge, Sealed, Turn
from tests.core.toys.bones import Bones
from ui.games.plain.sections import NOTHING, Reading, seat_fields
from ui.games.plain.words import Words
from ui.games.shown import View
from ui.games.staging import NAMES
from ui.ports.knowing import known
from ui.ports.local_session import LocalSession

GAME = "thirteen_minutes"


def reading(seat: int | None, decisions: int = 0, words: Words | None = None) -> Reading:
    """13 Minutes at the bid or later, through the eyes of a seat."""
    session = LocalSession(GAME, NAMES[:2], b"plain", mine=(0, 1))
    for _ in range(decisions):
        awaited = session._match.awaiting
        assert isinstance(awaited, Turn | Sealed)
        seats = awaited.seats
        session.play_bot(next(seat for seat in seats if seat not in session.snapshot().sealed))
    snapshot = session.snapshot()
    assert snapshot.match is not None
    view = View(snapshot.match, seat, known(snapshot, seat), names=NAMES[:2])
    return Reading(view, words or Words(), seat_fields(snapshot.match.game))


def cells(read: Reading) -> str:
    """Everything that is shown."""
    return "\n".join(cell for part in read.sections() for row in part.rows for cell in row)


def test_what_belongs_to_seats_is_found_by_the_number_of_seats() -> None:
    """A market of as many columns as there are seats at one table does not belong to them."""
    fields = seat_fields(catalogue.load("atlantic_star"))
    assert "players" in fields
    assert "seas" not in fields
    assert seat_fields(Bones()) == {"points"}


def test_each_seat_has_a_column() -> None:
    """Its struct is taken apart, a row for each field."""
    state = LocalSession("power_grid", NAMES[:3], b"plain").snapshot().match
    assert state is not None
    read = Reading(View(state, 0, names=NAMES[:3]), Words(), seat_fields(state.game))
    players = read.sections()[0]
    assert players.columns == ("", "Anna", "Bruno", "Chidi")
    assert players.rows[0][0] == "Money"


def test_a_hand_is_told_to_its_seat_alone() -> None:
    """The other one sees how many cards there are (design: knowledge labels the state)."""
    mine = reading(0)
    own = [card.card for card in mine.view.knowledge.cards]
    assert len(own) == 2
    assert all(f": {card}" in cells(mine) for card in own)
    assert "2 hidden cards" in cells(mine)
    for other in (reading(1), reading(None)):
        assert not any(card in cells(other) for card in own)


def test_seats_are_told_by_name_and_nobody_is_nothing() -> None:
    """-1 is nobody in every game."""
    rows = {name: value for name, value, *_ in reading(0).sections()[1].rows}
    assert rows["Starter"] == NOTHING
    later = {name: value for name, value, *_ in reading(0, 6).sections()[1].rows}
    assert later["Starter"] in NAMES


def test_the_words_of_a_game_name_fields_and_values_and_hide_what_they_will() -> None:
    """An empty name hides the field."""
    words = Words({"field.supplies": "Cubes", "field.seen": "", "value.US": "Kennedy"})
    rows = [row[0] for row in reading(0, 0, words).sections()[0].rows]
    assert "Cubes" in rows
    assert "Seen" not in rows
    assert "Kennedy" in cells(reading(0, 0, words))


def test_the_plumbing_is_hidden() -> None:
    """Options, agenda and seats are no part of the table."""
    rows = [row[0] for part in reading(0).sections() for row in part.rows]
    assert not {"Options", "Agenda", "Seats", "Left"} & set(rows)


def test_a_state_of_numbers_alone_needs_no_names() -> None:
    """A game of the simplest kind, before anybody is named."""
    match = begin(Bones(), (), 2)
    read = Reading(View(match, None, Knowledge()), Words(), seat_fields(match.game))
    assert read.sections()[0].columns == ("", "1", "2")
    assert ("Pot", "0") in read.sections()[1].rows
