# SPDX-License-Identifier: MIT
"""Figures: what is wrong with a file is said once, in words, whatever the bytes are."""

from __future__ import annotations

import contextlib
import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from core import figures
from core.figures import FiguresError


class Entry(Struct, frozen=True):
    """An entry of a list."""

    id: str


class Ship(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of some figures."""

    name: str
    cabins: int


def test_builtin_files_are_read_by_package_and_name() -> None:
    """Package data comes as bytes; a missing file is a missing file."""
    assert figures.builtin("core", "figures.py").startswith(b"# SPDX")
    with pytest.raises(FileNotFoundError):
        figures.builtin("core", "nothing.json")


def test_fingerprint_is_blake2b_256() -> None:
    """Peers of other builds compute the same hash."""
    assert figures.fingerprint(b"x") == hashlib.blake2b(b"x", digest_size=32).digest()


def test_parse_reads_json() -> None:
    """Objects, lists, numbers and text come back as they are."""
    assert figures.parse(b'{"a": [1, "b"]}') == {"a": [1, "b"]}


@pytest.mark.parametrize(
    "data", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"a": 1} x', b'"\xc3"', b"NaN"]
)
def test_whatever_is_not_json_is_a_figures_error(data: bytes) -> None:
    """An owner's broken file is a message, never a crash."""
    with pytest.raises(FiguresError) as caught:
        figures.parse(data)
    assert len(caught.value.faults) == 1
    assert "JSON" in str(caught.value)


@given(st.binary())
def test_random_bytes_raise_nothing_else(data: bytes) -> None:
    """Any bytes either parse or are a FiguresError."""
    with contextlib.suppress(FiguresError):
        figures.parse(data)


def test_convert_gives_the_value_or_the_one_fault() -> None:
    """A part is typed strictly, and its fault says where it is."""
    ship, faults = figures.convert({"name": "Lark", "cabins": 3}, Ship, "ships[0]")
    assert (ship, faults) == (Ship("Lark", 3), ())
    wrong: tuple[object, ...] = ({"name": "Lark", "cabins": "3"}, {"name": "Lark"}, [], None)
    for raw in wrong:
        ship, faults = figures.convert(raw, Ship, "ships[0]")
        assert ship is None
        assert len(faults) == 1
        assert faults[0].startswith("ships[0]: ")


def test_document_gives_the_object_with_what_is_strange_in_it() -> None:
    """Unknown entries and another schema are faults beside which others can be found."""
    data = b'{"schema": "ships/2", "ships": [], "crew": 4}'
    raw, faults = figures.document(data, "ships/1", ("schema", "ships"))
    assert raw["ships"] == []
    assert faults == [
        "unknown entry 'crew'",
        "schema is 'ships/2', this build reads 'ships/1'",
    ]
    with pytest.raises(FiguresError, match="not a JSON object"):
        figures.document(b"[]", "ships/1", ())


def test_fields_gives_the_struct_or_every_fault_of_it() -> None:
    """A file can be mended in one go: missing, unknown and wrong entries are all said."""
    assert figures.fields({"name": "Rhea", "cabins": 3}, Ship, "ship 1") == (Ship("Rhea", 3), ())
    found, faults = figures.fields({"cabins": "many", "crew": 4}, Ship, "ship 1")
    assert found is None
    assert faults[:2] == ("ship 1: unknown entry 'crew'", "ship 1: 'name' is missing")
    assert faults[2].startswith("ship 1, cabins: ")
    assert len(faults) == 3
    assert figures.fields([], Ship, "ship 1") == (None, ("ship 1: expected an object",))


def test_of_a_list_the_sound_entries_are_read_and_the_others_are_named() -> None:
    """By id where they have one, by number otherwise; what is no list is said to be none."""
    raw = [{"id": "one"}, {"id": "two", "extra": 1}, 3]
    assert figures.several(raw, Entry, "entry") == (
        (Entry("one"),),
        ("entry 'two': unknown entry 'extra'", "entry number 3: expected an object"),
    )
    assert figures.several({}, Entry, "card") == ((), ("cards: expected a list",))
