# SPDX-License-Identifier: MIT
"""Intent: the program as it is, that stops at a moment of its table, and not at one of the clock.

    python -m tests.client.lan.staged MOMENT COMMAND...

What bounds a wait for somebody else is longer than in the program itself: a busy machine
changes nothing. Who is lost counts as away at once. The moment is empty for none, or one of these:

- `freeze entry 12 3`: entry 12 is on disk, and three more effects have been carried out;
- `freeze Value 2 0`: a guest's third value for a draw is about to be sent;
- `freeze Value 2 1`: it was sent, and the next entry is about to be put on disk;
- `freeze entrusted 0 0`: the entry by which a seat went to somebody is on disk;
- `SIGTERM entry 12 0`: as with `freeze`, but the process is sent that signal;
- `together 2`: two tables of one name are seen at once, or none.

A frozen process says so in a line, and does nothing more until it reads one or is killed.
"""

from __future__ import annotations

import signal
import sys

import msgspec

from client.__main__ import main
from client.sessions import installation
from client.terminal import absences, headless
from netcode.discovery import resolving
from netcode.discovery.browser import Browser
from netcode.discovery.probe import FoundTable
from netcode.runner import Runner
from netcode.statements.entry import Signed, glance
from netcode.statements.messages import Submit
from netcode.table.company import claiming
from netcode.table.effects import Append, Effect, Send
from tests.patience import PATIENCE


class Moment(msgspec.Struct):
    """When something happens to the process."""

    what: str
    """`freeze`, or the name of a signal."""
    kind: str
    """`entry` or `entrusted`, or the kind of a payload."""
    number: int
    more: int

    def before(self, effect: Effect) -> bool:
        """Whether it is now, before an effect that is about to be carried out."""
        if self.kind in ("entry", "entrusted"):
            return False
        if self.number < 0:
            self.more -= isinstance(effect, Append)
            return self.more == 0
        self.number -= self._is_meant(effect)
        return self.number < 0 and self.more == 0

    def after(self, effect: Effect) -> bool:
        """Whether it is now, after an effect that has just been carried out."""
        if self.kind == "entrusted":
            meant = isinstance(effect, Append) and _kind(effect.entry.signed) == "Entrust"
            self.number -= meant
            return meant and self.number == -1
        if self.kind != "entry":
            return False
        if isinstance(effect, Append) and effect.seq >= self.number:
            self.number = 0
        self.more -= self.number == 0
        return self.more == -1

    def strike(self) -> None:
        """Let happen what is to happen."""
        if self.what == "freeze":
            headless.say({"frozen": self.kind})
            sys.stdin.readline()
        else:
            signal.raise_signal(signal.Signals[self.what])

    def _is_meant(self, effect: Effect) -> bool:
        if not (isinstance(effect, Send) and isinstance(effect.message, Submit)):
            return False
        return _kind(effect.message.signed) == self.kind


def _kind(signed: Signed) -> str:
    return type(glance(signed).payload).__name__


def staged(moment: Moment) -> None:
    """Let the moment come to the table of this process, once."""
    carry_out = Runner._effect

    def effect(runner: Runner, one: Effect) -> None:
        if moment.before(one):
            moment.strike()
        carry_out(runner, one)
        if moment.after(one):
            moment.strike()

    Runner._effect = effect  # type: ignore[method-assign, assignment]


def together(tables_wanted: int) -> None:
    """Let a name lead to nothing before so many tables of that name have answered."""

    def matching(text: str, browser: Browser) -> tuple[FoundTable, ...]:
        found = named(text, browser)
        return found if len(found) >= tables_wanted else ()

    named = resolving._matching
    resolving._matching = matching


if __name__ == "__main__":
    headless.GRACE_SECONDS = PATIENCE
    installation.LOOK_SECONDS = PATIENCE
    absences.AWAY_SECONDS = 0.0
    claiming.PATIENCE_SECONDS = 0.0
    wanted, *command = sys.argv[1:]
    match wanted.split():
        case ["together", number]:
            together(int(number))
        case [what, kind, number, more]:
            staged(Moment(what, kind, int(number), int(more)))
    sys.exit(main(command))
