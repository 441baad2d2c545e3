# SPDX-License-Identifier: MIT
"""What is shown and picked for every kind of decision, without widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from core.games.power_grid_card_game import agenda as tasks
from core.games.power_grid_card_game import moves
from core.games.power_grid_card_game.state import State
from core.match import Match
from core.terms import Move
from tests.ui.games.positions import asked, view
from tests.ui.games.power_grid_card_game.card_tables import (
    cramped,
    found,
    keeping,
    partly,
    rich_bidder,
    rules_of,
    shown,
    state_of,
    with_player,
)
from ui.games.power_grid_card_game.plants import plant_name
from ui.games.power_grid_card_game.presenter import PowerGridCardGamePresenter
from ui.kit.light import Light


def _late(state: State) -> bool:
    return state.round > 3


def _stocked(state: State) -> bool:
    head = state.agenda[0]
    assert isinstance(head, tasks.RunPlants)
    return len(state.players[head.seats[0]].pool) > 3 and state.round > 4


KINDS: dict[str, Callable[[], Match]] = {
    "open": lambda: found(tasks.OpenAuction, _late),
    "bid": lambda: found(tasks.Bidding, rich_bidder),
    "scrap": lambda: found(tasks.ScrapPlant),
    "keep": keeping,
    "buy": lambda: found(tasks.BuyResources, _late),
    "run": lambda: found(tasks.RunPlants, _stocked),
}


def reachable(presenter: PowerGridCardGamePresenter) -> set[Move]:
    """Every move that clicks on the board and the prompt can make now."""
    reached = set(_answers(presenter))
    board = presenter.board()
    plants = (*board.market.current, *board.market.future, *board.desk.plants)
    if board.desk.run is None:
        reached |= _made(presenter.pick_plant(plant.id) for plant in plants)
    cards = [card.id for column in board.columns.columns for card in column.cards]
    reached |= _made(presenter.pick_card(card) for card in cards)
    if board.desk.auction:
        for price in range(board.desk.auction.lowest, board.desk.auction.highest + 1):
            presenter.set_bid(price)
            reached |= set(_answers(presenter))
    return reached | _rows(presenter)


def _rows(presenter: PowerGridCardGamePresenter) -> set[Move]:
    """Rows of choices, after every way to switch plants on and off."""
    reached: set[Move] = set()
    waiting = [presenter.picked.chosen]
    while waiting:
        chosen = waiting.pop()
        if chosen is None or chosen in reached:
            continue
        presenter.pick_row(str(chosen))
        reached |= set(_answers(presenter))
        desk = presenter.board().desk
        rows = desk.run.rows if desk.run else desk.pick.rows if desk.pick else ()
        waiting += [Move.parse(row.key) for row in rows]
        for plant in desk.plants if desk.run else ():
            presenter.pick_row(str(chosen))
            presenter.pick_plant(plant.id)
            waiting.append(presenter.picked.chosen)
    return reached


def _answers(presenter: PowerGridCardGamePresenter) -> Iterable[Move]:
    return [answer.move for answer in presenter.prompt().answers if answer.move]


def _made(clicks: Iterable[Move | None]) -> set[Move]:
    return {move for move in clicks if move is not None}


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_legal_move_is_reached_by_clicks(kind: str) -> None:
    """Board and prompt together make every legal move and no other."""
    match = KINDS[kind]()
    presenter = shown(match, asked(match))
    assert reachable(presenter) == set(presenter.scene.legal)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_nothing_is_asked_of_others(kind: str) -> None:
    """Whoever is not to act, or watches, has no targets and no answers."""
    match = KINDS[kind]()
    seat = asked(match)
    awaited = getattr(match.awaiting, "seats", ())
    others = [other for other in range(state_of(match).seats) if other not in awaited]
    for eyes in (None, *others):
        presenter = shown(match, eyes)
        board = presenter.board()
        cards = [card for column in board.columns.columns for card in column.cards]
        plants = (*board.market.current, *board.market.future, *board.desk.plants)
        lights = {card.light for card in cards} | {plant.light for plant in plants}
        assert Light.LEGAL not in lights
        assert Light.DIM not in lights
        assert presenter.prompt().answers == ()
    assert shown(match, seat).prompt().text


def test_dim_plants_and_cards_say_why() -> None:
    """Interface: hovering an illegal one says why in one sentence."""
    match = KINDS["open"]()
    market = shown(match, asked(match)).board().market
    assert all(plant.light is Light.DIM for plant in market.future)
    assert all("not in the current market" in plant.why for plant in market.future)
    poor = with_player(match, asked(match), money=0)
    board = shown(poor, asked(poor)).board()
    assert all("at least" in plant.why for plant in board.market.current)
    match = KINDS["buy"]()
    seat = asked(match)
    for money, word in ((0, "costs"), (99, "no room")):
        board = shown(with_player(match, seat, money=money), seat).board()
        cards = [card for column in board.columns.columns for card in column.cards]
        dim = [card for card in cards if card.light is Light.DIM]
        assert any(word in card.why for card in dim)
        assert all(card.why.endswith(".") for card in dim)


def test_surplus_is_announced_before_one_buys() -> None:
    """Section 4, phase 2: who pays for units that do not fit is told so, with what comes of it."""
    match = cramped()
    seat = asked(match)
    card = partly(match, seat)[0]
    presenter = shown(match, seat)
    columns = presenter.board().columns.columns
    view_of = next(c for column in columns for c in column.cards if c.id == card)
    assert view_of.light is Light.LEGAL
    assert view_of.kept < view_of.units
    assert f"keep {view_of.kept}" in view_of.why
    assert view_of.why in presenter.move_words(moves.buy(card))
    after = shown(match, seat, (moves.buy(card),))
    held = next(c for c in after.board().pool.cards if c.id == card)
    assert held.units == view_of.kept
    singles = len(after.board().columns.columns[0].cards) - len(columns[0].cards)
    expected = presenter.scene.surplus(card)
    assert singles == expected.singles
    assert expected.kept + expected.singles + expected.lost == view_of.units


def test_surplus_without_singles_is_lost_and_says_so() -> None:
    """Section 4, phase 2: if no single of the type is left, the unit is lost."""
    match = cramped()
    seat = asked(match)
    card = partly(match, seat)[0]
    state = state_of(match)
    empty = match.__class__(match.game, match.header, state.but(singles=()), match.events)
    columns = shown(empty, seat).board().columns.columns
    why = next(c.why for column in columns for c in column.cards if c.id == card)
    assert "lost" in why


def test_purchases_are_listed_and_taken_back() -> None:
    """Composed: each card with its price and what of it is kept; one is taken out of the turn."""
    match = cramped()
    seat = asked(match)
    card = partly(match, seat)[0]
    presenter = shown(match, seat, (moves.buy(card),))
    buy = presenter.board().desk.buy
    assert buy is not None
    (row,) = buy.purchases.rows
    price = shown(match, seat).scene.price(card)
    assert (row.key, row.price) == (card, str(price))
    assert "kept" in row.name
    assert str(price) in buy.purchases.total
    assert presenter.without_card(card) == ()
    assert f"Buy for {price}" in presenter.prompt().answers[0].label


@pytest.mark.parametrize("per", ["unit", "card"])
def test_prices_follow_the_option(per: str) -> None:
    """Section 4, phase 2, switch: a column's price for each unit or once for the card."""
    match = found(tasks.BuyResources, seats=3, price_per=per)
    columns = shown(match, asked(match)).board().columns.columns
    for column, price in zip(columns, rules_of(match).prices, strict=True):
        assert column.price == price
        for card in column.cards:
            assert card.price == price * (card.units if per == "unit" else 1)
    assert per in columns[1].unit
    hint = shown(match, asked(match)).board().desk.buy
    assert hint is not None
    assert ("however many" in hint.purchases.hint) == (per == "card")


def test_buying_nothing_is_preselected_only_where_nothing_is_missing() -> None:
    """While plants earn less than they could, and a card can be bought, it costs something."""
    match = found(tasks.BuyResources, _late)
    presenter = shown(match, asked(match))
    scene, (passing,) = presenter.scene, presenter.prompt().answers
    assert scene.now(asked(match)) < scene.most(asked(match))
    assert passing.move == moves.DONE
    assert not passing.primary
    broke = with_player(match, asked(match), money=0)
    (passing,) = shown(broke, asked(broke)).prompt().answers
    assert passing.primary


def test_best_run_is_preselected_and_plants_are_switched() -> None:
    """Section 4, phase 3: optional; a click on a plant takes it out of the run and back."""
    match = KINDS["run"]()
    presenter = shown(match, asked(match))
    best = presenter.picked.found[0]
    assert presenter.picked.chosen == best.move
    assert presenter.prompt().answers[0].primary
    assert best.income == presenter.scene.now(asked(match))
    plant = str(best.plants[0])
    presenter.pick_plant(plant)
    fewer = presenter.picked.chosen
    assert fewer is not None
    assert plant not in fewer.args
    assert presenter.prompt().detail
    assert not presenter.prompt().answers[0].primary
    lights = {card.id: card.light for card in presenter.board().desk.plants}
    assert lights[plant] is Light.LEGAL
    presenter.pick_plant(plant)
    chosen = presenter.picked.chosen
    assert chosen is not None
    assert plant in chosen.args


def test_mixes_of_a_hybrid_are_rows() -> None:
    """Section 4: a hybrid burns any mix of gas and oil, and the player chooses."""

    def wanted(state: State) -> bool:
        head = state.agenda[0]
        assert isinstance(head, tasks.RunPlants)
        player = state.players[head.seats[0]]
        kinds = {held.card for held in player.pool}
        gas, oil = {"r15", "r16", "r17", "r18", "r13", "r14"}, {"r23", "r24", "r25", "r26", "r27"}
        hybrid = {"s06a", "l17", "l30"} & set(player.plants)
        return bool(hybrid and kinds & gas and kinds & oil)

    match = found(tasks.RunPlants, wanted)
    presenter = shown(match, asked(match))
    run = presenter.board().desk.run
    assert run is not None
    same = [row for row in run.rows if row.plants == run.rows[0].plants]
    assert len(same) > 1
    assert len({row.burns for row in same}) == len(same)
    assert "hybrid" in presenter.prompt().detail.lower()


def test_picks_stay_while_the_same_is_asked() -> None:
    """A newer view of the same question keeps the bid on the stepper."""
    match = KINDS["bid"]()
    seat = asked(match)
    presenter = shown(match, seat)
    presenter.set_bid(presenter.picked.bid + 3)
    bid = presenter.picked.bid
    presenter.show(view(match, seat))
    assert presenter.picked.bid == bid
    assert presenter.bid() == moves.bid(bid)
    presenter.set_bid(10**6)
    assert presenter.picked.bid == state_of(match).players[seat].money


def test_automatic_bidder_goes_on_until_it_is_stopped() -> None:
    """'Bid up to N' makes the least bid once per position; stopping asks the person again."""
    match = KINDS["bid"]()
    seat, price = asked(match), match.state.agenda[0].price
    presenter = shown(match, seat)
    presenter.bid_up_to(price + 3)
    assert presenter.automatic() == moves.bid(price + 1)
    auction = presenter.board().desk.auction
    assert auction is not None
    assert str(price + 3) in auction.limit_words
    presenter.stop_bidding()
    assert presenter.automatic() is None
    assert presenter.picked.limit == 0


def test_an_auction_tells_plants_of_one_number_apart() -> None:
    """Two plants have the number 6: who bids reads the fuel beside it, and so do the others."""
    rules = rules_of(KINDS["bid"]())
    alike = {plant for plant in rules.plants if "(" in plant_name(rules, plant)}
    assert alike
    match = found(tasks.Bidding, lambda state: getattr(state.agenda[0], "plant", "") in alike)
    named = plant_name(rules, getattr(state_of(match).agenda[0], "plant", ""))
    seat = asked(match)
    assert named in shown(match, seat).prompt().text
    assert named in shown(match, (seat + 1) % 4).prompt().text
