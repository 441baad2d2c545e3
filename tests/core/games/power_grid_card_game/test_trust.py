# SPDX-License-Identifier: MIT
"""The Trust (rules/power-grid-card-game.md, section 6 and the rulings of section 10)."""

from __future__ import annotations

from typing import Any

import pytest

from core.games.power_grid_card_game.agenda import (
    BuyResources,
    DropUnsold,
    EndAuctions,
    EndProduction,
    EndPurchases,
    NextOpening,
    OpenAuction,
    RunPlants,
    StartRound,
    TrustTakesFuel,
    UpdateMarket,
)
from core.games.power_grid_card_game.state import (
    BUREAUCRACY,
    NO_PLANT,
    OUT,
    RESOURCES,
    State,
    Trust,
)
from core.terms import Over
from tests.core.games.power_grid_card_game.builder import (
    awaiting,
    cards,
    columns,
    draw,
    move,
    mover,
    offered,
    player,
    table,
    trust,
)

PHASE_1 = (OpenAuction(0), NextOpening(), DropUnsold(), EndAuctions())
PHASE_2 = (BuyResources(1), TrustTakesFuel(), BuyResources(0), EndPurchases())
MARKET = "l11 l12 l13 l14 l15 l16 l17 l18"


def auction(company: Trust, **fields: Any) -> State:
    """Phase 1 of a game of two."""
    fields = {"market": MARKET, "trust": company, **fields}
    return table(player(), player(), agenda=PHASE_1, **fields)


def purchase(company: Trust, *for_sale: str) -> State:
    """Phase 2 of a game of two: after seat 1 the Trust has taken its cards."""
    one, two, three, four = for_sale
    market = table(
        player(),
        player(),
        agenda=PHASE_2,
        columns=(one, two, three, four),
        market="l28 l29 l31 l33 l34 l35 l36 l37",
        phase=RESOURCES,
        trust=company,
    )
    return move(market, "done")


def owner(state: State) -> Trust:
    """The Trust."""
    assert state.trust is not None
    return state.trust


def test_it_takes_the_highest_current_plant_for_nothing() -> None:
    """Section 6: on its turn, once the first in order has passed; refill as usual."""
    state = move(auction(trust(due=True)), "opt_out")
    assert owner(state).plants == ("l14",)
    state = draw(state, "l20", "large")
    assert state.current == ("l11", "l12", "l13", "l15")
    assert mover(state) == 1


def test_it_waits_for_the_first_in_order_to_finish() -> None:
    """Section 10, Trust, phase 1: also when the second one buys before."""
    state = move(auction(trust(due=True)), "open l11", "bid 11", "bid 12", "drop")
    state = draw(state, "l20", "large")
    assert owner(state).plants == ()
    assert mover(state) == 0
    state = move(state, "open l12")
    assert owner(state).plants == ()
    assert state.players[0].plants == ("l12",)
    state = draw(state, "l21", "large")
    assert owner(state).plants == ("l16",)


def test_it_never_bids() -> None:
    """An auction is between the two players."""
    state = move(auction(trust(due=True)), "open l11", "bid 11")
    assert mover(state) == 1
    assert offered(state)[-1] == "drop"


def test_the_token_goes_with_the_plant_it_takes() -> None:
    """Section 10, token: sold to the Trust = sold."""
    state = auction(trust(due=True), market="l11", discount="l11", end_card=OUT)
    assert move(state, "opt_out").discount == NO_PLANT


def test_of_four_plants_the_lowest_goes() -> None:
    """Section 6: it keeps three."""
    state = move(auction(trust("s03 s05a s08b", due=True)), "opt_out")
    assert owner(state).plants == ("s05a", "s08b", "l14")
    assert state.removed[-1] == "s03"


def test_even_the_new_one_goes() -> None:
    """Section 10, Trust, phase 1."""
    state = move(auction(trust("l20 l21 l22", due=True)), "opt_out")
    assert owner(state).plants == ("l20", "l21", "l22")
    assert state.removed[-1] == "l14"


def test_fuel_that_no_plant_of_it_holds_becomes_singles() -> None:
    """Section 4, phase 2, after scrapping: like anybody's."""
    state = move(auction(trust("s05b s08b s09", "r27", due=True)), "opt_out")
    assert cards(owner(state)) == ""
    assert columns(state)[0] == "r49 r50"


def test_it_takes_the_highest_of_six_in_the_last_round() -> None:
    """Section 6: in the last round it still takes a plant."""
    company = trust(due=True)
    state = auction(company, market="l13 l14 l15 l16 l17 l18", end_card=OUT, last=True)
    assert owner(move(state, "opt_out")).plants == ("l18",)


def test_its_turn_passes_when_no_plant_is_left() -> None:
    """Nothing to take."""
    state = auction(trust(due=True), market="l13", end_card=OUT, pool="")
    state = move(state, "open l13", "bid 13", "drop")
    assert owner(state).plants == ()
    assert state.phase == RESOURCES


def test_it_buys_second() -> None:
    """Section 10, Trust, phase 2: it is always the middle buyer."""
    state = move(auction(trust()), "opt_out", "opt_out")
    assert [type(head) for head in state.agenda[:3]] == [
        BuyResources,
        TrustTakesFuel,
        BuyResources,
    ]


@pytest.mark.parametrize(
    ("plants", "pool", "for_sale", "taken"),
    [
        ("s03", "", ("", "r01 r08", "r04", ""), "r08:3"),
        ("s03", "", ("", "r01 r02", "r04", ""), "r01:1 r02:1"),
        ("s03", "r01", ("", "r02 r04", "", ""), "r01:1 r02:1"),
        ("s03", "r04", ("", "r02 r05", "", ""), "r04:2"),
        ("s06b", "", ("", "r01 r04", "r02 r08", ""), "r01:1 r04:2"),
        ("s03", "", ("r45", "", "r01 r04", ""), "r01:1 r45:1"),
        ("s03", "", ("", "r13", "r23", ""), ""),
        ("s07b", "", ("", "r01", "", ""), ""),
    ],
)
def test_how_it_takes_cards(
    plants: str, pool: str, for_sale: tuple[str, str, str, str], taken: str
) -> None:
    """Section 10: cheapest column first; the fewest units that suffice, else the most."""
    assert cards(owner(purchase(trust(plants, pool), *for_sale))) == taken


def test_the_highest_plant_claims_first() -> None:
    """Section 10: units in its pool that no higher plant claims."""
    state = purchase(trust("s03 l20", "r04"), "", "r01 r05", "", "")
    assert cards(owner(state)) == "r04:2 r05:2"


def test_an_incomplete_plant_keeps_what_it_has() -> None:
    """Section 10: no fitting card, stop with this plant and go on to the next."""
    state = purchase(trust("s05b l15"), "", "r04", "", "r23")
    assert cards(owner(state)) == "r04:2 r23:1"


def test_hybrids_take_gas_before_oil_in_the_same_column() -> None:
    """Section 10, and whichever is cheaper before that."""
    state = purchase(trust("s06a"), "", "r14 r27", "r19 r28", "")
    assert cards(owner(state)) == "r14:1 r27:2"
    state = purchase(trust("s06a"), "", "r28", "r19", "")
    assert cards(owner(state)) == "r28:3"


def test_units_beyond_double_become_singles() -> None:
    """Section 6: surplus within double is kept."""
    state = purchase(trust("s05a"), "", "r08", "", "")
    assert cards(owner(state)) == "r08:2"
    assert columns(state)[0] == "r45"


def test_it_runs_what_it_can_and_earns_nothing() -> None:
    """Section 10, Trust, phase 3: the highest plant first, hybrids gas first."""
    agenda = (RunPlants((0, 1)), EndProduction(), UpdateMarket(), StartRound())
    company = trust("s06a l11", "r15 r16:1 r27:2")
    state = table(
        player(),
        player(),
        agenda=agenda,
        market=MARKET.replace("l11", "l21"),
        trust=company,
        phase=BUREAUCRACY,
        deck="",
        discards="",
        waiting=(),
        columns=("", "r01 r02 r03 r04", "r05 r06 r07 r08", "r13 r14 r17 r18"),
    )
    state = move(state, "done", "done")
    assert cards(owner(state)) == ""
    assert state.discards == ("r15", "r16", "r27")
    short = table(
        player(),
        player(),
        agenda=agenda,
        market=MARKET,
        trust=trust("s06a", "r15"),
        phase=BUREAUCRACY,
    )
    assert cards(owner(move(short, "done", "done"))) == "r15:2"


def test_it_does_not_win() -> None:
    """Section 6: it scores nothing; places are for players."""
    state = table(
        player(), player(), agenda=(EndPurchases(),), trust=trust("l39", "r36"), last=True
    )
    state = state.but(agenda=())
    awaited = awaiting(state)
    assert isinstance(awaited, Over)
    assert sorted(seat for place in awaited.places for seat in place) == [0, 1]
