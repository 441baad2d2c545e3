# SPDX-License-Identifier: MIT
"""The board as widgets: nothing overlaps, scrolls or is cut."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from core.games.power_grid_card_game import agenda as tasks
from core.games.power_grid_card_game.state import (
    IN_MARKET,
    Held,
)
from core.match import Match
from tests.ui.games.positions import asked, with_state
from tests.ui.games.power_grid_card_game.card_tables import (
    Wanted,
    board_of,
    cramped,
    found,
    laid,
    rich_bidder,
    rules_of,
    state_of,
    with_player,
)
from ui.games.grid.plant_cards import PlantCard
from ui.games.power_grid_card_game.resource_cards import ResourceCard
from ui.kit.labels.text import ElidedText
from ui.play.game_frame import GameFrame
from ui.style import dressing
from ui.style.theme import Theme
from ui.style.tones import DARK, LIGHT, Tones

Show = Callable[[QWidget], QWidget]


def _rects(frame: GameFrame, widgets: list[QWidget]) -> list[QRect]:
    return [QRect(w.mapTo(frame, QPoint(0, 0)), w.size()) for w in widgets if w.isVisible()]


def _cards(frame: GameFrame) -> list[QWidget]:
    board = board_of(frame)
    found: list[QWidget] = [*board.findChildren(PlantCard), *board.findChildren(ResourceCard)]
    return [card for card in found if card.isVisible()]


def _crowded() -> Match:
    """As many cards in one column as there can be: all singles, and three pools full."""
    match = cramped(6)
    state, rules = state_of(match), rules_of(match)
    match = with_state(match, columns=(rules.singles, *state.columns[1:]), singles=())
    return with_player(match, asked(match), money=60)


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("wanted", ["crowded", "usual", "waits"])
def test_no_two_cards_overlap(shown_at: Show, wanted: str, scale: int) -> None:
    """D4: layouts take the count from the state, seven singles and "one more round" too."""
    dressing.apply(Theme(scale=scale, reduced_motion=True))
    match = _crowded()
    if wanted == "usual":
        match = found(tasks.OpenAuction, lambda state: state.round > 3, seats=6)
    elif wanted == "waits":
        match = found(tasks.OpenAuction, lambda state: state.end_card == IN_MARKET)
    frame = laid(match, asked(match))
    shown_at(frame)
    board = board_of(frame)
    cards = _cards(frame)
    waiting: list[QWidget] = [board.market.waits] if board.market.waits.isVisible() else []
    assert bool(waiting) == (wanted == "waits")
    rects = _rects(frame, [*cards, *waiting])
    assert len(rects) > 20
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))
    for card in cards:
        assert card.size() == card.sizeHint()
        row = card.parentWidget()
        assert row is not None
        assert row.rect().contains(card.geometry())


KINDS: dict[str, tuple[type, Wanted]] = {
    "open": (tasks.OpenAuction, lambda state: state.round > 3),
    "bid": (tasks.Bidding, rich_bidder),
    "scrap": (tasks.ScrapPlant, lambda state: True),
    "buy": (tasks.BuyResources, lambda state: state.round > 3),
    "run": (tasks.RunPlants, lambda state: state.round > 3),
}


@pytest.mark.parametrize("kind", sorted(KINDS))
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("tones", [LIGHT, DARK], ids=["light", "dark"])
def test_one_turn_is_visible_at_1366_by_768(
    shown_at: Show, kind: str, seats: int, tones: Tones
) -> None:
    """D5: nothing that a turn needs scrolls, overlaps or is cut, with contracts on the table."""
    dressing.apply(Theme(tones, reduced_motion=True))
    match = found(*KINDS[kind], seats=seats, demolition="on")
    frame = laid(match, asked(match))
    shown_at(frame)
    board = board_of(frame)
    parts: list[QWidget] = [
        board.strip,
        board.house,
        board.last,
        board.market,
        board.contracts,
        board.desk_pane,
        board.resources,
        board.pool,
        board.trust,
        frame.prompt,
        *frame.seats.cards,
    ]
    rects = _rects(frame, parts)
    assert [rect for rect in rects if not frame.rect().contains(rect)] == []
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))
    for pane in (frame.panes[board], frame.side.seats_pane, board.desk_pane):
        assert pane.verticalScrollBar().maximum() == 0
        assert pane.horizontalScrollBar().maximum() == 0
    _assert_nothing_cut(frame)
    for strip in board.companies.values():
        boxes = strip.chips()
        assert all(strip.rect().toRectF().contains(box) for box in boxes)
        assert not any(a.intersects(b) for a, b in combinations(boxes, 2))


def _assert_nothing_cut(frame: GameFrame) -> None:
    for widget in frame.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, ElidedText):
            assert widget.shown() == widget.text()
        elif isinstance(widget, QLabel):
            needed = widget.minimumSizeHint()
            assert widget.width() >= min(needed.width(), widget.sizeHint().width()), widget.text()
        elif isinstance(widget, QPushButton):
            assert widget.width() >= widget.minimumSizeHint().width(), widget.accessibleName()


def test_a_full_pool_is_in_sight(shown_at: Show) -> None:
    """Three plants hold at most eighteen units; their cards fit below seven rows of the market."""
    match = found(tasks.BuyResources, lambda state: state.round > 3, seats=6)
    pool = tuple(Held(f"r{number:02}", 1) for number in (1, 2, 3, 4, 5, 6, 13, 14, 15, 16, 17, 18))
    match = with_player(match, asked(match), pool=pool)
    frame = laid(match, asked(match))
    shown_at(frame)
    cards = board_of(frame).pool.cards
    assert len(cards) == 12
    assert all(frame.panes[board_of(frame)].rect().contains(r) for r in _rects_in(frame, cards))


def _rects_in(frame: GameFrame, cards: list[ResourceCard]) -> list[QRect]:
    pane = frame.panes[board_of(frame)]
    return [QRect(card.mapTo(pane, QPoint(0, 0)), card.size()) for card in cards]
