# SPDX-License-Identifier: MIT
"""No pair of eyes is shown a card that it has not seen (failures T17 and T18)."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from core.terms import Knowledge
from tests.ui.games.thirteen_minutes.tables import GAME, NAMES, Moment, find, moments
from ui.games.shown import View
from ui.games.thirteen_minutes.board import ThirteenMinutesBoard
from ui.games.thirteen_minutes.presenter import ThirteenMinutesPresenter


def _hidden(moment: Moment, seat: int | None) -> set[str]:
    """The cards that these eyes may not know: not face up, and not seen by the seat."""
    known = {zone.card for zone in moment.state.zones} | set(moment.state.last_cards)
    if seat is not None:
        deck = moment.state.deck
        known |= {entry.card for entry in moment.knowledge[seat].cards if entry.deck == deck}
    return {card.id for card in GAME.figures.cards} - known


def _named(text: str, hidden: set[str]) -> set[str]:
    """The hidden cards that a text gives away by id, name or event."""
    cards = [GAME.figures.card(card) for card in hidden]
    return {c.id for c in cards if any(w in text for w in (f'"{c.id}"', c.name_en, c.event_en))}


def _words(presenter: ThirteenMinutesPresenter, moves: bool = True) -> str:
    """Everything a presenter says."""
    parts = [
        presenter.board(),
        presenter.prompt(),
        presenter.state_rows(),
        presenter.seat_facts(0),
        presenter.seat_facts(1),
    ]
    said = [presenter.move_words(move) for move in presenter.selection.legal] if moves else []
    return msgspec.json.encode(parts).decode() + "\n".join(said)


def _shared_event(moment: Moment, seat: int | None) -> set[str]:
    """Hidden cards whose event is word for word that of a card these eyes may read."""
    hidden = _hidden(moment, seat)
    known = [card.event_en for card in GAME.figures.cards if card.id not in hidden]
    return {card for card in hidden if GAME.figures.card(card).event_en in known}


@pytest.mark.parametrize(("seed", "mode"), [(0, "single"), (1, "single"), (2, "campaign")])
def test_the_view_model_names_no_hidden_card(seed: int, mode: str) -> None:
    """In every phase of random games, for both seats and a watcher."""
    for moment in moments(seed, (("mode", mode),)):
        for seat in (0, 1, None):
            hidden = _hidden(moment, seat) - _shared_event(moment, seat)
            assert not _named(_words(moment.shown(seat)), hidden)


def test_the_search_finds_a_planted_hand() -> None:
    """With the opponent's hand planted in the knowledge the search must find it."""
    moment = find("PlayCard")
    (seat,) = moment.asked()
    hidden = _hidden(moment, seat)
    both = Knowledge(tuple(sorted({k for one in moment.knowledge for k in one.cards})))
    presenter = ThirteenMinutesPresenter()
    presenter.show(View(moment.match, seat, both, True, names=NAMES))
    hands = {entry.card for entry in moment.knowledge[1 - seat].cards} & hidden
    assert hands
    assert _named(_words(presenter), hidden) >= hands


def test_a_peeked_hand_is_marked_for_the_one_who_peeked() -> None:
    """The peek shows the face to whoever peeked; all others see a back."""
    moment = find(
        "PlayCard",
        lambda m: any(m.knowledge[0].card(m.state.deck, s) for s in m.state.hands[1]),
    )
    slots = [s for s in moment.state.hands[1] if moment.knowledge[0].card(moment.state.deck, s)]
    for seat, seen in ((0, True), (None, False)):
        board = moment.shown(seat).board()
        hands = {card.slot: card for card in (*board.far.hand, *board.near.hand)}
        assert all(hands[slot].peeked == seen for slot in slots)
        assert all((hands[slot].face is not None) == seen for slot in slots)


def test_cuba_is_marked_for_the_one_who_peeked() -> None:
    """Cuba lies face down for all; only whoever peeked sees its face and a mark."""

    def only_seat_0(m: Moment) -> bool:
        known = [k.card(m.state.deck, 4) is not None for k in m.knowledge]
        return known == [True, False]

    moment = find("PlayCard", only_seat_0)
    for seat, seen in ((0, True), (1, False), (None, False)):
        zones = [z for band in moment.shown(seat).board().bands for z in band.zones]
        cuba = next(zone for zone in zones if zone.cuba)
        assert cuba.face_down
        assert (cuba.peeked, cuba.face is not None) == (seen, seen)


def _said_by(widget: QWidget) -> str:
    """Every text that a widget and all its children carry."""
    found = []
    for part in (widget, *widget.findChildren(QWidget)):
        found += [
            part.toolTip(),
            part.whatsThis(),
            part.statusTip(),
            part.accessibleName(),
            part.accessibleDescription(),
            part.windowTitle(),
            part.objectName(),
        ]
        if isinstance(part, QLabel | QAbstractButton):
            found.append(part.text())
    return "\n".join(found)


def test_the_widgets_carry_no_hidden_card(qtbot: QtBot, themed: None) -> None:
    """Walk the widget tree through a game, eyes changing, and back to a watcher."""
    presenter = ThirteenMinutesPresenter()
    board = ThirteenMinutesBoard(presenter)
    qtbot.addWidget(board)
    board.resize(740, 660)
    board.show()
    for index, moment in enumerate(moments(3)):
        for seat in ((0, 1, None), (None, 1, 0))[index % 2]:
            presenter.show(moment.view(seat))
            board.refresh()
            hidden = _hidden(moment, seat) - _shared_event(moment, seat)
            assert not _named(_said_by(board), hidden)
