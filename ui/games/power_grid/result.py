# SPDX-License-Identifier: MIT
"""The end of a match: cities supplied, ties, and the course over the rounds. No Qt."""

from __future__ import annotations

from typing import cast

from core.games.power_grid import supply
from core.games.power_grid.game import PowerGrid
from core.games.power_grid.state import State
from core.match import Match
from core.terms import Over
from ui.games.power_grid import course
from ui.games.power_grid.words import CONTEXT, cities, say
from ui.games.shown import Chart, Result, ResultStep
from ui.i18n.sentences import QT_TRANSLATE_NOOP, Sentences

TEXTS = {
    "won": QT_TRANSLATE_NOOP("PowerGrid", "{name} wins with {cities} supplied."),
    "shared": QT_TRANSLATE_NOOP("PowerGrid", "{names} share the win with {cities} supplied."),
    "left": QT_TRANSLATE_NOOP("PowerGrid", "{name} wins: the other one is out of the game."),
    "supplied": QT_TRANSLATE_NOOP("PowerGrid", "Cities supplied"),
    "supplied.cities": QT_TRANSLATE_NOOP(
        "PowerGrid",
        "{name} has connected {cities}, and the game is over. Everybody runs the plants that "
        "supply most with the fuel in stock.",
    ),
    "supplied.round_limit": QT_TRANSLATE_NOOP(
        "PowerGrid",
        "The last round is played. Everybody runs the plants that supply most with the fuel in "
        "stock.",
    ),
    "supplied.left": QT_TRANSLATE_NOOP("PowerGrid", "What could be supplied at this point."),
    "connected": QT_TRANSLATE_NOOP("PowerGrid", "Cities connected"),
    "connected.text": QT_TRANSLATE_NOOP(
        "PowerGrid", "A city that nobody supplies with current counts for nothing."
    ),
    "money": QT_TRANSLATE_NOOP("PowerGrid", "Money"),
    "money.text": QT_TRANSLATE_NOOP("PowerGrid", "Of players with equal supply the richer wins."),
    "money.shared": QT_TRANSLATE_NOOP("PowerGrid", "Equal in this too: the win is shared."),
    "money.cities": QT_TRANSLATE_NOOP(
        "PowerGrid", "Of players equal in supply and money whoever connected more cities wins."
    ),
    "chart.money": QT_TRANSLATE_NOOP("PowerGrid", "Money after each round"),
    "chart.cities": QT_TRANSLATE_NOOP("PowerGrid", "Cities after each round"),
    "chart.income": QT_TRANSLATE_NOOP("PowerGrid", "Income of each round"),
}
_text = Sentences(CONTEXT, TEXTS).say


def of(match: Match, names: tuple[str, ...]) -> Result:
    """How a match that is over came out. `names` are in seat order."""
    over = match.awaiting
    assert isinstance(over, Over)
    game, state = cast(PowerGrid, match.game), cast(State, match.state)
    supplied = tuple(supply.maximum(game.rules(state), player) for player in state.players)
    connected = tuple(player.connected for player in state.players)
    money = tuple(player.money for player in state.players)
    first = max(range(state.seats), key=lambda seat: connected[seat])
    why = _text(f"supplied.{over.reason}", name=names[first], cities=cities(connected[first]))
    steps = (
        ResultStep(_text("connected"), _text("connected.text"), connected),
        ResultStep(_text("supplied"), why, supplied),
        ResultStep(_text("money"), _tie(over, game.rules(state).discount), money),
    )
    return Result(_headline(over, names, supplied), steps, _charts(match))


def _headline(over: Over, names: tuple[str, ...], supplied: tuple[int, ...]) -> str:
    winners = over.places[0]
    if over.reason == "left":
        return _text("left", name=names[winners[0]])
    powered = cities(supplied[winners[0]])
    if len(winners) == 1:
        return _text("won", name=names[winners[0]], cities=powered)
    *most, last = (names[seat] for seat in winners)
    shared = say("and", first=", ".join(most), last=last)
    return _text("shared", names=shared, cities=powered)


def _tie(over: Over, recharged: bool) -> str:
    if len(over.places[0]) > 1:
        return _text("money.shared")
    return _text("money.text") if recharged else _text("money.cities")


def _charts(match: Match) -> tuple[Chart, ...]:
    lines = course.of(match)
    labels = tuple(str(number) for number in lines.rounds)
    return (
        Chart(_text("chart.cities"), labels, lines.cities),
        Chart(_text("chart.money"), labels, lines.money),
        Chart(_text("chart.income"), labels[: len(lines.income[0])], lines.income),
    )
