# SPDX-License-Identifier: MIT
"""The parts of the room: a seat, somebody who asks for one, and the code of the table."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.kit.controls.button import Button
from ui.kit.drawing.player_mark import PlayerMark
from ui.kit.labels.pill import Pill
from ui.kit.labels.text import ElidedText, Text
from ui.kit.surfaces.card import Card
from ui.ports.snapshot import Asker, Presence, SeatView, Snapshot
from ui.style import theme
from ui.style.theme import Role
from ui.words.games import bot_words


class SeatLine(QWidget):
    """Who sits on a seat. The host can move and free seats."""

    swapped = Signal(int)
    """Swap this seat with the next one."""
    freed = Signal(int)

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        dress = theme.current()
        self.name = ElidedText(role=Role.BODY)
        self.state = Pill("")
        self.swap = Button(self.tr("Swap with the next seat"), "quiet", "swap", bare=True)
        self.free = Button(self.tr("Free this seat"), "quiet", "cross", bare=True)
        self.swap.clicked.connect(lambda: self.swapped.emit(self.seat))
        self.free.clicked.connect(lambda: self.freed.emit(self.seat))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(dress.space(2))
        row.addWidget(PlayerMark(seat))
        row.addWidget(self.name, 1)
        for part in (self.state, self.free, self.swap):
            row.addWidget(part)

    def show_seat(self, view: SeatView, game: str, hosting: bool, can_swap: bool) -> None:
        """Show the seat as it is now."""
        if view.open:
            self.name.setText(self.tr("Free"))
        elif view.mine and not view.bot:
            self.name.setText(self.tr("{} (you)").format(view.name))
        elif view.bot:
            self.name.setText(f"{view.name} · {bot_words(game, view.bot)}")
        else:
            self.name.setText(view.name)
        self.state.show_state(*self._state(view))
        for button in (self.swap, self.free):
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(hosting)
            button.setSizePolicy(policy)
        self.swap.setVisible(can_swap)
        self.free.setVisible(hosting and not view.open and not view.mine and not view.bot)
        self.free.setAccessibleName(self.tr("Free the seat of {}").format(view.name))

    def _state(self, view: SeatView) -> tuple[str, str, str]:
        if view.open:
            return self.tr("open"), "accent", "door"
        if view.presence is Presence.LOST:
            return self.tr("connection lost"), "warn", "lost"
        if view.presence is Presence.AWAY:
            return self.tr("left; the seat waits"), "warn", "door"
        if view.bot:
            return self.tr("bot"), "muted", "robot"
        if view.ready:
            return self.tr("ready"), "good", "check"
        return self.tr("not ready yet"), "muted", "hourglass"


class AskerRow(QWidget):
    """Somebody who asks for a seat, or to watch: admitted or turned away."""

    admitted = Signal(str)
    refused = Signal(str)

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = ElidedText(role=Role.BODY)
        self.wish = Text(self.tr("Wants to watch"), Role.SMALL, "muted")
        self.warning = Text(role=Role.SMALL, ink="warn", wrap=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        for part in (self.name, self.wish, self.warning):
            words.addWidget(part)
        self.refuse = Button(self.tr("Turn away"), "quiet", "cross")
        self.admit = Button(self.tr("Let in"), "primary", "check")
        self.refuse.clicked.connect(lambda: self.refused.emit(key))
        self.admit.clicked.connect(lambda: self.admitted.emit(key))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.current().space(2))
        row.addLayout(words, 1)
        row.addWidget(self.refuse)
        row.addWidget(self.admit)

    def show_asker(self, asker: Asker) -> None:
        """Show who asks, as it is called now: two of one name are told apart."""
        self.name.setText(asker.name)
        self.wish.setVisible(asker.watches)
        self.warning.setText(asker.warning)
        self.warning.setVisible(bool(asker.warning))
        self.refuse.setAccessibleName(self.tr("Turn {} away").format(asker.name))
        self.admit.setAccessibleName(self.tr("Let {} in").format(asker.name))


class CodeCard(Card):
    """Large, because it is read out across a room. Hidden where there is no code."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.code = Text(role=Role.NUMBER)
        self.code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.renewed = Text(
            self.tr("Three wrong codes were tried, so this is a new one."), ink="warn", wrap=True
        )
        meaning = self.tr(
            "Whoever knows it walks in, to play or to watch. The invitation carries it, too."
        )
        self.body.addWidget(Text(self.tr("The code of this table"), Role.STRONG))
        for part in (self.code, self.renewed, Text(meaning, Role.SMALL, "muted", wrap=True)):
            self.body.addWidget(part)

    def show_code(self, snapshot: Snapshot) -> None:
        """Show the code as it is now."""
        self.code.setText(snapshot.code)
        self.code.setAccessibleName(" ".join(snapshot.code))
        self.renewed.setVisible(snapshot.code_renewals > 0)
        self.setVisible(bool(snapshot.code))
