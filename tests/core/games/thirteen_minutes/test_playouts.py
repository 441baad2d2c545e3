# SPDX-License-Identifier: MIT
"""What holds in every game of 13 Minutes, whatever is played."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import structs

from core.bots.random import Random
from core.games.thirteen_minutes.agenda import TurnUp
from core.games.thirteen_minutes.course import MAX_GAMES
from core.games.thirteen_minutes.scoring import score
from core.games.thirteen_minutes.state import NOBODY, Result, State
from core.match import Match, begin
from core.playout import play, steps
from core.terms import Event, Moved, Opening, Options, Over, Sealed, Turn
from tests.core.games.thirteen_minutes.builder import CUBES, GAME

SINGLE: Options = ()
CAMPAIGN: Options = (("mode", "campaign"), ("swap_sides", "on"))
seeds = st.binary(min_size=1, max_size=8)
options = st.sampled_from((SINGLE, CAMPAIGN, (("tie_decider", "off"),)))


def course(seed: bytes, chosen: Options) -> list[tuple[Event, Match]]:
    """A match of two players who play anything legal."""
    return list(steps(begin(GAME, chosen, 2), (Random(), Random()), seed))


def mirrored(state: State) -> State:
    """The same table with the seats' names swapped."""
    zones = tuple(structs.replace(zone, cubes=zone.cubes[::-1]) for zone in state.zones)
    return state.but(sides=state.sides[::-1], zones=zones, last_cards=state.last_cards[::-1])


def other(seat: int) -> int:
    """The other seat, or nobody still."""
    return seat if seat == NOBODY else 1 - seat


@given(seed=seeds, chosen=options)
def test_no_cube_is_made_or_lost(seed: bytes, chosen: Options) -> None:
    """Section 12: supply + cubes on zones + bid = 13 for each side, after each step."""
    for _, match in course(seed, chosen):
        state = match.state
        for seat in (0, 1):
            on_zones = [zone.cubes[seat] for zone in state.zones]
            assert min(on_zones, default=0) >= 0
            assert state.supplies[seat] >= 0
            assert state.supplies[seat] + sum(on_zones) + state.bids[seat] == CUBES


@given(seed=seeds, chosen=options)
def test_no_card_is_made_or_lost(seed: bytes, chosen: Options) -> None:
    """Section 2: 13 slots, each in one place, once they are dealt."""
    for _, match in course(seed, chosen):
        state = match.state
        if not all(state.hands):
            continue
        head = state.agenda[0] if state.agenda else None
        turning = (head.slot,) if isinstance(head, TurnUp) else ()
        table = tuple(zone.slot for zone in state.zones)
        places = (*state.hands[0], *state.hands[1], *state.pile, *table, *turning)
        assert sorted(places) == list(range(13))


@given(seed=seeds, chosen=options)
def test_zones_keep_to_the_line(seed: bytes, chosen: Options) -> None:
    """Section 6: an area is one of three, and Cuba lies face down until scoring."""
    for _, match in course(seed, chosen):
        for zone in match.state.zones:
            assert zone.area in (-1, 0, 1)
        if isinstance(match.awaiting, Turn | Sealed) and match.state.zones:
            assert match.state.zones[0].face_down


@given(seed=seeds)
def test_a_single_game_takes_ten_plays_and_a_void_one_is_followed(seed: bytes) -> None:
    """Sections 7 and 9: 10 plays, five each; only a void game is followed by another."""
    match = play(begin(GAME, SINGLE, 2), (Random(), Random()), seed)
    plays = [e.move for e in _moves(match) if e.move.verb == "play"]
    assert len(plays) == 10 * len(match.state.results)
    for seat in (0, 1):
        own = [e for e in _moves(match) if e.move.verb == "play" and e.seat == seat]
        assert len(own) == 5 * len(match.state.results)
    assert [result.winner for result in match.state.results[:-1]] == [NOBODY] * (
        len(match.state.results) - 1
    )


@given(seed=seeds)
def test_a_campaign_ends_as_section_10_says(seed: bytes) -> None:
    """Section 10: points add up to the end, and only the last game can be a war."""
    match = play(begin(GAME, CAMPAIGN, 2), (Random(), Random()), seed)
    state = match.state
    awaited = match.awaiting
    assert isinstance(awaited, Over)
    assert 1 <= len(state.results) <= MAX_GAMES
    assert all(len(result.war) != 1 for result in state.results[:-1])
    if awaited.reason == "campaign_points":
        sums = tuple(sum(result.points[seat] for result in state.results) for seat in (0, 1))
        assert sums == state.totals == awaited.scores
        assert awaited.places[0] == (0 if sums[0] > sums[1] else 1,)
        assert max(sums) >= 13


@given(seed=seeds, chosen=options)
def test_a_hidden_card_can_be_any_that_is_not_open(seed: bytes, chosen: Options) -> None:
    """Section 12: nothing in the state says more of a face-down card than what lies open."""
    for _, match in course(seed, chosen):
        awaited = match.awaiting
        if isinstance(awaited, Opening):
            open_cards = {zone.card for zone in match.state.zones} | set(match.state.last_cards)
            every = {card.id for card in GAME.figures.cards}
            assert set(awaited.cards) == every - open_cards


@given(seed=seeds)
@example(seed=b"both")
def test_scoring_knows_no_seat(seed: bytes) -> None:
    """Section 8: with the seats' names swapped, the result is the same with them swapped."""
    last = course(seed, SINGLE)[-1][1].state
    mirror = score(GAME.figures, mirrored(last))
    result = last.results[-1]
    assert score(GAME.figures, last) == result
    assert _essence(mirror) == (
        result.points[::-1],
        result.military[::-1],
        result.influence[::-1],
        result.defcon[::-1],
        result.own_sphere[::-1],
        other(result.dominance),
        other(result.epilogue),
        other(result.winner),
        tuple(sorted(other(seat) for seat in result.war)),
    )


@given(seed=seeds)
def test_points_stay_in_their_bounds(seed: bytes) -> None:
    """Section 9: at most 14."""
    for result in course(seed, SINGLE)[-1][1].state.results:
        assert all(0 <= points <= 14 for points in result.points)
        assert sum(result.points) <= 14


def _essence(result: Result) -> tuple[object, ...]:
    return (
        result.points,
        result.military,
        result.influence,
        result.defcon,
        result.own_sphere,
        result.dominance,
        result.epilogue,
        result.winner,
        result.war,
    )


def _moves(match: Match) -> list[Moved]:
    return [event for event in match.events if isinstance(event, Moved)]
