# SPDX-License-Identifier: MIT
"""With hidden hands, ships and money of others reach no value and no widget (R2, T18)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from core.match import Match
from core.terms import Note
from tests.ui.games.atlantic_star.star_tables import (
    board_of,
    course,
    found,
    laid,
    shown,
    state_of,
    with_player,
)
from tests.ui.games.positions import asked, with_state
from ui.games.atlantic_star.presenter import AtlanticStarPresenter
from ui.games.atlantic_star.words import figure

CASH = 7_919
"""A figure that stands nowhere else on the table."""
READ = ("text", "toolTip", "accessibleName", "accessibleDescription", "toPlainText")
Show = Callable[[QWidget], QWidget]


def _planted(hidden: str) -> tuple[Match, int, int, str]:
    """A table where one seat holds money and a ship that nobody else can know of."""
    match = found(
        lambda state: all(len(player.hand) > 1 for player in state.players),
        hands_and_money=hidden,
    )
    seat = asked(match)
    other = (seat + 2) % 4
    secret = state_of(match).pile[0]
    pile = state_of(match).pile[1:]
    hand = (*state_of(match).players[other].hand[1:], secret)
    match = with_player(match, other, money=CASH, hand=tuple(sorted(hand)))
    return with_state(match, pile=pile), seat, other, secret


def _everything(presenter: AtlanticStarPresenter) -> str:
    """All that is drawn, read aloud or said, as one text."""
    seats = range(presenter.scene.state.seats)
    for seat in seats:
        presenter.look_at(seat)
    parts = (
        presenter.board(),
        presenter.prompt(),
        presenter.state_rows(),
        [presenter.company(seat) for seat in seats],
        [presenter.seat_facts(seat) for seat in seats],
        [presenter.move_words(move) for move in presenter.scene.legal],
        presenter.note_words(Note("turn", (("seat", 1),))),
    )
    return repr(parts)


def _holds(text: str, match: Match, secret: str) -> tuple[bool, bool]:
    name = shown(match, None).scene.ship(secret)
    return _tells_the_money(text), name in text or secret in text


def _tells_the_money(text: str) -> bool:
    """As a bare number, or grouped as the language of the machine wants it."""
    return str(CASH) in text or figure(CASH) in text


def test_hands_and_money_of_others_are_in_no_value() -> None:
    """Neither a player nor a watcher is shown what another one holds."""
    match, seat, other, secret = _planted("hidden")
    for eyes in (seat, None, (seat + 1) % 4):
        assert _holds(_everything(shown(match, eyes)), match, secret) == (False, False)
    assert _holds(_everything(shown(match, other)), match, secret) == (True, True)


def test_open_hands_are_shown() -> None:
    """The test above can fail: with the option everybody sees them."""
    match, seat, _, secret = _planted("open")
    for eyes in (seat, None):
        presenter = shown(match, eyes)
        text = repr(presenter.state_rows())
        assert _holds(text, match, secret) == (True, True)


@pytest.mark.parametrize("hidden", ["hidden", "open"])
def test_no_widget_has_the_words_of_a_hidden_hand(hidden: str, shown_at: Show) -> None:
    """Texts, tooltips and what a screen reader says, over all widgets of the window."""
    match, seat, other, secret = _planted(hidden)
    frame = laid(match, seat)
    shown_at(frame)
    board_of(frame).companies[other].click()
    QApplication.processEvents()
    words = []
    for widget in (frame, *frame.findChildren(QWidget)):
        for read in READ:
            value = getattr(widget, read, None)
            if callable(value):
                words.append(str(value()))
        model = getattr(widget, "model", None)
        if callable(model) and model() is not None:
            rows = range(model().rowCount())
            columns = range(model().columnCount())
            words += [str(model().index(r, c).data()) for r in rows for c in columns]
    expected = hidden == "open"
    assert _holds("\n".join(words), match, secret) == (expected, expected)


def test_everything_is_shown_at_the_end() -> None:
    """Interface: after the end everything is revealed."""
    match = course(0)[-1]
    assert not match.state.agenda
    match = with_player(match, 1, money=CASH)
    assert _tells_the_money(_everything(shown(match, None)))
