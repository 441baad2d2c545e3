# SPDX-License-Identifier: MIT
"""From a scene to the plant market, the open contracts and the signs over the board. No Qt."""

from __future__ import annotations

from core.games.power_grid_card_game import moves
from core.games.power_grid_card_game.agenda import OpenAuction
from core.games.power_grid_card_game.state import IN_MARKET, IN_STACK, OUT
from ui.games.grid.lights import market_light
from ui.games.grid.view import MarketView, PlantView
from ui.games.power_grid_card_game.plants import market_card
from ui.games.power_grid_card_game.reasons import refusal
from ui.games.power_grid_card_game.scene import Scene
from ui.games.power_grid_card_game.view import ContractsView, Sign
from ui.games.power_grid_card_game.words import say

END_BACK = "end"
"""What is on top where no plant is left above the "one more round" card."""


def market_view(scene: Scene) -> MarketView:
    """Both rows of plants and the stack."""
    state = scene.state
    everything = state.end_card == OUT
    count = stack_size(scene)
    return MarketView(
        current=tuple(_plant(scene, plant) for plant in state.current),
        future=tuple(_plant(scene, plant) for plant in state.future),
        current_title=say("market.all" if everything else "market.current"),
        future_title="" if everything else say("market.future"),
        top=stack_top(scene),
        stack=say("market.stack", count=count, top=_top(scene)) if count else _empty(),
        stack_tip=stack_words(scene),
        waits=say("market.waits") if state.end_card == IN_MARKET else "",
        waits_tip=say("market.waits_tip"),
        laid=bool(state.drawn),
    )


def stack_size(scene: Scene) -> int:
    """Face-down cards, the "one more round" card and what lies below it included."""
    stack = scene.state.stack
    if not scene.state.drawn:
        return 0
    below = len(stack.under) + 1 if scene.state.end_card == IN_STACK else 0
    return bool(stack.top) + sum(count for _, count in stack.rest) + below


def stack_top(scene: Scene) -> str:
    """The back that everybody sees, or empty."""
    top = scene.state.stack.top
    if top:
        return scene.rules.backs.get(top, top)
    on_top = scene.state.end_card == IN_STACK and scene.state.round > 0
    return END_BACK if on_top else ""


def stack_words(scene: Scene) -> str:
    """What everybody knows of the stack."""
    count = stack_size(scene)
    if not count:
        return _empty()
    words = say("stack.tip", count=count, top=_top(scene))
    if scene.state.end_card == IN_STACK:
        words = f"{words} {say('stack.tip_end')}"
    return words


def _top(scene: Scene) -> str:
    return say(f"stack.{stack_top(scene) or 'card'}")


def _empty() -> str:
    return say("market.stack_empty")


def _plant(scene: Scene, plant: str) -> PlantView:
    opens = moves.open_auction(plant)
    light, why = market_light(scene, plant, opens, OpenAuction, refusal)
    return market_card(scene.rules, plant, scene.least(plant), light, why)


def contracts_view(scene: Scene) -> ContractsView | None:
    """The open contracts, where the house variant is played."""
    contracts = scene.state.contracts
    if contracts is None:
        return None
    values = contracts.open
    note = say("contracts.pay", sum=sum(values)) if values else say("contracts.none")
    return ContractsView(say("contracts.title"), values, note, say("contracts.tip"))


def last_sign(scene: Scene) -> Sign:
    """The last round, or that one more is to come."""
    if scene.state.last and not scene.over:
        return Sign(say("last.now"), say("last.now_tip"))
    if scene.one_more:
        return Sign(say("last.next"), say("last.next_tip"))
    return Sign()


def house_sign(scene: Scene) -> Sign:
    """That the figures are ours, where they are."""
    if not scene.game.house_figures:
        return Sign()
    return Sign(say("house"), say("house.tip"))
