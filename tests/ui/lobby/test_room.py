# SPDX-License-Identifier: MIT
"""The room: askers, seats, ready marks, the four words, the start."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core import catalogue
from ui.lobby.room import RoomPage
from ui.ports.demo import StillSession
from ui.ports.snapshot import Asker, SeatView, Snapshot, Stage, WordsState

ROOM = Snapshot(
    Stage.ROOM,
    "Anna's table",
    "thirteen_minutes",
    hosting=True,
    address="192.168.1.20:47620",
    seats=(SeatView(0, "Anna", mine=True), SeatView(1, open=True)),
)
FULL = ROOM._replace(
    seats=(SeatView(0, "Anna", mine=True, ready=True), SeatView(1, "Bruno", ready=True)),
)


def _room(qtbot: QtBot, snapshot: Snapshot) -> tuple[RoomPage, StillSession]:
    session = StillSession(snapshot)
    page = RoomPage(session)
    qtbot.addWidget(page)
    page.resize(1200, 700)
    page.show()
    return page, session


def test_the_host_lets_in_or_turns_away(qtbot: QtBot) -> None:
    """Each asker has both buttons, and a warning is shown with the name."""
    page, session = _room(
        qtbot,
        ROOM._replace(asking=(Asker("aa", "Bruno", "A new key."), Asker("bb", "Eve"))),
    )
    assert len(page.askers) == 2
    page.askers[0].admit.click()
    page.askers[1].refuse.click()
    assert session.asked == [("admit", "aa"), ("turn_away", "bb")]


def test_who_asks_to_watch_is_told_from_who_asks_for_a_seat(qtbot: QtBot) -> None:
    """The host answers both in the same place."""
    page, session = _room(
        qtbot, ROOM._replace(asking=(Asker("aa", "Bruno"), Asker("bb", "Eve", watches=True)))
    )
    assert [row.wish.isVisible() for row in page.askers] == [False, True]
    page.askers[1].admit.click()
    assert session.asked == [("admit", "bb")]


def _focused(qtbot: QtBot, part: QWidget) -> None:
    part.window().activateWindow()
    qtbot.waitUntil(part.window().isActiveWindow)
    part.setFocus()
    assert part.hasFocus()


BRUNO, EVE, ZOE = Asker("aa", "Bruno"), Asker("bb", "Eve"), Asker("cc", "Zoë")


@pytest.mark.parametrize(
    ("asking", "heard"),
    [
        ((BRUNO, EVE), 2),
        ((BRUNO, EVE, ZOE), 2),
        ((ZOE, EVE, BRUNO), 2),
        ((EVE._replace(name="Eve 2"),), 1),
    ],
)
def test_a_hand_on_an_answer_stays_at_that_person(
    qtbot: QtBot, asking: tuple[Asker, ...], heard: int
) -> None:
    """W-1: others come and go between the press and its release too.

    A press does not outlive the name that it was begun on.
    """
    page, session = _room(qtbot, ROOM._replace(asking=(BRUNO, EVE)))
    refuse = page.askers[1].refuse
    _focused(qtbot, refuse)
    qtbot.mousePress(refuse, Qt.MouseButton.LeftButton)
    session.show(ROOM._replace(asking=asking))
    qtbot.mouseRelease(refuse, Qt.MouseButton.LeftButton)
    assert refuse.hasFocus()
    qtbot.keyClick(refuse, Qt.Key.Key_Space)
    assert session.asked == [("turn_away", "bb")] * heard
    names = {asker.key: asker.name for asker in asking}
    assert refuse.accessibleName() == f"Turn {names['bb']} away"


def test_who_asks_no_more_leaves_the_keyboard_to_nobody_else(qtbot: QtBot) -> None:
    """W-1: a space that was meant for Bruno is not pressed on Eve."""
    page, session = _room(qtbot, ROOM._replace(asking=(BRUNO, EVE)))
    _focused(qtbot, page.askers[0].admit)
    session.show(ROOM._replace(asking=(EVE,)))
    focus = page.window().focusWidget()
    assert focus is page.chat.field
    qtbot.keyClick(focus, Qt.Key.Key_Space)
    assert session.asked == []


def test_the_host_is_called_when_somebody_asks(qtbot: QtBot) -> None:
    """W-34: once for each, by the bell, and by the title as long as they wait."""
    rung: list[str] = []
    titles: list[str] = []
    session = StillSession(ROOM)
    page = RoomPage(session, ring=lambda: rung.append("once"))
    qtbot.addWidget(page)
    page.titled.connect(titles.append)
    for asking, bells in (((BRUNO,), 1), ((BRUNO,), 1), ((BRUNO, EVE), 2), ((), 2), ((EVE,), 3)):
        session.show(ROOM._replace(asking=asking))
        assert len(rung) == bells
        assert all(asker.name in titles[-1] for asker in asking)
        assert ROOM.table in titles[-1]
    session.show(ROOM)
    assert titles[-1] == ROOM.table


def test_a_guest_reads_that_it_waits_for_the_host(qtbot: QtBot) -> None:
    """W-22: neither that a seat is free nor a button says what is not so."""
    asks = ROOM._replace(hosting=False, seats=(SeatView(0, "Anna"), SeatView(1, open=True)))
    page, session = _room(qtbot, asks)
    assert "host was asked" in page.wait.text()
    assert not page.ready.isVisible()
    session.show(asks._replace(watching=True, watchers=("Eve",)))
    assert "You watch" in page.wait.text()
    assert page.standing.isVisible()
    assert page.standing.text() == "you watch"
    session.show(asks._replace(seats=(SeatView(0, "Anna"), SeatView(1, "Eve", mine=True))))
    assert page.ready.isVisible()
    assert not page.standing.isVisible()


@pytest.mark.parametrize("hosting", [True, False])
def test_ready_can_be_taken_back(qtbot: QtBot, hosting: bool) -> None:
    """W-22: at another place than it was given, where no second press of the same falls."""
    page, session = _room(qtbot, FULL._replace(hosting=hosting))
    assert not page.ready.isVisible()
    page.unready.click()
    assert session.asked == [("set_ready", False)]
    session.show(FULL._replace(hosting=hosting, seats=(ROOM.seats[0], FULL.seats[1])))
    assert page.ready.isVisible()
    assert not page.unready.isVisible()
    _focused(qtbot, page.ready)
    session.show(FULL._replace(hosting=hosting))
    assert page.window().focusWidget() is (page.start if hosting else page.chat.field)


def test_ready_and_start(qtbot: QtBot) -> None:
    """Ready first; the host starts when all seats are taken and ready."""
    page, session = _room(qtbot, ROOM)
    assert page.ready.isVisible()
    assert not page.start.isVisible()
    page.ready.click()
    session.show(ROOM._replace(seats=(FULL.seats[0], ROOM.seats[1])))
    assert not page.ready.isVisible()
    assert page.start.isVisible()
    assert not page.start.isEnabled()
    session.show(FULL)
    assert page.start.isEnabled()
    page.start.click()
    assert session.asked == [("set_ready", True), ("start",)]


def test_a_guest_does_not_start(qtbot: QtBot) -> None:
    """Neither start nor swap nor freeing a seat is for guests."""
    page, _ = _room(qtbot, FULL._replace(hosting=False))
    assert not page.start.isVisible()
    assert not any(line.swap.isVisible() or line.free.isVisible() for line in page.seats)
    assert "host" in page.wait.text()


def test_the_host_swaps_and_frees_seats(qtbot: QtBot) -> None:
    """Every seat but the last can be swapped with the next; mine cannot be freed."""
    page, session = _room(qtbot, FULL)
    assert [line.swap.isVisible() for line in page.seats] == [True, False]
    assert [line.free.isVisible() for line in page.seats] == [False, True]
    page.seats[0].swap.click()
    page.seats[1].free.click()
    assert session.asked == [("swap", 0, 1), ("free", 1)]


def test_the_address_is_there_to_be_read_out(qtbot: QtBot) -> None:
    """Large, and it can be copied."""
    page, _ = _room(qtbot, ROOM)
    assert page.address.text() == "192.168.1.20:47620"
    flags = page.address.textInteractionFlags()
    assert flags & Qt.TextInteractionFlag.TextSelectableByKeyboard


def test_words_are_heard_or_skipped(qtbot: QtBot) -> None:
    """Tapping says which word was read aloud; the hidden one is not on the screen."""
    comparing = FULL._replace(
        words=("bado", "", "kimo", "tesa"),
        words_state=WordsState.COMPARE,
        word_choices=("fupi", "nola", "dera"),
    )
    page, session = _room(qtbot, comparing)
    assert page.words.isVisible()
    assert [button.text() for button in page.words.choices] == ["fupi", "nola", "dera"]
    page.words.choices[1].click()
    page.words.skip.click()
    assert session.asked == [("hear_word", "nola"), ("skip_words",)]


def test_confirmed_words_need_nothing_more(qtbot: QtBot) -> None:
    """No choices and no skipping afterwards."""
    agreed = FULL._replace(words=("bado", "nola", "kimo", "tesa"), words_state=WordsState.CONFIRMED)
    page, _ = _room(qtbot, agreed)
    assert page.words.choices == []
    assert not page.words.skip.isVisible()
    assert page.words.state.text() == "verified"


def test_a_mismatch_warns_and_can_be_heard_again(qtbot: QtBot) -> None:
    """The warning stays with the choices."""
    page, _ = _room(
        qtbot,
        FULL._replace(
            words=("bado", "", "kimo", "tesa"),
            words_state=WordsState.MISMATCH,
            word_choices=("fupi", "nola", "dera"),
        ),
    )
    assert page.words.state.text() == "different"
    assert len(page.words.choices) == 3


def test_chat_goes_to_the_table(qtbot: QtBot) -> None:
    """A line is sent once."""
    page, session = _room(qtbot, ROOM)
    qtbot.keyClicks(page.chat.field, "hello")
    qtbot.keyClick(page.chat.field, Qt.Key.Key_Return)
    assert session.asked == [("say", "hello")]


def test_the_host_shows_where_others_join(qtbot: QtBot) -> None:
    """Address and invitation, both to be copied; a guest shows neither."""
    host, _ = _room(qtbot, ROOM._replace(invitation="SOB-ABCDE"))
    assert host.address.text() == ROOM.address
    assert "SOB-ABCDE" in host.invitation.text()
    selectable = Qt.TextInteractionFlag.TextSelectableByKeyboard
    assert host.address.textInteractionFlags() & selectable
    assert host.invitation.textInteractionFlags() & selectable
    guest, _ = _room(qtbot, ROOM._replace(hosting=False, address=""))
    assert not guest.address.isVisible()
    assert not guest.invitation.isVisible()


def test_the_code_is_there_to_be_read_out(qtbot: QtBot) -> None:
    """Large, to be copied, and spelt to who cannot see it; nothing of it where there is none."""
    page, session = _room(qtbot, ROOM._replace(code="7KD M4X"))
    shown = page.code.code
    assert shown.text() == "7KD M4X"
    assert shown.font().pixelSize() > page.address.font().pixelSize()
    assert shown.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard
    assert "7 K D" in shown.accessibleName()
    session.show(ROOM)
    assert not page.code.isVisible()


def test_a_new_code_says_why_it_is_new(qtbot: QtBot) -> None:
    """The host reads it out again, and knows that somebody was guessing."""
    page, session = _room(qtbot, ROOM._replace(code="7KD M4X"))
    assert not page.code.renewed.isVisible()
    session.show(ROOM._replace(code="9KX 4RB", code_renewals=1))
    assert page.code.code.text() == "9KX 4RB"
    assert page.code.renewed.isVisible()


def test_words_are_asked_for_in_one_sentence_that_says_why(qtbot: QtBot) -> None:
    """With a code and three or more: what is left is the host between two guests."""
    comparing = FULL._replace(
        words=("bado", "", "kimo", "tesa"),
        words_state=WordsState.COMPARE,
        word_choices=("fupi", "nola", "dera"),
    )
    page, session = _room(qtbot, comparing)
    assert not page.words.why.isVisible()
    session.show(comparing._replace(coded=True))
    assert page.words.why.isVisible()
    assert "host does not sit between two" in page.words.why.text()
    session.show(comparing._replace(coded=True, words_state=WordsState.CONFIRMED))
    assert not page.words.why.isVisible()


def test_words_that_the_code_stood_in_for_are_not_asked_for(qtbot: QtBot) -> None:
    """Nothing to tap, and the state says by what it is verified."""
    words = ("bado", "nola", "kimo", "tesa")
    page, _ = _room(qtbot, FULL._replace(words=words, words_state=WordsState.CODE))
    assert page.words.choices == []
    assert not page.words.skip.isVisible()
    assert page.words.state.text() == "verified by the code"


def test_options_of_a_group_are_one_line(qtbot: QtBot) -> None:
    """Whoever joins reads which promo cards are in play, and nothing of those that are not."""
    game = catalogue.load("power_grid")
    usual = ROOM._replace(game="power_grid", options=game.settle((), 2))
    page, _ = _room(qtbot, usual)
    assert "Promo cards and a house rule: None" in page.options.text()
    assert "Flux Generator" not in page.options.text()
    chosen = game.settle((("demolition", "on"), ("flux", "on")), 2)
    page, _ = _room(qtbot, usual._replace(options=chosen))
    assert "Demolition Contractor (house rule), Flux Generator" in page.options.text()
    assert "Warehouse" not in page.options.text()
