# SPDX-License-Identifier: MIT
"""The presenter of Atlantic Star: what is shown and what is picked. Plain Python, no widgets.

Clicks on the board answer with the whole turn as it then stands, from its loans to
its main action, so that any of them can be changed for another until the turn is sent.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import structs

from core.games.atlantic_star import moves
from core.games.atlantic_star.agenda import ChooseClass
from core.games.atlantic_star.figures import SEAS
from core.games.atlantic_star.state import NO_CLASS
from core.terms import Move
from ui.games.atlantic_star import (
    classes,
    companies,
    desks,
    move_words,
    offers,
    plans,
    prompts,
    rules_words,
    ships,
    state_words,
)
from ui.games.atlantic_star.picked import Picked
from ui.games.atlantic_star.plans import Plan
from ui.games.atlantic_star.prompts import CLOSE_LOAN
from ui.games.atlantic_star.scene import NONE, Scene
from ui.games.atlantic_star.view import BoardView, CompanyView
from ui.games.presenter import ScenePresenter, Telling
from ui.games.shown import Prompt, StateRows, View

Staged: TypeAlias = tuple[Move, ...] | None
"""The turn that a click composes, or None where it only picks or is no target."""


TELLING = Telling[Scene](
    section=rules_words.section,
    seat_facts=companies.seat_facts,
    move=move_words.of_move,
    note=move_words.of_note,
)


class AtlanticStarPresenter(ScenePresenter[Scene]):
    """Turns the newest view into what is shown, and clicks on it into turns."""

    def __init__(self) -> None:
        super().__init__(TELLING)
        self._picked = Picked()

    @property
    def picked(self) -> Picked:
        """What is picked and not a move yet."""
        return self._picked

    @property
    def plan(self) -> Plan:
        """The voyage that is composed or looked at."""
        return plans.plan_of(self.scene, self._picked)

    def show(self, view: View) -> None:
        """Take the newest view. Picks stay with the turn, what is looked at with the eyes."""
        before, self._scene = self._scene, Scene(view)
        if before is None or before.seat != view.seat:
            self._picked = Picked()
        elif _turn(before) != _turn(self._scene):
            self._picked = Picked(sea=self._picked.sea, hand=self._picked.hand)

    # What is shown

    def board(self) -> BoardView:
        """Everything on the board."""
        scene, plan, picked = self.scene, self.plan, self._picked
        return BoardView(
            classes.class_board(scene, plan if picked.loan_sea == NONE else None, picked.loan_sea),
            offers.agency_view(scene),
            desks.desk_view(scene, plan, picked),
            ships.hand_view(scene, plan, picked),
        )

    def company(self, seat: int) -> CompanyView:
        """What lies before a seat."""
        return companies.company_view(self.scene, seat, self._picked)

    def prompt(self) -> Prompt:
        """What the game waits for, and the answers."""
        return prompts.prompt(self.scene, self.plan, self._picked)

    def state_rows(self) -> StateRows:
        """The board in words."""
        return state_words.table(self.scene)

    def immediate(self, move: Move) -> bool:
        """A swap is sent at once, because it turns up ships; all else waits for `Done`."""
        return move == moves.SWAP

    def final(self, move: Move) -> bool:
        """A swap ends what can be undone, though the turn goes on."""
        return self.immediate(move)

    # What is picked

    def act(self, action: str) -> None:
        """Go back from a loan to the voyages."""
        if action == CLOSE_LOAN:
            self._picked = Picked(sea=self._picked.sea)

    def pick_pier(self, price: int) -> Staged:
        """A click on a ship on offer: the turn that charters it."""
        scene = self.scene
        if not scene.composing or scene.fault(scene.opened, moves.charter(price)) is not None:
            return None
        return plans.chartering(scene, price)

    def pick_sea(self, sea: int) -> Staged:
        """A click on a sea: the turn with the best voyage there, else a look at it."""
        scene = self.scene
        if scene.composing and scene.fault(scene.opened, moves.sail(SEAS[sea])) is None:
            return plans.sailing(scene, sea)
        self._picked = Picked(sea=sea, hand=self._picked.hand)
        return None

    def pick_leg(self, leg: int) -> Staged:
        """A click on a leg: the picked ship goes there, else the leg waits for one."""
        plan, picked = self.plan, self._picked
        if not plan.staged:
            return None
        if picked.ship:
            return self._exchange(plan, leg, picked.ship)
        if plan.ships[leg]:
            chosen = NONE if picked.leg == leg else leg
            self._picked = structs.replace(picked, leg=chosen)
        return None

    def pick_ship(self, ship: str) -> Staged:
        """A click on a ship in hand: it goes on the leg that waits, else waits for a leg."""
        plan, picked = self.plan, self._picked
        if not plan.staged:
            return None
        if picked.leg != NONE:
            return self._exchange(plan, picked.leg, ship)
        if not plan.full and ship not in plan.ships:
            return self._exchange(plan, plan.next, ship)
        self._picked = structs.replace(picked, ship="" if picked.ship == ship else ship)
        return None

    def _exchange(self, plan: Plan, leg: int, ship: str) -> Staged:
        if not plan.full and leg > plan.next:
            return None
        laid = plans.exchanged(plan, leg, ship)
        if "" in laid[: len([one for one in laid if one])]:
            return None
        return plans.laid(self.scene, plan, laid, plan.stars)

    def pick_class(self, stars: int) -> Staged:
        """A click on a column: the turn with this class for the sea that is sailed first."""
        scene, plan = self.scene, self.plan
        if not plan.staged:
            return None
        choosing = isinstance(scene.head, ChooseClass) or plan.stars != NO_CLASS
        if not choosing or any(sea.stars == stars for sea in scene.opened.seas):
            return None
        return plans.laid(scene, plan, plan.ships, stars)

    def pick_plate(self, sea: str, place: int) -> None:
        """A click on a plate: the amounts that can be borrowed on it."""
        scene, at = self.scene, SEAS.index(sea)
        taken = next((loan for loan in scene.loans if loan.args[0] == sea), None)
        if taken is not None:
            place = int(taken.args[1])
        elif moves.loan(sea, place, 1) not in scene.legal:
            return
        open_now = (self._picked.loan_sea, self._picked.loan_place) == (at, place)
        picked = Picked(sea=self._picked.sea)
        if not open_now:
            picked = structs.replace(picked, loan_sea=at, loan_place=place)
        self._picked = picked

    def borrow(self, points: int) -> Staged:
        """A click on an amount: the turn with that loan, in place of another on that sea."""
        picked = self._picked
        if picked.loan_sea == NONE or not self.scene.composing:
            return None
        loan = moves.loan(SEAS[picked.loan_sea], picked.loan_place, points)
        return plans.borrowing(self.scene, loan)

    def look_at(self, seat: int) -> None:
        """Show the open hand of a seat in place of one's own, or one's own again."""
        if self.scene.sees_hand(seat):
            same = seat in (self._picked.hand, self.scene.seat)
            self._picked = structs.replace(self._picked, hand=NONE if same else seat)


def _turn(scene: Scene) -> tuple[object, ...]:
    """What is composed on what: while it stays the same, picks do too."""
    return (scene.base.events, scene.view.staged, scene.composing)
