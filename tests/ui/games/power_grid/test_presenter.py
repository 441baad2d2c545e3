# SPDX-License-Identifier: MIT
"""What is shown and picked for every kind of decision, without widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from core.games.power_grid import agenda as tasks
from core.games.power_grid import moves
from core.games.power_grid.state import State
from core.match import Match
from core.terms import Move, Moved, Turn
from tests.ui.games.positions import asked, view
from tests.ui.games.power_grid.grid_tables import course, found, shown, state_of
from ui.games.power_grid.map.model import Light as MapLight
from ui.games.power_grid.presenter import PowerGridPresenter
from ui.kit.light import Light

KINDS: dict[str, Callable[[], Match]] = {
    "regions": lambda: found(_is(tasks.PickRegions), regions="host"),
    "draft": lambda: found(_is(tasks.DraftRegions), regions="draft"),
    "trust": lambda: found(_is(tasks.PlaceTrust), seats=2),
    "open": lambda: found(_is(tasks.OpenAuction, 2)),
    "bid": lambda: found(_is(tasks.Bidding, 2)),
    "card": lambda: found(_is(tasks.CardAuction), promos="all"),
    "station": lambda: found(_is(tasks.PlaceStation), promos="all", bot="random"),
    "scrap": lambda: found(_is(tasks.ScrapPlant)),
    "keep": lambda: found(_is(tasks.KeepFuel), bot="random"),
    "buy": lambda: found(_hungry),
    "build": lambda: found(_rich_builder),
    "run": lambda: found(_is(tasks.RunPlants, 4)),
}


def _is(kind: type, rounds: int = 0) -> Callable[[State], bool]:
    return lambda state: isinstance(state.agenda[0], kind) and state.round >= rounds


def _hungry(state: State) -> bool:
    head = state.agenda[0]
    if not isinstance(head, tasks.BuyFuel) or state.round < 3:
        return False
    player = state.players[head.seat]
    return player.money > 20 and len(player.plants) > 1 and not any(player.fuel)


def _rich_builder(state: State) -> bool:
    head = state.agenda[0]
    if not isinstance(head, tasks.Build) or state.round < 3:
        return False
    return state.players[head.seat].money > 40


def reachable(presenter: PowerGridPresenter) -> set[Move]:
    """Every move that clicks on the board and the prompt can make now."""
    scene = presenter.scene
    reached = set(_answers(presenter))
    numbers = (*scene.state.current, *scene.state.future, *scene.own.plants)
    reached |= _made(presenter.pick_plant(number) for number in numbers)
    reached |= _made(presenter.pick_city(city) for city in scene.city_names)
    reached |= _made(presenter.pick_region(region) for region in scene.region_names)
    desk = presenter.board().desk
    rows = desk.run.rows if desk.run else desk.pick.rows if desk.pick else ()
    for row in rows:
        presenter.pick_row(row.key)
        reached |= set(_answers(presenter))
    if desk.auction:
        for price in range(desk.auction.lowest, desk.auction.highest + 1):
            presenter.set_bid(price)
            reached |= set(_answers(presenter))
    if desk.fuel:
        for fuel in desk.fuel.rows:
            tracks = {track.fuel: track for track in presenter.board().fuel}
            tokens = sum(space.tokens for space in tracks[fuel.fuel].spaces)
            reached |= {presenter.buy(fuel.fuel, count) for count in range(1, tokens + 1)}
    return reached


def _answers(presenter: PowerGridPresenter) -> Iterable[Move]:
    return [answer.move for answer in presenter.prompt().answers if answer.move]


def _made(clicks: Iterable[Move | None]) -> set[Move]:
    return {move for move in clicks if move is not None}


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_legal_move_is_reached_by_clicks(kind: str) -> None:
    """Board and prompt together make every legal move; of runs those that waste nothing."""
    match = KINDS[kind]()
    presenter = shown(match, asked(match))
    legal = set(presenter.scene.legal)
    if kind == "regions":
        assert _sets_by_clicks(presenter) == legal
        return
    missing = legal - reachable(presenter)
    if kind == "run":
        desk = presenter.board().desk
        assert desk.run is not None
        assert {row.supplies for row in desk.run.rows}
        assert all(_is_beaten(presenter, move) for move in missing)
    else:
        assert not missing


def _sets_by_clicks(presenter: PowerGridPresenter) -> set[Move]:
    made = set()
    for move in presenter.scene.legal:
        presenter.act("regions.clear")
        for region in _connected(presenter, [str(arg) for arg in move.args]):
            presenter.pick_region(region)
        made |= set(_answers(presenter))
    return made


def _connected(presenter: PowerGridPresenter, regions: list[str]) -> list[str]:
    """Any order works: a part of a legal set is never refused."""
    return sorted(regions, reverse=True)


def _is_beaten(presenter: PowerGridPresenter, move: Move) -> bool:
    """Whether another legal run supplies as much with no more of any fuel."""
    choices = presenter.picked.found
    mine = next(choice for choice in choices if choice.move == move)
    return any(
        other.supplied >= mine.supplied
        and all(one <= two for one, two in zip(other.burns, mine.burns, strict=True))
        for other in choices
        if other.move != move
    )


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_prompt_says_what_is_asked_and_others_what_they_wait_for(kind: str) -> None:
    """Whoever decides gets a sentence of their own, the others one with the name."""
    match = KINDS[kind]()
    seat = asked(match)
    mine, theirs = shown(match, seat), shown(match, None)
    assert mine.prompt().text
    assert mine.prompt().text != theirs.prompt().text
    assert theirs.scene.name(seat) in theirs.prompt().text
    assert not theirs.prompt().answers


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_nothing_lights_up_for_a_watcher(kind: str) -> None:
    """Only who decides has targets: plants, fuel, cities, regions."""
    presenter = shown(KINDS[kind](), None)
    board, drawn = presenter.board(), presenter.map()
    plants = (*board.market.current, *board.market.future, *board.desk.plants)
    assert all(plant.light in (Light.PLAIN, Light.CHOSEN) for plant in plants)
    assert all(track.light is Light.PLAIN for track in board.fuel)
    assert all(city.light is MapLight.PLAIN for city in drawn.cities)
    assert all(region.light is MapLight.PLAIN for region in drawn.regions)


def test_targets_are_the_legal_moves_and_the_rest_says_why() -> None:
    """Rules of the hand: legal targets light up, an illegal one says why in a sentence."""
    match = KINDS["open"]()
    presenter = shown(match, asked(match))
    market = presenter.board().market
    for plant in (*market.current, *market.future):
        legal = moves.open_auction(plant.number) in presenter.scene.legal
        assert (plant.light is Light.LEGAL) == legal
        assert bool(plant.why) != legal


def test_cities_light_up_with_the_price_the_core_asks() -> None:
    """The price of a city is visible before the click, and the way to it leads from an own one."""
    match = KINDS["build"]()
    seat = asked(match)
    presenter = shown(match, seat)
    own = state_of(match).players[seat].cities
    lit = [city for city in presenter.map().cities if city.light is MapLight.LEGAL]
    assert lit
    for city in lit:
        after = presenter.scene.game.apply(match.state, _moved(seat, moves.build(city.id)))
        paid = state_of(match).players[seat].money - after.players[seat].money
        assert city.price == paid
        assert city.path[0] in own
        assert city.path[-1] == city.id
        assert city.detail


def _moved(seat: int, move: Move) -> Moved:
    return Moved(seat, move)


def test_composed_fuel_shows_its_total_and_comes_back_token_by_token() -> None:
    """Steppers: the running total is what leaves the purse, and one less drops the last token."""
    match = KINDS["buy"]()
    seat = asked(match)
    fuel = next(str(move.args[0]) for move in shown(match, seat).scene.legal if move.verb == "buy")
    staged = (moves.buy(fuel, 1), moves.buy(fuel, 1))
    presenter = shown(match, seat, staged)
    desk = presenter.board().desk
    assert desk.fuel is not None
    row = next(row for row in desk.fuel.rows if row.fuel == fuel)
    spent = state_of(match).players[seat].money - presenter.scene.own.money
    assert row.bought == 2
    assert str(spent) in desk.fuel.total
    assert str(presenter.scene.own.money) in desk.fuel.leaves
    assert presenter.fewer(fuel) == (moves.buy(fuel, 1),)
    taken = [space.taken for track in presenter.board().fuel for space in track.spaces]
    assert sum(taken) == 2


def test_fewer_takes_one_token_off_a_larger_purchase() -> None:
    """A click on the market buys several at once; the stepper takes them back one by one."""
    match = KINDS["buy"]()
    seat = asked(match)
    buys = [move for move in shown(match, seat).scene.legal if move.verb == "buy"]
    most = max(buys, key=lambda move: int(move.args[1]))
    assert int(most.args[1]) > 1
    presenter = shown(match, seat, (most,))
    assert presenter.fewer(str(most.args[0])) == (
        moves.buy(str(most.args[0]), int(most.args[1]) - 1),
    )


def test_composed_houses_are_staged_priced_and_taken_back() -> None:
    """Houses of the turn are hollow on the map, listed with their prices, and can be dropped."""
    match = found(
        lambda state: (
            isinstance(state.agenda[0], tasks.Build)
            and state.players[state.agenda[0].seat].money > 60
        )
    )
    seat = asked(match)
    first = next(move for move in shown(match, seat).scene.legal if move.verb == "build")
    second = next(move for move in shown(match, seat, (first,)).scene.legal if move.verb == "build")
    presenter = shown(match, seat, (first, second))
    desk = presenter.board().desk
    assert desk.build is not None
    assert [row.key for row in desk.build.rows] == [first.args[0], second.args[0]]
    total = sum(int(row.price) for row in desk.build.rows)
    assert str(total) in desk.build.total
    staged = [
        city.id
        for city in presenter.map().cities
        if any(house is not None and house.staged for house in city.slots)
    ]
    assert set(staged) == {first.args[0], second.args[0]}
    assert presenter.without_city(str(first.args[0])) == (second,)
    assert presenter.without_city("nowhere") is None


def test_bureaucracy_preselects_what_pays_most_and_burns_least() -> None:
    """Section 2, phase 5: income of each choice is shown, the best one is chosen already."""
    for match in course(3, 4):
        if not match.state.agenda or not isinstance(match.state.agenda[0], tasks.RunPlants):
            continue
        presenter = shown(match, asked(match))
        run = presenter.board().desk.run
        assert run is not None
        best = presenter.picked.found[0]
        incomes = [int(row.pays) for row in run.rows]
        chosen = [int(row.pays) for row in run.rows if row.chosen]
        assert chosen == sorted(incomes)[-1:]
        assert bool(incomes) is not bool(run.summary)
        same = [c for c in presenter.picked.found if c.income == best.income]
        assert sum(best.burns) == min(sum(choice.burns) for choice in same)
        assert presenter.prompt().answers[0].move == best.move


def test_worse_run_says_what_it_loses() -> None:
    """A warning only where the loss has a number."""
    match = KINDS["run"]()
    presenter = shown(match, asked(match))
    best = presenter.picked.found[0]
    presenter.pick_row(str(moves.DONE))
    detail = presenter.prompt().detail
    assert str(best.income - presenter.scene.pays(0)) in detail


def test_what_costs_something_is_not_preselected() -> None:
    """Neither no fuel while cities go without, nor no house, nor a run that pays less."""
    costs = keeps = 0
    for match in course(1, 4):
        head = match.state.agenda[0] if match.state.agenda else None
        if not isinstance(head, tasks.BuyFuel | tasks.Build) or not isinstance(
            match.awaiting, Turn
        ):
            continue
        prompt = shown(match, asked(match)).prompt()
        (passing,) = prompt.answers
        assert passing.move == moves.DONE
        warned = "more buys fuel" in prompt.detail or "You have fuel for" in prompt.detail
        legal = match.game.legal_moves(match.state, asked(match))
        idle = "You can supply 0" in prompt.detail or not prompt.detail
        if isinstance(head, tasks.BuyFuel) and idle:
            assert passing.primary == (len(legal) == 1)
        else:
            assert passing.primary == (not warned or len(legal) == 1)
        costs, keeps = costs + warned, keeps + passing.primary
    assert costs
    assert keeps
    match = KINDS["run"]()
    presenter = shown(match, asked(match))
    assert presenter.prompt().answers[0].primary
    presenter.pick_row(str(moves.DONE))
    assert not presenter.prompt().answers[0].primary


def test_clicks_on_own_plants_choose_which_run() -> None:
    """Taking a plant out of the best run chooses the best one without it."""
    match = KINDS["run"]()
    presenter = shown(match, asked(match))
    running = [int(plant) for plant in presenter.picked.found[0].plants]
    assert running
    presenter.pick_plant(running[0])
    chosen = next(c for c in presenter.picked.found if c.move == presenter.picked.chosen)
    assert running[0] not in chosen.plants
    lights = {plant.number: plant.light for plant in presenter.board().desk.plants}
    assert lights[running[0]] is Light.LEGAL


def test_running_plants_hold_what_they_burn() -> None:
    """Section 4: a plant burns tokens on its own card, so they are shown lying there."""
    for match in course(6, 4):
        if not match.state.agenda or not isinstance(match.state.agenda[0], tasks.RunPlants):
            continue
        presenter = shown(match, asked(match))
        for choice in presenter.picked.found:
            presenter.pick_row(str(choice.move))
            cards = {plant.number: plant for plant in presenter.board().desk.plants}
            for number in map(int, choice.plants):
                assert len(cards[number].stored) >= cards[number].amount
            tokens = [token for card in cards.values() for token in card.stored]
            assert len(tokens) == sum(presenter.scene.own.fuel)


def test_keeping_most_fuel_is_preselected() -> None:
    """Section 9: after scrapping, the default keeps the most, coal before oil."""
    match = KINDS["keep"]()
    presenter = shown(match, asked(match))
    pick = presenter.board().desk.pick
    assert pick is not None
    assert [row.chosen for row in pick.rows].count(True) == 1
    assert pick.rows[0].chosen


def test_picks_do_not_outlive_their_question() -> None:
    """A bid on the stepper belongs to one plant; the next auction starts at its minimum."""
    match = KINDS["bid"]()
    seat = asked(match)
    presenter = shown(match, seat)
    lowest = presenter.picked.bid
    presenter.set_bid(lowest + 2)
    presenter.show(view(match, seat))
    assert presenter.picked.bid == lowest + 2
    other = next(
        later
        for later in course(1, 4)
        if later.state.agenda
        and isinstance(later.state.agenda[0], tasks.Bidding)
        and asked(later) == seat
        and later.state.agenda[0].plant != match.state.agenda[0].plant
    )
    presenter.show(view(other, seat))
    assert presenter.picked.bid != lowest + 2 or presenter.scene.head.price == lowest + 1


def test_everything_but_a_bid_waits_for_done() -> None:
    """Passing something up as well; named buttons end what is composed, board clicks do not."""
    presenter = PowerGridPresenter()
    ends = (moves.OPT_OUT, moves.DROP, moves.DONE, moves.run((4,)))
    goes_on = (moves.open_auction(4), moves.build("essen"), moves.scrap(4), moves.region("red"))
    assert presenter.immediate(moves.bid(12))
    assert not any(presenter.immediate(move) for move in (*ends, *goes_on))
    assert all(presenter.final(move) for move in (*ends, moves.bid(12)))
    assert not any(presenter.final(move) for move in goes_on)


def test_a_price_is_told_only_of_a_house_that_is_paid() -> None:
    """The Trust's houses cost nothing, and after the end nothing is built."""
    placing = KINDS["trust"]()
    over = list(course(0, 2))[-1]
    for presenter in (shown(placing, asked(placing)), shown(over, 0)):
        told = {(city.price, city.path, city.detail) for city in presenter.map().cities}
        assert told == {(None, (), "")}


def test_a_builder_reads_what_the_fuel_is_worth_after_every_house() -> None:
    """First how many more it would supply, then how many of the cities it does supply."""
    match = KINDS["build"]()
    seat = asked(match)
    staged: tuple[Move, ...] = ()
    supplied = 0
    while True:
        presenter = shown(match, seat, staged)
        detail = presenter.prompt().detail
        assert "You have fuel for" in detail or "You can supply" in detail
        supplied += "You can supply" in detail
        houses = [move for move in presenter.scene.legal if move.verb == "build"]
        if not houses:
            break
        staged = (*staged, houses[0])
    assert staged
    assert supplied
