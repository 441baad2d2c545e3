# SPDX-License-Identifier: MIT
"""The end of a match: what each sea earned, then the money that decides ties. No Qt."""

from __future__ import annotations

from typing import cast

from core.games.atlantic_star.figures import SEAS
from core.games.atlantic_star.game import AtlanticStar
from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import NO_CLASS, NOBODY, State
from core.match import Match
from core.terms import Over
from ui.games.atlantic_star import course
from ui.games.atlantic_star.words import (
    CONTEXT,
    figure,
    place_words,
    points_words,
    say,
    sea_name,
    stars_words,
)
from ui.games.shown import Chart, Result, ResultStep
from ui.i18n.sentences import QT_TRANSLATE_NOOP, Sentences

TEXTS = {
    "won": QT_TRANSLATE_NOOP("AtlanticStar", "{name} wins with {points}."),
    "won.money": QT_TRANSLATE_NOOP(
        "AtlanticStar", "{name} wins with {points}, by money: {money} marks."
    ),
    "shared": QT_TRANSLATE_NOOP("AtlanticStar", "{names} share the win with {points}."),
    "left": QT_TRANSLATE_NOOP("AtlanticStar", "{name} wins: the other one is out of the game."),
    "sea": QT_TRANSLATE_NOOP("AtlanticStar", "{sea}: class of {stars}"),
    "sea.none": QT_TRANSLATE_NOOP("AtlanticStar", "{sea}: nobody sailed"),
    "sea.none_text": QT_TRANSLATE_NOOP("AtlanticStar", "Without a class there are no points."),
    "plate": QT_TRANSLATE_NOOP("AtlanticStar", "{place}: {name} with {value}, {points}"),
    "plate.borrowed": QT_TRANSLATE_NOOP(
        "AtlanticStar", "{place}: {name} with {value}, {written} before the loan, {points}"
    ),
    "plate.operator": QT_TRANSLATE_NOOP(
        "AtlanticStar", "{place}: package operator with {value}, {points} for nobody"
    ),
    "money": QT_TRANSLATE_NOOP("AtlanticStar", "Money"),
    "money.text": QT_TRANSLATE_NOOP(
        "AtlanticStar", "It earns no points. Of players with equal points the richer is ahead."
    ),
    "money.of": QT_TRANSLATE_NOOP("AtlanticStar", "{name}: {money} marks"),
    "money.decides": QT_TRANSLATE_NOOP(
        "AtlanticStar", "{names} have equally many points: the richer wins."
    ),
    "money.shared": QT_TRANSLATE_NOOP(
        "AtlanticStar", "{names} are equal in points and in money: they share the win."
    ),
    "chart.points": QT_TRANSLATE_NOOP("AtlanticStar", "Points after each voyage"),
    "chart.money": QT_TRANSLATE_NOOP("AtlanticStar", "Money in thousands after each voyage"),
}
_text = Sentences(CONTEXT, TEXTS).say


def of(match: Match, names: tuple[str, ...]) -> Result:
    """How a match that is over came out. `names` are in seat order."""
    over = match.awaiting
    assert isinstance(over, Over)
    game, state = cast(AtlanticStar, match.game), cast(State, match.state)
    rules = game.rules(state)
    steps, total = [], (0,) * state.seats
    for sea in range(len(SEAS)):
        step = _sea(rules, state, sea, names, total)
        steps.append(step)
        total = step.total
    money = tuple(player.money for player in state.players)
    lines = [
        _text("money.of", name=name, money=figure(held))
        for name, held in zip(names, money, strict=True)
    ]
    told = "\n".join((_tie(over, names), *lines))
    steps.append(ResultStep(_text("money"), told, total=total))
    return Result(_headline(over, names, money), tuple(steps), _charts(match))


def _sea(
    rules: Rules, state: State, sea: int, names: tuple[str, ...], before: tuple[int, ...]
) -> ResultStep:
    board, name = state.seas[sea], sea_name(sea)
    gained = [0] * state.seats
    if board.stars == NO_CLASS:
        nothing = tuple(gained)
        return ResultStep(_text("sea.none", sea=name), _text("sea.none_text"), nothing, before)
    lines = []
    for place, plate in enumerate(board.plates, 1):
        points = rules.points(board.stars, place)
        key = "plate.borrowed" if plate.written != plate.value else "plate"
        if plate.owner == NOBODY:
            key = "plate.operator"
        else:
            gained[plate.owner] += points
        lines.append(
            _text(
                key,
                place=place_words(place),
                name=say("operator") if plate.owner == NOBODY else names[plate.owner],
                value=plate.value,
                written=plate.written,
                points=points_words(points),
            )
        )
    title = _text("sea", sea=name, stars=stars_words(board.stars))
    total = tuple(one + more for one, more in zip(before, gained, strict=True))
    return ResultStep(title, "\n".join(lines), tuple(gained), total)


def _equal(over: Over) -> list[int]:
    """The seats that have as many points as the first."""
    first = over.scores[over.places[0][0]]
    return [seat for seat, points in enumerate(over.scores) if points == first]


def _headline(over: Over, names: tuple[str, ...], money: tuple[int, ...]) -> str:
    winners = over.places[0]
    first = winners[0]
    if over.reason == "left":
        return _text("left", name=names[first])
    points = points_words(over.scores[first])
    if len(winners) > 1:
        return _text("shared", names=_joined(names, list(winners)), points=points)
    if len(_equal(over)) > 1:
        return _text("won.money", name=names[first], points=points, money=figure(money[first]))
    return _text("won", name=names[first], points=points)


def _tie(over: Over, names: tuple[str, ...]) -> str:
    if over.reason == "left":
        return _text("money.text")
    if len(over.places[0]) > 1:
        return _text("money.shared", names=_joined(names, list(over.places[0])))
    equal = _equal(over)
    if len(equal) > 1:
        return _text("money.decides", names=_joined(names, equal))
    return _text("money.text")


def _joined(names: tuple[str, ...], seats: list[int]) -> str:
    *most, last = (names[seat] for seat in seats)
    return say("and", first=", ".join(most), last=last)


def _charts(match: Match) -> tuple[Chart, ...]:
    lines = course.of(match)
    labels = tuple(str(number) for number in range(len(lines.points[0])))
    return (
        Chart(_text("chart.points"), labels, lines.points),
        Chart(_text("chart.money"), labels, lines.money),
    )
