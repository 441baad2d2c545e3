# SPDX-License-Identifier: MIT
"""The Demolition Contractor, a stand-in of ours (rules/power-grid-card-game.md, 8 and 10)."""

from __future__ import annotations

from core.games.grid.contracts import Contracts
from core.games.power_grid import notes, tallies
from core.games.power_grid.agenda import (
    DrawPlant,
    NextOpening,
    OpenAuction,
    RunPlants,
    ScrapPlant,
    StartRound,
)
from core.games.power_grid.state import BUREAUCRACY, State
from core.terms import Chance, Drawn, Move, Moved, Note
from tests.core.games.power_grid.builder import (
    GAME,
    awaiting,
    chosen,
    draw,
    move,
    player,
    rules,
    table,
    trust,
)

ON = {"demolition": "on"}
VALUES = (2, 4, 6, 8, 10, 12)


def opening(contracts: Contracts) -> State:
    """A table one move before phase 2 begins."""
    return table(
        player(),
        player(),
        agenda=(RunPlants((0,)), StartRound()),
        market=(30, 31, 32, 33, 34, 35, 36, 37),
        options=ON,
        phase=BUREAUCRACY,
        contracts=contracts,
    )


def scrapping(contracts: Contracts) -> State:
    """A table at which seat 0 must scrap one of its plants."""
    owner = player(5, (4, 13, 18, 34), "coal 4")
    return table(
        owner,
        player(plants=(5, 6, 7)),
        agenda=(ScrapPlant(0, 34), DrawPlant(), NextOpening()),
        market=(30, 31, 32, 33, 35, 36, 37),
        options=ON,
        contracts=contracts,
    )


def test_off_by_default() -> None:
    """Section 8: off by default, shown as a house variant."""
    assert GAME.setup(chosen(3), 3).contracts is None
    assert GAME.setup(chosen(3, demolition="on"), 3).contracts == Contracts(VALUES)


def test_one_is_turned_up_at_the_start_of_each_phase_2() -> None:
    """Section 8: six contracts worth 2, 4, 6, 8, 10, 12, shuffled, one turned up."""
    state = move(opening(Contracts(VALUES)), "done")
    assert awaiting(state) == Chance(tuple(map(str, VALUES)))
    state = draw(state, 8)
    assert state.contracts == Contracts((2, 4, 6, 10, 12), (8,))
    assert isinstance(state.agenda[0], OpenAuction)


def test_unclaimed_ones_stay_open_and_add_up() -> None:
    """Section 8."""
    state = draw(move(opening(Contracts((2, 4, 6, 10), (8, 12))), "done"), 4)
    assert state.contracts == Contracts((2, 6, 10), (4, 8, 12))


def test_the_first_who_must_scrap_is_paid_the_sum() -> None:
    """Section 8; section 10: at once when the plant is scrapped, before the replacement."""
    state = move(scrapping(Contracts((2, 10), (4, 8), (6, 12))), "scrap 4")
    assert state.players[0].money == 5 + 12
    assert state.contracts == Contracts((2, 10), (), (4, 6, 8, 12))
    assert isinstance(state.agenda[0], DrawPlant)


def test_once_per_phase() -> None:
    """Section 10: whoever scraps next finds nothing open."""
    state = move(scrapping(Contracts((2, 10), (), (4, 6, 8, 12))), "scrap 4")
    assert state.players[0].money == 5
    assert state.effects == ()


def test_an_empty_pile_is_shuffled_anew() -> None:
    """Section 10: those set aside are the new pile."""
    state = move(opening(Contracts((), (2,), (4, 6, 8, 10, 12))), "done")
    assert awaiting(state) == Chance(("4", "6", "8", "10", "12"))


def test_a_single_contract_is_turned_up_without_a_draw() -> None:
    """Nothing is uncertain about it."""
    state = move(opening(Contracts((6,), (), (2, 4, 8, 10, 12))), "done")
    assert state.contracts == Contracts((), (6,), (2, 4, 8, 10, 12))


def test_with_all_of_them_open_nothing_is_turned_up() -> None:
    """Section 10: none set aside, all lie open."""
    state = move(opening(Contracts((), VALUES)), "done")
    assert state.contracts == Contracts((), VALUES)
    assert isinstance(state.agenda[0], OpenAuction)


def test_the_trust_never_claims() -> None:
    """Section 10: it scraps its lowest plant for a better one and is paid nothing."""
    state = table(
        player(),
        player(),
        agenda=(OpenAuction(0), NextOpening(), StartRound()),
        market=(30, 31, 32, 33, 34, 35, 36, 37),
        options=ON,
        contracts=Contracts((2,), (4,), (6, 8, 10, 12)),
        trust=trust(plants=(3, 4, 5), due=True),
    )
    state = move(state, "opt_out")
    assert state.trust is not None
    assert state.trust.plants == (4, 5, 33)
    assert state.contracts == Contracts((2,), (4,), (6, 8, 10, 12))


def test_it_is_told_and_counted() -> None:
    """The log names what is turned up and paid; statistics count whether it was."""
    before = move(opening(Contracts(VALUES)), "done")
    event = Drawn(("8",))
    after = GAME.apply(before, event)
    assert Note("demolition.turned", (("price", 8),)) in notes.of(before, event, after)
    before = scrapping(Contracts((2, 10), (4, 8), (6, 12)))
    scrap = Moved(0, Move("scrap", (4,)))
    after = GAME.apply(before, scrap)
    paid = Note("demolition.paid", (("seat", 0), ("price", 12)))
    assert paid in notes.of(before, scrap, after)
    assert ("demolition", "took effect") in tallies.of(rules(after), after)
    assert ("demolition", "not paid") in tallies.of(rules(before), before)
