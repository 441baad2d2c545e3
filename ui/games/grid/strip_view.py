# SPDX-License-Identifier: MIT
"""The strip over the board: round, phases and player order, told with a game's words. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ui.games.grid.scene import GridScene
from ui.games.grid.view import OrderMark, PhaseView, StripView


def order_mark(scene: GridScene[Any, Any], seat: int, through: bool) -> OrderMark:
    """A seat in player order; `through` is whether it has nothing more to decide in this phase."""
    return OrderMark(seat, scene.name(seat), seat in scene.waited_for, through)


def course_strip(
    scene: GridScene[Any, Any],
    phases: Sequence[int],
    order: Sequence[OrderMark],
    say: Callable[..., str],
    tip: str,
    step: str = "",
) -> StripView:
    """The round and its phases, which are all behind once the game is over.

    `step` and its `tip` are what a game adds to the round.
    """
    state = scene.state
    phase = phases[-1] + 1 if scene.over else state.phase
    words = say("round", round=state.round) if state.round else say("round.none")
    named = say("phase.over") if scene.over else say(f"phase.{phase}") if phase else words
    names = ", ".join(mark.name for mark in order)
    return StripView(
        round=words,
        step=step,
        step_tip=tip,
        phases=tuple(PhaseView(say(f"phase.{p}"), p == phase, p < phase) for p in phases),
        order=tuple(order),
        label=say("strip.label", round=words, step=step, phase=named, order=names),
    )
