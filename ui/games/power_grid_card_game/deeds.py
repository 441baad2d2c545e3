# SPDX-License-Identifier: MIT
"""What the Trust did in the round that is played, read off the events of a match. No Qt."""

from __future__ import annotations

from typing import cast

from core.games.power_grid_card_game.state import State
from core.match import Match, fresh
from core.terms import Note

_TRUST = "trust."


class TrustDeeds:
    """Follows a match: what was read once is not read again while the match only grows."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._found: tuple[Note, ...] = ()

    def of(self, match: Match) -> tuple[Note, ...]:
        """The log lines of the Trust in the round that the match has come to."""
        if cast(State, match.state).trust is None:
            return ()
        position = self._match
        if position is None or not match.follows(position):
            position, self._found = fresh(match.game, match.header), ()
        for event in match.events[len(position.events) :]:
            following = position.after(event)
            before, after = cast(State, position.state), cast(State, following.state)
            if after.round != before.round:
                self._found = ()
            said = match.game.notes(before, event, after)
            self._found += tuple(note for note in said if note.key.startswith(_TRUST))
            position = following
        self._match = position
        return self._found
