# SPDX-License-Identifier: MIT
"""The sentence that says what the game waits for, and the buttons that answer it. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from core.games.thirteen_minutes import moves
from core.games.thirteen_minutes.agenda import (
    CarryOut,
    ChooseFirst,
    GiveOrder,
    OfferEvent,
    PlayCard,
    SealBids,
    UseCard,
)
from core.games.thirteen_minutes.figures import RemoveCubes, ShiftZone, Step
from core.games.thirteen_minutes.state import area_name
from core.terms import Move, Over, Sealed, Turn
from ui.games.shown import Answer, Prompt
from ui.games.thirteen_minutes import card_words
from ui.games.thirteen_minutes.scene import Scene
from ui.games.thirteen_minutes.selection import Selection
from ui.games.thirteen_minutes.words import cubes, say

LAY_BACK = "lay_back"
"""The action that takes what is picked on the board back."""


def prompt(scene: Scene, selection: Selection, bid: int) -> Prompt:
    """What is asked now. `bid` is the number on the stepper."""
    if isinstance(awaited := scene.view.match.awaiting, Over):
        return Prompt(_over(scene, awaited))
    if selection.legal:
        return _mine(scene, selection, bid)
    return _waiting(scene)


def _mine(scene: Scene, selection: Selection, bid: int) -> Prompt:
    seat = scene.view.seat
    assert seat is not None
    match scene.head:
        case SealBids(ties):
            text = say("bid.again" if ties else "bid.prompt")
            label = say("bid.button", cubes=cubes(bid))
            answer = Answer(label, moves.bid(bid), primary=True)
            return Prompt(text, (answer,), say("bid.detail"))
        case ChooseFirst():
            other = say("button.first_other", name=scene.name(1 - seat))
            answers = (
                Answer(say("button.first_me"), moves.first(seat), primary=True),
                Answer(other, moves.first(1 - seat)),
            )
            return Prompt(say("first.prompt"), answers, say("first.detail"))
        case PlayCard():
            return _play(scene, selection, seat)
        case OfferEvent(_, card_id):
            card = scene.figures.card(card_id)
            text = say("event.offer", name=scene.name(1 - seat), card=card_words.name(card))
            answers = (
                Answer(say("button.accept"), moves.ACCEPT, primary=True),
                Answer(say("button.decline"), moves.DECLINE),
            )
            return Prompt(text, answers, card_words.event(card))
        case UseCard(_, card_id):
            card = scene.figures.card(card_id)
            text = say("use.prompt", card=card_words.name(card), value=cubes(card.value))
            answers = (
                Answer(say("button.use_event"), moves.USE_EVENT, hint=card_words.event(card)),
                Answer(say("button.use_order", value=cubes(card.value)), moves.USE_ORDER),
            )
            return Prompt(text, answers, card_words.event(card))
    return _cubes(scene, selection, seat)


def _play(scene: Scene, selection: Selection, seat: int) -> Prompt:
    if not selection.picks:
        return Prompt(say("play.prompt"))
    slot = int(selection.picks[0].id)
    card = scene.card(slot)
    places = tuple(Answer(say(f"button.{move.args[1]}"), move) for move in selection.open)
    detail = ""
    if card is not None:
        enemy = card.side == scene.state.side(1 - seat)
        detail = (
            say("play.enemy", name=scene.name(1 - seat))
            if enemy
            else say("play.own", value=cubes(card.value))
        )
    return Prompt(say("play.where", card=scene.slot_words(slot)), (*places, _back()), detail)


def _cubes(scene: Scene, selection: Selection, seat: int) -> Prompt:
    """Orders and the steps of events: a zone, then a number."""
    detail = _detail(scene, seat)
    if selection.complete:
        answers = tuple(_number(scene, move) for move in selection.complete)
        return Prompt(_how_many(scene, selection), (*answers, _back()), detail)
    if any(pick.kind == "area" for pick in selection.next):
        zone = scene.zone_name(str(selection.picks[0].id))
        areas = tuple(Answer(say(f"button.{move.args[1]}"), move) for move in selection.open)
        return Prompt(say("step.area", zone=zone), areas, detail)
    loose = tuple(Answer(_loose(move), move) for move in selection.loose)
    if selection.picks:
        origin = scene.zone_name(str(selection.picks[0].id))
        return Prompt(say("step.relocate_to", zone=origin), (_back(), *loose), detail)
    return Prompt(_which_zone(scene, selection, seat), loose, detail)


def _detail(scene: Scene, seat: int) -> str:
    if isinstance(scene.head, CarryOut):
        return card_words.event(scene.figures.card(scene.head.card))
    return say("order.detail", supply=scene.state.supplies[seat])


def _how_many(scene: Scene, selection: Selection) -> str:
    zones = [scene.zone_name(str(pick.id)) for pick in selection.picks]
    if len(zones) == 2:
        return say("step.count_to", origin=zones[0], zone=zones[1])
    key = "order.count" if isinstance(scene.head, GiveOrder) else "step.count"
    return say(key, zone=zones[0])


def _which_zone(scene: Scene, selection: Selection, seat: int) -> str:
    head = scene.head
    if isinstance(head, GiveOrder):
        return say("order.prompt", value=cubes(head.value))
    verb = next((move.verb for move in selection.legal if move != moves.PASS), "put")
    step: Step = scene.figures.card(head.card).steps[head.step]
    if isinstance(step, ShiftZone):
        own = scene.state.own_area(seat)
        area = own if step.direction == "toward_own_sphere" else -own
        key = "step.shift" if step.steps == 1 else "step.shift_far"
        return say(key, area=say(f"area.{area_name(area)}"))
    if isinstance(step, RemoveCubes) and step.whose == "own" and verb == "remove":
        return say("step.remove_own")
    return say(f"step.{verb}")


def _number(scene: Scene, move: Move) -> Answer:
    label = say(f"button.{move.verb}", cubes=move.args[-1])
    return Answer(label, move, hint=scene.outcome(move))


def _loose(move: Move) -> str:
    return say("button.no_order") if move == moves.NO_ORDER else say("button.stop")


def _back() -> Answer:
    return Answer(say("button.back"), action=LAY_BACK)


def _waiting(scene: Scene) -> Prompt:
    if scene.view.staged:
        done = ", ".join(scene.move_words(move) for move in scene.view.staged)
        return Prompt(say("ready", moves=done))
    match scene.view.match.awaiting:
        case Turn((seat,)):
            return Prompt(_waiting_for(scene, scene.name(seat)))
        case Sealed(seats):
            open_seats = [seat for seat in seats if seat not in scene.view.sealed]
            names = " & ".join(scene.name(seat) for seat in open_seats)
            return Prompt(say("wait.bid", name=names) if names else say("wait.dealing"))
    return Prompt(say("wait.dealing"))


def _waiting_for(scene: Scene, name: str) -> str:
    match scene.head:
        case ChooseFirst():
            return say("wait.first", name=name)
        case OfferEvent(_, card) | UseCard(_, card) | CarryOut(_, card):
            key = {"OfferEvent": "wait.offer", "UseCard": "wait.use", "CarryOut": "wait.event"}
            title = card_words.name(scene.figures.card(card))
            return say(key[type(scene.head).__name__], name=name, card=title)
        case GiveOrder(_, value):
            return say("wait.order", name=name, value=cubes(value))
    return say("wait.play", name=name)


def _over(scene: Scene, over: Over) -> str:
    winners: Sequence[int] = over.places[0]
    if len(winners) == 1:
        return say("over.won", name=scene.name(winners[0]))
    return say("over.shared")
