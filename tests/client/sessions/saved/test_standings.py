# SPDX-License-Identifier: MIT
"""Intent: a file says how its game stands, whatever its last entry is, and is read once for it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from client.sessions.saved import standings
from client.sessions.saved.standings import KEPT, Standing, Standings, read
from core import catalogue
from core.terms import Over
from netcode.ledger import ledger
from netcode.replica.replica import Replica
from tests.netcode.simulator import Simulation


def ended(game: str) -> bytes:
    """A game of two that was played to its end."""
    simulation = Simulation(catalogue.load(game), (), 7)
    simulation.run()
    return simulation.host.disk.ledger


@pytest.mark.parametrize("game", catalogue.names())
def test_a_game_is_over_by_what_its_entries_say(game: str, tmp_path: Path) -> None:
    """W-15: whatever its last one is. Cut anywhere before, it waits, and never has a winner."""
    data = ended(game)
    path = tmp_path / "a.sobremesa"
    path.write_bytes(data)
    found = read(path, known=True)
    whole, _ = ledger.load(data)
    assert whole is not None
    over = whole.replica.match.awaiting
    assert isinstance(over, Over)
    assert found == Standing("finished", found.round, over.places[0], over.scores)
    for part in (1, len(whole.entries) // 3, len(whole.entries) * 2 // 3):
        path.write_bytes(ledger.first_entries(data, part))
        found = read(path, known=True)
        assert (found.state, found.winners, found.damage) == ("waiting", (), None)


@pytest.mark.parametrize("game", catalogue.names())
def test_a_game_that_somebody_gave_up_is_won_by_nobody(game: str) -> None:
    """Whoever stayed is not told to have won by the rules."""
    data = ended(game)
    part, _ = ledger.load(ledger.first_entries(data, 30))
    assert part is not None
    replica = part.replica
    state = replica.match.state.but(left=(1,))
    given = replica.but(match=_with(replica, state))
    assert given.over
    assert standings.standing(given).state == "given_up"
    assert (standings.standing(given).winners, standings.standing(given).left) == ((), (1,))


def _with(replica: Replica, state: object) -> object:
    match = replica.match
    return type(match)(match.game, match.header, state, match.events)


def test_a_game_that_broke_off_is_won_by_nobody(finished: bytes) -> None:
    """A deck that does not open ends a game."""
    part, _ = ledger.load(ledger.first_entries(finished, 30))
    assert part is not None
    broken = part.replica.disputed("cards-1", 0, 0)
    assert standings.standing(broken).state == "broken"


def test_a_game_of_another_build_is_not_damaged(
    finished: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is only not to be read here, and says why."""
    path = tmp_path / "a.sobremesa"
    path.write_bytes(finished)
    monkeypatch.setattr(catalogue, "GAMES", {})
    found = read(path, known=True)
    assert (found.state, found.damage) == ("unreadable", None)
    assert found.fault


def test_what_was_found_is_found_again(tmp_path: Path) -> None:
    """By the next program too, as long as the file is the same; others are forgotten."""
    one, other = (tmp_path / "a", 1, 2, 3), (tmp_path / "b", 1, 2, 3)
    kept = Standings(tmp_path)
    standing = Standing("finished", 4, (1,), (3, 5))
    kept.put(one, standing)
    kept.put(other, standing)
    kept.keep([one])
    again = Standings(tmp_path)
    assert again.of(one) == standing
    assert again.of(other) is None
    assert again.of((tmp_path / "a", 1, 9, 3)) is None
    again.drop(one)
    assert again.of(one) is None


@pytest.mark.parametrize("content", [b"", b"{", b'{"a": {"state": 3}}', b"[]", b"\xff"])
def test_a_spoiled_note_is_no_harm(tmp_path: Path, content: bytes) -> None:
    """The files are read again."""
    (tmp_path / KEPT).write_bytes(content)
    mark = (tmp_path / "a", 1, 2, 3)
    kept = Standings(tmp_path)
    assert kept.of(mark) is None
    kept.put(mark, Standing("waiting"))
    kept.keep([mark])
    assert Standings(tmp_path).of(mark) == Standing("waiting")


def test_where_nothing_can_be_noted_all_is_read_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder that cannot be written keeps nobody from the list."""

    def refuse(path: Path, data: bytes) -> None:
        raise OSError(os.strerror(30))

    monkeypatch.setattr(standings, "replace", refuse)
    mark = (tmp_path / "a", 1, 2, 3)
    kept = Standings(tmp_path)
    kept.put(mark, Standing("waiting"))
    kept.keep([mark])
    assert kept.of(mark) == Standing("waiting")
    assert not (tmp_path / KEPT).exists()
