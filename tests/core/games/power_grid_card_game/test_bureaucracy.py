# SPDX-License-Identifier: MIT
"""Phase 3 (rules/power-grid-card-game.md, section 4, phase 3, and the rulings of section 10)."""

from __future__ import annotations

from typing import Any

from core.games.power_grid_card_game.agenda import (
    BuyResources,
    EndProduction,
    EndPurchases,
    OpenAuction,
    RunPlants,
    StartRound,
    UpdateMarket,
)
from core.games.power_grid_card_game.state import AUCTION, BUREAUCRACY, Player, State
from core.terms import Chance, Turn
from tests.core.games.power_grid_card_game.builder import (
    OPENING,
    awaiting,
    cards,
    columns,
    draw,
    move,
    offered,
    player,
    refused,
    table,
)

FULL = ("", "r01 r02 r03 r04", "r05 r06 r07 r08", "r13 r14 r15 r16")


def production(*people: Player, **fields: Any) -> State:
    """Phase 3 begins; nothing is left to be drawn from unless a test says otherwise."""
    seats = tuple(range(len(people)))
    agenda = (RunPlants(seats), EndProduction(), UpdateMarket(), StartRound())
    fields = {"columns": FULL, "phase": BUREAUCRACY, **fields}
    return table(*people, agenda=agenda, **fields)


def restocked(for_sale: tuple[str, str, str, str], **fields: Any) -> State:
    """Phase 3 of three seats that have nothing to run."""
    people = (player(), player(), player())
    return move(production(*people, columns=for_sale, **fields), "done", "done", "done")


def test_phase_3_follows_the_last_purchase() -> None:
    """All players finish a phase before the next begins; earnings of the round start at 0."""
    people = (player(earned=9), player(), player())
    state = move(table(*people, agenda=(BuyResources(0), EndPurchases())), "done")
    assert state.phase == BUREAUCRACY
    assert awaiting(state) == Turn((0, 1, 2))
    assert state.players[0].earned == 0


def test_plants_run_once_all_or_nothing() -> None:
    """Any of one's plants that have their fuel; running is optional."""
    state = production(player(0, "s03 s05b s07b", "r04 r23"), player())
    assert offered(state) == [
        "done",
        "run s03",
        "run s03 s05b",
        "run s03 s05b s07b",
        "run s03 s07b",
        "run s05b",
        "run s05b s07b",
        "run s07b",
    ]
    state = move(state, "run s03 s05b s07b")
    assert (state.players[0].money, state.players[0].earned) == (30, 30)
    assert awaiting(state) == Turn((1,))


def test_too_little_fuel() -> None:
    """Two coal are one run of a plant, not of two."""
    state = production(player(0, "s03 s04a", "r04"), player())
    assert offered(state) == ["done", "run s03", "run s04a"]
    assert refused(state, "run s03 s04a") == (
        "bureaucracy.not_enough_fuel",
        {"run": "run s03 s04a"},
    )
    assert refused(state, "run s07b") == ("bureaucracy.not_your_plant", {"plant": "s07b"})
    assert refused(state, "run s03 coal 2")[0] == "move.not_legal"
    assert refused(state, "opt_out")[0] == "move.not_legal"


def test_hybrids_burn_any_mix() -> None:
    """The player chooses the types, and which cards are turned is ruled (section 10)."""
    state = production(player(0, "s06a", "r15 r27"), player())
    assert offered(state) == ["done", "run s06a gas 1 oil 2", "run s06a gas 2 oil 1"]
    state = move(state, "run s06a gas 1 oil 2")
    assert cards(state.players[0]) == "r15:1"
    assert "r27" in state.discards


def test_which_card_is_turned() -> None:
    """Section 10: singles first, then the fewest units left, then the lower id."""
    owner = player(0, "s06b", "r04 r05:1 r45")
    state = move(production(owner, player()), "run s06b")
    assert cards(state.players[0]) == "r04:1"
    assert "r05" in state.discards
    assert "r45" in state.singles, "a used-up single returns to the supply of singles"
    equal = move(production(player(0, "s05a", "r04 r05"), player()), "run s05a")
    assert cards(equal.players[0]) == "r04:1 r05:2"


def test_most_earnings_are_first() -> None:
    """Section 4, 3a: then the higher largest plant, though it did not run."""
    people = (
        player(0, "s03", "r04"),
        player(0, "s03 s10", "r05"),
        player(0, "s07a", "r27"),
        player(),
    )
    state = production(*people, order=(3, 0, 1, 2), columns=("", "", "", ""))
    state = move(state, "run s03", "run s03", "run s07a", "done")
    assert state.order == (2, 1, 0, 3)


def test_players_without_plants_keep_their_order() -> None:
    """Section 10, turn-order ties: number 0, then the former order."""
    state = production(*(player(),) * 3, order=(2, 0, 1))
    assert move(state, "done", "done", "done").order == (2, 0, 1)


def test_of_equal_numbers_the_later_one_is_higher() -> None:
    """Section 10, plants with equal numbers."""
    drawn = ("s05b", "s05a", *(p for p in OPENING.split() if not p.startswith("s05")))
    people = (player(plants="s05a"), player(plants="s05b"), player())
    market = "l11 l12 l13 l14 l15 l16 l17 l18"
    everything = (*drawn, *market.split())
    state = production(*people, market=market, drawn=everything, order=(2, 1, 0))
    assert move(state, "done", "done", "done").order == (0, 1, 2)


def test_cards_slide_to_the_cheaper_columns() -> None:
    """Sections 4 (3b) and 10: 2 from 3 in sort order, if 3 is empty from 4; then 3 from 4."""
    for_sale = ("r45", "r23", "r04 r13 r32", "r01 r02")
    state = restocked(for_sale, deck="", discards="", waiting=())
    assert columns(state) == ["r45", "r04 r13 r23 r32", "r01 r02", ""]


def test_column_2_is_filled_from_4_when_3_is_empty() -> None:
    """Section 10, which way the columns slide."""
    state = restocked(("", "r23 r24", "", "r01 r13 r14"), deck="", discards="", waiting=())
    assert columns(state) == ["", "r01 r13 r23 r24", "r14", ""]


def test_gaps_are_filled_from_the_deck_left_to_right() -> None:
    """Section 10: column 2 first, then 3, then 4; then they are sorted."""
    for_sale = ("", "r01 r02 r03", "", "")
    state = restocked(for_sale)
    awaited = awaiting(state)
    assert isinstance(awaited, Chance)
    assert awaited.count == 9
    assert sorted(awaited.pool) == sorted(state.deck)
    state = draw(state, "r32 r28 r08 r13 r04 r14 r15 r16 r17")
    assert columns(state) == [
        "",
        "r01 r02 r03 r32",
        "r04 r08 r13 r28",
        "r14 r15 r16 r17",
    ]
    assert len(state.deck) == 12


def test_the_discards_become_the_deck() -> None:
    """Section 4, 3b: when a card is needed and the deck is empty; + first, then ++."""
    state = restocked(("", *FULL[1:3], "r13"), deck="r14", discards="r15 r16 r37")
    assert columns(state)[3] == "r13 r14", "one card left is no draw"
    assert awaiting(state) == Chance(("r15", "r16", "r37"), count=2)
    assert state.discards == ("r41", "r42", "r43", "r44")
    assert (state.waiting, state.shuffles) == ((), 1)
    state = draw(state, "r37 r16")
    assert columns(state)[3] == "r37 r13 r14 r16"
    assert state.deck == ("r15",)


def test_later_discards_start_empty() -> None:
    """The ++ cards come once."""
    for_sale = ("", *FULL[1:3], "r13 r14")
    state = restocked(for_sale, deck="", discards="r41 r42 r43", waiting=())
    assert awaiting(state) == Chance(("r41", "r42", "r43"), count=2)
    assert state.discards == ()


def test_no_reshuffle_before_a_card_is_needed() -> None:
    """Section 10: an empty deck stays empty while every column is full."""
    state = restocked(FULL, deck="", discards="r32 r33")
    assert (state.deck, state.discards, state.shuffles) == ((), ("r32", "r33"), 0)


def test_gaps_stay_if_both_piles_are_empty() -> None:
    """Section 10."""
    state = restocked(("", "r01", "", ""), deck="", discards="", waiting=())
    assert columns(state) == ["", "r01", "", ""]
    assert not isinstance(state.agenda[0], EndProduction)


def test_singles_stay_in_column_1() -> None:
    """Section 4, phase 2: unsold ones stay, normal cards never enter it."""
    state = restocked(("r45 r51", "", "", "r01"), deck="", discards="", waiting=())
    assert columns(state) == ["r45 r51", "r01", "", ""]


def test_spent_cards_come_back_with_this_round() -> None:
    """Cards spent in 3a are under the discards that 3b shuffles."""
    for_sale = ("", "r01 r02 r03 r05", "r06 r07 r08 r17", "r13 r14 r15")
    people = (player(0, "s03", "r04"), player(), player())
    state = production(*people, columns=for_sale, deck="", discards="r33")
    state = move(state, "run s03", "done", "done")
    assert awaiting(state) == Chance(("r04", "r33"), count=1)


def test_the_largest_plant_goes_under_the_stack() -> None:
    """Section 4, 3c: below "one more round", and is replaced."""
    state = restocked(FULL)
    assert state.stack.under == ("s07a",)
    state = draw(state, "l20", "large")
    assert state.future == ("s05b", "s06a", "s06b", "l20")
    opening = state.agenda[0]
    assert isinstance(opening, OpenAuction)
    assert (state.round, state.phase, opening.seat) == (3, AUCTION, 0)


def test_a_round_begins_with_the_token_on_the_lowest() -> None:
    """Section 4, phase 1: whatever the token did in the round before."""
    state = draw(restocked(FULL), "l20", "large")
    assert state.discount == "s03"
    assert state.finished == ()
