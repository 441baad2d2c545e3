# SPDX-License-Identifier: MIT
"""Counts what random legal play executes: `python -m tests.benchmarks.bytecodes GAME`.

Bytecodes and frames per move, function by function: the same on every machine that has
the same Python, however busy it is, where a second is not. What C code does is not in
it, and a bytecode is not always as dear as another.
"""

from __future__ import annotations

import gc
import sys
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from core.contract import Game
from core.terms import Options
from tests.benchmarks.playouts import asked_for, asking, playout

WARM = 60
"""Games that are played before, so that what is kept from game to game is there."""


class Count:
    """Counts bytecodes by the code that they belong to, while it is entered.

    The garbage collector rests: what others hang on to it would be counted now and then.
    """

    def __init__(self) -> None:
        self.bytecodes: Counter[CodeType] = Counter()
        self.frames: Counter[CodeType] = Counter()

    def __enter__(self) -> Count:
        gc.disable()
        sys.settrace(self._called)
        return self

    def __exit__(self, *raised: object) -> None:
        sys.settrace(None)
        gc.enable()

    def _called(self, frame: FrameType, event: str, argument: Any) -> Any:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        code = frame.f_code
        self.frames[code] += 1
        bytecodes = self.bytecodes

        def within(frame: FrameType, event: str, argument: Any) -> Any:
            if event == "opcode":
                bytecodes[code] += 1
            return within

        return within


def counted(game: Game, options: Options, seats: int, games: int) -> tuple[int, Count]:
    """How many moves so many games have, and what they executed."""
    for number in range(WARM):
        playout(game, options, seats, f"warm-{number}", False)
    with Count() as count:
        moves = sum(playout(game, options, seats, str(number), False) for number in range(games))
    return moves, count


def main() -> None:
    """Print the sum, and the functions that execute most."""
    parser = asking(__doc__)
    parser.add_argument("--games", type=int, default=8, help="default: 8")
    parser.add_argument("--most", type=int, default=30, help="functions shown, default: 30")
    asked = parser.parse_args()
    game, seats, options = asked_for(asked)
    moves, count = counted(game, options, seats, asked.games)
    frames = count.frames.total() / moves
    print(f"{count.bytecodes.total() / moves:.0f} bytecodes in {frames:.1f} frames per move")
    for code, bytecodes in count.bytecodes.most_common(asked.most):
        name = f"{Path(code.co_filename).name}:{code.co_firstlineno} {code.co_qualname}"
        print(f"{bytecodes / moves:7.1f} {count.frames[code] / moves:6.2f}  {name}")


if __name__ == "__main__":
    main()
