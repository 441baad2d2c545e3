# SPDX-License-Identifier: MIT
"""The course of every game stands in one module: what follows what, and why it ends."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Callable, Iterator
from enum import StrEnum
from pathlib import Path
from types import ModuleType

import pytest

from core import catalogue
from core.agenda_game import AgendaGame
from core.bots.random import Random
from core.match import begin
from core.playout import play
from core.terms import Over

GAMES = catalogue.names()
LAYS_THE_FIRST_STEPS = "setup"
NO_PHASES = ("game", "course")
"""The modules that name the functions of phases: the tables, and the course."""


def package(game: str) -> ModuleType:
    """The package of a game."""
    return importlib.import_module(f"core.games.{game}")


def course(game: str) -> ModuleType:
    """What a game is made of, step by step."""
    return importlib.import_module(f"core.games.{game}.course")


def modules(game: str) -> dict[str, ast.Module]:
    """The modules of a game by name, as syntax."""
    folder = Path(str(package(game).__file__)).parent
    return {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in folder.glob("*.py")}


def answering(game: str) -> Iterator[tuple[type, Callable[..., object]]]:
    """Every step of a game with a function that answers for it."""
    loaded = catalogue.load(game)
    assert isinstance(loaded, AgendaGame)
    tables = (loaded.decisions, loaded.seals, loaded.draws, loaded.shuffles, loaded.deals)
    for table in (*tables, loaded.openings):
        for kind, functions in table.items():
            yield from ((kind, function) for function in functions)
    yield from loaded.automatic.items()


def module_of(function: Callable[..., object]) -> str:
    """The module that a function is written in, without its package."""
    return function.__module__.rpartition(".")[2]


def named(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """What a module takes from others, as (module, name)."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(ast.Name(module), name):
                yield module, name
            case ast.ImportFrom(module=str(module), names=names):
                yield from ((module.rpartition(".")[2], alias.name) for alias in names)


def made(tree: ast.Module) -> Iterator[str]:
    """What a module calls by its name: among it, the steps that it puts on the agenda."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name(name)) | ast.Call(ast.Attribute(_, name)):
                yield name


def declares_the_end(tree: ast.Module) -> bool:
    """Whether a module makes an `Over`, or says of a state why it `ended`."""
    keywords = [node.arg for node in ast.walk(tree) if isinstance(node, ast.keyword)]
    return "ended" in keywords or "Over" in list(made(tree))


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("state = fuel_market.start(rules, state)", ("fuel_market", "start")),
        ("from core.games.power_grid.fuel_market import start", ("fuel_market", "start")),
    ],
)
def test_a_call_of_another_phase_is_seen(source: str, found: tuple[str, str]) -> None:
    """Through the module or by its name."""
    assert found in list(named(ast.parse(source)))


def test_steps_and_ends_are_seen() -> None:
    """Called by their names, or through a module."""
    tree = ast.parse("state.first(RunPlants(seats), tasks.Restock())")
    assert {"RunPlants", "Restock"} <= set(made(tree))
    assert not declares_the_end(tree)
    for source in ("state.but(ended=reason)", "Over(places, points, reason)"):
        assert declares_the_end(ast.parse(source))


@pytest.mark.parametrize("game", GAMES)
def test_no_phase_calls_another(game: str) -> None:
    """What answers for a step is called by the frame, and within its own module, alone."""
    answers = {(module_of(function), function.__name__) for _, function in answering(game)}
    calls = {
        (name, *call)
        for name, tree in modules(game).items()
        if name not in NO_PHASES
        for call in named(tree)
        if call in answers and call[0] != name
    }
    assert not calls


@pytest.mark.parametrize("game", GAMES)
def test_no_phase_lays_down_the_steps_of_another(game: str) -> None:
    """Steps of the course are laid by it, by who answers for them, or at the very start."""
    trees = modules(game)
    kinds = {kind.__name__: module_of(function) for kind, function in answering(game)}
    laid = {name for name in made(trees["course"]) if name in kinds}
    turns = {name for name in laid if kinds[name] == "course"}
    assert laid - turns, "the course of a game has steps"
    others = {
        (name, step)
        for name, tree in trees.items()
        if name not in (*NO_PHASES, LAYS_THE_FIRST_STEPS)
        for step in made(tree)
        if step in laid - turns and kinds[step] != name
    }
    assert not others


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_declared_in_the_course_alone(game: str) -> None:
    """No other module makes a result, or writes down why a game is over."""
    ends = [name for name, tree in modules(game).items() if declares_the_end(tree)]
    assert ends == ["course"]


@pytest.mark.parametrize("game", GAMES)
def test_every_turning_point_is_the_courses(game: str) -> None:
    """`ROUND` names them in order; each is carried out at once, by the course."""
    loaded = catalogue.load(game)
    assert isinstance(loaded, AgendaGame)
    turning = [kind for kind, _ in course(game).ROUND]
    assert len(set(turning)) == len(turning) > 0
    for kind in turning:
        assert module_of(loaded.automatic[kind]) == "course", kind


@pytest.mark.parametrize("game", GAMES)
def test_a_match_ends_for_a_reason_that_the_course_knows(game: str) -> None:
    """Reasons are typed, and each is a key for the interface."""
    reasons = course(game).End
    assert issubclass(reasons, StrEnum)
    loaded = catalogue.load(game)
    for seats in loaded.seat_counts:
        match = play(begin(loaded, (), seats), [Random()] * seats, b"course %d" % seats)
        assert isinstance(match.awaiting, Over)
        assert match.awaiting.reason in list(reasons)
