# SPDX-License-Identifier: MIT
"""What the banner of a table says, one thing at a time, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.plain_kit import PLAIN
from ui.play.game_frame import GameFrame
from ui.ports.demo import StillSession
from ui.ports.snapshot import Asker, Notice, Presence

Lay = Callable[..., GameFrame]


def test_a_notice_is_one_banner(table: Lay) -> None:
    """It comes with the snapshot and goes with it."""
    frame = table(0)
    notice = Notice("seat.lost", (("name", "Bruno"),))
    frame.take(frame.desk.snapshot._replace(notice=notice))
    assert "Bruno" in frame.banner.text.text()
    assert frame.banner.isVisible()
    frame.take(frame.desk.snapshot._replace(notice=None))
    assert not frame.banner.isVisible()


def test_a_lost_game_of_two_can_be_claimed(table: Lay, qtbot: QtBot) -> None:
    """While the table says so, after a second question, by no double click (W-12, W-18)."""
    snapshot = table(0).session.snapshot()
    here, other = snapshot.seats
    notice = Notice("seat.lost", (("name", other.name),))
    lost = other._replace(presence=Presence.LOST)
    waiting = snapshot._replace(seats=(here, lost), notice=notice)
    session = StillSession(waiting)
    frame = GameFrame(session, PLAIN)
    now = [0.0]
    frame.banner.clock = lambda: now[0]
    frame.resize(1366, 768)
    frame.show()
    assert frame.banner.buttons == []
    session.show(waiting._replace(claimable=(1,)))
    QApplication.processEvents()
    opener = frame.banner.buttons[0].geometry()
    frame.banner.buttons[0].click()
    QApplication.processEvents()
    (claim,) = frame.banner.grave
    assert "Bruno" in frame.banner.text.text()
    assert not claim.geometry().intersects(opener)
    qtbot.mouseClick(claim, Qt.MouseButton.LeftButton)
    assert session.asked == []
    frame.banner.buttons[0].click()
    assert [button.text() for button in frame.banner.buttons] == ["Claim the game …"]
    assert frame.banner.grave == []
    frame.banner.buttons[0].click()
    now[0] += 1.0
    qtbot.mouseClick(frame.banner.grave[0], Qt.MouseButton.LeftButton)
    assert session.asked == [("claim",)]


def test_who_comes_back_takes_the_question_away(table: Lay) -> None:
    """Nothing can be claimed any more, and no button says so."""
    snapshot = table(0).session.snapshot()
    notice = Notice("seat.lost", (("name", "Bruno"),))
    session = StillSession(snapshot._replace(notice=notice, claimable=(1,)))
    frame = GameFrame(session, PLAIN)
    frame.show()
    frame.banner.buttons[0].click()
    session.show(snapshot)
    assert not frame.banner.isVisible()
    assert session.asked == []


def test_the_host_answers_who_asks_to_watch_in_the_middle_of_a_game(table: Lay) -> None:
    """One after the other, and after what is to be said of the table itself."""
    session = StillSession(table(0).desk.snapshot)
    frame = GameFrame(session, PLAIN)
    frame.show()
    shown = frame.desk.snapshot
    asking = (Asker("aa", "Eve", watches=True), Asker("bb", "Zoe", watches=True))
    lost = Notice("connection.lost")
    frame.take(shown._replace(asking=asking, notice=lost))
    assert "lost" in frame.banner.text.text()
    frame.take(shown._replace(asking=asking))
    assert frame.banner.text.text() == "Eve wants to watch."
    frame.banner.buttons[0].click()
    frame.take(shown._replace(asking=asking[1:]))
    assert frame.banner.text.text() == "Zoe wants to watch."
    frame.banner.buttons[1].click()
    frame.take(shown)
    assert frame.banner.isHidden()
    assert session.asked == [("turn_away", "aa"), ("admit", "bb")]


def test_nobody_claims_while_both_are_here(table: Lay) -> None:
    """A notice of another kind offers no claim."""
    snapshot = table(0).session.snapshot()
    session = StillSession(snapshot._replace(notice=Notice("connection.lost")))
    frame = GameFrame(session, PLAIN)
    frame.show()
    assert frame.banner.buttons == []


def test_a_refusal_that_came_as_a_rule_is_said_in_words(table: Lay) -> None:
    """W-34: no words of the protocol in a player's banner."""
    frame = table(0)
    for sentence, said in (
        ("move.too_late", "The table had gone on before your move came. Look again, and choose."),
        ("move.not_your_turn (seat=1)", "It is not your turn."),
        ("That seat is not yours.", "That seat is not yours."),
    ):
        frame.session.refused.emit(sentence)
        assert frame.banner.text.text() == said


def test_a_guest_of_a_lost_host_can_open_the_table(table: Lay) -> None:
    """W-34: as soon as nobody need wait any more; and can go."""
    shown = table(0).session.snapshot()._replace(notice=Notice("host.closed"))
    session = StillSession(shown)
    frame = GameFrame(session, PLAIN)
    frame.show()
    assert frame.banner.buttons == []
    session.show(shown._replace(deserted="a file"))
    heard: list[str] = []
    frame.took_up.connect(lambda: heard.append("taken up"))
    frame.left.connect(lambda: heard.append("left"))
    for button in frame.banner.buttons:
        button.click()
    assert heard == ["taken up", "left"]
