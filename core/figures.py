# SPDX-License-Identifier: MIT
"""Reads the figures of a game, its own or an owner's, and says each fault once.

The only module of `core` that reads anything: package data, through importlib.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from importlib import resources
from typing import Any, Protocol, TypeVar, get_type_hints

import msgspec
from msgspec import Struct, structs

MAX_BYTES = 192 * 1024
"""The most that an owner's file may have: it travels whole in the first entry of a ledger."""

T = TypeVar("T")
S = TypeVar("S", bound=Struct)


class FiguresError(ValueError):
    """A figures file that cannot be used; `faults` has one message per fault."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class Source(Protocol):
    """Where the figures of a game come from: its module `reading`."""

    def builtin(self) -> bytes:
        """The file that comes with the program."""

    def read(self, data: bytes) -> Any:
        """The figures of a file as a value. Raises FiguresError with a message per fault."""


def builtin(package: str, name: str) -> bytes:
    """The bytes of a data file that lies in a package of ours."""
    return resources.files(package).joinpath(name).read_bytes()


def fingerprint(data: bytes) -> bytes:
    """The 32-byte hash that peers compare before they play."""
    return hashlib.blake2b(data, digest_size=32).digest()


def parse(data: bytes) -> Any:
    """The raw JSON of a figures file. Raises FiguresError."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise FiguresError((f"not a JSON file: {error}",)) from None


def document(data: bytes, schema: str, entries: tuple[str, ...]) -> tuple[Any, list[str]]:
    """The JSON object of a figures file, and what is wrong with its entries at first sight.

    Raises FiguresError where there is no object.
    """
    raw = parse(data)
    if not isinstance(raw, dict):
        raise FiguresError(("the file is not a JSON object",))
    faults = [f"unknown entry '{name}'" for name in raw if name not in entries]
    if raw.get("schema") != schema:
        faults.append(f"schema is '{raw.get('schema')}', this build reads '{schema}'")
    return raw, faults


def convert(raw: Any, kind: type[T], where: str) -> tuple[T | None, tuple[str, ...]]:
    """A part of the raw figures as a typed value, or the fault that prevents it."""
    try:
        return msgspec.convert(raw, kind, strict=True), ()
    except msgspec.ValidationError as error:
        return None, (f"{where}: {error}",)


def fields(raw: Any, kind: type[S], where: str) -> tuple[S | None, tuple[str, ...]]:
    """A struct from a JSON object, each of its fields checked by itself, or all its faults."""
    if not isinstance(raw, Mapping):
        return None, (f"{where}: expected an object",)
    names = [field.name for field in structs.fields(kind)]
    faults = [f"{where}: unknown entry '{name}'" for name in raw if name not in names]
    hints = get_type_hints(kind)
    values = {}
    for name in names:
        if name not in raw:
            faults.append(f"{where}: '{name}' is missing")
            continue
        values[name], found = convert(raw[name], hints[name], f"{where}, {name}")
        faults += found
    return (None, tuple(faults)) if faults else (kind(**values), ())


def several(raw: Any, kind: type[S], what: str) -> tuple[tuple[S, ...], tuple[str, ...]]:
    """Those entries of a list that are sound in themselves, and the faults of the others."""
    if not isinstance(raw, list):
        return (), (f"{what}s: expected a list",)
    found: list[S] = []
    faults: tuple[str, ...] = ()
    for number, entry in enumerate(raw, 1):
        known = isinstance(entry, Mapping) and isinstance(entry.get("id"), str)
        value, said = fields(
            entry, kind, f"{what} '{entry['id']}'" if known else f"{what} number {number}"
        )
        faults += said
        if value is not None:
            found.append(value)
    return tuple(found), faults
