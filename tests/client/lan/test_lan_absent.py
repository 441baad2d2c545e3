# SPDX-License-Identifier: MIT
"""Intent: a player that never comes back ends no game of three, and one of two only by a claim."""

from __future__ import annotations

from typing import Any

from tests.client.lan.stage import Player, Stage, audits, same_end

CARDS = "power_grid_card_game"
VOTES = ("--when-absent", "bot:random")


def entrusted(line: dict[str, Any]) -> bool:
    """Whether it is the line of a seat that goes to somebody."""
    return line.get("kind") == "entrust"


def audited(player: Player) -> str:
    """What an audit of a player's ledger prints."""
    run = player.run("audit", str(player.ledger))
    assert run.ended() == (0, "")
    return run.text


def test_a_bot_plays_on_for_a_guest_that_never_returns(stage: Stage) -> None:
    """Netcode, section 5: two of three vote, the game ends, and the files say who played."""
    ada, bob, cyd = stage
    hosted = ada.host("--seats", "3", *VOTES, game=CARDS)
    lost = cyd.join(ada.address, moment="freeze entry 60 0")
    hosted.wait_for(lambda line: "port" in line)
    joined = bob.join(ada.address, *VOTES)
    assert lost.freezes()
    lost.kill()
    end = same_end(hosted, joined)
    (trust,) = end["entrusted"]
    line = hosted.wait_for(entrusted)
    assert (line["seq"], line["seat"], line["bot"]) == (trust["since"], trust["seat"], "random")
    assert (trust["trustee"], trust["until"]) == (line["to"], 0)
    assert audits(ada, bob)
    said = f"seat {trust['seat']} played by bot 'random' of holder {trust['trustee']} from entry"
    assert said in audited(ada)
    assert "bot turns run again: 0" not in audited(ada)


def test_who_comes_back_gets_its_seat_again(stage: Stage) -> None:
    """It asks by itself, the others say yes, and all three end alike."""
    ada, bob, cyd = stage
    hosted = ada.host("--seats", "3", *VOTES, game=CARDS)
    lost = cyd.join(ada.address, moment="freeze entry 60 0")
    joined = bob.join(ada.address, *VOTES, moment="freeze entrusted 0 0")
    assert lost.freezes()
    lost.kill()
    assert joined.freezes()
    back = cyd.join(ada.address)
    back.wait_for(lambda line: entrusted(line) and not line["bot"])
    joined.go_on()
    end = same_end(hosted, joined, back)
    assert end["entrusted"][0]["until"] > 0
    assert audits(ada, bob, cyd)


def test_without_votes_the_table_waits(stage: Stage) -> None:
    """One of three that would have a bot play is no majority; the lost one takes its seat back."""
    ada, bob, cyd = stage
    hosted = ada.host("--seats", "3", *VOTES, game=CARDS)
    joined = bob.join(ada.address)
    lost = cyd.join(ada.address, moment="freeze entry 60 0")
    assert lost.freezes()
    lost.kill()
    end = same_end(hosted, joined, cyd.join(ada.address))
    assert end["entrusted"] == []


def test_of_two_the_one_that_stays_may_claim(here: Stage) -> None:
    """The game ends at once, and the file says who claimed it."""
    ada, bob, _ = here
    hosted = ada.host("--when-absent", "claim")
    lost = bob.join(f"127.0.0.1:{hosted.lines[0]['port']}", moment="freeze entry 20 0")
    assert lost.freezes()
    lost.kill()
    end = hosted.finish()
    assert end["result"]["reason"] == "left"
    assert "seat 1 left, entered by holder 0" in audited(ada)
