# SPDX-License-Identifier: MIT
"""Keys that were confirmed by the four words once: friends need not compare again."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec

from client.machine import storage
from client.machine.storage import Folders


def load(kept: Folders) -> dict[str, str]:
    """Names of friends by the hex of their key; none if the file cannot be read."""
    path = _path(kept)
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, str])
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.DecodeError, msgspec.ValidationError):
        logging.getLogger(__name__).exception("the friends in %s cannot be read", path)
        return {}


def keep(kept: Folders, friends: dict[str, str]) -> None:
    """Keep the friends; what cannot be written is compared again next time."""
    path = _path(kept)
    try:
        storage.made(path.parent)
        storage.replace(path, msgspec.json.encode(friends, order="sorted"))
    except OSError:
        logging.getLogger(__name__).exception("the friends cannot be kept in %s", path)


def _path(kept: Folders) -> Path:
    return kept.data / "friends.json"
