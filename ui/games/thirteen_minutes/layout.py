# SPDX-License-Identifier: MIT
"""Where the zones of three bands go: counts and sizes in, rectangles out. No Qt.

Thirteen cards can all end in one band, so nothing here assumes a usual number.
Zones grow while the board has room, wrap into lines when a band is crowded, and
never get smaller than their text needs; a board that is too low is told so by
`Layout.height` and scrolls.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Box(Struct, frozen=True):
    """A rectangle in logical pixels."""

    x: int
    y: int
    width: int
    height: int

    def overlaps(self, other: Box) -> bool:
        """Whether the two share any area."""
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )


class Measure(Struct, frozen=True):
    """What a board must respect, in logical pixels, from the font in use.

    `side` is the width of the strip at the left of a band that names it;
    `low` is the height a band keeps when it is empty.
    """

    zone_width: int
    zone_height: int
    side: int
    low: int
    gap: int


class Layout(Struct, frozen=True):
    """The bands from top to bottom, the zones of each, and the height they need."""

    bands: tuple[Box, ...]
    zones: tuple[tuple[Box, ...], ...]
    height: int


LARGEST = 175
"""Zones grow to this percentage of their smallest size and no further."""


def arrange(counts: Sequence[int], width: int, height: int, measure: Measure) -> Layout:
    """The largest zones with which all bands fit the board, or the smallest ones."""
    for percent in range(LARGEST, 100, -5):
        layout = _with_zones_of(percent, counts, width, measure)
        if layout is not None and layout.height <= height:
            return _stretched(layout, height)
    return _stretched(_smallest(counts, width, measure), height)


def _smallest(counts: Sequence[int], width: int, measure: Measure) -> Layout:
    layout = _with_zones_of(100, counts, width, measure)
    if layout is not None:
        return layout
    wide_enough = measure.side + measure.zone_width + 3 * measure.gap
    layout = _with_zones_of(100, counts, wide_enough, measure)
    assert layout is not None
    return layout


def _with_zones_of(
    percent: int, counts: Sequence[int], width: int, measure: Measure
) -> Layout | None:
    zone_width = measure.zone_width * percent // 100
    zone_height = measure.zone_height * percent // 100
    room = width - measure.side - 2 * measure.gap
    per_line = (room + measure.gap) // (zone_width + measure.gap)
    if per_line < 1:
        return None
    columns = tuple(_evenly(count, per_line) for count in counts)
    zone_width = max(zone_width, min(_widest(room, max(columns), measure.gap), _largest(measure)))
    bands: list[Box] = []
    zones: list[tuple[Box, ...]] = []
    top = 0
    for count, in_line in zip(counts, columns, strict=True):
        lines = -(-count // in_line)
        inner = lines * (zone_height + measure.gap) + measure.gap
        band = Box(0, top, width, max(measure.low, inner))
        bands.append(band)
        zones.append(
            tuple(
                Box(
                    _left(index, count, in_line, zone_width, width, measure),
                    top + measure.gap + (index // in_line) * (zone_height + measure.gap),
                    zone_width,
                    zone_height,
                )
                for index in range(count)
            )
        )
        top += band.height + measure.gap
    return Layout(tuple(bands), tuple(zones), top - measure.gap)


def _evenly(count: int, most: int) -> int:
    """How many zones a line of a band holds when all its lines are as full as each other."""
    return -(-count // -(-count // most)) if count else 1


def _widest(room: int, columns: int, gap: int) -> int:
    """The width at which so many zones still fit one line: names need width before height."""
    return (room + gap) // columns - gap


def _largest(measure: Measure) -> int:
    return measure.zone_width * LARGEST // 100


def _left(index: int, count: int, per_line: int, zone: int, width: int, measure: Measure) -> int:
    """The left edge of a zone in a line that is centred beside the strip of its band."""
    line = index // per_line
    in_line = min(per_line, count - line * per_line)
    used = in_line * (zone + measure.gap) - measure.gap
    spare = width - measure.side - measure.gap - used
    return measure.side + spare // 2 + (index % per_line) * (zone + measure.gap)


def _stretched(layout: Layout, height: int) -> Layout:
    """The same zones with spare height shared among the bands, zones centred in them."""
    spare = height - layout.height
    if spare <= 0:
        return layout
    share = spare // len(layout.bands)
    bands = []
    zones = []
    for index, (band, row) in enumerate(zip(layout.bands, layout.zones, strict=True)):
        down = share * index
        bands.append(Box(band.x, band.y + down, band.width, band.height + share))
        bottom = max((box.y + box.height for box in row), default=band.y)
        centre = (band.y + band.height - bottom - (row[0].y - band.y if row else 0)) // 2
        shift = down + share // 2 + max(0, centre)
        zones.append(tuple(Box(b.x, b.y + shift, b.width, b.height) for b in row))
    return Layout(tuple(bands), tuple(zones), layout.height + share * len(layout.bands))
