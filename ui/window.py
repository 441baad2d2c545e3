# SPDX-License-Identifier: MIT
"""The window: one page at a time, and one banner above for what concerns them all.

It starts in the lobby. Every other page is imported where it is shown, so that
the lobby is painted before boards and rules are read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QWidget,
)

from ui.games import registry
from ui.i18n import languages
from ui.lobby.lobby import Lobby
from ui.ports.backend import Backend, NewTable, Settings
from ui.window_shell import WindowShell, dress
from ui.words.notices import notice_words, tone

if TYPE_CHECKING:
    from ui.fault_page import FaultPage
    from ui.lobby.saved_list import SavedList
    from ui.play.game_frame import GameFrame
    from ui.play.leaving import Leaving
    from ui.ports.recording import Recording
    from ui.ports.session import Session
    from ui.ports.snapshot import Snapshot


RENEWAL = 500
"""Milliseconds after a choice until the settings are said anew in another language or size.

Whoever goes through the choices by the keyboard is not interrupted at each.
"""


class MainWindow(WindowShell):
    """Moves between the pages and asks the backend for what they want."""

    def __init__(self, backend: Backend) -> None:
        super().__init__(backend)
        self._leaving: Leaving | None = None
        self._ending = False
        """Whether the window closes, whatever is shown."""
        self.session: Session | None = None
        self._coming = False
        """Whether a table is being looked for; the page stays until it is there."""
        self.bell = QApplication.beep
        self._recording: Recording | None = None
        self._failing = False
        self._fault: FaultPage | None = None
        self._renewal = QTimer(self, singleShot=True, interval=RENEWAL)
        self._renewal.timeout.connect(self._renew_settings)
        backend.failed.connect(lambda sentence: self.banner.say(sentence, "warn"))
        backend.tables_changed.connect(self._show_tables)
        backend.saved_changed.connect(self._show_saved)
        QShortcut(QKeySequence(Qt.Key.Key_F11), self, self._toggle_full_screen)
        self.show_lobby()
        self.take_place()

    # The lobby and what is reached from it

    def show_lobby(self) -> None:
        """Go to the first screen. A session that is still open goes on behind it no more."""
        self._let_go()
        settings = self.backend.settings()
        lobby = Lobby(settings.name)
        if not settings.named:
            self._ask_name(lobby)
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

    def _ask_name(self, lobby: Lobby) -> None:
        from ui.lobby.settings import NameCard

        card = NameCard(self.backend.settings().name)
        card.named.connect(self._name)
        lobby.own.insertWidget(0, card)
        QWidget.setTabOrder(card.keep, lobby.new)
        QWidget.setTabOrder(card.name, card.keep)

    def _name(self, name: str) -> None:
        self.backend.save_settings(self.backend.settings()._replace(name=name, named=True))
        self.show_lobby()

    def _keep_games(self, games: SavedList) -> None:
        from ui.lobby.keeping import Keeping

        Keeping(games, self.backend, self.banner, self.resume)

    def show_new_table(self) -> None:
        """Lay a new table."""
        from ui.lobby.new_table import NewTablePage

        settings = self.backend.settings()
        page = NewTablePage(settings.name, settings.network)
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
        """Look at a game again, as soon as its first position has been read."""
        try:
            recording = self.backend.replay(path)
        except ValueError as error:
            self.banner.say(str(error), "warn")
            return
        self._let_go()
        self._recording = recording
        recording.changed.connect(self._follow_recording)
        if recording.snapshot().match is None:
            self._show_opening(recording.snapshot().table)
        else:
            self._follow_recording(recording.snapshot())

    def _show_opening(self, game: str) -> None:
        from ui.play.opening_page import OpeningPage

        page = OpeningPage(game)
        page.left.connect(self.show_lobby)
        self._show(page)
        self.setWindowTitle(game)

    def _follow_recording(self, snapshot: Snapshot) -> None:
        from ui.play.replay import ReplayFrame

        recording = self._recording
        if recording is None or self._fault is not None:
            return
        if snapshot.closed:
            self.show_lobby()
            if snapshot.notice:
                self.banner.say(notice_words(snapshot.notice), tone(snapshot.notice))
        elif not (isinstance(self.page, ReplayFrame) and self.page.recording is recording):
            frame = ReplayFrame(recording, registry.load(snapshot.game))
            frame.left.connect(self.show_lobby)
            self._show(frame)
            self.setWindowTitle(self.tr("Replay of {}").format(snapshot.table))

    # A table

    def open_table(self, wanted: NewTable) -> None:
        """Open a table as it was put together; the next one is offered at the same place."""
        settings = self.backend.settings()
        if settings.network != wanted.lan:
            self.backend.save_settings(settings._replace(network=wanted.lan))
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
        if session is None or (self._fault is not None and not snapshot.closed):
            return
        if snapshot.coming and snapshot.notice:
            self._coming = True
            stop = ((self.tr("Stop"), self._let_go),)
            self.banner.say(notice_words(snapshot.notice), tone(snapshot.notice), stop, False)
            return
        if self._coming:
            self._coming = False
            self.banner.hide()
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
        room = RoomPage(session, ring=self._ring)
        room.left.connect(self.leave)
        room.titled.connect(lambda title: self._entitle(room, title))
        self._show(room)
        room.take(snapshot)

    def _entitle(self, page: QWidget, title: str) -> None:
        if self.page is page:
            self.setWindowTitle(title)

    def _show_table(self, session: Session, snapshot: Snapshot) -> None:
        from ui.play.game_frame import GameFrame

        if isinstance(self.page, GameFrame) and self.page.session is session:
            return
        guide = self.backend.settings().guide
        kit = registry.load(snapshot.game)
        frame = GameFrame(session, kit, guide=guide, ring=self._ring)
        frame.titled.connect(self.setWindowTitle)
        frame.left.connect(self.leave)
        frame.took_up.connect(self._take_up)
        frame.guided.connect(self._keep_guide)
        frame.asked_rules.connect(lambda: self._show_rules(frame, snapshot.game))
        self._show(frame)
        frame.refresh()

    def leave(self) -> None:
        """Leave the table; in a game of mine only after a question, if the settings want one."""
        if not self._asks(self.leave_now):
            self.leave_now()

    def leave_now(self) -> None:
        """Leave the table for the lobby, with a goodbye."""
        session = self.session
        self.banner.hide()
        self.show_lobby()
        if session is not None:
            session.leave()

    def _take_up(self) -> None:
        """Open the table here from the file of this laptop: its host is gone."""
        session = self.session
        if session is not None and (path := session.snapshot().deserted):
            session.leave()
            self.resume(path)

    def end(self) -> None:
        """Leave the table and close the window: nobody is asked."""
        self._ending = True
        self.close()

    def _asks(self, go: Callable[[], None], closing: bool = False) -> bool:
        """Whether a person is asked before a game is left; if so, they go on from there."""
        if self.session is None or not self.backend.settings().confirm_leave:
            return False
        from ui.play.leaving import Leaving, is_in_a_game

        if not is_in_a_game(self.session.snapshot()):
            return False
        self._leaving = Leaving(self.banner, self.session, go)
        self._leaving.ask(closing)
        return True

    def _show_rules(self, frame: GameFrame, game: str) -> None:
        from ui.play.rules import open_rules
        from ui.words.games import game_words

        open_rules(self, game_words(game).title, frame.kit.rules(), frame.section)

    # What goes wrong

    def show_fault(self) -> bool:
        """Put a plain page in the place of the one that failed, once it is done failing.

        The table lives on behind it. False while the same page fails on.
        """
        if self._failing:
            return False
        if self._fault is None:
            self._failing = True
            QTimer.singleShot(0, self, self._replace_failed)
        return True

    def _replace_failed(self) -> None:
        from ui.fault_page import FaultPage

        self._failing = False
        self._fault = FaultPage(self.backend.log_file(), self.session is not None)
        self._fault.again.connect(self._show_again)
        self._fault.left.connect(self.leave)
        self._fault.asked_log.connect(lambda: self.backend.show_in_folder(self.backend.log_file()))
        self._show(self._fault)
        self.setWindowTitle("Sobremesa")

    def _show_again(self) -> None:
        self._fault = None
        if self.session is not None:
            self._follow(self.session.snapshot())

    # The rest

    def _let_go(self) -> None:
        """Follow a table no more. One that is still being looked for is given up."""
        if self._recording is not None:
            self._recording.changed.disconnect(self._follow_recording)
            self._recording.leave()
            self._recording = None
        session, self.session = self.session, None
        if session is None:
            return
        session.changed.disconnect(self._follow)
        if self._coming:
            self._coming = False
            self.banner.hide()
            session.leave()

    def _keep_guide(self, guide: bool) -> None:
        self.backend.save_settings(self.backend.settings()._replace(guide=guide))

    def _ring(self) -> None:
        if self.backend.settings().sound:
            self.bell()

    def _show(self, page: QWidget) -> None:
        if self._coming:
            self._let_go()
        if page is not self._fault:
            self._fault = None
        self.turn_to(page)

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
        dress(settings)
        if before.full_screen != settings.full_screen:
            self.show_full_screen(settings.full_screen)
        if before.language != settings.language:
            languages.speak(settings.language)
        if (before.language, before.text_scale) != (settings.language, settings.text_scale):
            self._renewal.start()

    def _renew_settings(self) -> None:
        from ui.lobby.settings import SettingsPage

        if isinstance(self.page, SettingsPage):
            self.show_settings(self.page.focused())

    def _toggle_full_screen(self) -> None:
        from ui.lobby.settings import SettingsPage

        settings = self.backend.settings()
        settings = settings._replace(full_screen=not settings.full_screen)
        if isinstance(self.page, SettingsPage):
            self.page.full_screen.setChecked(settings.full_screen)
        else:
            self._keep(settings)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the table with the window, so that the others are told: asked as `leave` is."""
        if not self._ending and self._asks(self.end, closing=True):
            event.ignore()
            return
        self.keep_place()
        session = self.session
        self._let_go()
        if session is not None:
            session.leave()
        super().closeEvent(event)
