# SPDX-License-Identifier: MIT
"""Runs with many mixes of fuel: plants by their cards, then the mix by steppers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.games.power_grid.agenda import RunPlants
from core.games.power_grid.figures import FUELS
from core.games.power_grid.state import BUREAUCRACY
from core.match import Match
from core.terms import Move
from tests.core.games.power_grid.builder import player, table
from tests.ui.games.power_grid.grid_tables import shown as presented
from tests.ui.games.power_grid.promo_tables import ALL, FLUX, MARKET, match_of
from tests.ui.games.power_grid.test_board import _assert_nothing_cut, board_of, laid
from ui.games.grid.running import Choice
from ui.games.power_grid.presenter import PowerGridPresenter
from ui.kit.light import Light
from ui.style import dressing
from ui.style.theme import Theme
from ui.style.tones import DARK, LIGHT, Tones

Show = Callable[[QWidget], QWidget]
CITIES = "kiel lubeck hamburg bremen rostock schwerin"


def _running(seats: int = 3, **owned: Any) -> Match:
    """Somebody with a hybrid, a coal plant and the Flux Generator, and fuel of every kind."""
    usual: dict[str, Any] = {
        "plants": (21, 25, FLUX),
        "tokens": "coal 6 oil 3 garbage 3 uranium 2",
        "cities": CITIES,
        "cards": "theme_park transformer warehouse",
        "station": FLUX,
    }
    owner = player(**{**usual, **owned})
    others = [player(plants=(n, n + 1)) for n in range(3, 2 * seats, 2)][: seats - 1]
    agenda = (RunPlants((0,)),)
    market = (*MARKET, 38)
    state = table(owner, *others, agenda=agenda, market=market, options=ALL, phase=BUREAUCRACY)
    return match_of(state)


def _walk(presenter: PowerGridPresenter, wanted: Choice) -> Move | None:
    """Choose plants by their cards and the mix by its steppers; returns the move on the button."""
    found = presenter.picked.found
    for plant in _plants(presenter, found).symmetric_difference(map(int, wanted.plants)):
        presenter.pick_plant(plant)
    now = next(c for c in found if c.move == presenter.picked.chosen)
    if now.plants != wanted.plants:
        return None
    for by in (-1, 1):
        for fuel, (count, target) in enumerate(zip(now.mixed, wanted.mixed, strict=True)):
            for _ in range(max(0, (target - count) * by)):
                presenter.step_mix(FUELS[fuel], by)
    answers = [a.move for a in presenter.prompt().answers if a.move is not None]
    return answers[0] if answers else None


def _plants(presenter: PowerGridPresenter, found: tuple[Choice, ...]) -> set[int]:
    chosen = next(c for c in found if c.move == presenter.picked.chosen)
    return set(map(int, chosen.plants))


def test_every_run_is_reached_by_cards_and_steppers() -> None:
    """Flux: any 3 tokens of any mix of the four fuels; dozens of ways, each in a few clicks."""
    match = _running()
    found = presented(match, 0).picked.found
    assert len(found) > 40
    missed = []
    for choice in found:
        presenter = presented(match, 0)
        if _walk(presenter, choice) != choice.move:
            missed.append(choice.move)
    assert not missed


def test_best_run_is_chosen_and_its_outcome_told() -> None:
    """As with rows: what pays most is preselected, and the prompt names plants and income."""
    presenter = presented(_running(), 0)
    run = presenter.board().desk.run
    assert run is not None
    assert not run.rows
    best = presenter.picked.found[0]
    answer = presenter.prompt().answers[0]
    assert answer.move == best.move
    assert f"+{best.income}" in answer.label
    assert str(FLUX) not in f"{answer.label}{run.summary}{run.title}"
    lit = {plant.number for plant in presenter.board().desk.plants if plant.light is Light.CHOSEN}
    assert lit == set(best.plants)


def test_an_unfinished_mix_is_no_answer_and_can_be_dropped() -> None:
    """A plant runs on all of its tokens: one taken back must be replaced first."""
    presenter = presented(_running(), 0)
    presenter.pick_plant(21)
    run = presenter.board().desk.run
    assert run is not None
    mix = run.mix
    assert mix is not None
    row = next(row for row in mix.rows if row.can_less)
    before = presenter.picked.chosen
    presenter.step_mix(row.fuel, -1)
    prompt = presenter.prompt()
    assert "1 more" in prompt.text
    assert [answer.move for answer in prompt.answers] == [None]
    run = presenter.board().desk.run
    assert run is not None
    assert run.mix is not None
    assert "1 more" in run.mix.title
    assert not run.summary
    assert all(other.count or other.can_more for other in run.mix.rows)
    presenter.act(prompt.answers[0].action)
    assert presenter.picked.chosen == before
    assert presenter.prompt().answers[0].move == before


def test_no_step_leads_where_no_run_is() -> None:
    """Steppers are dead where the fuel in stock and the storage test allow nothing."""
    presenter = presented(_running(tokens="uranium 3", cards=""), 0)
    run = presenter.board().desk.run
    assert run is not None
    assert [row.plants for row in run.rows] == ["33 1/3", "none"]
    picked = presented(_running(), 0)
    chosen = picked.picked.chosen
    for _ in range(9):
        picked.step_mix("uranium", 1)
    assert picked.picked.chosen == chosen
    assert picked.picked.mix is None


@pytest.mark.parametrize("tones", [LIGHT, DARK])
def test_cards_and_steppers_need_no_scrolling(shown: Show, qtbot: QtBot, tones: Tones) -> None:
    """D5: at 1366 by 768 with six players, two rows of plants and three plants of one's own."""
    dressing.apply(Theme(tones, reduced_motion=True))
    frame = laid(_running(6), 0)
    shown(frame)
    board = board_of(frame)
    assert board.desk.mix.isVisible()
    assert not board.desk.choices.isVisible()
    cards = {card.view.number: card for card in board.desk.plants.cards}
    qtbot.mouseClick(cards[21], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert board.desk_pane.verticalScrollBar().maximum() == 0
    _assert_nothing_cut(frame)
    steppers = [s for s in board.desk.mix.steppers.values() if s.isVisible()]
    assert len(steppers) == 4
    rects = [s.mapTo(frame, s.rect().topLeft()) for s in steppers]
    assert len({(point.x(), point.y()) for point in rects}) == 4


def test_a_mix_is_chosen_with_the_mouse_and_by_keyboard(shown: Show, qtbot: QtBot) -> None:
    """A token less here, one more there, and the button runs it."""
    frame = laid(_running(cards="", station=0, tokens="coal 4 oil 3 garbage 1"), 0)
    shown(frame)
    board = board_of(frame)
    presenter = board._presenter
    first = presenter.picked.chosen
    assert first is not None
    steppers = board.desk.mix.steppers
    less = next(f for f, s in steppers.items() if s.isVisible() and s.less.isEnabled())
    qtbot.mouseClick(steppers[less].less, Qt.MouseButton.LeftButton)
    assert presenter.picked.mix is not None
    more = next(
        f for f, s in steppers.items() if s.isVisible() and s.more.isEnabled() and f != less
    )
    steppers[more].more.setFocus()
    qtbot.keyClick(steppers[more].more, Qt.Key.Key_Return)
    assert presenter.picked.mix is None
    assert presenter.picked.chosen not in (None, first)
    assert frame.prompt.buttons[0].isVisible()


def test_rows_stay_where_there_are_few_ways() -> None:
    """A hybrid alone has its few mixes as rows, each with its income."""
    presenter = presented(_running(plants=(21,), tokens="coal 2 oil 2", cards="", station=0), 0)
    run = presenter.board().desk.run
    assert run is not None
    assert run.mix is None
    assert len(run.rows) == 4
    assert all(int(one.pays) >= int(other.pays) for one, other in pairwise(run.rows))
