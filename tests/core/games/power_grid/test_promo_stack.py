# SPDX-License-Identifier: MIT
"""Promo cards in the stack as everybody knows it (rules/power-grid-promos.md, set-up; stack.py)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from core.games.power_grid import stack
from core.games.power_grid.agenda import DrawPlant, OpenAuction
from core.games.power_grid.rules import Rules
from core.games.power_grid.state import Stack
from core.terms import Chance
from tests.core.games.power_grid.builder import GAME, awaiting, chosen, draw, player, table

PLUGS = ("3", "4", "5")
SOCKETS = ("20", "21", "22")
PROMOS = ("333", "surplus")
RULES = Rules(GAME.figures, chosen(3, promos="all"), 3)


def real_stacks() -> Iterator[tuple[str, ...]]:
    """Every stack that set-up can make of these cards, each one as likely as the others.

    A plug card is put aside; a plug and a socket card are removed; the promo cards
    come in; the rest is shuffled, and the card put aside goes on top.
    """
    for aside in PLUGS:
        for gone in PLUGS:
            for missing in SOCKETS:
                rest = [c for c in (*PLUGS, *SOCKETS) if c not in (aside, gone, missing)]
                if gone != aside:
                    yield from ((aside, *order) for order in permutations((*rest, *PROMOS)))


def drawn_stacks(
    state: Stack, share: Fraction = Fraction(1)
) -> Iterator[tuple[tuple[str, ...], Fraction]]:
    """Every stack that the draws can give, with its probability."""
    cards = stack.candidates(RULES, state)
    weights = stack.odds(RULES, state, cards) or (1,) * len(cards)
    for card, weight in zip(cards, weights, strict=True):
        below = stack.without_top(state, card)
        odds = share * Fraction(weight, sum(weights))
        backs = stack.next_backs(below)
        total = sum(count for _, count in backs)
        if not backs:
            yield (card,), odds
        for back, count in backs:
            turned = stack.turned(below, back)
            for order, chance in drawn_stacks(turned, odds * Fraction(count, total)):
                yield (card, *order), chance


def test_draws_have_the_odds_of_a_shuffled_stack() -> None:
    """Set-up: promo cards are shuffled in after the removal, so none of them is thinned out."""
    expected: dict[tuple[str, ...], Fraction] = {}
    orders = list(real_stacks())
    for order in orders:
        expected[order] = expected.get(order, Fraction(0)) + Fraction(1, len(orders))
    start = Stack((*PLUGS, *SOCKETS, *PROMOS), "plug", (("plug", 1), ("socket", 4)))
    found: dict[tuple[str, ...], Fraction] = {}
    for order, odds in drawn_stacks(start):
        found[order] = found.get(order, Fraction(0)) + odds
    assert found == expected


@pytest.mark.parametrize(
    ("seats", "plugs", "sockets"), [(2, 3, 30), (3, 2, 29), (4, 3, 32), (5, 4, 35), (6, 4, 35)]
)
def test_recharged_counts_promo_cards_as_socket_cards(seats: int, plugs: int, sockets: int) -> None:
    """Set-up: a promo card has a socket back, and six of them come to the stack."""
    rules = Rules(GAME.figures, chosen(seats, promos="all"), seats)
    opened = stack.opened(rules, (3, 4, 5, 6, 7, 8, 9, 10))
    assert opened.top == "plug"
    assert opened.rest == (("plug", plugs), ("socket", sockets))
    assert len(opened.pool) == 40
    assert stack.candidates(rules, opened) == ("11", "12", "13", "14", "15")


@pytest.mark.parametrize(("seats", "count"), [(2, 31), (3, 31), (4, 35), (5, 39), (6, 39)])
def test_the_old_stack_has_one_back_for_all(seats: int, count: int) -> None:
    """Set-up: 13 goes on top afterwards; the six cards are never among those removed."""
    rules = Rules(GAME.figures, chosen(seats, promos="all", edition="original"), seats)
    opened = stack.opened(rules, (3, 4, 5, 6, 7, 8, 9, 10))
    assert stack.candidates(rules, opened) == ("13",)
    below = stack.turned(stack.without_top(opened, "13"), "card")
    assert dict(opened.rest) == {"card": count}
    cards = stack.candidates(rules, below)
    assert len(cards) == 39
    weights = stack.odds(rules, below, cards)
    assert bool(weights) == (seats < 5)


def test_only_chosen_cards_are_in_the_stack() -> None:
    """Each promo card is an option of its own, and all combine."""
    rules = Rules(GAME.figures, chosen(4, flux="on", shortage="on"), 4)
    assert rules.deck.promos == ("333", "shortage")
    assert [card for card in rules.backs if card not in map(str, range(3, 51))] == [
        "333",
        "shortage",
    ]
    assert Rules(GAME.figures, chosen(4), 4).deck.promos == ()


def test_with_only_promo_cards_left_no_removed_plant_can_come() -> None:
    """Set-up: as many cards of a back as promo cards are left, so it is one of these."""
    state = table(
        player(),
        player(),
        agenda=(DrawPlant(), OpenAuction(0)),
        options={"promos": "all"},
        pool=("40", "42", "surplus", "warehouse"),
    )
    state = state.but(stack=Stack(state.stack.pool, "socket", (("plug", 0), ("socket", 1))))
    assert awaiting(state) == Chance(("surplus", "warehouse"))


def test_a_promo_card_is_drawn_even_where_nothing_is_uncertain() -> None:
    """Docs, stack: so that the log can tell what it did."""
    state = table(
        player(),
        player(),
        agenda=(DrawPlant(), OpenAuction(0)),
        options={"promos": "all"},
        pool=("surplus",),
    )
    assert awaiting(state) == Chance(("surplus",))
    assert "surplus" in draw(state, "surplus").removed


def test_promo_cards_are_likelier_than_plants_of_which_some_were_removed() -> None:
    """stack.py: n socket cards in the stack, p of them promo cards, m other unseen ones."""
    state = table(
        player(),
        player(),
        agenda=(DrawPlant(), OpenAuction(0)),
        options={"promos": "all"},
        pool=("40", "42", "44", "surplus"),
    )
    state = state.but(stack=Stack(state.stack.pool, "socket", (("plug", 0), ("socket", 1))))
    assert awaiting(state) == Chance(("40", "42", "44", "surplus"), (1, 1, 1, 3))
