# SPDX-License-Identifier: MIT
"""What the window is told of a table."""

from __future__ import annotations

from client.sessions.snapshots import Log, Talk
from core.match import begin, fresh
from core.terms import Drawn, Moved
from netcode.table.chat import KEPT, Chat, Line
from tests.core.toys.bones import ROLL, Bones
from ui.ports.snapshot import ChatLine


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


def test_a_long_chat_costs_a_snapshot_only_what_is_new() -> None:
    """T-6: of 50,000 lines the newest are shown, and each is made once."""
    chat, talk = Chat(), Talk()
    before: tuple[ChatLine, ...] = ()
    for number in range(50_000):
        chat.add(Line(b"key", "Ada", str(number)))
        if number % 1000 == 7:
            shown = talk.follow(chat)
            assert len(shown) <= KEPT
            assert shown[-1] == ChatLine("Ada", str(number))
            assert talk.gone + len(shown) == chat.count
    for number in range(5):
        before = talk.follow(chat)
        chat.add(Line(b"key", "Eve", str(number), True))
        shown = talk.follow(chat)
        assert shown[-1] == ChatLine("Eve", str(number), True)
        assert all(one is other for one, other in zip(shown, before[1:], strict=False))
    assert talk.follow(chat) is talk.follow(chat)
