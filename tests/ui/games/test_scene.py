# SPDX-License-Identifier: MIT
"""The questions about a view that are the same for every game."""

from __future__ import annotations

from core.contract import Game, State
from core.match import Match, begin
from core.terms import Move, Unsealed
from tests.core.toys.blind import Blind, BlindState
from ui.games.scene import GameScene
from ui.games.shown import View
from ui.kit.light import Light
from ui.ports.local_session import LocalSession


def _blind() -> Match:
    return begin(Blind(), (), 2)


def test_a_game_without_an_agenda_is_shown() -> None:
    """A plain `Game` may keep none: something is decided, and nothing has a name for it."""
    scene = GameScene[Blind, BlindState](View(_blind(), seat=0, acting=True))
    assert scene.head is None
    assert scene.asked is None
    assert scene.waited_for == (0, 1)
    assert Move("bid", (6,)) in scene.legal


def test_what_is_asked_is_that_of_the_table_whatever_is_staged() -> None:
    """The head of the agenda before the staged moves, that after them is what comes next."""
    match = LocalSession("power_grid", ("Anna", "Bruno"), b"scene").snapshot().match
    assert match is not None
    scene = GameScene[Game, State](View(match))
    assert scene.asked == scene.head == match.state.agenda[0]


def test_nothing_is_legal_for_whoever_only_looks() -> None:
    """Neither without a seat nor while a move is under way."""
    assert GameScene[Blind, BlindState](View(_blind(), acting=True)).legal == ()
    assert GameScene[Blind, BlindState](View(_blind(), seat=0)).legal == ()


def test_a_target_says_why_it_is_none() -> None:
    """A legal move is lit without a word; another is dim with the reason that the game gives."""
    scene = GameScene[Blind, BlindState](View(_blind(), seat=1, acting=True))
    refusal = lambda scene, move: f"{scene.seat} has no {move.args[0]} chips"  # noqa: E731
    assert scene.light(Move("bid", (6,)), refusal) == (Light.LEGAL, "")
    assert scene.light(Move("bid", (7,)), refusal) == (Light.DIM, "1 has no 7 chips")


def test_a_game_that_is_over_asks_nothing() -> None:
    """Every prize is bid for, and the winner is known."""
    match = _blind()
    for bids in ((1, 0), (1, 0), (1, 0)):
        moves = tuple((seat, Move("bid", (bid,))) for seat, bid in enumerate(bids))
        match = match.after(Unsealed(moves))
    scene = GameScene[Blind, BlindState](View(match))
    assert scene.over
    assert scene.asked is None


def test_seats_go_by_their_names_or_numbers() -> None:
    """A seat without a name is the number that people count."""
    scene = GameScene[Blind, BlindState](View(_blind(), names=("Anna",)))
    assert [scene.seated(seat) for seat in range(2)] == ["Anna", "2"]
