# SPDX-License-Identifier: MIT
"""The Demolition Contractor of ours (rules/power-grid-card-game.md, sections 7, 8 and 10)."""

from __future__ import annotations

from typing import Any

from core.games.grid.contracts import Contracts
from core.games.power_grid_card_game.agenda import (
    DropUnsold,
    EndAuctions,
    EndProduction,
    NextOpening,
    OpenAuction,
    RunPlants,
    StartRound,
    UpdateMarket,
)
from core.games.power_grid_card_game.state import BUREAUCRACY, State
from core.terms import Chance
from tests.core.games.power_grid_card_game.builder import (
    awaiting,
    draw,
    move,
    player,
    table,
    trust,
)

HOUSE = {"demolition": "on"}
ALL = (1, 2, 3, 4, 5)
PHASE_1 = (OpenAuction(0), NextOpening(), DropUnsold(), EndAuctions())
MARKET = "l11 l12 l13 l14 l15 l16 l18 l19"
FULL = ("", "r01 r02 r03 r04", "r05 r06 r07 r08", "r13 r14 r15 r16")


def begun(contracts: Contracts | None, **fields: Any) -> State:
    """A round has just begun: the market was updated before it."""
    agenda = (RunPlants((0, 1, 2)), EndProduction(), UpdateMarket(), StartRound())
    fields = {"columns": FULL, "market": MARKET, "options": HOUSE, **fields}
    people = (player(), player(), player())
    state = table(*people, agenda=agenda, contracts=contracts, phase=BUREAUCRACY, **fields)
    return draw(move(state, "done", "done", "done"), "l20", "large")


def scrapping(contracts: Contracts, **fields: Any) -> State:
    """Seats 0 and 1 own three plants each, and seat 0 buys a fourth."""
    people = (player(plants="s03 s05a s07a"), player(plants="s04a s05b s08b"), player())
    fields = {"market": MARKET, "options": HOUSE, **fields}
    state = table(*people, agenda=PHASE_1, contracts=contracts, **fields)
    return move(state, "open l12", "bid 12", "drop", "drop")


def test_it_is_off_by_default() -> None:
    """Section 7: no printed rule of it is public."""
    state = begun(None, options=None)
    assert state.contracts is None
    assert isinstance(state.agenda[0], OpenAuction)


def test_one_is_turned_up_as_phase_1_begins() -> None:
    """Section 8: five contracts, shuffled; those unclaimed stay open and add up."""
    state = begun(Contracts(ALL[:4], ALL[4:]))
    assert awaiting(state) == Chance(("1", "2", "3", "4"))
    state = draw(state, "2")
    assert state.contracts == Contracts((1, 3, 4), (2, 5))
    assert isinstance(state.agenda[0], OpenAuction)


def test_the_first_who_scraps_is_paid_all_that_lie_open() -> None:
    """Section 10: at once, before the replacement; then they are set aside."""
    state = move(scrapping(Contracts(ALL[:2], ALL[3:])), "scrap s03")
    assert state.players[0].money == 50 - 12 + 4 + 5
    assert state.contracts == Contracts(ALL[:2], (), ALL[3:])
    assert isinstance(awaiting(state), Chance)


def test_once_a_phase() -> None:
    """Section 10: the second one who scraps gets nothing."""
    state = move(scrapping(Contracts(ALL[:1], ALL[3:])), "scrap s03")
    state = draw(state, "l20", "large")
    state = move(state, "open l13", "bid 13", "drop", "scrap s04a")
    assert state.players[1].money == 37
    assert state.contracts == Contracts(ALL[:1], (), ALL[3:])


def test_nobody_is_paid_for_a_third_plant() -> None:
    """Only for a plant that must be scrapped."""
    people = (player(plants="s03 s05a"), player(), player())
    state = table(
        *people, agenda=PHASE_1, market=MARKET, options=HOUSE, contracts=Contracts((), ALL)
    )
    state = move(state, "open l12", "bid 12", "drop", "drop")
    assert state.contracts == Contracts((), ALL)
    assert state.players[0].money == 38


def test_used_up_contracts_are_reshuffled() -> None:
    """Section 10: the pile empty, those set aside are the new one."""
    assert awaiting(begun(Contracts((), ALL[:1], ALL[1:]))) == Chance(("2", "3", "4", "5"))


def test_if_all_lie_open_nothing_is_turned_up() -> None:
    """Section 10."""
    state = begun(Contracts((), ALL))
    assert state.contracts == Contracts((), ALL)
    assert isinstance(state.agenda[0], OpenAuction)


def test_the_last_of_a_pile_is_no_draw() -> None:
    """Nothing is uncertain about it."""
    assert begun(Contracts(ALL[:1], ALL[1:2], ALL[2:])).contracts == Contracts((), (1, 2), ALL[2:])


def test_the_trust_never_claims() -> None:
    """Section 10."""
    company = trust("s03 s05a s07a", due=True)
    state = table(
        player(),
        player(),
        agenda=PHASE_1,
        market=MARKET,
        trust=company,
        options=HOUSE,
        contracts=Contracts((), ALL),
    )
    state = move(state, "opt_out")
    assert state.removed[-1] == "s03"
    assert state.contracts == Contracts((), ALL)
