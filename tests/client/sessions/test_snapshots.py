# SPDX-License-Identifier: MIT
"""What the window is told of a table."""

from __future__ import annotations

from client.sessions.snapshots import Log
from core.match import begin, fresh
from core.terms import Drawn, Moved
from tests.core.toys.bones import ROLL, Bones


def test_the_log_grows_with_the_match_and_is_made_anew_where_events_were_void() -> None:
    """However the two courses part, the lines are those of the match that is shown."""
    start = begin(Bones(), (), 2)
    empty = fresh(start.game, start.header)
    begun = start.after(Drawn(("0", "1"))).after(Moved(0, ROLL))
    one, other = (begun.after(Drawn((face,))) for face in ("2", "3"))
    log = Log()
    for match in (begun, one, other, start, one, one):
        assert log.follow(empty, match) == Log().follow(empty, match)
    assert len(log.lines) == 1
