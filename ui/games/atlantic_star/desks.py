# SPDX-License-Identifier: MIT
"""The place under the agency: the seas, a voyage leg by leg, or a loan. No Qt."""

from __future__ import annotations

from core.games.atlantic_star import moves
from core.games.atlantic_star.figures import LETTERS, SEAS
from core.games.atlantic_star.state import NO_CLASS
from ui.games.atlantic_star import plans, ranks
from ui.games.atlantic_star.picked import Picked
from ui.games.atlantic_star.plans import Plan
from ui.games.atlantic_star.ranks import Ranking
from ui.games.atlantic_star.reasons import reason
from ui.games.atlantic_star.scene import NONE, Scene
from ui.games.atlantic_star.view import DeskView, LegRow, LoanRow, LoanView, PlanView, SeaTile
from ui.games.atlantic_star.words import (
    figure,
    listed,
    place_words,
    points_words,
    say,
    sea_name,
    stars_words,
)
from ui.kit.light import Light


def desk_view(scene: Scene, plan: Plan, picked: Picked) -> DeskView:
    """The loan that is picked, else the seas and what the ships at hand do there."""
    loan = loan_view(scene, picked)
    tiles = tuple(_tile(scene, plan, sea) for sea in range(len(SEAS)))
    shown = _plan(scene, plan, picked) if loan is None else None
    title = say("plan.watch") if scene.seat is None else say("seas")
    return DeskView(title, tiles, shown, loan)


# Seas


def _tile(scene: Scene, plan: Plan, sea: int) -> SeaTile:
    legs = scene.rules.legs[sea]
    name = sea_name(sea)
    if scene.seat is None:
        words = say("legs", legs=legs)
        label = say("sea.of_legs", sea=name, legs=words)
        return SeaTile(SEAS[sea], name, words, "", True, label)
    chosen = plan.sea == sea
    left = bool(scene.opened.players[scene.seat].voyages[sea])
    state, told = _state(scene, sea, plan)
    light, why = _sea_light(scene, plan, sea)
    words = say("legs", legs=legs)
    label = say("sea.label", sea=name, legs=words, state=told)
    return SeaTile(SEAS[sea], name, words, state, left, label, light, why, chosen)


def _state(scene: Scene, sea: int, plan: Plan) -> tuple[str, str]:
    """What the ships at hand do in a sea, short and in full.

    While a voyage is staged it is what they would do in place of that.
    """
    assert scene.seat is not None
    if not (plan.staged and plan.sea == sea):
        player = scene.opened.players[scene.seat] if plan.staged else scene.own
        if not player.voyages[sea]:
            return say("sea.done"), say("sea.done")
        plan = plans.best(scene, sea, player)
    if plan.full:
        words = say("sea.best", value=scene.rules.value(sea, plan.ships)[0])
        return words, words
    have, legs = plans.fitting(scene.rules, plan), scene.rules.legs[sea]
    return say("sea.so_far", have=have, legs=legs), say("sea.fits", have=have, legs=legs)


def _sea_light(scene: Scene, plan: Plan, sea: int) -> tuple[Light, str]:
    """A sea that cannot be sailed can still be looked at; it says why."""
    if not scene.composing:
        return Light.PLAIN, ""
    if plan.staged and plan.sea == sea:
        return Light.CHOSEN, ""
    refused = scene.fault(scene.opened, moves.sail(SEAS[sea]))
    if refused is not None:
        return Light.DIM, reason(scene, refused)
    return Light.LEGAL, ""


# The voyage


def _plan(scene: Scene, plan: Plan, picked: Picked) -> PlanView:
    rows = tuple(_row(scene, plan, leg, picked) for leg in range(len(plan.ships)))
    if not any(plan.ships) and not plan.staged:
        title = say("plan.legs", sea=sea_name(plan.sea), bonus=scene.rules.bonus[plan.sea])
        return PlanView(title, rows, "", "", "", "muted", False)
    title = say("plan.yours" if plan.staged else "plan.look", sea=sea_name(plan.sea))
    value, told, tone = _value(scene, plan)
    return PlanView(title, rows, value, told, _standing_words(scene, plan), tone, plan.staged)


def _row(scene: Scene, plan: Plan, leg: int, picked: Picked) -> LegRow:
    ship, sea, letter = plan.ships[leg], SEAS[plan.sea], LETTERS[leg]
    value = scene.rules.fit(ship, plan.sea, leg) if ship else None
    name = scene.ship(ship) if ship else say("plan.no_ship")
    worth = str(value) if value is not None else say("plan.unfit") if ship else ""
    ports = scene.leg(plan.sea, leg)
    label = say("plan.leg", leg=letter, name=ports, ship=name, value=worth or say("none"))
    light, why = Light.PLAIN, ""
    if plan.staged:
        waits = leg == picked.leg or (not plan.full and leg == plan.next)
        light = Light.CHOSEN if waits else Light.LEGAL
        if not ship and leg != plan.next:
            refused = scene.fault(scene.state, moves.put(letter, scene.own.hand[0]))
            light, why = Light.DIM, reason(scene, refused) if refused else ""
    fits = value is not None or not ship
    return LegRow(sea, letter, ports, name, worth, label, fits, light, why)


def _value(scene: Scene, plan: Plan) -> tuple[str, str, str]:
    """The value, how it comes about, and whether the bonus is in it, as a tone."""
    bonus = scene.rules.bonus[plan.sea]
    legs = plans.legs_value(scene.rules, plan)
    if not plan.full:
        return str(legs), say("plan.missing", legs=legs, bonus=bonus), "muted"
    value, earned = scene.rules.value(plan.sea, plan.ships)
    if earned or not bonus:
        return str(value), say("plan.sum", legs=legs, bonus=earned), "good"
    unfit = [
        LETTERS[leg]
        for leg, ship in enumerate(plan.ships)
        if scene.rules.fit(ship, plan.sea, leg) is None
    ]
    return str(value), say("plan.no_bonus", bonus=bonus, legs=listed(unfit)), "warn"


def _standing_words(scene: Scene, plan: Plan) -> str:
    """Where the voyage is, would come, or what decides that."""
    standing = standing_of(scene, plan)
    if standing is not None:
        return said(standing)
    if not plan.staged:
        stars = scene.state.seas[plan.sea].stars
        return say("plan.class_open") if stars == NO_CLASS else ""
    return say("plan.class_next") if plan.full else ""


def standing_of(scene: Scene, plan: Plan) -> Ranking | None:
    """The rank of a complete voyage whose class is known."""
    if not plan.full:
        return None
    stars = scene.opened.seas[plan.sea].stars or plan.stars
    if stars == NO_CLASS:
        return None
    value, _ = scene.rules.value(plan.sea, plan.ships)
    return ranks.of_voyage(scene.rules, scene.opened, plan.sea, value, stars)


def said(standing: Ranking) -> str:
    """A rank with its points."""
    return say(
        "plan.standing",
        place=place_words(standing.place),
        stars=stars_words(standing.stars),
        points=points_words(standing.points),
    )


# Loans


def loan_view(scene: Scene, picked: Picked) -> LoanView | None:
    """Each amount that can be borrowed on the plate that is picked."""
    if picked.loan_sea == NONE or not scene.composing:
        return None
    sea, place = picked.loan_sea, picked.loan_place
    before = scene.after([loan for loan in scene.loans if loan.args[0] != SEAS[sea]])
    chosen = next((int(x.args[2]) for x in scene.loans if x.args[0] == SEAS[sea]), 0)
    now = ranks.of_plate(scene.rules, before, sea, place)
    most, unit = min(scene.rules.loan_points, now.value), scene.rules.loan_per_point
    after = [ranks.of_loan(scene.rules, before, sea, place, points + 1) for points in range(most)]
    rows = tuple(_loan_row(now, then, unit, now.value - then.value == chosen) for then in after)
    title = say("loan.title", sea=sea_name(sea))
    words = say(
        "loan.now",
        value=now.value,
        place=place_words(now.place),
        points=points_words(now.points),
    )
    return LoanView(SEAS[sea], title, words, rows)


def _loan_row(now: Ranking, after: Ranking, unit: int, chosen: bool) -> LoanRow:
    points = now.value - after.value
    money = figure(points * unit)
    loss = after.points - now.points
    earns = points_words(after.points)
    place = place_words(after.place)
    label = say("loan.label", money=money, value=after.value, place=place, points=earns)
    return LoanRow(
        points,
        say("loan.money", money=money),
        str(after.value),
        place,
        say("loan.loses", points=earns, loss=loss) if loss else earns,
        bool(loss),
        label,
        chosen,
    )
