# SPDX-License-Identifier: MIT
"""`sobremesa recount`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from client.__main__ import main
from netcode.evidence.recount import Recount, recount


def test_the_answer_is_written_into_a_file(tmp_path: Path, finished: bytes) -> None:
    """A program without a terminal has no output: what `recount` finds, as JSON."""
    file, answer = tmp_path / "oak.sobremesa", tmp_path / "answer.json"
    file.write_bytes(finished)
    assert main(["recount", str(file), str(answer)]) == 0
    found = msgspec.json.decode(answer.read_bytes(), type=Recount)
    assert (found.refused, found.components) == ("", recount(finished).components)
    assert found.state["results"]


@pytest.mark.parametrize("what", ["ledger", "answer"])
def test_what_cannot_be_used_is_one_line(
    tmp_path: Path, finished: bytes, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A letter instead of a ledger; a folder instead of a file."""
    file, answer = tmp_path / "oak.sobremesa", tmp_path / "answer.json"
    file.write_bytes(b"Dear Ada" if what == "ledger" else finished)
    if what == "answer":
        answer.mkdir()
    assert main(["recount", str(file), str(answer)]) == 1
    said = capsys.readouterr().err
    assert ("not a Sobremesa ledger" if what == "ledger" else "cannot write") in said
