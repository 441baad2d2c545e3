# SPDX-License-Identifier: MIT
"""The board as widgets: single decisions by mouse and by key."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.games.power_grid_card_game import agenda as tasks
from core.games.power_grid_card_game import moves
from core.games.power_grid_card_game.state import (
    State,
)
from core.terms import Move
from tests.ui.games.positions import asked
from tests.ui.games.power_grid_card_game.card_tables import (
    board_of,
    cramped,
    found,
    keeping,
    laid,
    partly,
    rich_bidder,
    rules_of,
    state_of,
    with_player,
)
from ui.games.power_grid_card_game.resource_cards import ResourceCard
from ui.kit.light import Light
from ui.play.game_frame import GameFrame
from ui.ports.demo import StillSession

Show = Callable[[QWidget], QWidget]
LEFT = Qt.MouseButton.LeftButton


def _sent(frame: GameFrame) -> list[tuple[object, ...]]:
    session = frame.session
    assert isinstance(session, StillSession)
    return session.asked


def _only_move(frame: GameFrame) -> Move:
    """The one move that was sent, alone, once Done sends what waits for it."""
    if frame.prompt.done.isVisible():
        assert _sent(frame) == []
        frame.prompt.done.click()
    ((_, _, sent),) = _sent(frame)
    assert isinstance(sent, tuple)
    (move,) = sent
    assert isinstance(move, Move)
    return move


def _card(frame: GameFrame, card: str) -> ResourceCard:
    return board_of(frame).resources.columns.cards[card]


def test_a_plant_is_opened_and_bid_for_in_one_turn(shown_at: Show, qtbot: QtBot) -> None:
    """Section 4, phase 1: name a plant, bid its minimum; until the bid it can be undone."""
    match = found(tasks.OpenAuction, lambda state: not state.finished)
    seat = asked(match)
    frame = laid(match, seat)
    shown_at(frame)
    card = next(card for card in board_of(frame).market.current.cards if card.lit())
    qtbot.mouseClick(card, LEFT)
    assert _sent(frame) == []
    assert board_of(frame).desk.auction.isVisible()
    frame.prompt.undo.click()
    assert not board_of(frame).desk.auction.isVisible()
    qtbot.mouseClick(board_of(frame).market.current.cards[0], LEFT)
    least = frame.prompt.buttons[0]
    qtbot.mouseClick(least, LEFT)
    plant = state_of(match).current[0]
    minimum = 1 if plant == state_of(match).discount else rules_of(match).plants[plant].number
    assert _sent(frame) == [("submit", seat, (moves.open_auction(plant), moves.bid(minimum)))]


def test_bid_is_made_by_keys_on_the_board(shown_at: Show, qtbot: QtBot) -> None:
    """Arrows step, Home goes back to the least bid, Enter bids."""
    match = found(tasks.Bidding, rich_bidder)
    seat, price = asked(match), match.state.agenda[0].price
    frame = laid(match, seat)
    shown_at(frame)
    frame.board.setFocus()
    panel = board_of(frame).desk.auction
    assert panel.hasFocus()
    for key in (Qt.Key.Key_PageUp, Qt.Key.Key_Home, Qt.Key.Key_Up, Qt.Key.Key_Return):
        qtbot.keyClick(panel, key)
    assert _sent(frame) == [("submit", seat, (moves.bid(price + 2),))]


def test_automatic_bidder_bids_by_itself_and_is_stopped(shown_at: Show, qtbot: QtBot) -> None:
    """'Bid up to N' sends the least bid at once; dropping out is a button of the prompt."""
    match = found(tasks.Bidding, rich_bidder)
    seat, price = asked(match), match.state.agenda[0].price
    frame = laid(match, seat)
    shown_at(frame)
    panel = board_of(frame).desk.auction
    for _ in range(2):
        qtbot.mouseClick(panel.stepper.more, LEFT)
    qtbot.mouseClick(panel.limit, LEFT)
    QApplication.processEvents()
    assert _sent(frame) == [("submit", seat, (moves.bid(price + 1),))]
    other = laid(match, seat)
    shown_at(other)
    qtbot.mouseClick(other.prompt.buttons[-1], LEFT)
    assert _only_move(other) == moves.DROP


def test_a_card_with_surplus_is_bought_taken_back_and_sent(shown_at: Show, qtbot: QtBot) -> None:
    """Section 4, phase 2: the loss is said on pointing, the single lies there after the click."""
    match = cramped()
    seat = asked(match)
    frame = laid(match, seat)
    shown_at(frame)
    board = board_of(frame)
    card = partly(match, seat)[0]
    before = set(board.resources.columns.cards)
    _card(frame, card).setFocus()
    assert board.hint.isVisible()
    assert "more does not fit" in board.hint.text.text()
    qtbot.mouseClick(_card(frame, card), LEFT)
    new = set(board.resources.columns.cards) - before
    assert new
    assert all(rules_of(match).single(single) for single in new)
    assert not board.hint.isVisible()
    rows = board.desk.buy.purchases.rows
    assert list(rows) == [card]
    qtbot.mouseClick(rows[card], LEFT)
    assert set(board.resources.columns.cards) == before
    qtbot.mouseClick(_card(frame, card), LEFT)
    qtbot.mouseClick(frame.prompt.buttons[0], LEFT)
    assert _sent(frame) == []
    qtbot.mouseClick(frame.prompt.done, LEFT)
    assert _sent(frame) == [("submit", seat, (moves.buy(card), moves.DONE))]


def test_cards_are_bought_by_keys(shown_at: Show, qtbot: QtBot) -> None:
    """The focus of the board lies on a card that can be bought, and Enter buys it."""
    match = found(tasks.BuyResources, lambda state: state.round > 2 and len(state.columns[1]) > 1)
    seat = asked(match)
    frame = laid(match, seat)
    shown_at(frame)
    frame.board.setFocus()
    focused = next(card for card in board_of(frame).findChildren(ResourceCard) if card.hasFocus())
    assert focused.lit()
    qtbot.keyClick(focused, Qt.Key.Key_Return)
    assert frame.desk.view().staged == (moves.buy(focused.view.id),)


def test_illegal_choices_explain_themselves(shown_at: Show, qtbot: QtBot) -> None:
    """A click on a dim plant or card changes nothing and says why in a sentence."""
    match = found(tasks.OpenAuction, lambda state: state.round > 2)
    frame = laid(match, asked(match))
    shown_at(frame)
    board = board_of(frame)
    qtbot.mouseClick(board.market.future.cards[0], LEFT)
    assert "not in the current market" in board.hint.text.text()
    assert board.hint.isVisible()
    poor = found(tasks.BuyResources)
    poor = with_player(poor, asked(poor), money=0)
    frame = laid(poor, asked(poor))
    shown_at(frame)
    board = board_of(frame)
    dim = next(card for card in board.resources.columns.in_order() if card.light() is Light.DIM)
    qtbot.mouseClick(dim, LEFT)
    assert board.hint.isVisible()
    assert board.hint.text.text() == dim.view.why != ""
    assert frame.desk.view().staged == ()


def test_what_the_rules_refuse_comes_back_in_words(shown_at: Show) -> None:
    """From the moves list too: the reason stands in the banner, and nothing is staged."""
    match = found(tasks.BuyResources)
    frame = laid(match, asked(match))
    shown_at(frame)
    frame.play(moves.buy("r44"))
    assert frame.banner.isVisible()
    assert "not on the market" in frame.banner.text.text()
    assert frame.desk.view().staged == ()


def test_plants_are_switched_by_clicks_and_run(shown_at: Show, qtbot: QtBot) -> None:
    """Section 4, phase 3: running is optional, plant by plant."""

    def wanted(state: State) -> bool:
        head = state.agenda[0]
        assert isinstance(head, tasks.RunPlants)
        return len(state.players[head.seats[0]].plants) > 2 and state.round > 4

    match = found(tasks.RunPlants, wanted)
    seat = asked(match)
    frame = laid(match, seat)
    shown_at(frame)
    board = board_of(frame)
    chosen = [card for card in board.desk.plants.cards if card.view.light is Light.CHOSEN]
    assert chosen
    off = chosen[0].view.id
    qtbot.mouseClick(chosen[0], LEFT)
    qtbot.mouseClick(frame.prompt.buttons[0], LEFT)
    assert off not in _only_move(frame).args


def test_scrapping_and_giving_up_are_clicked(shown_at: Show, qtbot: QtBot) -> None:
    """Section 4: an older plant goes; where gas and oil compete the owner chooses."""
    match = found(tasks.ScrapPlant)
    frame = laid(match, asked(match))
    shown_at(frame)
    lit = [card for card in board_of(frame).desk.plants.cards if card.lit()]
    assert len(lit) == rules_of(match).settings.plant_limit
    qtbot.mouseClick(lit[0], LEFT)
    assert frame.desk.view().staged == (moves.scrap(lit[0].view.id),)
    match = keeping()
    seat = asked(match)
    frame = laid(match, seat)
    shown_at(frame)
    rows = board_of(frame).desk.choices.rows
    assert len(rows) > 1
    last = rows[-1]
    qtbot.mouseClick(last, LEFT)
    qtbot.mouseClick(frame.prompt.buttons[0], LEFT)
    assert str(_only_move(frame)) == last.key


def test_cards_that_stay_are_the_same_widgets(shown_at: Show, qtbot: QtBot) -> None:
    """Items are updated in place."""
    match = cramped()
    frame = laid(match, asked(match))
    shown_at(frame)
    before = dict(board_of(frame).resources.columns.cards)
    _card(frame, partly(match, asked(match))[0]).click()
    after = board_of(frame).resources.columns.cards
    assert all(after[card] is before[card] for card in set(after) & set(before))
