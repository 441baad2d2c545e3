# SPDX-License-Identifier: MIT
"""The rules of 13 Minutes as one object: which phase answers for the head of the agenda."""

from __future__ import annotations

from typing import ClassVar

from core.agenda_game import (
    AgendaGame,
    AutomaticSteps,
    Deals,
    Decisions,
    Draws,
    Openings,
    Seals,
    Shuffles,
)
from core.figures import Source
from core.games.thirteen_minutes import agenda as tasks
from core.games.thirteen_minutes import (
    bidding,
    course,
    events,
    last_cards,
    moves,
    notes,
    orders,
    play,
    reading,
    setup,
    tallies,
)
from core.games.thirteen_minutes.figures import Figures
from core.games.thirteen_minutes.reading import MAX_STEPS, MAX_ZONES
from core.games.thirteen_minutes.rules import Rules, offered
from core.games.thirteen_minutes.state import State, deck_name
from core.terms import Event, Move, Note, Option, Options, Over

_PLAYS = 10
_EVENT = MAX_STEPS * MAX_ZONES
_PER_PLAY = 1 + 1 + 1 + _EVENT + 1 + 1
"""A play: the card, its face, yes or no, the event, the order, the card drawn."""
_PER_GAME = 1 + 2 + bidding.LAST_TIE + 1 + 1 + _PLAYS * _PER_PLAY + 3
"""Shuffle, hands, bids, decider, who begins, the plays, Cuba and the last cards."""


class ThirteenMinutes(AgendaGame[Rules, State]):
    """13 Minutes for two, as a single game or a campaign."""

    name = "thirteen_minutes"
    rules_version = 1
    seat_counts = (2,)
    state_type = State
    source: ClassVar[Source | None] = reading
    max_events = 1 + course.MAX_GAMES * _PER_GAME + 1
    """The sides, the games, and somebody who leaves."""
    max_chance = 1 + 2 * course.MAX_GAMES

    figures: Figures

    decisions: ClassVar[Decisions] = {
        tasks.ChooseFirst: (bidding.first_choices, bidding.chosen_first),
        tasks.PlayCard: (play.choices, course.played),
        tasks.OfferEvent: (play.answers, play.answered),
        tasks.UseCard: (play.uses, play.used),
        tasks.GiveOrder: (orders.choices, orders.given),
        tasks.CarryOut: (events.choices, events.carried_out),
    }
    seals: ClassVar[Seals] = {
        tasks.SealBids: (bidding.choices, bidding.check, bidding.unsealed),
    }
    draws: ClassVar[Draws] = {
        tasks.DrawSides: (setup.chance_of_sides, setup.sides_drawn),
        tasks.DrawDecider: (bidding.chance_of_decider, bidding.decider_drawn),
    }
    shuffles: ClassVar[Shuffles] = {
        tasks.LayDeck: (setup.shuffle, setup.deck_laid),
    }
    deals: ClassVar[Deals] = {
        tasks.DealHand: (setup.hand, setup.hand_dealt),
        tasks.DrawCard: (play.next_card, play.card_drawn),
        tasks.CarryOut: (events.peek, events.peeked),
    }
    openings: ClassVar[Openings] = {
        tasks.TurnUp: (play.card_to_turn, play.turned_up),
        tasks.TurnCuba: (last_cards.cuba_to_turn, last_cards.cuba_turned),
        tasks.RevealLast: (last_cards.last_card, last_cards.revealed),
    }
    automatic: ClassVar[AutomaticSteps] = {
        tasks.CarryOut: events.settle,
        tasks.StartPlays: course.start_plays,
        tasks.EndGame: course.end_game,
    }

    def options(self, seats: int, chosen: Options = ()) -> tuple[Option, ...]:
        """Who is which side, a decider for ties, a swap in campaigns (section 14)."""
        return offered(chosen)

    def setup(self, options: Options, seats: int) -> State:
        """The state before the first event."""
        return course.start(self.rules_of(options, seats), options)

    def new_rules(self, options: Options, seats: int) -> Rules:
        """The figures themselves."""
        return self.figures

    def over(self, state: State) -> Over:
        """Who won the game, or the campaign (sections 9 and 10)."""
        return course.over(self.rules(state), state)

    def scores(self, state: State) -> tuple[int, ...]:
        """Points of the campaign or of the last scored game."""
        return course.scores(state)

    def tallies(self, state: State) -> tuple[tuple[str, str], ...]:
        """Which side won each game and why."""
        return tallies.of(state)

    def spent_decks(self, state: State) -> tuple[str, ...]:
        """The decks of the games before this one: each game has its own (section 10)."""
        return tuple(deck_name(game) for game in range(1, state.game))

    def caretaker(self, state: State, seat: int) -> Move:
        """The move that changes least: bid nothing, decline, stop, order nothing."""
        offered = self.choices(state, seat)
        passive = (moves.DECLINE, moves.USE_ORDER, moves.NO_ORDER, moves.PASS)
        return next((move for move in passive if move in offered), offered[0])

    def notes(self, before: State, event: Event, after: State) -> tuple[Note, ...]:
        """The public log lines of an event."""
        return notes.of(self, before, event, after)
