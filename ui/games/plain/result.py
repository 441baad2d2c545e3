# SPDX-License-Identifier: MIT
"""The end of any game: why, and who has which place with how many points."""

from __future__ import annotations

from core.match import Match
from core.terms import Over
from ui.games.plain.sentences import listed, say
from ui.games.plain.words import Words, phrase
from ui.games.shown import Result, ResultStep


def result_of(words: Words, match: Match, names: tuple[str, ...]) -> Result:
    """One step: the places, the points, and why the game ended."""
    over = match.awaiting
    assert isinstance(over, Over)
    best = [names[seat] for seat in over.places[0]]
    places = "\n".join(
        f"{number}. {listed([names[seat] for seat in seats])}"
        for number, seats in zip(_numbers(over), over.places, strict=True)
    )
    scored = over.scores if any(over.scores) else ()
    given = words.given(f"end.{over.reason}")
    why = say("end", reason=phrase(over.reason)) if given is None else given
    return Result(_headline(best), (ResultStep(why, places, scored),))


def _numbers(over: Over) -> list[int]:
    """Places as they are counted: after two first ones comes the third."""
    return [1 + sum(map(len, over.places[:at])) for at in range(len(over.places))]


def _headline(best: list[str]) -> str:
    if len(best) == 1:
        return say("wins.one", name=best[0])
    return say("wins.many", names=listed(best))
