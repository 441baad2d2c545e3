# SPDX-License-Identifier: MIT
"""What the options of a new table mean: a card with its price, and whose figures these are."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from core.contract import Game
from core.games.power_grid_card_game.game import PowerGridCardGame
from core.games.power_grid_card_game.rules import Rules
from core.terms import Options
from ui.games.game_kit import Preview
from ui.games.power_grid_card_game import resource_face
from ui.games.power_grid_card_game.view import CardView
from ui.games.power_grid_card_game.words import CONTEXT, fuel_name
from ui.i18n.sentences import QT_TRANSLATE_NOOP, Sentences
from ui.style import theme

TEXTS = {
    "price": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "{units} {fuel} in the column of {column} cost {price}."
    ),
    "trust": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "The Trust is a third company that takes plants and fuel."
    ),
    "house": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "House figures: plants and cards are ours, the printed ones not public.",
    ),
    "demolition": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "The Demolition Contractor is a house variant."
    ),
}
_text = Sentences(CONTEXT, TEXTS).say


def of(game: Game, options: Options, seats: int, size: QSize, ratio: float) -> Preview:
    """The fullest card of the deck in the second dearest column, with what it costs."""
    assert isinstance(game, PowerGridCardGame)
    rules = game.rules_of(options, seats)
    card = max(rules.deck, key=lambda found: rules.cards[found].units)
    figures = rules.cards[card]
    column = rules.prices[-2]
    price = column if rules.per_card else column * figures.units
    units = figures.units
    view = CardView(card, figures.fuel, units, units, units, figures.symbol, price)
    return Preview(_picture(view, size, ratio), _caption(game, rules, view, column))


def _caption(game: Game, rules: Rules, view: CardView, column: int) -> str:
    fuel = fuel_name(view.fuel)
    parts = [
        _text("price", units=view.units, fuel=fuel, column=column, price=view.price),
    ]
    if rules.trust:
        parts.append(_text("trust"))
    if rules.contracts:
        parts.append(_text("demolition"))
    if game.house_figures:
        parts.append(_text("house"))
    return " ".join(parts)


def _picture(view: CardView, size: QSize, ratio: float) -> QPixmap:
    """The card alone, as large as it goes."""
    look = theme.current()
    width, height = look.size(resource_face.WIDTH), look.size(resource_face.HEIGHT)
    factor = min(size.width() / width, size.height() / height)
    pixmap = QPixmap(QSize(round(width * factor), round(height * factor)) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.scale(factor, factor)
    resource_face.paint_card(painter, QRectF(0, 0, width, height), view, look)
    painter.end()
    return pixmap
