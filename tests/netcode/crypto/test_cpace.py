# SPDX-License-Identifier: MIT
"""Intent: our CPace is the draft's, number for number, and a wrong code leads nowhere.

The vectors are those of draft-irtf-cfrg-cpace-21, appendix B.1 (X25519 and SHA-512).
"""

from __future__ import annotations

import pytest
from nacl import bindings as sodium

from netcode.crypto import cpace
from netcode.crypto.cpace import Side, lv_cat, session_key
from netcode.errors import ProtocolError

CODE = b"Password"
CHANNEL = b"\x0bA_initiator\x0bB_responder"
SESSION = bytes.fromhex("7e4b4791d6a8ef019b936c79fb7f2c57")
G = bytes.fromhex("d04bf6d41f6a289632a2e929fa29bebd51092512a7829fdde7d314b62f05a73f")
SCALAR_A = bytes.fromhex("21b4f4bd9e64ed355c3eb676a28ebedaf6d8f17bdc365995b319097153044080")
SCALAR_B = bytes.fromhex("848b0779ff415f0af4ea14df9dd1d3c29ac41d836c7808896c4eba19c51ac40a")
SHARE_A = bytes.fromhex("1d13c89278cdadd826f6d8d7f887701430f8380ddc17611cdd6dc989ce0c9f32")
SHARE_B = bytes.fromhex("248cccf6d5cdc3646f0ad593f9e6cef4e69d4945f8372e623512ecea32185623")
SECRET = bytes.fromhex("5b067effbdc0b2a0e1d907b21ebb25cfedb96a852179a847c37e43ee71322c6b")
TRANSCRIPT = bytes.fromhex(
    "201d13c89278cdadd826f6d8d7f887701430f8380ddc17611cdd6dc989ce0c9f32"
    "0341446120248cccf6d5cdc3646f0ad593f9e6cef4e69d4945f8372e623512ec"
    "ea3218562303414462"
)
KEY = bytes.fromhex(
    "6e19b875f7a561d6b3ca3dbb9ef42ac55de3e717881018204b8922b4d5e53bb2"
    "aa82c300bea7b65d2b671da71922ddf6472301b79bc270adfa8bf413285f2263"
)
LOW = (
    "0000000000000000000000000000000000000000000000000000000000000000",
    "0100000000000000000000000000000000000000000000000000000000000000",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
    "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
)
"""Points of low order, u0 to u5 and u7 of B.1.10: each must end the run."""
S = bytes.fromhex("af46e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449aff")
HIGH_BIT = {
    "da" + "ff" * 31: "d8e2c776bbacd510d09fd9278b7edcd25fc5ae9adfba3b6e040e8d3b71b21806",
    "db" + "ff" * 31: "c85c655ebe8be44ba9c0ffde69f2fe10194458d137f09bbff725ce58803cdb38",
    "d9" + "ff" * 31: "db64dafa9b8fdd136914e61461935fe92aa372cb056314e1231bc4ec12417456",
    "cdeb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b880": (
        "e062dcd5376d58297be2618c7498f55baa07d7e03184e8aada20bca28888bf7a"
    ),
    "4c9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f11d7": (
        "993c6ad11c4c29da9a56f7691fd0ff8d732e49de6250b6c2e80003ff4629a175"
    ),
}
"""u6 and u8 to ub of B.1.10: the highest bit does not count, and these are no low points then."""


def sides(
    code: bytes = CODE, channel: bytes = CHANNEL, session: bytes = SESSION
) -> tuple[Side, Side]:
    """A as in the vectors, and B with what is given."""
    first = Side(CODE, CHANNEL, SESSION, b"ADa", SCALAR_A)
    return first, Side(code, channel, session, b"ADb", SCALAR_B)


def test_the_shares_are_those_of_the_draft() -> None:
    """B.1.2 and B.1.3, which pin the generator string, its hash and Elligator 2 as well."""
    assert [side.share for side in sides()] == [SHARE_A, SHARE_B]


def test_the_generator_is_eight_times_that_of_the_draft() -> None:
    """B.1.1: X25519 with the least scalar there is, 2^254, gives the same of g as we of 8 g."""
    least = bytes(31) + b"\x40"
    ours = Side(CODE, CHANNEL, SESSION, b"", least).share
    assert ours == sodium.crypto_scalarmult(least, G)


def test_the_secret_and_the_key_are_those_of_the_draft() -> None:
    """B.1.4 and B.1.5, from either side."""
    assert cpace._agreed(SCALAR_A, SHARE_B) == cpace._agreed(SCALAR_B, SHARE_A) == SECRET
    assert lv_cat(SHARE_A, b"ADa") + lv_cat(SHARE_B, b"ADb") == TRANSCRIPT
    assert session_key(SESSION, SECRET, TRANSCRIPT) == KEY


def test_the_confirmations_are_those_of_another_implementation() -> None:
    """The draft has no vectors for its tags; these are what the package `cpace` 0.1.0 of PyPI
    computes, as the tests of the Zig library zig-std-crypto-ext quote it."""
    first, second = sides()
    assert first.begun(second.share, b"ADb").tag.hex() == (
        "214b05fed53d47d1ac815b42eae64cc68f93f2013db81db04cc9a4f12a1a5ca5"
        "13cb2458c9071bbecf720556872de984260fdc2b576c8f5331c455de81bd22dd"
    )
    assert second.answered(first.share, b"ADa").tag.hex() == (
        "b792827dc20f93390415cba5f17cbdbb00556053ce74d334e16ffd52258c1320"
        "36f933ece5527ca39ccd6d25ac7030c15b15ae6ee45b7665e5df9dc651ad9362"
    )


def test_lengths_are_leb128() -> None:
    """A.1: one byte up to 127, then seven bits a byte."""
    assert lv_cat(b"1234", b"", bytes(128))[:8] == b"\x041234\x00\x80\x01"


@pytest.mark.parametrize("point", LOW)
def test_a_point_of_low_order_ends_the_run(point: str) -> None:
    """Section 9: a share that leads to the neutral element would give the key away."""
    with pytest.raises(ProtocolError):
        sides()[0].begun(bytes.fromhex(point), b"ADb")
    with pytest.raises(ProtocolError):
        sides()[1].answered(bytes.fromhex(point), b"ADa")


@pytest.mark.parametrize("point", HIGH_BIT)
def test_the_highest_bit_of_a_share_does_not_count(point: str) -> None:
    """B.1.10: what would be of low order were the bit not cleared is a point like any other."""
    assert cpace._agreed(S, bytes.fromhex(point)).hex() == HIGH_BIT[point]


@pytest.mark.parametrize("share", [b"", bytes(31), bytes(33)])
def test_a_share_of_another_length_ends_the_run(share: bytes) -> None:
    """Nothing but 32 bytes is a point."""
    with pytest.raises(ProtocolError):
        sides()[0].begun(share, b"ADb")


def test_the_same_code_confirms_both_ways() -> None:
    """Each side takes the other's tag, and not its own back."""
    first, second = sides()
    mine, theirs = first.begun(second.share, b"ADb"), second.answered(first.share, b"ADa")
    assert mine.fits(theirs.tag)
    assert theirs.fits(mine.tag)
    assert not mine.fits(mine.tag)
    assert not theirs.fits(theirs.tag)


@pytest.mark.parametrize(
    "second",
    [
        sides(code=b"Passwore"),
        sides(channel=b"\x0bA_initiator\x0bC_responder"),
        sides(session=bytes(16)),
    ],
    ids=["code", "channel", "session"],
)
def test_another_code_channel_or_session_confirms_nothing(second: tuple[Side, Side]) -> None:
    """What the two sides do not see alike leaves them with two keys."""
    mine = second[0].begun(second[1].share, b"ADb")
    theirs = second[1].answered(second[0].share, b"ADa")
    assert not mine.fits(theirs.tag)
    assert not theirs.fits(mine.tag)


def test_a_changed_role_confirms_nothing() -> None:
    """A table that plays the guest to another table has no use for what it hears."""
    first, second = sides()
    mine, theirs = first.begun(second.share, b"ADb"), second.answered(first.share, b"ADb")
    assert not mine.fits(theirs.tag)


def test_every_run_has_a_share_of_its_own() -> None:
    """A recorded share is of no use in another run with the same code."""
    shares = {Side(CODE, CHANNEL, SESSION, b"").share for _ in range(10)}
    assert len(shares) == 10
