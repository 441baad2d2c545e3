# SPDX-License-Identifier: MIT
"""The steady bot of 13 Minutes: legal, pure, honest, and better than chance."""

from __future__ import annotations

import pytest

from core.bots import catalogue
from core.bots.random import Random
from core.bots.thirteen_minutes.steady import Steady
from core.chance import Stream
from core.digest import digest
from core.games.thirteen_minutes.agenda import CarryOut, ChooseFirst, GiveOrder, PlayCard, SealBids
from core.match import begin
from core.playout import play, steps
from core.terms import Knowledge, Options, Over, Sealed, Turn
from tests.core.games.thirteen_minutes.builder import GAME, cuba, table, zone

KNOWN = Knowledge().seen("cards-1", 0, "us-1").seen("cards-1", 1, "us-4")


def chosen(state: object, seat: int, knowledge: Knowledge = KNOWN) -> str:
    """What the bot plays."""
    return str(Steady().choose(GAME, state, seat, knowledge, Stream(b"bot")))


def test_the_catalogue_knows_it() -> None:
    """Lobby and command line find it by game and name."""
    assert catalogue.names("thirteen_minutes") == ("random", "steady")
    assert catalogue.load("thirteen_minutes", "steady").name == "steady"


@pytest.mark.parametrize("options", [(), (("mode", "campaign"), ("swap_sides", "on"))])
def test_it_plays_whole_matches_against_itself(options: Options) -> None:
    """Every move it makes is legal: the match would refuse any other."""
    for number in range(3):
        match = play(begin(GAME, options, 2), (Steady(), Steady()), b"self%d" % number)
        assert isinstance(match.awaiting, Over)


def test_the_same_seed_gives_the_same_match() -> None:
    """Pure: no state of its own, no clock, no chance but the one it is given."""
    first, second = (play(begin(GAME, (), 2), (Steady(), Random()), b"same") for _ in range(2))
    assert digest(first.state) == digest(second.state)
    assert first.events == second.events


def test_it_wins_against_chance(complete: bool) -> None:
    """A bot that looks one card ahead wins nine games of ten."""
    won, games = 0, 100 if complete else 10
    for number in range(games):
        seat = number % 2
        bots = (Steady(), Random()) if seat == 0 else (Random(), Steady())
        awaited = play(begin(GAME, (), 2), bots, b"duel%d" % number).awaiting
        assert isinstance(awaited, Over)
        won += awaited.places[0] == (seat,)
    assert 10 * won >= 9 * games


@pytest.mark.parametrize(("face", "moves"), [("un-1", "order none"), ("us-3", "put cuba 1")])
def test_it_uses_what_it_has_seen(face: str, moves: str) -> None:
    """A third military zone in the own sphere is a war, so what Cuba hides matters."""
    zones = (
        cuba("neutral"),
        zone("us-2", "us", us=2),
        zone("us-1", "us", us=2),
        zone("us-4", "ussr", us=3),
    )
    state = table(*zones, agenda=(GiveOrder(0, 1),), plays=10, hands=((0,), (2,)), pile=())
    known = Knowledge().seen("cards-1", 0, "us-5").seen("cards-1", 4, face)
    assert chosen(state, 0, known) == moves


def test_it_plays_on_without_what_it_has_seen() -> None:
    """A seat that comes back may have lost what it knew; it still has a legal move."""
    for number in range(2):
        for _, match in steps(begin(GAME, (), 2), (Random(), Random()), b"blank%d" % number):
            awaited = match.awaiting
            if isinstance(awaited, Turn | Sealed):
                seat = awaited.seats[0]
                move = Steady().choose(GAME, match.state, seat, Knowledge(), Stream(b"blank"))
                assert move in GAME.legal_moves(match.state, seat)


def test_it_takes_the_last_play_when_it_decides() -> None:
    """Section 7: the second player makes the last play."""
    state = table(agenda=(ChooseFirst(0),))
    assert chosen(state, 0) == "first 1"


def test_it_bids_no_more_than_it_has() -> None:
    """Section 4: own cubes only."""
    state = table(agenda=(SealBids(),), bids=(13, 0))
    assert chosen(state, 0) == "bid 0"


def test_it_takes_a_zone_that_costs_one_cube() -> None:
    """The last order of the game goes where it gains most."""
    zones = (cuba("neutral"), zone("us-2", "us", us=2), zone("us-5", "neutral", ussr=3))
    state = table(*zones, agenda=(GiveOrder(0, 1),), plays=10, hands=((0,), (2,)), pile=())
    assert chosen(state, 0) == "put cuba 1"


def test_it_does_not_cause_war_for_a_point() -> None:
    """Section 8, step 4: a third military zone in the own sphere loses the game."""
    zones = (
        cuba("ussr", ussr=9),
        zone("us-2", "us", us=2),
        zone("us-1", "us", us=2),
        zone("un-1", "neutral"),
    )
    state = table(*zones, agenda=(GiveOrder(0, 1),), plays=10, hands=((0,), (2,)), pile=())
    known = Knowledge().seen("cards-1", 0, "us-4")
    assert not chosen(state, 0, known).startswith("put un-1")


def test_it_gets_out_of_a_war() -> None:
    """Section 6: taking a cube off moves a zone out of the own sphere."""
    zones = tuple(zone(card, "us", us=1) for card in ("us-2", "us-1", "un-1"))
    state = table(*zones, agenda=(GiveOrder(0, 1),), plays=10, hands=((0,), (2,)), pile=())
    known = Knowledge().seen("cards-1", 0, "us-4")
    assert chosen(state, 0, known).startswith("take")


def test_it_pushes_the_enemy_into_war() -> None:
    """Section 9: the other wins, whatever the points."""
    zones = (
        zone("us-2", "ussr", ussr=3),
        zone("us-1", "ussr", ussr=3),
        zone("un-1", "neutral", us=1),
        zone("un-2", "us", us=1),
    )
    state = table(*zones, agenda=(CarryOut(0, "us-4"),), plays=10, hands=((0,), (2,)), pile=())
    known = Knowledge().seen("cards-1", 0, "us-4")
    assert chosen(state, 0, known) == "shift un-1"


def test_it_chooses_among_its_cards() -> None:
    """A play is legal for the slots in its hand."""
    state = table(agenda=(PlayCard(0),))
    assert chosen(state, 0) in [str(move) for move in GAME.legal_moves(state, 0)]
