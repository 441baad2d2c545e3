# SPDX-License-Identifier: MIT
"""The end card and the last round (rules/power-grid-card-game.md, sections 5 and 10)."""

from __future__ import annotations

from typing import Any

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
from core.games.power_grid_card_game.state import (
    BUREAUCRACY,
    IN_MARKET,
    OUT,
    RESOURCES,
    State,
)
from core.terms import Chance, Over, Turn
from tests.core.games.power_grid_card_game.builder import (
    awaiting,
    draw,
    move,
    mover,
    offered,
    player,
    table,
)

MARKET = "l11 l12 l13 l14 l15 l16 l17 l18"
PHASE_1 = (OpenAuction(0), NextOpening(), DropUnsold(), EndAuctions())
UNDER = "l36 l37 l38"


def auction(**fields: Any) -> State:
    """Phase 1 of three seats; only "one more round" is left of the stack, and what is under it."""
    fields = {"market": MARKET, "under": UNDER, "pool": "", **fields}
    return table(*(player(),) * 3, agenda=PHASE_1, **fields)


def drawn(**fields: Any) -> State:
    """The card was drawn when seat 0 bought plant 12."""
    return move(auction(**fields), "open l12", "bid 12", "drop", "drop")


def update(**fields: Any) -> State:
    """Phase 3 of three seats without plants; the card is next in the stack."""
    agenda = (RunPlants((0, 1, 2)), EndProduction(), UpdateMarket(), StartRound())
    fields = {"market": MARKET, "under": UNDER, "pool": "", "phase": BUREAUCRACY, **fields}
    state = table(*(player(),) * 3, agenda=agenda, deck="", discards="", waiting=(), **fields)
    return move(state, "done", "done", "done")


def last_round(**fields: Any) -> State:
    """The last round of three seats, just begun."""
    fields = {"market": "l13 l14 l15 l16 l17 l18", "end_card": OUT, "last": True, **fields}
    return table(*(player(),) * 3, agenda=PHASE_1, pool="l20 l21", **fields)


def test_in_phase_1_the_card_waits_as_the_largest() -> None:
    """It takes a place behind seven plants; the four lowest are current."""
    state = drawn()
    assert state.end_card == IN_MARKET
    assert state.current == ("l11", "l13", "l14", "l15")
    assert state.future == ("l16", "l17", "l18")
    assert mover(state) == 1


def test_the_plants_under_it_are_the_new_deck() -> None:
    """Shuffled, so that sales in the same phase are still refilled."""
    state = move(drawn(), "open l13", "bid 13", "drop")
    assert awaiting(state) == Chance(("l36", "l37", "l38"))
    state = draw(state, "l37")
    assert state.current == ("l11", "l14", "l15", "l16")
    assert state.future == ("l17", "l18", "l37")
    assert state.stack.rest == (("large", 1), ("small", 0)), "a third one lies on top"


def test_card_and_lowest_leave_when_phase_1_ends() -> None:
    """Six plants are left, all of them current."""
    state = move(drawn(), "opt_out", "opt_out")
    assert state.end_card == OUT
    assert state.removed[-1] == "l11"
    assert state.current == ("l13", "l14", "l15", "l16", "l17", "l18")
    assert state.future == ()
    assert (state.phase, state.last) == (RESOURCES, False)


def test_before_that_the_unsold_token_plant_is_replaced() -> None:
    """Section 10: unsold token plant leaves and is replaced, then card and lowest leave."""
    state = move(drawn(discount="l11"), "opt_out", "opt_out")
    assert state.removed[-1] == "l11"
    state = draw(state, "l36")
    assert state.removed[-1] == "l13"
    assert state.current == ("l14", "l15", "l16", "l17", "l18", "l36")


def test_step_c_is_skipped_in_that_round() -> None:
    """And the next round is the last one."""
    state = move(drawn(), "opt_out", "opt_out", "done", "done", "done")
    state = state.but(deck=(), discards=(), waiting=())
    state = move(state, "done", "done", "done")
    assert (state.round, state.last) == (3, True)
    assert state.stack.under == ()
    assert len(state.current) == 6


def test_in_step_c_card_and_lowest_leave_at_once() -> None:
    """The plant just put under the deck is shuffled into the new deck."""
    state = update()
    assert state.stack.pool == ("l18", "l36", "l37", "l38")
    assert state.end_card == OUT
    assert state.current == ("l12", "l13", "l14", "l15", "l16", "l17")
    assert (state.round, state.last) == (3, True)


def test_plants_removed_unseen_are_known_then() -> None:
    """Whatever of the old stack did not come up had left the game at set-up."""
    state = auction(pool="l20 l21", top="large")
    unseen = state.but(stack=state.stack.__class__(("l20", "l21"), "", (), ("l36", "l37", "l38")))
    state = move(unseen, "open l12", "bid 12", "drop", "drop")
    assert state.removed[-2:] == ("l20", "l21")


def test_in_the_last_round_all_six_are_for_sale() -> None:
    """Section 5: and the discount token still applies."""
    state = update()
    assert offered(state) == [
        *(f"open l{number}" for number in range(12, 18)),
        "opt_out",
    ]
    assert state.discount == "l12"


def test_the_market_is_kept_at_six() -> None:
    """Section 5: sales of the last round are refilled."""
    state = move(last_round(), "open l15", "bid 15", "drop", "drop")
    state = draw(state, "l20")
    assert state.current == ("l13", "l14", "l16", "l17", "l18", "l20")


def test_a_dry_deck_lets_the_market_shrink() -> None:
    """Section 5: it is still the last round."""
    state = last_round().but(stack=last_round().stack.__class__())
    state = move(state, "open l15", "bid 15", "drop", "drop")
    assert len(state.current) == 5
    assert mover(state) == 1


def test_an_empty_market_ends_the_auctions() -> None:
    """Nobody can open anything."""
    state = last_round(market="l13").but(stack=last_round().stack.__class__())
    state = move(state, "open l13", "bid 13", "drop", "drop")
    assert state.phase == RESOURCES


def test_the_token_plant_is_not_replaced_at_the_end() -> None:
    """Section 10, token: in the last round."""
    state = move(last_round(discount="l13"), "opt_out", "opt_out", "opt_out")
    assert state.removed[-1] == "l13"
    assert len(state.current) == 5
    assert awaiting(state) == Turn((2,))


def test_the_last_round_ends_after_phase_2() -> None:
    """Section 5: phases 1 and 2 only."""
    state = move(last_round(), *["opt_out"] * 3, *["done"] * 3)
    awaited = awaiting(state)
    assert isinstance(awaited, Over)
    assert awaited.reason == "last_round"
