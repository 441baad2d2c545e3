# SPDX-License-Identifier: MIT
"""Whole rounds and games by clicking, and how a table begins and ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from core.games.power_grid_card_game import agenda as tasks
from core.games.power_grid_card_game.state import (
    AUCTION,
    BUREAUCRACY,
    RESOURCES,
)
from core.terms import Moved
from tests.ui.games.positions import NAMES
from tests.ui.games.power_grid_card_game.card_tables import GAME, board_of, course, laid, state_of
from ui.games import registry
from ui.games.grid.plant_cards import PlantCard
from ui.games.power_grid_card_game.game_kit import KIT
from ui.games.power_grid_card_game.resource_cards import ResourceCard
from ui.lobby.new_table import NewTablePage
from ui.play.game_frame import GameFrame
from ui.ports.local_session import LocalSession
from ui.ports.snapshot import Stage

Show = Callable[[QWidget], QWidget]
LEFT = Qt.MouseButton.LeftButton


def test_a_round_is_played_by_mouse_alone(shown_at: Show, qtbot: QtBot) -> None:
    """Open, bid, drop, buy, run, done: every click is one on a thing that lights up."""
    session = LocalSession(GAME, NAMES[:3], b"mouse", bot="steady")
    frame = GameFrame(session, KIT)
    shown_at(frame)
    phases, verbs = set(), set()
    for _ in range(90):
        match = frame.desk.match
        if state_of(match).round > 3 or not match.state.agenda:
            break
        phases.add(state_of(match).phase)
        verbs |= {move.verb for move in frame.desk.legal()}
        _click_on(frame, qtbot)
        QApplication.processEvents()
    assert state_of(frame.desk.match).round > 2
    assert {AUCTION, RESOURCES, BUREAUCRACY} <= phases
    assert {"open", "bid", "drop", "buy", "run", "done"} <= verbs
    events = frame.desk.match.events
    played = {e.move.verb for e in events if isinstance(e, Moved) and e.seat == 0}
    assert {"open", "bid", "drop", "buy", "run", "done"} <= played


def _click_on(frame: GameFrame, qtbot: QtBot) -> None:
    """One click that goes on with the turn: Done, a target of the board, or an answer."""
    board = board_of(frame)
    head = board._presenter.scene.head
    bought = len(board._presenter.scene.bought)
    cards = [card for card in board.resources.columns.in_order() if card.lit()]
    plants = [card for card in board.market.current.cards if card.lit()]
    if frame.prompt.done.isVisible():
        qtbot.mouseClick(frame.prompt.done, LEFT)
    elif isinstance(head, tasks.OpenAuction) and plants:
        qtbot.mouseClick(plants[0], LEFT)
    elif isinstance(head, tasks.ScrapPlant):
        qtbot.mouseClick(next(card for card in board.desk.plants.cards if card.lit()), LEFT)
    elif isinstance(head, tasks.BuyResources) and cards and bought < 2:
        qtbot.mouseClick(cards[0], LEFT)
    elif isinstance(head, tasks.Bidding) and head.price:
        qtbot.mouseClick(frame.prompt.buttons[-1], LEFT)
    else:
        qtbot.mouseClick(frame.prompt.buttons[0], LEFT)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_against_bots_is_played_to_its_result(
    shown_at: Show, qtbot: QtBot, seats: int
) -> None:
    """Through the window as the registry makes it, up to the scoring."""
    session = LocalSession(GAME, NAMES[:seats], b"window", bot="steady")
    frame = GameFrame(session, registry.load(GAME))
    shown_at(frame)
    for _ in range(260):
        if session.snapshot().stage is Stage.OVER:
            break
        _click_on(frame, qtbot)
        QApplication.processEvents()
    assert session.snapshot().stage is Stage.OVER
    assert frame.result.isVisible()
    frame.result.show_all()
    assert "points" in frame.result.headline.text()
    assert board_of(frame).trust.isVisibleTo(frame) == (seats == 2)


def test_the_end_lights_nothing(shown_at: Show) -> None:
    """A finished table can be looked at, and nothing answers a click."""
    frame = laid(course(0)[-1], 0)
    shown_at(frame)
    board = board_of(frame)
    assert not any(card.lit() for card in board.findChildren(ResourceCard))
    assert not any(card.lit() for card in board.findChildren(PlantCard))


def test_a_new_table_explains_the_game_and_its_options(qtbot: QtBot) -> None:
    """Every option has its sentence; the preview says what a card costs and whose figures."""
    page = NewTablePage("Anna")
    qtbot.addWidget(page)
    page.show()
    page.game_cards[GAME].picked.emit()
    assert set(page.options) == {"money", "price_per", "demolition"}
    captions = []
    for per in ("unit", "card"):
        page.options["price_per"].pick(per)
        captions.append(page.preview.caption.text())
    assert captions[0] != captions[1]
    assert all("House figures" in caption for caption in captions)
    assert "Trust" in captions[0]
    assert not page.preview.picture.pixmap().isNull()
    page.where.pick("here")
    assert page.fault() == ""
    assert dict(page.wish().options)["price_per"] == "card"
    said = {label.text() for label in page.findChildren(QLabel)}
    for option in page.options:
        assert KIT.offer.option(option).sentence in said
