# SPDX-License-Identifier: MIT
"""The scoring as it is told: every step, with points that add up to the result."""

from __future__ import annotations

import pytest

from core.games.thirteen_minutes.state import State
from core.match import Match
from core.terms import Over
from tests.ui.games.thirteen_minutes.tables import NAMES, moments
from ui.games.thirteen_minutes import result
from ui.games.thirteen_minutes.result_words import STEPS


def _end(seed: int, mode: str = "single") -> tuple[Match, State]:
    *_, last = moments(seed, (("mode", mode),))
    return last.match, last.state


@pytest.mark.parametrize("seed", range(12))
def test_the_steps_add_up_to_the_points(seed: int) -> None:
    """Territory, dominance and epilogue give what the rules gave
    (rules/thirteen-minutes.md, section 8)."""
    match, state = _end(seed)
    told = result.of(match, NAMES)
    scored = state.results[-1]
    gained = [step.gained for step in told.steps if step.gained]
    assert tuple(map(sum, zip(*gained, strict=True))) == scored.points
    assert told.steps[3].total == told.steps[-1].total == scored.points
    titles = [step.title for step in told.steps]
    assert titles == [
        "Territory", "Military dominance", "Epilogue", "Nuclear war", "Who wins",
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(12))
def test_every_zone_is_told(seed: int) -> None:
    """Each of the eleven zones has its line, after the one that says how control works."""
    match, state = _end(seed)
    lines = result.of(match, NAMES).steps[0].text.split("\n")
    assert len(lines) == 1 + len(state.results[-1].territory) == 12


def test_war_is_told_with_its_cause() -> None:
    """Who caused the war is named, and the other one wins (section 9)."""
    seen = set()
    for seed in range(40):
        match, state = _end(seed)
        war = state.results[-1].war
        told = result.of(match, NAMES)
        text = told.steps[3].text
        for seat in (0, 1):
            assert (f"{NAMES[seat]} has 3 or more" in text) == (seat in war)
        seen.add(len(war))
        if len(war) == 1:
            assert NAMES[1 - war[0]] in told.headline
            assert "nuclear war" in told.headline
        if {0, 1} <= seen:
            return
    raise AssertionError(f"no such games among the seeds: {seen}")


@pytest.mark.parametrize("seed", range(3))
def test_a_campaign_tells_its_games(seed: int) -> None:
    """A campaign ends with a line per game and the totals (section 10)."""
    match, state = _end(seed, "campaign")
    step = result.of(match, NAMES).steps[-1]
    assert step.title == "Campaign"
    assert len(step.text.split("\n")) == len(state.results)
    assert step.total == state.totals


def test_every_reason_to_end_has_a_headline() -> None:
    """All reasons the rules can give, and somebody leaving, have their sentence."""
    reasons = {
        "points", "zones", "nuclear_war", "war_by_both", "campaign_points",
        "latest_win", "extra_game", "game_limit", "left",
    }  # fmt: skip
    assert {f"reason.{reason}" for reason in reasons} <= set(STEPS)
    for seed in range(4):
        match, _ = _end(seed, "campaign")
        assert isinstance(match.awaiting, Over)
        assert result.of(match, NAMES).headline
