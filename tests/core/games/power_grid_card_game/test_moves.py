# SPDX-License-Identifier: MIT
"""The words of the moves: screens and records name them."""

from __future__ import annotations

import pytest

from core.games.power_grid_card_game import moves
from core.games.power_grid_card_game.agenda import BuyResources, EndPurchases, RunPlants
from core.terms import Move
from tests.core.games.power_grid_card_game.builder import offered, player, table


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (moves.open_auction("l12"), "open l12"),
        (moves.OPT_OUT, "opt_out"),
        (moves.bid(12), "bid 12"),
        (moves.DROP, "drop"),
        (moves.scrap("s03"), "scrap s03"),
        (moves.keep((0, 2, 1, 0)), "keep gas 2 oil 1"),
        (moves.keep((0, 0, 0, 0)), "keep"),
        (moves.buy("r04"), "buy r04"),
        (moves.run(("s03", "l20")), "run s03 l20"),
        (moves.run(("s06a",), (0, 1, 2, 0)), "run s06a gas 1 oil 2"),
        (moves.DONE, "done"),
    ],
)
def test_a_move_is_its_text(move: Move, text: str) -> None:
    """And reads back."""
    assert str(move) == text
    assert Move.parse(text) == move


def test_runs_name_plants_as_they_lie_before_their_owner() -> None:
    """Lowest first, whatever their ids are."""
    state = table(player(plants="s07b l12"), player(), agenda=(RunPlants((0, 1)),))
    assert str(moves.run(state.players[0].plants)) in offered(state)


def test_purchases_are_offered_by_these_words() -> None:
    """One move a card."""
    state = table(
        player(20, "s03"),
        player(),
        agenda=(BuyResources(0), EndPurchases()),
        columns=("", "r04", "", ""),
    )
    assert offered(state) == [str(moves.buy("r04")), str(moves.DONE)]
