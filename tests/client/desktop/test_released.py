# SPDX-License-Identifier: MIT
"""Intent: a table that was left leaves nothing in memory, least of all its secrets."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Mapping

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from client.sessions.lan_session import LanSession
from tests.client.desks import Desk, hear_words, play, sit_down
from ui.lobby.lobby import Lobby
from ui.ports.snapshot import Stage

Desks = tuple[Desk, Desk]
Held = Mapping[str, "weakref.ref[object]"]


def held(desk: Desk) -> Held:
    """What a table is made of on a laptop, without holding it."""
    session = desk.session
    assert isinstance(session, LanSession)
    runner = session._runner
    assert runner is not None
    table = runner.table
    found: dict[str, object] = {"session": session, "runner": runner, "table": table}
    found |= {"page": desk.window.page}
    if table.ledger is not None:
        found["ledger"] = table.ledger
    if table.holder is not None:
        found["holder"] = table.holder
    return {name: weakref.ref(each) for name, each in found.items()}


def released(qtbot: QtBot, things: Held) -> None:
    """Wait until nothing of it is there any more."""

    def gone() -> bool:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        return [name for name, thing in things.items() if thing() is not None] == []

    qtbot.waitUntil(gone)


@pytest.mark.parametrize("started", [False, True])
def test_host_and_guest_leave(desks: Desks, qtbot: QtBot, started: bool) -> None:
    """F-10: in the room as in the game; both forget it, whoever leaves first."""
    ada, bob = desks
    ada.open_table("me", "open")
    if started:
        sit_down(ada, bob)
        hear_words(ada, bob)
        play(qtbot, ada, bob, until=lambda shown: shown.match and len(shown.match.events) > 8)
    else:
        bob.join(ada.until(lambda shown: shown.address).address)
        bob.until(lambda shown: shown.seats)
        ada.until(lambda shown: shown.asking)
    things = [held(bob), held(ada)]
    assert ("holder" in things[0]) is started
    for desk in (bob, ada):
        desk.window.leave_now()
    for each in things:
        released(qtbot, each)


def test_a_local_table_is_left(desks: Desks, qtbot: QtBot) -> None:
    """F-10: alone against a bot; and once more, played to its end."""
    ada, _ = desks
    for to_the_end in (False, True):
        ada.open_table("me", "random", lan=False)
        if to_the_end:
            play(qtbot, ada)
        else:
            ada.until(lambda shown: shown.stage is Stage.PLAYING)
        things = held(ada)
        ada.window.leave_now()
        released(qtbot, things)


def test_a_table_that_closes_by_itself(desks: Desks, qtbot: QtBot) -> None:
    """F-10: turned away, or nobody there: the lobby comes back, and its file is free."""
    ada, bob = desks
    ada.open_table("me", "open")
    bob.join(ada.until(lambda shown: shown.address).address)
    (asker,) = ada.until(lambda shown: shown.asking).asking
    bob.until(lambda shown: shown.seats)
    things = held(bob)
    ada.session.turn_away(asker.key)
    qtbot.waitUntil(lambda: isinstance(bob.window.page, Lobby))
    released(qtbot, things)
    bob.window.join("127.0.0.1:9")
    missing: weakref.ref[object] = weakref.ref(bob.session)
    qtbot.waitUntil(lambda: isinstance(bob.window.page, Lobby))
    released(qtbot, {"session": missing})


def test_a_replay_is_left(desks: Desks, finished: bytes, qtbot: QtBot) -> None:
    """F-10: what was only looked at goes as well."""
    ada, _ = desks
    ada.app.kept.ledgers.mkdir(parents=True)
    path = ada.app.kept.ledgers / "a.sobremesa"
    path.write_bytes(finished)
    ada.window.show_replay(str(path))
    page: weakref.ref[object] = weakref.ref(ada.window.page)
    ada.window.show_lobby()
    released(qtbot, {"page": page})
