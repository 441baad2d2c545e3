# SPDX-License-Identifier: MIT
"""Intent: a line is heard once, as it was said, by who said it, at the table where it was."""

from __future__ import annotations

import pytest
from msgspec import structs

from netcode.bounds import MAX_CHAT
from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.statements.messages import Say
from netcode.table import chat as chats
from netcode.table.chat import KEPT, NONCE_BYTES, Chat, Line, line

ADA, BOB = Identity(b"a" * 32), Identity(b"b" * 32)
OAK, ELM = b"oak", b"elm"
NONCE = bytes(NONCE_BYTES)


def said(text: str = "hello", nonce: bytes = NONCE) -> Say:
    """A line of Ada's at Oak."""
    say = line(ADA, OAK, nonce, text)
    assert say is not None
    return say


def test_a_line_is_heard() -> None:
    """With the name that it is told under, and in order."""
    chat = Chat()
    for text in ("one", "two"):
        chat.hear(OAK, ADA.public, "Ada", said(text, text[:1].encode() * NONCE_BYTES))
    assert [(heard.name, heard.text) for heard in chat.lines] == [
        ("Ada", "one"),
        ("Ada", "two"),
    ]


def test_a_line_is_cleaned_before_it_is_signed() -> None:
    """Nothing that is not fit to be shown leaves, and no more than is allowed."""
    assert said("  he\x1b[1mllo  ").text == line(ADA, OAK, NONCE, "he[1mllo").text  # type: ignore[union-attr]
    assert len(said("x" * (MAX_CHAT + 1)).text) == MAX_CHAT
    assert line(ADA, OAK, NONCE, " \n ") is None


@pytest.mark.parametrize(
    ("table", "who", "changes"),
    [
        (ELM, ADA, {}),
        (OAK, BOB, {}),
        (OAK, ADA, {"text": "goodbye"}),
        (OAK, ADA, {"nonce": b"n" * NONCE_BYTES}),
        (OAK, ADA, {"nonce": b"short"}),
    ],
)
def test_a_line_that_was_not_said_is_refused(
    table: bytes, who: Identity, changes: dict[str, object]
) -> None:
    """Another table, another speaker, another text, another nonce: nothing is taken."""
    chat = Chat()
    with pytest.raises(ProtocolError):
        chat.hear(table, who.public, "Ada", structs.replace(said(), **changes))
    assert not chat.lines


def test_a_line_comes_once() -> None:
    """Whoever recorded it cannot say it again."""
    chat = Chat()
    chat.hear(OAK, ADA.public, "Ada", said())
    with pytest.raises(ProtocolError, match="twice"):
        chat.hear(OAK, ADA.public, "Ada", said())


def test_what_is_not_clean_is_refused_however_well_signed() -> None:
    """A modified program signs what no honest one sends."""
    text = "x" * (MAX_CHAT + 1)
    signature = ADA.sign(OAK + NONCE + text.encode(), "sobremesa chat")
    with pytest.raises(ProtocolError, match="not fit"):
        Chat().hear(OAK, ADA.public, "Ada", Say(NONCE, text, signature))


def test_the_newest_lines_are_kept_and_all_are_counted() -> None:
    """T-6: what a flood leaves behind costs no more than an evening's talk."""
    chat = Chat()
    for number in range(3 * KEPT):
        chat.add(Line(ADA.public, "Ada", str(number)))
    assert [line.text for line in chat.lines] == [str(n) for n in range(2 * KEPT, 3 * KEPT)]
    assert chat.count == 3 * KEPT


def test_what_was_heard_is_remembered_within_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Far more lines than are kept cannot be said again; not all that were ever said."""
    monkeypatch.setattr(chats, "_REMEMBERED", 3)
    chat = Chat()
    lines = [said(str(n), bytes((n,)) * NONCE_BYTES) for n in range(5)]
    for each in lines:
        chat.hear(OAK, ADA.public, "Ada", each)
    for each in lines[2:]:
        with pytest.raises(ProtocolError, match="twice"):
            chat.hear(OAK, ADA.public, "Ada", each)
    assert len(chat._nonces) == 3
