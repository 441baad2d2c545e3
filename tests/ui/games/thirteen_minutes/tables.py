# SPDX-License-Identifier: MIT
"""Moments of random games, seen through chosen eyes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from msgspec import structs

from core import catalogue
from core.chance import Stream
from core.dealer import LocalDealer
from core.games.thirteen_minutes.game import ThirteenMinutes
from core.games.thirteen_minutes.state import State, Zone
from core.match import Match, begin
from core.terms import Knowledge, Moved, Options, Over, Sealed, Turn, Unsealed
from ui.games.shown import View
from ui.games.thirteen_minutes.presenter import ThirteenMinutesPresenter

NAMES = ("Anna", "Bertrand")
GAME = ThirteenMinutes()


class Moment(NamedTuple):
    """A match between two events, and what each seat knows then."""

    match: Match
    knowledge: tuple[Knowledge, Knowledge]

    @property
    def state(self) -> State:
        state = self.match.state
        assert isinstance(state, State)
        return state

    def asked(self) -> tuple[int, ...]:
        awaited = self.match.awaiting
        return awaited.seats if isinstance(awaited, Turn | Sealed) else ()

    def view(self, seat: int | None) -> View:
        known = Knowledge() if seat is None else self.knowledge[seat]
        return View(self.match, seat, known, seat in self.asked(), names=NAMES)

    def shown(self, seat: int | None) -> ThirteenMinutesPresenter:
        presenter = ThirteenMinutesPresenter()
        presenter.show(self.view(seat))
        return presenter

    def with_state(self, state: State) -> Moment:
        match = Match(self.match.game, self.match.header, state, self.match.events)
        return Moment(match, self.knowledge)


def moments(seed: int, options: Options = ()) -> Iterator[Moment]:
    """A whole random match, moment by moment."""
    dealer = LocalDealer(b"dealer %d" % seed)
    rng = Stream(b"moves %d" % seed)
    match = begin(catalogue.load("thirteen_minutes"), options, 2)
    while True:
        yield Moment(match, (dealer.knowledge(0), dealer.knowledge(1)))
        match awaited := match.awaiting:
            case Over():
                return
            case Turn((seat,)):
                moves = match.game.legal_moves(match.state, seat)
                match = match.after(Moved(seat, rng.choice(moves)))
            case Sealed(seats):
                moves = match.game.legal_moves(match.state, seats[0])
                sealed = tuple((seat, rng.choice(moves)) for seat in seats)
                match = match.after(Unsealed(sealed))
            case _:
                match = match.after(dealer.answer(awaited))


def heads(moment: Moment) -> str:
    """The kind of decision that is open."""
    return type(moment.state.agenda[0]).__name__ if moment.state.agenda else "Over"


def find(kind: str, accept: Callable[[Moment], bool] = lambda moment: True) -> Moment:
    """The first moment of a kind in the games of ever higher seeds."""
    for seed in range(60):
        for moment in moments(seed):
            if heads(moment) == kind and accept(moment):
                return moment
    raise LookupError(kind)


def crowded(area: int, zones: int = 11) -> Moment:
    """The last choice of a card, with so many zones, all in one band and full of cubes."""
    moment = find("PlayCard", lambda m: m.state.plays == 9)
    spare = [card.id for card in GAME.figures.cards]
    there = [structs.replace(zone, area=area, cubes=(12, 13)) for zone in moment.state.zones]
    spare = [card for card in spare if card not in {zone.id for zone in there}]
    while len(there) < zones:
        card = spare.pop()
        there.append(Zone(card, 12, card, area, (1, 0)))
    return moment.with_state(moment.state.but(zones=tuple(there)))
