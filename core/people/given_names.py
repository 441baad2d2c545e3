# SPDX-License-Identifier: MIT
"""What bots are called: given names, so that a line of the log says which one it was.

Short ones that read the same in every language of the window. Which bots are called what
follows from a seed, so that everybody who plays a match again meets the same ones.
"""

from __future__ import annotations

from collections.abc import Collection

from core.chance import Stream, derive

GIVEN_NAMES = (
    *("Alba", "Alma", "Axel", "Bea", "Bela", "Carla", "Cleo", "Dario", "Dora", "Edda", "Elias"),
    *("Elsa", "Enzo", "Fabio", "Flora", "Gina", "Gregor", "Hanna", "Hugo", "Ida", "Ines", "Ivo"),
    *("Jana", "Jonas", "Kai", "Klara", "Lena", "Livia", "Luca", "Marta", "Milo", "Mina", "Nadia"),
    *("Nils", "Olga", "Oskar", "Paula", "Pia", "Rafael", "Rita", "Samuel", "Selma", "Sofia"),
    *("Tara", "Teo", "Tilda", "Ulla", "Vera", "Viktor", "Wanda", "Xenia", "Yara", "Zoe"),
)


def unused(seed: bytes, taken: Collection[str]) -> str:
    """The first name, in the order of this seed, that nobody at the table has.

    None is part of another person's, so that "Ida" is not there beside "Ida Maria".
    """
    others = {word for name in taken for word in name.casefold().split()}
    order = Stream(derive(seed, "given names")).shuffled(GIVEN_NAMES)
    return next((name for name in order if name.casefold() not in others), order[0])
