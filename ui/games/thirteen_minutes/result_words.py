# SPDX-License-Identifier: MIT
"""The sentences of the scoring, step by step."""

from __future__ import annotations

from ui.games.thirteen_minutes.words import CONTEXT
from ui.i18n.sentences import QT_TRANSLATE_NOOP, Sentences

STEPS = {
    "territory": QT_TRANSLATE_NOOP("ThirteenMinutes", "Territory"),
    "territory.cubes": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{zone}: {name}, cubes {us}–{ussr}, {points}"
    ),
    "territory.sphere": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{zone}: {name}, own sphere at {us}–{ussr}, {points}"
    ),
    "territory.nobody": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{zone}: nobody, {us}–{ussr} in the neutral area"
    ),
    "territory.note": QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Who has more cubes controls a zone (US–USSR); level, the sphere decides.",
    ),
    "dominance": QT_TRANSLATE_NOOP("ThirteenMinutes", "Military dominance"),
    "dominance.text": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Cuba is {cuba}. Military zones: {first} {count0}, {second} {count1}."
    ),
    "epilogue": QT_TRANSLATE_NOOP("ThirteenMinutes", "Epilogue"),
    "epilogue.text": QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Last cards: {first} held {card0}, {second} held {card1}. Influence of the US {us}, of "
        "the USSR {ussr}, whoever held them.",
    ),
    "war": QT_TRANSLATE_NOOP("ThirteenMinutes", "Nuclear war"),
    "war.same": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "The last cards are of one type, so each lies in its holder's sphere."
    ),
    "war.different": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "The last cards are of different types and lie in no sphere."
    ),
    "war.sphere": QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Sphere of {name}: {military} military, {political} political, {opinion} public opinion.",
    ),
    "war.caused": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{name} has {limit} or more of one type and caused nuclear war."
    ),
    "war.none": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Nobody has {limit} of one type: no nuclear war."
    ),
    "verdict": QT_TRANSLATE_NOOP("ThirteenMinutes", "Who wins"),
    "verdict.points": QT_TRANSLATE_NOOP("ThirteenMinutes", "{name} has more points."),
    "verdict.zones": QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Points are level. Zones in the own sphere: {first} {zones0}, {second} {zones1}. "
        "{name} wins.",
    ),
    "verdict.nuclear_war": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{name} wins whatever the points: only the other one caused the war."
    ),
    "verdict.void": QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Points and zones in the own sphere are level: the game is void and another one is played.",
    ),
    "campaign": QT_TRANSLATE_NOOP("ThirteenMinutes", "Campaign"),
    "campaign.game": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "Game {game}: {first} {points0}, {second} {points1}, won by {name}"
    ),
    "headline.won": QT_TRANSLATE_NOOP("ThirteenMinutes", "{name} wins"),
    "headline.shared": QT_TRANSLATE_NOOP("ThirteenMinutes", "Nobody wins"),
    "reason.points": QT_TRANSLATE_NOOP("ThirteenMinutes", "{headline} by points."),
    "reason.zones": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{headline} by zones in the own sphere, with points level."
    ),
    "reason.nuclear_war": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{headline}: the other one caused nuclear war."
    ),
    "reason.war_by_both": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{headline}: both caused nuclear war, and points decided."
    ),
    "reason.campaign_points": QT_TRANSLATE_NOOP("ThirteenMinutes", "{headline} the campaign."),
    "reason.latest_win": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{headline} the level campaign by the latest won game."
    ),
    "reason.extra_game": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{headline} the extra game, and with it the campaign."
    ),
    "reason.game_limit": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{headline}: no more games are played at this table."
    ),
    "reason.left": QT_TRANSLATE_NOOP(
        "ThirteenMinutes", "{headline}: the other one is out of the game."
    ),
}
tell = Sentences(CONTEXT, STEPS).say
"""A sentence of the scoring by its key, with its figures."""
