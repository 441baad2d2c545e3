# SPDX-License-Identifier: MIT
"""Intent: an installation states exactly the games, rules and figures that it has."""

from __future__ import annotations

from core import catalogue
from netcode.link.versions import own_versions
from netcode.wire import VERSION


def test_every_game_of_the_catalogue_is_stated() -> None:
    """Name, rules version and the hash of the built-in figures of each, and the application."""
    mine = own_versions("1.2.3")
    assert (mine.preface.protocol, mine.preface.app) == (VERSION, "1.2.3")
    assert tuple(each.game for each in mine.games) == catalogue.names()
    for each in mine.games:
        game = catalogue.load(each.game)
        assert (each.rules_version, each.figures) == (game.rules_version, game.figures_hash)
        assert mine.playable(each.game) == each
    assert mine.playable("no such game") is None
