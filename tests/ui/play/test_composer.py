# SPDX-License-Identifier: MIT
"""A turn is composed on immutable matches: undoing is playing again without the last move."""

from __future__ import annotations

import pytest

from core import catalogue
from core.dealer import LocalDealer
from core.digest import digest
from core.match import Match, begin
from core.terms import IllegalMove, Move, Moved, Sealed, Turn, Unsealed
from ui.play.composer import Composer


def _at_a_turn(seed: bytes = b"composer") -> tuple[Match, int]:
    match, dealer = begin(catalogue.load("thirteen_minutes"), (), 2), LocalDealer(seed)
    while True:
        awaited = match.awaiting
        if isinstance(awaited, Turn):
            seat = awaited.seats[0]
            moves = match.game.legal_moves(match.state, seat)
            if moves[0].verb == "play":
                return match, seat
            match = match.after(Moved(seat, moves[0]))
        elif isinstance(awaited, Sealed):
            match = match.after(Unsealed(((0, Move("bid", (1,))), (1, Move("bid", (2,))))))
        else:
            match = match.after(dealer.answer(awaited))


def test_staging_leaves_the_table_alone() -> None:
    """The match of the table is the same value before and after."""
    match, seat = _at_a_turn()
    before = digest(match.state)
    composer = Composer(match, seat).with_move(match.game.legal_moves(match.state, seat)[0])
    assert digest(match.state) == before
    assert digest(composer.preview.state) != before
    assert composer.base is match


def test_undo_gives_back_the_state_before() -> None:
    """From every staged move back to the start of the turn (C6, C7)."""
    match, seat = _at_a_turn()
    composer, states = Composer(match, seat), []
    while composer.open:
        states.append(digest(composer.preview.state))
        game = composer.preview.game
        composer = composer.with_move(game.legal_moves(composer.preview.state, seat)[0])
    assert len(states) >= 1
    while composer.staged:
        composer = composer.undone()
        assert digest(composer.preview.state) == states[len(composer.staged)]


def test_nothing_is_staged_past_ones_own_turn() -> None:
    """A complete turn takes no further move: undo never reaches into another turn (C8)."""
    match, seat = _at_a_turn()
    composer = Composer(match, seat)
    while composer.open:
        game = composer.preview.game
        composer = composer.with_move(game.legal_moves(composer.preview.state, seat)[0])
    with pytest.raises(IllegalMove):
        composer.with_move(composer.staged[0])


def test_a_table_that_moved_on_drops_the_stage() -> None:
    """Staged moves stay while the table stands still, and only then."""
    match, seat = _at_a_turn()
    move = match.game.legal_moves(match.state, seat)[0]
    composer = Composer(match, seat).with_move(move)
    assert composer.over(match) is composer
    after = match.after(Moved(seat, move))
    assert composer.over(after).staged == ()
    assert composer.over(after).base is after


def test_a_cleared_turn_starts_again() -> None:
    """Start over drops all at once."""
    match, seat = _at_a_turn()
    composer = Composer(match, seat).with_move(match.game.legal_moves(match.state, seat)[0])
    assert composer.cleared().staged == ()
    assert composer.cleared().preview is match


def test_where_the_table_took_another_course_the_stage_is_empty() -> None:
    """As many events as before are not the same events: some may have turned out to be void."""
    match, seat = _at_a_turn()
    moves = match.game.legal_moves(match.state, seat)
    one, other = (match.after(Moved(seat, move)) for move in moves[:2])
    composer = Composer(one, seat)
    assert composer.over(one) is composer
    assert composer.over(other).base is other
