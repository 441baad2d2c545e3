# SPDX-License-Identifier: MIT
"""A presenter over a scene tells the newest view with the words of its game."""

from __future__ import annotations

import pytest

from core.match import begin
from core.terms import Move, Note
from tests.core.toys.blind import Blind, BlindState
from ui.games.presenter import ScenePresenter, Telling
from ui.games.scene import GameScene
from ui.games.shown import SeatFacts, View

TELLING = Telling[GameScene[Blind, BlindState]](
    section=lambda task: "bids" if task is None else "more",
    seat_facts=lambda scene, seat: SeatFacts(scene.seated(seat)),
    move=lambda scene, move: f"{scene.seated(0)}: {move}",
    note=lambda scene, note: f"{scene.seated(1)}: {note.key}",
)


class _Presenter(ScenePresenter[GameScene[Blind, BlindState]]):
    def show(self, view: View) -> None:
        self._scene = GameScene(view)


def test_all_that_is_told_is_of_the_scene_that_is_shown() -> None:
    """Facts, moves and the log name who sits there in the newest view."""
    presenter = _Presenter(TELLING)
    match = begin(Blind(), (), 2)
    for names in (("Anna", "Bruno"), ("Chidi", "Dalia")):
        presenter.show(View(match, names=names))
        assert presenter.section() == "bids"
        assert presenter.seat_facts(1).side == names[1]
        assert presenter.move_words(Move("bid", (1,))) == f"{names[0]}: bid 1"
        assert presenter.note_words(Note("blind.won")) == f"{names[1]}: blind.won"


def test_nothing_is_told_before_anything_is_shown() -> None:
    """There is no scene to tell."""
    with pytest.raises(AssertionError):
        _Presenter(TELLING).section()
