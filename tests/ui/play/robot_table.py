# SPDX-License-Identifier: MIT
"""The window with a table at which everybody sits at this laptop, and games follow each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from core.terms import Move
from tests.ui.games.positions import NAMES
from tests.ui.play.exchanged import OPTIONS
from tests.ui.play.hot_tables import SEATS
from tests.ui.play.meaning import Control, Done, Played, Sent, Shown, Unmeant, words_of
from ui.play.game_frame import GameFrame
from ui.play.rules import RulesWindow
from ui.ports.backend import Settings
from ui.ports.demo import StillBackend
from ui.ports.local_session import LocalSession
from ui.ports.snapshot import Snapshot
from ui.style import dressing, theme
from ui.style.tones import Tones
from ui.window import MainWindow

_MOVE = Qt.ItemDataRole.UserRole


class OneLaptop(LocalSession):
    """Everybody sits here. It remembers what was sent, and is left for a while at most."""

    def __init__(self, game: str, seed: bytes) -> None:
        seats = SEATS.get(game, 3)
        self.sent: list[Sent] = []
        self.given_up = 0
        self.left = 0
        mine = tuple(range(seats))
        super().__init__(game, NAMES[:seats], seed, mine=mine, options=OPTIONS.get(game, ()))

    def submit(self, seat: int, moves: Sequence[Move]) -> None:
        """Send a turn, and remember at which moment."""
        self.sent.append((seat, tuple(moves), len(self._match.events)))
        super().submit(seat, moves)

    def play_for(self, seat: int) -> None:
        """A move comes that nobody made at this window."""
        super().submit(seat, (self._bot_move(seat),))

    def tell(self, **changes: Any) -> None:
        """Tell of the table again, perhaps with something that decides nothing."""
        self._snapshot = self._snapshot._replace(**changes)
        self.changed.emit(self._snapshot)

    def leave(self) -> None:
        """Leave for a while; the table waits."""
        self.left += 1

    def forfeit(self, seat: int) -> None:
        """Give up, and remember it."""
        self.given_up += 1
        super().forfeit(seat)

    def rematch(self) -> None:
        """The robot opens the next game itself."""


class RobotTable(Played):
    """A window that is always come back to; the next game begins where one has ended."""

    def __init__(self, game: str, show: Callable[[QWidget], QWidget], seed: str) -> None:
        self.game, self._seed = game, seed
        self.games = 0
        self.before = Done((), (), None, 0, 0)
        """What was done in the games before this one."""
        self.session = self._next()
        self._clock: Callable[[], float] | None = None
        settings = Settings("Anna", theme="light", reduced_motion=True)
        self.backend = StillBackend(settings, self.session)
        self.window = MainWindow(self.backend)
        show(self.window)
        self.come_back()

    def _next(self) -> OneLaptop:
        self.games += 1
        session = OneLaptop(self.game, f"{self._seed} {self.games}".encode())
        session.refused.connect(self._refused)
        return session

    def _refused(self, reason: str) -> None:
        raise Unmeant(f"the table refused what the window had sent: {reason}")

    def listen_late(self, clock: Callable[[], float]) -> None:
        """What listens late goes by this clock."""
        self._clock = clock
        self._wind()

    def _wind(self) -> None:
        if self._clock is not None:
            self.window.banner.clock = self._clock
            if (frame := self.frame()) is not None:
                frame.banner.clock = self._clock

    # Coming and going

    def frame(self) -> GameFrame | None:
        """The table, while the window shows it."""
        page = self.window.page
        return page if isinstance(page, GameFrame) else None

    def come_back(self) -> None:
        """Come to the table from another page, or anew."""
        self.window.show_session(self.session)
        self._wind()
        self.window.activateWindow()
        QApplication.processEvents()

    def come_to(self, on: bool) -> bool:
        """Be at the table in front, in the next game if this one has ended and it goes `on`.

        Returns whether anything had to be done for it.
        """
        for rules in self.window.findChildren(RulesWindow):
            rules.close()
        ended = not self.session.snapshot().playing and on
        if ended:
            self.before = self._all()
            self.session = self._next()
        if ended or self.frame() is None:
            self.come_back()
        elif QApplication.activeWindow() is not self.window:
            self.window.activateWindow()
        else:
            return False
        return True

    def wear(self, tones: Tones) -> None:
        """Another theme at the size that is worn."""
        dressing.apply(theme.current()._replace(tones=tones))

    # What is shown and done

    @property
    def sent(self) -> tuple[Sent, ...]:
        """What was sent in all games."""
        return self.done().sent

    def snapshot(self) -> Snapshot:
        """What the table has now."""
        return self.session.snapshot()

    def shown(self) -> Shown:
        """The decision of the table, and the question of the window."""
        frame, banner = self.frame(), self.window.banner
        question = banner.text.text() if banner.isVisible() else ""
        if frame is None:
            return Shown(None, None, question)
        desk = frame.desk
        covered = desk.next_person()
        seat = desk.looking if covered is None else covered
        return Shown(desk.decision(), seat if desk.decision() else None, question)

    def done(self) -> Done:
        """Everything that a person did."""
        return self._all()

    def _all(self) -> Done:
        past, session, frame = self.before, self.session, self.frame()
        desk = frame.desk if frame is not None and frame.session is session else None
        return Done(
            (*past.sent, *session.sent),
            desk.view().staged if desk else (),
            desk.looking if desk else None,
            past.given_up + session.given_up,
            past.left + session.left,
        )

    def control(self, pressed: QWidget, where: QPoint | None) -> Control:
        """What the answers of the prompt, Done, the cover and the list of moves mean."""
        words, frame = words_of(pressed), self.frame()
        nothing = Control(words, None, (), None)
        if frame is None:
            return nothing
        prompt, asked = frame.prompt, frame.presenter.prompt()
        if pressed in prompt.buttons and len(prompt.buttons) == len(asked.answers):
            answer = asked.answers[prompt.buttons.index(pressed)]
            return nothing._replace(move=answer.move)
        if pressed is prompt.done:
            return nothing._replace(sends=frame.desk.view().staged)
        if pressed is frame.cover.go:
            return nothing._replace(opens=frame.desk.next_person())
        if where is None and pressed in (frame.moves.filter, frame.moves.view):
            index = frame.moves.view.currentIndex()
            return nothing._replace(move=index.data(_MOVE) if index.isValid() else None)
        return nothing
