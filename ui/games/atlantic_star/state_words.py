# SPDX-License-Identifier: MIT
"""The board as a table of words, the twin of the picture for a screen reader. No Qt."""

from __future__ import annotations

from ui.games.atlantic_star.classes import class_board
from ui.games.atlantic_star.companies import company_words
from ui.games.atlantic_star.offers import agency_view
from ui.games.atlantic_star.scene import NONE, Scene
from ui.games.atlantic_star.ships import in_order, ship_words
from ui.games.atlantic_star.words import say, stars_words
from ui.games.shown import StateRows


def table(scene: Scene) -> StateRows:
    """Players, agency and piles, the hands that may be seen, and each class with its plates."""
    rows = [(scene.name(seat), company_words(scene, seat)) for seat in range(scene.state.seats)]
    agency = agency_view(scene)
    offered = [pier.ship.label for pier in agency.piers if pier.ship is not None]
    rows.append((agency.title, _lines(offered)))
    rows.append((say("row.piles"), f"{agency.piles}. {agency.piles_tip}"))
    for seat in range(scene.state.seats):
        if scene.sees_hand(seat):
            held = in_order(scene, scene.state.players[seat].hand)
            words = [ship_words(scene, ship) for ship in held]
            rows.append((say("row.hand", name=scene.name(seat)), _lines(words)))
    board = class_board(scene, None, NONE)
    for each in board.classes:
        rows.append((say("row.class", stars=stars_words(each.stars)), each.label))
    if board.waiting:
        rows.append((board.waiting_title, board.waiting_label))
    return StateRows((say("column.what"), say("column.now")), tuple(rows))


def _lines(parts: list[str]) -> str:
    return "\n".join(parts) or say("none")
