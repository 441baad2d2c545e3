# SPDX-License-Identifier: MIT
"""The same table with other hidden cards, hands and money: it must look the same to whoever
may not see them. Pictures are compared pixel by pixel."""

from __future__ import annotations

from typing import Any

from msgspec import structs
from PySide6.QtCore import QAbstractAnimation
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from core.match import Match
from core.terms import Knowledge, Known
from tests.ui.games.positions import with_state
from ui.play.desk import Standing
from ui.play.game_frame import GameFrame
from ui.ports.knowing import known
from ui.ports.snapshot import Snapshot

OPTIONS = {
    "atlantic_star": (("hands_and_money", "hidden"),),
    "power_grid": (("money", "hidden"),),
    "power_grid_card_game": (("money", "hidden"),),
    "thirteen_minutes": (),
}
"""The options by which each game hides what it can hide."""


SETTLING = 4
"""How often a layout may move before it stands still."""


def picture(window: QWidget) -> QImage:
    """What the window shows, once everything late has come, nothing fades and nothing moves."""
    before, here = QImage(), _grabbed(window)
    for _ in range(SETTLING):
        if here == before:
            break
        before, here = here, _grabbed(window)
    return here


def _grabbed(window: QWidget) -> QImage:
    QApplication.processEvents()
    for fading in window.findChildren(QAbstractAnimation):
        if fading.state() is QAbstractAnimation.State.Running:
            fading.setCurrentTime(fading.totalDuration())
    return window.grab().toImage()


def exchanged(snapshot: Snapshot, eyes: int | None) -> Snapshot | None:
    """The same table for these eyes, and another one for all others; None if nothing is hidden.

    Without eyes nobody's hand is open.
    """
    match = snapshot.match
    assert match is not None
    if snapshot.game not in OPTIONS:
        return None
    if snapshot.game == "thirteen_minutes":
        knowledge = _other_cards(match, snapshot, eyes)
        other = snapshot._replace(knowledge=knowledge)
    else:
        other = snapshot._replace(match=_other_holdings(match, eyes))
    return None if other.knowledge == snapshot.knowledge and other.match is match else other


def _other_cards(
    match: Match, snapshot: Snapshot, eyes: int | None
) -> tuple[tuple[int, Knowledge], ...]:
    """Every card that these eyes have not seen becomes the next one of those."""
    state: Any = match.state
    seen = {zone.card for zone in state.zones} | set(state.last_cards)
    seen |= {each.card for each in known(snapshot, eyes).cards if each.deck == state.deck}
    figures: Any = match.game.figures
    hidden = sorted({card.id for card in figures.cards} - seen)
    other = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))

    def turned(each: Known) -> Known:
        if each.deck != state.deck:
            return each
        return Known(each.deck, each.slot, other.get(each.card, each.card))

    return tuple(
        (seat, told if seat == eyes else Knowledge(tuple(sorted(map(turned, told.cards)))))
        for seat, told in snapshot.knowledge
    )


def _other_holdings(match: Match, eyes: int | None) -> Match:
    """All others have other money, and hands of the same size out of the pile and their own."""
    state: Any = match.state
    others = [seat for seat in range(state.seats) if seat != eyes]
    players = list(state.players)
    for seat in others:
        player = players[seat]
        players[seat] = structs.replace(player, money=player.money + 1_013 + 7 * seat)
    if not hasattr(state, "agency"):
        return with_state(match, players=tuple(players))
    ships = [*state.pile, *(ship for seat in others for ship in players[seat].hand)]
    for seat in others:
        size = len(players[seat].hand)
        hand, ships = ships[:size], ships[size:]
        players[seat] = structs.replace(players[seat], hand=tuple(sorted(hand)))
    return with_state(match, players=tuple(players), pile=tuple(sorted(ships)))


class Peeping:
    """Compares the picture of a window with the one that it has with other hidden hands."""

    def __init__(self) -> None:
        self.covered = 0
        self.open = 0

    def compare(self, window: QWidget, frame: GameFrame) -> str:
        """What is wrong with the picture, or nothing."""
        desk = frame.desk
        true, covered = desk.snapshot, desk.standing() is Standing.COVERED
        if not (covered or desk.standing() is Standing.YOURS) or desk.view().staged:
            return ""
        eyes = None if covered else desk.looking
        if len(true.mine()) < 2 or (other := exchanged(true, eyes)) is None:
            return ""
        same = _looks_the_same(window, frame, true, other)
        self.covered += covered
        self.open += not covered
        who = "covered" if covered else f"open for seat {eyes}"
        return "" if same else f"the table, {who}, shows a hidden hand"


def _looks_the_same(window: QWidget, frame: GameFrame, true: Snapshot, other: Snapshot) -> bool:
    """Whether two tables do, one after the other, and again where a layout still moves."""
    _passed(window, frame, other)
    here, there = (_passed(window, frame, each) for each in (true, other))
    again = _passed(window, frame, true)
    for _ in range(SETTLING):
        if here in (there, again):
            break
        here, there, again = again, _passed(window, frame, other), _passed(window, frame, true)
    return here == there


def _passed(window: QWidget, frame: GameFrame, table: Snapshot) -> QImage:
    """The picture with a table. A covered hand was open before, and leaves nothing behind."""
    frame.take(table)
    desk = frame.desk
    if (person := desk.next_person()) is not None:
        was = desk.looking
        desk.look_as(person)
        frame.refresh()
        picture(window)
        desk.look_as(was)
        frame.refresh()
    return picture(window)
