# SPDX-License-Identifier: MIT
"""Records the golden playthroughs: `python -m tests.golden.record [GAME]`.

A change of the rules changes them; whoever changes the rules records them
again and reads the difference.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from core import catalogue
from core.bots import catalogue as bots
from core.match import Match, begin
from core.playout import steps
from core.terms import Options
from tests.golden import text

FOLDER = Path(__file__).parent


class Playthrough(Struct, frozen=True):
    """One recorded match. `chosen` are the options that are not the default."""

    game: str
    seats: int
    bot: str
    chosen: Options = ()

    @property
    def path(self) -> Path:
        """Where it is kept."""
        options = ",".join(f"{name}={value}" for name, value in self.chosen) or "default"
        return FOLDER / self.game / f"{self.seats}-{options}-{self.bot}.txt"

    def begin(self) -> Match:
        """The match before its first event."""
        return begin(catalogue.load(self.game), self.chosen, self.seats)


EXTRA: tuple[Playthrough, ...] = (
    Playthrough("atlantic_star", 4, "steady", (("loans_per_turn", "4"),)),
    Playthrough("atlantic_star", 3, "steady", (("last_voyage_keep", "1"),)),
    Playthrough("atlantic_star", 5, "random", (("start_player", "seat3"),)),
    Playthrough("power_grid", 2, "random", (("edition", "original"), ("two_players", "classic"))),
    Playthrough("power_grid", 3, "random", (("edition", "original"), ("map", "usa"))),
    Playthrough("power_grid", 4, "random", (("map", "usa"), ("regions", "draft"))),
    Playthrough("power_grid", 2, "steady", (("promos", "all"),)),
    Playthrough("power_grid", 3, "random", (("edition", "original"), ("promos", "all"))),
    Playthrough("power_grid", 5, "steady", (("demolition", "on"), ("promos", "all"))),
    Playthrough("power_grid_card_game", 2, "random", (("price_per", "card"),)),
    Playthrough("power_grid_card_game", 5, "steady", (("demolition", "on"),)),
    Playthrough("thirteen_minutes", 2, "random", (("mode", "campaign"), ("swap_sides", "on"))),
    Playthrough("thirteen_minutes", 2, "steady", (("mode", "campaign"),)),
)
"""Beyond the default options of every game, for every seat count and bot."""


def playthroughs() -> Iterator[Playthrough]:
    """All that must be there."""
    for name in catalogue.names():
        for seats in catalogue.load(name).seat_counts:
            for bot in bots.names(name):
                yield Playthrough(name, seats, bot)
    yield from EXTRA


def recorded(playthrough: Playthrough) -> str:
    """The text of a new playout."""
    before = playthrough.begin()
    players = (bots.load(playthrough.game, playthrough.bot),) * playthrough.seats
    lines = [*text.header(before), *text.situation(before)]
    for number, (event, after) in enumerate(steps(before, players, b"golden"), 1):
        lines += text.step(number, before, event, after)
        before = after
    return "\n".join(lines) + "\n"


def main(names: list[str]) -> None:
    """Record the playthroughs of some games, or of all."""
    for playthrough in playthroughs():
        if not names or playthrough.game in names:
            playthrough.path.parent.mkdir(exist_ok=True)
            playthrough.path.write_text(recorded(playthrough), encoding="utf-8", newline="\n")
            print(playthrough.path.relative_to(FOLDER))


if __name__ == "__main__":
    main(sys.argv[1:])
