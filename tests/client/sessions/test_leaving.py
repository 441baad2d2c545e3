# SPDX-License-Identifier: MIT
"""Intent: whoever leaves a table, gives a game up or is left behind, over the network."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from core.terms import Over
from netcode.evidence.audit import audit
from tests.client.desks import Desk, play, seated, waits_for
from ui.lobby.lobby import Lobby
from ui.play.game_frame import GameFrame
from ui.ports.snapshot import Presence, Stage

Desks = tuple[Desk, Desk]


def test_a_host_that_leaves_is_no_lost_connection(desks: Desks, qtbot: QtBot) -> None:
    """The guest reads at once that the table was closed; its game stays on the screen."""
    ada, bob = desks
    seated(desks, qtbot)
    ada.window.leave_now()
    shown = bob.until(lambda shown: shown.notice and shown.notice.key == "host.closed")
    assert shown.stage is Stage.PLAYING


def test_a_guest_leaves_and_comes_back(desks: Desks, qtbot: QtBot) -> None:
    """The host reads that it left, and no lost connection (W-17); it goes on to the end."""
    ada, bob = desks
    seated(desks, qtbot)
    play(qtbot, ada, bob, until=lambda shown: shown.match and len(shown.match.events) > 12)
    address = ada.shown.address
    bob.window.leave_now()
    assert isinstance(bob.window.page, Lobby)
    away = ada.until(lambda shown: shown.seats[1].presence is Presence.AWAY)
    assert away.notice is not None
    assert away.notice.key == "seat.left"
    bob.join(address)
    ada.until(lambda shown: shown.seats[1].presence is Presence.HERE)
    play(qtbot, ada, bob)


def test_closing_a_window_is_a_goodbye(desks: Desks, qtbot: QtBot) -> None:
    """After the question; a guest's seat waits, and with a host the table is closed (W-17)."""
    ada, bob = desks
    seated(desks, qtbot)
    for desk in (bob, ada):
        assert not desk.window.close()
        desk.window.banner.buttons[1].click()
        assert not desk.window.isVisible()
        if desk is bob:
            ada.until(lambda shown: shown.seats[1].presence is Presence.AWAY)


def test_a_guest_opens_the_table_that_its_host_left(desks: Desks, qtbot: QtBot) -> None:
    """W-34: the banner offers it; the old host comes back as a guest, and both play on."""
    ada, bob = desks
    seated(desks, qtbot)
    play(qtbot, ada, bob, until=lambda shown: shown.match and len(shown.match.events) > 12)
    ada.window.leave_now()
    bob.until(lambda shown: shown.deserted)
    frame = bob.window.page
    assert isinstance(frame, GameFrame)
    assert [button.text() for button in frame.banner.buttons] == [
        "Open the table here",
        "Back to the lobby",
    ]
    frame.banner.buttons[0].click()
    bob.listen()
    shown = bob.until(lambda shown: shown.hosting and shown.address)
    ada.join(shown.address)
    ada.until(lambda shown: shown.seats and shown.seats[1].presence is Presence.HERE)
    play(qtbot, ada, bob)


def test_giving_up_is_one_person_s_and_ends_a_game_of_two(desks: Desks, qtbot: QtBot) -> None:
    """The one who stays has won, on both screens."""
    seated(desks, qtbot)
    desks[0].session.forfeit(0)
    for desk in desks:
        shown = desk.until(lambda shown: shown.stage is Stage.OVER)
        assert shown.match is not None
        assert isinstance(shown.match.awaiting, Over)
        assert shown.match.awaiting.places == ((1,), (0,))
        assert not shown.unfinished
        assert shown.seats[0].presence is Presence.LEFT


def test_alone_with_bots_giving_up_ends_it_unfinished(desks: Desks, qtbot: QtBot) -> None:
    """The bots stop; nobody has won; the file says so and can be looked at (W-13)."""
    ada, _ = desks
    ada.open_table("me", "random", "random", lan=False, game="power_grid_card_game")
    ada.until(lambda shown: waits_for(shown, 0))
    ada.session.forfeit(0)
    shown = ada.until(lambda shown: shown.stage is Stage.OVER)
    assert shown.unfinished
    frame = ada.window.page
    assert isinstance(frame, GameFrame)
    assert "nobody wins" in frame.result.headline.text()
    ada.window.leave()
    assert isinstance(ada.window.page, Lobby)
    (saved,) = ada.saved()
    found = audit(Path(saved.path).read_bytes())
    assert (found.reason, found.places, found.faults) == ("unfinished", (), ())
    recording = ada.app.replay(saved.path)
    qtbot.waitUntil(recording.whole)
    assert recording.snapshot().unfinished
    recording.leave()


def test_the_host_leaves_and_continues_from_the_lobby(desks: Desks, qtbot: QtBot) -> None:
    """At once, without waiting for the old table to close; the guest's window finds it again."""
    ada, bob = desks
    seated(desks, qtbot)
    play(qtbot, ada, bob, until=lambda shown: shown.match and len(shown.match.events) > 12)
    ada.window.leave_now()
    lobby = ada.window.page
    assert isinstance(lobby, Lobby)
    (saved,) = ada.saved()
    assert saved.state == "waiting"
    lobby.wants_resume.emit(saved.path)
    ada.listen()
    ada.until(lambda shown: shown.seats and shown.seats[1].presence is Presence.HERE)
    play(qtbot, ada, bob)
    bob.until(lambda shown: shown.stage is Stage.OVER)
