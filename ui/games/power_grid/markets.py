# SPDX-License-Identifier: MIT
"""From a scene to both markets as they are shown. No Qt."""

from __future__ import annotations

from itertools import groupby

from core.games.power_grid import auction, fuel_market, moves
from core.games.power_grid.agenda import BuyFuel, OpenAuction
from core.games.power_grid.figures import FUELS
from core.games.power_grid.state import AUCTION, COAL, IN_MARKET, IN_STACK, OUT, URANIUM
from ui.games.grid.lights import market_light
from ui.games.grid.view import MarketView, PlantView
from ui.games.power_grid.plants import market_card
from ui.games.power_grid.promo_words import contracts_tip, contracts_words
from ui.games.power_grid.reasons import refusal
from ui.games.power_grid.scene import Scene
from ui.games.power_grid.view import Space, TrackView
from ui.games.power_grid.words import fuel_name, say
from ui.kit.light import Light

STEP3_BACK = "step3"
"""What is on top where no plant card is left above the Step 3 card."""


def market_view(scene: Scene) -> MarketView:
    """The plant market and the stack."""
    state = scene.state
    everything = state.step3_card == OUT
    count, top = stack_size(scene), stack_top(scene)
    return MarketView(
        current=tuple(_plant(scene, plant) for plant in state.current),
        future=tuple(_plant(scene, plant) for plant in state.future),
        current_title=say("market.all" if everything else "market.current"),
        future_title="" if everything else say("market.future"),
        top=top,
        stack=say("market.stack", count=count) if count else say("market.stack_empty"),
        stack_tip=stack_words(scene),
        waits="3" if state.step3_card == IN_MARKET else "",
        waits_tip=say("market.step3"),
        laid=bool(state.round or state.current),
        contracts=contracts(scene),
        contracts_tip=contracts_tip(state.contracts) if state.contracts else "",
    )


def contracts(scene: Scene) -> str:
    """The demolition contracts that lie open, while somebody can be paid for them."""
    found = scene.state.contracts
    if found is None or scene.state.phase != AUCTION or scene.over:
        return ""
    return contracts_words(found)


def stack_size(scene: Scene) -> int:
    """Face-down cards, the Step 3 card and what lies below it included."""
    stack = scene.state.stack
    rest = sum(count for _, count in stack.rest)
    below = len(stack.under) + 1 if scene.state.step3_card == IN_STACK else 0
    return bool(stack.top) + rest + below if scene.state.round or stack.rest else 0


def stack_top(scene: Scene) -> str:
    """The back that everybody sees, or empty."""
    top = scene.state.stack.top
    if top:
        return scene.rules.backs.get(top, top)
    on_top = scene.state.step3_card == IN_STACK and scene.state.round > 0
    return STEP3_BACK if on_top else ""


def stack_words(scene: Scene) -> str:
    """What everybody knows of the stack."""
    count = stack_size(scene)
    if not count:
        return say("market.stack_empty")
    top = stack_top(scene) or "card"
    words = say("stack.tip", count=count, top=say(f"stack.{top}"))
    if scene.state.step3_card == IN_STACK:
        words = f"{words} {say('stack.tip_step3')}"
    return words


def _plant(scene: Scene, plant: int) -> PlantView:
    opens = moves.open_auction(plant)
    light, why = market_light(scene, plant, opens, OpenAuction, refusal)
    least = auction.minimum(scene.rules, scene.state, plant)
    return market_card(scene.rules, plant, least, light, why)


def track_views(scene: Scene) -> tuple[TrackView, ...]:
    """The market of each fuel."""
    return tuple(_track(scene, fuel) for fuel in range(len(FUELS)))


def due(scene: Scene, fuel: int) -> int:
    """What the resupply of this Step brings, as far as the sheet says."""
    if fuel == URANIUM and scene.state.phased_out:
        return 0
    return scene.rules.restocking[fuel][scene.state.step - 1]


def track_words(scene: Scene, fuel: int) -> str:
    """The market of a fuel in words."""
    state = scene.state
    left = state.fuel_market[fuel]
    params: dict[str, int | str] = {
        "fuel": fuel_name(FUELS[fuel]),
        "supply": state.supply[fuel],
        "due": due(scene, fuel),
    }
    if not left:
        words = say("fuel.label_none", **params)
    else:
        price = fuel_market.price(scene.rules, state, fuel, 1)
        words = say("fuel.label", left=left, price=price, **params)
    store = scene.rules.map_rules.coal_store_price
    return f"{words}. {say('fuel.store', price=store)}" if fuel == COAL and store else words


def _track(scene: Scene, fuel: int) -> TrackView:
    name = FUELS[fuel]
    light, why = Light.PLAIN, ""
    if isinstance(scene.head, BuyFuel) and scene.acting:
        light, why = scene.light(moves.buy(name, 1), refusal)
    left = scene.state.fuel_market[fuel]
    return TrackView(
        name,
        fuel_name(name),
        _spaces(scene, fuel),
        say("fuel.note", left=left, due=due(scene, fuel)),
        track_words(scene, fuel),
        light,
        why,
    )


def _spaces(scene: Scene, fuel: int) -> tuple[Space, ...]:
    prices = scene.rules.tables.fuels[fuel].prices
    first = len(prices) - scene.state.fuel_market[fuel]
    bought = sum(int(move.args[1]) for move in scene.bought if move.args[0] == FUELS[fuel])
    spaces, start = [], 0
    for price, group in groupby(prices):
        places = len(tuple(group))
        end = start + places
        tokens = max(0, end - max(start, first))
        taken = max(0, min(end, first) - max(start, first - bought))
        spaces.append(Space(price, places, tokens, taken))
        start = end
    return tuple(spaces)
