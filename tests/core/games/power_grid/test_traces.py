# SPDX-License-Identifier: MIT
"""Games recorded from an independent engine replay with every recorded field equal.

The known differences are those of the traces' README; the core is right in all
of them, and each has a test that says why and counts it.
"""

from __future__ import annotations

import functools
import json
from pathlib import Path

import pytest

from core.games.grid.fuel import minus
from core.games.power_grid import moves
from core.games.power_grid.agenda import Bidding
from core.games.power_grid.fuel_market import counts
from core.games.power_grid.state import FUEL
from core.terms import IllegalMove, Moved
from tests.core.games.power_grid import trace_file
from tests.core.games.power_grid.trace_replay import GAME, Difference, Known, Replay, strictly

COUNTED: dict[str, dict[Known, int]] = json.loads(
    (Path(__file__).parent / "traces" / "differences.json").read_text("utf-8")
)
"""Trace -> kind -> how often the core and the recorded engine differ there."""


@functools.cache
def replayed(path: Path) -> Replay:
    """A trace played to its end, once for all tests."""
    replay = Replay(trace_file.read(path))
    replay.run()
    return replay


def differences(path: Path, kind: Known) -> tuple[Difference, ...]:
    """The differences of a kind in a trace: as many as were counted, if they were."""
    found = replayed(path).differences(kind)
    if path.name in COUNTED:
        assert len(found) == COUNTED[path.name].get(kind, 0)
    return found


def test_every_recorded_field_is_equal(path: Path) -> None:
    """After each step the table, before it the offers, at the end the result; or it raises."""
    assert replayed(path).state.ended == "cities"


def test_the_token_plant_needs_its_minimum_in_cash(path: Path) -> None:
    """A8 and cash (section 9): who has 1 Elektro may open it, whatever its number."""
    for found in differences(path, "token_plant"):
        plant = found.state.discount
        assert 1 <= found.state.players[found.seat].money < plant
        opened = GAME.apply(found.state, Moved(found.seat, moves.open_auction(plant)))
        if isinstance(opened.agenda[0], Bidding):
            assert moves.bid(1) in GAME.legal_moves(opened, found.seat)
        else:
            assert opened.players[found.seat].money == found.state.players[found.seat].money - 1


def test_a_hybrid_burns_what_lies_on_its_card(path: Path) -> None:
    """The own-storage ruling (section 4): those runs are legal only with it off."""
    for found in differences(path, "other_plants_fuel"):
        move = found.move
        assert move in GAME.legal_moves(found.state, found.seat)
        with pytest.raises(IllegalMove):
            GAME.apply(strictly(found.state), Moved(found.seat, move))


def test_fuel_that_fits_may_be_kept(path: Path) -> None:
    """Section 4: tokens of a scrapped plant may move to a hybrid; giving them up is a choice."""
    for found in differences(path, "fuel_thrown_away"):
        offered = GAME.legal_moves(found.state, found.seat)
        assert found.move in offered
        kept = counts(found.move.args)
        more = [minus(counts(move.args), kept) for move in offered if move != found.move]
        assert any(min(extra) == 0 for extra in more), "nothing kept but what was, and more"


def test_the_twenty_second_house_may_be_built(path: Path) -> None:
    """Section 1: a player has 22 houses, and section 9 lets him build them all."""
    for found in differences(path, "last_house"):
        player = found.state.players[found.seat]
        assert len(player.cities) == 21
        built = GAME.apply(found.state, Moved(found.seat, found.move))
        assert len(built.players[found.seat].cities) == 22
        later = [m for m in GAME.legal_moves(built, found.seat) if m.verb == "build"]
        assert later == []


def test_phase_2_ends_with_the_last_plant(path: Path) -> None:
    """Market empty in mid-phase (section 9): nobody has anything to decide, so nobody is asked."""
    for found in differences(path, "empty_market"):
        assert (found.state.phase, found.state.current) == (FUEL, ())


def test_the_known_differences_are_those_of_the_readme() -> None:
    """70 steps; 34 turns in 17 files; 2 and 1 places; 26 steps in 10 files."""
    kinds = [kind for found in COUNTED.values() for kind in found]
    totals = {kind: sum(f.get(kind, 0) for f in COUNTED.values()) for kind in sorted(set(kinds))}
    assert totals == {
        "empty_market": 26,
        "fuel_thrown_away": 2,
        "last_house": 1,
        "other_plants_fuel": 34,
        "token_plant": 70,
    }
    assert (kinds.count("other_plants_fuel"), kinds.count("empty_market")) == (17, 10)
    assert len(COUNTED) == 36
