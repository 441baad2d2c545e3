# SPDX-License-Identifier: MIT
"""Checks that what nobody may know is nowhere to be found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from core.bots.bot import Bot
from core.chance import derive
from core.digest import digest
from core.match import Match
from core.terms import Deal, Dealt, Event, Opened, Opening, Shuffle, Shuffled
from tests.properties.traces import Trace
from tests.properties.worlds import finish, redealt, true_decks


def check_names(trace: Trace) -> None:
    """T16, T20: a card that was never opened has no name in states, moves and log lines.

    But for the whole of what lies face down, in the order of the deck: that says nothing.
    """
    decks: list[tuple[str, ...]] = []
    opened: dict[str, None] = {}
    for before, event, after in trace.steps():
        if isinstance(awaited := before.awaiting, Shuffle):
            decks.append(awaited.cards)
        if isinstance(event, Opened):
            opened.update((card, None) for _, card in event.cards)
        hidden = [tuple(c for c in cards if c not in opened) for cards in decks]
        for what in _shown(before, event, after):
            for name in _named(what, hidden):
                raise AssertionError(f"{trace.where}: {name} lies face down, but see {what}")


def _shown(before: Match, event: Event, after: Match) -> Iterator[Any]:
    yield after.state
    yield before.game.notes(before.state, event, after.state)
    for seat in range(after.header.seats):
        yield tuple(after.game.legal_moves(after.state, seat))


def _named(value: Any, hidden: list[tuple[str, ...]]) -> Iterator[str]:
    """The names of hidden cards in a value, except in tuples that hold all of them in order."""
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _named(getattr(value, name), hidden)
    elif isinstance(value, tuple):
        for cards in hidden:
            if tuple(item for item in value if item in cards) == cards and cards:
                return
        for item in value:
            yield from _named(item, hidden)
    elif isinstance(value, str) and any(value in cards for cards in hidden):
        yield value


def check_spent_decks(trace: Trace) -> None:
    """A deck is disclosed only when no rule looks at it again: shuffled, and never asked for."""
    shuffled: list[str] = []
    spent: tuple[str, ...] = ()
    for match in trace.matches:
        awaited = match.awaiting
        now = match.game.spent_decks(match.state)
        assert now[: len(spent)] == spent, f"{trace.where}: {spent} is not spent any more: {now}"
        assert set(now) <= set(shuffled), f"{trace.where}: {now} are spent, {shuffled} were laid"
        if isinstance(awaited, Shuffle | Deal | Opening):
            assert awaited.deck not in now, f"{trace.where}: {awaited} after it was spent"
        if isinstance(awaited, Shuffle):
            shuffled.append(awaited.deck)
        spent = now


def check_redeal(trace: Trace, count: int, seat: int, bots: tuple[Bot, ...]) -> None:
    """Properties 13 and 23: in every world a seat takes for possible, all it saw is the same.

    And the match can be played to its end there: no rule depends on the true order.
    """
    seed = derive(b"redeal", trace.seed, count, seat)
    world = redealt(trace, count, seat, seed)
    _, dealer = true_decks(trace, count)
    match = trace.case.begin()
    for index, event in enumerate(trace.events[:count]):
        if isinstance(event, Shuffled | Dealt | Opened):
            event = world.answer(match.awaiting)
        assert event == trace.events[index], f"{trace.where}: event {index} in another world"
        match = match.after(event)
        assert digest(match.state) == trace.digests[index + 1], f"{trace.where}: state {index + 1}"
    assert world.knowledge(seat) == dealer.knowledge(seat), trace.where
    finish(match, world, bots, seed)
