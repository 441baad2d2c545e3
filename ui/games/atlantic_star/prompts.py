# SPDX-License-Identifier: MIT
"""What the game waits for, in one sentence, and the buttons that answer it. No Qt."""

from __future__ import annotations

from core.games.atlantic_star import moves
from core.games.atlantic_star.agenda import Act, ChooseClass, DrawStarter, PutShips
from core.games.atlantic_star.figures import LETTERS
from ui.games.atlantic_star.picked import Picked
from ui.games.atlantic_star.plans import Plan
from ui.games.atlantic_star.prompt_words import ask
from ui.games.atlantic_star.scene import NONE, Scene
from ui.games.atlantic_star.words import (
    figure,
    sea_name,
)
from ui.games.shown import Answer, Prompt

CLOSE_LOAN = "loan.close"


def prompt(scene: Scene, plan: Plan, picked: Picked) -> Prompt:
    """The prompt for whoever looks."""
    if not scene.acting:
        return _waiting(scene)
    if picked.loan_sea != NONE:
        back = Answer(ask("loan.none"), action=CLOSE_LOAN)
        detail = ask("loan.detail", unit=figure(scene.rules.loan_per_point))
        return Prompt(ask("loan"), (back,), detail)
    match scene.head:
        case PutShips():
            return _put(scene, plan, picked)
        case ChooseClass():
            return _choose_class(scene, plan, picked)
    return _act(scene)


def _act(scene: Scene) -> Prompt:
    verbs = {move.verb for move in scene.legal}
    key = "act.sail"
    if "charter" in verbs:
        key = "act" if "sail" in verbs else "act.charter"
    detail = ""
    if scene.loans:
        points = sum(int(loan.args[2]) for loan in scene.loans)
        money = figure(points * scene.rules.loan_per_point)
        detail = ask("act.borrowed", money=money, total=figure(scene.own.money))
    elif "loan" in verbs:
        detail = ask("act.first")
    elif "swap" in verbs:
        detail = ask("act.swap")
    return Prompt(ask(key), (), detail)


def _put(scene: Scene, plan: Plan, picked: Picked) -> Prompt:
    best = Answer(ask("put.best"), moves.BEST, primary=True, hint=ask("put.best_hint"))
    leg = len(scene.head.ships)
    text = ask("put", leg=LETTERS[leg], name=scene.leg(plan.sea, leg))
    return Prompt(_picking(scene, picked) or text, (best,))


def _choose_class(scene: Scene, plan: Plan, picked: Picked) -> Prompt:
    """The columns of the board answer it: each shows where the voyage would come."""
    value, _ = scene.rules.value(plan.sea, plan.ships)
    detail = _picking(scene, picked) or ask("class.detail", value=value)
    return Prompt(ask("class", sea=sea_name(plan.sea)), (), detail)


def _picking(scene: Scene, picked: Picked) -> str:
    """What the other half of an exchange is, while one half is picked."""
    if picked.leg != NONE:
        return ask("put.leg", leg=LETTERS[picked.leg])
    return ask("put.ship", ship=scene.ship(picked.ship)) if picked.ship else ""


def _waiting(scene: Scene) -> Prompt:
    if scene.over:
        return Prompt(ask("over"))
    match scene.head:
        case DrawStarter():
            return Prompt(ask("wait.start"))
        case Act(seat):
            return Prompt(ask("wait", name=scene.name(seat)))
        case PutShips(seat, sea) | ChooseClass(seat, sea):
            return Prompt(ask("wait.voyage", name=scene.name(seat), sea=sea_name(sea)))
    return Prompt(ask("wait.ships"))
