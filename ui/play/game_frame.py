# SPDX-License-Identifier: MIT
"""The frame that every game's table sits in: seats, board, prompt, and the lists beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from core.terms import IllegalMove, Move
from ui.games.board import Board
from ui.games.game_kit import GameKit
from ui.games.presenter import Presenter
from ui.games.shown import Answer, Prompt
from ui.kit.controls.button import Button
from ui.kit.surfaces.banner import Banner
from ui.kit.surfaces.lines_panel import ChatPanel, LinesPanel
from ui.kit.surfaces.moves_panel import MovesPanel
from ui.kit.surfaces.pane import Pane
from ui.kit.surfaces.place import Place
from ui.play.absence import Absence, Menu, Vote, absence, played_words
from ui.play.desk import Desk, Standing
from ui.play.hot_seat import HotSeatCover
from ui.play.panels.guide_panel import GuidePanel
from ui.play.panels.prompt_bar import PromptBar
from ui.play.panels.seats_panel import SeatsPanel
from ui.play.panels.side_panel import SidePanel
from ui.play.panels.state_panel import StatePanel
from ui.play.panels.turn_ribbon import TurnRibbon
from ui.play.panels.words_page import WordsPage
from ui.play.result import ResultPanel
from ui.play.standing_words import standing_words
from ui.ports.session import Session
from ui.ports.snapshot import Asker, Notice, Snapshot
from ui.style import theme
from ui.words.chat import chat_words
from ui.words.notices import notice_words, tone
from ui.words.reasons import general

MOVES, BOARD, LOG, CHAT, GUIDE = range(5)


class GameFrame(Place):
    """A game being played, over a `Session` that has a match."""

    titled = Signal(str)
    """What the title bar of the window says."""
    left = Signal()
    """The person asked to go back to the lobby."""
    asked_rules = Signal()
    guided = Signal(bool)
    """The person opened the guide, or put it away."""

    def __init__(
        self,
        session: Session,
        kit: GameKit[Any],
        parent: QWidget | None = None,
        guide: bool = False,
        ring: Callable[[], None] = lambda: None,
    ) -> None:
        """`guide` is whether the guide is open at first, and marked when it has something new.

        `ring` is called as a turn of somebody at this laptop begins.
        """
        super().__init__(parent)
        self._guided = guide
        self._ring = ring
        self.section = ""
        """The section of the rules about what is decided now, or was last."""
        self.session = session
        self.kit = kit
        self.presenter: Presenter = kit.presenter()
        self.desk = Desk(self.presenter, session.snapshot())
        self.board: Board = kit.board(self.presenter)
        self._was = Standing.WAITING
        self._told: tuple[Notice | None, Absence | None, Asker | None] | None = None
        self._build()
        self._connect()
        self.beginning = self.board
        self.refresh()

    # The parts

    def _build(self) -> None:
        dress = theme.current()
        self.ribbon = TurnRibbon()
        self.rules_button = Button(self.tr("Rules"), "plain", "question")
        self.leave_button = Button(self.tr("Leave"), "plain", "door")
        self.ribbon.row.addWidget(self.rules_button)
        self.ribbon.row.addWidget(self.leave_button)
        self.banner = Banner()
        self.seats = SeatsPanel(self.board.seat_detail)
        self.seats.add_foot(self.board.rail_foot())
        self._seats_pane = Pane(self.seats)
        self._seats_pane.setFixedWidth(self.fontMetrics().averageCharWidth() * 23)
        self.cover = HotSeatCover()
        self.result = ResultPanel()
        self.middle = QStackedWidget()
        self.panes = {part: Pane(part) for part in (self.board, self.cover)}
        for page in (*self.panes.values(), self.result):
            self.middle.addWidget(page)
        self.prompt = PromptBar()
        self._build_side()
        row = QHBoxLayout()
        row.setContentsMargins(dress.space(2), dress.space(2), dress.space(2), dress.space(2))
        row.setSpacing(dress.space(2))
        row.addWidget(self._seats_pane)
        centre = QVBoxLayout()
        centre.setSpacing(dress.space(2))
        centre.addWidget(self.middle, 1)
        centre.addWidget(self.prompt)
        row.addLayout(centre, 1)
        row.addWidget(self.side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.ribbon)
        column.addWidget(self.banner)
        column.addLayout(row, 1)

    def _build_side(self) -> None:
        self.moves = MovesPanel()
        self.state = StatePanel()
        self.log = LinesPanel(self.tr("Log"), self.tr("Nothing has happened yet."))
        self.chat = ChatPanel()
        self.guide = GuidePanel()
        self.side = SidePanel()
        self.side.add_page(self.moves, self.tr("Moves"), "list")
        self.side.add_page(WordsPage(self.state, self.board.twin()), self.tr("Board"), "column")
        self.side.add_page(self.log, self.tr("Log"), "log")
        self.side.add_page(self.chat, self.tr("Chat"), "chat")
        self.side.add_page(self.guide, self.tr("Guide"), "lamp")
        self.side.buttons[MOVES].setToolTip(self.tr("Every legal move in words (Ctrl+M)"))
        self.side.open_page(GUIDE if self._guided else LOG)

    def _connect(self) -> None:
        self.session.changed.connect(self.take)
        self.session.refused.connect(self._refused)
        self.board.chosen.connect(self.play)
        self.board.recomposed.connect(self._recompose)
        self.board.touched.connect(self._show_prompt)
        self.moves.chosen.connect(self.play)
        self.prompt.answered.connect(self._answer)
        self.prompt.undone.connect(self._undo)
        self.prompt.restarted.connect(self._restart)
        self.prompt.committed.connect(self._commit)
        self.cover.taken.connect(self._uncover)
        self.chat.said.connect(self.session.say)
        self.side.picked.connect(self._turn_to)
        self.rules_button.clicked.connect(self.asked_rules)
        self.leave_button.clicked.connect(self.left)
        self.result.rematch.clicked.connect(self.session.rematch)
        self.result.leave.clicked.connect(self.left)
        self.result.table.clicked.connect(lambda: self._look_at(self.panes[self.board]))
        for keys, action in (
            ("Ctrl+Z", self._undo),
            ("Ctrl+M", self._focus_moves),
            ("Esc", self._to_board),
        ):
            QShortcut(QKeySequence(keys), self, action)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Close the lists where the board would not fit beside them."""
        super().resizeEvent(event)
        self.side.fit(self.width() - self._seats_pane.width(), self.board.good_width())
        if self._guided:
            self.side.news(GUIDE)

    # What the person does

    def play(self, move: Move) -> None:
        """Make a move for whoever is looking: stage it, or send what it completes."""
        try:
            ready = self.desk.make(move)
        except IllegalMove as error:
            self._refused(self._reason(error))
            return
        if ready:
            self._send(ready)
        else:
            self.refresh()

    def _send(self, moves: tuple[Move, ...]) -> None:
        seat = self.desk.looking
        assert seat is not None
        self.desk.sent(seat)
        self.refresh()
        self.session.submit(seat, moves)

    def _answer(self, answer: Answer) -> None:
        if answer.move is not None:
            self.play(answer.move)
        elif answer.action == _SHOW_RESULT:
            self._look_at(self.result)
        else:
            self.presenter.act(answer.action)
            self.refresh()

    def _recompose(self, moves: tuple[Move, ...]) -> None:
        try:
            self.desk.recompose(moves)
        except IllegalMove as error:
            self._refused(self._reason(error))
            return
        self.refresh()

    def _undo(self) -> None:
        self.desk.undo()
        self.refresh()

    def _restart(self) -> None:
        self.desk.reset()
        self.refresh()

    def _commit(self) -> None:
        if moves := self.desk.complete():
            self._send(moves)
            by_list = self.moves.isVisible()
            part = self.moves.filter if by_list else self.board
            part.setFocus(Qt.FocusReason.OtherFocusReason)

    def _uncover(self, seat: int) -> None:
        self.desk.look_as(seat)
        self.refresh()
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _focus_moves(self) -> None:
        self.side.turn_to(MOVES)
        self.moves.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _to_board(self) -> None:
        self.board.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _look_at(self, part: QWidget) -> None:
        self.middle.setCurrentWidget(part)
        self._show_prompt()

    # What is shown

    def take(self, snapshot: Snapshot) -> None:
        """Show a newer snapshot."""
        if snapshot.match is None:
            return
        before = self.desk.snapshot
        chatted = _said(snapshot) > _said(before)
        self.desk.take(snapshot)
        self.refresh()
        if chatted:
            self.side.news(CHAT)

    def refresh(self) -> None:
        """Show the desk as it is now."""
        standing = self.desk.standing()
        self._show_middle(standing)
        self.board.refresh()
        self._show_prompt()
        self._show_seats()
        self.moves.show_moves(self.desk.legal(), self.presenter.move_words)
        self.state.show_table(self.presenter.state_rows())
        self._show_guide()
        snapshot = self.desk.snapshot
        self.log.show_lines([self.presenter.note_words(line.note) for line in snapshot.log])
        self.chat.show_lines(list(map(chat_words, snapshot.chat)), snapshot.chat_gone)
        self._show_notice()
        self._show_standing(standing)

    def _show_guide(self) -> None:
        self.section = self.presenter.section() or self.section
        text = self.kit.rules().get(self.section, "")
        if self.guide.show_section(text) and self._guided:
            self.side.news(GUIDE)

    def _turn_to(self, before: int | None, now: int | None) -> None:
        if GUIDE in (before, now):
            self._guided = now == GUIDE
            self.guided.emit(self._guided)

    def _show_middle(self, standing: Standing) -> None:
        seat = self.desk.next_person()
        if seat is not None:
            self.cover.cover_for(seat, self.desk.names()[seat])
            self.middle.setCurrentWidget(self.panes[self.cover])
        elif standing is Standing.OVER and self._was is not Standing.OVER:
            names = self.desk.names()
            marks = [self.presenter.seat_facts(seat).mark for seat in range(len(names))]
            result = self.kit.result(self.desk.match, names)
            self.result.show_result(result, names, marks, played_words(self.desk.snapshot))
            self.middle.setCurrentWidget(self.result)
            self.result.setFocus(Qt.FocusReason.OtherFocusReason)
        elif standing is not Standing.OVER:
            self.middle.setCurrentWidget(self.panes[self.board])

    def _show_prompt(self) -> None:
        standing = self.desk.standing()
        composer = self.desk.composer
        staged = len(composer.staged) if composer else 0
        self.prompt.show_prompt(self._prompt(standing), staged, standing is Standing.STAGED)
        self.prompt.setVisible(self.middle.currentWidget() is not self.result)

    def _prompt(self, standing: Standing) -> Prompt:
        if standing is Standing.COVERED:
            return Prompt(self.tr("The table is covered until the next person is there."))
        if standing is Standing.OVER:
            back = Answer(self.tr("Show the result"), action=_SHOW_RESULT)
            return Prompt(self.tr("The game is over."), (back,))
        if standing is Standing.STAGED:
            return Prompt(self.tr("Your turn is complete. Done sends it to the table."))
        if standing in (Standing.SENT, Standing.DEALING):
            return Prompt(standing_words(self.desk) + ".")
        return self.presenter.prompt()

    def _show_seats(self) -> None:
        seats = self.desk.snapshot.seats
        facts = [self.presenter.seat_facts(view.seat) for view in seats]
        over = self.desk.standing_over()
        asked = () if over else self.desk.waiting_for()
        self.seats.show_seats(seats, facts, asked, self.desk.snapshot.sealed)
        self.seats.show_words(self.desk.snapshot.words_state)

    def _show_notice(self) -> None:
        notice = self.desk.snapshot.notice
        if notice is not None and notice.key == "words.skipped":
            notice = None
        now = absence(self.desk.snapshot)
        asker = next(iter(self.desk.snapshot.asking), None)
        if (notice, now, asker) == self._told:
            return
        self._told = (notice, now, asker)
        if now is not None and (notice is None or notice.key == "seat.lost"):
            self._show_absence(now, now.choices)
        elif notice is not None:
            claim = (self.tr("Claim the game"), self._ask_claim)
            actions = (claim,) if self.desk.may_claim() else ()
            self.banner.say(notice_words(notice), tone(notice), actions, closable=False)
        elif asker is not None:
            self._show_asker(asker)
        else:
            self.banner.hide()

    def _show_asker(self, asker: Asker) -> None:
        answers = (
            (self.tr("Turn away"), lambda: self.session.turn_away(asker.key)),
            (self.tr("Let in"), lambda: self.session.admit(asker.key)),
        )
        text = self.tr("{} wants to watch.").format(asker.name)
        self.banner.say(text, "accent", answers, closable=False)

    def _show_absence(self, now: Absence, choices: tuple[Vote | Menu, ...]) -> None:
        """What one can vote for; or to wait, after which the choices are away until it changes."""
        votes = [
            (each.label, partial(self._show_absence, now, each.votes))
            if isinstance(each, Menu)
            else (each.label, partial(self.session.entrust, each.seat, each.to, each.bot))
            for each in choices
        ]
        wait = [(self.tr("Wait"), lambda: self.banner.say(now.text, now.tone))] if votes else []
        self.banner.say(now.text, now.tone, (*wait, *votes), closable=False)

    def _ask_claim(self) -> None:
        self.banner.say(
            self.tr("Claim it? The game ends at once, and its file says who claimed it, and when."),
            "warn",
            (
                (self.tr("Keep waiting"), self._keep_waiting),
                (self.tr("Claim the game"), self.session.claim),
            ),
            closable=False,
        )
        self.banner.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep_waiting(self) -> None:
        self._told = None
        self._show_notice()

    def _show_standing(self, standing: Standing) -> None:
        words = standing_words(self.desk)
        self.ribbon.show_standing(standing, words)
        self.titled.emit(f"{words} · {self.desk.snapshot.table}")
        if standing is Standing.YOURS and self._was is not Standing.YOURS:
            self._alert(words)
        if standing in _BEGUN and self._was not in (*_BEGUN, Standing.STAGED, Standing.SENT):
            self._ring()
        self._was = standing

    def _alert(self, words: str) -> None:
        QApplication.alert(self.window())
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.ribbon, words))

    # What goes wrong

    def _refused(self, sentence: str) -> None:
        self.desk.came_back()
        self.refresh()
        self.banner.say(sentence, "warn")

    def _reason(self, error: IllegalMove) -> str:
        words = general(error.rule) or self.kit.illegal_words(error.rule, error.params)
        return words.format(**error.params) if words else str(error)


def _said(snapshot: Snapshot) -> int:
    """How many lines of chat there were."""
    return snapshot.chat_gone + len(snapshot.chat)


_BEGUN = (Standing.YOURS, Standing.COVERED)
"""A person of this laptop is to move, and has not begun."""

_SHOW_RESULT = "frame.result"
