# SPDX-License-Identifier: MIT
"""The sentences of the table by key: what is asked, what is shown, what is answered.

`say` is the one way in; every literal is marked for translation where it stands.
"""

from __future__ import annotations

from ui.i18n.sentences import QT_TRANSLATE_NOOP, Sentences

CONTEXT = "PowerGrid"

SENTENCES = {
    # Names of things.
    "fuel.coal": QT_TRANSLATE_NOOP("PowerGrid", "coal"),
    "fuel.oil": QT_TRANSLATE_NOOP("PowerGrid", "oil"),
    "fuel.garbage": QT_TRANSLATE_NOOP("PowerGrid", "garbage"),
    "fuel.uranium": QT_TRANSLATE_NOOP("PowerGrid", "uranium"),
    "fuel.some": QT_TRANSLATE_NOOP("PowerGrid", "{count} {fuel}"),
    "fuel.none": QT_TRANSLATE_NOOP("PowerGrid", "no fuel"),
    "trust": QT_TRANSLATE_NOOP("PowerGrid", "The Trust"),
    "and": QT_TRANSLATE_NOOP("PowerGrid", "{first} and {last}"),
    "cities.one": QT_TRANSLATE_NOOP("PowerGrid", "1 city"),
    "cities.many": QT_TRANSLATE_NOOP("PowerGrid", "{cities} cities"),
    "cities.park": QT_TRANSLATE_NOOP("PowerGrid", "{cities}, the Theme Park among them"),
    "city.houses": QT_TRANSLATE_NOOP("PowerGrid", "{city}, houses of {owners}"),
    "plant": QT_TRANSLATE_NOOP("PowerGrid", "plant {plant}"),
    "plant.burns": QT_TRANSLATE_NOOP("PowerGrid", "Plant {plant}: {amount} {fuel} for {cities}"),
    "plant.free": QT_TRANSLATE_NOOP("PowerGrid", "Plant {plant}: no fuel, for {cities}"),
    "plant.either": QT_TRANSLATE_NOOP("PowerGrid", "{first} or {last}"),
    "plant.any": QT_TRANSLATE_NOOP(
        "PowerGrid", "Plant {plant}: {amount} tokens of any fuel for {cities}"
    ),
    "plant.station": QT_TRANSLATE_NOOP("PowerGrid", "Transformer Station: {cities} more"),
    "plant.discount": QT_TRANSLATE_NOOP("PowerGrid", "discount token: minimum bid {minimum}"),
    "plant.minimum": QT_TRANSLATE_NOOP("PowerGrid", "minimum bid {minimum}"),
    "plant.stored": QT_TRANSLATE_NOOP("PowerGrid", "holds {fuel} of {room}"),
    # The strip.
    "round": QT_TRANSLATE_NOOP("PowerGrid", "Round {round}"),
    "round.none": QT_TRANSLATE_NOOP("PowerGrid", "Set-up"),
    "step": QT_TRANSLATE_NOOP("PowerGrid", "Step {step}"),
    "step.tip": QT_TRANSLATE_NOOP(
        "PowerGrid",
        "Step 2 begins after somebody connects {step2} cities; whoever connects {end} ends the "
        "game. In Step {step} a city holds {step} at most.",
    ),
    "phase.1": QT_TRANSLATE_NOOP("PowerGrid", "Order"),
    "phase.2": QT_TRANSLATE_NOOP("PowerGrid", "Auction"),
    "phase.3": QT_TRANSLATE_NOOP("PowerGrid", "Fuel"),
    "phase.4": QT_TRANSLATE_NOOP("PowerGrid", "Building"),
    "phase.5": QT_TRANSLATE_NOOP("PowerGrid", "Bureaucracy"),
    "strip.label": QT_TRANSLATE_NOOP("PowerGrid", "{round}, {step}, {phase}. Order: {order}"),
    "phase.over": QT_TRANSLATE_NOOP("PowerGrid", "Game over"),
    # The markets.
    "market.current": QT_TRANSLATE_NOOP("PowerGrid", "Current plants"),
    "market.all": QT_TRANSLATE_NOOP("PowerGrid", "Plants, all of them current"),
    "market.future": QT_TRANSLATE_NOOP("PowerGrid", "Future plants"),
    "market.stack": QT_TRANSLATE_NOOP("PowerGrid", "Stack {count}"),
    "market.stack_empty": QT_TRANSLATE_NOOP("PowerGrid", "Stack empty"),
    "market.step3": QT_TRANSLATE_NOOP(
        "PowerGrid", "The Step 3 card is up: Step 3 begins after the auctions."
    ),
    "stack.tip": QT_TRANSLATE_NOOP("PowerGrid", "{count} face-down cards, {top} on top."),
    "stack.tip_step3": QT_TRANSLATE_NOOP("PowerGrid", "The Step 3 card lies among them."),
    "stack.plug": QT_TRANSLATE_NOOP("PowerGrid", "a plug"),
    "stack.socket": QT_TRANSLATE_NOOP("PowerGrid", "a socket"),
    "stack.card": QT_TRANSLATE_NOOP("PowerGrid", "a card"),
    "stack.step3": QT_TRANSLATE_NOOP("PowerGrid", "the Step 3 card"),
    "fuel.title": QT_TRANSLATE_NOOP("PowerGrid", "Fuel market"),
    "fuel.note": QT_TRANSLATE_NOOP("PowerGrid", "{left}  +{due}"),
    "fuel.label": QT_TRANSLATE_NOOP(
        "PowerGrid",
        "{fuel}: {left} on the market, the next one for {price}, {supply} in the supply, {due} "
        "more after this round",
    ),
    "fuel.label_none": QT_TRANSLATE_NOOP(
        "PowerGrid", "{fuel}: sold out, {supply} in the supply, {due} more after this round"
    ),
    "fuel.store": QT_TRANSLATE_NOOP(
        "PowerGrid", "Once the coal market is empty, coal is bought from the store for {price}."
    ),
    # Promo cards and the Demolition Contractor.
    "promo.turned_up": QT_TRANSLATE_NOOP("PowerGrid", "Promo card: {card}"),
    "promo.label": QT_TRANSLATE_NOOP("PowerGrid", "{card}: {rule}"),
    "promo.holds": QT_TRANSLATE_NOOP("PowerGrid", "It holds {fuel} of {room}."),
    "promo.waits": QT_TRANSLATE_NOOP("PowerGrid", "It waits for the first plant."),
    "promo.house": QT_TRANSLATE_NOOP("PowerGrid", "A house of {name} lies on it."),
    "news.shortage": QT_TRANSLATE_NOOP("PowerGrid", "Shortage: {count} {fuel} left"),
    "news.surplus": QT_TRANSLATE_NOOP("PowerGrid", "Surplus: {count} {fuel} came"),
    "news.shortage_none": QT_TRANSLATE_NOOP("PowerGrid", "Shortage: nothing to leave"),
    "news.surplus_none": QT_TRANSLATE_NOOP("PowerGrid", "Surplus: nothing to come"),
    "demolition.none": QT_TRANSLATE_NOOP("PowerGrid", "Demolition (house rule): no contract"),
    "demolition.one": QT_TRANSLATE_NOOP("PowerGrid", "Demolition (house rule): {sum}"),
    "demolition.many": QT_TRANSLATE_NOOP(
        "PowerGrid", "Demolition (house rule): {count} contracts, {sum}"
    ),
    "demolition.each": QT_TRANSLATE_NOOP("PowerGrid", "Open contracts: {each}."),
    "demolition.open": QT_TRANSLATE_NOOP("PowerGrid", "Demolition (house rule): {each} = {sum}"),
    "demolition.tip": QT_TRANSLATE_NOOP(
        "PowerGrid",
        "Demolition Contractor, a house rule of ours and not the printed variant: a contract is "
        "turned up as each auction phase begins. The first player in it who scraps a plant is "
        "paid all that lie open.",
    ),
    # What lies before a player.
    "company.label": QT_TRANSLATE_NOOP(
        "PowerGrid", "{money} Elektro, {cities}, income if all run {income}, {plants}"
    ),
    "company.hidden": QT_TRANSLATE_NOOP(
        "PowerGrid", "money hidden, {cities}, income if all run {income}, {plants}"
    ),
    "company.trust": QT_TRANSLATE_NOOP("PowerGrid", "{cities}, {plants}"),
    "company.tip": QT_TRANSLATE_NOOP(
        "PowerGrid", "Money, cities, and the income if all plants with fuel run now."
    ),
    "company.plants": QT_TRANSLATE_NOOP("PowerGrid", "plants {plants}"),
    "company.no_plants": QT_TRANSLATE_NOOP("PowerGrid", "no plants"),
    "fact.money": QT_TRANSLATE_NOOP("PowerGrid", "Money"),
    "fact.cities": QT_TRANSLATE_NOOP("PowerGrid", "Cities"),
    "fact.income": QT_TRANSLATE_NOOP("PowerGrid", "Income if all run"),
    "fact.plants": QT_TRANSLATE_NOOP("PowerGrid", "Plants"),
    "fact.fuel": QT_TRANSLATE_NOOP("PowerGrid", "Fuel"),
    "fact.hidden": QT_TRANSLATE_NOOP("PowerGrid", "hidden"),
    # The state table.
    "column.what": QT_TRANSLATE_NOOP("PowerGrid", "What"),
    "column.now": QT_TRANSLATE_NOOP("PowerGrid", "Now"),
    "row.stack": QT_TRANSLATE_NOOP("PowerGrid", "Stack"),
    "row.fuel": QT_TRANSLATE_NOOP("PowerGrid", "Market: {fuel}"),
    "row.round": QT_TRANSLATE_NOOP("PowerGrid", "Round"),
    "row.cities": QT_TRANSLATE_NOOP("PowerGrid", "Cities of {name}"),
    "row.regions": QT_TRANSLATE_NOOP("PowerGrid", "Regions in play"),
    "row.promos": QT_TRANSLATE_NOOP("PowerGrid", "Promo cards of {name}"),
    "row.news": QT_TRANSLATE_NOOP("PowerGrid", "Last promo card"),
    "row.demolition": QT_TRANSLATE_NOOP("PowerGrid", "Demolition contracts (house rule)"),
    "row.none": QT_TRANSLATE_NOOP("PowerGrid", "none"),
    # One's own place.
    "desk.yours": QT_TRANSLATE_NOOP("PowerGrid", "Your plants"),
    "desk.no_plants": QT_TRANSLATE_NOOP("PowerGrid", "No plants yet."),
    "desk.watch": QT_TRANSLATE_NOOP("PowerGrid", "You are watching."),
}


PLACES = (
    QT_TRANSLATE_NOOP("PowerGrid", "Germany"),
    QT_TRANSLATE_NOOP("PowerGrid", "USA"),
    QT_TRANSLATE_NOOP("PowerGrid", "Northwest"),
    QT_TRANSLATE_NOOP("PowerGrid", "Northeast"),
    QT_TRANSLATE_NOOP("PowerGrid", "East"),
    QT_TRANSLATE_NOOP("PowerGrid", "West"),
    QT_TRANSLATE_NOOP("PowerGrid", "Southwest"),
    QT_TRANSLATE_NOOP("PowerGrid", "Southeast"),
    QT_TRANSLATE_NOOP("PowerGrid", "South / Southeast"),
    QT_TRANSLATE_NOOP("PowerGrid", "South Central"),
    QT_TRANSLATE_NOOP("PowerGrid", "Midwest / Great Lakes"),
)
"""Maps and regions as the figures name them, for `translated`; cities keep their names."""


_of_the_table = Sentences(CONTEXT, SENTENCES)
say = _of_the_table.say
"""A sentence of the table by its key, with its figures."""
translated = _of_the_table.translated
"""Any literal of this game in the language of whoever looks."""


def cities(count: int) -> str:
    """So many cities."""
    return say("cities.one") if count == 1 else say("cities.many", cities=count)


def fuel_name(fuel: str) -> str:
    """A fuel by name."""
    return say(f"fuel.{fuel}")
