# SPDX-License-Identifier: MIT
"""Intent: a game that is being played is never laid a second time by "Continue"."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs
from pytestqt.qtbot import QtBot

from client.desktop import lan
from client.failure import Failure
from client.sessions.going_on import running
from core import catalogue
from netcode.discovery.probe import FoundTable
from netcode.ledger import files
from netcode.statements.roster import Draft
from tests.client.desks import OAK, Desk, hear_words, play, sit_down
from tests.netcode.simulator import Simulation
from tests.patience import PATIENCE
from ui.lobby.lobby import Lobby
from ui.lobby.settings import SettingsPage
from ui.ports.snapshot import Presence, Stage, WordsState

Desks = tuple[Desk, Desk]


# Which table it is


@pytest.fixture
def draft(played: Simulation) -> Draft:
    """Of a game between two."""
    ledger = played.host.table.ledger if played.host.table else None
    assert ledger is not None
    return ledger.replica.roster.draft


def found(draft: Draft, key: bytes, epoch: int = 0, table: bytes = b"") -> FoundTable:
    """A table on the network."""
    return FoundTable(
        "10.0.0.2", 47620, key, "Oak", table=table or draft.table, state="playing", epoch=epoch
    )


def look(
    draft: Draft,
    me: int,
    tables: Callable[[], tuple[FoundTable, ...]],
    stopped: Callable[[], bool] = lambda: False,
    seconds: float = 0.0,
) -> FoundTable | None:
    """What a holder finds."""
    return asyncio.run(running(draft, draft.holders[me], tables, seconds, stopped))


def test_the_table_of_another_holder_is_the_one(draft: Draft) -> None:
    """Neither a stranger's under the same id, nor one's own, nor another game of theirs."""
    theirs = found(draft, draft.holders[0])
    others = (
        found(draft, bytes(32)),
        found(draft, draft.holders[1]),
        structs.replace(theirs, table=bytes(16)),
    )
    assert look(draft, 1, lambda: others) is None
    assert look(draft, 1, lambda: (*others, theirs)) == theirs
    newer = found(draft, draft.holders[0], epoch=3)
    assert look(draft, 1, lambda: (theirs, newer, *others)) == newer


def test_a_table_that_shows_up_is_awaited(draft: Draft) -> None:
    """And no longer than that."""
    theirs = found(draft, draft.holders[0])
    seen: list[tuple[FoundTable, ...]] = [(), (), (theirs,)]
    assert look(draft, 1, lambda: seen.pop(0), seconds=PATIENCE) == theirs
    assert seen == []


def test_who_wants_it_no_more_waits_no_longer(draft: Draft) -> None:
    """At the next look."""
    answers = [False, False, True]
    with pytest.raises(Failure):
        look(draft, 1, lambda: (), lambda: answers.pop(0), PATIENCE)
    assert answers == []


# In the window


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is on this computer is seen at once."""
    monkeypatch.setattr(lan, "LOOK_SECONDS", PATIENCE)


def seated(desks: Desks, qtbot: QtBot, game: str) -> Path:
    """A game between two laptops, some moves long; the guest's file of it."""
    ada, bob = desks
    ada.open_table("me", "open", game=game)
    sit_down(ada, bob)
    hear_words(ada, bob)
    for desk in desks:
        desk.until(lambda shown: shown.words_state is WordsState.CONFIRMED)
    play(qtbot, ada, bob, until=lambda shown: shown.match and len(shown.match.events) > 12)
    (saved,) = bob.saved()
    return Path(saved.path)


def both_leave(desks: Desks, qtbot: QtBot) -> None:
    """Until the table is closed and nobody sees it any more."""
    for desk in desks:
        desk.window.leave_now()
    qtbot.waitUntil(lambda: not any(desk.app.lan()._sessions for desk in desks))
    qtbot.waitUntil(lambda: all(table.name != OAK for table in desks[1].app.tables()))
    qtbot.waitUntil(lambda: desks[1].saved()[0].state == "waiting")


@pytest.mark.parametrize("game", catalogue.names())
def test_a_guest_that_continues_a_running_game_is_a_guest_again(
    desks: Desks, qtbot: QtBot, game: str
) -> None:
    """W-14: the host plays on meanwhile; both see each other, and there is one table."""
    ada, bob = desks
    path = seated(desks, qtbot, game)
    bob.window.leave_now()
    ada.until(lambda shown: shown.seats[1].presence is Presence.AWAY)
    qtbot.waitUntil(lambda: bob.saved()[0].state == "running")
    assert bob.saved()[0].goes_on
    bob.window.resume(str(path))
    shown = bob.until(lambda shown: shown.stage is Stage.PLAYING)
    assert not shown.hosting
    assert ada.until(lambda shown: shown.seats[1].presence is Presence.HERE).hosting
    events = len(shown.match.events) if shown.match else 0
    play(qtbot, ada, bob, until=lambda shown: shown.match and len(shown.match.events) > events + 4)
    assert len(bob.saved()) == 1


def test_where_nobody_has_it_open_it_opens_here(
    desks: Desks, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window says meanwhile what it does, and the page is still the lobby."""
    _, bob = desks
    path = seated(desks, qtbot, "thirteen_minutes")
    both_leave(desks, qtbot)
    monkeypatch.setattr(lan, "LOOK_SECONDS", 0.0)
    bob.window.resume(str(path))
    assert isinstance(bob.window.page, Lobby)
    assert bob.window.banner.isVisibleTo(bob.window)
    shown = bob.until(lambda shown: shown.stage is Stage.PLAYING)
    assert shown.hosting
    assert bob.window.banner.isHidden()


@pytest.mark.parametrize("how", ["stop", "page", "close", "again"])
def test_looking_can_be_stopped(desks: Desks, qtbot: QtBot, how: str) -> None:
    """By its button, by going elsewhere, with the window: nothing is opened then."""
    _, bob = desks
    path = seated(desks, qtbot, "thirteen_minutes")
    both_leave(desks, qtbot)
    bob.window.resume(str(path))
    session = bob.session
    bob.until(lambda shown: shown.notice and shown.notice.key == "table.looking")
    assert isinstance(bob.window.page, Lobby)
    if how == "stop":
        bob.window.banner.buttons[0].click()
        assert isinstance(bob.window.page, Lobby)
    elif how == "page":
        bob.window.show_settings()
        assert isinstance(bob.window.page, SettingsPage)
    elif how == "close":
        bob.window.close()
    else:
        bob.window.resume(str(path))
        assert bob.session is not session
        bob.window.show_lobby()
    assert bob.window.session is None
    assert bob.window.banner.isHidden()
    qtbot.waitUntil(lambda: not bob.app.lan()._sessions)
    assert not files.in_use(path)


def test_tables_that_are_left_before_they_are_opened_wait_for_nobody(
    desks: Desks, qtbot: QtBot
) -> None:
    """Neither for themselves nor for each other."""
    ada, _ = desks
    hold = threading.Event()

    async def held() -> None:
        hold.wait()

    ada.app.lan()._network.run(held())
    sessions = [ada.app.join("127.0.0.1:1") for _ in range(3)]
    for session in sessions:
        session.leave()
    hold.set()
    qtbot.waitUntil(lambda: not ada.app.lan()._sessions)


def test_a_game_that_this_program_has_open_is_the_same_table(desks: Desks, qtbot: QtBot) -> None:
    """It is shown again, and not opened a second time."""
    ada, _ = desks
    ada.open_table("me", "random", lan=False)
    ada.until(lambda shown: shown.stage is Stage.PLAYING)
    (saved,) = ada.saved()
    session = ada.session
    assert ada.app.resume(saved.path) is session


def test_a_game_of_one_laptop_is_not_looked_for(desks: Desks, qtbot: QtBot) -> None:
    """Nobody else can have it open."""
    ada, _ = desks
    ada.open_table("me", "random", lan=False)
    ada.until(lambda shown: shown.stage is Stage.PLAYING)
    ada.window.leave_now()
    (saved,) = ada.saved()
    said: list[str] = []
    session = ada.app.resume(saved.path)
    session.changed.connect(lambda shown: said.append(shown.notice.key if shown.notice else ""))
    ada.window.show_session(session)
    ada.until(lambda shown: shown.stage is Stage.PLAYING)
    assert "table.looking" not in said
