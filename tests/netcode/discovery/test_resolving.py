# SPDX-License-Identifier: MIT
"""Intent: whatever a person types leads to the one table meant, or to a clear sentence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from netcode.crypto.identity import Identity
from netcode.discovery import mdns, resolving
from netcode.discovery.announcer import Announcer
from netcode.discovery.browser import Browser
from netcode.discovery.probe import FoundTable, Unreachable
from netcode.discovery.resolving import code_in, invitation, resolve
from tests.netcode.discovery.open_table import LOOPBACK, MINE, open_table, table_info
from tests.patience import PATIENCE


@pytest.fixture(autouse=True)
def _loopback_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests stay on this computer."""
    monkeypatch.setattr(mdns, "usable", lambda _: (LOOPBACK,))


@asynccontextmanager
async def announced(name: str, identity: Identity) -> AsyncIterator[int]:
    """An open and announced table; gives its port."""
    async with open_table(name, identity) as door:
        announcer = Announcer(table_info(name, identity), door.port, identity.public, 1)
        await announcer.start()
        yield door.port
        await announcer.close()


def test_an_invitation_tells_the_code_and_nothing_else_does() -> None:
    """Only what is whole is read; a code without a table is none of an invitation."""
    plain, coded = (
        invitation(("10.0.0.1",), 47620, bytes(16), bytes(32), code) for code in ("", "BCDFGK")
    )
    assert code_in(coded.lower()) == "BCDFGK"
    for text in (plain, coded[:-1], "BCDFGK", "10.0.0.1", ""):
        assert code_in(text) == ""


def test_address_host_name_and_invitation_lead_to_the_table() -> None:
    """All forms of an address; in an invitation the address that answers counts."""

    async def scenario() -> None:
        identity = Identity.create()
        async with open_table("Oak", identity) as door:
            invite = invitation(
                ("127.0.0.9", "127.0.0.1"), door.port, identity.public[:16], identity.public
            )
            for text in (f"127.0.0.1:{door.port}", f" localhost:{door.port} ", invite.lower()):
                found = await resolve(text, MINE, 0.1)
                assert found.key == identity.public

    asyncio.run(scenario())


def test_an_invitation_to_another_table_or_key_is_refused() -> None:
    """The pin and the id in the invitation are checked."""

    async def scenario() -> None:
        identity = Identity.create()
        async with open_table("Oak", identity) as door:
            here = ("127.0.0.1",)
            other_key = invitation(here, door.port, identity.public[:16], bytes(32))
            with pytest.raises(Unreachable, match="not the expected one"):
                await resolve(other_key, MINE)
            other_table = invitation(here, door.port, bytes(16), identity.public)
            with pytest.raises(Unreachable, match="another table"):
                await resolve(other_table, MINE)

    asyncio.run(scenario())


def test_a_name_leads_to_the_table_unless_two_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Case does not matter; the four hex digits tell two tables of one name apart.

    Of two tables, none is seen before the other one.
    """
    matching = resolving._matching

    def together(text: str, browser: Browser) -> tuple[FoundTable, ...]:
        found = matching(text, browser)
        return found if len(found) > 1 else ()

    async def scenario() -> None:
        first, second = Identity.create(), Identity.create()
        name = f"Oak {first.public.hex()[:10]}"
        async with announced(name, first):
            assert (await resolve(name.upper(), MINE, PATIENCE)).key == first.public
            async with announced(name, second):
                with monkeypatch.context() as patched:
                    patched.setattr(resolving, "_matching", together)
                    with pytest.raises(Unreachable, match="which one") as asked:
                        await resolve(name, MINE, PATIENCE)
                for each in (first, second):
                    assert f"'{name} {each.public.hex()[:4]}' for the one of Ada" in str(
                        asked.value
                    )
                exact = f"{name} {second.public.hex()[:4]}"
                assert (await resolve(exact, MINE, PATIENCE)).key == second.public

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("SOB-12345", "mistyped"),
        ("127.0.0.1:0", "not a port"),
        ("127.0.0.1:99999", "not a port"),
        ("127.0.0.1:9", "no table is open on that port"),
        ("nosuchhost.invalid:47620", "nothing on this network is called"),
        ("no such table!", "no table called"),
        ("nosuchtable.invalid", "as a host name"),
        ("", "no table called"),
    ],
)
def test_what_leads_nowhere_is_explained(text: str, reason: str) -> None:
    """One sentence that says what was tried."""
    with pytest.raises(Unreachable, match=reason):
        asyncio.run(resolve(text, MINE, 0.2))
