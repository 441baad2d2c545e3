# SPDX-License-Identifier: MIT
"""Every game: hidden cards are hidden (design properties 13, 23; T16, T17, T20, T34)."""

from __future__ import annotations

from core.terms import Shuffled
from tests.properties import checks_secrets as checks
from tests.properties.traces import Trace, bots_for, sample
from tests.properties.worlds import redealt, true_decks


def test_cards_face_down_have_no_name(trace: Trace) -> None:
    """Neither a state nor a move nor a log line names a card that was never opened."""
    checks.check_names(trace)


def test_no_deck_is_disclosed_too_early(trace: Trace) -> None:
    """A spent deck was laid before and is never dealt, opened or laid again."""
    checks.check_spent_decks(trace)


def test_no_seat_can_tell_the_worlds_apart(trace: Trace, bot: str, complete: bool) -> None:
    """With the unseen cards dealt again, all that a seat has seen is as it was.

    At one moment of a game, or at four: each seat plays a game to its end from there.
    """
    bots = bots_for(trace.case, bot)
    moments = 4 if complete else 1
    for count in sample(range(len(trace.events)), moments, "redeal", trace.where):
        for seat in range(trace.case.seats):
            checks.check_redeal(trace, count, seat, bots)


def test_worlds_dealt_again_are_not_all_alike(trace: Trace) -> None:
    """T34: a re-deal does not repeat one world, keeps all cards and what the seat has seen."""
    shuffles = [n for n, e in enumerate(trace.events, 1) if isinstance(e, Shuffled)]
    for count in shuffles[:1]:
        decks, _ = true_decks(trace, count)
        worlds = [redealt(trace, count, 0, bytes([n])).decks for n in range(8)]
        for deck, cards in decks.items():
            assert all(sorted(world[deck]) == sorted(cards) for world in worlds)
            assert len({world[deck] for world in worlds}) > 1
