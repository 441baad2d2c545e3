# SPDX-License-Identifier: MIT
"""The sentences of the plain board itself by key; what a game is called is up to its `Words`."""

from __future__ import annotations

from collections.abc import Sequence

from ui.i18n.sentences import QT_TRANSLATE_NOOP, Sentences

LITERALS = {
    "prompt": QT_TRANSLATE_NOOP("PlainBoard", "Your decision: {what}"),
    "prompt.any": QT_TRANSLATE_NOOP("PlainBoard", "It is your decision."),
    "prompt.listed": QT_TRANSLATE_NOOP("PlainBoard", "{moves} moves are in the list."),
    "prompt.number": QT_TRANSLATE_NOOP("PlainBoard", "Pick a number on the table."),
    "waiting.nobody": QT_TRANSLATE_NOOP("PlainBoard", "Nobody decides now."),
    "waiting.one": QT_TRANSLATE_NOOP("PlainBoard", "{name} decides."),
    "waiting.many": QT_TRANSLATE_NOOP("PlainBoard", "{names} decide."),
    "choices": QT_TRANSLATE_NOOP("PlainBoard", "Your choices"),
    "range": QT_TRANSLATE_NOOP("PlainBoard", "{lowest} to {highest}"),
    "players": QT_TRANSLATE_NOOP("PlainBoard", "Players"),
    "table": QT_TRANSLATE_NOOP("PlainBoard", "The table"),
    "secrets": QT_TRANSLATE_NOOP("PlainBoard", "Seen by you alone"),
    "hidden.one": QT_TRANSLATE_NOOP("PlainBoard", "1 hidden card"),
    "hidden.many": QT_TRANSLATE_NOOP("PlainBoard", "{cards} hidden cards"),
    "note.move.made": QT_TRANSLATE_NOOP("PlainBoard", "{seat}: {move}"),
    "note.chance.drew": QT_TRANSLATE_NOOP("PlainBoard", "Chance gives {outcomes}"),
    "note.deck.shuffled": QT_TRANSLATE_NOOP("PlainBoard", "Shuffled: {deck}"),
    "note.deck.dealt": QT_TRANSLATE_NOOP("PlainBoard", "{seat} is dealt from {deck}: {cards}"),
    "note.deck.opened": QT_TRANSLATE_NOOP("PlainBoard", "Turned up from {deck}: {cards}"),
    "note.seat.left": QT_TRANSLATE_NOOP("PlainBoard", "{seat} is out of the game"),
    "yes": QT_TRANSLATE_NOOP("PlainBoard", "yes"),
    "no": QT_TRANSLATE_NOOP("PlainBoard", "no"),
    "what": QT_TRANSLATE_NOOP("PlainBoard", "What"),
    "how": QT_TRANSLATE_NOOP("PlainBoard", "How it stands"),
    "end": QT_TRANSLATE_NOOP("PlainBoard", "Why it ended: {reason}"),
    "wins.one": QT_TRANSLATE_NOOP("PlainBoard", "{name} wins"),
    "wins.many": QT_TRANSLATE_NOOP("PlainBoard", "{names} share the first place"),
    "seats.one": QT_TRANSLATE_NOOP("PlainBoard", "{seats} players"),
    "seats.many": QT_TRANSLATE_NOOP("PlainBoard", "{fewest} to {most} players"),
    "bot.random": QT_TRANSLATE_NOOP("PlainBoard", "Random: any legal move"),
}


SENTENCES = Sentences("PlainBoard", LITERALS)

say = SENTENCES.say
"""A sentence with its gaps filled."""


def listed(parts: Sequence[str]) -> str:
    """Several things in one text."""
    return ", ".join(parts)
