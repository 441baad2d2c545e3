# SPDX-License-Identifier: MIT
"""The yardstick of the rules file (rules/power-grid-card-game.md, section 9), measured.

`python -m tests.core.games.power_grid_card_game.balance` prints the table anew.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from msgspec import Struct

from core.bots import catalogue as bots
from core.bots.bot import Bot
from core.chance import derive
from core.games.power_grid_card_game.agenda import RunPlants
from core.games.power_grid_card_game.game import PowerGridCardGame
from core.games.power_grid_card_game.state import State
from core.match import begin
from core.playout import steps
from core.terms import Moved

GAME = PowerGridCardGame()


class Course(Struct, frozen=True):
    """What one match came to. `plants` are those owned in phase 3, round by round."""

    rounds: int
    plants: int
    ran: int
    shuffles: int
    singles: int


class Balance(Struct, frozen=True):
    """Many matches. `dark` is per thousand, the means are in tenths."""

    shortest: int
    longest: int
    rounds: int
    dark: int
    shuffles: int
    singles: int

    def __str__(self) -> str:
        rounds, dark, shuffles, singles = (
            f"{tenths // 10}.{tenths % 10}"
            for tenths in (self.rounds, self.dark, self.shuffles, self.singles)
        )
        return f"{self.shortest}-{self.longest} ({rounds}) | {dark} % | {shuffles} | {singles}"


def course(seats: int, seed: bytes, players: Sequence[Bot]) -> Course:
    """One match, counted: the plants of players, not the Trust's."""
    plants = ran = singles = 0
    before = begin(GAME, (), seats)
    for event, after in steps(before, players, seed):
        old, new = before.state, after.state
        assert isinstance(old, State)
        assert isinstance(new, State)
        if isinstance(event, Moved) and isinstance(old.agenda[0], RunPlants):
            plants += len(old.players[event.seat].plants)
            ran += sum(str(arg) in GAME.rules(old).plants for arg in event.move.args)
        lines = GAME.notes(old, event, new)
        singles += sum(line.key == "resources.single" for line in lines)
        before = after
    last = before.state
    assert isinstance(last, State)
    return Course(last.round, plants, ran, last.shuffles, singles)


def measured(seats: int, games: int, seed: bytes) -> Balance:
    """So many matches among steady bots."""
    players = [bots.load(GAME.name, "steady")] * seats
    found = [course(seats, derive(seed, "balance", n), players) for n in range(games)]

    def tenths(total: int) -> int:
        return (10 * total + games // 2) // games

    plants = sum(one.plants for one in found)
    return Balance(
        shortest=min(one.rounds for one in found),
        longest=max(one.rounds for one in found),
        rounds=tenths(sum(one.rounds for one in found)),
        dark=1000 * (plants - sum(one.ran for one in found)) // plants,
        shuffles=tenths(sum(one.shuffles for one in found)),
        singles=tenths(sum(one.singles for one in found)),
    )


def main() -> None:
    """Print a line of the table per number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="5")
    asked = parser.parse_args()
    for seats in GAME.seat_counts:
        print(f"| {seats} | {measured(seats, asked.games, asked.seed.encode())} |")


if __name__ == "__main__":
    main()
