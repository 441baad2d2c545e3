# SPDX-License-Identifier: MIT
"""The presenter of 13 Minutes: what is shown and what is picked. Plain Python, no widgets."""

from __future__ import annotations

from core.games.thirteen_minutes import moves
from core.games.thirteen_minutes.agenda import SealBids
from core.games.thirteen_minutes.state import area_name
from core.terms import Move, Note
from ui.games.presenter import ScenePresenter, Telling
from ui.games.shown import Fact, Prompt, SeatFacts, StateRows, View
from ui.games.thirteen_minutes import move_words, prompts, rules_words
from ui.games.thirteen_minutes.board_view import table_view
from ui.games.thirteen_minutes.lights import Lights
from ui.games.thirteen_minutes.scene import Scene
from ui.games.thirteen_minutes.selection import Pick, Selection
from ui.games.thirteen_minutes.sides import mark_of
from ui.games.thirteen_minutes.view import BoardView
from ui.games.thirteen_minutes.words import say


def _seat_facts(scene: Scene, seat: int) -> SeatFacts:
    """The side of a seat and its figures."""
    state = scene.state
    side = state.sides[seat]
    facts = [
        Fact(say("fact.supply"), str(state.supplies[seat]), "cube"),
        Fact(say("fact.hand"), str(len(state.hands[seat])), "card"),
        Fact(say("fact.points"), str(scene.points(seat)), "star"),
    ]
    if state.decider >= 0:
        facts.insert(1, Fact(say("fact.bid"), str(state.bids[seat])))
    if state.campaign:
        facts.append(Fact(say("fact.total"), str(state.totals[seat]), "flag"))
    return SeatFacts(say(f"side.{side}") if side else "", tuple(facts), mark_of(side))


def _note_words(scene: Scene, note: Note) -> str:
    return move_words.of_note(scene.figures, note, scene.name)


TELLING = Telling[Scene](
    section=rules_words.section,
    seat_facts=_seat_facts,
    move=Scene.move_words,
    note=_note_words,
)


class ThirteenMinutesPresenter(ScenePresenter[Scene]):
    """Turns the newest view into what is shown, and clicks on it into legal moves."""

    def __init__(self) -> None:
        super().__init__(TELLING)
        self._selection = Selection()
        self._bid = 0

    @property
    def selection(self) -> Selection:
        """What is picked, among the moves that are legal now."""
        return self._selection

    def show(self, view: View) -> None:
        """Take the newest view. Picks stay only where the moves are still the same."""
        before, self._scene = self._scene, Scene(view)
        legal = tuple(self._scene.legal)
        same_eyes = before is not None and before.view.seat == view.seat
        if same_eyes and legal == self._selection.legal:
            return
        self._selection = Selection(legal).settled()
        if isinstance(self._scene.head, SealBids) and view.seat is not None:
            self._bid = min(self._bid, self._scene.state.supplies[view.seat])
        else:
            self._bid = 0

    def board(self) -> BoardView:
        """Everything the board shows."""
        return table_view(self.scene, Lights(self.scene, self._selection), self._bid)

    def prompt(self) -> Prompt:
        """What the game waits for, and the answers."""
        return prompts.prompt(self.scene, self._selection, self._bid)

    def pick(self, pick: Pick) -> Move | None:
        """A click on the board: the move it completes, or None while more is to be picked."""
        self._selection, move = self._selection.click(pick)
        return move

    def set_bid(self, count: int) -> None:
        """Turn the stepper. Numbers that cannot be bid change nothing."""
        if moves.bid(count) in self._selection.legal:
            self._bid = count

    def bid(self) -> Move | None:
        """The bid on the stepper, if a bid is asked."""
        move = moves.bid(self._bid)
        return move if move in self._selection.legal else None

    def act(self, action: str) -> None:
        """Lay what is picked back."""
        if action == prompts.LAY_BACK:
            self._selection = self._selection.cleared().settled()

    def immediate(self, move: Move) -> bool:
        """A sealed bid is sent at once; whatever is done with a card waits for `Done`."""
        return move.verb == "bid"

    def final(self, move: Move) -> bool:
        """No move: a play goes on as long as the same seat decides."""
        return False

    def state_rows(self) -> StateRows:
        """The zones in words, from the far band to the near one."""
        columns = (
            say("column.zone"),
            say("column.area"),
            say("side.US"),
            say("side.USSR"),
            say("column.holder"),
            say("column.type"),
        )
        rows = tuple(
            (
                zone.name,
                say(f"area.{area_name(zone.area)}"),
                str(zone.us),
                str(zone.ussr),
                say(f"side.{zone.holder}") if zone.holder else say("nobody"),
                zone.tip,
            )
            for band in self.board().bands
            for zone in band.zones
        )
        return StateRows(columns, rows)
