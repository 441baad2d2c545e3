# SPDX-License-Identifier: MIT
"""A figures file with something changed, and what is then wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from core.figures import FiguresError

Change = Callable[[Any], None]


def changed(data: bytes, change: Change) -> bytes:
    """A file with something changed."""
    raw = msgspec.json.decode(data)
    change(raw)
    return msgspec.json.encode(raw)


def faults(read: Callable[[bytes], Any], data: bytes, change: Change) -> tuple[str, ...]:
    """What is wrong with a changed file, according to who reads it."""
    with pytest.raises(FiguresError) as caught:
        read(changed(data, change))
    return caught.value.faults


def put(path: str, value: Any) -> Change:
    """Set one entry; `cards.0.value` is the value of the first card."""

    def change(raw: Any) -> None:
        *folders, name = path.split(".")
        for folder in folders:
            raw = raw[int(folder)] if isinstance(raw, list) else raw[folder]
        raw[int(name) if isinstance(raw, list) else name] = value

    return change
