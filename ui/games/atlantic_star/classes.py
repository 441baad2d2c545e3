# SPDX-License-Identifier: MIT
"""The class board: five columns of six ranks, with plates and where one would come. No Qt."""

from __future__ import annotations

from msgspec import structs

from core.games.atlantic_star import moves
from core.games.atlantic_star.agenda import ChooseClass
from core.games.atlantic_star.figures import SEAS
from core.games.atlantic_star.state import NO_CLASS, Plate
from ui.games.atlantic_star import ranks
from ui.games.atlantic_star.plans import Plan
from ui.games.atlantic_star.ranks import Ranking
from ui.games.atlantic_star.reasons import reason, why_not
from ui.games.atlantic_star.scene import NONE, Scene
from ui.games.atlantic_star.view import ClassBoardView, ClassView, PlateView, Rank, WaitingPlates
from ui.games.atlantic_star.words import listed, place_words, points_words, say, sea_name
from ui.games.atlantic_star.words import stars_words as stars_said
from ui.kit.light import Light


def class_board(scene: Scene, plan: Plan | None, loan_sea: int) -> ClassBoardView:
    """The board as the staged turn leaves it."""
    stars = range(1, len(scene.rules.classes) + 1)
    waiting = tuple(
        WaitingPlates(SEAS[sea], scene.rules.operators[sea])
        for sea in range(len(SEAS))
        if scene.rules.operators[sea] and scene.state.seas[sea].stars == NO_CLASS
    )
    named = [
        say("waiting.sea", sea=sea_name(one.sea), values=" ".join(map(str, one.values)))
        for one in waiting
    ]
    return ClassBoardView(
        say("classes"),
        tuple(_class(scene, plan, each, loan_sea) for each in stars),
        waiting,
        say("waiting") if waiting else "",
        say("waiting.label", seas=listed(named)) if waiting else "",
    )


def class_choice(scene: Scene, plan: Plan, stars: int) -> Ranking:
    """Where the composed voyage would come in a class."""
    value, _ = scene.rules.value(plan.sea, plan.ships)
    return ranks.of_voyage(scene.rules, scene.opened, plan.sea, value, stars)


def _class(scene: Scene, plan: Plan | None, stars: int, loan_sea: int) -> ClassView:
    sea = next((at for at, one in enumerate(scene.state.seas) if one.stars == stars), NONE)
    plates = list(_plates(scene, sea, loan_sea)) if sea != NONE else []
    ghost = _ghost(scene, plan, stars, sea)
    if ghost is not None:
        plates.insert(ghost.place - 1, ghost)
    count = scene.rules.plates_per_sea
    padded: list[PlateView | None] = [*plates[:count], *[None] * (count - len(plates))]
    if sea == NONE and ghost is not None:
        padded = [ghost if place == ghost.place else None for place in range(1, count + 1)]
    points = scene.rules.classes[stars - 1]
    rows = tuple(Rank(worth, plate) for worth, plate in zip(points, padded, strict=True))
    light, why = _light(scene, plan, stars)
    return ClassView(
        stars,
        SEAS[sea] if sea != NONE else "",
        sea_name(sea) if sea != NONE else say("class.free"),
        rows,
        _label(stars, sea, rows),
        light,
        why,
    )


def _label(stars: int, sea: int, rows: tuple[Rank, ...]) -> str:
    lines = [
        say(
            "class.rank",
            place=place_words(place),
            points=points_words(row.points),
            plate=row.plate.label if row.plate else say("class.empty"),
        )
        for place, row in enumerate(rows, 1)
    ]
    name = sea_name(sea) if sea != NONE else say("class.free")
    return say("class.label", stars=stars_said(stars), sea=name, ranks="; ".join(lines))


def _plates(scene: Scene, sea: int, loan_sea: int) -> list[PlateView]:
    old = scene.after(()).seas[sea].plates
    return [
        _plate(scene, sea, place, plate, plate not in old, loan_sea)
        for place, plate in enumerate(scene.state.seas[sea].plates, 1)
    ]


def _plate(
    scene: Scene, sea: int, place: int, plate: Plate, fresh: bool, loan_sea: int
) -> PlateView:
    standing = ranks.of_plate(scene.rules, scene.state, sea, place)
    label = plate_label(scene, sea, plate.owner, standing)
    written = plate.written if plate.written != plate.value else 0
    if written:
        label = say("plate.borrowed", plate=label, written=written)
    mine = fresh and plate.owner == scene.seat and bool(scene.view.staged)
    view = PlateView(SEAS[sea], place, plate.owner, plate.value, written, label, fresh=mine)
    return _borrowable(scene, sea, view, loan_sea)


def _borrowable(scene: Scene, sea: int, view: PlateView, loan_sea: int) -> PlateView:
    """Lit if whoever looks may borrow on it, or has in this turn."""
    if view.mark != scene.seat or not scene.composing:
        return view
    if any(loan.args[0] == SEAS[sea] for loan in scene.loans):
        return structs.replace(view, light=Light.CHOSEN) if view.written and view.fresh else view
    if len(scene.loans) < len(scene.view.staged):
        return view
    refused = scene.fault(scene.state, moves.loan(SEAS[sea], view.place, 1))
    if refused is not None:
        return structs.replace(view, light=Light.DIM, why=reason(scene, refused))
    return structs.replace(view, light=Light.CHOSEN if sea == loan_sea else Light.LEGAL)


def plate_label(scene: Scene, sea: int, owner: int, standing: Ranking) -> str:
    """A plate in words."""
    return say(
        "plate.label",
        name=scene.name(owner),
        sea=sea_name(sea),
        value=standing.value,
        place=place_words(standing.place),
        points=points_words(standing.points),
    )


def _ghost(scene: Scene, plan: Plan | None, stars: int, sea: int) -> PlateView | None:
    """Where the voyage that is looked at would come, if it is complete and not on the board."""
    if plan is None or plan.made or not plan.full or scene.seat is None:
        return None
    board = scene.state.seas[plan.sea]
    chooses = board.stars == NO_CLASS and sea == NONE and plan.staged
    if sea != plan.sea and not chooses:
        return None
    standing = class_choice(scene, plan, stars)
    label = plate_label(scene, plan.sea, scene.seat, standing)
    return PlateView(
        SEAS[plan.sea],
        standing.place,
        scene.seat,
        standing.value,
        0,
        say("plate.ghost", plate=label),
        ghost=True,
    )


def _light(scene: Scene, plan: Plan | None, stars: int) -> tuple[Light, str]:
    """Columns are lit while a class is to be chosen, or can be chosen anew."""
    if plan is None or not plan.staged:
        return Light.PLAIN, ""
    if plan.stars == stars:
        return Light.CHOSEN, ""
    if plan.stars == NO_CLASS and not isinstance(scene.head, ChooseClass):
        return Light.PLAIN, ""
    taken = next((at for at, one in enumerate(scene.opened.seas) if one.stars == stars), NONE)
    if taken == NONE:
        return Light.LEGAL, ""
    return Light.DIM, why_not("class.occupied", {"stars": stars, "sea": SEAS[taken]})
