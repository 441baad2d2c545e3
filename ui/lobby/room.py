# SPDX-License-Identifier: MIT
"""The table before the game: who asks, who sits where, who is ready, and the words to compare."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from ui.kit.controls.button import Button
from ui.kit.labels.heading import Heading
from ui.kit.labels.pill import Pill
from ui.kit.labels.text import ElidedText, Text
from ui.kit.place import Place
from ui.kit.surfaces.banner import Banner
from ui.kit.surfaces.card import Card
from ui.kit.surfaces.lines_panel import ChatPanel
from ui.kit.surfaces.page import Page
from ui.lobby.room_parts import AskerRow, CodeCard, SeatLine
from ui.lobby.words_panel import WordsPanel
from ui.ports.session import Session
from ui.ports.snapshot import Notice, SeatView, Snapshot, Stage
from ui.style import theme
from ui.style.theme import Role
from ui.words.chat import chat_words
from ui.words.games import game_words, groups_of_options, option_words
from ui.words.lists import listed
from ui.words.notices import notice_words, tone


class RoomPage(Place):
    """Over a `Session` that has not begun to play, or whose words are to be compared."""

    left = Signal()
    titled = Signal(str)
    """What the title bar of the window says."""

    def __init__(
        self,
        session: Session,
        parent: QWidget | None = None,
        ring: Callable[[], None] = lambda: None,
    ) -> None:
        """`ring` is called when somebody asks to come in."""
        super().__init__(parent)
        self.session = session
        self._ring = ring
        self.seats: list[SeatLine] = []
        self._asked: dict[tuple[str, bool], AskerRow] = {}
        self._notice: Notice | None = None
        self._build()
        session.changed.connect(self.take)
        session.refused.connect(self._refused)
        self.take(session.snapshot())

    def _build(self) -> None:
        dress = theme.current()
        self.heading = Heading("")
        self.heading.back_button.setToolTip(self.tr("Leave the table"))
        self.heading.back_button.setAccessibleName(self.tr("Leave the table"))
        self.heading.back.connect(self.left)
        self.standing = Pill("")
        self.heading.row.addWidget(self.standing)
        self.banner = Banner()
        row = QHBoxLayout()
        row.setContentsMargins(dress.space(3), 0, dress.space(3), dress.space(3))
        row.setSpacing(dress.space(3))
        row.addLayout(self._left(), 3)
        row.addLayout(self._right(), 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(dress.space(1))
        column.addWidget(self.heading)
        column.addWidget(self.banner)
        column.addLayout(row, 1)

    @property
    def askers(self) -> tuple[AskerRow, ...]:
        """Who asks, in the order in which they came."""
        return tuple(self._asked.values())

    def _first(self) -> QWidget:
        if self.askers:
            return self.askers[0].admit
        if self.words.choices:
            return self.words.choices[0]
        return self.chat

    def _left(self) -> QVBoxLayout:
        dress = theme.current()
        page = Page()
        self.words = WordsPanel()
        self.words.heard.connect(self.session.hear_word)
        self.words.skipped.connect(self.session.skip_words)
        self.code = CodeCard()
        self._asking = Card()
        self._asking.set_edge("accent")
        self._asking.body.addWidget(Text(self.tr("Asking to come in"), Role.STRONG))
        self._seats = Card()
        self._seats.body.addWidget(Text(self.tr("Seats"), Role.STRONG))
        for part in (self.words, self.code, self._asking, self._seats):
            page.add(part)
        self.wait = Text(ink="muted", wrap=True)
        self.ready = Button(self.tr("I am ready"), "primary", "check")
        self.ready.clicked.connect(lambda: self.session.set_ready(True))
        self.unready = Button(self.tr("Not ready after all"), "quiet")
        self.unready.clicked.connect(lambda: self.session.set_ready(False))
        self.start = Button(self.tr("Start the game"), "primary", "play")
        self.start.clicked.connect(self.session.start)
        foot = QHBoxLayout()
        foot.setSpacing(dress.space(2))
        foot.addWidget(self.wait, 1)
        foot.addWidget(self.unready)
        foot.addWidget(self.ready)
        foot.addWidget(self.start)
        column = QVBoxLayout()
        column.addWidget(page, 1)
        column.addLayout(foot)
        return column

    def _right(self) -> QVBoxLayout:
        dress = theme.current()
        about = Card()
        self.game = Text(role=Role.STRONG, wrap=True)
        self.options = Text(role=Role.SMALL, ink="muted", wrap=True)
        self.join_line = Text(self.tr("Others join with this address:"), Role.SMALL, "muted")
        self.address = Text(role=Role.PROMPT)
        self.invitation = Text(role=Role.SMALL, ink="muted", wrap=True)
        self.watchers = ElidedText(role=Role.SMALL, ink="muted")
        for text in (self.address, self.invitation):
            text.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        joining = (self.join_line, self.address, self.invitation)
        for part in (self.game, self.options, *joining, self.watchers):
            about.body.addWidget(part)
        self.chat = ChatPanel()
        self.chat.said.connect(self.session.say)
        column = QVBoxLayout()
        column.setSpacing(dress.space(2))
        column.addWidget(about)
        column.addWidget(self.chat, 1)
        return column

    def take(self, snapshot: Snapshot) -> None:
        """Show a newer snapshot.

        Where what had the focus is no more, the focus goes to where a key decides nothing.
        """
        focused = self.window().focusWidget()
        self.snapshot = snapshot
        self.heading.title.setText(snapshot.table)
        self._show_game(snapshot)
        self._show_seats(snapshot)
        self._show_asking(snapshot)
        self.words.show_words(snapshot)
        self.code.show_code(snapshot)
        self.chat.show_lines(list(map(chat_words, snapshot.chat)), snapshot.chat_gone)
        self._show_notice(snapshot.notice)
        self._show_foot(snapshot)
        self.beginning = self._first()
        if focused is not None and self.window().focusWidget() is not focused:
            rest = self.start if self.start.isVisible() and self.start.isEnabled() else self.chat
            rest.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refused(self, sentence: str) -> None:
        self.banner.say(sentence, "warn")

    def _show_notice(self, notice: Notice | None) -> None:
        if notice == self._notice:
            return
        self._notice = notice
        if notice is None:
            self.banner.hide()
        else:
            self.banner.say(notice_words(notice), tone(notice), closable=False)

    def _show_game(self, snapshot: Snapshot) -> None:
        self.game.setText(game_words(snapshot.game).title)
        lines = []
        for name, value in snapshot.options:
            words = option_words(snapshot.game, name)
            if not words.group:
                lines.append(f"{words.title}: {words.values.get(value, value)}")
        none = self.tr("None")
        for title, told in groups_of_options(snapshot.game, snapshot.options).items():
            lines.append(f"{title}: {', '.join(told) or none}")
        self.options.setText("\n".join(lines))
        self.options.setVisible(bool(lines))
        self.address.setText(snapshot.address)
        self.address.setVisible(bool(snapshot.address))
        self.join_line.setVisible(bool(snapshot.address))
        self.invitation.setText(self.tr("or: {}").format(snapshot.invitation))
        self.invitation.setVisible(bool(snapshot.invitation))
        self.watchers.setText(self.tr("Watching: {}").format(listed(snapshot.watchers)))
        self.watchers.setVisible(bool(snapshot.watchers))

    def _show_seats(self, snapshot: Snapshot) -> None:
        while len(self.seats) < len(snapshot.seats):
            line = SeatLine(len(self.seats))
            line.swapped.connect(lambda seat: self.session.swap(seat, seat + 1))
            line.freed.connect(self.session.free)
            self.seats.append(line)
            self._seats.body.addWidget(line)
        last = len(snapshot.seats) - 1
        before = snapshot.hosting and snapshot.stage is Stage.ROOM
        for line, view in zip(self.seats, snapshot.seats, strict=False):
            line.show_seat(view, snapshot.game, before, before and view.seat < last)

    def _show_asking(self, snapshot: Snapshot) -> None:
        """A row for each, which stays where it is as long as they ask."""
        asking = {(asker.key, asker.watches): asker for asker in snapshot.asking}
        for who in [who for who in self._asked if who not in asking]:
            row = self._asked.pop(who)
            row.hide()
            row.deleteLater()
        fresh = [who for who in asking if who not in self._asked]
        for who in fresh:
            row = self._asked[who] = AskerRow(who[0])
            row.admitted.connect(self.session.admit)
            row.refused.connect(self.session.turn_away)
            self._asking.body.addWidget(row)
        for who, asker in asking.items():
            self._asked[who].show_asker(asker)
        self._asking.setVisible(bool(asking))
        self._call(snapshot, bool(fresh))

    def _call(self, snapshot: Snapshot, fresh: bool) -> None:
        """Tell a host who is elsewhere that somebody waits at the door."""
        asks = self.tr("{names}: asking to come in")
        names = listed([asker.name for asker in snapshot.asking])
        words = asks.format(names=names)
        self.titled.emit(f"{words} · {snapshot.table}" if names else snapshot.table)
        if fresh:
            QApplication.alert(self.window())
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._asking, words))
            self._ring()

    def _show_foot(self, snapshot: Snapshot) -> None:
        gathering = snapshot.stage is Stage.ROOM
        mine = [view for view in snapshot.seats if view.mine and not view.bot]
        is_ready = bool(mine) and all(view.ready for view in mine)
        self.ready.setVisible(gathering and bool(mine) and not is_ready)
        self.unready.setVisible(gathering and is_ready)
        self.start.setVisible(gathering and snapshot.hosting and is_ready)
        self.start.setEnabled(self._can_start(snapshot.seats))
        self.wait.setText(self._waits_for(snapshot))
        self.standing.setVisible(snapshot.hosting or snapshot.watching)
        if snapshot.watching:
            self.standing.show_state(self.tr("you watch"), "muted", "eye")
        else:
            self.standing.show_state(self.tr("you host"), "muted", "home")

    @staticmethod
    def _can_start(seats: tuple[SeatView, ...]) -> bool:
        return all(not view.open and (view.ready or bool(view.bot)) for view in seats)

    def _waits_for(self, snapshot: Snapshot) -> str:
        if snapshot.stage is Stage.JOINING:
            return self.tr("Asking the host to be let in")
        if snapshot.stage is not Stage.ROOM:
            return ""
        if snapshot.watching:
            return self.tr("You watch. The game comes here when the host starts it.")
        if not (snapshot.hosting or any(view.mine for view in snapshot.seats)):
            return self.tr("The host was asked to let you in, and sees your name.")
        free = sum(view.open for view in snapshot.seats)
        if free == 1:
            return self.tr("One seat is free.")
        if free:
            return self.tr("{} seats are free.").format(free)
        unready = [v.name for v in snapshot.seats if not v.ready and not v.bot and not v.mine]
        if unready:
            return self.tr("Waiting for {} to be ready.").format(listed(unready))
        if not snapshot.hosting:
            return self.tr("Everybody is here. The host starts the game.")
        return self.tr("Everybody is here.")
