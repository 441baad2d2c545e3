# SPDX-License-Identifier: MIT
"""Measures the set-up of a private deck and prints JSON: `python -m tests.benchmarks.locks`."""

from __future__ import annotations

import argparse
import json
import time

from netcode.crypto.keys import Keys
from netcode.crypto.locking import locks
from netcode.crypto.locking.locks import Deck

GAME = b"benchmark of a deck".ljust(32)


def main() -> None:
    """Lock decks of some size, deal and open every slot, and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=int, default=13)
    parser.add_argument("--repeat", type=int, default=15)
    chosen = parser.parse_args()
    runs = [_measured(chosen.cards, number) for number in range(chosen.repeat)]
    medians = {name: sorted(run[name] for run in runs)[len(runs) // 2] for name in runs[0]}
    print(json.dumps({"cards": chosen.cards, "repeat": chosen.repeat, **medians}))


def _measured(cards: int, number: int) -> dict[str, float]:
    holders = [Keys(bytes([locker]) * 32) for locker in (0, 1)]
    name = f"deck {number}"
    seeds = [keys.deck_seed(GAME, name) for keys in holders]
    started = time.perf_counter()
    deck = Deck.begin(GAME, name, ("card",) * cards, 2)
    while deck.due is not None:
        deck = deck.after(deck.due, locks.step(deck, deck.due, seeds[deck.due]))
    locked = time.perf_counter()
    for slot in range(cards):
        boxed = locks.box_key(deck, 0, seeds[0], slot, holders[1].game_public)
        other = locks.unbox_key(deck, 0, slot, holders[1].game_key, boxed)
        locks.card(deck, slot, other, locks.key(deck, 1, seeds[1], slot))
    opened = time.perf_counter()
    return {
        "set_up_ms": round(1000 * (locked - started), 2),
        "deal_and_open_ms_per_slot": round(1000 * (opened - locked) / cards, 2),
        "bytes_a_side": sum(len(step) for step in deck.steps[::2]),
    }


if __name__ == "__main__":
    main()
