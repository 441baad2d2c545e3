# SPDX-License-Identifier: MIT
"""The stack as everybody knows it (rules/power-grid.md, sections 1 and 5; stack.py)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest
from msgspec import structs

from core.games.power_grid import stack
from core.games.power_grid.agenda import DrawPlant, OpenAuction
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import IN_MARKET, Stack
from core.terms import Chance
from tests.core.games.power_grid.builder import (
    GAME,
    all_cards,
    awaiting,
    chosen,
    draw,
    player,
    table,
)

PLUGS = ("3", "4", "5")
SOCKETS = ("20", "21", "22")
BACKS = {**dict.fromkeys(PLUGS, "plug"), **dict.fromkeys(SOCKETS, "socket")}
UNSEEN = {"plug": 1, "socket": 1}
"""Removed unseen from the three plug and three socket cards."""

RECHARGED = Rules(GAME.figures, chosen(3), 3)


def real_stacks() -> Iterator[tuple[str, ...]]:
    """Every stack that set-up can make of these cards, each one as likely as the others.

    One plug card is put aside, one plug and one socket card are removed, the
    rest is shuffled, and the card put aside goes on top (section 1, 5).
    """
    for aside in PLUGS:
        for gone in PLUGS:
            for missing in SOCKETS:
                rest = [c for c in (*PLUGS, *SOCKETS) if c not in (aside, gone, missing)]
                if gone != aside:
                    yield from ((aside, *order) for order in permutations(rest))


def drawn_stacks(
    state: Stack, odds: Fraction = Fraction(1)
) -> Iterator[tuple[tuple[str, ...], Fraction]]:
    """Every stack that the draws can give, with its probability."""
    cards = stack.candidates(RECHARGED, state)
    if not cards:
        yield (), odds
    for card in cards:
        below = stack.without_top(state, card)
        backs = stack.next_backs(below)
        total = sum(count for _, count in backs)
        if not backs:
            yield (card,), odds / len(cards)
        for back, count in backs:
            share = odds / len(cards) * Fraction(count, total)
            for order, chance in drawn_stacks(stack.turned(below, back), share):
                yield (card, *order), chance


def test_draws_have_the_odds_of_a_shuffled_stack() -> None:
    """Section 1: against every real stack of a small deck, with cards removed unseen."""
    orders = list(real_stacks())
    expected = {order: Fraction(orders.count(order), len(orders)) for order in orders}
    start = Stack((*PLUGS, *SOCKETS), "plug", (("plug", 1), ("socket", 2)))
    found: dict[tuple[str, ...], Fraction] = {}
    for order, odds in drawn_stacks(start):
        found[order] = found.get(order, Fraction(0)) + odds
    assert found == expected


def test_a_reshuffled_stack_has_the_odds_of_its_cards() -> None:
    """Section 5: what lies below the Step 3 card is shuffled; all of it is in the stack."""
    before = Stack(("30", "31"), "", (), (3, 20, 21))
    after = stack.reshuffled(RECHARGED, before)
    assert after.pool == ("3", "20", "21")
    assert stack.next_backs(after) == (("plug", 1), ("socket", 2))
    found: dict[tuple[str, ...], Fraction] = {}
    for back, count in stack.next_backs(after):
        for order, odds in drawn_stacks(stack.turned(after, back), Fraction(count, 3)):
            found[order] = found.get(order, Fraction(0)) + odds
    assert found == dict.fromkeys(permutations(after.pool), Fraction(1, 6))


@pytest.mark.parametrize(
    ("seats", "plugs", "sockets"), [(2, 3, 24), (3, 2, 23), (4, 3, 26), (5, 4, 29), (6, 4, 29)]
)
def test_recharged_counts_its_stack_by_backs(seats: int, plugs: int, sockets: int) -> None:
    """Section 1, 5: 4 plug and 29 socket cards without those removed, a plug card on top."""
    rules = Rules(GAME.figures, chosen(seats), seats)
    opened = stack.opened(rules, (3, 4, 5, 6, 7, 8, 9, 10))
    assert opened.top == "plug"
    assert opened.rest == (("plug", plugs), ("socket", sockets))
    assert len(opened.pool) == 34
    assert stack.candidates(rules, opened) == ("11", "12", "13", "14", "15")


@pytest.mark.parametrize(("seats", "count"), [(2, 25), (3, 25), (4, 29), (5, 33), (6, 33)])
def test_the_old_stack_has_13_on_top_and_one_kind_of_back(seats: int, count: int) -> None:
    """Section 1, 5 [OLD]: 13 is never removed; 8/8/4/0/0 others are."""
    rules = Rules(GAME.figures, chosen(seats, edition="original"), seats)
    opened = stack.opened(rules, (3, 4, 5, 6, 7, 8, 9, 10))
    assert stack.candidates(rules, opened) == ("13",)
    below = stack.without_top(opened, "13")
    assert stack.next_backs(below) == (("card", count),)
    assert len(stack.candidates(rules, stack.turned(below, "card"))) == 33


def test_a_draw_waits_for_a_card_of_the_back_on_top() -> None:
    """Section 1, 6: the back of the top card is open information."""
    state = table(player(), player(), agenda=(DrawPlant(), OpenAuction(0)), top="plug")
    assert awaiting(state) == Chance(("11", "12", "13", "14", "15"))
    state = draw(state, 12)
    assert awaiting(state) == Chance(("plug", "socket"), (4, 29))
    state = draw(state, "socket")
    assert state.stack.top == "socket"
    assert state.stack.rest == (("plug", 4), ("socket", 28))


def test_every_card_of_a_real_stack_can_be_fed() -> None:
    """Whatever the shuffle was, its cards are always among the candidates."""
    start = Stack((*PLUGS, *SOCKETS), "plug", (("plug", 1), ("socket", 2)))
    for order in real_stacks():
        state = start
        for place, card in enumerate(order):
            assert card in stack.candidates(RECHARGED, state)
            state = stack.without_top(state, card)
            if place + 1 < len(order):
                back = BACKS[order[place + 1]]
                assert back in dict(stack.next_backs(state))
                state = stack.turned(state, back)
        assert not stack.next_backs(state)
        assert len(state.pool) == sum(UNSEEN.values())


def test_what_was_removed_unseen_is_known_once_the_step_3_card_comes() -> None:
    """Section 5: what is left of the pool was removed; no plant is lost."""
    state = table(player(), player(), agenda=(DrawPlant(), DrawPlant(), OpenAuction(0)))
    last = structs.replace(state.stack, top="socket", rest=(("plug", 0), ("socket", 0)))
    state = draw(state.but(stack=last), 20)
    assert state.step3_card == IN_MARKET
    assert state.stack.pool == ()
    assert set(last.pool) - {"20"} == set(state.removed)
    assert len(all_cards(state)) == 42
