# SPDX-License-Identifier: MIT
"""The errors that a peer's bytes can cause: one kind for garbage, one for cheating.

netcode.md, section 8: anything wrong raises one `ProtocolError` and closes that
connection once, with the reason; nothing else at the table changes.
"""

from __future__ import annotations


class ProtocolError(Exception):
    """Bytes or messages that the protocol does not allow. `reason` is one clear sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class CheatError(ProtocolError):
    """Something that no honest program sends, with the one who did it.

    `step` names the step that was broken (`chance`, `step 3`, `key`, ...). `holder` is the
    holder's number, or None where only a seat is known to the caller; then `seat` is set.
    """

    def __init__(self, holder: int | None, step: str, reason: str, seat: int | None = None) -> None:
        who = f"seat {seat}" if holder is None else f"holder {holder}"
        super().__init__(f"{who}, {step}: {reason}")
        self.holder = holder
        self.step = step
        self.seat = seat


class OtherHistory(ProtocolError):
    """A statement that stands on another history than ours.

    Its author may be honest: a host that tells two histories looks just like this. Whoever
    holds both files can tell (`evidence`).
    """

    def __init__(self, holder: int) -> None:
        super().__init__(f"holder {holder} states something about a history that is not ours")
        self.holder = holder


class WrongStage(ProtocolError):
    """A kind of statement that cannot come at this stage of a table, whoever states it."""

    def __init__(self, kind: str, stage: str) -> None:
        super().__init__(f"a statement of the kind '{kind}' came {stage}")


class PastDecision(ProtocolError):
    """An answer to another decision than the one that the table waits for."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"the {kind} answers a decision that is past")
