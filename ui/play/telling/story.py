# SPDX-License-Identifier: MIT
"""What has happened at a table, in words: the log, and the last deeds one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale

from core.match import Match
from core.terms import Moved, Note, Unsealed
from ui.games.presenter import Presenter
from ui.games.shown import Fact, SeatFacts, View
from ui.play.desk import Desk
from ui.ports.snapshot import LogLine

KEPT = 60
"""Deeds that one can step back through, for who has not moved for long, or only watches."""

RAISE = "auction.bid"
"""The key of a note that somebody raises a price."""


_Facts: TypeAlias = tuple[SeatFacts, ...]


class Deed(NamedTuple):
    """One decision that the log speaks of, with what came of it by chance or by itself."""

    event: int
    """The number of the decision among the events of the match; -1 before the first one."""
    text: str = ""
    mark: int | None = None
    changes: tuple[tuple[Fact, ...], ...] = ()
    """What it changed: for each seat, figures by their label."""
    price: int = 0
    """What was bid, if it was a raise and nothing else."""


class Story:
    """Grows with the table. `presenter` is its own: it tells the table without staged moves."""

    def __init__(self, presenter: Presenter) -> None:
        self.lines: list[str] = []
        """The log in words."""
        self.marks: list[int | None] = []
        """For each line the mark of the seat that it is about."""
        self._presenter = presenter
        self._log: tuple[LogLine, ...] = ()
        self._match: Match | None = None
        self._deeds: list[Deed] = []
        self._before: _Facts = ()
        """The figures before the last deed, as far as they were seen."""

    def follow(self, desk: Desk) -> None:
        """Go on to the table as it is now, or begin again where it went back."""
        match, log = desk.match, desk.snapshot.log
        if self._match is None or not match.follows(self._match):
            self._match, self._log, self._deeds = match, (), []
            self.lines, self.marks = [], []
        elif match is self._match and len(log) == len(self._log):
            return
        eyes = desk.view()
        facts = self._figures(match, eyes)
        self._presenter.show(_view(match, eyes))
        for event, lines in groupby(log[len(self._log) :], key=lambda line: line.event):
            notes = [line.note for line in lines]
            self._tell(_decision(match, event), notes, *facts.get(event, ((), ())))
        self._match, self._log = match, log
        del self._deeds[:-KEPT]

    def since(self, own: Sequence[int]) -> list[Deed]:
        """What has happened from the last move of these seats on; runs of raises are one deed."""
        events = self._match.events if self._match else ()
        first = self._deeds[0].event if self._deeds else 0
        moved = (
            number
            for number in range(len(events) - 1, first, -1)
            if isinstance(event := events[number], Moved) and event.seat in own
        )
        begun = next(moved, first)
        later = [deed for deed in self._deeds if deed.event >= begun]
        return list(_runs(later or self._deeds[-1:]))

    def _tell(self, event: int, notes: Sequence[Note], before: _Facts, after: _Facts) -> None:
        words = [self._presenter.note_words(note) for note in notes]
        marks = [mark_of(self._presenter, note) for note in notes]
        self.lines += words
        self.marks += marks
        if not self._deeds or self._deeds[-1].event != event:
            raised = dict(notes[0].params).get("price", 0) if notes[0].key == RAISE else 0
            price = int(raised) if len(notes) == 1 else 0
            self._before = before
            deed = Deed(event, " ".join(words), marks[0], price=price)
        else:
            deed = self._deeds.pop()
            deed = deed._replace(text=" ".join((deed.text, *words)), price=0)
        self._deeds.append(deed._replace(changes=tuple(map(changed, self._before, after))))

    def _figures(self, match: Match, eyes: View) -> dict[int, tuple[_Facts, _Facts]]:
        """For each newer event the figures before and after it, through the eyes of now."""
        position = self._match
        if position is None or not 0 < len(match.events) - len(position.events) <= KEPT:
            return {}
        found = {}
        before = self._facts(position, eyes)
        for event in range(len(position.events), len(match.events)):
            position = position.after(match.events[event])
            after = self._facts(position, eyes)
            found[event] = (before, after)
            before = after
        return found

    def _facts(self, match: Match, eyes: View) -> _Facts:
        self._presenter.show(_view(match, eyes))
        return tuple(self._presenter.seat_facts(seat) for seat in range(match.header.seats))


def changed(before: SeatFacts, after: SeatFacts) -> tuple[Fact, ...]:
    """The figures that are others than before: by how much, or what they are now."""
    return tuple(
        Fact(new.label, _difference(old.value, new.value), new.icon)
        for old, new in zip(before.facts, after.facts, strict=False)
        if old.value != new.value and old.label == new.label
    )


def mark_of(presenter: Presenter, note: Note) -> int | None:
    """The mark of the seat that a line is about, if it is about one."""
    seat = dict(note.params).get("seat")
    return presenter.seat_facts(seat).mark if isinstance(seat, int) and seat >= 0 else None


def _decision(match: Match, event: int) -> int:
    """The decision that led to an event, or is it."""
    events = match.events
    decided = (n for n in range(event, -1, -1) if isinstance(events[n], Moved | Unsealed))
    return next(decided, -1)


def _view(match: Match, eyes: View) -> View:
    return View(match, eyes.seat, eyes.knowledge, names=eyes.names)


def _difference(old: str, new: str) -> str:
    locale = QLocale()
    (one, read), (other, also) = locale.toInt(old), locale.toInt(new)
    if not (read and also):
        return new
    by = other - one
    return ("+" if by > 0 else "−") + locale.toString(abs(by))


def _runs(deeds: Sequence[Deed]) -> Iterator[Deed]:
    """Deeds, with raises that follow each other as one: the last, and how it came to that."""
    for raised, run in groupby(deeds, key=lambda deed: deed.price > 0):
        told = list(run)
        if raised and len(told) > 1:
            words = QCoreApplication.translate("Story", "{deed} {count} raises from {price} on.")
            last = told[-1]
            text = words.format(deed=last.text, count=len(told) - 1, price=told[0].price)
            yield last._replace(text=text)
        else:
            yield from told
