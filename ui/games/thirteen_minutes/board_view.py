# SPDX-License-Identifier: MIT
"""From a scene to everything the board shows. No Qt.

Faces come from two places only: cards that lie face up in the state, and what
the seat that looks knows. Nothing here can name a card that those eyes have not
seen.
"""

from __future__ import annotations

from core.games.thirteen_minutes import scoring
from core.games.thirteen_minutes.agenda import PlayCard, SealBids
from core.games.thirteen_minutes.figures import TYPES
from core.games.thirteen_minutes.state import CUBA, NOBODY, Zone, area_name
from core.terms import Over
from ui.games.thirteen_minutes import card_words
from ui.games.thirteen_minutes.lights import Lights
from ui.games.thirteen_minutes.scene import Scene
from ui.games.thirteen_minutes.view import (
    BandView,
    BidView,
    BoardView,
    CardView,
    SideView,
    TypeCount,
    ZoneView,
)
from ui.games.thirteen_minutes.words import cubes, points, say
from ui.kit.light import Light


def table_view(scene: Scene, lights: Lights, bid: int) -> BoardView:
    """The table as whoever looks sees it, with `bid` on the stepper."""
    near = scene.near
    own = scene.state.own_area(near) if scene.state.sides[near] else 1
    areas = (-own, 0, own)
    return BoardView(
        bands=tuple(_band(scene, lights, area) for area in areas),
        far=_side(scene, lights, 1 - near),
        near=_side(scene, lights, near),
        pile=say("pile", pile=len(scene.state.pile)),
        status=_status(scene),
        house=say("house") if scene.game.house_figures else "",
        house_tip=say("house.tip") if scene.game.house_figures else "",
        bid=_bid(scene, bid),
        last_game=_last_game(scene),
    )


def _band(scene: Scene, lights: Lights, area: int) -> BandView:
    name = area_name(area)
    side = {1: "US", -1: "USSR"}.get(area, "")
    zones = _cuba_in_the_middle([zone for zone in scene.state.zones if zone.area == area])
    light, why = lights.area(name)
    types = _types(scene, zones) if side else ()
    counted = {entry.type: entry.count for entry in types}
    war = scene.figures.settings.war_zones
    summary = say("band.label", area=say(f"area.{name}"), zones=len(zones))
    return BandView(
        area=area,
        side=side,
        title=say(f"band.{name}"),
        zones=tuple(_zone(scene, lights, zone) for zone in zones),
        types=types,
        light=light,
        why=why,
        invitation=say("band.place") if light is Light.LEGAL else "",
        label=summary,
        tip=say("band.types", **counted, war=war) if types else summary,
    )


def _cuba_in_the_middle(zones: list[Zone]) -> list[Zone]:
    rest = [zone for zone in zones if zone.id != CUBA]
    cuba = [zone for zone in zones if zone.id == CUBA]
    half = len(rest) // 2
    return [*rest[:half], *cuba, *rest[half:]]


def _types(scene: Scene, zones: list[Zone]) -> tuple[TypeCount, ...]:
    cards = [scene.figures.card(zone.card) for zone in zones if zone.card]
    war = scene.figures.settings.war_zones
    found = []
    for type_ in TYPES:
        count = sum(card.type == type_ for card in cards)
        token = "danger" if count >= war else "warn" if count == war - 1 else "ink"
        found.append(TypeCount(type_, count, token))
    return tuple(found)


def _zone(scene: Scene, lights: Lights, zone: Zone) -> ZoneView:
    control = scoring.control(scene.figures, scene.state, zone)
    light, why = lights.zone(zone)
    shown = card_words.known(scene.figures, zone)
    card = shown or scene.card(zone.slot)
    us, ussr = (scene.cubes(zone.cubes, side) for side in ("US", "USSR"))
    note = "" if card is None else card_words.note(card)
    if zone.face_down:
        note = say("zone.face_down")
        if card is not None:
            note = say("zone.peeked", card=f"{card_words.name(card)}, {card_words.note(card)}")
    elif zone.id == CUBA and card is not None:
        note = f"{card_words.name(card)}, {note}"
    settings = scene.figures.settings
    worth = settings.cuba_points if zone.id == CUBA else settings.zone_points
    return ZoneView(
        zone=zone.id,
        face=None if card is None else card_words.face(card),
        area=zone.area,
        us=us,
        ussr=ussr,
        name=scene.zone_name(zone.id),
        holder=scene.side_of(control.seat),
        worth=worth,
        cuba=zone.id == CUBA,
        face_down=zone.face_down,
        peeked=zone.face_down and card is not None,
        fresh=zone.id == scene.state.played,
        light=light,
        why=why,
        label=say(
            "zone.label",
            zone=scene.zone_name(zone.id),
            note=note,
            area=say(f"area.{area_name(zone.area)}"),
            us=us,
            ussr=ussr,
            holder=scene.name(control.seat),
            points=points(control.points),
        ),
        tip=note,
    )


def _side(scene: Scene, lights: Lights, seat: int) -> SideView:
    state = scene.state
    side = state.sides[seat]
    shown = {"points": points(scene.points(seat))}
    if state.decider != NOBODY:
        figures = say("side.figures_bid", bid=state.bids[seat], **shown)
    else:
        figures = say("side.figures", **shown)
    title = scene.name(seat)
    if side:
        title = say("side.title", side=say(f"side.{side}"), name=scene.name(seat))
    return SideView(
        side=side,
        seat=seat,
        title=title,
        supply=state.supplies[seat],
        points=scene.points(seat),
        hand=tuple(_card(scene, lights, seat, slot) for slot in state.hands[seat]),
        figures=figures,
        summary=say(
            "side.summary",
            title=title,
            supply=cubes(state.supplies[seat]),
            bid=cubes(state.bids[seat]),
            **shown,
        ),
    )


def _card(scene: Scene, lights: Lights, seat: int, slot: int) -> CardView:
    name = scene.name(seat)
    if last := scene.state.last_cards[seat]:
        face = card_words.face(scene.figures.card(last))
        label = say("hand.last", name=name, card=f"{face.name}, {face.note}")
        return CardView(slot, face, label=label)
    card = scene.card(slot)
    if card is None:
        return CardView(slot, None, label=say("hand.back", name=name))
    face = card_words.face(card)
    if seat != scene.view.seat:
        label = say("hand.peeked", name=name, card=f"{face.name}, {face.note}")
        return CardView(slot, face, peeked=True, label=label)
    light, why = lights.card(slot)
    label = say("hand.card", card=face.name, note=face.note, event=face.event)
    return CardView(slot, face, light, why, label=label)


def _status(scene: Scene) -> str:
    state = scene.state
    if isinstance(scene.view.match.awaiting, Over):
        status = say("status.over")
    elif not state.plays and state.starter == NOBODY:
        status = say("status.bid")
    else:
        going_on = state.plays + isinstance(scene.head, PlayCard)
        plays = _plays(scene)
        status = say("status.play", play=min(plays, max(1, going_on)), plays=plays)
    if not state.campaign and state.game == 1:
        return status
    us, ussr = (scene.cubes(state.totals, side) for side in ("US", "USSR"))
    return say("status.game", game=state.game, us=us, ussr=ussr, status=status)


def _plays(scene: Scene) -> int:
    """The cards of a game that get played: all but Cuba and one in each hand (section 2)."""
    return len(scene.figures.cards) - 3


def _bid(scene: Scene, bid: int) -> BidView | None:
    seat = scene.view.seat
    if seat is None or not scene.legal or not isinstance(scene.head, SealBids):
        return None
    supply = scene.state.supplies[seat]
    return BidView(
        cubes=bid,
        most=supply,
        title=say("bid.title"),
        button=say("bid.button", cubes=cubes(bid)),
        cost=say("bid.cost", cubes=cubes(bid), left=cubes(supply - bid)),
    )


def _last_game(scene: Scene) -> str:
    """How the game before ended, while the next one is being bid for."""
    if not scene.state.results or not isinstance(scene.head, SealBids):
        return ""
    result = scene.state.results[-1]
    return say(
        "last_game",
        first=scene.name(0),
        points0=result.points[0],
        second=scene.name(1),
        points1=result.points[1],
        verdict=say("last_game.won", name=scene.name(result.winner)),
    )
