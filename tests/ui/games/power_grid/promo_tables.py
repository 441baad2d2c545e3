# SPDX-License-Identifier: MIT
"""Positions with promo cards, laid out by hand so that a test reads like the rule it shows."""

from __future__ import annotations

from typing import Any

from core import catalogue
from core.games.power_grid.agenda import CardAuction, DrawPlant, OpenAuction
from core.games.power_grid.state import Player, State
from core.match import Match, begin
from tests.core.games.power_grid.builder import player, table

ALL = {"promos": "all"}
FLUX = 333
MARKET = (30, 31, 32, 34, 35, 36, 37)
"""Seven plants, because one is to be drawn."""


def match_of(state: State) -> Match:
    """A match that stands at a state, as if it had come about."""
    match = begin(catalogue.load("power_grid"), state.options, state.seats)
    return Match(match.game, match.header, state, ())


def auction(card: str, *people: Player, **fields: Any) -> Match:
    """The auction of a card that was just turned up; three players have the usual things."""
    people = people or (player(plants=(3,)), player(plants=(4,)), player(plants=(5,)))
    seats = tuple(range(len(people)))
    agenda = (CardAuction(card, bidders=seats), DrawPlant(), OpenAuction(0))
    state = table(*people, agenda=agenda, market=MARKET, options=ALL, **fields)
    return match_of(state)
