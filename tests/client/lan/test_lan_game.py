# SPDX-License-Identifier: MIT
"""Intent: a whole game between computers on one switch, found, played, watched and audited."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.client.lan.stage import Player, Stage, audits, port, same_end


def tables(player: Player) -> list[dict[str, Any]]:
    """What `tables --json` prints on a player's computer, once it prints anything."""
    while True:
        run = player.run("tables", "--json", "--seconds", "2")
        assert run.ended() == (0, "")
        if found := msgspec.json.decode(run.text, type=list[dict[str, Any]]):
            return found


def test_a_game_is_found_played_watched_and_audited(stage: Stage) -> None:
    """Host, tables, join and watch in three namespaces end alike, and audit."""
    ada, bob, cyd = stage
    hosted = ada.host()
    (found,) = tables(cyd)
    assert (found["name"], found["host"], found["state"]) == ("Oak", "Ada", "room")
    assert (found["address"], found["taken"], found["seats"]) == (ada.address, 1, 2)
    watched = cyd.watch("Oak")
    joined = bob.join("oak")
    end = same_end(hosted, joined, watched)
    assert end["words"] == ["automatic", "automatic"]
    assert [line["digest"] for line in joined.lines[:-1]] == [
        line["digest"] for line in watched.lines[:-1]
    ]
    assert audits(ada, bob, cyd)


def test_a_campaign_is_played_to_its_end(stage: Stage, complete: bool) -> None:
    """Options go with the table; a campaign has one locked deck per game."""
    if not complete:
        pytest.skip("a campaign is played in the complete run")
    ada, bob, _ = stage
    hosted = ada.host("--option", "mode=campaign")
    joined = bob.join(ada.address)
    same_end(hosted, joined)
    assert ada.audit() == (0, "")


def test_a_second_table_takes_the_next_port_and_has_its_own_ledger(stage: Stage) -> None:
    """Two tables on one computer; a ledger in use, another table's file, and two of one name."""
    ada, bob, cyd = stage
    first = ada.host()
    neighbour = Player(ada.computer, bob.home, "Bob")
    second = neighbour.host()
    bob.runs.append(second)
    assert port(second) == port(first) + 1
    status, said = cyd.join("Oak", moment="together 2").ended()
    assert status == 1
    assert said.startswith("sobremesa: several tables are called 'Oak'")
    same_end(first, cyd.join(f"{ada.address}:{port(first)}"))
    status, said = cyd.join(f"{ada.address}:{port(second)}").ended()
    assert status == 1
    assert "belongs to another table" in said
    status, said = ada.run(
        "resume", str(neighbour.ledger), "--headless", "--autoplay", "random"
    ).ended()
    assert status == 1
    assert "is in use by another Sobremesa" in said
