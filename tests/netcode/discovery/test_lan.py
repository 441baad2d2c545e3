# SPDX-License-Identifier: MIT
"""Intent: tables are found, lost, joined and diagnosed between computers on one switch."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from typing import Any

import pytest

from netcode.discovery.browser import _PROBE_SECONDS, PROBE_EVERY_SECONDS
from netcode.discovery.invite import Invite
from tests.netcode.network_namespaces import Computer, Program, network, unavailable
from tests.patience import PATIENCE

pytestmark = pytest.mark.skipif(bool(unavailable()), reason=unavailable())

PEER = "tests.netcode.discovery.lan_peer"


@pytest.fixture
def three() -> Iterator[tuple[Computer, ...]]:
    """Three computers on one switch, plugged in."""
    with network(3) as computers:
        for computer in computers:
            computer.plug_in()
        yield computers


def opened(program: Program) -> dict[str, Any]:
    """What a host says once its table is open."""
    said: dict[str, Any] = program.wait_for(lambda said: "port" in said, PATIENCE)
    return said


@pytest.mark.parametrize("way", ["mdns", "udp"])
def test_a_table_is_found_by_either_way_alone(three: tuple[Computer, ...], way: str) -> None:
    """mDNS and UDP broadcast each find a table on another computer."""
    opened(three[0].run(PEER, "host", "Oak", "--only", way))
    browser = three[1].run(PEER, "browse", "--only", way)
    found = browser.wait_for(lambda said: "Oak" in said, PATIENCE)
    assert found == {"Oak": three[0].address}


def test_tables_that_died_without_a_goodbye_disappear(three: tuple[Computer, ...]) -> None:
    """Failures T59: one host is killed, another one's cable pulled; both go.

    Within ten seconds: an answer is asked for that often, and twice before it counts.
    """
    oak = three[0].run(PEER, "host", "Oak")
    opened(oak)
    opened(three[1].run(PEER, "host", "Elm"))
    browser = three[2].run(PEER, "browse")
    browser.wait_for(lambda said: {"Oak", "Elm"} <= said.keys(), PATIENCE)
    oak.kill()
    three[1].pull_out()
    browser.wait_for(lambda said: said == {}, PATIENCE)
    assert PROBE_EVERY_SECONDS + 2 * _PROBE_SECONDS <= 10


def test_a_table_is_joined_by_what_people_type(three: tuple[Computer, ...]) -> None:
    """Address, address and port, name and invitation lead to the same key; others to a reason."""
    host = opened(three[0].run(PEER, "host", "Oak"))
    key = bytes.fromhex(host["key"])
    invite = Invite(("10.83.0.99", three[0].address), host["port"], key[:16], key)
    forged = Invite((three[0].address,), host["port"], key[:16], bytes(32))
    texts = (three[0].address, f"{three[0].address}:{host['port']}", "oak", str(invite))
    wrong = (f"{three[0].address}:9", str(forged), "Elm")
    located = three[1].run(PEER, "locate", *texts, *wrong)
    for _ in texts:
        assert located.wait_for(bool, PATIENCE).get("key") == host["key"]
    reasons = [located.wait_for(bool, PATIENCE)["error"] for _ in wrong]
    assert "no table is open on that port" in reasons[0]
    assert "not the expected one" in reasons[1]
    assert "no table called 'Elm'" in reasons[2]


def test_without_the_mdns_port_tables_are_still_found(three: tuple[Computer, ...]) -> None:
    """Failures T64: the port is another program's; both sides say so and use UDP."""
    host = opened(three[0].run(PEER, "host", "Oak", "--hold-mdns-port"))
    browser = three[1].run(PEER, "browse", "--hold-mdns-port")
    looking = browser.wait_for(lambda said: "obstacles" in said, PATIENCE)
    assert browser.wait_for(lambda said: "Oak" in said, PATIENCE) == {"Oak": three[0].address}
    for said in (host, looking):
        assert "eth0 (10.83.0." in said["obstacles"][0]
        assert "in use" in said["obstacles"][0].casefold()


def test_an_adapter_that_comes_up_later_is_used() -> None:
    """Failures T65: both computers are started before they are in any network."""
    with network(2) as (first, second):
        host = opened(first.run(PEER, "host", "Oak", "--rescan", "1"))
        browser = second.run(PEER, "browse", "--rescan", "1")
        looking = browser.wait_for(lambda said: "obstacles" in said, PATIENCE)
        first.plug_in()
        second.plug_in()
        assert browser.wait_for(lambda said: "Oak" in said, PATIENCE) == {"Oak": first.address}
        assert (host["obstacles"], looking["obstacles"]) == ([], [])


def test_isolated_computers_get_a_diagnosis(three: tuple[Computer, ...]) -> None:
    """Failures T61: nobody sees anybody, and the page and the direct address say why."""
    host = opened(three[0].run(PEER, "host", "Oak"))
    for computer in three:
        computer.isolate()
    browser = three[1].run(PEER, "browse")
    direct = three[1].run(PEER, "locate", f"{three[0].address}:{host['port']}")
    page = three[2].run(PEER, "explain").wait_for(bool, PATIENCE)
    assert page["adapters"] == f"eth0 {three[2].address}"
    assert page["heard of tables"] == "0 by mDNS, 0 by UDP"
    assert "guest Wi-Fi" in page["probable cause"]
    assert three[0].address in direct.wait_for(bool, PATIENCE)["error"]
    with pytest.raises(queue.Empty):
        browser.wait_for(lambda said: "Oak" in said, 0.5)


def test_a_computer_without_a_network_is_told_so() -> None:
    """With the loopback alone everything starts, and the diagnosis names the cause."""
    with network(1) as (alone,):
        opened(alone.run(PEER, "host", "Oak"))
        browser = alone.run(PEER, "browse")
        assert browser.wait_for(lambda said: "Oak" in said, PATIENCE) == {"Oak": "127.0.0.1"}
        page = alone.run(PEER, "explain").wait_for(bool, PATIENCE)
        assert "in no local network" in page["probable cause"]


# One way only


def told(page: Program, direction: str) -> dict[str, str]:
    """The page that says which direction fails, once it does."""
    said: dict[str, str] = page.wait_for(
        lambda said: direction in said["direction that fails"], PATIENCE
    )
    return said


def test_where_both_directions_work_nothing_fails(three: tuple[Computer, ...]) -> None:
    """A host and a lobby probe back; the page says what passes, of each."""
    opened(three[0].run(PEER, "host", "Oak"))
    three[1].run(PEER, "browse").wait_for(bool, PATIENCE)
    page = three[2].run(PEER, "explain")
    rest = "we hear it: yes; it hears us: yes; TCP to it: {}; TCP from it: yes; its questions"
    whole = page.wait_for(
        lambda said: (
            said.get(f"with {three[0].address}", "").startswith(rest.format("yes"))
            and said.get(f"with {three[1].address}", "").startswith(rest.format("no table known"))
        ),
        PATIENCE,
    )
    assert whole["direction that fails"] == "none"
    assert f"with {three[2].address}" not in whole


@pytest.mark.parametrize(
    ("blocked", "reason"),
    [
        (("tcp", "udp"), "it is heard, and nothing from this computer arrives there"),
        (("tcp",), "it hears our questions, but its table cannot be reached"),
    ],
)
def test_a_firewall_of_the_host_is_named(
    three: tuple[Computer, ...], blocked: tuple[str, ...], reason: str
) -> None:
    """T-10: it is heard, and does not hear: the page and `join` say which computer to look at."""
    port = opened(three[0].run(PEER, "host", "Oak"))["port"]
    for protocol in blocked:
        three[0].block(protocol, port)
    direction = f"from here to {three[0].address}: {reason}"
    page = told(three[1].run(PEER, "explain"), direction)
    assert f"let TCP port {port}" in page["direction that fails"]
    assert page[f"with {three[0].address}"].startswith("we hear it: yes")
    error = three[1].run(PEER, "locate", "oak").wait_for(bool, PATIENCE)["error"]
    assert f"the table 'oak' announces itself at {three[0].address}:{port}" in error
    assert direction in error


@pytest.mark.parametrize(
    ("blocked", "reason"),
    [
        ("tcp", "a table here cannot be joined; let TCP port 47620 through"),
        ("udp", "a table here is not seen there; let UDP port 47620 through"),
    ],
)
def test_a_firewall_of_ones_own_is_named(
    three: tuple[Computer, ...], blocked: str, reason: str
) -> None:
    """The other one tries, and what does not arrive here is what this computer blocks."""
    three[0].run(PEER, "browse").wait_for(bool, PATIENCE)
    three[1].block(blocked, 47620)
    page = told(three[1].run(PEER, "explain"), f"from {three[0].address} to here: {reason}")
    assert "through the firewall of this computer" in page["direction that fails"]


def test_a_host_asks_whether_its_own_table_can_be_joined(three: tuple[Computer, ...]) -> None:
    """The port is the table's: what comes there is not seen, and the other one says how it went."""
    opened(three[0].run(PEER, "host", "Oak"))
    three[1].run(PEER, "browse").wait_for(bool, PATIENCE)
    page = three[0].run(PEER, "explain")
    yes = page.wait_for(
        lambda said: "TCP from it: yes" in said.get(f"with {three[1].address}", ""), PATIENCE
    )
    assert yes["direction that fails"] == "none"
    three[0].block("tcp", 47620)
    told(page, f"from {three[1].address} to here: a table here cannot be joined")


def test_a_computer_that_is_not_heard_can_be_named(three: tuple[Computer, ...]) -> None:
    """Where broadcasts do not pass, the address of the other one is enough."""
    three[0].run(PEER, "browse").wait_for(bool, PATIENCE)
    for computer in three:
        computer.block("udp", 5353)
        computer.drop_broadcasts()
    page = three[1].run(PEER, "explain", three[0].address)
    page.wait_for(
        lambda said: "it hears us: yes" in said.get(f"with {three[0].address}", ""), PATIENCE
    )
