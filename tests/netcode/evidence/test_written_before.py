# SPDX-License-Identifier: MIT
"""Ledgers that an earlier build wrote are opened and judged as it judged them.

`ledgers/` has them beside what the build said of them. Who changes the rules, the figures or
the protocol on purpose writes them anew and says so in the changelog.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from netcode.evidence.audit import audit
from netcode.ledger.ledger import load, record
from netcode.replica.disclosure import finished

WRITTEN = sorted(Path(__file__).with_name("ledgers").glob("*.ledger"))

by_name = pytest.mark.parametrize("path", WRITTEN, ids=[path.stem for path in WRITTEN])


def test_there_are_some() -> None:
    """One with a private deck and sealed moves, one that another host took up, one with a bot."""
    assert len(WRITTEN) == 3


@by_name
def test_it_is_judged_as_before(path: Path) -> None:
    """Entries, digest, result, words, decks and faults: every word of the audit."""
    said = msgspec.json.decode(path.with_suffix(".json").read_bytes())
    assert msgspec.json.decode(msgspec.json.encode(audit(path.read_bytes()))) == said
    assert said["faults"] == []


@by_name
def test_it_opens_and_is_finished(path: Path) -> None:
    """Every entry is taken, and stored again to the same bytes."""
    data = path.read_bytes()
    ledger, whole = load(data)
    assert ledger is not None
    assert whole == len(data)
    assert finished(ledger.replica)
    assert data.endswith(b"".join(map(record, ledger.entries)))


@by_name
def test_one_changed_byte_is_noticed(path: Path) -> None:
    """The judgement above is no formality."""
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    assert audit(bytes(data)).faults
