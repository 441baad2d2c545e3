# SPDX-License-Identifier: MIT
"""The promo card that moved fuel last, kept in sight until fuel is bought. No Qt.

Shortage and Surplus happen at once and leave the table, and nothing of them is in
the state: they are read off the events of the match.
"""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from core.games.grid.fuel import minus
from core.games.power_grid.agenda import DrawPlant
from core.games.power_grid.figures import FUELS
from core.games.power_grid.state import EVENTS, FUEL, State
from core.match import Match, fresh
from core.terms import Drawn
from ui.games.grid.view import NewsView
from ui.games.power_grid.promo_words import card_rule
from ui.games.power_grid.scene import Scene
from ui.games.power_grid.words import fuel_name, say


class News(Struct, frozen=True):
    """An event card: what it moved, after how many events of the match, and when."""

    card: str
    fuel: str
    count: int
    events: int
    until: tuple[int, int]
    """The last round and phase in which it is told."""


class NewsReader:
    """Reads what event cards did, each event once; going back in a match reads nothing again."""

    def __init__(self) -> None:
        self._read: Match | None = None
        self._found: list[News] = []

    def follow(self, scene: Scene) -> None:
        """Read on to the match on the table, if there are such cards in it."""
        if set(EVENTS) & set(scene.rules.deck.promos):
            self._follow(scene.view.base or scene.view.match)

    def view(self, scene: Scene) -> NewsView | None:
        """The card to tell of now, as far as was followed."""
        match = scene.view.base or scene.view.match
        now = (scene.state.round, scene.state.phase)
        told = [news for news in self._found if news.events <= len(match.events)]
        if not told or now > told[-1].until:
            return None
        news = told[-1]
        key = f"news.{news.card}" if news.count else f"news.{news.card}_none"
        fuel = fuel_name(news.fuel) if news.fuel else ""
        words = say(key, fuel=fuel, count=news.count)
        return NewsView(news.card, words, card_rule(scene.rules, news.card))

    def _follow(self, match: Match) -> None:
        """Read on to this match, from the start if it is another one."""
        read = self._read
        if read is not None and read.follows(match):
            return
        if read is not None and match.follows(read):
            self._read_on(read, match)
            return
        self._found = []
        self._read_on(fresh(match.game, match.header), match)

    def _read_on(self, position: Match, match: Match) -> None:
        """Play the new events as far as there are cards among them."""
        first = len(position.events)
        cards = [n for n in range(first, len(match.events)) if _is_card(match.events[n])]
        for event in match.events[first : cards[-1] + 1] if cards else ():
            before = position
            position = position.after(event)
            if _is_card(event):
                self._note(before, position)
        self._read = match

    def _note(self, before: Match, after: Match) -> None:
        old, new = cast(State, before.state), cast(State, after.state)
        event = after.events[-1]
        assert isinstance(old.agenda[0], DrawPlant)
        assert isinstance(event, Drawn)
        moved = minus(new.fuel_market, old.fuel_market)
        fuel = next((fuel for fuel, count in zip(FUELS, moved, strict=True) if count), "")
        later = old.phase > FUEL
        until = (old.round + later, FUEL)
        found = News(event.outcomes[0], fuel, abs(sum(moved)), len(after.events), until)
        self._found.append(found)


def _is_card(event: object) -> bool:
    return isinstance(event, Drawn) and event.outcomes[0] in EVENTS
