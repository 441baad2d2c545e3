# SPDX-License-Identifier: MIT
"""Intent: two windows play over the network of this computer, from the lobby to the result."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from functools import partial
from math import ceil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from client.sessions.lan_session import LanSession
from client.version import VERSION
from core.terms import Move, Over
from netcode import guest, host, runner
from netcode.crypto import codes
from netcode.crypto.identity import Identity
from netcode.evidence.audit import audit
from netcode.link.handshake import join
from netcode.link.versions import Refusal, own_versions
from netcode.table.company.heartbeat import DEAD_SECONDS, PING_SECONDS
from tests.client.desks import (
    OAK,
    Desk,
    play,
    seated,
    sit_down,
    some_move,
    waits_for,
)
from tests.patience import PATIENCE
from ui.lobby.lobby import Lobby
from ui.play.game_frame import GameFrame
from ui.play.replay import ReplayFrame
from ui.ports.snapshot import Presence, Stage, WordsState

Desks = tuple[Desk, Desk]


def test_a_whole_game_from_the_lobby_to_the_result(desks: Desks, qtbot: QtBot) -> None:
    """Both end in the same state, see all hands, have the file, and can look at it again."""
    ada, bob = desks
    seated(desks, qtbot)
    assert isinstance(ada.window.page, GameFrame)
    ada.session.say("good luck")
    bob.until(lambda shown: shown.chat)
    assert bob.shown.chat[0].name == "Ada"
    play(qtbot, ada, bob)
    ends = [desk.until(lambda shown: len(shown.knowledge) == 2) for desk in desks]
    ours, theirs = (end.match for end in ends)
    assert ours is not None
    assert theirs is not None
    assert isinstance(ours.awaiting, Over)
    assert (ours.state, ours.events) == (theirs.state, theirs.events)
    assert ends[0].knowledge == ends[1].knowledge
    assert ends[0].log == ends[1].log != ()
    for desk in desks:
        desk.window.leave()
        qtbot.waitUntil(partial(shows, desk, Lobby))
        (saved,) = desk.saved()
        assert (saved.table, saved.names, saved.state) == (OAK, ("Ada", "Bob"), "finished")
        desk.window.show_replay(saved.path)
        qtbot.waitUntil(partial(shows, desk, ReplayFrame))
        page = desk.window.page
        assert isinstance(page, ReplayFrame)
        qtbot.waitUntil(page.recording.whole)
        again = page.recording.snapshot()
        assert again.match is not None
        assert (again.match.state, again.log) == (ours.state, ends[0].log)
        assert desk.window.windowTitle() == f"Replay of {OAK}"


def shows(desk: Desk, kind: type[QWidget]) -> bool:
    """Whether a page of this kind is in the window."""
    return isinstance(desk.window.page, kind)


def test_confirmed_players_are_friends_next_time(desks: Desks, qtbot: QtBot) -> None:
    """Design, section 2: keys that the words confirmed are pinned; nothing is to be tapped then."""
    ada, bob = desks
    seated(desks, qtbot)
    for desk in desks:
        desk.window.leave_now()
    ada.open_table("me", "open")
    sit_down(ada, bob)
    for desk in desks:
        assert desk.until(lambda shown: shown.words_state is WordsState.VERIFIED).match is not None


def test_skipped_words_are_said_on_every_screen(desks: Desks, qtbot: QtBot) -> None:
    """One who does not compare is enough."""
    ada, bob = desks
    ada.open_table("me", "open")
    sit_down(ada, bob)
    ada.until(lambda shown: shown.words_state is WordsState.COMPARE)
    ada.session.skip_words()
    bob.until(lambda shown: shown.words_state is WordsState.COMPARE)
    bob.session.skip_words()
    for desk in desks:
        shown = desk.until(lambda shown: shown.words_state is WordsState.SKIPPED and shown.notice)
        assert shown.notice is not None
        assert shown.notice.key == "words.skipped"


def test_another_word_is_a_warning_and_starts_nothing(desks: Desks) -> None:
    """Design, section 2: whoever hears another word is told what that means."""
    ada, bob = desks
    ada.open_table("me", "open")
    sit_down(ada, bob)
    ada.until(lambda shown: shown.words_state is WordsState.COMPARE)
    ada.session.hear_word("sobremesa")
    mismatch = ada.until(lambda shown: shown.words_state is WordsState.MISMATCH)
    assert mismatch.notice is not None
    assert mismatch.notice.key == "words.mismatch"
    assert mismatch.word_choices
    assert not isinstance(ada.window.page, GameFrame)


def test_a_code_takes_the_place_of_the_click_and_of_the_words(desks: Desks, qtbot: QtBot) -> None:
    """Whoever types it sits down at once; of two nobody compares anything, and both play."""
    ada, bob = desks
    ada.open_table("me", "open", code=True)
    shown = ada.until(lambda shown: shown.code and shown.address)
    bob.join(shown.address, code=shown.code.lower())
    bob.until(lambda shown: shown.mine())
    assert ada.shown.asking == ()
    for desk in (bob, ada):
        desk.session.set_ready(True)
    ada.until(lambda shown: all(view.ready for view in shown.seats))
    ada.session.start()
    for desk in desks:
        desk.until(lambda shown: any(waits_for(shown, seat) for seat in (0, 1)))
        assert desk.shown.words_state is WordsState.CODE
        assert isinstance(desk.window.page, GameFrame)


def test_an_invitation_carries_the_code(desks: Desks) -> None:
    """Whoever has it need not type anything else, to watch either."""
    ada, bob = desks
    ada.open_table("me", "open", code=True)
    bob.join(ada.until(lambda shown: shown.invitation).invitation, watch=True)
    bob.until(lambda shown: shown.watchers == ("Bob",))


def test_a_wrong_code_says_what_to_do_and_three_make_a_new_one(desks: Desks, qtbot: QtBot) -> None:
    """The lobby says it, the host's room shows the new code; who sits there stays."""
    ada, bob = desks
    ada.open_table("me", "open", code=True)
    first = ada.until(lambda shown: shown.code and shown.address)
    for code, sentence in (
        ("", "asks for its code"),
        ("x1", "cannot be the code"),
        *((other(first.code), "Look at the host's screen"),) * 3,
    ):
        bob.window.banner.hide()
        bob.join(first.address, code=code)
        assert sentence in bob.banner()
        assert isinstance(bob.window.page, Lobby)
    renewed = ada.until(lambda shown: shown.code_renewals)
    assert renewed.code != first.code
    bob.join(first.address, code=renewed.code)
    bob.until(lambda shown: shown.mine())


def test_a_code_that_changes_during_a_game_is_told_in_the_game(desks: Desks) -> None:
    """Whoever wants to watch needs the new one, and the room that shows it is gone by then."""
    ada, bob = desks
    ada.open_table("me", "open", code=True)
    shown = ada.until(lambda shown: shown.code and shown.address)
    bob.join(shown.address, code=shown.code)
    bob.until(lambda shown: shown.mine())
    for desk in (bob, ada):
        desk.session.set_ready(True)
    ada.until(lambda shown: all(view.ready for view in shown.seats))
    ada.session.start()
    ada.until(lambda shown: any(waits_for(shown, seat) for seat in (0, 1)))
    for _ in range(3):
        assert guessed(shown.address, other(shown.code)) == "code.wrong"
    renewed = ada.until(lambda shown: shown.code_renewals).code
    assert any(renewed in sentence for sentence in ada.refusals)
    assert all(view.presence is Presence.HERE for view in ada.shown.seats)


def guessed(address: str, code: str) -> str:
    """A stranger tries a code; the key of the refusal."""
    host, _, port = address.partition(":")
    calling = join(
        Identity.create(), host, int(port), own_versions(VERSION), "watch", "Eve", b"", code
    )
    with pytest.raises(Refusal) as caught:
        asyncio.run(calling)
    return caught.value.key


def other(code: str) -> str:
    """A code that it is not."""
    number = codes.to_number(codes.read(code))
    return codes.from_number((number + 1) % codes.COUNT)


def test_turned_away(desks: Desks, qtbot: QtBot) -> None:
    """Whoever is turned away is back in the lobby and reads why; the host's seat stays open."""
    ada, bob = desks
    ada.open_table("me", "open")
    bob.join(ada.until(lambda shown: shown.address).address)
    (asker,) = ada.until(lambda shown: shown.asking).asking
    ada.session.turn_away(asker.key)
    assert "turned you away" in bob.banner()
    assert isinstance(bob.window.page, Lobby)
    assert ada.until(lambda shown: not shown.asking).seats[1].open


def test_a_refused_move_is_one_sentence_and_changes_nothing(desks: Desks, qtbot: QtBot) -> None:
    """A bid that nobody can make, a seat of somebody else, and a second secret move."""
    ada, _ = desks
    seated(desks, qtbot)
    before = ada.shown.match
    ada.session.submit(0, [Move("bid", ("999",))])
    qtbot.waitUntil(lambda: len(ada.refusals) == 1)
    ada.session.submit(1, [some_move(ada.shown, 0)])
    qtbot.waitUntil(lambda: len(ada.refusals) == 2)
    ada.session.submit(0, [some_move(ada.shown, 0)])
    ada.until(lambda shown: 0 in shown.sealed)
    ada.session.submit(0, [some_move(ada.shown, 0)])
    qtbot.waitUntil(lambda: len(ada.refusals) == 3)
    assert all(ada.refusals)
    assert "seat is not yours" in ada.refusals[1]
    assert ada.shown.match == before


def test_a_window_that_stands_still_keeps_its_seat(
    desks: Desks, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failures T70: heartbeats come from the network thread; a thread that stands still is lost."""
    clock = [0.0]
    monkeypatch.setattr(runner, "TICK_SECONDS", 0.02)
    for module in (runner, host, guest):
        monkeypatch.setattr(module, "now", lambda: clock[0])
    ada, bob = desks
    seated(desks, qtbot)
    lost: list[bool] = []
    ada.session.changed.connect(lambda shown: lost.append(shown.seats[1].presence is Presence.LOST))
    assert isinstance(ada.session, LanSession)
    assert ada.session._runner is not None
    heard = ada.session._runner.table._heartbeat._heard
    for _ in range(ceil(DEAD_SECONDS / PING_SECONDS) + 1):
        clock[0] += PING_SECONDS
        threads_go_on_until(lambda: [*heard.values()] == clock)
    ada.session.say("still there?")
    ada.until(lambda shown: shown.chat)
    assert not any(lost)
    stands, released = threading.Event(), threading.Event()

    def stand_still() -> None:
        stands.set()
        released.wait(PATIENCE)

    def is_lost_in_time() -> bool:
        """However late the last that it said is read."""
        clock[0] += PING_SECONDS
        return any(lost)

    bob.app.lan()._network.call(stand_still)
    assert stands.wait(PATIENCE)
    qtbot.waitUntil(is_lost_in_time)
    released.set()
    ada.until(lambda shown: shown.seats[1].presence is Presence.HERE)


def threads_go_on_until(wanted: Callable[[], bool]) -> None:
    """Wait while the windows of all laptops stand still."""
    hangs = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < hangs
        time.sleep(0.01)


def test_a_watcher_sees_the_game_and_no_hand(desks: Desks, qtbot: QtBot) -> None:
    """Knowledge comes with a seat."""
    ada, bob = desks
    ada.open_table("me", "random")
    bob.join(ada.until(lambda shown: shown.address).address, watch=True)
    ada.until(lambda shown: shown.watchers == ("Bob",))
    assert bob.until(lambda shown: shown.watchers).watching
    assert not ada.shown.watching
    ada.session.set_ready(True)
    ada.until(lambda shown: shown.seats[0].ready)
    ada.session.start()
    bob.until(lambda shown: shown.match and len(shown.match.events) > 3)
    assert bob.shown.knowledge == ()
    assert bob.shown.mine() == ()
    play(qtbot, ada)
    bob.until(lambda shown: shown.stage is Stage.OVER and len(shown.knowledge) == 2)


def test_a_watcher_that_comes_back_goes_on_in_its_file(desks: Desks, qtbot: QtBot) -> None:
    """The same day, at the same table: one file, which is whole."""
    ada, bob = desks
    ada.open_table("me", "random")
    address = ada.until(lambda shown: shown.address).address
    bob.join(address, watch=True)
    ada.until(lambda shown: shown.watchers == ("Bob",))
    ada.session.set_ready(True)
    ada.until(lambda shown: shown.seats[0].ready)
    ada.session.start()
    bob.until(lambda shown: shown.match and len(shown.match.events) > 3)
    bob.window.leave()
    ada.until(lambda shown: shown.watchers == ())
    bob.join(address, watch=True)
    play(qtbot, ada)
    bob.until(lambda shown: shown.stage is Stage.OVER and len(shown.knowledge) == 2)
    bob.window.leave()
    (saved,) = bob.saved()
    assert audit(Path(saved.path).read_bytes()).faults == ()


def test_who_looks_on_where_it_played_leaves_that_file_alone(desks: Desks, qtbot: QtBot) -> None:
    """A laptop has one file as a player and another one as a watcher."""
    ada, bob = desks
    seated(desks, qtbot)
    play(qtbot, ada, bob)
    for desk in desks:
        desk.until(lambda shown: len(shown.knowledge) == 2)
    address = ada.shown.address
    bob.window.leave()
    (played,) = bob.saved()
    before = Path(played.path).read_bytes()
    bob.join(address, watch=True)
    bob.until(lambda shown: shown.stage is Stage.OVER)
    bob.window.leave()
    qtbot.waitUntil(lambda: len(bob.saved()) == 2)
    assert Path(played.path).read_bytes() == before
    for each in bob.saved():
        assert audit(Path(each.path).read_bytes()).faults == ()


def test_nobody_there_is_said_in_the_lobby(desks: Desks) -> None:
    """A table that cannot be joined leads back, with one sentence."""
    _, bob = desks
    bob.window.join("127.0.0.1:9")
    assert "no table is open on that port" in bob.banner()
    assert isinstance(bob.window.page, Lobby)
