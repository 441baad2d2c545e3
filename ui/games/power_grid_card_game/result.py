# SPDX-License-Identifier: MIT
"""The end of a match: points of fuelled plants, points of money, ties, and the course. No Qt."""

from __future__ import annotations

from typing import cast

from core.games.power_grid_card_game import pool, scoring
from core.games.power_grid_card_game.game import PowerGridCardGame
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import State
from core.match import Match
from core.terms import Over
from ui.games.power_grid_card_game import course
from ui.games.power_grid_card_game.plants import plant_name, plant_names
from ui.games.power_grid_card_game.words import CONTEXT, say
from ui.games.shown import Chart, Result, ResultStep
from ui.i18n.sentences import QT_TRANSLATE_NOOP, Sentences

TEXTS = {
    "won": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name} wins with {points} points."),
    "won.rest": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "{name} wins with {points} points, by the Elektro left over: {rest}."
    ),
    "won.plant": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "{name} wins with {points} points, by the highest plant: {plant}."
    ),
    "shared": QT_TRANSLATE_NOOP("PowerGridCardGame", "{names} share the win with {points} points."),
    "left": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "{name} wins: the other one is out of the game."
    ),
    "plants": QT_TRANSLATE_NOOP("PowerGridCardGame", "Plants that can be fuelled"),
    "plants.text": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "After the last round each plant that can be fuelled scores what it would earn.",
    ),
    "plants.line": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name}: {plants}"),
    "plants.none": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name}: none"),
    "money": QT_TRANSLATE_NOOP("PowerGridCardGame", "Money handed in"),
    "money.text": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "One point for each {each} Elektro; the rest is kept for ties."
    ),
    "money.line": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name}: {money} Elektro"),
    "rest": QT_TRANSLATE_NOOP("PowerGridCardGame", "Left over"),
    "rest.text": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "Of players with equal points whoever has more Elektro left over is ahead, then whoever "
        "owns the highest plant.",
    ),
    "rest.plant": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name}: highest plant {plant}"),
    "chart.points": QT_TRANSLATE_NOOP("PowerGridCardGame", "Points if it had ended then"),
    "chart.money": QT_TRANSLATE_NOOP("PowerGridCardGame", "Money after each round"),
    "chart.earned": QT_TRANSLATE_NOOP("PowerGridCardGame", "Earnings of each round"),
}
_text = Sentences(CONTEXT, TEXTS).say


def of(match: Match, names: tuple[str, ...]) -> Result:
    """How a match that is over came out. `names` are in seat order."""
    over = match.awaiting
    assert isinstance(over, Over)
    game, state = cast(PowerGridCardGame, match.game), cast(State, match.state)
    rules = game.rules(state)
    each = rules.settings.elektro_per_point
    plants = tuple(scoring.fuelled(rules, state, seat) for seat in range(state.seats))
    handed = tuple(player.money // each for player in state.players)
    total = tuple(one + other for one, other in zip(plants, handed, strict=True))
    rest = tuple(player.money % each for player in state.players)
    steps = (
        ResultStep(_text("plants"), _plants_text(rules, state, names), plants, plants),
        ResultStep(_text("money"), _money_text(state, names, each), handed, total),
        ResultStep(_text("rest"), _rest_text(rules, state, names, total, rest), rest),
    )
    return Result(_headline(rules, state, over, names), steps, _charts(match))


def _headline(rules: Rules, state: State, over: Over, names: tuple[str, ...]) -> str:
    winners = over.places[0]
    first = winners[0]
    points = over.scores[first]
    if over.reason == "left":
        return _text("left", name=names[first])
    if len(winners) > 1:
        *most, last = (names[seat] for seat in winners)
        return _text("shared", names=say("and", first=", ".join(most), last=last), points=points)
    equal = [seat for seat, found in enumerate(over.scores) if found == points and seat != first]
    if not equal:
        return _text("won", name=names[first], points=points)
    each = rules.settings.elektro_per_point
    rest = state.players[first].money % each
    if all(state.players[seat].money % each < rest for seat in equal):
        return _text("won.rest", name=names[first], points=points, rest=rest)
    plant = plant_name(rules, state.players[first].plants[-1])
    return _text("won.plant", name=names[first], points=points, plant=plant)


def _plants_text(rules: Rules, state: State, names: tuple[str, ...]) -> str:
    lines = [_text("plants.text")]
    for seat, name in enumerate(names):
        plants = _fuelled(rules, state, seat)
        if plants:
            lines.append(_text("plants.line", name=name, plants=plant_names(rules, plants)))
        else:
            lines.append(_text("plants.none", name=name))
    return "\n".join(lines)


def _fuelled(rules: Rules, state: State, seat: int) -> tuple[str, ...]:
    """The plants that score for a seat: of equal choices the one with fewest."""
    player = state.players[seat]
    ways = rules.fleet(player.plants).possible(pool.units(rules, player.pool), strict=False)
    best = max(ways, key=lambda way: (way.output, -len(way.move.args)))
    return tuple(str(arg) for arg in best.move.args if arg in rules.plants)


def _money_text(state: State, names: tuple[str, ...], each: int) -> str:
    lines = [
        _text("money.line", name=name, money=player.money)
        for name, player in zip(names, state.players, strict=True)
    ]
    return "\n".join((_text("money.text", each=each), *lines))


def _rest_text(
    rules: Rules,
    state: State,
    names: tuple[str, ...],
    total: tuple[int, ...],
    rest: tuple[int, ...],
) -> str:
    """The rule of ties, and the highest plants of those whom the rest does not tell apart."""
    ranks = list(zip(total, rest, strict=True))
    lines = [_text("rest.text")]
    for seat, rank in enumerate(ranks):
        plants = state.players[seat].plants
        if ranks.count(rank) > 1 and plants:
            plant = plant_name(rules, plants[-1])
            lines.append(_text("rest.plant", name=names[seat], plant=plant))
    return "\n".join(lines)


def _charts(match: Match) -> tuple[Chart, ...]:
    lines = course.of(match)
    labels = tuple(str(number) for number in lines.rounds)
    if not labels:
        return ()
    charts = (
        Chart(_text("chart.points"), labels, lines.points),
        Chart(_text("chart.money"), labels, lines.money),
    )
    if not lines.earned:
        return charts
    return (*charts, Chart(_text("chart.earned"), labels[: len(lines.earned[0])], lines.earned))
