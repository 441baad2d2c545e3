# SPDX-License-Identifier: MIT
"""Intent: while people wait for each other, a window is told what is so, and nothing twice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec import structs
from pytestqt.qtbot import QtBot

from client.sessions import lan_session
from client.sessions.lan_session import LanSession
from client.sessions.snapshots import snapshot
from netcode import runner
from netcode.discovery.probe import FoundTable
from netcode.guest import Guest
from netcode.host import Host
from tests.client.desks import OAK, Desk, hear_words, sit_down, waits_for
from ui.lobby.lobby import Lobby
from ui.ports.snapshot import Presence, Snapshot, WordsState

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


@pytest.mark.parametrize("begun", [False, True])
def test_whoever_steps_out_finds_the_way_back(desks: Desks, qtbot: QtBot, begun: bool) -> None:
    """W-33: out of the room as out of the game; a stranger is offered a full table neither way."""
    ada, bob = desks
    ada.open_table("me", "open")
    if begun:
        sit_down(ada, bob)
        hear_words(ada, bob)
        bob.until(lambda shown: any(waits_for(shown, seat) for seat in (0, 1)))
    else:
        bob.join(ada.until(lambda shown: shown.address).address)
        ada.session.admit(ada.until(lambda shown: shown.asking).asking[0].key)
        bob.until(lambda shown: shown.mine())
    host = ada.session
    assert isinstance(host, LanSession)
    state, lan = "playing" if begun else "room", bob.app.lan()
    found = FoundTable(
        "192.0.2.7", 1, b"ada", OAK, table=host.seat_at, taken=2, seats=2, state=state
    )
    stranger = structs.replace(found, table=bytes(16))
    lan._found.disconnect(lan._show_tables)
    lan._show_tables((found, stranger))
    bob.window.leave_now()
    qtbot.waitUntil(lambda: any(view.mine for view in bob.app.tables()))
    lobby = bob.window.page
    assert isinstance(lobby, Lobby)
    assert [card.join.isEnabled() for card in lobby.cards.values()] == [True, False]
    bob.join(ada.shown.address)
    bob.until(lambda shown: shown.mine())
    ada.until(lambda shown: all(view.presence is Presence.HERE for view in shown.seats))
