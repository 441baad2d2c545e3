# SPDX-License-Identifier: MIT
"""Of two ends of one history, which one holds, and who voted as if it had not seen what it had.

The highest epoch holds, and of one epoch the longest history. A vote says: this is all that I
have. Where the other end shows that its voter had more, the vote does not count, and an
epoch that has no majority without it is none against that end. Such a voter has lied, or its
files were restored from a backup: the signatures are the same.
"""

from __future__ import annotations

from msgspec import Struct

from netcode.replica import epochs
from netcode.replica.replica import Replica
from netcode.statements.entry import Entry, Statement, glance
from netcode.statements.payloads import Epoch, binds

Rank = tuple[int, int]
"""How much somebody had: an epoch that counts, and how many entries."""


class Begun(Struct, frozen=True):
    """An epoch that begins with entry `seq`: its number, who voted for it, and who called."""

    number: int
    seq: int
    voters: tuple[int, ...]
    host: int
    statement: Statement


class Seen(Struct, frozen=True):
    """In this epoch a holder signed what shows that it had so many entries."""

    holder: int
    epoch: int
    entries: int


class Branch:
    """One end of a history from where it parts: its epochs, and who had seen how much of it."""

    def __init__(self, shared: Replica) -> None:
        """`shared` is what both have in common."""
        self.entries = shared.seq
        self.head = shared.head
        self.begun: list[Begun] = []
        self.seen: list[Seen] = []
        self._start = shared.seq
        self._host, self._epoch = shared.host, shared.epoch
        self._places: dict[bytes, int] = {}

    def append(self, entry: Entry) -> None:
        """Take the next entry.

        A turn says nothing about what was seen: it may leave before it is on disk, and before
        what it stands on is, so that a power cut takes it from an honest memory.
        """
        statement = glance(entry.signed)
        if isinstance(payload := statement.payload, Epoch):
            self._host, self._epoch = payload.host, statement.epoch
            voters = tuple(voter for voter, _ in payload.votes)
            self.begun.append(Begun(statement.epoch, self.entries, voters, payload.host, statement))
        stood_on = max(statement.basis_seq, self._places.get(statement.decision, 0))
        self.entries += 1
        self.head = entry.hash
        self._places[entry.hash] = self.entries
        if not binds(payload):
            return
        if stood_on > self._start:
            self.seen.append(Seen(statement.holder, statement.epoch, stood_on))
        self.seen.append(Seen(self._host, self._epoch, self.entries))


class Standing(Struct, frozen=True):
    """Whether the other end holds against ours.

    Who is `doubtful` voted with more than it said, or twice for one number.
    """

    holds: bool
    doubtful: tuple[int, ...]


def compare(shared: Replica, ours: Branch, theirs: Branch) -> Standing:
    """Which of two ends holds. It comes out the same whichever is called ours."""
    return _Comparison(shared, ours, theirs).standing()


class _Comparison:
    """Two ends, and which votes count: judged by rising number of their epochs.

    A vote is judged by what its voter signed in lower epochs: afterwards it may have seen more.
    """

    def __init__(self, shared: Replica, ours: Branch, theirs: Branch) -> None:
        self._shared = shared
        self._ends = ours, theirs
        self._doubtful: dict[tuple[int, int], set[int]] = {}
        """Who voted for an epoch with more than they said, by end and by the entry it begins."""

    def standing(self) -> Standing:
        for end, begun in self._in_order():
            voters = {*begun.voters, begun.host}
            had_more = {voter for voter in voters if self._had_more(voter, end, begun)}
            self._doubtful[end, begun.seq] = had_more
        ours, theirs = (
            (self._rank(end, each.entries), each.head) for end, each in enumerate(self._ends)
        )
        doubtful = set().union(self._voted_twice(), *self._doubtful.values())
        return Standing(theirs > ours, tuple(sorted(doubtful)))

    def _voted_twice(self) -> set[int]:
        """Who voted for one number on both ends: its own next one was never to be that again."""
        if self._shared.version == epochs.ONE_BY_ONE:
            return set()
        ours, theirs = self._ends
        return {
            voter
            for one in ours.begun
            for other in theirs.begun
            if one.number == other.number
            for voter in {*one.voters, one.host} & {*other.voters, other.host}
        }

    def _in_order(self) -> list[tuple[int, Begun]]:
        both = [(end, begun) for end, each in enumerate(self._ends) for begun in each.begun]
        return sorted(both, key=lambda each: each[1].number)

    def _had_more(self, voter: int, end: int, begun: Begun) -> bool:
        """Whether the other end shows that a voter had more than what it voted on."""
        voted_on = self._rank(end, begun.seq, voter)
        return any(
            self._rank(1 - end, seen.entries) > voted_on
            for seen in self._ends[1 - end].seen
            if seen.holder == voter and _before(seen, begun)
        )

    def _rank(self, end: int, entries: int, believer: int | None = None) -> Rank:
        """How much so many entries of an end are, if `believer` is somebody for that holder.

        It could not know that an epoch does not count, unless because of its own vote.
        """
        counting = (
            begun.number
            for begun in self._ends[end].begun
            if begun.seq < entries and self._counts(end, begun, believer)
        )
        return max(counting, default=self._shared.epoch), entries

    def _counts(self, end: int, begun: Begun, believer: int | None) -> bool:
        doubtful = self._doubtful.get((end, begun.seq), set())
        if believer is not None and believer not in doubtful:
            return True
        return len(set(begun.voters) - doubtful) >= epochs.majority(self._shared.holders)


def _before(seen: Seen, begun: Begun) -> bool:
    """Whether an honest voter had it when it voted: under lower epochs it signs nothing since."""
    return seen.epoch < begun.number
