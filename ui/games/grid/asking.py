# SPDX-License-Identifier: MIT
"""Prompts that both games ask, with the sentences of their own. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.games.grid.opening import OPT_OUT
from core.terms import Move
from ui.games.grid.picked import Picked
from ui.games.grid.scene import GridScene
from ui.games.shown import Answer, Prompt


def open_prompt(scene: GridScene[Any, Any], ask: Callable[..., str], detail: str) -> Prompt:
    """An auction is to be opened, or left to the others where that is allowed."""
    out = OPT_OUT in scene.legal
    answers: tuple[Answer, ...] = ()
    if out:
        answers = (Answer(ask("open.out"), OPT_OUT, hint=ask("open.out_hint")),)
    text = ask("open.prompt" if out else "open.must")
    if not any(move.verb == "open" for move in scene.legal):
        assert scene.seat is not None
        text = ask("open.broke", money=scene.money(scene.seat))
    return Prompt(text, answers, detail)


def keep_prompt(text: str, picked: Picked, words: Callable[[Move], str]) -> Prompt:
    """What was chosen to keep after scrapping is confirmed."""
    answers: tuple[Answer, ...] = ()
    if picked.chosen is not None:
        answers = (Answer(words(picked.chosen), picked.chosen, primary=True),)
    return Prompt(text, answers)
