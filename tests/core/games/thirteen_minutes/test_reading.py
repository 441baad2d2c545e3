# SPDX-License-Identifier: MIT
"""An owner's file: accepted, or refused with one message per fault."""

from __future__ import annotations

from typing import Any

import pytest

from core.figures import FiguresError, fingerprint
from core.games.thirteen_minutes.game import ThirteenMinutes
from core.games.thirteen_minutes.reading import builtin, read
from tests.core import changed_figures
from tests.core.changed_figures import Change, changed, put


def faults(change: Change) -> tuple[str, ...]:
    """What is wrong with the built-in file once it is changed."""
    return changed_figures.faults(read, builtin(), change)


def test_the_built_in_figures_are_house_figures() -> None:
    """The printed names, values and events are not public."""
    game = ThirteenMinutes()
    assert game.house_figures
    assert game.figures_hash == fingerprint(builtin())


def test_an_owners_file_brings_its_own_cards() -> None:
    """Names and event texts travel with the file, in both languages."""

    def printed(raw: dict[str, Any]) -> None:
        for card in raw["cards"]:
            card["figures"] = "printed"
        raw["cards"][0]["name_en"] = "Another name"

    data = changed(builtin(), printed)
    game = ThirteenMinutes(data)
    assert not game.house_figures
    assert game.figures.card("us-1").name_en == "Another name"
    assert game.figures_hash == fingerprint(data) != ThirteenMinutes().figures_hash


def test_every_card_has_its_words_in_both_languages() -> None:
    """The window shows them as they are."""
    for card in read(builtin()).cards:
        assert all((card.name_en, card.name_es, card.event_en, card.event_es)), card.id


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("schema", "other/1", "schema"),
        ("extra", 1, "extra"),
        ("settings", [], "settings"),
        ("settings.cubes", 0, "cubes"),
        ("settings.cubes", "many", "cubes"),
        ("settings.max_cubes_per_zone", -1, "max_cubes_per_zone"),
        ("settings.more", 1, "more"),
        ("cards", {}, "cards"),
        ("cards.0.id", "cuba", "cuba"),
        ("cards.0.id", "7", "7"),
        ("cards.0.id", "us-2", "us-2"),
        ("cards.0.side", "UN", "UN"),
        ("cards.0.side", "France", "us-1"),
        ("cards.0.type", "naval", "us-1"),
        ("cards.0.value", 0, "us-1"),
        ("cards.0.value", 1.5, "us-1"),
        ("cards.0.colour", "blue", "colour"),
        ("cards.0.steps", [], "us-1"),
        ("cards.0.steps", "none", "steps"),
        ("cards.0.steps.0", 3, "us-1"),
        ("cards.0.steps.0.op", "explode", "explode"),
        ("cards.0.steps.0.op", ["peek"], "op"),
        ("cards.0.steps.0.zones_max", 9, "zones_max"),
        ("cards.0.steps.0.max_per_zone", 0, "max_per_zone"),
        ("cards.0.steps.0.filter", "far_away", "filter"),
        ("cards.0.steps.0.filter", "same_zone", "same_zone"),
        ("cards.0.steps.0.whose", "both", "max_per_zone"),
        ("cards.0.steps.0.moves_zone", True, "moves_zone"),
    ],
)
def test_each_fault_has_a_message_that_names_its_place(path: str, value: Any, says: str) -> None:
    """An owner can find what to mend."""
    found = faults(put(path, value))
    assert any(says in fault for fault in found), found


def test_a_single_fault_gives_a_single_message() -> None:
    """No fault is said twice or causes others."""
    for path in ("settings.cubes", "cards.3.value", "cards.3.steps.0.steps"):
        assert len(faults(put(path, -1))) == 1, path


def test_all_faults_are_collected() -> None:
    """The whole file is read, whatever is wrong with its beginning."""

    def change(raw: dict[str, Any]) -> None:
        raw["schema"] = "?"
        raw["settings"]["cubes"] = -1
        del raw["cards"][0]["value"]
        raw["cards"][1]["type"] = 4
        raw["cards"][1]["name_en"] = 5
        raw["cards"][12]["steps"][1]["value"] = 0

    assert len(faults(change)) == 6


def test_a_missing_card_is_said() -> None:
    """Section 2: 13 cards."""

    def change(raw: dict[str, Any]) -> None:
        raw["cards"].pop()

    assert faults(change) == ("cards: expected 13, found 12",)


def test_sides_are_counted() -> None:
    """Section 2: 5 US, 5 USSR, 3 UN."""
    found = faults(put("cards.0.side", "UN"))
    assert found == ("cards: expected 5 of US, found 4", "cards: expected 3 of UN, found 4")


@pytest.mark.parametrize("data", [b"", b"[]", b"{", b"\xff\xfe", b"3"])
def test_what_is_no_figures_file(data: bytes) -> None:
    """Any bytes give one clear error."""
    with pytest.raises(FiguresError) as caught:
        read(data)
    assert len(caught.value.faults) == 1
