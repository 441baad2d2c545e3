# SPDX-License-Identifier: MIT
"""What the figures come to for a match, and what can be chosen before it (section 14).

Every phase gets this object beside the state. No option changes a figure, so that
the rules of all matches are the figures themselves; options are asked of the state.
"""

from __future__ import annotations

from typing import TypeAlias

from core.games.thirteen_minutes.figures import Figures
from core.terms import Option, Options

Rules: TypeAlias = Figures


def offered(chosen: Options) -> tuple[Option, ...]:
    """Who is which side, a decider for ties, a swap of sides in campaigns."""
    always = (
        Option("mode", ("single", "campaign"), "single"),
        Option("sides", ("random", "seat0_us", "seat0_ussr"), "random"),
        Option("tie_decider", ("on", "off"), "on"),
    )
    if dict(chosen).get("mode") != "campaign":
        return always
    return (*always, Option("swap_sides", ("off", "on"), "off"))
