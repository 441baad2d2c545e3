# SPDX-License-Identifier: MIT
"""The frame around every game: turn state, composed turns, cover, keyboard."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.terms import Move
from tests.ui.plain_kit import PLAIN
from ui.games.plain.board import PlainBoard
from ui.games.shown import Result
from ui.play.desk import Standing
from ui.play.game_frame import CHAT, GUIDE, LOG, MOVES, GameFrame
from ui.ports.demo import StillSession
from ui.ports.knowing import known
from ui.ports.local_session import LocalSession
from ui.ports.snapshot import Asker, Notice, Presence, WordsState

Lay = Callable[..., GameFrame]


def test_the_prompt_offers_exactly_the_legal_moves(table: Lay) -> None:
    """Buttons, moves list and rules agree."""
    frame = table(0)
    session = frame.session
    assert isinstance(session, LocalSession)
    for _ in range(12):
        legal = frame.desk.legal()
        answers = frame.presenter.prompt().answers
        assert [button.text() for button in frame.prompt.buttons] == [a.label for a in answers]
        assert {answer.move for answer in answers} <= set(legal)
        assert frame.moves.moves() == tuple(legal)
        session.play_bot(0)


def test_the_whole_frame_says_whose_turn_it_is(table: Lay, qtbot: QtBot) -> None:
    """WordsState in the ribbon and in the title bar, a mark on the seat (C1)."""
    frame = table(0)
    titles: list[str] = []
    assert frame.ribbon.text() == "Your turn"
    frame.titled.connect(titles.append)
    frame.refresh()
    assert titles == ["Your turn · The kitchen table"]
    assert frame.seats.cards[0].turn.isVisible()


def test_the_guide_follows_the_game(table: Lay) -> None:
    """It says what the rules say about the decision that the table waits for now."""
    assert "How it starts." in table(0).guide.toPlainText()
    assert "How it goes on." in table(0, decisions=3).guide.toPlainText()


def test_a_first_game_opens_with_the_guide_and_marks_what_is_new(
    table: Lay, shown: Callable[[QWidget], QWidget]
) -> None:
    """Once it is put away the mark is gone too, and the next table opens with the log."""
    early, late = (table(0, decisions=count).session.snapshot() for count in (0, 3))
    session = StillSession(early)
    frame = GameFrame(session, PLAIN, guide=True)
    shown(frame)
    kept: list[bool] = []
    frame.guided.connect(kept.append)
    assert frame.side.opened() == GUIDE
    frame.side.open_page(None)
    session.show(late)
    assert frame.side.buttons[GUIDE].accessibleDescription() == "new"
    frame.side.buttons[GUIDE].click()
    assert frame.side.buttons[GUIDE].accessibleDescription() == ""
    frame.side.buttons[CHAT].click()
    assert kept == [True, False]
    session.show(early)
    assert frame.side.buttons[GUIDE].accessibleDescription() == ""
    frame.side.buttons[LOG].click()
    assert kept == [True, False]
    assert table(0).side.opened() == LOG


def test_a_sent_move_shows_at_once(table: Lay) -> None:
    """Before the table has answered, the ribbon says sent and nothing can be made (C4)."""
    snapshot = table(0).session.snapshot()
    session = StillSession(snapshot)
    frame = GameFrame(session, PLAIN)
    frame.show()
    _bid(frame)
    assert session.asked == [("submit", 0, (Move("bid", (2,)),))]
    assert frame.ribbon.text().startswith("Sent")
    assert frame.prompt.buttons == ()
    assert frame.moves.moves() == ()


def test_a_refusal_says_why_and_gives_the_turn_back(table: Lay) -> None:
    """One sentence in the banner, the same decision again (T42)."""
    session = StillSession(table(0).session.snapshot())
    frame = GameFrame(session, PLAIN)
    frame.show()
    _bid(frame)
    session.refused.emit("The table did not take it.")
    assert frame.banner.text.text() == "The table did not take it."
    assert not frame.banner.isHidden()
    assert len(frame.moves.moves()) == 14


def _events(frame: GameFrame) -> int:
    """How much has happened at the table, whatever is staged here."""
    match = frame.session.snapshot().match
    assert match is not None
    return len(match.events)


def test_a_turn_is_composed_undone_and_sent(table: Lay) -> None:
    """Staged moves change the board only here, until Done."""
    frame = table(0, decisions=4)
    events = _compose(frame)
    assert frame.desk.standing() is Standing.STAGED
    assert _events(frame) == events
    assert frame.prompt.done.isVisible()
    frame.prompt.undo.click()
    assert frame.desk.standing() is Standing.YOURS
    frame.prompt.buttons[0].click()
    frame.prompt.done.click()
    assert _events(frame) > events


def test_an_undone_turn_and_a_refused_one_begin_no_turn(table: Lay) -> None:
    """The bell is for a turn that begins."""
    rung: list[Standing] = []
    session = table(0, decisions=4).session
    frame = GameFrame(session, PLAIN, ring=lambda: rung.append(Standing.YOURS))
    frame.show()
    _compose(frame)
    begun = len(rung)
    frame.prompt.undo.click()
    assert frame.desk.standing() is Standing.YOURS
    still = StillSession(table(0).session.snapshot())
    other = GameFrame(still, PLAIN, ring=lambda: rung.append(Standing.SENT))
    other.show()
    _bid(other)
    still.refused.emit("The table did not take it.")
    assert other.desk.standing() is Standing.YOURS
    assert rung == [*[Standing.YOURS] * begun, Standing.SENT]


def test_a_whole_game_by_the_keyboard(table: Lay, qtbot: QtBot) -> None:
    """The moves list and Done play a game to its end; no mouse."""
    frame = table(0)
    for _ in range(200):
        if frame.desk.standing() is Standing.OVER:
            break
        if frame.prompt.done.isVisible():
            qtbot.keyClick(frame.prompt.done, Qt.Key.Key_Return)
        else:
            qtbot.keyClick(frame.moves.filter, Qt.Key.Key_Return)
    assert frame.desk.standing() is Standing.OVER
    assert frame.middle.currentWidget() is frame.result


def test_the_result_is_told_step_by_step(table: Lay) -> None:
    """The headline comes with the last step; then one can play again."""
    frame = table(0)
    session = frame.session
    assert isinstance(session, LocalSession)
    while frame.desk.standing() is not Standing.OVER:
        session.play_bot(0)
    result = frame.kit.result(frame.desk.match, frame.desk.names())
    steps = Result("It ends", (result.steps[0], result.steps[0]))
    frame.result.show_result(steps, frame.desk.names(), (0, 1))
    assert not frame.result.finished()
    assert frame.result.headline.text() != "It ends"
    frame.result.next.click()
    assert frame.result.headline.text() == "It ends"
    assert frame.result.rematch.isVisible()
    assert not frame.result.next.isVisible()


def test_the_cover_hides_both_hands(table: Lay) -> None:
    """Between two people at one laptop no card of either is in any widget (T18)."""
    frame = table(0, 1)
    hidden = _cards(frame)
    assert frame.middle.currentWidget() is frame.panes[frame.cover]
    assert not any(card in text for text in _texts(frame) for card in hidden)
    frame.cover.go.click()
    own = {seen.card for seen in known(frame.session.snapshot(), 0).cards}
    other = {seen.card for seen in known(frame.session.snapshot(), 1).cards}
    shown = " ".join(_texts(frame))
    assert all(card in shown for card in own)
    assert not any(card in shown for card in other)
    _bid(frame)
    assert frame.middle.currentWidget() is frame.panes[frame.cover]
    assert not any(card in text for text in _texts(frame) for card in hidden)


def test_escape_leaves_a_text_field(table: Lay, qtbot: QtBot) -> None:
    """After writing to the table, the board has the keyboard again (C14)."""
    frame = table(0)
    frame.board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    frame.activateWindow()
    frame.side.open_page(CHAT)
    frame.chat.field.setFocus()
    qtbot.waitUntil(frame.chat.field.hasFocus)
    qtbot.keyClick(frame.chat.field, Qt.Key.Key_Escape)
    assert not frame.chat.field.hasFocus()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert frame.board.isAncestorOf(focus)


def test_the_lists_can_be_closed(table: Lay, qtbot: QtBot) -> None:
    """A second click on the rail gives the room to the board."""
    frame = table(0)
    width = frame.board.width()
    frame.side.open_page(None)
    qtbot.waitUntil(lambda: frame.board.width() > width)
    frame.side.buttons[MOVES].click()
    assert frame.side.opened() == MOVES


def test_lost_and_left_are_different_lines(table: Lay) -> None:
    """A seat that cannot be reached may come back; one that left does not (B5)."""
    frame = table(0)
    words = []
    for presence in (Presence.LOST, Presence.LEFT):
        seats = (
            frame.desk.snapshot.seats[0],
            frame.desk.snapshot.seats[1]._replace(presence=presence),
        )
        frame.take(frame.desk.snapshot._replace(seats=seats))
        words.append(frame.seats.cards[1].state.text())
    assert words == ["connection lost", "left the table"]


def test_a_notice_is_one_banner(table: Lay) -> None:
    """It comes with the snapshot and goes with it."""
    frame = table(0)
    notice = Notice("seat.lost", (("name", "Bruno"),))
    frame.take(frame.desk.snapshot._replace(notice=notice))
    assert "Bruno" in frame.banner.text.text()
    assert frame.banner.isVisible()
    frame.take(frame.desk.snapshot._replace(notice=None))
    assert not frame.banner.isVisible()


def test_a_lost_game_of_two_can_be_claimed(table: Lay) -> None:
    """Only when the other one of two is missing, and only after a second question."""
    snapshot = table(0).session.snapshot()
    here, other = snapshot.seats
    notice = Notice("seat.lost", (("name", other.name),))
    lost = other._replace(presence=Presence.LOST)
    session = StillSession(snapshot._replace(seats=(here, lost), notice=notice))
    frame = GameFrame(session, PLAIN)
    frame.show()
    frame.banner.buttons[0].click()
    assert session.asked == []
    frame.banner.buttons[0].click()
    assert [button.text() for button in frame.banner.buttons] == ["Claim the game"]
    frame.banner.buttons[0].click()
    frame.banner.buttons[1].click()
    assert session.asked == [("claim",)]


def test_the_host_answers_who_asks_to_watch_in_the_middle_of_a_game(table: Lay) -> None:
    """One after the other, and after what is to be said of the table itself."""
    frame = table(0)
    shown = frame.desk.snapshot
    asking = (Asker("aa", "Eve", watches=True), Asker("bb", "Zoe", watches=True))
    frame.session = session = StillSession(shown)
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


def test_a_refusal_outlives_a_line_of_chat(table: Lay) -> None:
    """The sentence stays until it is closed or something else is to be said."""
    frame = table(0)
    frame.session.refused.emit("The table did not take it.")
    frame.session.say("hello")
    assert frame.banner.isVisible()
    assert frame.banner.text.text() == "The table did not take it."


def test_words_that_were_not_compared_stay_on_the_screen(table: Lay) -> None:
    """Whoever skipped them sees it during the whole game."""
    frame = table(0)
    assert not frame.seats.words.isVisible()
    frame.take(frame.desk.snapshot._replace(words_state=WordsState.SKIPPED))
    assert frame.seats.words.isVisible()


def test_everything_for_one_turn_is_visible(table: Lay) -> None:
    """Seats, board, prompt and its answers lie inside 1366x768 (D5)."""
    frame = table(0)
    for part in (*frame.seats.cards, frame.board, frame.prompt, *frame.prompt.buttons):
        assert part.isVisible()
        corner = part.mapTo(frame, part.rect().bottomRight())
        assert frame.rect().contains(part.mapTo(frame, part.rect().topLeft()))
        assert frame.rect().contains(corner)


def _bid(frame: GameFrame) -> None:
    """Bid two cubes."""
    assert isinstance(frame.board, PlainBoard)
    frame.board.rows[0].number.setValue(2)
    frame.board.rows[0].button.click()


def _compose(frame: GameFrame) -> int:
    """Stage a turn of several moves; the events of the table before it."""
    while frame.desk.standing() is not Standing.STAGED:
        staged = frame.desk.composer is not None and frame.desk.composer.staged
        events = len(frame.desk.match.events)
        frame.play(frame.desk.legal()[0])
        assert not staged or events == len(frame.desk.match.events)
    return events


def _cards(frame: GameFrame) -> set[str]:
    knowledge = frame.session.snapshot().knowledge
    return {known.card for _, seen in knowledge for known in seen.cards}


def _texts(root: QWidget) -> list[str]:
    found = []
    for widget in (root, *root.findChildren(QWidget)):
        for read in ("text", "toolTip", "accessibleName", "accessibleDescription", "toPlainText"):
            value = getattr(widget, read, None)
            if callable(value):
                found.append(str(value()))
    return found
