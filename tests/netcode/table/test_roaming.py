# SPDX-License-Identifier: MIT
"""Intent: whoever takes a table up, walks, or is set back, it ends with one honest ledger."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from netcode.holder.ballots import Ballots
from netcode.ledger import standing
from netcode.ledger.ledger import Ledger
from netcode.ledger.standing import Standing
from netcode.replica import epochs
from netcode.statements.entry import glance
from netcode.statements.messages import Aye, Outvoted
from netcode.statements.payloads import Entrust
from netcode.table.electing import Electing
from tests.netcode import ballot_invariants, invariants, simulate_many
from tests.netcode.lending import Lending
from tests.netcode.roaming import Roaming

pytestmark = pytest.mark.usefixtures("toys")

STEPS = 4000


def outcome(seed: int, backups: bool, holders: int, hurries: frozenset[str] = frozenset()) -> str:
    """What does not hold when a table is played, empty if all does."""
    simulation = Roaming(seed, backups, holders, hurries=hurries)
    return simulate_many.fault(simulation, STEPS)


def test_a_storm_is_its_seed() -> None:
    """The same seed sends the same bytes, and everything that is to happen does happen."""
    one, other = Roaming(7, True, 4, watchers=1), Roaming(7, True, 4, watchers=1)
    one.run()
    other.run()
    assert [p.sent for p in one.processes] == [p.sent for p in other.processes]
    assert one.events == other.events


def test_the_storm_has_all_its_strikes() -> None:
    """Tables are taken up, left and set back; votes outvote calls; entries give way."""
    seen: set[str] = set()
    for seed in range(12):
        simulation = Roaming(seed, seed % 2 == 0, 2 + seed % 4)
        simulation.run()
        ballot_invariants.check(simulation)
        seen |= {event.split(" ", 2)[2].split(" to ")[0] for event in simulation.events}
        seen |= {"set aside"} if simulation.put_aside else set()
        for process in simulation.processes:
            found = invariants.sent(process)
            seen |= {"outvoted"} if any(isinstance(m, Outvoted) for m in found) else set()
    assert {"takes the table up", "goes", "is set back", "set aside"} <= seen, seen


def test_votes_about_seats_mute_nobody_when_the_host_changes() -> None:
    """Seats go to and fro while hosts change: one ledger, nobody waits, and nobody is blamed.

    Some votes are cast in an epoch that ends before they are carried.
    """
    carried, asked = set(), set()
    for seed in range(10):
        simulation = Lending(seed, seed % 2 == 0, 3 + seed % 3)
        simulation.run()
        carried |= {(seed, *each) for each in seats_given(ballot_invariants.check(simulation))}
        for process in simulation.processes:
            for message in invariants.sent(process):
                if isinstance(message, Aye):
                    each = message.petition
                    asked.add((seed, each.epoch, each.number, each.seat, each.to, each.bot))
    assert carried
    assert asked - carried


def seats_given(one: Ledger) -> Iterator[tuple[int, int, int, int, str]]:
    """Every petition that was carried: its epoch, its number, the seat, and who got it."""
    statements = [glance(entry.signed) for entry in one.entries]
    given = [each for each in statements if isinstance(each.payload, Entrust)]
    for number, each in enumerate(given):
        assert isinstance(each.payload, Entrust)
        yield each.epoch, number, each.payload.seat, each.payload.to, each.payload.bot


def vote_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A holder that votes for whoever asks, and says nothing of it."""
    monkeypatch.setattr(Ballots, "_forbids", lambda self, replica, cast, asked: False)
    monkeypatch.setattr(Ballots, "pending", lambda self, replica: None)


def count_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers as protocol 1 had them."""
    monkeypatch.setattr(epochs, "ONE_BY_ONE", 2)


def heed_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A running host that does not hear that somebody has voted elsewhere."""
    monkeypatch.setattr(Electing, "_heed", lambda self, guest, voted, fork: None)


def longest_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has more entries is followed, whatever a majority voted for."""
    compare = standing.compare

    def longest(shared: object, ours: standing.Branch, theirs: standing.Branch) -> Standing:
        found = compare(shared, ours, theirs)  # type: ignore[arg-type]
        return Standing(theirs.entries > ours.entries, found.doubtful)

    monkeypatch.setattr(standing, "compare", longest)


def blame_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge that holds against a voter what it saw after its vote."""
    monkeypatch.setattr(standing, "_before", lambda seen, begun: True)


Mutation = Callable[[pytest.MonkeyPatch], None]
MUTANTS: dict[str, tuple[Mutation, str, int, int]] = {
    "votes for whoever asks": (vote_again, "after", 4, 4),
    "counts epochs one by one": (count_one_by_one, "voted twice", 2, 4),
    "leaves a voter muted": (heed_nobody, "no end", 7, 4),
    "adopts the longest file": (longest_only, "no end", 5, 3),
    "blames a voter for what it saw later": (blame_afterwards, "blamed", 24, 3),
}
"""What is wrong with a program, what finds it out, from which seed on, at how many holders."""
TRIES = 60
HASTY_SEED = 159
"""Whose power fails right after a vote."""


@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_program_that_votes_wrongly_is_found_out(
    mutant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some seed breaks the mutant; the program as it is passes that very seed."""
    mutation, expected, first, holders = MUTANTS[mutant]
    for seed in range(first, first + TRIES):
        with monkeypatch.context() as patch:
            mutation(patch)
            found = outcome(seed, False, holders)
        if found and expected in found:
            assert outcome(seed, False, holders) == ""
            return
    raise AssertionError(f"no seed of {TRIES} finds out: {mutant}")


def test_a_vote_that_leaves_unsynced_is_found_out() -> None:
    """The power fails, the ballot is gone, and its voter votes for a lower number."""
    assert "voted for epoch" in outcome(HASTY_SEED, False, 4, hurries=frozenset({"Vote"}))
    assert outcome(HASTY_SEED, False, 4) == ""
