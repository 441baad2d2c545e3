# SPDX-License-Identifier: MIT
"""Council: several seats may speak at once, then all vote in secret; two to four seats.

Exercises `Turn` with several seats and seats that leave, also while votes are sealed.
"""

from __future__ import annotations

from core.contract import State
from core.terms import Awaiting, Event, Move, Moved, Options, Over, Sealed, Turn, Unsealed
from tests.core.toys.toy import Toy, ranked

ROUNDS = 3
ABSTAIN = Move("abstain")
NO = Move("no")
YES = Move("yes")


class CouncilState(State, frozen=True):
    """`asked` is what each seat asks for in this round, 0 as long as it has not spoken."""

    round: int = 0
    asked: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    abstained: tuple[int, ...] = ()


class Council(Toy):
    """Each seat asks for one or two points; a majority of those who vote grants them all."""

    name = "toy_council"
    symmetric = True
    seat_counts = (2, 3, 4)
    state_type = CouncilState
    max_events = ROUNDS * 5 + 4
    max_chance = 0

    def setup(self, options: Options, seats: int) -> CouncilState:
        """Nobody has spoken."""
        none = (0,) * seats
        return CouncilState(seats=seats, options=options, asked=none, points=none, abstained=none)

    def expects(self, state: CouncilState) -> Awaiting:
        """Whoever has not spoken, in any order; then everybody's vote."""
        if state.round == ROUNDS:
            return Over(ranked(state.points), state.points, "rounds")
        silent = tuple(seat for seat, asked in enumerate(state.asked) if not asked)
        return Turn(silent) if silent else Sealed(tuple(range(state.seats)))

    def choices(self, state: CouncilState, seat: int) -> tuple[Move, ...]:
        """What to ask for, or how to vote."""
        if 0 in state.asked:
            return (Move("ask", (1,)), Move("ask", (2,)))
        return (ABSTAIN, NO, YES)

    def caretaker(self, state: CouncilState, seat: int) -> Move:
        """One who left asks for as much as is allowed and votes for it."""
        return Move("ask", (2,)) if 0 in state.asked else YES

    def enter(self, state: CouncilState, event: Event) -> CouncilState:
        """Hear a seat, or count the votes."""
        if isinstance(event, Moved):
            asked = int(event.move.args[0])
            at = event.seat
            return state.but(asked=(*state.asked[:at], asked, *state.asked[at + 1 :]))
        assert isinstance(event, Unsealed)
        votes = tuple(move for _, move in event.moves)
        granted = votes.count(YES) > votes.count(NO)
        gains = state.asked if granted else (0,) * state.seats
        return state.but(
            round=state.round + 1,
            asked=(0,) * state.seats,
            points=tuple(p + g for p, g in zip(state.points, gains, strict=True)),
            abstained=tuple(
                n + (vote == ABSTAIN) for n, vote in zip(state.abstained, votes, strict=True)
            ),
        )

    def scores(self, state: CouncilState) -> tuple[int, ...]:
        """Points granted so far."""
        return state.points
