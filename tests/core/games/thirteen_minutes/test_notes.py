# SPDX-License-Identifier: MIT
"""The public log of 13 Minutes: keys and figures, and no card that lies face down."""

from __future__ import annotations

from core.games.thirteen_minutes.agenda import DrawCard, SealBids
from core.games.thirteen_minutes.state import State
from core.match import begin
from core.terms import (
    Dealt,
    Drawn,
    Event,
    Left,
    Move,
    Moved,
    Opened,
    Shuffled,
    Turn,
    Unsealed,
)
from tests.core.games.thirteen_minutes.builder import (
    GAME,
    cuba,
    event,
    move,
    order,
    play,
    playing,
    state_of,
    table,
    zone,
)

Line = tuple[str, dict[str, int | str]]


def lines(before: State, happened: Event) -> list[Line]:
    """The log lines of an event."""
    notes = GAME.notes(before, happened, GAME.apply(before, happened))
    return [(note.key, dict(note.params)) for note in notes]


def said(state: State, text: str) -> list[Line]:
    """The log lines of a move."""
    awaited = GAME.awaiting(state)
    assert isinstance(awaited, Turn)
    return lines(state, Moved(awaited.seats[0], Move.parse(text)))


def test_bids_are_told_once_they_are_unsealed() -> None:
    """Section 4: reveal together; all cubes bid are gone, and somebody decides."""
    state = table(agenda=(SealBids(),))
    bids = Unsealed(((0, Move("bid", (2,))), (1, Move("bid", (3,)))))
    assert lines(state, bids) == [
        ("bid", {"seat": 0, "cubes": 2}),
        ("bid", {"seat": 1, "cubes": 3}),
        ("decider", {"seat": 1}),
    ]


def test_a_tie_is_told_with_its_bid() -> None:
    """Section 4, step 2."""
    bids = Unsealed(((0, Move("bid", (2,))), (1, Move("bid", (2,)))))
    assert lines(table(agenda=(SealBids(),)), bids) == [("bid.tie", {"cubes": 2, "ties": 1})]


def test_a_corrected_bid_is_told() -> None:
    """A sealed move that is not legal counts as the first legal one, and the log says so."""
    bids = Unsealed(((0, Move("bid", (99,))), (1, Move("bid", (1,)))))
    assert lines(table(agenda=(SealBids(),)), bids)[0] == (
        "bid.corrected",
        {"seat": 0, "sealed": "bid 99", "counted": "bid 0"},
    )


def test_chance_is_told() -> None:
    """Section 14: the side of seat 0, and the decider after ties."""
    state = state_of(begin(GAME, (), 2))
    assert lines(state, Drawn(("USSR",))) == [("sides", {"side": "USSR"})]
    tied = table(agenda=(SealBids(4),))
    bids = Unsealed(((0, Move("bid", (0,))), (1, Move("bid", (0,)))))
    tied = GAME.apply(tied, bids)
    assert lines(tied, Drawn(("1",))) == [("decider.drawn", {"seat": 1})]


def test_who_begins_is_told() -> None:
    """Section 4, step 3."""
    bids = Unsealed(((0, Move("bid", (2,))), (1, Move("bid", (3,)))))
    state = GAME.apply(table(agenda=(SealBids(),)), bids)
    assert said(state, "first 0") == [("first", {"seat": 1, "first": 0})]


def test_set_up_is_told_without_faces() -> None:
    """Section 3: how many cards, never which."""
    state = state_of(begin(GAME, (("sides", "seat0_us"),), 2))
    assert lines(state, Shuffled("cards-1")) == [("game.begins", {"game": 1})]
    state = GAME.apply(state, Shuffled("cards-1"))
    assert lines(state, Dealt("cards-1", (0, 1), 0)) == [("hand", {"seat": 0, "cards": 2})]


def test_a_drawn_card_is_told_by_the_pile() -> None:
    """Section 5, step 4."""
    state = table(agenda=(DrawCard(1),))
    assert lines(state, Dealt("cards-1", (5,), 1)) == [("draw", {"seat": 1, "pile": 7})]


def test_a_played_card_is_told_when_it_is_turned_up() -> None:
    """Section 5, step 2: the move says a slot, the log says the card."""
    state = playing(0)
    assert said(state, "play 0 us") == []
    state = move(state, "play 0 us")
    assert lines(state, Opened("cards-1", ((0, "us-1"),))) == [
        ("play", {"seat": 0, "card": "us-1", "area": "us"})
    ]


def test_answers_and_uses_are_told_with_their_card() -> None:
    """Section 5, step 3."""
    enemy = play(playing(0), "ussr-2", "neutral")
    assert said(enemy, "event accept") == [("event.accept", {"seat": 1, "card": "ussr-2"})]
    assert said(enemy, "event decline") == [("event.decline", {"seat": 1, "card": "ussr-2"})]
    own = play(playing(0), "us-2", "us")
    assert said(own, "use event") == [("use.event", {"seat": 0, "card": "us-2"})]
    assert said(own, "use order") == [("use.order", {"seat": 0, "card": "us-2"})]


def test_an_order_is_told_with_the_zone_it_moves() -> None:
    """Section 6."""
    state = order(0, 3, zone("un-1"), zone("un-2", "us", us=1))
    assert said(state, "put un-1 2") == [
        ("put", {"seat": 0, "zone": "un-1", "cubes": 2}),
        ("zone.moved", {"zone": "un-1", "area": "us"}),
    ]
    assert said(state, "put un-2 1") == [("put", {"seat": 0, "zone": "un-2", "cubes": 1})]
    assert said(state, "take un-2 1")[0] == ("take", {"seat": 0, "zone": "un-2", "cubes": 1})
    assert said(state, "order none") == [("order.none", {"seat": 0})]


def test_event_decisions_are_told() -> None:
    """Section 14: each decision is a line."""
    zones = (zone("un-1", "us", us=2, ussr=2), zone("us-1", "us"))
    assert said(event(0, "us-1", *zones), "remove un-1 2") == [
        ("remove", {"seat": 0, "zone": "un-1", "cubes": 2})
    ]
    assert said(event(0, "us-3", *zones), "relocate un-1 cuba 1") == [
        ("relocate", {"seat": 0, "origin": "un-1", "target": "cuba", "cubes": 1})
    ]
    assert said(event(0, "us-4", *zones), "shift un-1") == [
        ("shift", {"seat": 0, "zone": "un-1"}),
        ("zone.moved", {"zone": "un-1", "area": "neutral"}),
    ]
    cleared = event(0, "un-2", *zones)
    assert said(cleared, "clear un-1") == [("clear", {"seat": 0, "zone": "un-1"})]
    assert said(move(cleared, "clear un-1"), "set un-1 us") == [
        ("set", {"seat": 0, "zone": "un-1", "area": "us"})
    ]
    assert said(cleared, "pass") == [("event.pass", {"seat": 0})]


def test_a_peek_is_told_but_not_what_was_seen() -> None:
    """Section 12: all are told that a peek happened."""
    assert lines(event(0, "us-5"), Dealt("cards-1", (4,), 0)) == [("peek.cuba", {"seat": 0})]
    assert lines(event(1, "un-3"), Dealt("cards-1", (0, 1), 1)) == [("peek.hand", {"seat": 1})]


def test_scoring_is_told_step_by_step() -> None:
    """Section 8: territory, dominance, epilogue, war, points, and the end, in this order."""
    state = playing(
        1, cuba(us=1), zone("us-1", "us"), zone("us-2", "us"), zone("un-1", "us"),
        pile=(), hands=((1,), (2, 3)), plays=9,
    )  # fmt: skip
    state = move(play(state, "ussr-4", "ussr"), "use order", "order none")
    assert lines(state, Opened("cards-1", ((4, "us-4"),))) == [("cuba", {"card": "us-4"})]
    state = GAME.apply(state, Opened("cards-1", ((4, "us-4"),)))
    assert lines(state, Opened("cards-1", ((1, "us-5"),))) == [
        ("last_card", {"seat": 0, "card": "us-5"})
    ]
    state = GAME.apply(state, Opened("cards-1", ((1, "us-5"),)))
    assert lines(state, Opened("cards-1", ((3, "un-3"),))) == [
        ("last_card", {"seat": 1, "card": "un-3"}),
        ("score.zone.cubes", {"zone": "cuba", "seat": 0, "points": 2}),
        ("score.zone.sphere", {"zone": "us-1", "seat": 0, "points": 1}),
        ("score.zone.sphere", {"zone": "us-2", "seat": 0, "points": 1}),
        ("score.zone.sphere", {"zone": "un-1", "seat": 0, "points": 1}),
        ("score.zone.sphere", {"zone": "ussr-4", "seat": 1, "points": 1}),
        ("score.dominance", {"seat": 0, "seat0": 3, "seat1": 0}),
        ("score.epilogue", {"seat": 0, "seat0": 2, "seat1": 0}),
        ("score.last_cards_count", {}),
        ("score.war", {"seat": 0}),
        ("score.points", {"seat0": 7, "seat1": 1}),
        ("game.nuclear_war", {"seat": 1, "game": 1}),
    ]


def test_a_campaign_tells_its_totals() -> None:
    """Section 10."""
    state = playing(
        0, pile=(), hands=((0, 1), (3,)), plays=9, options=(("mode", "campaign"),)
    )  # fmt: skip
    state = move(play(state, "us-1", "us"), "use order", "order none")
    for slot, card in ((4, "us-4"), (1, "us-5")):
        state = GAME.apply(state, Opened("cards-1", ((slot, card),)))
    assert lines(state, Opened("cards-1", ((3, "un-1"),)))[-1] == (
        "campaign.totals",
        {"seat0": 3, "seat1": 0},
    )


def test_a_departure_is_told() -> None:
    """Whoever leaves a game of two has lost it."""
    assert lines(playing(0), Left(1)) == [("seat.left", {"seat": 1})]
