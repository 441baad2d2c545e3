# SPDX-License-Identifier: MIT
"""Intent: who knows the code of a table comes in, who does not is told; and no wire carries it.

What is recorded is TLS, and in it nothing that a code could be tried against at home: see
docs/protocol.md. Here it is shown that no byte of it is the code, in any form.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from netcode.crypto import codes
from netcode.discovery.invite import read_invite
from tests.client.lan.stage import Player, Run, Stage, audits, same_end
from tests.netcode.network_namespaces import Program
from tests.patience import PATIENCE


class Tap:
    """All bytes that pass the adapter of a player's computer, from now on."""

    def __init__(self, player: Player, file: Path) -> None:
        assert player.computer is not None
        self._computer = player.computer
        self._file = file
        self._program = self._computer.run("tests.netcode.wiretap", str(file))
        self._said(self._program, "listening")

    def recorded(self, other: Player) -> bytes:
        """Everything so far; nothing of it was lost."""
        assert other.computer is not None
        self._computer.run("tests.netcode.wiretap", "--mark", other.computer.address)
        assert self._said(self._program, "marked")["dropped"] == 0
        return self._file.read_bytes()

    @staticmethod
    def _said(program: Program, what: str) -> dict[str, int]:
        document: dict[str, int] = program.wait_for(lambda line: what in line, PATIENCE)
        return document


@pytest.fixture
def tapped(stage: Stage, tmp_path: Path) -> tuple[Stage, Tap]:
    """Three players, and a tap at the host's adapter."""
    return stage, Tap(stage.players[0], tmp_path / "bytes")


def code_of(hosted: Run, renewed: bool = False) -> str:
    """The code that the host prints, or the one after three wrong ones."""
    line = hosted.wait_for(lambda line: "code" in line and ("why" in line) is renewed)
    assert read_invite(line["invitation"]).code == codes.read(line["code"])
    return str(line["code"])


def wrong(code: str) -> str:
    """Another code."""
    return codes.from_number((codes.to_number(codes.read(code)) + 1) % codes.COUNT)


def refused(run: Run, sentence: str) -> None:
    """It ended with this sentence, and with what to do."""
    status, said = run.ended()
    assert status == 1
    assert sentence in said


def forms(code: str) -> Iterator[bytes]:
    """Everything that a code could be written as."""
    plain = codes.read(code)
    for text in (plain, codes.shown(plain), "-".join(plain)):
        yield from (text.encode(), text.lower().encode(), text.encode("utf-16-le"))
    yield codes.to_number(plain).to_bytes(4, "big")
    yield codes.to_number(plain).to_bytes(4, "little")


def test_the_code_lets_in_and_is_nowhere_on_the_wire(tapped: tuple[Stage, Tap]) -> None:
    """Wrong ones, none, the right one, a watcher; after three a new one, and who sits stays."""
    stage, tap = tapped
    ada, bob, cyd = stage
    hosted = ada.host("--code")
    code = code_of(hosted)
    bad = wrong(code)
    refused(bob.join(ada.address), "asks for its code")
    for _ in range(2):
        refused(cyd.join(ada.address, "--code", bad), "not the code of this table")
    joined = bob.join(ada.address, "--code", code.lower(), moment="freeze entry 9 0")
    assert joined.freezes()
    refused(cyd.watch(ada.address), "asks for its code")
    refused(cyd.join(ada.address, "--watch", "--code", bad), "not the code of this table")
    renewed = code_of(hosted, renewed=True)
    assert renewed != code
    watched = cyd.run(
        "join", ada.address, "--watch", "--code", renewed, "--headless", "--name", "Cyd"
    )
    watched.entry(5)
    joined.go_on()
    end = same_end(hosted, joined, watched)
    assert end["words"] == ["code", "code"]
    assert audits(ada, bob)
    said = tap.recorded(bob)
    assert b"Oak" in said, "mDNS is in the clear, so that the tap is known to work"
    assert len(said) > 50_000
    for each in (code, bad, renewed):
        for form in forms(each):
            assert form not in said, (each, form)


def test_a_guest_comes_back_without_the_code(stage: Stage) -> None:
    """A seat in a game belongs to its key, in a new process too."""
    ada, bob, _ = stage
    hosted = ada.host("--code", pace=5)
    joined = bob.join(ada.address, "--code", code_of(hosted), moment="freeze entry 9 0")
    assert joined.freezes()
    joined.kill()
    same_end(hosted, bob.join(ada.address))
    assert audits(ada, bob)
