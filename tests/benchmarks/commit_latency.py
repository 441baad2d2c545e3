# SPDX-License-Identifier: MIT
"""From a guest's move to its entry, applied by its author and by everybody, as JSON.

Every peer is a process of its own, over TLS on the loopback, with its files on a disk. Beside
it stands the bare round trip of the same run: a frame of that size to the host's process
and back, over the same kind of channel, a moment before each move.

    python -m tests.benchmarks.commit_latency [--seats N] [--entries K] [--folder DIR]
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.benchmarks.commit_peer import Notes, run_guest, run_host
from tests.benchmarks.percentiles import percentiles

SYNCS = 100
RECORD = bytes(400)


def measure(folder: Path, seats: int, entries: int) -> dict[str, object]:
    """Play so many entries at a table of Power Grid. Latencies are in milliseconds."""
    host, *guests = _played(folder, seats, entries)
    peers = (host, *guests)
    author, everybody, ordered = [], [], []
    for guest in guests:
        for seq, moved in guest.moved.items():
            if all(seq in peer.had for peer in peers):
                author.append(guest.had[seq] - moved)
                everybody.append(max(peer.had[seq] for peer in peers) - moved)
                ordered.append(host.had[seq] - moved)
    bare = [ping for guest in guests for ping in guest.pings]
    trip = sorted(bare)[len(bare) // 2]
    return {
        "seats": seats,
        "moves": len(author),
        "tls_round_trip_ms": _milliseconds(bare),
        "host_ms": _milliseconds(ordered),
        "author_ms": _milliseconds(author),
        "everybody_ms": _milliseconds(everybody),
        "author_in_round_trips": _times(author, trip),
        "everybody_in_round_trips": _times(everybody, trip),
        "write_and_sync_ms": _milliseconds(_syncs(folder)),
        "load": [round(load, 1) for load in os.getloadavg()],
    }


def _played(folder: Path, seats: int, entries: int) -> list[Notes]:
    """What each peer noted, the host first."""
    context = multiprocessing.get_context("spawn")
    pipes = []
    processes = []
    for number in range(seats):
        ours, theirs = context.Pipe()
        run, more = (run_guest, number) if number else (run_host, seats)
        process = context.Process(target=run, args=(theirs, folder, more, entries), daemon=True)
        process.start()
        theirs.close()
        pipes.append(ours)
        processes.append(process)
    ports = pipes[0].recv()
    for pipe in pipes[1:]:
        pipe.send(ports)
    notes: list[Notes] = [pipe.recv() for pipe in pipes]
    for pipe in reversed(pipes):
        pipe.send("enough")
    for process in processes:
        process.join()
    return notes


def _syncs(folder: Path) -> list[float]:
    """How long this disk takes for one record of a ledger."""
    took = []
    with (folder / "record").open("ab") as file:
        for _ in range(SYNCS):
            start = time.monotonic()
            file.write(RECORD)
            file.flush()
            os.fsync(file.fileno())
            took.append(time.monotonic() - start)
    return took


def _milliseconds(seconds: Sequence[float]) -> dict[str, float]:
    return percentiles([1000 * each for each in seconds])


def _times(seconds: Sequence[float], trip: float) -> dict[str, float]:
    return percentiles([each / trip for each in seconds])


def main() -> None:
    """Print one JSON document."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=3, help="peers, each in a process")
    parser.add_argument("--entries", type=int, default=400, help="how long to play")
    parser.add_argument("--folder", type=Path, help="where the files lie for the time of the run")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        print(json.dumps(measure(Path(folder), args.seats, args.entries), indent=2))


if __name__ == "__main__":
    main()
