# SPDX-License-Identifier: MIT
"""What a person chooses once. Every choice holds at once; there is nothing to confirm."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from ui.i18n import languages
from ui.kit.controls.choice import Choice
from ui.kit.controls.tick import Tick
from ui.kit.labels.field import Field
from ui.kit.labels.heading import Heading
from ui.kit.surfaces.card import Card
from ui.kit.surfaces.page import Page
from ui.kit.surfaces.place import Place
from ui.ports.backend import Settings
from ui.style import theme

CHOICES = ("language", "theme", "scale", "motion", "sound", "confirm")
"""What can be chosen on the page, by its attributes, after the name."""

_SCALES = (80, 100, 115, 130, 150, 175, 200)


class SettingsPage(Place):
    """Shows `Settings` and says when they are to be kept."""

    changed = Signal(object)
    back = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        heading = Heading(self.tr("Settings"))
        heading.back.connect(self.back)
        page = Page(110)
        page.add(self._person())
        page.add(self._look())
        page.add(self._play())
        self.beginning = self.name
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(heading)
        column.addWidget(page, 1)

    def focused(self) -> str:
        """The name of the choice that has the focus; that of the person's name if none has."""
        focus = self.focusWidget()
        return next((name for name in CHOICES if getattr(self, name) is focus), "name")

    def _person(self) -> Card:
        self.name = QLineEdit(self._settings.name)
        self.name.setMaxLength(24)
        self.name.editingFinished.connect(self._rename)
        card = Card()
        card.body.addWidget(
            Field(self.tr("Your name"), self.tr("What the others see at the table."), self.name)
        )
        return card

    def _look(self) -> Card:
        system = self.tr("As the system")
        self.language = Choice()
        self.language.offer(
            ((languages.SYSTEM, system), *languages.LANGUAGES.items()), self._settings.language
        )
        self.language.picked.connect(lambda value: self._keep(language=value))
        self.theme = Choice()
        self.theme.offer(
            (
                ("system", system),
                ("light", self.tr("Light")),
                ("dark", self.tr("Dark")),
            ),
            self._settings.theme,
        )
        self.theme.picked.connect(lambda value: self._keep(theme=value))
        self.scale = Choice()
        scales = sorted({*_SCALES, self._settings.text_scale})
        percent = self.tr("{} %")
        self.scale.offer(
            [(str(scale), percent.format(scale)) for scale in scales],
            str(self._settings.text_scale),
        )
        self.scale.picked.connect(lambda value: self._keep(text_scale=int(value)))
        self.motion = Tick(self.tr("Nothing moves"))
        self.motion.setChecked(self._settings.reduced_motion)
        self.motion.toggled.connect(lambda on: self._keep(reduced_motion=on))
        card = Card()
        card.body.setSpacing(theme.current().space(4))
        card.body.addWidget(
            Field(
                self.tr("Language"),
                self.tr("Everybody at a table reads it in their own."),
                self.language,
            )
        )
        card.body.addWidget(
            Field(
                self.tr("Theme"),
                self.tr("The lamp over the table, or the room at night."),
                self.theme,
            )
        )
        card.body.addWidget(
            Field(self.tr("Text size"), self.tr("Everything grows with it."), self.scale)
        )
        card.body.addWidget(
            Field(self.tr("Reduced motion"), self.tr("Cards and pieces jump instead."), self.motion)
        )
        return card

    def _play(self) -> Card:
        self.sound = Tick(self.tr("Ring"))
        self.sound.setChecked(self._settings.sound)
        self.sound.toggled.connect(lambda on: self._keep(sound=on))
        self.confirm = Tick(self.tr("Ask first"))
        self.confirm.setChecked(self._settings.confirm_leave)
        self.confirm.toggled.connect(lambda on: self._keep(confirm_leave=on))
        card = Card()
        card.body.setSpacing(theme.current().space(4))
        card.body.addWidget(
            Field(self.tr("Your turn"), self.tr("The bell of the system as it begins."), self.sound)
        )
        card.body.addWidget(
            Field(
                self.tr("Leaving a game"),
                self.tr("A question before you leave a game that is not over."),
                self.confirm,
            )
        )
        return card

    def _rename(self) -> None:
        if name := self.name.text().strip():
            self._keep(name=name)
        else:
            self.name.setText(self._settings.name)

    def _keep(self, **changes: Any) -> None:
        settings = self._settings._replace(**changes)
        if settings != self._settings:
            self._settings = settings
            self.changed.emit(settings)
