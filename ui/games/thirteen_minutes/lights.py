# SPDX-License-Identifier: MIT
"""Which cards, zones and areas answer a click now, and why the others do not. No Qt."""

from __future__ import annotations

from core.games.thirteen_minutes.agenda import GiveOrder, PlayCard
from core.games.thirteen_minutes.state import Zone
from core.terms import Move
from ui.games.thirteen_minutes import targets
from ui.games.thirteen_minutes.reasons import why_not
from ui.games.thirteen_minutes.scene import Scene
from ui.games.thirteen_minutes.selection import Pick, Selection, path
from ui.kit.light import Light


class Lights:
    """The lights of one scene with what is picked in it."""

    def __init__(self, scene: Scene, selection: Selection) -> None:
        self._scene = scene
        self._selection = selection
        self._wanted = {pick.kind for pick in selection.next}
        self._legal = frozenset(selection.next)
        self._asked = bool(selection.legal)

    def card(self, slot: int) -> tuple[Light, str]:
        """A card of the own hand. While one is picked the other stays a click away."""
        return self._light(Pick("card", slot)), ""

    def zone(self, zone: Zone) -> tuple[Light, str]:
        """A zone. One that is no target says the core's reason."""
        light = self._light(Pick("zone", zone.id))
        if light is Light.DIM:
            return light, self._why(zone)
        if light is Light.PLAIN and self._asked and isinstance(self._scene.head, PlayCard):
            return light, why_not("play.first", {}) if not self._selection.picks else ""
        return light, ""

    def area(self, area: str) -> tuple[Light, str]:
        """An area. The enemy's sphere says why no card goes there."""
        light = self._light(Pick("area", area))
        if light is not Light.DIM:
            return light, ""
        seat = self._scene.view.seat
        assert seat is not None
        if isinstance(self._scene.head, PlayCard):
            move = Move("play", (self._scene.state.hands[seat][0], area))
            refused = self._scene.game.illegal(self._scene.state, seat, move)
            return light, why_not(refused.rule, refused.params)
        return light, ""

    def _light(self, pick: Pick) -> Light:
        if pick in self._selection.picks:
            return Light.CHOSEN
        if pick in self._legal:
            return Light.LEGAL
        return Light.DIM if pick.kind in self._wanted else Light.PLAIN

    def _why(self, zone: Zone) -> str:
        seat = self._scene.view.seat
        assert seat is not None
        verb = next(move.verb for move in self._selection.legal if path(move))
        if isinstance(self._scene.head, GiveOrder):
            verb = "put"
        refused = targets.refusal(self._scene.game, self._scene.state, seat, verb, zone)
        return why_not(refused.rule, refused.params)
