# SPDX-License-Identifier: MIT
"""Moves and log lines in words."""

from __future__ import annotations

from core.games.power_grid_card_game.agenda import RunPlants
from core.games.power_grid_card_game.resource_market import column
from core.terms import Move, Note
from ui.games.power_grid_card_game.cards import surplus_words
from ui.games.power_grid_card_game.desks import kept_units, run_plants
from ui.games.power_grid_card_game.plants import fuel_words, plant_name, plant_names, plant_words
from ui.games.power_grid_card_game.scene import Scene
from ui.games.power_grid_card_game.words import fuel_name, say, translated
from ui.i18n.sentences import QT_TRANSLATE_NOOP

MOVES = {
    "open": QT_TRANSLATE_NOOP("PowerGridCardGame", "Auction {plant}, from {minimum}"),
    "opt_out": QT_TRANSLATE_NOOP("PowerGridCardGame", "Buy no plant this round"),
    "bid": QT_TRANSLATE_NOOP("PowerGridCardGame", "Bid {price}"),
    "drop": QT_TRANSLATE_NOOP("PowerGridCardGame", "Drop out of this auction"),
    "scrap": QT_TRANSLATE_NOOP("PowerGridCardGame", "Scrap {plant}"),
    "keep": QT_TRANSLATE_NOOP("PowerGridCardGame", "Keep {fuel}"),
    "buy": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Buy {units} {fuel} from column {column} for {price}"
    ),
    "buy.alike": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "Buy {units} {fuel} from column {column} for {price}, card {place} of these",
    ),
    "run": QT_TRANSLATE_NOOP("PowerGridCardGame", "Run {plants}, burn {fuel}: earn {income}"),
    "done.buy": QT_TRANSLATE_NOOP("PowerGridCardGame", "Buy no more resources"),
    "done.run": QT_TRANSLATE_NOOP("PowerGridCardGame", "Run nothing"),
}

NOTES = {
    "auction.opened": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "{name} puts plant {plant} up for auction."
    ),
    "auction.bid": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name} bids {price}."),
    "auction.dropped": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name} drops out of plant {plant}."),
    "auction.opted_out": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name} buys no plant this round."),
    "auction.scrapped": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name} scraps plant {plant}."),
    "auction.bought": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "{name} buys plant {plant} for {price}."
    ),
    "auction.discount": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "The discount token lies on plant {plant}: minimum bid 1."
    ),
    "trust.took_plant": QT_TRANSLATE_NOOP("PowerGridCardGame", "The Trust takes plant {plant}."),
    "trust.took_card": QT_TRANSLATE_NOOP("PowerGridCardGame", "The Trust takes {card}."),
    "demolition.turned": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "A demolition contract of {price} lies open (house variant)."
    ),
    "demolition.paid": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "The Demolition Contractor pays {name} {price} (house variant)."
    ),
    "resources.opened": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "The resource market opens with {cards}."
    ),
    "resources.bought": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name} buys {card} for {price}."),
    "resources.done": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name} buys no more resources."),
    "resources.given_up": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name} gives up {count} {fuel}."),
    "resources.single": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "A single goes on sale for 1: {card}."
    ),
    "resources.slid": QT_TRANSLATE_NOOP("PowerGridCardGame", "Into a cheaper column: {cards}."),
    "resources.entered": QT_TRANSLATE_NOOP("PowerGridCardGame", "New on the market: {cards}."),
    "resources.shuffled": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "The discards become the new deck, with so many cards left: {cards}."
    ),
    "bureaucracy.ran": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "{name} runs {plants} and earns {income}."
    ),
    "bureaucracy.idle": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name} runs nothing."),
    "order": QT_TRANSLATE_NOOP("PowerGridCardGame", "Order of players: {seats}."),
    "market.opened": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "The plant market opens with {plants}."
    ),
    "market.entered": QT_TRANSLATE_NOOP("PowerGridCardGame", "Plant {plant} enters the market."),
    "market.left": QT_TRANSLATE_NOOP("PowerGridCardGame", "Plant {plant} leaves the game."),
    "market.put_under": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Plant {plant} goes under the stack."
    ),
    "stack.back.small": QT_TRANSLATE_NOOP("PowerGridCardGame", "The next plant is a small one."),
    "stack.back.large": QT_TRANSLATE_NOOP("PowerGridCardGame", "The next plant is a large one."),
    "end_card": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", 'The "one more round" card comes up: the next round is the last.'
    ),
    "round": QT_TRANSLATE_NOOP("PowerGridCardGame", "Round {round}."),
    "last_round": QT_TRANSLATE_NOOP("PowerGridCardGame", "Round {round}, the last one."),
    "game.last_round": QT_TRANSLATE_NOOP("PowerGridCardGame", "The last round is played."),
    "seat.left": QT_TRANSLATE_NOOP("PowerGridCardGame", "{name} is out of the game."),
}


def of_move(scene: Scene, move: Move) -> str:
    """A move of whoever looks, in words; what it costs and brings where that can be said."""
    if move.verb == "done":
        key = "done.run" if isinstance(scene.head, RunPlants) else "done.buy"
        return translated(MOVES[key])
    if move.verb == "buy":
        return _buy(scene, str(move.args[0]))
    if move.verb not in MOVES:
        return str(move)
    return translated(MOVES[move.verb]).format(**_params(scene, move))


def _params(scene: Scene, move: Move) -> dict[str, int | str]:
    match move:
        case Move("open", (str(plant),)):
            return {
                "plant": _lower(plant_words(scene.rules, plant)),
                "minimum": scene.least(plant),
            }
        case Move("scrap", (str(plant),)):
            return {"plant": _lower(plant_words(scene.rules, plant))}
        case Move("bid", (price,)):
            return {"price": price}
        case Move("keep", _):
            return {"fuel": fuel_words(kept_units(move))}
        case Move("run", _):
            return _run(scene, move)
    return {}


def _buy(scene: Scene, card: str) -> str:
    """A purchase; cards that look alike in one column are told apart by their place."""
    figures = scene.rules.cards[card]
    at = column(scene.state, card) or 0
    cards = scene.state.columns[at]
    alike = [other for other in cards if _looks(scene, other) == _looks(scene, card)]
    key = "buy.alike" if len(alike) > 1 else "buy"
    words = translated(MOVES[key]).format(
        units=figures.units,
        fuel=fuel_name(figures.fuel),
        column=scene.rules.prices[at],
        price=scene.price(card),
        place=alike.index(card) + 1 if card in alike else 1,
    )
    surplus = surplus_words(scene, card, scene.surplus(card))
    return f"{words}. {surplus}" if surplus else words


def _looks(scene: Scene, card: str) -> tuple[str, int]:
    figures = scene.rules.cards[card]
    return figures.fuel, figures.units


def _run(scene: Scene, move: Move) -> dict[str, int | str]:
    way = scene.rules.fleet(scene.own.plants).way(move)
    assert way is not None
    plants = plant_names(scene.rules, run_plants(scene, move))
    return {"plants": plants, "fuel": fuel_words(way.burnt), "income": way.output}


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]


def of_note(scene: Scene, note: Note) -> str:
    """A line of the public log in words."""
    params = dict(note.params)
    key = f"stack.back.{params['back']}" if note.key == "stack.back" else note.key
    if key not in NOTES:
        return key
    return translated(NOTES[key]).format(**_named(scene, params))


def _named(scene: Scene, params: dict[str, int | str]) -> dict[str, int | str]:
    """The parameters of a note with players, plants and cards by name."""
    named = dict(params)
    rules = scene.rules
    if "seat" in params:
        named["name"] = scene.name(int(params["seat"]))
    if "plant" in params:
        named["plant"] = plant_name(rules, str(params["plant"]))
    if "plants" in params:
        named["plants"] = plant_names(rules, tuple(str(params["plants"]).split()))
    if "card" in params:
        named["card"] = _card(scene, str(params["card"]))
    if isinstance(params.get("cards"), str):
        named["cards"] = ", ".join(_card(scene, card) for card in str(params["cards"]).split())
    if "fuel" in params:
        named["fuel"] = fuel_name(str(params["fuel"]))
    if "seats" in params:
        seats = str(params["seats"]).split()
        named["seats"] = ", ".join(scene.name(int(seat)) for seat in seats)
    return named


def _card(scene: Scene, card: str) -> str:
    figures = scene.rules.cards[card]
    return say("card.whole", units=figures.units, fuel=fuel_name(figures.fuel))
