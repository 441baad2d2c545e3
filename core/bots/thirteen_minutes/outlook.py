# SPDX-License-Identifier: MIT
"""What the table is worth to a seat: points in sight, cubes, the last cards, and war.

A card in play is followed to its end first: the event that an enemy card gives the
opponent, the decisions of events and orders. No hidden card counts but those that
the seat has seen.
"""

from __future__ import annotations

from core.games.thirteen_minutes import moves
from core.games.thirteen_minutes.agenda import (
    CarryOut,
    GiveOrder,
    OfferEvent,
    TurnUp,
    UseCard,
)
from core.games.thirteen_minutes.figures import TYPES, Type
from core.games.thirteen_minutes.game import ThirteenMinutes
from core.games.thirteen_minutes.state import CUBA, NEUTRAL, State, Zone
from core.terms import Deal, Dealt, Knowledge, Move, Moved, Opened

_PLAYS = 10
_POINT = 100
"""Worth of a sure point; every worth is in hundredths of one."""
_WAR = 1000
"""Worth of a nuclear war: more than the points of a whole game."""
_CERTAIN = 100
"""Chances are in hundredths too."""
_THREAT = 40
"""Chance that a neighbouring zone with cubes of the other side is pushed over."""


class Outlook:
    """The table as one seat sees it, for the length of one choice."""

    def __init__(
        self, game: ThirteenMinutes, state: State, seat: int, knowledge: Knowledge
    ) -> None:
        self.game = game
        self.seat = seat
        self.cards = {card.id: card for card in game.figures.cards}
        self.faces = {k.slot: k.card for k in knowledge.cards if k.deck == state.deck}
        self.deck = state.deck
        known = {*self.faces.values(), *(zone.card for zone in state.zones)}
        hidden = [card.type for card in game.figures.cards if card.id not in known]
        self.likely = {kind: _CERTAIN * hidden.count(kind) // max(1, len(hidden)) for kind in TYPES}
        """Chance of each type for a card this seat has not seen."""

    def after(self, state: State, seat: int, move: Move) -> State:
        """The state after a move, and after what this seat knows will come of it."""
        return self._seen_through(self.game.moved(state, Moved(seat, move)))

    def worth(self, state: State) -> int:
        """What a state is worth once the card in play is used up."""
        match state.agenda[0] if state.agenda else None:
            case UseCard(seat, _):
                return max(self._answers(state, seat, moves.USE_EVENT, moves.USE_ORDER))
            case OfferEvent(seat, _):
                worths = self._answers(state, seat, moves.ACCEPT, moves.DECLINE)
                return max(worths) if seat == self.seat else min(worths)
            case CarryOut(seat) | GiveOrder(seat):
                return self.worth(self._greedy(state, seat))
        return self._standing(state)

    def _answers(self, state: State, seat: int, *answers: Move) -> list[int]:
        return [self.worth(self.after(state, seat, answer)) for answer in answers]

    def _greedy(self, state: State, seat: int) -> State:
        """The state after the one decision that looks best at once to whoever takes it."""
        results = [self.after(state, seat, move) for move in self.game.choices(state, seat)]
        worths = [self._standing(result) for result in results]
        return results[worths.index(max(worths) if seat == self.seat else min(worths))]

    def _seen_through(self, state: State) -> State:
        """Turn up a card of one's own and let peeks pass: both are no news to the search."""
        while state.agenda:
            match state.agenda[0]:
                case TurnUp(_, slot, _) if slot in self.faces:
                    state = self.game.enter(state, Opened(self.deck, ((slot, self.faces[slot]),)))
                case CarryOut() as head:
                    awaited = self.game.expects(state)
                    if not isinstance(awaited, Deal):
                        break
                    state = self.game.enter(state, Dealt(self.deck, awaited.slots, head.seat))
                case _:
                    break
        return state

    def _standing(self, state: State) -> int:
        """Worth of the table: points in sight, the last cards, cubes in hand, and war."""
        left = _PLAYS - state.plays
        seat = self.seat
        territory, military = self._territory(state, left)
        cubes = 3 * min(left, 4) * (state.supplies[seat] - state.supplies[1 - seat])
        dominance = _POINT * (_PLAYS - left) // _PLAYS * _sign(military)
        war = self._war(state, 1 - seat, left) - self._war(state, seat, left)
        return territory + dominance + cubes + self._last_cards(state) + war

    def _territory(self, state: State, left: int) -> tuple[int, int]:
        """Worth of all zones, and the lead in military zones."""
        worth = military = 0
        for zone in state.zones:
            control = self._control(state, zone, left)
            worth += control * (2 if zone.id == CUBA else 1)
            card = zone.card or self.faces.get(zone.slot, "")
            if card and self.cards[card].type == "military":
                military += _sign(control)
        return worth, military

    def _control(self, state: State, zone: Zone, left: int) -> int:
        """How surely a zone is one's own: the wider the lead and the later, the surer."""
        lead = zone.cubes[self.seat] - zone.cubes[1 - self.seat]
        if lead:
            firm = 55 + 12 * min(abs(lead), 4)
            return _sign(lead) * (firm * left + _POINT * (_PLAYS - left)) // _PLAYS
        sphere = zone.area * state.own_area(self.seat)
        return sphere * (40 * left + _POINT * (_PLAYS - left)) // _PLAYS

    def _last_cards(self, state: State) -> int:
        """Influence of one's own cards in hand on the epilogue, once no more are drawn."""
        if state.pile:
            return 0
        worth = 0
        own_cards = (self.faces.get(slot) for slot in state.hands[self.seat])
        for card in (self.cards[face] for face in own_cards if face):
            if card.side != "UN":
                own = card.side == state.side(self.seat)
                worth += 15 * card.value if own else -15 * card.value
        return worth

    def _war(self, state: State, seat: int, left: int) -> int:
        """What a seat has to fear from three zones of one type in its own sphere."""
        own = state.own_area(seat)
        chance = 0
        for kind in TYPES:
            chance += self._chance_of_three(state, seat, own, kind, left)
        weight = _WAR * (_PLAYS + 2 - left) // (_PLAYS + 2)
        return weight * min(chance, _CERTAIN) // _CERTAIN

    def _chance_of_three(self, state: State, seat: int, own: int, kind: Type, left: int) -> int:
        there = 0
        threat = 0
        for zone in state.zones:
            likely = self._chance_of_type(zone, kind)
            if zone.area == own and likely == _CERTAIN:
                there += 1
            elif zone.area == own:
                threat = max(threat, likely)
            elif zone.area == NEUTRAL and left and zone.cubes[1 - seat]:
                threat = max(threat, likely * _THREAT // _CERTAIN)
        if there >= 3:
            return _CERTAIN if not left else 75
        last = self._chance_of_last_cards(state, kind)
        if there == 2:
            return threat + last - threat * last // _CERTAIN
        return threat * last // _CERTAIN if there == 1 else 0

    def _chance_of_type(self, zone: Zone, kind: Type) -> int:
        card = zone.card or self.faces.get(zone.slot, "")
        if not card:
            return self.likely[kind]
        return _CERTAIN if self.cards[card].type == kind else 0

    def _chance_of_last_cards(self, state: State, kind: Type) -> int:
        """Chance that both last cards are of a type, from one's own hand and what is unseen."""
        chance = _CERTAIN
        for hand in state.hands:
            if hand:
                types = [self._chance_of_slot(slot, kind) for slot in hand]
                chance = chance * (sum(types) // len(types)) // _CERTAIN
        return chance

    def _chance_of_slot(self, slot: int, kind: Type) -> int:
        card = self.faces.get(slot, "")
        if not card:
            return self.likely[kind]
        return _CERTAIN if self.cards[card].type == kind else 0


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)
