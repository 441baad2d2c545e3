# SPDX-License-Identifier: MIT
"""The course of a match: its games step by step, and when it is over (rules, sections 3 to 10).

Where a step leads out of its phase it leaves a turning point on the agenda, and what
comes then is said here alone. A void single game is played again, a campaign goes on
until somebody has enough points or a nuclear war ends it. After `MAX_GAMES` games the
match ends whatever the points are, because every match must end: a house ruling.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TypeAlias

from core.games.thirteen_minutes import play, scoring, setup
from core.games.thirteen_minutes.agenda import (
    DealHand,
    DrawCard,
    DrawSides,
    EndGame,
    LayDeck,
    PlayCard,
    RevealLast,
    SealBids,
    StartPlays,
    Task,
    TurnCuba,
)
from core.games.thirteen_minutes.rules import Rules
from core.games.thirteen_minutes.state import NOBODY, Result, State
from core.terms import Move, Options, Over

MAX_GAMES = 13

Steps: TypeAlias = Callable[[Rules, State], tuple[Task, ...]]


class End(StrEnum):
    """Why a match is over: how its last game was won, or what decided the campaign."""

    POINTS = "points"
    ZONES = "zones"
    NUCLEAR_WAR = "nuclear_war"
    WAR_BY_BOTH = "war_by_both"
    CAMPAIGN_POINTS = "campaign_points"
    LATEST_WIN = "latest_win"
    EXTRA_GAME = "extra_game"
    GAME_LIMIT = "game_limit"


OPENING: tuple[Task, ...] = (LayDeck(), DealHand(0), DealHand(1), SealBids())
"""How a game begins (sections 3 and 4); the bid leads to `StartPlays`."""
CLOSING: tuple[Task, ...] = (TurnCuba(), RevealLast(0), RevealLast(1))
"""How it ends (section 8); the last card leads to `EndGame`."""


def plays(rules: Rules, state: State) -> tuple[Task, ...]:
    """Whoever was chosen plays first; the seats play in turn from then on."""
    return (PlayCard(state.starter),)


def next_game(rules: Rules, state: State) -> tuple[Task, ...]:
    """Another game of the match."""
    return OPENING


ROUND: tuple[tuple[type[Task], Steps], ...] = ((StartPlays, plays), (EndGame, next_game))
"""The turning points of a game in order, each with the steps that it opens."""
_OPENS = dict(ROUND)


def start(rules: Rules, options: Options) -> State:
    """The state before the first event. By default chance gives the sides (section 14)."""
    state = _game(rules, State(seats=2, options=options), 1)
    match state.option("sides"):
        case "seat0_us":
            return state.but(sides=setup.SIDES)
        case "seat0_ussr":
            return state.but(sides=setup.SIDES[::-1])
    return state.first(DrawSides())


def start_plays(rules: Rules, state: State) -> State:
    """The bid is over."""
    return state.done().first(*_OPENS[StartPlays](rules, state))


def played(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A card is laid, and what follows its use stands behind it (sections 5 and 7)."""
    state = play.laid(rules, state, seat, move)
    turn_up, *others = state.agenda
    return state.but(agenda=(turn_up, *_after_a_play(state, seat), *others))


def _after_a_play(state: State, seat: int) -> tuple[Task, ...]:
    """A card is drawn while there are any; with one card each in hand the plays are over."""
    if state.pile:
        return (DrawCard(seat), PlayCard(1 - seat))
    if all(len(hand) == 1 for hand in state.hands):
        return CLOSING
    return (PlayCard(1 - seat),)


def end_game(rules: Rules, state: State) -> State:
    """The game is scored."""
    return concluded(rules, state.done(), scoring.score(rules, state))


def concluded(rules: Rules, state: State, result: Result) -> State:
    """The match after a scored game: ended, or with its next game to set up."""
    state = state.but(results=(*state.results, result))
    if state.campaign and not state.extra and not result.war:
        first, second = (state.totals[seat] + result.points[seat] for seat in (0, 1))
        state = state.but(totals=(first, second))
    if _verdict(rules, state):
        return state
    extra = state.extra or (state.campaign and (bool(result.war) or _enough(rules, state)))
    sides = state.sides
    if state.campaign and state.option("swap_sides") == "on":
        sides = (sides[1], sides[0])
    return _game(rules, state.but(extra=extra, sides=sides), state.game + 1)


def _game(rules: Rules, state: State, number: int) -> State:
    """The match with a game of it to set up."""
    return setup.cleared(rules, state, number).but(agenda=_OPENS[EndGame](rules, state))


def over(rules: Rules, state: State) -> Over:
    """The end of the match. Without a winner both share it."""
    verdict = _verdict(rules, state)
    assert verdict is not None
    winner, reason = verdict
    places = ((0, 1),) if winner == NOBODY else ((winner,), (1 - winner,))
    return Over(places, scores(state), reason.value)


def scores(state: State) -> tuple[int, int]:
    """Points of the campaign, or of the single game that was scored last."""
    if state.campaign:
        return state.totals
    return state.results[-1].points if state.results else (0, 0)


def _verdict(rules: Rules, state: State) -> tuple[int, End] | None:
    """Winner and reason if the match is over."""
    last = state.results[-1]
    decided = _campaign(rules, state, last) if state.campaign else _single(last)
    if decided is None and len(state.results) == MAX_GAMES:
        return _leader(state), End.GAME_LIMIT
    return decided


def _single(last: Result, reason: End | None = None) -> tuple[int, End] | None:
    """A game decides by itself, unless it is void."""
    return None if last.winner == NOBODY else (last.winner, reason or End(last.reason))


def _campaign(rules: Rules, state: State, last: Result) -> tuple[int, End] | None:
    """Section 10: a war first, then points, then the latest won game, then an extra game."""
    if state.extra:
        return _single(last, End.EXTRA_GAME)
    if last.war:
        return _single(last, End.NUCLEAR_WAR if len(last.war) == 1 else End.WAR_BY_BOTH)
    if not _enough(rules, state):
        return None
    if state.totals[0] != state.totals[1]:
        return _leader(state), End.CAMPAIGN_POINTS
    winner = _latest_winner(state)
    return None if winner == NOBODY else (winner, End.LATEST_WIN)


def _enough(rules: Rules, state: State) -> bool:
    return max(state.totals) >= rules.settings.campaign_points


def _leader(state: State) -> int:
    """Who is ahead in points, or won the latest won game, or nobody."""
    if state.totals[0] != state.totals[1]:
        return 0 if state.totals[0] > state.totals[1] else 1
    return _latest_winner(state)


def _latest_winner(state: State) -> int:
    won = [result.winner for result in state.results if result.winner != NOBODY]
    return won[-1] if won else NOBODY
