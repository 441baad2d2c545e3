# SPDX-License-Identifier: MIT
"""The frame that every game's table sits in: seats, board, prompt, and the lists beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from core.terms import IllegalMove, Move, Over
from ui.games.board import Board
from ui.games.game_kit import GameKit
from ui.games.presenter import Presenter
from ui.games.shown import Answer, Prompt
from ui.kit.breath import breath
from ui.kit.controls.button import Button
from ui.kit.place import Place
from ui.kit.surfaces.banner import Banner
from ui.kit.surfaces.lines_panel import ChatPanel, LinesPanel
from ui.kit.surfaces.moves_panel import MovesPanel
from ui.kit.surfaces.pane import Pane
from ui.play.desk import Desk, Standing
from ui.play.focus import Focus
from ui.play.hot_seat import HotSeatCover
from ui.play.panels.guide_panel import GuidePanel
from ui.play.panels.prompt_bar import PromptBar
from ui.play.panels.seats_panel import SeatsPanel
from ui.play.panels.side_panel import SidePanel, side_by_side
from ui.play.panels.state_panel import StatePanel
from ui.play.panels.turn_ribbon import TurnRibbon
from ui.play.panels.words_page import WordsPage
from ui.play.result import ResultPanel
from ui.play.telling import ending
from ui.play.telling.announcing import Announcing
from ui.play.telling.standing_words import SHOW_RESULT, standing_prompt, standing_words
from ui.play.telling.story import Story
from ui.ports.session import Session
from ui.ports.snapshot import Snapshot
from ui.words.chat import chat_words
from ui.words.reasons import general

MOVES, BOARD, LOG, CHAT, GUIDE = range(5)


class GameFrame(Place):
    """A game being played, over a `Session` that has a match."""

    titled = Signal(str)
    """What the title bar of the window says."""
    left = Signal()
    """The person asked to go back to the lobby."""
    took_up = Signal()
    """The person wants to open the table here, as its host is gone."""
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
        self.story = Story(kit.presenter())
        self.desk = Desk(self.presenter, session.snapshot())
        self.board: Board = kit.board(self.presenter)
        self._was = Standing.WAITING
        self._build()
        self.focus = Focus(self, self.prompt, self.board, self.moves, self.cover, self.result)
        self._connect()
        self.beginning = self.board
        self.refresh()

    # The parts

    def _build(self) -> None:
        self.ribbon = TurnRibbon()
        self.rules_button = Button(self.tr("Rules"), "plain", "question")
        self.leave_button = Button(self.tr("Leave"), "plain", "door")
        self.ribbon.row.addWidget(self.rules_button)
        self.ribbon.row.addWidget(self.leave_button)
        self.banner = Banner()
        self.announcing = Announcing(self.banner, self.session, self)
        self.seats = SeatsPanel(self.desk.snapshot.game, self.board.seat_detail)
        self.seats.add_foot(self.board.rail_foot())
        self.cover = HotSeatCover()
        self.result = ResultPanel()
        self.middle = QStackedWidget()
        self.panes = {part: Pane(part) for part in (self.board, self.cover)}
        for page in (*self.panes.values(), self.result):
            self.middle.addWidget(page)
        self.prompt = PromptBar()
        self._build_side()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.ribbon)
        column.addLayout(side_by_side(self.side, self.middle, self.prompt), 1)
        self.banner.lie_over(self, self._beside_buttons)

    def _build_side(self) -> None:
        self.moves = MovesPanel()
        self.state = StatePanel()
        self.log = LinesPanel(self.tr("Log"), self.tr("Nothing has happened yet."))
        self.chat = ChatPanel()
        self.guide = GuidePanel()
        self.side = SidePanel(self.seats)
        self.side.add_page(self.moves, self.tr("Moves"), "list")
        self.side.add_page(WordsPage(self.state, self.board.twin()), self.tr("Board"), "column")
        self.side.add_page(self.log, self.tr("Log"), "log")
        self.side.add_page(self.chat, self.tr("Chat"), "chat")
        self.side.add_page(self.guide, self.tr("Guide"), "lamp")
        self.side.buttons[MOVES].setToolTip(self.tr("Every legal move in words (Ctrl+M)"))
        self.side.begin_with(GUIDE if self._guided else LOG)

    def _connect(self) -> None:
        self.session.changed.connect(self.take)
        self.session.refused.connect(self._refused)
        self.board.chosen.connect(self.play)
        self.board.recomposed.connect(self._recompose)
        self.board.touched.connect(self._show_prompt)
        self.board.wanted.connect(self.panes[self.board].show_part)
        self.moves.chosen.connect(lambda move: self.play(move, listed=True))
        self.prompt.answered.connect(self._answer)
        self.prompt.undone.connect(self._undo)
        self.prompt.restarted.connect(self._restart)
        self.prompt.committed.connect(self._commit)
        self.cover.taken.connect(self._uncover)
        self.chat.said.connect(self.session.say)
        self.side.picked.connect(self._turn_to)
        self.ribbon.caption.turned.connect(self.seats.show_deed)
        self.rules_button.clicked.connect(self.asked_rules)
        self.leave_button.clicked.connect(self.left)
        self.result.told.connect(lambda: self._ask(self.focus.now()))
        self.announcing.left.connect(self.left)
        self.announcing.took_up.connect(self.took_up)
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
        """Lay the lists over the seats where the board would not fit beside both."""
        super().resizeEvent(event)
        self.side.fit(self.size(), self.board.good_width())
        if self._guided:
            self.side.news(GUIDE)

    def _beside_buttons(self) -> QRect:
        """Where the banner lies: over the words of the ribbon."""
        ribbon = self.ribbon.geometry()
        return ribbon.adjusted(0, 0, self.rules_button.x() - ribbon.width(), 0)

    # What the person does

    def play(self, move: Move, listed: bool = False) -> None:
        """Make a move for whoever is looking: stage it, or send what it completes.

        `listed` is whether it was made in the list of moves.
        """
        self.focus.listed = listed
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
        elif answer.action == SHOW_RESULT:
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

    def _uncover(self, seat: int) -> None:
        self.desk.look_as(seat)
        self.refresh()

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
        before = self.desk.snapshot.said
        self.desk.take(snapshot)
        self.refresh()
        if snapshot.said > before:
            self.side.news(CHAT)

    def refresh(self) -> None:
        """Show the desk as it is now."""
        standing, focused = self.desk.standing(), self.focus.now()
        self._show_middle(standing)
        self.board.refresh()
        self._show_prompt()
        self._show_seats()
        self.moves.show_moves(self.desk.legal(), self.presenter.move_words)
        self.state.show_table(self.presenter.state_rows())
        self._show_guide()
        snapshot = self.desk.snapshot
        self.story.follow(self.desk)
        self.log.show_lines(self.story.lines, marks=self.story.marks)
        self.ribbon.caption.show_deeds(self.story.since(self.desk.own()))
        self.chat.show_lines(list(map(chat_words, snapshot.chat)), snapshot.chat_gone)
        self.announcing.show(snapshot)
        self._show_standing(standing)
        self._ask(focused)

    def _ask(self, focused: QWidget | None) -> None:
        """Let the hand and the keyboard come to what is decided now."""
        standing, decision = self.desk.standing(), self.desk.decision()
        if standing is Standing.OVER:
            decision = (standing, self.result.finished())
        breath().ask(decision, self, self.ribbon)
        self.focus.settle(standing, decision, focused)

    def _show_guide(self) -> None:
        self.section = self.presenter.section() or self.section
        text = self.kit.rules().get(self.section, "")
        if self.guide.show_section(text) and self._guided:
            self.side.news(GUIDE)

    def _turn_to(self, before: int | None, now: int | None) -> None:
        if GUIDE in (before, now):
            self._guided = now == GUIDE
            self.guided.emit(self._guided)
        if now == CHAT:
            self.chat.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_middle(self, standing: Standing) -> None:
        seat = self.desk.next_person()
        if seat is not None:
            self.cover.cover_for(seat, self.desk.names()[seat])
            self.middle.setCurrentWidget(self.panes[self.cover])
        elif standing is Standing.OVER and self._was is not Standing.OVER:
            names = self.desk.names()
            marks = [self.presenter.seat_facts(seat).mark for seat in range(len(names))]
            snapshot, over = self.desk.snapshot, self.desk.match.awaiting
            told, remarks = ending.result(self.kit, snapshot), ending.remarks(snapshot)
            ranked = over if isinstance(over, Over) else None
            self.result.show_result(told, names, marks, remarks, ranked)
            self.middle.setCurrentWidget(self.result)
        elif standing is not Standing.OVER:
            self.middle.setCurrentWidget(self.panes[self.board])

    def _show_prompt(self) -> None:
        standing = self.desk.standing()
        composer = self.desk.composer
        staged = len(composer.staged) if composer else 0
        self.prompt.show_prompt(self._prompt(standing), staged, standing is Standing.STAGED)
        self.prompt.setVisible(self.middle.currentWidget() is not self.result)

    def _prompt(self, standing: Standing) -> Prompt:
        asked = standing in (Standing.YOURS, Standing.WAITING)
        return self.presenter.prompt() if asked else standing_prompt(self.desk)

    def _show_seats(self) -> None:
        seats = self.desk.snapshot.seats
        facts = [self.presenter.seat_facts(view.seat) for view in seats]
        over = self.desk.standing_over()
        asked = () if over else self.desk.waiting_for()
        self.seats.show_seats(seats, facts, asked, self.desk.snapshot.sealed)
        self.seats.show_words(self.desk.snapshot.words_state)
        self.seats.show_watchers(self.desk.snapshot.watchers, self.desk.snapshot.watching)

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
        error = IllegalMove.parse(sentence)
        self.banner.say(sentence if error is None else self._reason(error), "warn")

    def _reason(self, error: IllegalMove) -> str:
        words = general(error.rule) or self.kit.illegal_words(error.rule, error.params)
        return words.format(**error.params) if words else str(error)


_BEGUN = (Standing.YOURS, Standing.COVERED)
"""A person of this laptop is to move, and has not begun."""
