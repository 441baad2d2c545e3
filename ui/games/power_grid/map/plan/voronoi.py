# SPDX-License-Identifier: MIT
"""Cells of the plane: to each site all that is nearer to it than to any other. No Qt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

from ui.games.power_grid.map.plan.geometry import Point

Edge: TypeAlias = tuple[int, Point]
"""A side of a cell: the site beyond it, and the corner where it begins. -1 is the rim."""

RIM = -1


def cells(sites: Sequence[Point], wanted: int, reach: float) -> list[list[Edge]]:
    """The cells of the first `wanted` sites, none wider than `reach` from its site.

    The sides of a cell follow each other clockwise on the screen.
    """
    boxes = _boxes(sites, reach)
    return [_cell(sites, site, boxes, reach) for site in range(wanted)]


def _boxes(sites: Sequence[Point], size: float) -> dict[tuple[int, int], list[int]]:
    found: dict[tuple[int, int], list[int]] = {}
    for site, (x, y) in enumerate(sites):
        found.setdefault((math.floor(x / size), math.floor(y / size)), []).append(site)
    return found


def _cell(
    sites: Sequence[Point], site: int, boxes: dict[tuple[int, int], list[int]], reach: float
) -> list[Edge]:
    x, y = sites[site]
    column, row = math.floor(x / reach), math.floor(y / reach)
    span = (-2, -1, 0, 1, 2)
    near = [
        (math.dist(sites[site], sites[other]), other)
        for across in span
        for down in span
        for other in boxes.get((column + across, row + down), ())
        if other != site
    ]
    cell: list[Edge] = [
        (RIM, (x - reach, y - reach)),
        (RIM, (x + reach, y - reach)),
        (RIM, (x + reach, y + reach)),
        (RIM, (x - reach, y + reach)),
    ]
    farthest = reach * math.sqrt(2)
    for distance, other in sorted(near):
        if distance >= 2 * farthest:
            break
        cell = _cut(cell, sites[site], sites[other], other)
        farthest = max(math.dist(sites[site], corner) for _, corner in cell)
    return cell


def _cut(cell: list[Edge], site: Point, other: Point, name: int) -> list[Edge]:
    """What is left of a cell on its side of the middle between two sites."""
    nx, ny = other[0] - site[0], other[1] - site[1]
    limit = (nx * (other[0] + site[0]) + ny * (other[1] + site[1])) / 2
    sides = [nx * x + ny * y - limit for _, (x, y) in cell]
    if max(sides) <= 0:
        return cell
    left: list[Edge] = []
    for index, (beyond, corner) in enumerate(cell):
        here, after = sides[index], sides[(index + 1) % len(cell)]
        to = cell[(index + 1) % len(cell)][1]
        if here <= 0:
            left.append((beyond, corner))
        if (here <= 0) != (after <= 0):
            part = here / (here - after)
            cross = corner[0] + part * (to[0] - corner[0]), corner[1] + part * (to[1] - corner[1])
            left.append((name if here <= 0 else beyond, cross))
    return left
