# SPDX-License-Identifier: MIT
"""Intent: an invitation survives being read out, and a slip of the tongue is noticed."""

from __future__ import annotations

import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from netcode.crypto import codes
from netcode.crypto.codes import ALPHABET, COUNT, LENGTH
from netcode.discovery.invite import BadInvite, Invite, is_invite, read_invite

INVITES = st.builds(
    Invite,
    st.lists(st.ip_addresses(v=4).map(str), min_size=1, max_size=3).map(tuple),
    st.integers(0, 65535),
    st.binary(min_size=4, max_size=4),
    st.binary(min_size=8, max_size=8),
    st.just("") | st.text(ALPHABET, min_size=LENGTH, max_size=LENGTH),
)


@given(INVITES)
def test_an_invitation_says_what_was_put_in(invite: Invite) -> None:
    """Text and back gives the same addresses, port, table and pin."""
    assert is_invite(str(invite))
    assert read_invite(str(invite)) == invite


@given(INVITES)
def test_writing_habits_do_not_matter(invite: Invite) -> None:
    """Small letters, spaces for dashes, and O, I, L for 0 and 1."""
    head, _, tail = str(invite).partition("-")
    habits = tail.replace("-", " ").replace("0", "O").replace("1", "l").lower()
    assert read_invite(f" {head.lower()} {habits}\n") == invite


@given(INVITES, st.data())
def test_a_wrong_letter_or_swapped_neighbours_are_noticed(
    invite: Invite, data: st.DataObject
) -> None:
    """The checksum finds every single substitution and transposition."""
    letters = list(str(invite))
    places = [i for i, letter in enumerate(letters) if i > 3 and letter != "-"]
    place = data.draw(st.sampled_from(places))
    wrong = data.draw(st.sampled_from("0123456789ABCDEFGHJKMNPQRSTVWXYZ"))
    if wrong != letters[place]:
        with pytest.raises(BadInvite):
            read_invite("".join([*letters[:place], wrong, *letters[place + 1 :]]))
    following = places[(places.index(place) + 1) % len(places)]
    if following > place and letters[place] != letters[following]:
        letters[place], letters[following] = letters[following], letters[place]
        with pytest.raises(BadInvite):
            read_invite("".join(letters))


@given(INVITES, st.data())
def test_an_incomplete_invitation_is_noticed(invite: Invite, data: st.DataObject) -> None:
    """A part of an invitation is none."""
    text = str(invite)
    with pytest.raises(BadInvite):
        read_invite(text[: data.draw(st.integers(0, len(text) - 1))].rstrip("-"))


@given(st.text())
def test_any_other_text_is_refused_by_name(text: str) -> None:
    """Nothing but BadInvite, whatever is typed."""
    for tried in (text, "SOB-" + text):
        with pytest.raises(BadInvite):
            read_invite(tried)


def test_an_invitation_is_short_and_keeps_the_first_bytes() -> None:
    """One address gives 34 letters in groups of five; long ids and keys are cut."""
    invite = Invite(("192.168.1.7",), 47620, bytes(range(16)), bytes(range(32)))
    assert len(str(invite).replace("-", "")) == 3 + 34
    read = read_invite(str(invite))
    assert (read.table, read.pin) == (bytes(range(4)), bytes(range(8)))
    assert ipaddress.IPv4Address(read.addresses[0]).is_private
    many = Invite(tuple(f"10.0.0.{n}" for n in range(9)), 1, bytes(4), bytes(8))
    assert read_invite(str(many)).addresses == ("10.0.0.0", "10.0.0.1", "10.0.0.2")


PLAIN = Invite(("192.168.1.20",), 47620, b"\x01\x02\x03\x04", b"\x05" * 8)


def test_without_a_code_an_invitation_is_what_it_always_was() -> None:
    """Whoever knows no codes reads it; the other form is refused there as of another version."""
    assert str(PLAIN) == "SOB-26X09-G5804-A020G-30G2G-A1850-M2GA1-ETJR"


def test_a_number_that_is_no_code_is_no_invitation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four bytes hold more than there are codes."""
    monkeypatch.setattr(codes, "to_number", lambda code: COUNT)
    coded = str(Invite(PLAIN.addresses, PLAIN.port, PLAIN.table, PLAIN.pin, "BCDFGK"))
    with pytest.raises(BadInvite):
        read_invite(coded)
