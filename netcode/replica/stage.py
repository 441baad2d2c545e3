# SPDX-License-Identifier: MIT
"""How far a table has come: what decides which kinds of statement may come at all."""

from __future__ import annotations

import enum

from netcode.replica.replica import Replica


class Stage(enum.Enum):
    """A stage of a table; its value is how a sentence goes on after 'came'."""

    BLANK = "before the first entry"
    SETTING_UP = "before the table is set up"
    CALLED_OFF = "after the table was called off"
    """The game was stopped before every holder had entered its set-up."""
    PLAYING = "while the game is played"
    STOPPED = "after the game was stopped"
    OVER = "after the game is over"


def stage_of(replica: Replica) -> Stage:
    """The stage that a table is in."""
    if replica.seq == 0:
        return Stage.BLANK
    if not replica.ready:
        return Stage.CALLED_OFF if replica.decided else Stage.SETTING_UP
    if not replica.decided:
        return Stage.PLAYING
    return Stage.STOPPED if replica.void else Stage.OVER
