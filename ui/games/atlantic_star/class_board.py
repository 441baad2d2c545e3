# SPDX-License-Identifier: MIT
"""The class board: a column per class, a cell per rank, the operators that wait below."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.games.atlantic_star import faces, plate_face
from ui.games.atlantic_star.view import ClassBoardView, ClassView, Rank, WaitingPlates
from ui.kit import literal
from ui.kit.controls.target import Target
from ui.kit.light import Light
from ui.style import theme
from ui.style.theme import Role

HEADER = 62
ROW = 46
COLUMN = 108
FOOT = 30
"""Measures at scale 100: the least a column needs to be read."""


class ClassHeader(Target):
    """The stars of a class, and the sea that has it."""

    passed_by = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: ClassView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_class(self, view: ClassView) -> None:
        """Show the class as it is now."""
        self.view = view
        self.dress(view.light, view.why, view.label, view.label.replace("; ", "\n"))

    def sizeHint(self) -> QSize:
        """Stars over the name of a sea."""
        look = theme.current()
        return QSize(look.size(COLUMN), look.size(HEADER))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the header."""
        if self.view is not None:
            plate_face.paint_header(
                QPainter(self), QRectF(self.rect()), self.view, theme.current(), self.hasFocus()
            )


class RankCell(Target):
    """A rank of a class: its points at the left, the plate that holds it."""

    passed_by = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = Rank(0)
        self._sea = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_rank(self, view: Rank, sea: str) -> None:
        """Show the rank as it is now, in a class that a sea has or none."""
        self.view, self._sea = view, sea
        plate = view.plate
        if plate is None:
            self.dress(Light.PLAIN, "", "", "")
        else:
            self.dress(plate.light, plate.why, plate.label, plate.label)

    def sizeHint(self) -> QSize:
        """Points and a plate."""
        look = theme.current()
        return QSize(look.size(COLUMN), look.size(ROW))

    def minimumSizeHint(self) -> QSize:
        """A little lower."""
        look = theme.current()
        return QSize(look.size(COLUMN), look.size(ROW - 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint points and plate."""
        plate_face.paint_rank(
            QPainter(self),
            QRectF(self.rect()),
            self.view,
            self._sea,
            theme.current(),
            self.hasFocus(),
        )


class WaitingRow(QWidget):
    """The operators' plates that lie beside the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._waiting: tuple[WaitingPlates, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_waiting(self, title: str, waiting: tuple[WaitingPlates, ...], label: str) -> None:
        """Show what is still to come."""
        self._title, self._waiting = title, waiting
        self.setAccessibleName(label)
        self.setToolTip(literal.tooltip(label))
        self.setVisible(bool(waiting))
        self.update()

    def sizeHint(self) -> QSize:
        """A line."""
        look = theme.current()
        return QSize(look.size(200), look.size(FOOT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title, seas and values."""
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(look.font(Role.SMALL))
        painter.setPen(look.colour("muted"))
        height = float(self.height())
        painter.drawText(QRectF(0, 0, self.width(), height), faces.LEFT, self._title)
        x = float(look.metrics(Role.SMALL).horizontalAdvance(self._title))
        plates = sum(plate_face.waiting_width(one, look) for one in self._waiting)
        gap = min(look.space(3), (self.width() - x - plates) / max(1, len(self._waiting)))
        for one in self._waiting:
            x = plate_face.paint_waiting(painter, x + gap, height, one, look)


class ClassBoard(QWidget):
    """Five columns of six ranks."""

    class_picked = Signal(int)
    """The stars of a class that was clicked."""
    plate_picked = Signal(str, int)
    """The sea and the place of a plate that was clicked."""
    hinted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = theme.current()
        self.headers: list[ClassHeader] = []
        self.cells: list[list[RankCell]] = []
        self.waiting = WaitingRow()
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(look.size(6))
        self._grid.setVerticalSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.size(2))
        column.addLayout(self._grid, 1)
        column.addWidget(self.waiting)

    def show_board(self, view: ClassBoardView) -> None:
        """Show classes, plates, and the operators that wait."""
        self.setAccessibleName(view.title)
        while len(self.headers) < len(view.classes):
            self._add_class(len(view.classes[len(self.headers)].ranks))
        for header, cells, each in zip(self.headers, self.cells, view.classes, strict=True):
            header.show_class(each)
            for cell, rank in zip(cells, each.ranks, strict=True):
                cell.show_rank(rank, each.sea)
        self.waiting.show_waiting(view.waiting_title, view.waiting, view.waiting_label)

    def _add_class(self, ranks: int) -> None:
        at = len(self.headers)
        header = ClassHeader()
        header.clicked.connect(lambda: self._pick_class(header))
        header.hinted.connect(self.hinted)
        self._grid.addWidget(header, 0, at)
        cells = [RankCell() for _ in range(ranks)]
        for row, cell in enumerate(cells, 1):
            cell.clicked.connect(lambda _=False, cell=cell: self._pick_plate(cell))
            cell.hinted.connect(self.hinted)
            self._grid.addWidget(cell, row, at)
            self._grid.setRowStretch(row, 1)
        self._grid.setColumnStretch(at, 1)
        self.headers.append(header)
        self.cells.append(cells)

    def _pick_class(self, header: ClassHeader) -> None:
        if header.lit() and header.view is not None:
            self.class_picked.emit(header.view.stars)

    def _pick_plate(self, cell: RankCell) -> None:
        plate = cell.view.plate
        if cell.lit() and plate is not None:
            self.plate_picked.emit(plate.sea, plate.place)
