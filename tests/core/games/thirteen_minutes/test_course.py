# SPDX-License-Identifier: MIT
"""What follows a scored game (rules/thirteen-minutes.md, sections 9, 10 and 14)."""

from __future__ import annotations

from msgspec import structs

from core.games.thirteen_minutes.course import MAX_GAMES, concluded
from core.games.thirteen_minutes.state import NOBODY, Result, State
from core.terms import Options, Over, Shuffle
from tests.core.games.thirteen_minutes.builder import GAME, cuba, scored, table

CAMPAIGN = (("mode", "campaign"),)
VOID = scored(cuba(card="us-5"), last=("un-2", "un-3"))


def won(seat: int, points: tuple[int, int]) -> Result:
    """A game won on points."""
    return structs.replace(VOID, winner=seat, reason="points", points=points)


def void(points: tuple[int, int]) -> Result:
    """A game without a winner."""
    return structs.replace(VOID, points=points)


def war(*causes: int, points: tuple[int, int] = (0, 0)) -> Result:
    """A game that ended in a war by these seats, and on points if by both."""
    winner = 1 - causes[0]
    reason = "nuclear_war"
    if len(causes) == 2:
        winner = NOBODY if points[0] == points[1] else int(points[1] > points[0])
        reason = "void" if winner == NOBODY else "points"
    return structs.replace(VOID, war=causes, winner=winner, reason=reason, points=points)


def after(*results: Result, options: Options = CAMPAIGN) -> State:
    """The match after these games."""
    state = table(options=options)
    for result in results:
        state = concluded(GAME.figures, state.but(agenda=()), result)
    return state


def ends(state: State, places: tuple[tuple[int, ...], ...], reason: str) -> bool:
    """Whether the match is over like this."""
    awaited = GAME.awaiting(state)
    return isinstance(awaited, Over) and (awaited.places, awaited.reason) == (places, reason)


def goes_on(state: State) -> bool:
    """Whether the next game begins: a new deck, all cubes, a new bid."""
    fresh = (state.zones, state.supplies, state.bids, state.hands) == (
        (), (13, 13), (0, 0), ((), ()),
    )  # fmt: skip
    awaited = GAME.awaiting(state)
    return fresh and isinstance(awaited, Shuffle) and awaited.deck == f"cards-{state.game}"


# A single game.


def test_a_single_game_ends_with_its_winner() -> None:
    """Section 9."""
    state = after(won(1, (3, 7)), options=())
    assert GAME.awaiting(state) == Over(((1,), (0,)), (3, 7), "points")


def test_war_ends_a_single_game() -> None:
    """Section 9: whoever caused it loses."""
    assert ends(after(war(0, points=(9, 1)), options=()), ((1,), (0,)), "nuclear_war")


def test_a_void_single_game_is_played_again() -> None:
    """Section 9: still equal: the game is void, play another."""
    state = after(VOID, options=())
    assert goes_on(state)
    assert state.game == 2
    assert state.sides == ("US", "USSR")
    assert ends(after(VOID, won(0, (5, 4)), options=()), ((0,), (1,)), "points")


def test_void_games_end_at_the_limit() -> None:
    """House ruling: a match has at most 13 games; then both share it."""
    assert goes_on(after(*[VOID] * (MAX_GAMES - 1), options=()))
    assert ends(after(*[VOID] * MAX_GAMES, options=()), ((0, 1),), "game_limit")


# A campaign.


def test_points_add_up_until_somebody_has_thirteen() -> None:
    """Section 10."""
    state = after(won(0, (7, 5)), won(1, (5, 6)))
    assert goes_on(state)
    assert state.totals == (12, 11)
    state = after(won(0, (7, 5)), won(1, (5, 6)), won(1, (1, 3)))
    assert GAME.awaiting(state) == Over(((1,), (0,)), (13, 14), "campaign_points")


def test_war_ends_a_campaign_and_its_points_do_not_matter() -> None:
    """Sections 10 and 14: who caused it loses."""
    state = after(won(0, (12, 1)), war(0, points=(9, 0)))
    assert GAME.awaiting(state) == Over(((1,), (0,)), (12, 1), "nuclear_war")


def test_war_by_both_goes_to_the_winner_of_that_game() -> None:
    """Section 10: the game's winner by section 9 wins the campaign."""
    state = after(won(0, (12, 1)), war(0, 1, points=(2, 3)))
    assert ends(state, ((1,), (0,)), "war_by_both")


def test_a_level_war_by_both_leads_to_one_extra_game() -> None:
    """Section 14: one single extra game decides."""
    state = after(war(0, 1, points=(4, 4)))
    assert goes_on(state)
    assert state.extra
    assert ends(after(war(0, 1), won(1, (1, 2))), ((1,), (0,)), "extra_game")


def test_level_points_go_to_the_latest_won_game() -> None:
    """Sections 10 and 14: the latest game with a winner; a void game wins nobody that."""
    state = after(won(1, (6, 7)), won(0, (3, 2)), void((5, 5)))
    assert ends(state, ((0,), (1,)), "latest_win")


def test_level_points_without_a_won_game_lead_to_an_extra_game() -> None:
    """Section 10: if that too fails, one more single game."""
    state = after(void((7, 7)), void((6, 6)))
    assert goes_on(state)
    assert state.extra
    assert state.totals == (13, 13)


def test_the_extra_game_is_won_by_section_9_and_void_again_is_another() -> None:
    """Section 14: its points are not added."""
    state = after(void((13, 13)), void((4, 4)))
    assert goes_on(state)
    assert state.totals == (13, 13)
    state = after(void((13, 13)), void((4, 4)), war(1))
    assert GAME.awaiting(state) == Over(((0,), (1,)), (13, 13), "extra_game")


def test_a_void_game_adds_its_points() -> None:
    """Section 10."""
    assert after(void((5, 5))).totals == (5, 5)


def test_sides_stay_in_a_campaign() -> None:
    """Sections 10 and 14: by default."""
    assert after(won(0, (3, 2))).sides == ("US", "USSR")


def test_sides_swap_if_chosen() -> None:
    """Section 14: swap by option."""
    options = (*CAMPAIGN, ("swap_sides", "on"))
    assert after(won(0, (3, 2)), options=options).sides == ("USSR", "US")
    assert after(won(0, (3, 2)), won(0, (3, 2)), options=options).sides == ("US", "USSR")


def test_a_campaign_without_an_end_stops_at_the_limit() -> None:
    """House ruling: after 13 games more points win, then the latest won game, then both share."""
    nothing = [void((0, 0))] * (MAX_GAMES - 1)
    assert goes_on(after(*nothing))
    assert ends(after(*nothing, void((0, 1))), ((1,), (0,)), "game_limit")
    assert ends(after(*nothing, void((0, 0))), ((0, 1),), "game_limit")
    assert ends(after(won(0, (0, 0)), *nothing), ((0,), (1,)), "game_limit")


def test_each_game_has_a_deck_of_its_own() -> None:
    """Section 10: a new shuffle each game; what was seen of the old deck says nothing."""
    state = after(won(0, (3, 2)))
    assert state.deck == "cards-2"
    assert state.seen == ((), ())


def test_the_decks_of_earlier_games_are_spent() -> None:
    """Each game has its own deck, and no rule looks at an earlier one (section 10)."""
    third = table(options=CAMPAIGN).but(game=3)
    assert GAME.spent_decks(third) == ("cards-1", "cards-2")
    assert GAME.spent_decks(third.but(game=1)) == ()
