# SPDX-License-Identifier: MIT
"""A match is its header and its events."""

from __future__ import annotations

import pytest
from msgspec import structs

from core import catalogue
from core.games.manifest import Manifest
from core.match import Header, Match, UnknownRules, begin, fresh, load, replay
from core.terms import Drawn, IllegalMove, Left, Move, Moved, Turn, Unsealed
from tests.core.toys.blind import Blind
from tests.core.toys.bones import KEEP, ROLL, Bones
from tests.core.toys.council import Council


class OlderBones(Bones):
    """The same game under older rules."""

    rules_version = 0


@pytest.fixture
def catalogued(monkeypatch: pytest.MonkeyPatch) -> None:
    """A build that has two toys."""
    toys = {toy.name: Manifest(toy.name, toy) for toy in (Bones, Blind)}
    monkeypatch.setattr(catalogue, "GAMES", toys)


def started() -> Match:
    """Bones for two, seat 0 to move."""
    return begin(Bones(), (), 2).after(Drawn(("0", "1")))


def test_the_header_holds_complete_options() -> None:
    """What was not chosen is in it as well."""
    header = begin(Bones(), (("rounds", "1"),), 3).header
    assert header == Header(
        "toy_bones", 1, (("die", "loaded"), ("rounds", "1")), 3, Bones().figures_hash
    )


def test_a_match_is_never_changed() -> None:
    """Old matches stay as they were, whatever follows."""
    before = started()
    after = before.after(Moved(0, ROLL))
    assert before.events == (Drawn(("0", "1")),)
    assert after.events == (*before.events, Moved(0, ROLL))
    assert before.awaiting == Turn((0,))
    assert before.after(Moved(0, KEEP)).awaiting == Turn((1,))


def test_a_match_follows_what_it_has_behind_it() -> None:
    """Itself too; neither another course of the same length nor another game."""
    before = started()
    one, other = (before.after(Moved(0, move)) for move in (ROLL, KEEP))
    assert one.follows(before)
    assert one.follows(one)
    assert not before.follows(one)
    assert not one.follows(other)
    assert not one.follows(begin(Bones(), (("die", "fair"), ("rounds", "1")), 3))


def test_events_replay() -> None:
    """The header and the events give the same state again."""
    match = started().after(Moved(0, ROLL)).after(Drawn(("4",))).after(Moved(0, KEEP))
    again = replay(fresh(Bones(), match.header), match.events)
    assert again.state == match.state
    assert again.events == match.events


def test_a_replay_stops_at_what_the_rules_refuse() -> None:
    """No event is left out silently (T14)."""
    with pytest.raises(IllegalMove):
        replay(begin(Bones(), (), 2), (Drawn(("0", "1")), Moved(1, ROLL)))


def test_the_same_event_twice_counts_twice_or_not_at_all() -> None:
    """A resent event is refused where it is not a new decision (T41)."""
    match = begin(Council(), (), 2).after(Moved(0, Move("ask", (1,))))
    with pytest.raises(IllegalMove):
        match.after(Moved(0, Move("ask", (1,))))


def test_a_composed_turn_is_refused_as_a_whole() -> None:
    """The second move is illegal: the first has not happened either."""
    match = begin(Council(), (), 2)
    with pytest.raises(IllegalMove) as caught:
        match.after_moves(0, (Move("ask", (1,)), Move("ask", (2,))))
    assert caught.value.rule == "move.turn_was_over"
    assert match.events == ()


def test_only_the_last_move_of_a_composed_turn_hands_over() -> None:
    """A roll waits for chance: nothing may be sent behind it."""
    match = started()
    with pytest.raises(IllegalMove) as caught:
        match.after_moves(0, (ROLL, KEEP))
    assert caught.value.rule == "move.turn_was_over"
    assert caught.value.params == {"seat": 0, "index": 1}
    assert match.after_moves(0, (ROLL,)).events == match.after(Moved(0, ROLL)).events


def test_a_composed_turn_has_a_move() -> None:
    """Nothing is no turn."""
    with pytest.raises(IllegalMove, match="none_given"):
        started().after_moves(0, ())


def test_a_composed_turn_of_another_seat_is_refused() -> None:
    """The first move is checked like any other."""
    with pytest.raises(IllegalMove, match="not_your_turn"):
        started().after_moves(1, (KEEP,))


@pytest.mark.usefixtures("catalogued")
def test_a_match_is_loaded_from_its_header() -> None:
    """With the game of the catalogue."""
    match = begin(Bones(), (), 4)
    assert load(match.header).state == match.state


@pytest.mark.usefixtures("catalogued")
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"rules_version": 2}, "rules version 2, this build has 1"),
        ({"figures_hash": bytes(32)}, "figures 000000000000, this build has"),
        ({"seats": 9}, "for 2, 3, 4, 5 seats, not 9"),
        ({"options": (("rounds", "5"),)}, "'rounds' is one of 1, 2, not '5'"),
        ({"options": ()}, "not complete"),
        ({"options": (("rounds", "1"), ("die", "fair"))}, "not complete and sorted"),
        ({"options": (("rounds", "2"), ("rounds", "2"))}, "not complete"),
    ],
)
def test_a_header_this_build_cannot_play_is_refused_in_words(
    changes: dict[str, object], said: str
) -> None:
    """Unknown game, other rules, other figures, other options: the message names both sides."""
    header = structs.replace(begin(Bones(), (), 2).header, **changes)
    with pytest.raises(UnknownRules, match=said):
        load(header)


def test_matches_of_older_rules_are_not_played_by_newer_ones(catalogued: None) -> None:
    """A file keeps its rules version, and it is compared before anything is played (T14)."""
    with pytest.raises(UnknownRules, match="rules version 0, this build has 1"):
        load(begin(OlderBones(), (), 2).header)


def test_sealed_moves_with_all_but_one_gone() -> None:
    """The only one who is left still seals its bid."""
    match = begin(Blind(), (), 3).after(Left(0)).after(Left(2))
    match = match.after(Unsealed(((1, Move("bid", (2,))),)))
    assert match.game.scores(match.state) == (0, 1, 0)
