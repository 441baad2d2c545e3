# SPDX-License-Identifier: MIT
"""What both presenters do: hold what is picked, bid, switch plants, tell. No widgets."""

from __future__ import annotations

import abc
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from core.games.grid.bidding import Auction, bid
from core.terms import Move
from ui.games.grid.bidding import AutomaticBidder, highest, lowest
from ui.games.grid.picked import Picked
from ui.games.grid.running import Choice, toggled
from ui.games.grid.scene import GridScene
from ui.games.grid.view import CompanyView
from ui.games.presenter import ScenePresenter, Telling
from ui.games.shown import Prompt, View

Scene = TypeVar("Scene", bound=GridScene[Any, Any])
Picks = TypeVar("Picks", bound=Picked)


@dataclass(frozen=True, kw_only=True)
class GridTelling(Telling[Scene], Generic[Scene, Picks]):
    """How a game of the family tells its table, and what is chosen there unless somebody picks."""

    company: Callable[[Scene, int], CompanyView]
    prompt: Callable[[Scene, Picks], Prompt]
    run: type
    """The step in which plants are run."""
    choices: Callable[[Scene], tuple[Choice, ...]]
    """The ways to run them, best first."""
    keep: type
    """The step in which fuel is kept after scrapping."""
    default_keep: Callable[[Any, Any, int], Move]
    """What is kept unless somebody picks, for rules, state and seat."""
    clicks: Mapping[type, Callable[[Any], Move]]
    """The move that a click on a plant makes in a step."""


class GridPresenter(ScenePresenter[Scene], abc.ABC, Generic[Scene, Picks]):
    """Keeps the newest scene, and picks while they make sense."""

    composed: ClassVar[tuple[str, ...]]
    """Moves that a turn may go on after, because a click on the board makes them."""

    def __init__(self, telling: GridTelling[Scene, Picks]) -> None:
        super().__init__(telling)
        self._told = telling
        self._picked = self.picks()
        self._bidder = AutomaticBidder()

    @abc.abstractmethod
    def new_scene(self, view: View) -> Scene:
        """The scene of a view."""

    @abc.abstractmethod
    def picks(self, **picked: Any) -> Picks:
        """These picks and no other."""

    def settled(self, picked: Picks) -> Picks:
        """Picks that make sense now, with the best choice preselected."""
        scene = self.scene
        limit = self._bidder.limit(scene)
        if not scene.acting:
            return self.picks(limit=limit)
        if isinstance(scene.head, Auction):
            bid_now = max(lowest(scene), min(picked.bid, highest(scene)))
            return self.picks(bid=bid_now, limit=limit)
        if isinstance(scene.head, self._told.run):
            found = self._told.choices(scene)
            chosen = picked.chosen if picked.chosen in scene.legal else found[0].move
            return self.picks(found=found, chosen=chosen)
        if isinstance(scene.head, self._told.keep):
            assert scene.seat is not None
            default = self._told.default_keep(scene.rules, scene.state, scene.seat)
            return self.picks(chosen=picked.chosen or default)
        return self.picks()

    @property
    def picked(self) -> Picks:
        """What is picked and not a move yet."""
        return self._picked

    def pick(self, **picked: Any) -> None:
        """Pick this and nothing else."""
        self._picked = self.settled(self.picks(**picked))

    def show(self, view: View) -> None:
        """Take the newest view. What was picked stays only while the same thing is asked."""
        before, self._scene = self._scene, self.new_scene(view)
        same = before is not None and _asked(before) == _asked(self._scene)
        self._picked = self.settled(self._picked if same else self.picks())

    def company(self, seat: int) -> CompanyView:
        """What lies before a seat."""
        return self._told.company(self.scene, seat)

    def prompt(self) -> Prompt:
        """What the game waits for, and the answers."""
        return self._told.prompt(self.scene, self._picked)

    def immediate(self, move: Move) -> bool:
        """A bid is sent at once, because raising is quick; all else waits for `Done`."""
        return move.verb == _BID

    def final(self, move: Move) -> bool:
        """Every move of a named button: the phase may go on with the same seat, not the turn."""
        return move.verb not in self.composed

    def pick_plant(self, plant: int | str) -> Move | None:
        """A click on a plant: the move it makes, or None where it only picks or is no target."""
        if not self.scene.acting:
            return None
        step = type(self.scene.head)
        if step is self._told.run:
            self.toggle(plant)
            return None
        made = self._told.clicks.get(step)
        return None if made is None else self.legal(made(plant))

    def pick_row(self, key: str) -> None:
        """A click on a way to run plants or on fuel to keep."""
        move = Move.parse(key)
        if move in self.scene.legal:
            self.pick(chosen=move)

    def toggle(self, plant: int | str) -> None:
        """A click on a plant that is to run or not."""
        move = toggled(self._picked.found, self._picked.chosen, plant)
        if move is not None:
            self.pick(chosen=move)

    def set_bid(self, price: int) -> None:
        """Turn the stepper of an auction. Prices that cannot be bid become the nearest one."""
        self.pick(bid=price)

    def bid(self) -> Move | None:
        """The bid on the stepper, if one can be made."""
        return self.legal(bid(self._picked.bid))

    def bid_up_to(self, price: int) -> None:
        """Bid on automatically, as far as that."""
        if self.scene.acting and isinstance(self.scene.head, Auction):
            self._bidder.set_limit(self.scene, price)
            self._picked = self.settled(self._picked)

    def stop_bidding(self) -> None:
        """Ask the person again."""
        if self.scene.seat is not None:
            self._bidder.cancel(self.scene.seat)
            self._picked = self.settled(self._picked)

    def automatic(self) -> Move | None:
        """The bid that the automatic bidder of whoever looks makes now. Ask once."""
        move = self._bidder.bid(self.scene)
        if move is None:
            self._picked = self.settled(self._picked)
        return move

    def legal(self, move: Move) -> Move | None:
        """A move, if whoever looks can make it now."""
        return move if move in self.scene.legal else None


_BID = bid(0).verb


def _asked(scene: GridScene[Any, Any]) -> tuple[object, ...]:
    """What is asked of whom: while it stays the same, picks do too."""
    head = scene.head
    asked = (type(head), scene.lot) if isinstance(head, Auction) else (type(head),)
    return (scene.seat, scene.acting, scene.state.round, *asked)
