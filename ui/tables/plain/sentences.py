# SPDX-License-Identifier: MIT
"""The sentences of the plain table itself by key; what a game is called is up to its `Words`."""

from __future__ import annotations

from collections.abc import Sequence

from ui.i18n.sentences import QT_TRANSLATE_NOOP, Sentences

LITERALS = {
    "prompt": QT_TRANSLATE_NOOP("PlainTable", "Your decision: {what}"),
    "prompt.any": QT_TRANSLATE_NOOP("PlainTable", "It is your decision."),
    "prompt.listed": QT_TRANSLATE_NOOP("PlainTable", "{moves} moves are in the list."),
    "prompt.number": QT_TRANSLATE_NOOP("PlainTable", "Pick a number on the table."),
    "waiting.nobody": QT_TRANSLATE_NOOP("PlainTable", "Nobody decides now."),
    "waiting.one": QT_TRANSLATE_NOOP("PlainTable", "{name} decides."),
    "waiting.many": QT_TRANSLATE_NOOP("PlainTable", "{names} decide."),
    "choices": QT_TRANSLATE_NOOP("PlainTable", "Your choices"),
    "range": QT_TRANSLATE_NOOP("PlainTable", "{lowest} to {highest}"),
    "players": QT_TRANSLATE_NOOP("PlainTable", "Players"),
    "table": QT_TRANSLATE_NOOP("PlainTable", "The table"),
    "secrets": QT_TRANSLATE_NOOP("PlainTable", "Seen by you alone"),
    "hidden.one": QT_TRANSLATE_NOOP("PlainTable", "1 hidden card"),
    "hidden.many": QT_TRANSLATE_NOOP("PlainTable", "{cards} hidden cards"),
    "note.move.made": QT_TRANSLATE_NOOP("PlainTable", "{seat}: {move}"),
    "note.chance.drew": QT_TRANSLATE_NOOP("PlainTable", "Chance gives {outcomes}"),
    "note.deck.shuffled": QT_TRANSLATE_NOOP("PlainTable", "Shuffled: {deck}"),
    "note.deck.dealt": QT_TRANSLATE_NOOP("PlainTable", "{seat} is dealt from {deck}: {cards}"),
    "note.deck.opened": QT_TRANSLATE_NOOP("PlainTable", "Turned up from {deck}: {cards}"),
    "note.seat.left": QT_TRANSLATE_NOOP("PlainTable", "{seat} has left the table"),
    "yes": QT_TRANSLATE_NOOP("PlainTable", "yes"),
    "no": QT_TRANSLATE_NOOP("PlainTable", "no"),
    "what": QT_TRANSLATE_NOOP("PlainTable", "What"),
    "how": QT_TRANSLATE_NOOP("PlainTable", "How it stands"),
    "end": QT_TRANSLATE_NOOP("PlainTable", "Why it ended: {reason}"),
    "wins.one": QT_TRANSLATE_NOOP("PlainTable", "{name} wins"),
    "wins.many": QT_TRANSLATE_NOOP("PlainTable", "{names} share the first place"),
    "seats.one": QT_TRANSLATE_NOOP("PlainTable", "{seats} players"),
    "seats.many": QT_TRANSLATE_NOOP("PlainTable", "{fewest} to {most} players"),
    "bot.random": QT_TRANSLATE_NOOP("PlainTable", "Random: any legal move"),
}


SENTENCES = Sentences("PlainTable", LITERALS)

say = SENTENCES.say
"""A sentence with its gaps filled."""


def listed(parts: Sequence[str]) -> str:
    """Several things in one text."""
    return ", ".join(parts)
