# SPDX-License-Identifier: MIT
"""What the window is told of a table."""

from __future__ import annotations

from pathlib import Path

from client.sessions.finding import Finder
from client.sessions.snapshots import Log, Talk, snapshot
from core.match import Match, begin, fresh
from core.terms import Drawn, Moved
from netcode.guest import Caller, Guest
from netcode.ledger.files import Journals, LedgerFile
from netcode.link.versions import own_versions
from netcode.recounting import Recounter
from netcode.runner import Automatic
from netcode.table.chat import KEPT, Chat, Line
from tests.core.toys.bones import ROLL, Bones
from tests.netcode.desk import Desk
from ui.ports.snapshot import ChatLine, Notice, Stage


def test_the_log_grows_with_the_match_and_is_made_anew_where_events_were_void() -> None:
    """However the two courses part, the lines are those of the match that is shown."""
    start = begin(Bones(), (), 2)
    empty = fresh(start.game, start.header)
    begun = start.after(Drawn(("0", "1"))).after(Moved(0, ROLL))
    one, other = (begun.after(Drawn((face,))) for face in ("2", "3"))
    log = Log()
    for match in (begun, one, other, start, one, one):
        assert log.follow(lambda: empty, match) == Log().follow(lambda: empty, match)
    assert len(log.lines) == 1


def test_the_first_match_is_made_only_where_the_log_begins() -> None:
    """It reads the figures of the game: as long as nothing new happens, a snapshot does not."""
    start = begin(Bones(), (), 2)
    made: list[Match] = []

    def empty() -> Match:
        made.append(fresh(start.game, start.header))
        return made[-1]

    log, match = Log(), start.after(Drawn(("0", "1")))
    for newest in (match, match, match.after(Moved(0, ROLL))):
        log.follow(empty, newest)
    assert len(made) == 1


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


def test_a_table_in_doubt_says_that_it_is_replayed(tmp_path: Path) -> None:
    """The match is still on the screen, and the banner says why nothing can be chosen."""
    desk = Desk()
    desk.seat_all()
    desk.guest.replays = False
    versions = own_versions("0")
    finder = Finder("nowhere", versions, 0.0)
    guest = Guest(
        desk.joined,
        lambda: LedgerFile(tmp_path / "none.sobremesa"),
        Journals(tmp_path),
        Automatic(),
        Caller(desk.guest.identity, versions, finder.locate, "sit", "Bob"),
        Recounter((), tuple),
    )
    assert snapshot(guest, Log(), Talk(), {}).notice != Notice("table.replaying")
    desk.joined.broken = "entry 7 leads to another state than the host signed"
    shown = snapshot(guest, Log(), Talk(), {})
    assert (shown.stage, shown.notice) == (Stage.PLAYING, Notice("table.replaying"))
    guest.end = "it was right"
    assert snapshot(guest, Log(), Talk(), {}).notice == Notice(
        "sentence", (("text", "it was right"),)
    )
