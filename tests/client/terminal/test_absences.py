# SPDX-License-Identifier: MIT
"""Intent: without a window nobody votes but as `--when-absent` says, and each vote is cast once."""

from __future__ import annotations

import pytest

from client.terminal.absences import AWAY_SECONDS, Absences, Vote, WhenAbsent
from core import catalogue
from core.games.manifest import Manifest
from core.terms import Turn
from netcode.evidence.audit import audit
from netcode.replica.disclosure import finished
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk, Player


@pytest.fixture(autouse=True)
def _lots(monkeypatch: pytest.MonkeyPatch) -> None:
    """A toy that the catalogue knows for the time of a test."""
    monkeypatch.setitem(catalogue.GAMES, Lots.name, Manifest(Lots.name, Lots))


GONE = 2
BOT = WhenAbsent("random")
WAIT = WhenAbsent()


@pytest.fixture
def desk() -> Desk:
    """A table of three whose last guest is gone, at its turn."""
    desk = Desk(Lots(), guests=2)
    desk.seat_all()
    desk.leave(desk.guests[1])
    desk.play()
    assert desk.host.replica.match.awaiting == Turn((GONE,))
    return desk


def vote(player: Player, absences: Absences, now: float) -> Vote | None:
    """What somebody votes now."""
    assert player.table is not None
    return absences.vote(player.table, now)


def settle(desk: Desk, minds: dict[str, Absences], now: float) -> list[tuple[str, Vote]]:
    """Everybody votes until nobody has anything to say; every vote that was cast."""
    cast: list[tuple[str, Vote]] = []
    for _ in range(20):
        before = len(cast)
        for player in desk.players:
            if player.table is None or not (player is desk.host or player.link):
                continue
            if (cast_now := vote(player, minds[player.name], now)) is not None:
                player.table.entrust(*cast_now)
                cast.append((player.name, cast_now))
            desk.run()
        if len(cast) == before:
            return cast
    raise AssertionError(f"they vote for ever: {cast}")


def minds(*those: WhenAbsent) -> dict[str, Absences]:
    """What host and guests think."""
    return dict(zip(("host", "guest0", "guest1"), map(Absences, those), strict=True))


def test_nobody_votes_for_a_seat_that_may_be_back_at_once(desk: Desk) -> None:
    """The heartbeat decides when somebody is away; then it is said once."""
    absences = Absences(BOT)
    assert vote(desk.host, absences, 100.0) is None
    assert vote(desk.host, absences, 100.0 + AWAY_SECONDS - 0.1) is None
    assert vote(desk.host, absences, 100.0 + AWAY_SECONDS) == Vote(GONE, 0, "random")


def test_who_was_back_between_is_waited_for_anew(desk: Desk) -> None:
    """Being lost twice for a moment is not being away."""
    absences = Absences(BOT)
    vote(desk.host, absences, 100.0)
    desk.join(desk.guests[1])
    vote(desk.host, absences, 110.0)
    desk.leave(desk.guests[1])
    assert vote(desk.host, absences, 100.0 + AWAY_SECONDS) is None


def test_who_waits_never_votes(desk: Desk) -> None:
    """Not for what another one proposes either: the table waits on."""
    both = minds(BOT, WAIT, WAIT)
    settle(desk, both, 0.0)
    assert settle(desk, both, 1000.0) == [("host", Vote(GONE, 0, "random"))]
    assert desk.host.replica.trust(GONE) is None


def test_a_bot_that_this_game_has_not_is_nobody_s_vote(desk: Desk) -> None:
    """`--when-absent bot:steady` at a game without that bot is to wait."""
    absences = Absences(WhenAbsent("steady"))
    vote(desk.host, absences, 0.0)
    assert vote(desk.host, absences, 1000.0) is None


def test_two_of_one_mind_end_the_game(desk: Desk) -> None:
    """Whoever is first proposes itself, the other one agrees."""
    both = minds(BOT, BOT, BOT)
    settle(desk, both, 0.0)
    assert settle(desk, both, 1000.0) == [
        ("host", Vote(GONE, 0, "random")),
        ("guest0", Vote(GONE, 0, "random")),
    ]
    desk.play()
    assert finished(desk.host.replica)
    assert audit(desk.host.file).faults == ()


def test_both_propose_at_once_and_one_seat_goes_once(desk: Desk) -> None:
    """Neither has heard of the other's proposal: both agree to what they hear then."""
    both = minds(BOT, BOT, BOT)
    settle(desk, both, 0.0)
    for player in (desk.host, desk.guest):
        assert player.table is not None
        proposed = vote(player, both[player.name], 1000.0)
        assert proposed is not None
        player.table.entrust(*proposed)
    desk.run()
    settle(desk, both, 1000.0)
    assert desk.host.replica.entrustments == 1


@pytest.mark.parametrize("mind", [BOT, WAIT])
def test_who_is_back_asks_and_gets_its_seat_whatever_the_others_wait_for(
    desk: Desk, mind: WhenAbsent
) -> None:
    """Giving back needs no `--when-absent`."""
    desk.hosted.entrust(GONE, 0, "random")
    desk.joined.entrust(GONE, 0, "random")
    desk.run()
    desk.join(desk.guests[1])
    cast = settle(desk, minds(mind, mind, mind), 0.0)
    assert cast[0] == ("guest1", Vote(GONE, GONE, ""))
    assert desk.host.replica.player_of(GONE) == GONE
    desk.play()
    assert finished(desk.host.replica)


# Two


def two() -> Desk:
    """A table of two whose guest is gone."""
    desk = Desk()
    desk.seat_all()
    desk.play(lambda replica: replica.match.awaiting == Turn((1,)))
    desk.leave(desk.guest)
    return desk


def test_of_two_one_claims_only_if_it_was_told_to() -> None:
    """Votes are for three and more; whoever waits, waits."""
    desk = two()
    for mind, claimed in ((WAIT, ()), (BOT, ()), (WhenAbsent(claims=True), (1,))):
        absences = Absences(mind)
        for now, expected in ((0.0, ()), (59.9, ()), (60.0, claimed)):
            assert absences.claimed(desk.hosted, now) == expected
            assert absences.vote(desk.hosted, now) is None


def test_a_claimed_game_is_over_though_the_other_one_s_deck_stays_secret() -> None:
    """Whoever is gone discloses nothing: that is no reason to wait for ever."""
    desk = two()
    absences = Absences(WhenAbsent(claims=True))
    assert not absences.over(desk.hosted)
    desk.hosted.give_up(1)
    desk.run()
    assert not finished(desk.host.replica)
    assert absences.over(desk.hosted)
    assert not Absences(WAIT).over(desk.hosted)
    assert audit(desk.host.file).left == ((1, 0),)
