# SPDX-License-Identifier: MIT
"""What the game waits for, in one sentence, and the buttons that answer it. No Qt."""

from __future__ import annotations

from collections.abc import Callable

from core.games.grid.bidding import Auction
from core.games.grid.plant_auctions import FIRST_ROUND
from core.games.power_grid import agenda as tasks
from core.games.power_grid import moves, supply
from core.games.power_grid.state import TRANSFORMER
from ui.games.grid.asking import keep_prompt, open_prompt
from ui.games.grid.running import chosen_of
from ui.games.power_grid import advice, bidding, desks, mixing, running
from ui.games.power_grid.picked import Picked
from ui.games.power_grid.plants import fuel_words
from ui.games.power_grid.promo_words import card_rule, connected_words
from ui.games.power_grid.prompt_words import ask
from ui.games.power_grid.scene import Scene
from ui.games.power_grid.words import cities
from ui.games.shown import Answer, Prompt

CLEAR_REGIONS = "regions.clear"
OLD_MIX = "mix.back"


def prompt(scene: Scene, picked: Picked) -> Prompt:
    """The prompt for whoever looks."""
    if not scene.acting:
        return _waiting(scene)
    return _ASKS[type(scene.head)](scene, picked)


def _pick_regions(scene: Scene, picked: Picked) -> Prompt:
    count = scene.rules.regions_in_play
    answers = []
    move = moves.regions(picked.regions)
    if move in scene.legal:
        answers.append(Answer(ask("regions.confirm"), move, primary=True))
    if picked.regions:
        answers.append(Answer(ask("regions.clear"), action=CLEAR_REGIONS))
    detail = ask("regions.chosen", chosen=len(picked.regions), count=count)
    return Prompt(ask("regions.pick", count=count), tuple(answers), detail)


def _draft_region(scene: Scene, picked: Picked) -> Prompt:
    chosen = scene.state.regions
    text = ask("region.pick" if chosen else "region.first")
    count = scene.rules.regions_in_play
    return Prompt(text, (), ask("region.left", chosen=len(chosen), count=count))


def _place_trust(scene: Scene, picked: Picked) -> Prompt:
    return Prompt(ask("trust.place"), (), ask("trust.detail"))


def _open(scene: Scene, picked: Picked) -> Prompt:
    others = [s for s in scene.state.order if s not in scene.state.finished and s != scene.seat]
    detail = "" if others else ask("open.last")
    if scene.state.round == FIRST_ROUND and others:
        detail = ask("open.first_round")
    return open_prompt(scene, ask, detail)


def _bid(scene: Scene, picked: Picked) -> Prompt:
    return bidding.prompt(scene, picked.bid)


def _scrap(scene: Scene, picked: Picked) -> Prompt:
    limit = scene.rules.thresholds.plant_limit
    contracts = scene.state.contracts
    detail = ask("scrap.detail")
    if contracts is not None and contracts.open:
        detail = f"{detail} {ask('scrap.paid', sum=sum(contracts.open))}"
    return Prompt(ask("scrap.prompt", limit=limit), (), detail)


def _place_station(scene: Scene, picked: Picked) -> Prompt:
    return Prompt(ask("station.prompt"), (), card_rule(scene.rules, TRANSFORMER))


def _keep(scene: Scene, picked: Picked) -> Prompt:
    return keep_prompt(ask("keep.prompt"), picked, desks.keep_words)


def _buy(scene: Scene, picked: Picked) -> Prompt:
    price = scene.spent
    label = ask("buy.done", price=price) if scene.bought else ask("buy.none")
    found = advice.fuel(scene)
    own = cities(scene.own.connected)
    detail = ""
    more = found.best > found.supplied
    idle = not found.supplied and any(move.verb == "buy" for move in scene.legal)
    if more:
        detail = ask(
            "buy.more", supplied=found.supplied, cities=own, price=found.price, best=found.best
        )
    elif scene.own.connected:
        detail = ask("buy.supplies", supplied=found.supplied, cities=own)
    return Prompt(
        ask("buy.prompt"), (Answer(label, moves.DONE, primary=not (more or idle)),), detail
    )


def _build(scene: Scene, picked: Picked) -> Prompt:
    price = scene.spent
    label = ask("build.done", price=price) if scene.built else ask("build.none")
    costs = False
    count = scene.own.connected
    supplied = supply.maximum(scene.rules, scene.own)
    detail = ask("buy.supplies", supplied=supplied, cities=cities(count)) if count else ""
    if (unbuilt := advice.unbuilt(scene)) is not None:
        detail = ask("build.more", more=cities(unbuilt[0]), price=unbuilt[1])
        costs = any(move.verb == "build" for move in scene.legal)
    if count >= scene.rules.thresholds.end_cities:
        detail = f"{ask('build.ends', cities=connected_words(scene.own))} {detail}"
    return Prompt(ask("build.prompt"), (Answer(label, moves.DONE, primary=not costs),), detail)


def _run(scene: Scene, picked: Picked) -> Prompt:
    best = picked.found[0]
    chosen = chosen_of(picked.found, picked.chosen)
    if lacking := mixing.lacks(chosen, picked.mix):
        back = Answer(ask("mix.back"), action=OLD_MIX, hint=fuel_words(chosen.mixed))
        return Prompt(ask("mix.prompt", count=lacking), (back,))
    label = ask("run.idle", income=chosen.income)
    if chosen.plants:
        plants = running.plants_words(scene, chosen)
        label = ask("run.run", plants=plants, income=chosen.income)
    loss = best.income - chosen.income
    detail = ask("run.loss", loss=loss) if loss else ""
    if chosen == best:
        detail = ask("run.best")
    return Prompt(ask("run.prompt"), (Answer(label, chosen.move, primary=not loss),), detail)


_ASKS: dict[type, Callable[[Scene, Picked], Prompt]] = {
    tasks.PickRegions: _pick_regions,
    tasks.DraftRegions: _draft_region,
    tasks.PlaceTrust: _place_trust,
    tasks.OpenAuction: _open,
    tasks.Bidding: _bid,
    tasks.CardAuction: _bid,
    tasks.PlaceStation: _place_station,
    tasks.ScrapPlant: _scrap,
    tasks.KeepFuel: _keep,
    tasks.BuyFuel: _buy,
    tasks.Build: _build,
    tasks.RunPlants: _run,
}

_WAITS: dict[type, str] = {
    tasks.PickRegions: "wait.regions",
    tasks.DraftRegions: "wait.regions",
    tasks.PlaceTrust: "wait.trust",
    tasks.OpenAuction: "wait.open",
    tasks.Bidding: "wait.bid",
    tasks.CardAuction: "wait.card",
    tasks.PlaceStation: "wait.station",
    tasks.ScrapPlant: "wait.scrap",
    tasks.KeepFuel: "wait.scrap",
    tasks.BuyFuel: "wait.fuel",
    tasks.Build: "wait.build",
    tasks.RunPlants: "wait.run",
}


def _waiting(scene: Scene) -> Prompt:
    if scene.over:
        return Prompt(ask("over"))
    names = ", ".join(scene.name(seat) for seat in scene.waited_for)
    key = _WAITS.get(type(scene.head), "wait")
    named = bidding.named(scene) if isinstance(scene.head, Auction) else {}
    detail = bidding.all_bid(scene) if isinstance(scene.head, tasks.CardAuction) else ""
    return Prompt(ask(key, name=names, **named), (), detail)
