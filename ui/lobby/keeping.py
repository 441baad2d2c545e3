# SPDX-License-Identifier: MIT
"""What a person wants with a game on this disk: asked again where something is given up."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt

from ui.kit.surfaces.banner import Banner
from ui.lobby.saved_list import SavedList
from ui.ports.backend import Backend, SavedGame


class Keeping(QObject):
    """Between the list of games, the backend that has them, and the banner that asks."""

    def __init__(
        self,
        games: SavedList,
        backend: Backend,
        banner: Banner,
        resume: Callable[[str, int], None],
    ) -> None:
        """`resume` shows the table of a file, from its first entries on."""
        super().__init__(games)
        self._backend = backend
        self._banner = banner
        self._resume = resume
        games.wants_beginning.connect(self._offer_beginning)
        games.wants_name.connect(self._rename)
        games.wants_folder.connect(backend.show_in_folder)
        games.wants_away.connect(self._offer_bin)

    def _offer_beginning(self, game: SavedGame) -> None:
        damage = game.damage
        assert damage is not None
        self._ask(
            QCoreApplication.translate(
                "Keeping",
                "Go on with {name} from its sound beginning? Entries kept: {sound}. Entries given "
                "up: {entries}, turns among them: {turns}. The file as it is stays beside it; "
                "others who have more of this game bring it forward.",
            ).format(
                name=game.table,
                sound=damage.sound,
                entries=damage.entries,
                turns=damage.turns,
            ),
            QCoreApplication.translate("Keeping", "Go on from there"),
            lambda: self._resume(game.path, damage.sound),
        )

    def _offer_bin(self, game: SavedGame) -> None:
        self._ask(
            QCoreApplication.translate(
                "Keeping", "Move {} to the bin? It can be taken out of there again."
            ).format(game.table),
            QCoreApplication.translate("Keeping", "Move to the bin"),
            lambda: self._try(lambda: self._backend.throw_away(game.path)),
        )

    def _ask(self, question: str, yes: str, action: Callable[[], None]) -> None:
        def done() -> None:
            self._banner.hide()
            action()

        self._banner.say(question, "accent", ((yes, done),))
        self._banner.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _rename(self, path: str, name: str) -> None:
        self._try(lambda: self._backend.rename(path, name))

    def _try(self, action: Callable[[], None]) -> None:
        try:
            action()
        except ValueError as error:
            self._banner.say(str(error), "warn")
