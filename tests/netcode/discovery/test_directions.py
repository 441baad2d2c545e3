# SPDX-License-Identifier: MIT
"""Intent: which direction fails, and on which computer to look, from what passed."""

from __future__ import annotations

import pytest

from netcode.discovery.browser import Rumour
from netcode.discovery.directions import Between, between
from netcode.discovery.udp.probing_back import Asking, Echo, Tcp

THERE = "from here to 10.0.0.1: "
HERE = "from 10.0.0.1 to here: "


def heard(calls: bool = True, came: bool = False, tcp: Tcp = "unknown") -> Echo:
    """Somebody who hears us."""
    return Echo(True, True, calls, came, tcp)


@pytest.mark.parametrize(
    ("echo", "reached", "failure"),
    [
        (heard(came=True), True, ""),
        (heard(came=True, tcp="reached"), None, ""),
        (Echo(heard=True), True, ""),
        (Echo(), None, "with 10.0.0.1 nothing passes"),
        (Echo(heard=True), False, f"{THERE}it is heard, and nothing"),
        (Echo(heard=True), None, f"{THERE}it is heard, but does not answer"),
        (heard(came=True), False, f"{THERE}it hears our questions, but its table"),
        (heard(tcp="silent"), True, f"{HERE}a table here cannot be joined; let TCP port 47620 th"),
        (heard(tcp="refused"), None, f"{HERE}a table here cannot be joined; let TCP port 47620 th"),
        (heard(False, True), True, f"{HERE}a table here is not seen there; let UDP port 47620 th"),
        (
            heard(False, tcp="silent"),
            None,
            f"{HERE}a table here cannot be joined; let TCP port 47620 and UDP port 47620 through",
        ),
    ],
)
def test_what_fails_is_said_with_its_direction(
    echo: Echo, reached: bool | None, failure: str
) -> None:
    """And nothing where nothing is known to fail."""
    found = Between("10.0.0.1", echo, reached)
    assert found.failure.startswith(failure)
    assert bool(found.failure) == bool(failure)


def test_a_refusal_where_nobody_listens_says_nothing() -> None:
    """The port is another program's: whether a firewall refused is not known."""
    found = Between("10.0.0.1", heard(tcp="refused"), True, door_open=False)
    assert found.reaches_us is None
    assert found.failure == ""
    assert "TCP from it: not known" in found.facts


def test_a_connection_that_came_counts_more_than_what_is_said_of_it() -> None:
    """It came: whatever the other one tells, or does not."""
    assert Between("10.0.0.1", heard(came=True, tcp="silent"), True).reaches_us


def test_tables_and_echoes_of_one_address_are_one() -> None:
    """A table that was announced is heard; who only answers has no table that is known."""
    asking = Asking(())
    asking.echo("10.0.0.2").hears_us = True
    tables = (Rumour("10.0.0.1", 47621, "Oak", False),)
    oak, other = between(tables, asking)
    assert (oak.address, oak.port, oak.reached, oak.echo.heard) == ("10.0.0.1", 47621, False, True)
    assert (other.address, other.reached) == ("10.0.0.2", None)
    assert "TCP to it: no table known" in other.facts


def test_who_is_named_is_told_of_and_this_computer_is_not() -> None:
    """A peer that was asked for and says nothing; a table on the loopback."""
    asking = Asking(())
    asking.echo("127.0.0.1").came = True
    tables = (Rumour("127.0.0.1", 47620, "Elm", True),)
    (named,) = between(tables, asking, ("10.0.0.3",))
    assert (named.address, named.echo) == ("10.0.0.3", Echo())
