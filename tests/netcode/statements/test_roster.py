# SPDX-License-Identifier: MIT
"""Intent: every field of a roster counts: change any, and the game and its words are others."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from core.match import Header
from netcode import wire
from netcode.crypto import words
from netcode.crypto.keys import Keys
from netcode.errors import ProtocolError
from netcode.statements.roster import (
    Contribution,
    Draft,
    Place,
    Roster,
    Rules,
    assemble,
    check,
    check_draft,
    commitment,
    game_id,
)

RULES = Rules("chess", 3, (("clock", "off"), ("side", "random")), 3, b"f" * 32)
DRAFT = Draft(
    wire.VERSION,
    b"t" * 16,
    0,
    "table",
    RULES,
    (Place(0, "Ada", ""), Place(0, "Robo", "steady"), Place(1, "Bo", "")),
    (b"a" * 32, b"b" * 32),
)
SHOWN = tuple(Contribution(Keys(bytes([n]) * 32).game_public, bytes([n]) * 32, "") for n in (1, 2))
ROSTER = Roster(DRAFT, SHOWN)


def with_draft(**changes: Any) -> Roster:
    """The roster with another draft."""
    return structs.replace(ROSTER, draft=structs.replace(DRAFT, **changes))


def with_rules(**changes: Any) -> Roster:
    """The roster with other rules."""
    return with_draft(rules=structs.replace(RULES, **changes))


def with_shown(holder: int, **changes: Any) -> Roster:
    """The roster with another contribution."""
    shown = list(SHOWN)
    shown[holder] = structs.replace(shown[holder], **changes)
    return Roster(DRAFT, tuple(shown))


CHANGED: dict[str, Roster] = {
    "protocol": with_draft(version=1),
    "table": with_draft(table=b"u" * 16),
    "attempt": with_draft(attempt=1),
    "name": with_draft(name="Table"),
    "game": with_rules(game="draughts"),
    "rules version": with_rules(rules_version=4),
    "an option": with_rules(options=(("clock", "on"), ("side", "random"))),
    "the order of options": with_rules(options=RULES.options[::-1]),
    "figures": with_rules(figures_hash=bytes(32)),
    "seat order": with_draft(places=DRAFT.places[::-1]),
    "a name": with_draft(places=(Place(0, "Adá", ""), *DRAFT.places[1:])),
    "a bot": with_draft(places=(DRAFT.places[0], Place(0, "Robo", "random"), DRAFT.places[2])),
    "a holder of a seat": with_draft(places=(Place(1, "Ada", ""), *DRAFT.places[1:])),
    "an identity": with_draft(holders=(b"a" * 32, b"c" * 32)),
    "a game key": with_shown(1, game_key=Keys(b"x" * 32).game_public),
    "a nonce": with_shown(0, nonce=bytes(32)),
    "a standby address": with_shown(0, standby="10.0.0.3:4711"),
}


@pytest.mark.parametrize("field", CHANGED)
def test_every_field_changes_the_game_and_the_words(field: str) -> None:
    """netcode.md, section 9, 12: change any roster field, the words change."""
    assert CHANGED[field].game_id != ROSTER.game_id
    assert words.words(CHANGED[field].game_id) != words.words(ROSTER.game_id)


def test_no_two_of_the_changes_are_the_same_game() -> None:
    """All the changes above lead to games of their own."""
    assert len({roster.game_id for roster in CHANGED.values()}) == len(CHANGED)


def test_the_game_id_is_of_the_bytes() -> None:
    """Sign and hash the bytes received, never a re-encoding."""
    data = wire.encode(ROSTER)
    assert game_id(data) == ROSTER.game_id
    assert wire.decode(data, Roster) == ROSTER


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"version": 3}, "speaks protocol 3, we speak 2"),
        ({"holders": (b"a" * 32, b"a" * 32)}, "the same key"),
        ({"places": DRAFT.places[:2]}, "not as many places as seats"),
        ({"holders": (b"a" * 32, b"b" * 32, b"c" * 32)}, "a holder without a seat"),
        ({"places": (Place(7, "Ada", ""), *DRAFT.places[1:])}, "a holder without a seat"),
    ],
)
def test_drafts_that_no_honest_host_makes(changes: dict[str, Any], reason: str) -> None:
    """Refused before anything is committed to, naming both versions where they differ (T55)."""
    with pytest.raises(ProtocolError, match=reason):
        check_draft(structs.replace(DRAFT, **changes))


@pytest.mark.parametrize(
    "roster",
    [
        Roster(DRAFT, SHOWN[:1]),
        Roster(DRAFT, (*SHOWN, SHOWN[0])),
        Roster(DRAFT, (SHOWN[0], SHOWN[0])),
        with_shown(0, nonce=b"short"),
        with_shown(0, game_key=bytes(32)),
        with_shown(0, game_key=b"short"),
    ],
    ids=["one missing", "one too many", "equal keys", "short nonce", "small order", "short key"],
)
def test_rosters_that_no_ceremony_ends_with(roster: Roster) -> None:
    """Lengths, numbers, equal keys and keys to which every box is open."""
    check(ROSTER)
    with pytest.raises(ProtocolError):
        check(roster)


def test_a_roster_is_put_together_from_what_was_committed_to() -> None:
    """The holder that shows something else is named."""
    commitments = tuple(commitment(DRAFT, n, shown) for n, shown in enumerate(SHOWN))
    assert assemble(DRAFT, commitments, SHOWN) == ROSTER
    other = (SHOWN[0], structs.replace(SHOWN[1], nonce=bytes(32)))
    with pytest.raises(ProtocolError, match="holder 1 shows other keys"):
        assemble(DRAFT, commitments, other)
    with pytest.raises(ProtocolError, match="missing"):
        assemble(DRAFT, commitments[:1], SHOWN)


def test_seats_of_a_holder_and_rules_of_a_header() -> None:
    """A holder has all the seats it plays, bots included; figures travel beside the rules."""
    assert ROSTER.seats_of(0) == (0, 1)
    assert ROSTER.seats_of(1) == (2,)
    header = Header("chess", 3, RULES.options, 3, b"f" * 32, b"figures")
    assert Rules.of(header) == RULES
    assert RULES.header(b"figures") == header
