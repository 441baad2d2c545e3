# SPDX-License-Identifier: MIT
"""How the points came about, from the scoring that the state keeps
(rules/thirteen-minutes.md, sections 8 to 10). No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from core.games.thirteen_minutes.figures import TYPES, Figures
from core.games.thirteen_minutes.game import ThirteenMinutes
from core.games.thirteen_minutes.state import CUBA, NOBODY, Control, State
from core.games.thirteen_minutes.state import Result as Scored
from core.match import Match
from core.terms import Over
from ui.games.shown import Result, ResultStep
from ui.games.thirteen_minutes import card_words
from ui.games.thirteen_minutes.result_words import tell
from ui.games.thirteen_minutes.words import points, say


def of(match: Match, names: tuple[str, ...]) -> Result:
    """The end of a match: the steps of its last scored game, then those of the campaign."""
    state = cast(State, match.state)
    figures = cast(ThirteenMinutes, match.game).figures
    steps: list[ResultStep] = []
    if state.results:
        steps += Telling(figures, state.results[-1], names).steps()
    if state.campaign and state.results:
        steps.append(_campaign(state, names))
    return Result(_headline(match.awaiting, names), tuple(steps))


def _headline(over: object, names: tuple[str, ...]) -> str:
    assert isinstance(over, Over)
    winners = over.places[0]
    alone = len(winners) == 1
    headline = tell("headline.won", name=names[winners[0]]) if alone else tell("headline.shared")
    return tell(f"reason.{over.reason}", headline=headline)


def _campaign(state: State, names: tuple[str, ...]) -> ResultStep:
    lines = [
        tell(
            "campaign.game",
            game=scored.game,
            first=names[0],
            points0=scored.points[0],
            second=names[1],
            points1=scored.points[1],
            name=_who(scored.winner, names),
        )
        for scored in state.results
    ]
    return ResultStep(tell("campaign"), "\n".join(lines), total=state.totals)


def _who(seat: int, names: Sequence[str]) -> str:
    return say("nobody") if seat == NOBODY else names[seat]


class Telling:
    """The scoring of one game, told with names and running totals."""

    def __init__(self, figures: Figures, scored: Scored, names: tuple[str, ...]) -> None:
        self._figures = figures
        self._scored = scored
        self._names = names
        self._total = (0, 0)

    def steps(self) -> tuple[ResultStep, ...]:
        """All steps in the order of the rules."""
        return (
            self._territory(),
            self._dominance(),
            self._epilogue(),
            self._war(),
            self._verdict(),
        )

    def _step(self, title: str, lines: Sequence[str], gained: tuple[int, int]) -> ResultStep:
        self._total = (self._total[0] + gained[0], self._total[1] + gained[1])
        return ResultStep(tell(title), "\n".join(lines), gained, self._total)

    def _territory(self) -> ResultStep:
        held = self._scored.territory
        first, second = (
            sum(control.points for control in held if control.seat == seat) for seat in (0, 1)
        )
        lines = [tell("territory.note"), *(self._control(c) for c in held)]
        return self._step("territory", lines, (first, second))

    def _control(self, control: Control) -> str:
        us, ussr = self._by_side(control.zone.cubes)
        return tell(
            f"territory.{control.why}",
            zone=card_words.zone_name(self._figures, control.zone.id),
            name=_who(control.seat, self._names),
            us=us,
            ussr=ussr,
            points=points(control.points),
        )

    def _dominance(self) -> ResultStep:
        cuba = next(c.zone for c in self._scored.territory if c.zone.id == CUBA)
        card = self._figures.card(cuba.card)
        text = tell(
            "dominance.text",
            cuba=f"{card_words.name(card)} ({say(f'type.{card.type}')})",
            count0=self._scored.military[0],
            count1=self._scored.military[1],
            **self._both(),
        )
        worth = self._figures.settings.dominance_points
        return self._step("dominance", [text], _gain(self._scored.dominance, worth))

    def _epilogue(self) -> ResultStep:
        us, ussr = self._by_side(self._scored.influence)
        first, second = (self._figures.card(card) for card in self._scored.last_cards)
        text = tell(
            "epilogue.text",
            card0=f"{card_words.name(first)} ({card_words.note(first)})",
            card1=f"{card_words.name(second)} ({card_words.note(second)})",
            us=us,
            ussr=ussr,
            **self._both(),
        )
        worth = self._figures.settings.epilogue_points
        return self._step("epilogue", [text], _gain(self._scored.epilogue, worth))

    def _war(self) -> ResultStep:
        scored = self._scored
        limit = self._figures.settings.war_zones
        lines = [tell("war.same" if scored.last_cards_count else "war.different")]
        for seat in (0, 1):
            counts = dict(zip(TYPES, scored.defcon[seat], strict=True))
            lines.append(tell("war.sphere", name=self._names[seat], **counts))
        lines += [tell("war.caused", name=self._names[s], limit=limit) for s in scored.war]
        if not scored.war:
            lines.append(tell("war.none", limit=limit))
        return self._step("war", lines, (0, 0))

    def _verdict(self) -> ResultStep:
        text = tell(
            f"verdict.{self._scored.reason}",
            name=_who(self._scored.winner, self._names),
            zones0=self._scored.own_sphere[0],
            zones1=self._scored.own_sphere[1],
            **self._both(),
        )
        return ResultStep(tell("verdict"), text, total=self._scored.points)

    def _both(self) -> dict[str, str]:
        return {"first": self._names[0], "second": self._names[1]}

    def _by_side(self, pair: tuple[int, int]) -> tuple[int, int]:
        us = self._scored.sides.index("US")
        return pair[us], pair[1 - us]


def _gain(seat: int, worth: int) -> tuple[int, int]:
    return (worth if seat == 0 else 0, worth if seat == 1 else 0)
