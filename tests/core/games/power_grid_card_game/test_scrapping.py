# SPDX-License-Identifier: MIT
"""A fourth plant (rules/power-grid-card-game.md, section 4, phase 1, and section 10, scrap)."""

from __future__ import annotations

from typing import Any

from core.games.power_grid_card_game.agenda import (
    DropUnsold,
    EndAuctions,
    NextOpening,
    OpenAuction,
)
from core.games.power_grid_card_game.state import Player, State
from core.terms import Chance, Move
from tests.core.games.power_grid_card_game.builder import (
    GAME,
    awaiting,
    cards,
    columns,
    move,
    offered,
    player,
    refused,
    table,
)

PHASE_1 = (OpenAuction(0), NextOpening(), DropUnsold(), EndAuctions())
MARKET = "l11 l12 l13 l14 l15 l16 l18 l19"


def fourth(owner: Player, plant: str = "l12", **fields: Any) -> State:
    """Seat 0 has just bought a plant, two others dropped out."""
    state = table(owner, player(), player(), agenda=PHASE_1, market=MARKET, **fields)
    return move(state, f"open {plant}", f"bid {plant[1:]}", "drop", "drop")


def test_an_older_plant_is_scrapped() -> None:
    """Limit 3: on taking a fourth any of the old ones goes, not the new one, before the draw."""
    state = fourth(player(plants="s03 s05b s08b"))
    assert state.players[0].plants == ("s03", "s05b", "s08b", "l12")
    assert offered(state) == ["scrap s03", "scrap s05b", "scrap s08b"]
    assert refused(state, "scrap l12") == ("auction.scraps_an_older_plant", {"plant": "l12"})
    assert refused(state, "scrap l39") == ("auction.not_your_plant", {"plant": "l39"})
    assert refused(state, "done")[0] == "move.not_legal"
    state = move(state, "scrap s05b")
    assert state.players[0].plants == ("s03", "s08b", "l12")
    assert state.removed[-1] == "s05b"
    assert isinstance(awaiting(state), Chance)


def test_three_plants_are_no_reason_to_scrap() -> None:
    """Limit 3."""
    assert isinstance(awaiting(fourth(player(plants="s03 s05b"))), Chance)


def test_units_that_do_not_fit_go_on_sale_as_singles() -> None:
    """Section 4, phase 2: lost as singles in column 1 while they last, the rest for nothing."""
    owner = player(plants="s03 s05b s08b", cards="r08 r12:1")
    state = move(fourth(owner), "scrap s03")
    assert cards(state.players[0]) == ""
    assert columns(state)[0] == "r45 r46"
    assert state.singles == ("r47", "r48", "r49", "r50", "r51")
    assert {"r08", "r12"} <= set(state.discards)


def test_what_still_fits_is_kept() -> None:
    """Only the surplus goes; the fewest units are turned first, singles before all."""
    owner = player(plants="s03 s05a s08b", cards="r04 r05 r45")
    state = move(fourth(owner), "scrap s03")
    assert cards(state.players[0]) == "r05:2"
    assert columns(state)[0] == "r45 r46"


def test_the_owner_chooses_between_gas_and_oil() -> None:
    """Section 10, scrap: when both compete for the room of hybrids; whatever fits is kept."""
    owner = player(plants="s06a s07a s08b", cards="r15 r16 r27 r28")
    state = move(fourth(owner, "l12"), "scrap s07a")
    assert offered(state) == [
        "keep gas 3 oil 5",
        "keep gas 4 oil 4",
    ]
    assert refused(state, "keep gas 2 oil 5") == (
        "auction.cannot_keep",
        {"keep": "keep gas 2 oil 5"},
    )
    assert refused(state, "done")[0] == "move.not_legal"
    assert GAME.caretaker(state, 0) == Move.parse("keep gas 4 oil 4")
    kept = move(state, "keep gas 3 oil 5")
    assert columns(kept)[0] == "r47"
    assert sum(h.units for h in kept.players[0].pool) == 8
