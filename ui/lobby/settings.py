# SPDX-License-Identifier: MIT
"""What a person chooses once. Every choice holds at once; there is nothing to confirm."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.i18n import languages
from ui.kit.controls.button import Button
from ui.kit.controls.choice import Choice
from ui.kit.controls.name_edit import NameEdit
from ui.kit.controls.tick import Tick
from ui.kit.labels.field import Field
from ui.kit.labels.heading import Heading
from ui.kit.labels.text import Text
from ui.kit.place import Place
from ui.kit.surfaces.card import Card
from ui.kit.surfaces.page import Page
from ui.ports.backend import Settings
from ui.style import theme
from ui.style.theme import Role

CHOICES = ("language", "theme", "scale", "full_screen", "motion", "sound", "confirm")
"""What can be chosen on the page, by its attributes, after the name."""

_SCALES = (80, 100, 115, 130, 150, 175, 200)


class NameCard(Card):
    """The one question of a first start. Until it is answered, the name is that of the system."""

    named = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_edge("accent")
        question = self.tr("What shall the others call you?")
        self.name = NameEdit(name)
        self.name.setAccessibleName(question)
        self.name.selectAll()
        self.keep = Button(self.tr("Keep this name"), icon="check")
        self.no_name = Text(role=Role.SMALL, ink="warn", wrap=True)
        self.no_name.hide()
        row = QHBoxLayout()
        row.addWidget(self.name, 1)
        row.addWidget(self.keep)
        self.body.addWidget(Text(question, Role.STRONG, wrap=True))
        self.body.addLayout(row)
        self.body.addWidget(self.no_name)
        for wanted in (self.name.returnPressed, self.keep.clicked):
            wanted.connect(self._keep)

    def _keep(self) -> None:
        fault = self.name.fault()
        self.no_name.setText(fault)
        self.no_name.setVisible(bool(fault))
        if name := self.name.name():
            self.named.emit(name)


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
        self.name = NameEdit(self._settings.name)
        self.name.editingFinished.connect(self._rename)
        self.no_name = Text(role=Role.SMALL, ink="warn", wrap=True)
        self.no_name.hide()
        card = Card()
        card.body.addWidget(
            Field(self.tr("Your name"), self.tr("What the others see at the table."), self.name)
        )
        card.body.addWidget(self.no_name)
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
        self.full_screen = Tick(self.tr("Full screen"))
        self.full_screen.setChecked(self._settings.full_screen)
        self.full_screen.toggled.connect(lambda on: self._keep(full_screen=on))
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
            Field(
                self.tr("Window"),
                self.tr("F11 does the same, wherever you are."),
                self.full_screen,
            )
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
        """Keep what the others will see of it; the name stays where that is nothing."""
        fault = self.name.fault()
        self.no_name.setText(fault)
        self.no_name.setVisible(bool(fault))
        name = self.name.name() or self._settings.name
        self.name.setText(name)
        self._keep(name=name, named=True)

    def _keep(self, **changes: Any) -> None:
        settings = self._settings._replace(**changes)
        if settings != self._settings:
            self._settings = settings
            self.changed.emit(settings)
