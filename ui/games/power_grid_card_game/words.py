# SPDX-License-Identifier: MIT
"""The sentences of the table by key: what is shown and what it is called.

`say` is the one way in; every literal is marked for translation where it stands.
"""

from __future__ import annotations

from ui.i18n.sentences import QT_TRANSLATE_NOOP, Sentences

CONTEXT = "PowerGridCardGame"

SENTENCES = {
    # Names of things.
    "fuel.coal": QT_TRANSLATE_NOOP("PowerGridCardGame", "coal"),
    "fuel.gas": QT_TRANSLATE_NOOP("PowerGridCardGame", "gas"),
    "fuel.oil": QT_TRANSLATE_NOOP("PowerGridCardGame", "oil"),
    "fuel.uranium": QT_TRANSLATE_NOOP("PowerGridCardGame", "uranium"),
    "fuel.some": QT_TRANSLATE_NOOP("PowerGridCardGame", "{count} {fuel}"),
    "fuel.none": QT_TRANSLATE_NOOP("PowerGridCardGame", "no resources"),
    "trust": QT_TRANSLATE_NOOP("PowerGridCardGame", "The Trust"),
    "and": QT_TRANSLATE_NOOP("PowerGridCardGame", "{first} and {last}"),
    "plant.burns": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Plant {plant}: {amount} {fuel} earn {earnings} Elektro"
    ),
    "plant.free": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Plant {plant}: no resources, earns {earnings} Elektro"
    ),
    "plant.either": QT_TRANSLATE_NOOP("PowerGridCardGame", "{first} or {last}"),
    "plant.alike": QT_TRANSLATE_NOOP("PowerGridCardGame", "{plant} ({fuel})"),
    "plant.no_fuel": QT_TRANSLATE_NOOP("PowerGridCardGame", "no fuel"),
    "plant.discount": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "discount token: minimum bid {minimum}"
    ),
    "plant.minimum": QT_TRANSLATE_NOOP("PowerGridCardGame", "minimum bid {minimum}"),
    # The strip.
    "round": QT_TRANSLATE_NOOP("PowerGridCardGame", "Round {round}"),
    "round.none": QT_TRANSLATE_NOOP("PowerGridCardGame", "Set-up"),
    "phase.1": QT_TRANSLATE_NOOP("PowerGridCardGame", "Auction"),
    "phase.2": QT_TRANSLATE_NOOP("PowerGridCardGame", "Resources"),
    "phase.3": QT_TRANSLATE_NOOP("PowerGridCardGame", "Bureaucracy"),
    "phase.over": QT_TRANSLATE_NOOP("PowerGridCardGame", "Game over"),
    "strip.label": QT_TRANSLATE_NOOP("PowerGridCardGame", "{round}, {phase}. Order: {order}"),
    "strip.tip": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "Auctions go in this order, resources in reverse. Whoever earns most in a round is first "
        "in the next one.",
    ),
    "last.now": QT_TRANSLATE_NOOP("PowerGridCardGame", "Last round"),
    "last.next": QT_TRANSLATE_NOOP("PowerGridCardGame", "One more round"),
    "last.now_tip": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "The last round has auctions and resources only. Plants that can be fuelled then score "
        "what they earn.",
    ),
    "last.next_tip": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "The card is drawn: after this round there is one more, of auctions and resources only.",
    ),
    "house": QT_TRANSLATE_NOOP("PowerGridCardGame", "House figures"),
    "house.tip": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "The printed plants and resource cards are not public. This table plays with figures of "
        "our own; who has the game can load the printed ones.",
    ),
    # The plant market.
    "market.current": QT_TRANSLATE_NOOP("PowerGridCardGame", "Current plants"),
    "market.all": QT_TRANSLATE_NOOP("PowerGridCardGame", "Plants, all of them current"),
    "market.future": QT_TRANSLATE_NOOP("PowerGridCardGame", "Future plants"),
    "market.stack": QT_TRANSLATE_NOOP("PowerGridCardGame", "Stack {count}, on top {top}"),
    "market.stack_empty": QT_TRANSLATE_NOOP("PowerGridCardGame", "Stack empty"),
    "market.waits": QT_TRANSLATE_NOOP("PowerGridCardGame", "One more round"),
    "market.waits_tip": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        'The "one more round" card lies behind the plants. After the auctions it leaves with the '
        "lowest plant.",
    ),
    "stack.tip": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Face-down cards in the stack: {count}. On top: {top}."
    ),
    "stack.tip_end": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", 'The "one more round" card lies among them.'
    ),
    "stack.small": QT_TRANSLATE_NOOP("PowerGridCardGame", "a small plant"),
    "stack.large": QT_TRANSLATE_NOOP("PowerGridCardGame", "a large plant"),
    "stack.end": QT_TRANSLATE_NOOP("PowerGridCardGame", 'the "one more round" card'),
    "stack.card": QT_TRANSLATE_NOOP("PowerGridCardGame", "a card"),
    # The resource market.
    "columns.title": QT_TRANSLATE_NOOP("PowerGridCardGame", "Resource market"),
    "columns.note": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "Deck {deck} · discards {discards} · singles left {singles}"
    ),
    "columns.tip": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "Face down in the deck: {deck}. The next deck is made of the discards: {discards}. "
        "Single cards not in use: {singles}.",
    ),
    "columns.waiting": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "The ++ cards become discards when the deck is made anew."
    ),
    "column.unit": QT_TRANSLATE_NOOP("PowerGridCardGame", "per unit"),
    "column.card": QT_TRANSLATE_NOOP("PowerGridCardGame", "per card"),
    "column.singles": QT_TRANSLATE_NOOP("PowerGridCardGame", "singles"),
    "column.label": QT_TRANSLATE_NOOP("PowerGridCardGame", "Column of {price} Elektro"),
    "card.sale": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "{units} {fuel} in the column of {column}, for {price} Elektro"
    ),
    "card.sale_single": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "A single {fuel} in the column of {column}, for {price} Elektro"
    ),
    "card.held": QT_TRANSLATE_NOOP("PowerGridCardGame", "{units} {fuel} of {of}"),
    "card.whole": QT_TRANSLATE_NOOP("PowerGridCardGame", "{units} {fuel}"),
    "surplus.singles": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "You pay for {units} and keep {kept}: more does not fit. Singles of {fuel} that go on "
        "sale for it: {singles}.",
    ),
    "surplus.lost": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "You pay for {units} and keep {kept}: more does not fit. No single of {fuel} is left, so "
        "the rest is lost.",
    ),
    "surplus.both": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "You pay for {units} and keep {kept}: more does not fit. Singles of {fuel} that go on "
        "sale for it: {singles}; lost: {lost}.",
    ),
    # Demolition contracts.
    "contracts.title": QT_TRANSLATE_NOOP("PowerGridCardGame", "Demolition (house variant)"),
    "contracts.pay": QT_TRANSLATE_NOOP("PowerGridCardGame", "{sum} Elektro for the first to scrap"),
    "contracts.none": QT_TRANSLATE_NOOP("PowerGridCardGame", "none open this round"),
    "contracts.tip": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "The printed rule is not public; this one is ours. Each auction phase turns up a "
        "contract, and the first player to scrap a plant in it is paid all that lie open.",
    ),
    # What lies before a player.
    "company.label": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "{money} Elektro, {earned} earned in the last production, {plants}, {fuel}",
    ),
    "company.hidden": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "money hidden, {earned} earned in the last production, {plants}, {fuel}",
    ),
    "company.tip": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "Money, and what the plants would earn now with the resources below them.",
    ),
    "company.trust": QT_TRANSLATE_NOOP("PowerGridCardGame", "{plants}, {fuel}"),
    "company.trust_tip": QT_TRANSLATE_NOOP(
        "PowerGridCardGame",
        "The third company of a game of two. It takes plants and resources for nothing, has no "
        "money and wins nothing.",
    ),
    "company.plants": QT_TRANSLATE_NOOP("PowerGridCardGame", "plants {plants}"),
    "company.no_plants": QT_TRANSLATE_NOOP("PowerGridCardGame", "no plants"),
    "deeds.plant": QT_TRANSLATE_NOOP("PowerGridCardGame", "This round: took plant {plant}"),
    "deeds.none": QT_TRANSLATE_NOOP("PowerGridCardGame", "This round: nothing yet"),
    "deeds.both": QT_TRANSLATE_NOOP(
        "PowerGridCardGame", "This round: took plant {plant}, and {fuel}"
    ),
    "deeds.fuel": QT_TRANSLATE_NOOP("PowerGridCardGame", "This round: took {fuel}"),
    "fact.money": QT_TRANSLATE_NOOP("PowerGridCardGame", "Money"),
    "fact.earned": QT_TRANSLATE_NOOP("PowerGridCardGame", "Earned last"),
    "fact.now": QT_TRANSLATE_NOOP("PowerGridCardGame", "Can earn"),
    "fact.plants": QT_TRANSLATE_NOOP("PowerGridCardGame", "Plants"),
    "fact.fuel": QT_TRANSLATE_NOOP("PowerGridCardGame", "Resources"),
    "fact.hidden": QT_TRANSLATE_NOOP("PowerGridCardGame", "hidden"),
    # The state table.
    "column.what": QT_TRANSLATE_NOOP("PowerGridCardGame", "What"),
    "column.now": QT_TRANSLATE_NOOP("PowerGridCardGame", "Now"),
    "row.round": QT_TRANSLATE_NOOP("PowerGridCardGame", "Round"),
    "row.stack": QT_TRANSLATE_NOOP("PowerGridCardGame", "Stack"),
    "row.figures": QT_TRANSLATE_NOOP("PowerGridCardGame", "Figures"),
    "row.none": QT_TRANSLATE_NOOP("PowerGridCardGame", "none"),
    # One's own place.
    "desk.plants": QT_TRANSLATE_NOOP("PowerGridCardGame", "Your plants"),
    "desk.no_plants": QT_TRANSLATE_NOOP("PowerGridCardGame", "No plants yet."),
    "desk.pool": QT_TRANSLATE_NOOP("PowerGridCardGame", "Your resources"),
    "desk.no_pool": QT_TRANSLATE_NOOP("PowerGridCardGame", "No resources."),
    "desk.watch": QT_TRANSLATE_NOOP("PowerGridCardGame", "You are watching."),
}


_of_the_table = Sentences(CONTEXT, SENTENCES)
say = _of_the_table.say
"""A sentence of the table by its key, with its figures."""
translated = _of_the_table.translated
"""Any literal of this game in the language of whoever looks."""


def fuel_name(fuel: str) -> str:
    """A resource by name."""
    return say(f"fuel.{fuel}")
