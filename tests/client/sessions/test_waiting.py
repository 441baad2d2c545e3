# SPDX-License-Identifier: MIT
"""Intent: while people wait for each other, a window is told what is so, and nothing twice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from client.sessions import lan_session
from client.sessions.snapshots import snapshot
from netcode import runner
from netcode.guest import Guest
from netcode.host import Host
from tests.client.desks import Desk, hear_words, sit_down, waits_for
from ui.ports.snapshot import Snapshot, WordsState

Desks = tuple[Desk, Desk]


def test_a_table_at_which_nothing_happens_tells_nothing(
    desks: Desks, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """W-1: the clocks of host and guest tick on; of a hundred equal snapshots none is shown."""
    monkeypatch.setattr(runner, "TICK_SECONDS", 0.02)
    equal: Counter[type[object]] = Counter()

    def counted(runner: Host | Guest, *others: Any) -> Snapshot:
        equal[type(runner)] += 1
        return snapshot(runner, *others)

    monkeypatch.setattr(lan_session, "snapshot", counted)
    ada, bob = desks
    ada.open_table("me", "open")
    sit_down(ada, bob)
    hear_words(ada, bob)
    for desk in desks:
        desk.until(lambda shown: any(waits_for(shown, seat) for seat in (0, 1)))
        desk.session.changed.connect(lambda _: equal.clear())
    qtbot.waitUntil(lambda: min(equal[Host], equal[Guest]) >= 100)


def test_who_has_compared_reads_who_has_not(desks: Desks) -> None:
    """W-22: the table is not said to deal while somebody still listens for a word."""
    ada, bob = desks
    ada.open_table("me", "open")
    sit_down(ada, bob)
    bob.until(lambda shown: shown.words_state is WordsState.COMPARE)
    ada.until(lambda shown: shown.words_state is WordsState.COMPARE)
    ada.session.skip_words()
    assert ada.until(lambda shown: shown.slow).slow == ("Bob",)
    assert bob.shown.slow == ()
    bob.session.skip_words()
    ada.until(lambda shown: not shown.slow)
