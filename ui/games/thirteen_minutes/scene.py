# SPDX-License-Identifier: MIT
"""What a presenter works on: the view that came in, with this game's types and words. No Qt."""

from __future__ import annotations

from typing import cast

from core.games.thirteen_minutes import scoring
from core.games.thirteen_minutes.figures import Card
from core.games.thirteen_minutes.game import ThirteenMinutes
from core.games.thirteen_minutes.state import NOBODY, State, area_name
from core.terms import Move, Moved
from ui.games.scene import GameScene
from ui.games.shown import View
from ui.games.thirteen_minutes import card_words, move_words
from ui.games.thirteen_minutes.words import say


class Scene(GameScene[ThirteenMinutes, State]):
    """The questions everything shown is made of."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.figures = self.game.figures

    @property
    def near(self) -> int:
        """The seat at the near side: one's own, else the US."""
        if self.view.seat is not None:
            return self.view.seat
        return self.state.sides.index("US") if "US" in self.state.sides else 0

    def name(self, seat: int) -> str:
        """The name of whoever sits there, in words also for nobody."""
        if seat == NOBODY:
            return say("nobody")
        return self.seated(seat)

    def card(self, slot: int) -> Card | None:
        """The face of a slot, if whoever looks has seen it."""
        found = self.view.knowledge.card(self.state.deck, slot)
        return None if found is None else self.figures.card(found)

    def zone_name(self, zone: str) -> str:
        """A zone in words."""
        return card_words.zone_name(self.figures, zone)

    def slot_words(self, slot: int) -> str:
        """A card of a hand: its name to eyes that have seen it, else its place."""
        card = self.card(slot)
        return say("card.hidden", slot=slot) if card is None else card_words.name(card)

    def move_words(self, move: Move) -> str:
        """A move in words."""
        return move_words.of_move(self.figures, move, self.name, self.slot_words)

    def outcome(self, move: Move) -> str:
        """How the zone of a move that counts cubes would lie after it."""
        seat = self.view.seat
        assert seat is not None
        after = cast(State, self.game.apply(self.state, Moved(seat, move)))
        zone = after.zone(str(move.args[-2]))
        assert zone is not None
        holder = scoring.control(self.figures, after, zone).seat
        return say(
            "outcome",
            zone=self.zone_name(zone.id),
            area=say(f"area.{area_name(zone.area)}"),
            us=self.cubes(zone.cubes, "US"),
            ussr=self.cubes(zone.cubes, "USSR"),
            holder=self.name(holder),
        )

    def points(self, seat: int) -> int:
        """What a seat's zones would score now (section 8, step 1), or has scored at the end."""
        if not self.state.agenda and self.state.results:
            return self.state.results[-1].points[seat]
        held = (scoring.control(self.figures, self.state, zone) for zone in self.state.zones)
        return sum(control.points for control in held if control.seat == seat)

    def side_of(self, seat: int) -> str:
        """US, USSR, or empty for nobody and before the sides are drawn."""
        return "" if seat == NOBODY else self.state.sides[seat]

    def cubes(self, pair: tuple[int, int], side: str) -> int:
        """The figure of a side in a pair that is per seat."""
        return pair[self.state.sides.index(side)] if side in self.state.sides else 0
