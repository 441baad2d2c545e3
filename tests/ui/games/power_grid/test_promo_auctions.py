# SPDX-License-Identifier: MIT
"""Promo cards that interrupt: announced, bid for by everybody, and put where they belong."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.games.power_grid import moves
from core.games.power_grid.agenda import DrawPlant, OpenAuction, PlaceStation
from core.games.power_grid.state import AUCTIONED, State
from core.terms import Move, Moved
from tests.core.games.power_grid.builder import player, table
from tests.ui.games.power_grid.grid_tables import shown as presented
from tests.ui.games.power_grid.promo_tables import ALL, FLUX, MARKET, auction, match_of
from tests.ui.games.power_grid.test_board import _assert_nothing_cut, board_of, laid
from ui.games.power_grid.lot_panel import LotPanel
from ui.games.power_grid.promo_words import card_rule
from ui.kit.light import Light
from ui.ports.demo import StillSession
from ui.style import dressing
from ui.style.theme import Theme
from ui.style.tones import DARK, LIGHT, Tones

Show = Callable[[QWidget], QWidget]


@pytest.mark.parametrize("card", AUCTIONED)
def test_the_auction_says_what_came_up_what_it_does_and_who_is_asked(card: str) -> None:
    """rules/power-grid-promos.md, instant auctions: from 10; also those who bought or passed."""
    match = auction(card, finished=(1, 2))
    presenter = presented(match, 0)
    view = presenter.board().desk.auction
    assert view is not None
    assert view.card is not None
    assert view.plant is None
    assert view.card.name in view.title
    assert view.card.rule == card_rule(presenter.scene.rules, card)
    prompt = presenter.prompt()
    assert view.card.name in prompt.text
    assert "10" in prompt.text
    assert "Everybody takes part" in prompt.detail
    assert [bidder.mark for bidder in view.bidders] == [0, 1, 2]
    waiting = presented(match, None).prompt()
    assert view.card.name in waiting.text
    assert "Everybody takes part" in waiting.detail


def test_the_opener_may_drop_out() -> None:
    """Instant auctions: the first in player order opens at 10 or more, or drops out."""
    match = auction("warehouse")
    answers = [answer.move for answer in presented(match, 0).prompt().answers]
    assert moves.DROP in answers
    assert moves.bid(10) in answers
    after = match.after(Moved(0, moves.DROP))
    assert "10" in presented(after, 1).prompt().text


def test_whoever_has_less_than_the_minimum_can_only_drop_out() -> None:
    """Instant auctions: no bid above own money."""
    match = auction("warehouse", player(money=9), player(), player())
    prompt = presented(match, 0).prompt()
    assert [answer.move for answer in prompt.answers] == [moves.DROP]
    assert "10" in prompt.text


def test_bidding_goes_on_up_to_a_limit_for_this_card_alone() -> None:
    """Interface: 'bid up to N', for cards as for plants."""
    match = auction("warehouse")
    presenter = presented(match, 0)
    presenter.bid_up_to(14)
    assert presenter.automatic() == moves.bid(10)
    other = presented(auction("theme_park"), 0)
    other._bidder = presenter._bidder
    other.show(other.scene.view)
    assert other.picked.limit == 0


@pytest.mark.parametrize("tones", [LIGHT, DARK])
@pytest.mark.parametrize("card", AUCTIONED)
def test_card_rule_and_bid_are_seen_without_scrolling(shown: Show, card: str, tones: Tones) -> None:
    """D5: at 1366 by 768, with six players, nothing of the interrupting auction is cut."""
    dressing.apply(Theme(tones, reduced_motion=True))
    frame = laid(auction(card, *[player(plants=(n,)) for n in range(3, 9)]), 0)
    shown(frame)
    board = board_of(frame)
    panel = board.desk.auction
    assert isinstance(panel, LotPanel)
    assert panel.promo.isVisible()
    assert not panel.card.isVisible()
    assert panel.rule.isVisible()
    assert board.desk_pane.verticalScrollBar().maximum() == 0
    _assert_nothing_cut(frame)


def test_a_bid_is_stepped_and_made_by_mouse_and_keyboard(shown: Show, qtbot: QtBot) -> None:
    """The panel of plant auctions serves promo cards too."""
    frame = laid(auction("theme_park"), 0)
    shown(frame)
    panel = board_of(frame).desk.auction
    qtbot.mouseClick(panel.stepper.more, Qt.MouseButton.LeftButton)
    assert panel.view is not None
    assert panel.view.chosen == 11
    panel.setFocus()
    qtbot.keyClick(panel, Qt.Key.Key_Up)
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    session = cast(StillSession, frame.session)
    assert (moves.bid(12),) in [cast(tuple[Move, ...], asked[-1]) for asked in session.asked]


def _placing() -> State:
    owner = player(plants=(20, 25, FLUX), cards="transformer")
    agenda = (PlaceStation(0), DrawPlant(), OpenAuction(0))
    return table(owner, player(), player(), agenda=agenda, market=MARKET, options=ALL)


@pytest.mark.parametrize("by_key", [False, True])
def test_the_station_goes_under_the_plant_that_is_chosen(
    shown: Show, qtbot: QtBot, by_key: bool
) -> None:
    """Transformer Station: sits under one own plant; by a click or by the keyboard."""
    frame = laid(match_of(_placing()), 0)
    shown(frame)
    cards = board_of(frame).desk.plants.cards
    assert {card.view.light for card in cards} == {Light.LEGAL}
    chosen = next(card for card in cards if card.view.number == FLUX)
    if by_key:
        chosen.setFocus()
        qtbot.keyClick(chosen, Qt.Key.Key_Return)
    else:
        qtbot.mouseClick(chosen, Qt.MouseButton.LeftButton)
    assert frame.desk.complete() == (moves.station(FLUX),)
    view = board_of(frame)._presenter.board().desk.plants
    assert [plant.station for plant in view] == [0, 0, 1]
    assert frame.prompt.done.isVisible()


def test_each_place_for_the_station_has_words_of_its_own() -> None:
    """The moves list plays everything; the Flux Generator goes by what is printed on it."""
    presenter = presented(match_of(_placing()), 0)
    words = [presenter.move_words(move) for move in presenter.scene.legal]
    assert len(set(words)) == 3
    assert any("33 1/3" in line for line in words)
    assert not any("333" in line for line in words)
    assert "Transformer Station" in presented(match_of(_placing()), None).prompt().text
