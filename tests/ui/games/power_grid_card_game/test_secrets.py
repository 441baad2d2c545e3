# SPDX-License-Identifier: MIT
"""With hidden money the cash of others reaches no value and no widget (T18)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from core.games.power_grid_card_game.agenda import Bidding, BuyResources, OpenAuction
from core.match import Match
from tests.ui.games.positions import asked
from tests.ui.games.power_grid_card_game.card_tables import course, found, laid, shown, with_player
from ui.games.power_grid_card_game.presenter import PowerGridCardGamePresenter

CASH = 7_919
"""A figure that stands nowhere else on the table."""
READ = ("text", "toolTip", "accessibleName", "accessibleDescription", "toPlainText")
Show = Callable[[QWidget], QWidget]
KINDS = pytest.mark.parametrize("kind", [OpenAuction, Bidding, BuyResources])


def _planted(kind: type, hidden: str) -> tuple[Match, int, int]:
    """A decision of one seat while another one has that much."""
    match = found(kind, lambda state: state.round > 1, money=hidden)
    seat = asked(match)
    other = (seat + 1) % 4
    return with_player(match, other, money=CASH), seat, other


def _everything(presenter: PowerGridCardGamePresenter) -> str:
    """All that is drawn, read aloud or said, as one text."""
    seats = range(presenter.scene.state.seats)
    parts = (
        presenter.board(),
        presenter.prompt(),
        presenter.state_rows(),
        [presenter.company(seat) for seat in seats],
        [presenter.seat_facts(seat) for seat in seats],
        [presenter.move_words(move) for move in presenter.scene.legal],
    )
    return repr(parts)


@KINDS
def test_money_of_others_is_in_no_value(kind: type) -> None:
    """Neither a player nor a watcher is told; the owner is, and with the option everybody is."""
    match, seat, other = _planted(kind, "hidden")
    for eyes in (seat, None, (seat + 2) % 4):
        assert str(CASH) not in _everything(shown(match, eyes))
    assert str(CASH) in _everything(shown(match, other))
    match, seat, _ = _planted(kind, "open")
    for eyes in (seat, None):
        assert str(CASH) in _everything(shown(match, eyes))


@pytest.mark.parametrize("hidden", ["hidden", "open"])
def test_money_of_others_is_in_no_widget(shown_at: Show, hidden: str) -> None:
    """Texts, tooltips and what a screen reader says, over all widgets of the window."""
    match, seat, _ = _planted(OpenAuction, hidden)
    frame = laid(match, seat)
    shown_at(frame)
    QApplication.processEvents()
    words = []
    for widget in (frame, *frame.findChildren(QWidget)):
        for read in READ:
            value = getattr(widget, read, None)
            if callable(value):
                words.append(str(value()))
        model = getattr(widget, "model", None)
        if callable(model) and model() is not None:
            rows, columns = range(model().rowCount()), range(model().columnCount())
            words += [str(model().index(r, c).data()) for r in rows for c in columns]
    assert (str(CASH) in "\n".join(words)) == (hidden == "open")


def test_everything_is_shown_at_the_end() -> None:
    """Interface: after the end everything is revealed."""
    match = with_player(course(0)[-1], 1, money=CASH)
    assert not match.state.agenda
    assert str(CASH) in _everything(shown(match, None))
