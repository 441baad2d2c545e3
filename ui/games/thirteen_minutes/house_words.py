# SPDX-License-Identifier: MIT
"""The English words of the house cards, marked for translation.

The words themselves are in the figures; here they stand so that the catalogues
of other languages have them. Spanish comes with the figures.
"""

from __future__ import annotations

from ui.i18n.sentences import QT_TRANSLATE_NOOP

NAMES = (
    QT_TRANSLATE_NOOP("ThirteenMinutes", "Quarantine line"),
    QT_TRANSLATE_NOOP("ThirteenMinutes", "Bombers aloft"),
    QT_TRANSLATE_NOOP("ThirteenMinutes", "Quiet deal over Turkey"),
    QT_TRANSLATE_NOOP("ThirteenMinutes", "Allies rally"),
    QT_TRANSLATE_NOOP("ThirteenMinutes", "Photographs on the easel"),
    QT_TRANSLATE_NOOP("ThirteenMinutes", "Launchers operational"),
    QT_TRANSLATE_NOOP("ThirteenMinutes", "Submarines below the line"),
    QT_TRANSLATE_NOOP("ThirteenMinutes", "Two letters"),
    QT_TRANSLATE_NOOP("ThirteenMinutes", "Pressure on Berlin"),
    QT_TRANSLATE_NOOP("ThirteenMinutes", "Havana broadcasts"),
    QT_TRANSLATE_NOOP("ThirteenMinutes", "Observers between the lines"),
    QT_TRANSLATE_NOOP("ThirteenMinutes", "Secretary-General's plea"),
    QT_TRANSLATE_NOOP("ThirteenMinutes", "Press leak"),
)

EVENTS = (
    QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Pick one zone (Cuba allowed). Take up to 3 USSR cubes off it; they go back to "
        "the USSR supply. The zone stays where it is.",
    ),
    QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Put up to 4 of your cubes on one face-up military zone (this very card "
        "qualifies). It moves one step towards you as usual.",
    ),
    QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Move any number of your own cubes from one zone to one other zone. Neither zone moves.",
    ),
    QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Shift up to two face-up zones one step each towards the USSR sphere. No cubes change.",
    ),
    QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Look secretly at the Cuba card. Then put 1 of your cubes on each of up to two "
        "different zones; each moves one step towards you.",
    ),
    QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Pick one zone (Cuba allowed). Take up to 3 US cubes off it; they go back to the "
        "US supply. The zone stays where it is.",
    ),
    QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Shift up to two face-up zones one step each towards the US sphere. No cubes change.",
    ),
    QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Return up to two zones (Cuba allowed) to the neutral area. Cubes stay on them.",
    ),
    QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Pick one zone holding at least one cube. Both players take all their cubes back "
        "from it; then put that zone in any of the three areas.",
    ),
    QT_TRANSLATE_NOOP(
        "ThirteenMinutes",
        "Look at the enemy's hand. Then carry out one order worth up to 2.",
    ),
)
