# SPDX-License-Identifier: MIT
"""What follows a scored game: the end, or another one (rules/thirteen-minutes.md, sections 9, 10).

A void single game is played again, a campaign goes on until somebody has
enough points or a nuclear war ends it. After `MAX_GAMES` games the match ends
whatever the points are, because every match must end: a house ruling.
"""

from __future__ import annotations

from core.games.thirteen_minutes import setup
from core.games.thirteen_minutes.cards import Figures
from core.games.thirteen_minutes.state import NOBODY, Result, State
from core.terms import Over

MAX_GAMES = 13


def concluded(figures: Figures, state: State, result: Result) -> State:
    """The match after a scored game: ended, or with the next game to set up."""
    state = state.but(results=(*state.results, result))
    if state.campaign and not state.extra and not result.war:
        first, second = (state.totals[seat] + result.points[seat] for seat in (0, 1))
        state = state.but(totals=(first, second))
    if _verdict(figures, state):
        return state
    extra = state.extra or (state.campaign and (bool(result.war) or _enough(figures, state)))
    sides = state.sides
    if state.campaign and state.option("swap_sides") == "on":
        sides = (sides[1], sides[0])
    return setup.new_game(figures, state.but(extra=extra, sides=sides), state.game + 1)


def over(figures: Figures, state: State) -> Over:
    """The end of the match. Without a winner both share it."""
    verdict = _verdict(figures, state)
    assert verdict is not None
    winner, reason = verdict
    places = ((0, 1),) if winner == NOBODY else ((winner,), (1 - winner,))
    return Over(places, scores(state), reason)


def scores(state: State) -> tuple[int, int]:
    """Points of the campaign, or of the single game that was scored last."""
    if state.campaign:
        return state.totals
    return state.results[-1].points if state.results else (0, 0)


def _verdict(figures: Figures, state: State) -> tuple[int, str] | None:
    """Winner and reason if the match is over."""
    last = state.results[-1]
    decided = _campaign(figures, state, last) if state.campaign else _single(last, last.reason)
    if decided is None and len(state.results) == MAX_GAMES:
        return _leader(state), "game_limit"
    return decided


def _single(last: Result, reason: str) -> tuple[int, str] | None:
    return None if last.winner == NOBODY else (last.winner, reason)


def _campaign(figures: Figures, state: State, last: Result) -> tuple[int, str] | None:
    """Section 10: a war first, then points, then the latest won game, then an extra game."""
    if state.extra:
        return _single(last, "extra_game")
    if last.war:
        return _single(last, "nuclear_war" if len(last.war) == 1 else "war_by_both")
    if not _enough(figures, state):
        return None
    if state.totals[0] != state.totals[1]:
        return _leader(state), "campaign_points"
    winner = _latest_winner(state)
    return None if winner == NOBODY else (winner, "latest_win")


def _enough(figures: Figures, state: State) -> bool:
    return max(state.totals) >= figures.settings.campaign_points


def _leader(state: State) -> int:
    """Who is ahead in points, or won the latest won game, or nobody."""
    if state.totals[0] != state.totals[1]:
        return 0 if state.totals[0] > state.totals[1] else 1
    return _latest_winner(state)


def _latest_winner(state: State) -> int:
    won = [result.winner for result in state.results if result.winner != NOBODY]
    return won[-1] if won else NOBODY
