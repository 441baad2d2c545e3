# SPDX-License-Identifier: MIT
"""What two installations compare before they play, and how a difference is told.

Every refusal names both sides (failures T55, E6): a person can act on
"the table has 3, you have 2", not on "incompatible".
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from core import catalogue
from netcode.bounds import Count, Hash, Word
from netcode.wire import VERSION, Message

Text = Annotated[str, Meta(max_length=64)]


class Refusal(Exception):
    """Why somebody does not get to the table: a key, and one sentence that can be shown."""

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key
        self.sentence = sentence


class Playable(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A game as one installation has it. `figures` is the hash of its figures."""

    game: Word
    rules_version: Count
    figures: Hash


class Preface(Message, frozen=True, tag="sobremesa"):
    """The first frame of either side. Its form never changes, in no later protocol."""

    protocol: Count
    app: Text


class Versions(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Everything one installation says about itself."""

    preface: Preface
    games: Annotated[tuple[Playable, ...], Meta(max_length=32)]

    def playable(self, game: str) -> Playable | None:
        """The game as this installation has it, or None."""
        return next((mine for mine in self.games if mine.game == game), None)


class Played(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a table plays. `brought` figures come from the table's owner with the game."""

    playable: Playable
    brought: bool = False


def own_versions(app: str) -> Versions:
    """What this build has; `app` is its version."""
    games = tuple(
        Playable(name, game.rules_version, game.figures_hash)
        for name, game in ((name, catalogue.load(name)) for name in catalogue.names())
    )
    return Versions(Preface(VERSION, app), games)


def protocol_mismatch(table: Preface, guest: Preface) -> Refusal | None:
    """The refusal when the two cannot even talk to each other."""
    if table.protocol == guest.protocol:
        return None
    return Refusal(
        "version.protocol",
        f"the table speaks protocol {table.protocol} (Sobremesa {table.app}), "
        f"the guest protocol {guest.protocol} (Sobremesa {guest.app})",
    )


def rules_mismatch(played: Played, table: Preface, guest: Versions) -> Refusal | None:
    """The refusal when the guest would not play the same game by the same figures."""
    theirs, mine = played.playable, guest.playable(played.playable.game)
    if mine is None:
        return Refusal(
            "version.game",
            f"the table plays {theirs.game} (Sobremesa {table.app}), "
            f"which the guest's Sobremesa {guest.preface.app} does not have",
        )
    if mine.rules_version != theirs.rules_version:
        return Refusal(
            "version.rules",
            f"the table plays {theirs.game} by rules version {theirs.rules_version} "
            f"(Sobremesa {table.app}), the guest has version {mine.rules_version} "
            f"(Sobremesa {guest.preface.app})",
        )
    if mine.figures != theirs.figures and not played.brought:
        return Refusal(
            "version.figures",
            f"the table plays {theirs.game} with the figures {theirs.figures.hex()[:8]} "
            f"(Sobremesa {table.app}), the guest has {mine.figures.hex()[:8]} "
            f"(Sobremesa {guest.preface.app})",
        )
    return None
