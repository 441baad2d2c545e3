# SPDX-License-Identifier: MIT
"""Intent: leaving, giving up and closing are three things, and none happens by a slip."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core import catalogue
from core.terms import Over
from ui.lobby.lobby import Lobby
from ui.play.game_frame import GameFrame
from ui.ports.backend import Settings
from ui.ports.demo import StillBackend, StillSession
from ui.ports.local_session import LocalSession
from ui.ports.session import Session
from ui.ports.snapshot import Presence, SeatView, Snapshot, Stage
from ui.window import MainWindow

Show = Callable[[QWidget], QWidget]
NAMES = ("Anna", "Bruno", "Chidi")
TWO, THREE = "thirteen_minutes", "power_grid_card_game"


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """The seconds."""
        return self.now


def opened(session: Session, asks: bool = True, size: tuple[int, int] = (1366, 768)) -> MainWindow:
    """A window at a table, whose clock stands still; see `reads`."""
    backend = StillBackend(Settings("Anna", theme="light", confirm_leave=asks), session)
    window = MainWindow(backend)
    window.banner.clock = Clock()
    window.show_session(session)
    window.resize(*size)
    window.show()
    QApplication.processEvents()
    return window


def reads(window: MainWindow) -> None:
    """Somebody takes the time to read what the banner says."""
    clock = window.banner.clock
    assert isinstance(clock, Clock)
    QApplication.processEvents()
    clock.now += 1.0


def frame_of(window: MainWindow) -> GameFrame:
    """The table in the window."""
    assert isinstance(window.page, GameFrame)
    return window.page


def labels(window: MainWindow) -> list[str]:
    """What the banner offers, what cannot be undone last."""
    banner = window.banner
    return [button.text() for button in (*banner.buttons, *banner.grave)]


def playing(game: str, people: int = 1, bots: int = 0, others: int = 0) -> Snapshot:
    """A game for people here, bots here, and people elsewhere."""
    count = people + bots + others
    shown = LocalSession(game, NAMES[:count], b"leave", mine=range(people)).snapshot()
    seats = tuple(
        view._replace(bot="", mine=False) if view.seat >= people + bots else view
        for view in shown.seats
    )
    return shown._replace(seats=seats)


def asked_to_give_up(window: MainWindow) -> None:
    """On to the question of giving up."""
    frame_of(window).leave_button.click()
    window.banner.buttons[2].click()
    QApplication.processEvents()


# Leaving for now


def test_a_game_is_left_after_a_question(shown: Show) -> None:
    """To stay is one of its answers, and has the focus; giving up only opens another question."""
    session = StillSession(playing(TWO, others=1))
    window = opened(session)
    frame_of(window).leave_button.click()
    assert labels(window) == ["Stay", "Leave for now", "Give up …"]
    assert QApplication.focusWidget() is window.banner.buttons[0]
    window.banner.buttons[0].click()
    assert not window.banner.isVisible()
    frame_of(window).leave_button.click()
    window.banner.buttons[1].click()
    assert session.asked == [("leave",)]
    assert isinstance(window.page, Lobby)


@pytest.mark.parametrize("closes", [False, True])
@pytest.mark.parametrize(
    ("asks", "shown_now"),
    [
        (False, playing(TWO, others=1)),
        (True, playing(TWO, others=1)._replace(stage=Stage.OVER)),
        (True, LocalSession(TWO, NAMES[:2], b"watch", mine=()).snapshot()),
        (
            True,
            Snapshot(Stage.ROOM, "A table", TWO, seats=(SeatView(0, "Anna", mine=True),)),
        ),
    ],
    ids=["the settings want no question", "the game is over", "one only watches", "in the room"],
)
def test_nobody_is_asked_where_nothing_is_left_behind(
    shown: Show, closes: bool, asks: bool, shown_now: Snapshot
) -> None:
    """By the button and by closing the window alike."""
    session = StillSession(shown_now)
    window = opened(session, asks)
    window.close() if closes else window.leave()
    assert session.asked == [("leave",)]
    assert window.isVisible() != closes


def test_closing_the_window_is_asked_like_leaving(shown: Show) -> None:
    """Also the second time; then it closes, and the others hear goodbye (W-17)."""
    session = StillSession(playing(TWO, others=1))
    window = opened(session)
    for _ in range(2):
        assert not window.close()
        assert window.isVisible()
        assert labels(window) == ["Stay", "Close the window", "Give up …"]
    assert session.asked == []
    window.banner.buttons[1].click()
    assert not window.isVisible()
    assert session.asked == [("leave",)]


def test_an_end_from_outside_asks_nobody(shown: Show) -> None:
    """A signal, or the session's end: nobody may be there to answer."""
    session = StillSession(playing(TWO, others=1))
    window = opened(session)
    window.end()
    assert not window.isVisible()
    assert session.asked == [("leave",)]


@pytest.mark.parametrize("closing", [False, True])
@pytest.mark.parametrize(("others", "waits"), [(1, "others"), (0, "your seat")])
def test_a_host_reads_that_the_others_wait_for_the_table(
    shown: Show, closing: bool, others: int, waits: str
) -> None:
    """Where there are others; the three sentences differ."""
    session = StillSession(playing(TWO, others=others, bots=1 - others)._replace(hosting=True))
    window = opened(session)
    window.close() if closing else window.leave()
    text = window.banner.text.text()
    assert waits in text
    assert text.startswith("Close the window?" if closing else "Leave the table?")


# Giving up


@pytest.mark.parametrize(
    ("game", "people", "bots", "others", "lost", "answers"),
    [
        (TWO, 1, 1, 0, "ends unfinished, and nobody wins", ["Give up"]),
        (THREE, 1, 2, 0, "ends unfinished, and nobody wins", ["Give up"]),
        (TWO, 1, 0, 1, "Bruno wins", ["Give up"]),
        (THREE, 1, 1, 1, "The others play on", ["Give up"]),
        (TWO, 2, 0, 0, "the other one wins", ["Anna gives up", "Bruno gives up"]),
        (THREE, 2, 1, 0, "Everybody else plays on", ["Anna gives up", "Bruno gives up"]),
    ],
)
def test_the_question_says_what_is_lost_and_is_about_one_seat(
    shown: Show, game: str, people: int, bots: int, others: int, lost: str, answers: list[str]
) -> None:
    """Each person of this laptop has an answer of their own, for their own seat."""
    for seat, answer in enumerate(answers):
        session = StillSession(playing(game, people, bots, others))
        window = opened(session)
        asked_to_give_up(window)
        text = window.banner.text.text()
        assert lost in text
        assert text.endswith("This cannot be undone.")
        assert labels(window) == ["Play on", *answers]
        assert QApplication.focusWidget() is window.banner.buttons[0]
        reads(window)
        window.banner.grave[seat].click()
        assert session.asked == [("forfeit", seat)], answer
        assert not window.banner.isVisible()


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("game", [TWO, THREE])
def test_two_quick_clicks_anywhere_give_up_nothing(
    shown: Show, game: str, size: tuple[int, int], first: int
) -> None:
    """On "Leave", on each button that it opens, and on the question behind it (W-12)."""
    session = StillSession(playing(game, others=1, bots=0 if game == TWO else 1))
    window = opened(session, size=size)
    for step in range(2 if first else 1):
        opener = window.banner.buttons[first - 1] if step else frame_of(window).leave_button
        place = on_screen(opener)
        QTest.mouseClick(opener, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        assert not any(on_screen(each).intersects(place) for each in window.banner.grave)
    again = window.childAt(window.mapFromGlobal(place.center()))
    if again is not None:
        QTest.mouseClick(again, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
    for each in window.banner.grave:
        each.click()
    assert ("forfeit", 0) not in session.asked


def on_screen(widget: QWidget) -> QRect:
    """Where a widget lies."""
    return QRect(widget.mapToGlobal(QPoint()), widget.size())


@pytest.mark.parametrize("game", catalogue.names())
def test_one_of_two_here_gives_up_and_the_other_one_plays_on(shown: Show, game: str) -> None:
    """To the end, in a window; the result names nobody who gave up as the winner (W-13)."""
    seats = min(3, max(catalogue.load(game).seat_counts))
    session = LocalSession(game, NAMES[:seats], b"two here", mine=(0, 1))
    window = opened(session)
    asked_to_give_up(window)
    reads(window)
    window.banner.grave[0].click()
    frame = frame_of(window)
    assert frame.seats.cards[0].state.text() == "out of the game"
    assert session.snapshot().mine() == (1,)
    session.blockSignals(True)
    while session.snapshot().playing:
        session.play_bot(1)
    session.blockSignals(False)
    session.changed.emit(session.snapshot())
    match = session.snapshot().match
    assert match is not None
    assert isinstance(match.awaiting, Over)
    assert 0 not in match.awaiting.places[0]
    assert frame.middle.currentWidget() is frame.result
    assert "Anna is out of the game, and cannot win." in frame.result.played.text()
    frame.result.show_all()
    assert not frame.result.headline.text().startswith("Anna")


@pytest.mark.parametrize("game", catalogue.names())
def test_without_a_person_the_result_says_that_nobody_wins(shown: Show, game: str) -> None:
    """Against bots: they do not go on, and have not won."""
    session = LocalSession(game, NAMES[: min(3, max(catalogue.load(game).seat_counts))], b"alone")
    window = opened(session)
    asked_to_give_up(window)
    reads(window)
    window.banner.grave[0].click()
    frame = frame_of(window)
    assert frame.middle.currentWidget() is frame.result
    assert "nobody wins" in frame.result.headline.text()
    assert frame.result.leave.isVisible()
    assert window.windowTitle().startswith("The game is over")


def test_who_gave_up_looks_on_and_leaves_without_a_question(shown: Show) -> None:
    """There is nothing left that could be lost."""
    shown_now = playing(THREE, others=1, bots=1)
    mine = shown_now.seats[0]._replace(presence=Presence.LEFT)
    session = StillSession(shown_now._replace(seats=(mine, *shown_now.seats[1:])))
    window = opened(session)
    frame = frame_of(window)
    assert frame.desk.looking is None
    frame.leave_button.click()
    assert session.asked == [("leave",)]


def test_a_game_that_ends_while_one_is_asked_is_not_given_up(shown: Show) -> None:
    """The question is gone with its reason."""
    session = StillSession(playing(TWO, others=1))
    window = opened(session)
    frame_of(window).leave_button.click()
    session.show(session.snapshot()._replace(unfinished=True, stage=Stage.OVER))
    window.banner.buttons[2].click()
    assert not window.banner.isVisible()
    assert session.asked == []
