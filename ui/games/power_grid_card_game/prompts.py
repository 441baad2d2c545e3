# SPDX-License-Identifier: MIT
"""What the game waits for, in one sentence, and the buttons that answer it. No Qt."""

from __future__ import annotations

from collections.abc import Callable

from core.games.grid.plant_auctions import FIRST_ROUND
from core.games.power_grid_card_game import agenda as tasks
from core.games.power_grid_card_game import moves
from ui.games.grid import bidding
from ui.games.grid.asking import keep_prompt, open_prompt
from ui.games.grid.picked import Picked
from ui.games.grid.running import chosen_of
from ui.games.power_grid_card_game import desks, running
from ui.games.power_grid_card_game.plants import plant_name
from ui.games.power_grid_card_game.prompt_words import ask
from ui.games.power_grid_card_game.scene import Scene
from ui.games.shown import Answer, Prompt


def prompt(scene: Scene, picked: Picked) -> Prompt:
    """The prompt for whoever looks."""
    if not scene.acting:
        return _waiting(scene)
    return _ASKS[type(scene.head)](scene, picked)


def _open(scene: Scene, picked: Picked) -> Prompt:
    return open_prompt(scene, ask, _open_detail(scene))


def _open_detail(scene: Scene) -> str:
    state = scene.state
    if all(seat in state.finished or seat == scene.seat for seat in state.order):
        return ask("open.last")
    if state.last:
        return ask("open.last_round")
    return ask("open.first_round") if state.round == FIRST_ROUND else ""


def _bid(scene: Scene, picked: Picked) -> Prompt:
    return bidding.prompt(scene, picked.bid)


def _scrap(scene: Scene, picked: Picked) -> Prompt:
    detail = ask("scrap.detail")
    if paid := scene.contract_sum():
        detail = f"{ask('scrap.paid', sum=paid)} {detail}"
    return Prompt(ask("scrap.prompt", limit=scene.rules.settings.plant_limit), (), detail)


def _keep(scene: Scene, picked: Picked) -> Prompt:
    return keep_prompt(ask("keep.prompt"), picked, desks.keep_words)


def _buy(scene: Scene, picked: Picked) -> Prompt:
    assert scene.seat is not None
    label = ask("buy.done", price=scene.spent) if scene.bought else ask("buy.none")
    detail, costs = "", False
    if scene.own.plants:
        key = "buy.scores" if scene.state.last else "buy.runs"
        now, most = scene.now(scene.seat), scene.most(scene.seat)
        detail = ask(key, now=now, most=most)
        costs = now < most and any(move.verb == "buy" for move in scene.legal)
    return Prompt(ask("buy.prompt"), (Answer(label, moves.DONE, primary=not costs),), detail)


def _run(scene: Scene, picked: Picked) -> Prompt:
    best = picked.found[0]
    chosen = chosen_of(picked.found, picked.chosen)
    label = ask("run.idle")
    if chosen.plants:
        plants = running.plants_words(scene, chosen)
        label = ask("run.run", plants=plants, income=chosen.income)
    loss = best.income - chosen.income
    detail = ask("run.loss", loss=loss)
    if not loss:
        detail = ask("run.mix") if running.mixed(scene) else ""
        if chosen == best and not detail:
            detail = ask("run.best")
    return Prompt(ask("run.prompt"), (Answer(label, chosen.move, primary=not loss),), detail)


_ASKS: dict[type, Callable[[Scene, Picked], Prompt]] = {
    tasks.OpenAuction: _open,
    tasks.Bidding: _bid,
    tasks.ScrapPlant: _scrap,
    tasks.KeepFuel: _keep,
    tasks.BuyResources: _buy,
    tasks.RunPlants: _run,
}

_WAITS: dict[type, str] = {
    tasks.OpenAuction: "wait.open",
    tasks.Bidding: "wait.bid",
    tasks.ScrapPlant: "wait.scrap",
    tasks.KeepFuel: "wait.keep",
    tasks.BuyResources: "wait.buy",
    tasks.RunPlants: "wait.run",
}


def _waiting(scene: Scene) -> Prompt:
    if scene.over:
        return Prompt(ask("over"))
    if not scene.waited_for:
        return Prompt(ask("wait.chance"))
    names = ", ".join(scene.name(seat) for seat in scene.waited_for)
    plant = getattr(scene.head, "plant", "")
    named = plant_name(scene.rules, plant) if plant else ""
    return Prompt(ask(_WAITS.get(type(scene.head), "wait"), name=names, plant=named))
