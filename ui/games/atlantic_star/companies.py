# SPDX-License-Identifier: MIT
"""What lies before each player: money, ships, points, and the voyages still to make. No Qt."""

from __future__ import annotations

from core.games.atlantic_star.figures import SEAS
from ui.games.atlantic_star.picked import Picked
from ui.games.atlantic_star.scene import Scene
from ui.games.atlantic_star.view import CompanyView, SeaLeft
from ui.games.atlantic_star.words import figure, listed, points_words, say, sea_name, ships_words
from ui.games.shown import Fact, SeatFacts


def company_view(scene: Scene, seat: int, picked: Picked) -> CompanyView:
    """What lies before a player. Hidden money and ships are not in it."""
    player = scene.state.players[seat]
    seen = scene.sees_hand(seat)
    seas = tuple(
        SeaLeft(SEAS[sea], left, scene.rules.sets, bool(player.borrowed[sea]))
        for sea, left in enumerate(player.voyages)
    )
    limit = scene.rules.hand_limit(player.voyages)
    held = f"{len(player.hand)}/{limit}" if any(player.voyages) else str(len(player.hand))
    look = seen and seat != scene.seat
    tip = [say("company.tip")]
    if look:
        tip.append(say("company.look"))
    return CompanyView(
        money=figure(player.money) if seen else "",
        ships=held,
        points=str(scene.game.scores(scene.state)[seat]),
        seas=seas,
        label=company_words(scene, seat),
        tip="\n".join(tip),
        can_look=look,
        looked_at=seat == picked.hand,
    )


def company_words(scene: Scene, seat: int) -> str:
    """All figures of a player in one line."""
    player = scene.state.players[seat]
    seen = scene.sees_hand(seat)
    money = say("company.money", money=figure(player.money)) if seen else say("company.hidden")
    borrowed = [sea_name(sea) for sea, loans in enumerate(player.borrowed) if loans]
    return say(
        "company.label",
        money=money,
        ships=ships_words(len(player.hand)),
        points=points_words(scene.game.scores(scene.state)[seat]),
        seas=_to_make(player.voyages),
        loans=listed(borrowed),
    )


def seat_facts(scene: Scene, seat: int) -> SeatFacts:
    """The same figures for the frame."""
    player = scene.state.players[seat]
    money = figure(player.money) if scene.sees_hand(seat) else say("fact.hidden")
    return SeatFacts(
        facts=(
            Fact(say("fact.money"), money),
            Fact(say("fact.ships"), str(len(player.hand))),
            Fact(say("fact.points"), str(scene.game.scores(scene.state)[seat])),
            Fact(say("fact.voyages"), _to_make(player.voyages)),
        ),
        mark=seat,
    )


def _to_make(voyages: tuple[int, ...]) -> str:
    return listed(
        [
            say("company.sea", sea=sea_name(sea), count=left) if left > 1 else sea_name(sea)
            for sea, left in enumerate(voyages)
            if left
        ]
    )
