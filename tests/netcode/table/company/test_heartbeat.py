# SPDX-License-Identifier: MIT
"""Intent: a peer is asked when it is quiet, and given up only when it stays so."""

from __future__ import annotations

from netcode.table.company.heartbeat import DEAD_SECONDS, PING_SECONDS, Heartbeat


def test_a_peer_is_asked_now_and_then() -> None:
    """Once in each interval, whether it answers or not, each peer by itself."""
    heartbeat = Heartbeat()
    heartbeat.alive(1, 0.0)
    heartbeat.alive(2, 1.0)
    assert heartbeat.to_ask(PING_SECONDS - 0.1) == ()
    assert heartbeat.to_ask(PING_SECONDS) == (1,)
    assert heartbeat.to_ask(PING_SECONDS) == ()
    heartbeat.alive(1, PING_SECONDS)
    assert heartbeat.to_ask(PING_SECONDS + 1.0) == (2,)
    assert heartbeat.to_ask(2 * PING_SECONDS + 1.0) == (1, 2)


def test_silence_gives_a_peer_up() -> None:
    """Whatever was heard counts, and whoever is gone is neither asked nor given up."""
    heartbeat = Heartbeat()
    heartbeat.alive(1, 0.0)
    heartbeat.alive(2, 0.0)
    assert heartbeat.silent(DEAD_SECONDS) == ()
    heartbeat.alive(2, DEAD_SECONDS)
    assert heartbeat.silent(DEAD_SECONDS + 0.1) == (1,)
    heartbeat.forget(1)
    assert heartbeat.silent(DEAD_SECONDS + 0.1) == ()
    assert heartbeat.to_ask(2 * DEAD_SECONDS) == (2,)
