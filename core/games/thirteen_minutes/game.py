# SPDX-License-Identifier: MIT
"""The rules of 13 Minutes as one object: which room answers for the head of the agenda."""

from __future__ import annotations

from collections.abc import Sequence

from core.contract import Game
from core.figures import fingerprint
from core.games.thirteen_minutes import (
    bidding,
    campaign,
    events,
    moves,
    notes,
    orders,
    play,
    scoring,
    setup,
)
from core.games.thirteen_minutes.agenda import (
    CarryOut,
    ChooseFirst,
    DealHand,
    DrawCard,
    DrawDecider,
    DrawSides,
    GiveOrder,
    LayDeck,
    OfferEvent,
    PlayCard,
    RevealLast,
    SealBids,
    TurnCuba,
    TurnUp,
    UseCard,
)
from core.games.thirteen_minutes.figures import MAX_STEPS, MAX_ZONES, builtin, read
from core.games.thirteen_minutes.state import NOBODY, State, deck_name
from core.terms import (
    Awaiting,
    Chance,
    Deal,
    Dealt,
    Drawn,
    Event,
    IllegalMove,
    Move,
    Moved,
    Note,
    Opened,
    Opening,
    Option,
    Options,
    Sealed,
    Shuffled,
    Turn,
    Unsealed,
    in_order,
)

_PLAYS = 10
_EVENT = MAX_STEPS * MAX_ZONES
_PER_PLAY = 1 + 1 + 1 + _EVENT + 1 + 1
"""A play: the card, its face, yes or no, the event, the order, the card drawn."""
_PER_GAME = 1 + 2 + bidding.LAST_TIE + 1 + 1 + _PLAYS * _PER_PLAY + 3
"""Shuffle, hands, bids, decider, who begins, the plays, Cuba and the last cards."""


class ThirteenMinutes(Game):
    """13 Minutes for two, as a single game or a campaign."""

    name = "thirteen_minutes"
    rules_version = 1
    seat_counts = (2,)
    state_type = State
    max_events = 1 + campaign.MAX_GAMES * _PER_GAME + 1
    """The sides, the games, and somebody who leaves."""
    max_chance = 1 + 2 * campaign.MAX_GAMES

    def __init__(self, figures: bytes | None = None) -> None:
        data = builtin() if figures is None else figures
        self.figures = read(data)
        self.figures_hash = fingerprint(data)
        self.house_figures = self.figures.house

    def options(self, seats: int, chosen: Options = ()) -> tuple[Option, ...]:
        """Section 14: who is which side, a decider for ties, a swap in campaigns."""
        always = (
            Option("mode", ("single", "campaign"), "single"),
            Option("sides", ("random", "seat0_us", "seat0_ussr"), "random"),
            Option("tie_decider", ("on", "off"), "on"),
        )
        if dict(chosen).get("mode") != "campaign":
            return always
        return (*always, Option("swap_sides", ("off", "on"), "off"))

    def setup(self, options: Options, seats: int) -> State:
        """The state before the first event."""
        return setup.start(self.figures, options)

    def expects(self, state: State) -> Awaiting:
        """What the head of the agenda waits for; nothing left to happen is the end."""
        if not state.agenda:
            return campaign.over(self.figures, state)
        match head := state.agenda[0]:
            case DrawSides() | LayDeck() | DealHand():
                return setup.expects(self.figures, state, head)
            case SealBids():
                return Sealed((0, 1))
            case DrawDecider():
                return Chance(("0", "1"))
            case TurnUp(_, slot, _):
                return self._opening(state, (slot,))
            case CarryOut():
                return events.expects(self.figures, state, head)
            case DrawCard(seat):
                return Deal(state.deck, state.pile[:1], seat)
            case TurnCuba():
                return self._opening(state, (state.zones[0].slot,))
            case RevealLast(seat):
                return self._opening(state, state.hands[seat])
        return Turn((head.seat,))

    def choices(self, state: State, seat: int) -> Sequence[Move]:
        """The moves at the head of the agenda."""
        match head := state.agenda[0]:
            case SealBids():
                found = bidding.choices(state, seat)
            case ChooseFirst():
                found = bidding.first_choices()
            case PlayCard():
                found = play.choices(state, seat)
            case OfferEvent():
                found = [moves.ACCEPT, moves.DECLINE]
            case UseCard():
                found = [moves.USE_EVENT, moves.USE_ORDER]
            case GiveOrder(_, value):
                found = orders.choices(self.figures, state, seat, value)
            case CarryOut():
                found = events.choices(self.figures, state, head)
            case _:
                raise AssertionError(f"nobody moves at {head}")
        return in_order(found)

    def enter(self, state: State, event: Event) -> State:
        """The state after an event; finished and empty steps are passed over."""
        return events.settled(self.figures, self._entered(state, event))

    def scores(self, state: State) -> tuple[int, ...]:
        """Points of the campaign or of the last scored game."""
        return campaign.scores(state)

    def tallies(self, state: State) -> tuple[tuple[str, str], ...]:
        """Which side won each game and why: balance is counted per game, not per match."""
        found: list[tuple[str, str]] = []
        for result in state.results:
            winner = "nobody" if result.winner == NOBODY else result.sides[result.winner].lower()
            found += [("winner", winner), ("reason", result.reason)]
            found.append(("war", ("none", "one", "both")[len(result.war)]))
        return tuple(found)

    def spent_decks(self, state: State) -> tuple[str, ...]:
        """The decks of the games before this one: each game has its own (section 10)."""
        return tuple(deck_name(game) for game in range(1, state.game))

    def caretaker(self, state: State, seat: int) -> Move:
        """The move that changes least: bid nothing, decline, stop, order nothing."""
        offered = self.choices(state, seat)
        passive = (moves.DECLINE, moves.USE_ORDER, moves.NO_ORDER, moves.PASS)
        return next((move for move in passive if move in offered), offered[0])

    def illegal(self, state: State, seat: int, move: Move) -> IllegalMove:
        """Why a move is refused."""
        found = None
        match head := state.agenda[0]:
            case SealBids():
                found = bidding.illegal(state, seat, move)
            case PlayCard():
                found = play.illegal(state, seat, move)
            case GiveOrder(_, value):
                found = orders.illegal(state, seat, value, move)
            case CarryOut():
                found = events.illegal(self.figures, state, head, move)
        return found or super().illegal(state, seat, move)

    def notes(self, before: State, event: Event, after: State) -> tuple[Note, ...]:
        """The public log lines of an event."""
        return notes.of(self, before, event, after)

    def _opening(self, state: State, slots: tuple[int, ...]) -> Opening:
        """Slots to turn face up, and the cards that they can still be."""
        open_cards = (*(zone.card for zone in state.zones), *state.last_cards)
        hidden = (card.id for card in self.figures.cards if card.id not in open_cards)
        return Opening(state.deck, slots, tuple(hidden))

    def _entered(self, state: State, event: Event) -> State:
        match event, head := state.agenda[0]:
            case Moved(_, move), _:
                return self._moved(state, move)
            case Unsealed(((_, first), (_, second))), SealBids(ties):
                bids = (int(first.args[0]), int(second.args[0]))
                return bidding.unsealed(self.figures, state, bids, ties)
            case Drawn((side,)), DrawSides():
                return setup.sides_drawn(state, side)
            case Drawn((seat,)), DrawDecider():
                return bidding.drawn(state, int(seat))
            case Shuffled(), LayDeck():
                return setup.deck_laid(self.figures, state)
            case Dealt(_, slots, to), DealHand():
                return setup.dealt(state, to, slots)
            case Dealt(_, slots, to), DrawCard():
                return setup.looked(play.drawn(state, to), to, slots).done()
            case Dealt(_, slots, to), CarryOut() as peek:
                return events.peeked(setup.looked(state, to, slots), peek)
            case Opened(_, ((_, card),)), (TurnUp() | TurnCuba() | RevealLast()) as turned:
                return self._opened(state, turned, card)
        raise AssertionError(f"{head} does not wait for {event}")

    def _moved(self, state: State, move: Move) -> State:
        match head := state.agenda[0]:
            case ChooseFirst():
                return bidding.chosen_first(state, int(move.args[0]))
            case PlayCard(seat):
                return play.laid(state, seat, int(move.args[0]), str(move.args[1]))
            case OfferEvent():
                return play.answered(state, head, move)
            case UseCard():
                return play.used(self.figures, state, head, move)
            case GiveOrder(seat, _):
                return orders.given(state, seat, move)
            case CarryOut():
                return events.carried_out(self.figures, state, head, move)
        raise AssertionError(f"nobody moves at {head}")

    def _opened(self, state: State, head: TurnUp | TurnCuba | RevealLast, card: str) -> State:
        match head:
            case TurnUp():
                return play.turned_up(self.figures, state, head, card)
            case TurnCuba():
                return play.cuba_turned(state, card)
            case RevealLast(seat):
                state = play.last_revealed(state, seat, card)
        if "" in state.last_cards:
            return state
        return campaign.concluded(self.figures, state, scoring.score(self.figures, state))
