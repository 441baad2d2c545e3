# SPDX-License-Identifier: MIT
"""The bot itself: it looks one card ahead, at every way to lay and use its cards."""

from __future__ import annotations

from core.bots.thirteen_minutes.outlook import Outlook
from core.chance import Stream
from core.contract import Game
from core.games.thirteen_minutes import moves
from core.games.thirteen_minutes.agenda import ChooseFirst, SealBids
from core.games.thirteen_minutes.game import ThirteenMinutes
from core.games.thirteen_minutes.state import State
from core.terms import Knowledge, Move

_BIDS = (3, 6)
"""Lowest and highest bid. The last play of a game is worth that many cubes (section 4)."""


class Steady:
    """Plays the move after which the table is worth most to its seat."""

    name = "steady"

    def choose(
        self, game: Game, state: State, seat: int, knowledge: Knowledge, rng: Stream
    ) -> Move:
        """A low bid, the last play of the game, and then whatever makes the best table."""
        assert isinstance(game, ThirteenMinutes)
        match state.agenda[0]:
            case SealBids():
                lowest, highest = _BIDS
                bid = lowest + rng.below(highest - lowest + 1)
                return moves.bid(min(state.supplies[seat], bid))
            case ChooseFirst():
                return moves.first(1 - seat)
        table = Outlook(game, state, seat, knowledge)
        offered = game.choices(state, seat)
        worths = [table.worth(table.after(state, seat, move)) for move in offered]
        return offered[worths.index(max(worths))]
