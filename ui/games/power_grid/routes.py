# SPDX-License-Identifier: MIT
"""The cheapest way from a network of one's own to a city, as cities to light up. No Qt."""

from __future__ import annotations

from collections.abc import Mapping

from core.games.power_grid.figures import Board
from core.games.power_grid.network import Network


def costs(board: Board) -> Mapping[tuple[str, str], int]:
    """What each printed connection costs, in both directions."""
    found: dict[tuple[str, str], int] = {}
    for one, other, cost in board.connections:
        for pair in ((one, other), (other, one)):
            found[pair] = min(cost, found.get(pair, cost))
    return found


def route(
    network: Network, links: Mapping[tuple[str, str], int], own: tuple[str, ...], target: str
) -> tuple[str, ...]:
    """The cities of a cheapest connection, from an own one to the target; empty without own.

    Of ways that cost the same it takes one with fewest cities, so that connections
    for nothing lead round no corner.
    """
    if not own or target in own:
        return ()
    costs_to = network.costs(own)
    ways: dict[str, tuple[str, ...]] = {target: (target,)}
    ring = [target]
    while ring:
        following: list[str] = []
        for city in ring:
            for near in network.neighbours[city]:
                if near in ways or costs_to[near] + links[near, city] != costs_to[city]:
                    continue
                ways[near] = (near, *ways[city])
                if near in own:
                    return ways[near]
                following.append(near)
        ring = following
    return ()
