# SPDX-License-Identifier: MIT
"""What a person is told of a seat whose player is away, and which votes the buttons cast."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.ui.plain_kit import PLAIN
from ui.play.game_frame import GameFrame
from ui.play.telling.absence import Menu, absence, played_words
from ui.ports.demo import StillSession
from ui.ports.local_session import LocalSession
from ui.ports.snapshot import Entrusted, Notice, Petition, Presence, Snapshot, Stage

GAME = "power_grid_card_game"
NAMES = ("Anna", "Bruno", "Chidi")
BOT = "steady"


@pytest.fixture
def at() -> Callable[..., Snapshot]:
    """A table of three for holder 0, with some things as they are given."""
    snapshot = LocalSession(GAME, NAMES, b"absence").snapshot()

    def made(**changes: Any) -> Snapshot:
        return snapshot._replace(**{"holder": 0, **changes})

    return made


def proposed(to: int, bot: str = BOT, mine: bool = False, short: int = 1) -> Petition:
    """That somebody plays for Bruno."""
    return Petition(1, to, NAMES[to], bot, False, (NAMES[to],), mine, short)


def asked_back(mine: bool = False) -> Petition:
    """Bruno asks for his seat."""
    return Petition(1, 1, "Bruno", "", True, ("Bruno",), mine, 1)


def votes(snapshot: Snapshot) -> list[tuple[int, int, str]]:
    """What the buttons would vote."""
    now = absence(snapshot)
    found = []
    for each in now.choices if now else ():
        found += [v[1:] for v in (each.votes if isinstance(each, Menu) else (each,))]
    return found


def text(snapshot: Snapshot) -> str:
    """The line."""
    now = absence(snapshot)
    return now.text if now else ""


def test_nothing_is_said_while_everybody_is_there(at: Callable[..., Snapshot]) -> None:
    """Nor after the game, nor to whoever has no vote."""
    assert absence(at()) is None
    assert absence(at(away=(1,), holder=-1)) is None
    assert absence(at(away=(1,), stage=Stage.OVER)) is None


def test_a_seat_that_is_awaited_can_go_to_a_bot_or_to_me(at: Callable[..., Snapshot]) -> None:
    """The best bot first; nothing of it is chosen before a button is pressed."""
    shown = at(away=(1,))
    assert "Bruno" in text(shown)
    assert votes(shown) == [(1, 0, "steady"), (1, 0, "random"), (1, 0, "")]


def test_who_left_for_now_is_not_said_to_be_lost(at: Callable[..., Snapshot]) -> None:
    """The choices are the same: nobody knows when they come back."""
    shown = at(away=(1,))
    seats = list(shown.seats)
    seats[1] = seats[1]._replace(presence=Presence.AWAY)
    assert text(shown).endswith("whose connection is lost.")
    left = shown._replace(seats=tuple(seats))
    assert text(left).endswith("who left for now.")
    assert votes(left) == votes(shown)


def test_who_has_voted_is_said(at: Callable[..., Snapshot]) -> None:
    """One can agree, or propose something else; whoever has voted waits for the others."""
    shown = at(away=(1,), petitions=(proposed(2),))
    assert "Chidi" in text(shown)
    assert "One more has to agree." in text(shown)
    assert votes(shown)[0] == (1, 2, "steady")
    assert (1, 0, "") in votes(shown)
    mine = at(away=(1,), petitions=(proposed(0, mine=True, short=2),))
    assert "2 more have to agree." in text(mine)
    assert votes(mine) == []


def test_who_is_back_is_answered_by_a_click(at: Callable[..., Snapshot]) -> None:
    """It comes before another seat that is away."""
    now = (Entrusted(1, "Anna", BOT, 57),)
    shown = at(away=(2,), petitions=(asked_back(),), entrusted=now)
    assert text(shown).startswith("Bruno is back")
    assert votes(shown) == [(1, 1, "")]
    assert votes(at(petitions=(asked_back(mine=True),), entrusted=now)) == []


@pytest.mark.parametrize(("bot", "said"), [("", "Chidi plays for you."), (BOT, "A bot (Steady)")])
def test_one_sees_who_plays_for_one_and_asks(
    at: Callable[..., Snapshot], bot: str, said: str
) -> None:
    """The seat of this laptop: asked for once, then it is up to the others."""
    now = (Entrusted(0, "Chidi", bot, 57),)
    shown = at(lent=(0,), entrusted=now)
    assert text(shown).startswith(said)
    assert votes(shown) == [(0, 0, "")]
    asked = Petition(0, 0, "Anna", "", True, ("Anna",), True, 1)
    again = at(lent=(0,), entrusted=now, petitions=(asked,))
    assert votes(again) == []
    assert "One more has to agree." in text(again)


def test_the_result_says_who_played_from_when_to_when(at: Callable[..., Snapshot]) -> None:
    """By hand or by a bot, given back or not."""
    told = tuple(Entrusted(1, "Anna", bot, 57, until) for bot in ("", BOT) for until in (0, 93))
    bots, *words = played_words(at(entrusted=told))
    assert bots.startswith("Bots: Bruno (Random)")
    assert words[0] == "From entry 57 on Anna played for Bruno."
    assert words[1] == "From entry 57 to 93 Anna played for Bruno."
    assert all("bot (Steady) at the laptop of Anna" in line for line in words[2:])


# In the frame


def framed(snapshot: Snapshot) -> tuple[GameFrame, StillSession]:
    """The frame of a table."""
    session = StillSession(snapshot)
    frame = GameFrame(session, PLAIN)
    frame.show()
    return frame, session


def labels(frame: GameFrame) -> list[str]:
    """The buttons of the banner."""
    return [button.text() for button in frame.banner.buttons]


def away(at: Callable[..., Snapshot]) -> Snapshot:
    """Bruno is lost at his turn, and the table says so."""
    snapshot = at(away=(1,), notice=Notice("seat.lost", (("name", "Bruno"),)))
    lost = snapshot.seats[1]._replace(presence=Presence.LOST)
    return snapshot._replace(seats=(snapshot.seats[0], lost, snapshot.seats[2]))


def test_one_line_has_the_choices_and_nothing_is_voted_by_itself(
    at: Callable[..., Snapshot],
) -> None:
    """Wait comes first and casts no vote; each other button casts its own, once."""
    frame, session = framed(away(at))
    assert labels(frame) == ["Wait", "Let a bot play", "I play for Bruno"]
    frame.banner.buttons[1].click()
    assert labels(frame) == ["Wait", "Bot: Steady", "Bot: Random"]
    assert session.asked == []
    frame.banner.buttons[1].click()
    assert session.asked == [("entrust", 1, 0, "steady")]


def test_who_waits_is_asked_again_only_when_something_changes(
    at: Callable[..., Snapshot],
) -> None:
    """The line stays; the choices are back with somebody's proposal."""
    frame, session = framed(away(at))
    frame.banner.buttons[0].click()
    assert labels(frame) == []
    assert frame.banner.isVisible()
    session.show(away(at))
    assert labels(frame) == []
    session.show(away(at)._replace(petitions=(proposed(2),)))
    assert labels(frame) == ["Wait", "Agree", "Propose something else"]
    session.show(at())
    assert not frame.banner.isVisible()


def test_something_graver_is_said_first(at: Callable[..., Snapshot]) -> None:
    """A lost connection of one's own, or a proof, is not hidden by a vote."""
    frame, _ = framed(away(at)._replace(notice=Notice("connection.lost")))
    assert "connection to the table is lost" in frame.banner.text.text()
    assert labels(frame) == []


def test_a_seat_says_who_plays_it(at: Callable[..., Snapshot]) -> None:
    """On its card, where a lost connection would stand."""
    snapshot = at()
    seats = list(snapshot.seats)
    seats[1] = seats[1]._replace(played_by="Anna", bot=BOT)
    seats[2] = seats[2]._replace(played_by="Anna", bot="")
    frame, session = framed(snapshot._replace(seats=tuple(seats)))
    assert [card.state.text() for card in frame.seats.cards[1:]] == ["bot of Anna", "Anna plays"]
    seats[1] = seats[1]._replace(presence=Presence.LOST)
    session.show(snapshot._replace(seats=tuple(seats)))
    assert frame.seats.cards[1].state.text() == "connection lost"


def test_the_result_shows_it(at: Callable[..., Snapshot]) -> None:
    """Below the headline, only where there was a bot or somebody played for somebody."""
    over = LocalSession(GAME, NAMES, b"absence", mine=()).snapshot()
    people = over._replace(seats=tuple(view._replace(bot="") for view in over.seats))
    frame, _ = framed(people._replace(entrusted=(Entrusted(1, "Anna", "", 57),)))
    assert frame.result.played.text() == "From entry 57 on Anna played for Bruno."
    frame, _ = framed(over)
    assert frame.result.played.text().startswith("Bots: Anna (Random)")
    frame, _ = framed(people)
    assert not frame.result.played.isVisibleTo(frame)
