# SPDX-License-Identifier: MIT
"""Steps that an owner's file may use and no house card does (sections 6 and 14)."""

from __future__ import annotations

from typing import Any

import msgspec

from core.games.thirteen_minutes.agenda import CarryOut, PlayCard
from core.games.thirteen_minutes.game import ThirteenMinutes
from core.games.thirteen_minutes.reading import builtin
from core.games.thirteen_minutes.state import State, Zone
from core.terms import Move, Moved
from tests.core.games.thirteen_minutes.builder import at, cuba, table, zone


class Owner:
    """A table where seat 0 carries out an event made of these steps."""

    def __init__(self, *zones: Zone, steps: list[dict[str, Any]], cap: int | None = None) -> None:
        raw = msgspec.json.decode(builtin())
        raw["cards"][0]["steps"] = steps
        raw["settings"]["max_cubes_per_zone"] = cap
        self.game = ThirteenMinutes(msgspec.json.encode(raw))
        agenda = (CarryOut(0, "us-1"), PlayCard(1))
        self.state: State = self.game.settled(self.game.figures, table(*zones, agenda=agenda))

    def offered(self) -> list[str]:
        """The texts of the moves of seat 0."""
        return [str(move) for move in self.game.legal_moves(self.state, 0)]

    def move(self, *texts: str) -> State:
        """The state after these moves."""
        for text in texts:
            self.state = self.game.apply(self.state, Moved(0, Move.parse(text)))
        return self.state


def removal(**changes: Any) -> dict[str, Any]:
    """A step that removes cubes."""
    step = {
        "op": "remove_cubes",
        "whose": "own",
        "zones_max": 1,
        "max_per_zone": 2,
        "moves_zone": True,
        "filter": "any_zone",
    }
    return {**step, **changes}


def test_own_cubes_taken_off_by_an_event_move_their_zone() -> None:
    """Section 6: the same movement applies, one step towards the enemy."""
    owner = Owner(cuba(), zone("un-1", us=3, ussr=1), steps=[removal()])
    assert owner.offered() == ["pass", "remove un-1 1", "remove un-1 2"]
    assert at(owner.move("remove un-1 2"), "un-1") == (-1, (1, 1))


def test_a_zone_stays_if_the_text_says_so() -> None:
    """Section 6: unless the text says otherwise."""
    owner = Owner(cuba(), zone("un-1", us=3), steps=[removal(moves_zone=False)])
    assert at(owner.move("remove un-1 2"), "un-1") == (0, (1, 0))


def test_all_cubes_of_the_enemy() -> None:
    """Section 14: once a zone is chosen, all cubes named go, and only they."""
    step = removal(whose="enemy", max_per_zone="all", moves_zone=False)
    owner = Owner(cuba(), zone("un-1", us=3, ussr=4), steps=[step])
    assert owner.offered() == ["clear un-1", "pass"]
    assert at(owner.move("clear un-1"), "un-1") == (0, (3, 0))


def test_zones_can_be_drawn_to_the_own_sphere_by_two_steps() -> None:
    """Section 6: at the end of the line a zone stays."""
    step = {
        "op": "shift_zone",
        "zones_max": 3,
        "steps": 2,
        "direction": "toward_own_sphere",
        "filter": "face_up",
    }
    zones = (zone("un-1", "ussr"), zone("un-2", "neutral"), zone("un-3", "us"))
    owner = Owner(*zones, steps=[step])
    assert owner.offered() == ["pass", "shift un-1", "shift un-2"]
    state = owner.move("shift un-1", "shift un-2")
    assert [at(state, name)[0] for name in ("un-1", "un-2", "un-3")] == [1, 1, 1]
    assert isinstance(state.agenda[0], PlayCard)


def test_a_relocation_has_its_limits() -> None:
    """Sections 6 and 14: as many as the card says and as the target holds."""
    zones = (cuba(us=1), zone("un-1", us=5))
    owner = Owner(*zones, steps=[{"op": "relocate_own", "max": 3}], cap=3)
    assert owner.offered() == [
        "pass", "relocate un-1 cuba 1", "relocate un-1 cuba 2",
    ]  # fmt: skip


def test_steps_are_carried_out_in_the_order_of_the_list() -> None:
    """Section 14: what the first gives back the second can use."""
    place = {
        "op": "place_cubes",
        "zones_max": 1,
        "max_per_zone": 2,
        "moves_zone": True,
        "filter": "any_zone",
    }
    zones = (cuba(us=11), zone("un-1", us=2))
    owner = Owner(*zones, steps=[removal(), place])
    owner.move("remove cuba 2")
    assert owner.offered() == ["pass", "put cuba 1", "put cuba 2", "put un-1 1", "put un-1 2"]
    assert at(owner.move("put un-1 2"), "un-1") == (1, (4, 0))
