# SPDX-License-Identifier: MIT
"""Intent: in a game within one process one person gives up for one seat, and never wins."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core import catalogue
from core.terms import Over
from ui.ports.local_session import LocalSession
from ui.ports.snapshot import Presence, Snapshot, Stage

NAMES = ("Anna", "Bruno", "Chidi", "Dalia", "Emil", "Farah")


def played_on(session: LocalSession, moves: int) -> Snapshot:
    """The table after so many moves of the people, at random, or at its end."""
    for _ in range(moves):
        shown = session.snapshot()
        if not shown.playing or shown.match is None:
            break
        awaited = shown.match.awaiting
        seats = () if isinstance(awaited, Over) else getattr(awaited, "seats", ())
        session.play_bot(next(s for s in seats if s in shown.mine() and s not in shown.sealed))
    return session.snapshot()


@given(
    game=st.sampled_from(catalogue.names()),
    people=st.integers(1, 3),
    seats=st.integers(2, 4),
    moves=st.lists(st.integers(0, 6), min_size=3, max_size=3),
    order=st.permutations(range(3)),
)
def test_whoever_gives_up_never_wins(
    game: str, people: int, seats: int, moves: list[int], order: list[int]
) -> None:
    """Whenever it happens and whoever it is; if all persons did, nobody wins."""
    counts = catalogue.load(game).seat_counts
    seats = max(n for n in counts if n <= seats)
    people = min(people, seats)
    session = LocalSession(game, NAMES[:seats], bytes(moves), mine=range(people))
    gone = []
    for seat, count in zip([s for s in order if s < people], moves, strict=False):
        shown = played_on(session, count)
        if not shown.playing:
            break
        session.forfeit(seat)
        gone.append(seat)
        shown = session.snapshot()
        assert shown.seats[seat].presence is Presence.LEFT
        assert seat not in shown.mine()
        assert shown.unfinished == (len(gone) == people)
        assert shown.match is not None
        assert shown.match.state.left == tuple(gone)
        over = shown.match.awaiting
        if isinstance(over, Over) and over.places:
            assert not set(over.places[0]) & set(gone)


@pytest.mark.parametrize("game", catalogue.names())
def test_a_game_without_a_person_is_over_at_once(game: str) -> None:
    """The bots do not play it to its end."""
    session = LocalSession(game, NAMES[:2], b"alone")
    before = session.snapshot()
    session.forfeit(0)
    shown = session.snapshot()
    assert before.match is not None
    assert shown.match is not None
    assert (shown.stage, shown.unfinished) == (Stage.OVER, True)
    assert len(shown.match.events) == len(before.match.events) + 1
