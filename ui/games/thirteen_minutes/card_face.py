# SPDX-License-Identifier: MIT
"""What stands where on a zone and on a card of a hand, from the fonts in use."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from PySide6.QtCore import Qt

from ui.games.thirteen_minutes.layout import Box
from ui.games.thirteen_minutes.paint import CENTRE, LEFT, Mark, Text, broken
from ui.games.thirteen_minutes.view import CardView, ZoneView
from ui.style.theme import Role, Theme


class Composed(Struct, frozen=True):
    """The texts and marks of one card."""

    texts: tuple[Text, ...]
    marks: tuple[Mark, ...]


def smallest_zone(theme: Theme, names: Iterable[str] = ()) -> tuple[int, int]:
    """The width and height under which a zone with one of these names would not be legible."""
    count = _wide("13", Role.STRONG, theme)
    stack = _icon(theme) + theme.space() + count
    width = max(2 * stack + theme.space(2) + 2 * _pad(theme), theme.size(104))
    width = max(width, *(_two_lines(name, theme) + 2 * _pad(theme) for name in names), 0)
    rows = theme.metrics(Role.TITLE).height() + 2 * theme.metrics(Role.SMALL).height()
    return width, rows + _row(theme) + 2 * _edge(theme)


def _two_lines(name: str, theme: Theme) -> int:
    """The width that shows a name whole in two small lines."""
    words = name.split(" ")
    return min(
        max(_wide(" ".join(part), Role.SMALL, theme) for part in (words[:cut], words[cut:]))
        for cut in range(1, len(words) + 1)
    )


def zone(view: ZoneView, width: int, height: int, theme: Theme) -> Composed:
    """A zone: what it is at the top, its name, and the cubes of both sides below."""
    pad, edge = _pad(theme), _edge(theme)
    title = theme.metrics(Role.TITLE).height()
    row = _row(theme)
    room = max(theme.metrics(Role.SMALL).height(), height - 2 * edge - title - row)
    between = Box(pad, edge + title, width - 2 * pad, room)
    name = _fitting(view.name, between, (Role.STRONG, Role.SMALL), theme, CENTRE, 2)
    head, head_marks = _head(view, width, title, theme)
    stacks, cubes = _stacks(view, width, height - edge - row, theme)
    return Composed((*head, name, *stacks), (*head_marks, *cubes))


def _stacks(view: ZoneView, width: int, top: int, theme: Theme) -> tuple[list[Text], list[Mark]]:
    pad = _pad(theme)
    icon = _icon(theme)
    high = _row(theme)
    count = _wide("13", Role.STRONG, theme)
    half = (width - 2 * pad) // 2
    texts = []
    drawn = []
    for index, (side, cubes) in enumerate((("US", view.us), ("USSR", view.ussr))):
        left = pad + index * half + (half - icon - theme.space() - count) // 2
        box = Box(left, top + (high - icon) // 2, icon, icon)
        drawn.append(Mark(box, "cube", side, not cubes))
        box = Box(left + icon + theme.space(), top, count, high)
        texts.append(Text(box, str(cubes), Role.STRONG, "ink" if cubes else "muted"))
    return texts, drawn


def _head(view: ZoneView, width: int, high: int, theme: Theme) -> tuple[list[Text], list[Mark]]:
    """Type and value at the left; at the right who controls it and what that is worth."""
    pad, edge = _pad(theme), _edge(theme)
    icon = _icon(theme)
    top = edge + (high - icon) // 2
    texts = []
    drawn = []
    left = pad
    if view.cuba:
        drawn.append(Mark(Box(left, top, icon, icon), "eye" if view.peeked else "island"))
        left += icon + theme.space()
    if view.face is not None:
        drawn.append(Mark(Box(left, top, icon, icon), "type", view.face.type))
        left += icon + theme.space()
        if not view.cuba:
            figure = str(view.face.value)
            wide = _wide(figure, Role.TITLE, theme)
            texts.append(Text(Box(left, edge, wide, high), figure, Role.TITLE))
    points = f"+{view.worth}"
    wide = _wide(points, Role.STRONG, theme)
    right = width - pad - wide
    texts.append(
        Text(Box(right, edge, wide, high), points, Role.STRONG, "ink" if view.holder else "muted")
    )
    if view.holder:
        box = Box(right - theme.size(3) - icon, top, icon, icon)
        drawn.append(Mark(box, "side", view.holder))
    return texts, drawn


def hand_height(theme: Theme, lines: int) -> int:
    """The height of a card of one's own hand: a name and so many lines of event."""
    return (
        theme.metrics(Role.TITLE).height()
        + lines * theme.metrics(Role.SMALL).height()
        + theme.space()
        + 2 * _pad(theme)
    )


def hand(view: CardView, width: int, height: int, theme: Theme) -> Composed:
    """A card of a hand, face up: type, value, name and side above its event."""
    assert view.face is not None
    face = view.face
    pad = _pad(theme)
    high = theme.metrics(Role.TITLE).height()
    icon = _icon(theme) + theme.size(2)
    top = pad + (high - icon) // 2
    figure = str(face.value)
    wide = _wide(figure, Role.TITLE, theme)
    name_left = pad + icon + theme.space() + wide + theme.space(2)
    name_wide = width - pad - icon - theme.space() - name_left
    event_top = pad + high + theme.space()
    below = Box(pad, event_top, width - 2 * pad, height - event_top - pad)
    texts = (
        Text(Box(pad + icon + theme.space(), pad, wide, high), figure, Role.TITLE),
        Text(Box(name_left, pad, name_wide, high), face.name, Role.STRONG, elide=True),
        _fitting(face.event, below, (Role.BODY, Role.SMALL), theme),
    )
    drawn = (
        Mark(Box(pad, top, icon, icon), "type", face.type),
        Mark(Box(width - pad - icon, top, icon, icon), "side", face.side),
    )
    return Composed(texts, drawn)


def _fitting(
    words: str,
    room: Box,
    roles: tuple[Role, ...],
    theme: Theme,
    align: Qt.AlignmentFlag = LEFT,
    most: int = 99,
) -> Text:
    """A text of up to `most` lines in the first role that shows it whole, else in the last."""
    for role in roles:
        metrics = theme.metrics(role)
        lines = max(1, min(most, room.height // metrics.height()))
        high = room.height if align == CENTRE else lines * metrics.height()
        box = Box(room.x, room.y, room.width, high)
        text = Text(box, words, role, align=align, elide=True, lines=lines)
        if " ".join(broken(text, metrics)) == words:
            break
    return text


def back_size(theme: Theme) -> tuple[int, int]:
    """The size of a card of the other hand."""
    return theme.size(34), theme.size(40)


def back(view: CardView, width: int, height: int, theme: Theme) -> Composed:
    """A card of the other hand: the island, or the eye and the type of one I have seen."""
    icon = min(width, height) * 6 // 10
    middle = Box((width - icon) // 2, (height - icon) // 2, icon, icon)
    if view.face is None:
        return Composed((), (Mark(middle, "island"),))
    half = height // 2
    small = min(icon, half - theme.size(4))
    left = (width - small) // 2
    upper = Mark(Box(left, theme.size(4), small, small), "type", view.face.type)
    lower = Box(left, half, small, small)
    if view.peeked:
        return Composed((), (upper, Mark(lower, "eye")))
    return Composed((), (upper, Mark(lower, "side", view.face.side)))


def _wide(text: str, role: Role, theme: Theme) -> int:
    """The width that shows a text whole: the advance is rounded, the ellipsis is not."""
    return theme.metrics(role).horizontalAdvance(text) + 2


def _row(theme: Theme) -> int:
    """The height of the line of cubes."""
    return max(theme.metrics(Role.STRONG).height(), _icon(theme))


def _icon(theme: Theme) -> int:
    return theme.size(18)


def _edge(theme: Theme) -> int:
    """What stays free above and below on a zone, of which there can be many."""
    return theme.size(5)


def _pad(theme: Theme) -> int:
    return theme.size(8)
