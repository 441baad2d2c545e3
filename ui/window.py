# SPDX-License-Identifier: MIT
"""The window: one page at a time, and one banner above for what concerns them all.

It starts in the lobby. Every other page is imported where it is shown, so that
the lobby is painted before boards and rules are read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from ui.games import registry
from ui.i18n import languages
from ui.kit.surfaces.banner import Banner
from ui.kit.surfaces.lamplight import Lamplight
from ui.lobby.lobby import Lobby
from ui.ports.backend import Backend, NewTable, Settings
from ui.style import dressing, theme
from ui.words.notices import notice_words, tone

if TYPE_CHECKING:
    from ui.lobby.saved_list import SavedList
    from ui.play.game_frame import GameFrame
    from ui.ports.session import Session
    from ui.ports.snapshot import Snapshot


RENEWAL = 500
"""Milliseconds after a choice until the settings are said anew in another language or size.

Whoever goes through the choices by the keyboard is not interrupted at each.
"""


class MainWindow(QMainWindow):
    """Moves between the pages and asks the backend for what they want."""

    painted = Signal()
    """The window can be seen for the first time."""

    def __init__(self, backend: Backend) -> None:
        super().__init__()
        self._unpainted = True
        self.backend = backend
        self.session: Session | None = None
        self.bell = QApplication.beep
        self._renewal = QTimer(self, singleShot=True, interval=RENEWAL)
        self._renewal.timeout.connect(self._renew_settings)
        dressing.apply(_theme(backend.settings()))
        self.banner = Banner()
        self.pages = QStackedWidget()
        middle = Lamplight()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(middle)
        self.setWindowTitle("Sobremesa")
        backend.failed.connect(lambda sentence: self.banner.say(sentence, "warn"))
        backend.tables_changed.connect(self._show_tables)
        backend.saved_changed.connect(self._show_saved)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        self.show_lobby()
        self.resize(theme.current().size(1180), theme.current().size(720))

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        page = self.pages.currentWidget()
        assert page is not None
        return page

    # The lobby and what is reached from it

    def show_lobby(self) -> None:
        """Go to the first screen. A session that is still open goes on behind it no more."""
        self._let_go()
        lobby = Lobby(self.backend.settings().name)
        lobby.wants_new.connect(self.show_new_table)
        lobby.wants_join.connect(self.join)
        lobby.wants_resume.connect(self.resume)
        lobby.wants_replay.connect(self.show_replay)
        lobby.listed.connect(self._keep_games)
        lobby.wants_settings.connect(self.show_settings)
        lobby.wants_diagnosis.connect(self.show_diagnosis)
        lobby.show_tables(self.backend.tables())
        self._show(lobby)
        self._show_saved(self.backend.saved())
        self.setWindowTitle("Sobremesa")

    def _keep_games(self, games: SavedList) -> None:
        from ui.lobby.keeping import Keeping

        Keeping(games, self.backend, self.banner, self.resume)

    def show_new_table(self) -> None:
        """Lay a new table."""
        from ui.lobby.new_table import NewTablePage

        page = NewTablePage(self.backend.settings().name)
        page.back.connect(self.show_lobby)
        page.wanted.connect(self.open_table)
        self._show(page)

    def show_settings(self, field: str = "name") -> None:
        """Let a person choose, beginning at a field."""
        from ui.lobby.settings import SettingsPage

        page = SettingsPage(self.backend.settings())
        page.back.connect(self.show_lobby)
        page.changed.connect(self._keep)
        page.beginning = getattr(page, field)
        self._show(page)

    def show_diagnosis(self) -> None:
        """Look why no table can be seen."""
        from ui.lobby.diagnosis import DiagnosisPage

        page = DiagnosisPage()
        page.back.connect(self.show_lobby)
        page.again.connect(page.show_looking)
        page.again.connect(self.backend.diagnose)
        self.backend.diagnosed.connect(page.show_findings)
        self._show(page)
        page.again.emit()

    def show_replay(self, path: str) -> None:
        """Look at a game again."""
        from ui.play.replay import ReplayFrame

        try:
            snapshot = self.backend.replay(path).snapshot()
            frame = ReplayFrame(snapshot, registry.load(snapshot.game))
        except ValueError as error:
            self.banner.say(str(error), "warn")
            return
        frame.left.connect(self.show_lobby)
        self._show(frame)
        self.setWindowTitle(self.tr("Replay of {}").format(snapshot.table))

    # A table

    def open_table(self, wanted: NewTable) -> None:
        """Open a table as it was put together."""
        self._open(lambda: self.backend.open_table(wanted))

    def join(self, address: str, watch: bool = False, code: str = "") -> None:
        """Sit down at a table, or watch it; a code, as it was typed, opens one that has one."""
        self._open(lambda: self.backend.join(address, watch, code))

    def resume(self, path: str, until: int = 0) -> None:
        """Play on from a ledger file, or from its first entries only."""
        self._open(lambda: self.backend.resume(path, until))

    def offer_beginning(self, path: str, sound: int, sentence: str) -> None:
        """Say what is wrong with a file, and that its first entries can be gone on from."""
        label = self.tr("Go on from the sound beginning")
        self.banner.say(sentence, "warn", ((label, lambda: self.resume(path, sound)),))

    def show_session(self, session: Session) -> None:
        """Show a table from now on, on the page that fits its phase."""
        self._let_go()
        self.banner.hide()
        self.session = session
        session.changed.connect(self._follow)
        self._follow(session.snapshot())

    def _open(self, opened: Callable[[], Session]) -> None:
        try:
            session = opened()
        except ValueError as error:
            self.banner.say(str(error), "warn")
            return
        self.show_session(session)

    def _follow(self, snapshot: Snapshot) -> None:
        session = self.session
        if session is None:
            return
        if snapshot.closed:
            self.show_lobby()
            session.leave()
            if snapshot.notice:
                self.banner.say(notice_words(snapshot.notice), tone(snapshot.notice))
        elif snapshot.match is not None and not snapshot.comparing:
            self._show_table(session, snapshot)
        else:
            self._show_room(session, snapshot)

    def _show_room(self, session: Session, snapshot: Snapshot) -> None:
        from ui.lobby.room import RoomPage

        if isinstance(self.page, RoomPage) and self.page.session is session:
            return
        room = RoomPage(session)
        room.left.connect(self.leave)
        self._show(room)
        self.setWindowTitle(snapshot.table)

    def _show_table(self, session: Session, snapshot: Snapshot) -> None:
        from ui.play.game_frame import GameFrame

        if isinstance(self.page, GameFrame) and self.page.session is session:
            return
        guide = self.backend.settings().guide
        kit = registry.load(snapshot.game)
        frame = GameFrame(session, kit, guide=guide, ring=self._ring)
        frame.titled.connect(self.setWindowTitle)
        frame.left.connect(self.leave)
        frame.guided.connect(self._keep_guide)
        frame.asked_rules.connect(lambda: self._show_rules(frame, snapshot.game))
        self._show(frame)
        frame.refresh()

    def leave(self) -> None:
        """Leave the table; in a game of mine only after a question, if the settings want one."""
        session = self.session
        if session is None:
            self.show_lobby()
            return
        shown = session.snapshot()
        if shown.playing and shown.mine() and self.backend.settings().confirm_leave:
            self.banner.say(
                self.tr("Leave the table? The game is kept, and you can come back to your seat."),
                "accent",
                (
                    (self.tr("Leave for now"), self._leave_now),
                    (self.tr("Give up the game"), self._give_up),
                ),
            )
            self.banner.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._leave_now()

    def _leave_now(self) -> None:
        session = self.session
        self.banner.hide()
        self.show_lobby()
        if session is not None:
            session.leave()

    def _give_up(self) -> None:
        self.banner.hide()
        if self.session is not None:
            self.session.forfeit()

    def _show_rules(self, frame: GameFrame, game: str) -> None:
        from ui.play.rules import RulesWindow
        from ui.words.games import game_words

        rules = RulesWindow(game_words(game).title, frame.kit.rules(), frame.section, self)
        rules.show()

    # The rest

    def _let_go(self) -> None:
        if self.session is not None:
            self.session.changed.disconnect(self._follow)
            self.session = None

    def _keep_guide(self, guide: bool) -> None:
        self.backend.save_settings(self.backend.settings()._replace(guide=guide))

    def _ring(self) -> None:
        if self.backend.settings().sound:
            self.bell()

    def _show(self, page: QWidget) -> None:
        old = self.pages.currentWidget()
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        if old is not None:
            self.pages.removeWidget(old)
            old.deleteLater()
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_tables(self, tables: object) -> None:
        page = self.page
        if isinstance(page, Lobby) and isinstance(tables, tuple):
            page.show_tables(tables)

    def _show_saved(self, games: object) -> None:
        page = self.page
        if isinstance(page, Lobby) and isinstance(games, tuple):
            page.show_saved(games)

    def _keep(self, settings: Settings) -> None:
        before = self.backend.settings()
        self.backend.save_settings(settings)
        dressing.apply(_theme(settings))
        if before.language != settings.language:
            languages.speak(settings.language)
        if (before.language, before.text_scale) != (settings.language, settings.text_scale):
            self._renewal.start()

    def _renew_settings(self) -> None:
        from ui.lobby.settings import SettingsPage

        if isinstance(self.page, SettingsPage):
            self.show_settings(self.page.focused())

    def _follow_system(self) -> None:
        if self.backend.settings().theme == "system":
            dressing.apply(_theme(self.backend.settings()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell once that the window is painted, when all of it is."""
        super().paintEvent(event)
        if self._unpainted:
            self._unpainted = False
            QTimer.singleShot(0, self.painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the table with the window, so that the others are told."""
        session = self.session
        self._let_go()
        if session is not None:
            session.leave()
        super().closeEvent(event)


def _theme(settings: Settings) -> theme.Theme:
    return theme.chosen(settings.theme, settings.text_scale, settings.reduced_motion)
