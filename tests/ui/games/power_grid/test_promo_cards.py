# SPDX-License-Identifier: MIT
"""Promo cards that somebody owns, those that moved fuel, and contracts, as they are shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.games.grid.contracts import Contracts
from core.games.power_grid import moves
from core.games.power_grid.agenda import (
    Build,
    BuyFuel,
    DrawPlant,
    OpenAuction,
    RunPlants,
    ScrapPlant,
    Task,
)
from core.games.power_grid.figures import FUELS
from core.games.power_grid.state import BUREAUCRACY, EVENTS, FUEL, Player
from core.match import Match
from core.terms import Drawn, Moved
from tests.core.games.power_grid.builder import player, table
from tests.ui.games.positions import asked, view
from tests.ui.games.power_grid.grid_tables import course, state_of
from tests.ui.games.power_grid.grid_tables import shown as presented
from tests.ui.games.power_grid.promo_tables import ALL, FLUX, MARKET, match_of
from tests.ui.games.power_grid.test_board import _assert_nothing_cut, board_of, laid
from ui.games.power_grid.presenter import PowerGridPresenter
from ui.games.power_grid.promo_strip import PromoStrip
from ui.ports.demo import StillSession
from ui.style import dressing
from ui.style.theme import Theme
from ui.style.tones import DARK, LIGHT, Tones

Show = Callable[[QWidget], QWidget]
FULL = (30, 31, 32, FLUX, 34, 35, 36, 37)
CARDS = "theme_park transformer warehouse"


def _owner(**changed: Any) -> Player:
    """Somebody with all cards that can be owned, the station under plant 25."""
    usual: dict[str, Any] = {
        "plants": (21, 25, 32),
        "tokens": "coal 3 oil 1 garbage 2 uranium 1",
        "cities": "kiel lubeck",
        "cards": CARDS,
        "station": 25,
    }
    return player(**{**usual, **changed})


def _at(task: Task, *people: Player, **fields: Any) -> Match:
    rest = people or (_owner(), player(), player())
    fields = {"market": (*MARKET, 38), "options": ALL, **fields}
    state = table(*rest, agenda=(task,), **fields)
    return match_of(state)


def test_the_warehouse_holds_what_the_plants_have_no_room_for() -> None:
    """Storage with the Warehouse: three tokens more of any fuel."""
    presenter = presented(_at(BuyFuel(0), phase=FUEL), 0)
    warehouse = next(c for c in presenter.board().desk.cards if c.card == "warehouse")
    assert warehouse.stored == ("garbage", "garbage", "uranium")
    assert warehouse.room == 3
    assert "2 garbage, 1 uranium" in warehouse.label
    assert presenter.company(0).cards == presenter.board().desk.cards


def test_tokens_on_plants_and_in_the_warehouse_are_all_there_are() -> None:
    """Section 4 and the storage test: games in which bots fill their Warehouses."""
    warehouses = 0
    for match in course(3, 3, "random", promos="all"):
        presenter, state = presented(match, None), state_of(match)
        if not state.agenda or type(state.agenda[0]).__name__ in ("ScrapPlant", "KeepFuel"):
            continue
        for seat, owner in enumerate(state.players):
            company = presenter.company(seat)
            lying = [t for plant in company.plants for t in plant.stored]
            lying += [t for card in company.cards for t in card.stored]
            assert tuple(lying.count(fuel) for fuel in FUELS) == owner.fuel
            assert all(len(c.stored) <= c.room for c in company.cards)
            warehouses += any(card.stored for card in company.cards)
    assert warehouses


def test_any_fuel_is_offered_to_whoever_has_the_warehouse() -> None:
    """Warehouse purchase: any fuel, also with no plant for it, while the test holds."""
    presenter = presented(_at(BuyFuel(0), _owner(tokens=""), player(), player(), phase=FUEL), 0)
    fuel = presenter.board().desk.fuel
    assert fuel is not None
    assert [row.fuel for row in fuel.rows] == list(FUELS)
    assert all(row.can_more for row in fuel.rows)
    assert moves.buy("uranium", 2) in presenter.scene.legal


def test_fuel_for_the_warehouse_is_bought_by_stepper(shown: Show, qtbot: QtBot) -> None:
    """A fuel that no own plant burns is staged as any other; four steppers do not scroll."""
    owner = _owner(tokens="")
    match = _at(BuyFuel(0), owner, *[player(plants=(n,)) for n in range(3, 8)], phase=FUEL)
    frame = laid(match, 0)
    shown(frame)
    board = board_of(frame)
    qtbot.mouseClick(board.desk.fuel.steppers["uranium"].more, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert board._presenter.scene.bought == (moves.buy("uranium", 1),)
    assert board.desk_pane.verticalScrollBar().maximum() == 0
    _assert_nothing_cut(frame)


def test_the_station_is_shown_and_told_under_its_plant() -> None:
    """Transformer Station: +1 city when that plant runs; it is no card of its own then."""
    desk = presented(_at(BuyFuel(0), phase=FUEL), 0).board().desk
    assert [(plant.number, plant.station) for plant in desk.plants] == [(21, 0), (25, 1), (32, 0)]
    assert "Transformer Station" in desk.plants[1].label
    assert [card.card for card in desk.cards] == ["theme_park", "warehouse"]


def test_a_station_without_a_plant_waits_as_a_card() -> None:
    """Winner without a plant: he keeps it for the first plant he takes."""
    owner = player(cards="transformer")
    desk = presented(_at(BuyFuel(0), owner, player(), player(), phase=FUEL), 0).board().desk
    assert [card.card for card in desk.cards] == ["transformer"]
    assert "first plant" in desk.cards[0].label


def test_the_theme_park_counts_as_a_city_and_says_so() -> None:
    """Theme Park: one own house on the card, counts as a city everywhere."""
    match = _at(Build(0), phase=4)
    presenter = presented(match, 0)
    company = presenter.company(0)
    assert company.figures[1].text == "3"
    assert "3 cities, the Theme Park among them" in company.label
    assert "the Theme Park among them" in company.tip
    park = next(card for card in company.cards if card.card == "theme_park")
    assert park.mark == 0
    rows = {row[0]: row[1] for row in presenter.state_rows().rows}
    assert "Theme Park" in rows["Cities of Anna"]
    assert {fact.label: fact.value for fact in presenter.seat_facts(0).facts}["Cities"] == "3"
    run = presented(_at(RunPlants((0,)), phase=BUREAUCRACY), 0).board().desk.run
    assert run is not None
    assert "Theme Park" in run.title


@pytest.mark.parametrize("tones", [LIGHT, DARK])
def test_owned_cards_lie_beside_the_plants_and_in_the_rail(shown: Show, tones: Tones) -> None:
    """Nothing overlaps or is cut, and all of it fits at 1366 by 768 with six players."""
    dressing.apply(Theme(tones, reduced_motion=True))
    others = [player(plants=(n, n + 1, n + 2)) for n in (3, 6, 9, 12, 15)]
    frame = laid(_at(OpenAuction(0), _owner(tokens=""), *others, round=3), 0)
    shown(frame)
    board = board_of(frame)
    strip = board.companies[0]
    assert isinstance(strip, PromoStrip)
    boxes = [*strip.chips(), *strip.promo_chips()]
    assert len(boxes) == 5
    assert all(strip.rect().toRectF().contains(box) for box in boxes)
    cards = board.desk.promos.cards
    assert [name for name, card in cards.items() if card.isVisible()] == ["theme_park", "warehouse"]
    assert all(card.toolTip() and card.accessibleName() for card in cards.values())
    for pane in (board.desk_pane, frame.side.seats_pane):
        assert pane.verticalScrollBar().maximum() == 0
    _assert_nothing_cut(frame)


def test_the_flux_generator_has_its_printed_name_and_no_token_of_its_own() -> None:
    """Flux: minimum bid 33; its name in the state is no number to be seen."""
    match = _at(
        OpenAuction(0), player(), player(), player(), market=(30, 31, 32, FLUX, 34, 35, 36, 37)
    )
    presenter = presented(match, 0)
    card = presenter.board().market.current[3]
    assert (card.number, card.printed, card.discount) == (FLUX, "33 1/3", False)
    assert "minimum bid 33" in card.label
    assert "lowest current plant" in card.label
    everything = f"{presenter.board()}{presenter.state_rows()}".replace(f"number={FLUX}", "")
    assert str(FLUX) not in everything
    assert not [move for move in presenter.scene.legal if "333" in presenter.move_words(move)]


# Shortage and Surplus.


def _turned_up(card: str, phase: int = 2) -> tuple[Match, Match]:
    """A position before a card is turned up, and the one after it."""
    people = (player(), player(), player())
    agenda = (DrawPlant(), OpenAuction(0))
    before = match_of(table(*people, agenda=agenda, market=MARKET, options=ALL, phase=phase))
    return before, before.after(Drawn((card,)))


@pytest.mark.parametrize(
    ("card", "told"),
    [("shortage", "Shortage: 3 coal left"), ("surplus", "Surplus: 1 uranium came")],
)
def test_what_an_event_card_moved_stays_in_sight_until_fuel_is_bought(card: str, told: str) -> None:
    """Events: three tokens, one of uranium; told until the fuel phase it matters for is over."""
    before, after = _turned_up(card)
    presenter = PowerGridPresenter()
    presenter.show(view(before, 0))
    assert presenter.board().news is None
    presenter.show(view(after, 0))
    news = presenter.board().news
    assert news is not None
    assert news.words == told
    rows = {row[0]: row[1] for row in presenter.state_rows().rows}
    assert told in rows["Last promo card"]
    for phase, shown in ((FUEL, True), (BUREAUCRACY, False)):
        later = Match(after.game, after.header, after.state.but(phase=phase), after.events)
        presenter.show(view(later, 0))
        assert (presenter.board().news is not None) is shown
    presenter.show(view(before, 0))
    assert presenter.board().news is None


def test_a_card_of_phase_5_is_told_in_the_next_round() -> None:
    """A replacement of phase 5 can turn up a card that matters for the next fuel phase."""
    before, after = _turned_up("surplus", BUREAUCRACY)
    presenter = PowerGridPresenter()
    presenter.show(view(before, 0))
    for round_, phase, shown in ((3, FUEL, True), (3, BUREAUCRACY, False), (4, FUEL, False)):
        state = after.state.but(round=round_, phase=phase)
        presenter.show(view(Match(after.game, after.header, state, after.events), 0))
        assert (presenter.board().news is not None) is shown


def test_news_are_the_same_for_whoever_comes_later() -> None:
    """A table that is opened again reads the card off the events of its match."""
    told = 0
    follower = PowerGridPresenter()
    for match in course(2, 3, promos="all"):
        follower.show(view(match, None))
        news = follower.board().news
        if news is not None:
            told += 1
            assert presented(match, None).board().news == news
            assert set(EVENTS) & {news.card}
    assert told


def test_the_chip_beside_the_fuel_market_says_it(shown: Show) -> None:
    """Nobody misses that tokens were moved: picture, words and the rule as tooltip."""
    before, after = _turned_up("shortage")
    frame = laid(before, 0)
    shown(frame)
    chip = board_of(frame).fuel.news
    assert not chip.isVisible()
    session = frame.session
    assert isinstance(session, StillSession)
    session.show(session.snapshot()._replace(match=after))
    assert chip.isVisible()
    assert chip.accessibleName() == "Shortage: 3 coal left"
    assert "cheapest" in chip.toolTip()
    assert chip.width() >= chip.sizeHint().width()


# The Demolition Contractor.


def _contracts(task: Task, opened: tuple[int, ...], **fields: Any) -> Match:
    pile = tuple(value for value in (2, 4, 6, 8, 10, 12) if value not in opened)
    people = (player(plants=(3, 4, 5, 31)), player(), player())
    options = {"demolition": "on"}
    market = (30, 32, 33, 34, 35, 36, 37)
    state = table(
        *people,
        agenda=(task, DrawPlant(), OpenAuction(1)),
        market=market,
        options=options,
        contracts=Contracts(pile, opened),
        **fields,
    )
    return match_of(state)


@pytest.mark.parametrize(
    ("opened", "told"),
    [
        ((), "no contract"),
        ((8,), ": 8"),
        ((4, 10), "4 + 10 = 14"),
        ((2, 4, 6, 8), "4 contracts, 20"),
    ],
)
def test_open_contracts_and_their_sum_are_shown_as_a_house_rule(
    shown: Show, opened: tuple[int, ...], told: str
) -> None:
    """Demolition stand-in: shown as a house variant; unclaimed contracts add up."""
    frame = laid(_contracts(OpenAuction(1), opened), 1)
    shown(frame)
    pill = board_of(frame).market.contracts
    assert pill.isVisible()
    assert told in pill.text()
    assert "house rule" in pill.text()
    assert "not the printed variant" in pill.toolTip()
    assert all(str(value) in pill.toolTip() for value in opened)
    _assert_nothing_cut(frame)


def test_contracts_are_shown_in_phase_2_alone() -> None:
    """Paid in phase 2; a table without the house rule shows nothing at all."""
    assert presented(_contracts(BuyFuel(1), (4,), phase=FUEL), 1).board().market.contracts == ""
    assert presented(_at(OpenAuction(0)), 0).board().market.contracts == ""


def test_whoever_scraps_is_told_what_he_is_paid_and_the_log_who_was() -> None:
    """Paid at once when the plant is scrapped."""
    match = _contracts(ScrapPlant(0, 31), (4, 10))
    assert "14" in presented(match, 0).prompt().detail
    after = match.after(Moved(0, moves.scrap(3)))
    notes = match.game.notes(match.state, after.events[-1], after.state)
    lines = [presented(after, None).note_words(note) for note in notes]
    assert "The Demolition Contractor (house rule) pays Anna 14." in lines


def test_bots_play_whole_games_with_all_cards_before_every_eye() -> None:
    """Every position can be shown to whoever decides, and its moves told apart."""
    for match in course(6, 3, "random", promos="all", demolition="on", edition="original"):
        if not match.state.agenda:
            break
        presenter = presented(match, asked(match))
        assert presenter.board().strip.round
        assert presenter.prompt().text
        legal = presenter.scene.legal
        assert len({presenter.move_words(move) for move in legal}) == len(legal)
