# SPDX-License-Identifier: MIT
"""A new table collects what the core declares and who is to sit where."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core import catalogue
from core.figures import MAX_BYTES
from ui.kit.controls.choice import Choice
from ui.kit.controls.switch import Switch
from ui.kit.surfaces.page import Page
from ui.lobby.new_table import NewTablePage


@pytest.fixture
def page(qtbot: QtBot) -> NewTablePage:
    """As it opens, with 13 Minutes chosen."""
    page = NewTablePage("Anna")
    qtbot.addWidget(page)
    page.show()
    page.game_cards["thirteen_minutes"].picked.emit()
    return page


def test_it_opens_with_what_is_usual(page: NewTablePage) -> None:
    """I play here against a bot, every option has its default: one click begins the game."""
    wish = page.wish()
    assert wish.seats == ("me", "steady")
    assert not wish.lan
    assert wish.options == catalogue.load(wish.game).settle((), 2)
    assert page.fault() == ""


def test_who_may_watch_is_asked_for_a_table_on_the_network(page: NewTablePage) -> None:
    """Where no port is opened there is nobody to look on."""
    page.where.pick("lan")
    assert page.wish().watchers == "8"
    page.watchers.setCurrentIndex(page.watchers.findData("ask"))
    assert page.wish().watchers == "ask"
    assert page.watchers_field.isVisible()
    page.where.pick("here")
    assert not page.watchers_field.isVisible()


def test_every_option_of_the_core_is_offered(page: NewTablePage) -> None:
    """With exactly the declared values."""
    declared = catalogue.load("thirteen_minutes").options(2)
    assert list(page.options) == [option.name for option in declared]
    for option in declared:
        choice = page.options[option.name]
        assert isinstance(choice, Choice)
        values = tuple(choice.itemData(index) for index in range(choice.count()))
        assert values == option.values


def test_what_is_picked_is_wished_for(page: NewTablePage) -> None:
    """Options, seats and name go out as chosen."""
    option = catalogue.load("thirteen_minutes").options(2)[0]
    other = next(value for value in option.values if value != option.default)
    page.options[option.name].pick(other)
    page.name.setText("  The oak table ")
    page.seat_rows[1].who.pick("steady")
    wish = page.wish()
    assert dict(wish.options)[option.name] == other
    assert wish.name == "The oak table"
    assert wish.seats == ("me", "steady")


def test_a_code_is_one_switch_and_off_by_default(page: NewTablePage) -> None:
    """On the network only; a table on this laptop has nobody to keep out."""
    page.where.pick("lan")
    assert not page.wish().code
    page.code.pick("on")
    assert page.wish().code
    page.where.pick("here")
    assert not page.code.isVisible()
    assert not page.wish().code
    page.where.pick("lan")
    assert page.code.isVisible()
    assert page.wish().code


def test_on_this_laptop_no_seat_is_open(page: NewTablePage) -> None:
    """A seat for whoever joins needs the network; a bot takes its place."""
    page.where.pick("here")
    assert page.wish().seats == ("me", "steady")
    assert not page.wish().lan
    row = page.seat_rows[1]
    assert row.who.findData("open") == -1


@pytest.mark.parametrize("game", catalogue.names())
def test_each_place_has_its_usual_seats(page: NewTablePage, game: str) -> None:
    """On the network they are open, here there are bots; what somebody picked stays."""
    page.game_cards[game].picked.emit()
    count = int(page.count.value())
    assert page.wish().seats == ("me", *["steady"] * (count - 1))
    page.where.pick("lan")
    assert page.wish().seats == ("me", *["open"] * (count - 1))
    page.seat_rows[1].who.pick("random")
    page.where.pick("here")
    assert page.wish().seats == ("me", "random", *["steady"] * (count - 2))


def test_it_opens_at_the_place_of_the_last_table(qtbot: QtBot) -> None:
    """Who plays on the network lays the next table there too."""
    page = NewTablePage("Anna", network=True)
    qtbot.addWidget(page)
    assert page.wish().lan
    assert set(page.wish().seats[1:]) == {"open"}


@pytest.mark.parametrize("blank", ["\u3164", "\u2800", "\u115f"])
def test_a_name_that_nobody_sees_opens_nothing(
    page: NewTablePage, blank: str, qtbot: QtBot
) -> None:
    """Of the table, or of somebody at this laptop: one sentence instead."""
    page.seat_rows[1].who.pick("here")
    for field in (page.name, page.seat_rows[1].name):
        before = field.text()
        field.setText(blank)
        with qtbot.assertNotEmitted(page.wanted):
            page.open.click()
        assert page.banner.text.text() == page.fault() == field.fault() != ""
        field.setText(before)
    assert page.fault() == ""


def test_somebody_at_this_laptop_has_a_name(page: NewTablePage) -> None:
    """Only then there is a field for it."""
    row = page.seat_rows[1]
    assert not row.name.isVisible()
    row.who.pick("here")
    assert row.name.isVisible()
    row.name.setText("Bruno")
    assert page.wish().seats == ("me", "here")
    assert page.wish().names == ("", "Bruno")


@pytest.mark.parametrize("words", [("me", "me"), ("random", "steady")])
def test_a_table_that_cannot_be_is_not_opened(
    page: NewTablePage, words: tuple[str, str], qtbot: QtBot
) -> None:
    """One person on two seats, or nobody at all: a sentence instead."""
    for row, word in zip(page.seat_rows, words, strict=True):
        row.who.pick(word)
    with qtbot.assertNotEmitted(page.wanted):
        page.open.click()
    assert page.banner.text.text() == page.fault() != ""


def test_opening_asks_once(page: NewTablePage, qtbot: QtBot) -> None:
    """The wish goes out as it stands."""
    with qtbot.waitSignal(page.wanted) as wanted:
        page.open.click()
    assert wanted.args == [page.wish()]


def test_a_game_without_figures_takes_no_file(
    page: NewTablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that was chosen for another game is not brought along, and is there again later."""
    page.figures.set_path("printed.json")
    bare = catalogue.load("thirteen_minutes")
    monkeypatch.setattr(bare, "source", None)
    with monkeypatch.context() as patched:
        patched.setattr(catalogue, "load", lambda name: bare)
        page.game_cards["thirteen_minutes"].picked.emit()
        assert page.figures.isHidden()
        assert page.wish().figures_path == ""
    page.game_cards["power_grid"].picked.emit()
    assert page.figures.isVisible()
    assert page.wish().figures_path == "printed.json"


def test_an_owners_figures(page: NewTablePage) -> None:
    """A chosen file is part of the wish and can be taken back."""
    page.figures.set_path("printed.json")
    assert page.wish().figures_path == "printed.json"
    assert "printed.json" in page.figures.file.text()
    page.figures.clear.click()
    assert page.wish().figures_path == ""


def test_options_follow_the_number_of_seats(page: NewTablePage) -> None:
    """What only a game of two offers goes with the third seat, and is not wished for."""
    page.game_cards["power_grid"].picked.emit()
    assert "two_players" in page.options
    page.options["two_players"].pick("classic")
    page.options["map"].pick("usa")
    page.count.pick("4")
    assert "two_players" not in page.options
    wish = page.wish()
    assert dict(wish.options)["map"] == "usa"
    assert len(wish.seats) == 4
    assert catalogue.load("power_grid").faults(wish.options, 4) == ()


def test_only_the_chosen_game_tells_what_it_is_about(page: NewTablePage) -> None:
    """The others still say it to whoever points at them or listens."""
    for chosen in page.game_cards.values():
        chosen.picked.emit()
        told = [card for card in page.game_cards.values() if card.summary.isVisible()]
        assert told == [chosen]
        assert chosen.summary.text()
    for card in page.game_cards.values():
        assert card.toolTip() == card.accessibleDescription() == card.summary.text()


@pytest.mark.parametrize(("height", "scrolls"), [(768, False), (500, True)])
def test_it_scrolls_only_for_what_does_not_fit(
    page: NewTablePage, height: int, scrolls: bool
) -> None:
    """All of Power Grid with its usual choices fits at 1366 by 768; a lower window scrolls."""
    page.game_cards["power_grid"].picked.emit()
    page.resize(1366, height)
    for _ in range(3):
        QApplication.processEvents()
    panes = page.findChildren(Page)
    assert len(panes) == 2
    for pane in panes:
        content = pane.widget()
        assert (pane.verticalScrollBar().maximum() > 0) is scrolls
        assert content is not None
        layout = content.layout()
        assert layout is not None
        assert content.height() >= layout.totalHeightForWidth(content.width())


def test_options_few_people_need_are_folded_away(page: NewTablePage, qtbot: QtBot) -> None:
    """Promo cards are one line until somebody wants them, and stay open while they change."""
    page.game_cards["power_grid"].picked.emit()
    QApplication.processEvents()
    (fold,) = page.folds.values()
    assert fold.summary.text() == "None"
    assert not page.options["promos"].isVisible()
    qtbot.mouseClick(fold.button, Qt.MouseButton.LeftButton)
    assert page.options["promos"].isVisible()
    page.options["promos"].pick("chosen")
    QApplication.processEvents()
    (fold,) = page.folds.values()
    assert page.options["flux"].isVisible()
    switch = page.options["flux"]
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    page.options["demolition"].pick("on")
    assert fold.summary.text() == "Flux Generator, Demolition Contractor (house rule)"
    chosen = dict(page.wish().options)
    assert (chosen["flux"], chosen["warehouse"], chosen["demolition"]) == ("on", "off", "on")
    assert catalogue.load("power_grid").faults(page.wish().options, 2) == ()
    qtbot.keyClick(fold.button, Qt.Key.Key_Return)
    assert not switch.isVisible()
    page.options["promos"].pick("all")
    (fold,) = page.folds.values()
    assert fold.summary.text() == "All six, Demolition Contractor (house rule)"


def test_a_switch_answers_as_a_choice_does(qtbot: QtBot) -> None:
    """Ticked by a person it tells the value once; set by the program it tells nothing."""
    switch = Switch()
    qtbot.addWidget(switch)
    switch.offer([("off", "No"), ("on", "Yes")], "off")
    assert (switch.value(), switch.text()) == ("off", "No")
    with qtbot.assertNotEmitted(switch.picked):
        switch.choose("on")
    assert (switch.value(), switch.text()) == ("on", "Yes")
    with qtbot.waitSignal(switch.picked) as picked:
        qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert picked.args == ["off"]


def test_a_file_that_no_table_can_carry_is_refused_when_it_is_chosen(
    page: NewTablePage, tmp_path: Path
) -> None:
    """One sentence at the top of the page, and the figures stay as they were."""
    large, fitting = tmp_path / "large.json", tmp_path / "fitting.json"
    large.write_bytes(b" " * (MAX_BYTES + 1))
    fitting.write_bytes(b" " * MAX_BYTES)
    page.figures.choose_file(str(large))
    assert "large.json is too large" in page.banner.text.text()
    assert page.wish().figures_path == ""
    page.figures.choose_file(str(fitting))
    assert page.wish().figures_path == str(fitting)
