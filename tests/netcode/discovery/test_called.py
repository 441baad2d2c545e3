# SPDX-License-Identifier: MIT
"""Intent: no two tables in a list look alike, and what tells them apart can be typed."""

from __future__ import annotations

from netcode.discovery.called import full_name, is_called, labels, which
from netcode.discovery.probe import FoundTable


def table(name: str, digits: str, host: str = "Ada") -> FoundTable:
    """A table that has answered."""
    key = bytes.fromhex(digits)
    return FoundTable("10.0.0.2", 47620, key * 16, name, table=key * 8, host=host)


OAK, OTHER, ELM = table("Oak", "1a2b"), table("oak", "3c4d", "Bob"), table("Elm", "5e6f")


def test_only_tables_of_one_name_show_their_digits() -> None:
    """Case tells nobody apart."""
    assert labels((OAK, ELM)) == ("Oak", "Elm")
    assert labels((OAK, OTHER, ELM)) == ("Oak 1a2b", "oak 3c4d", "Elm")


def test_what_is_shown_can_be_typed() -> None:
    """The full name means one table, the name all of them."""
    for each in (OAK, OTHER, ELM):
        meant = [one for one in (OAK, OTHER, ELM) if is_called(one, full_name(each).upper())]
        assert meant == [each]
    assert [is_called(each, "OAK") for each in (OAK, OTHER, ELM)] == [True, True, False]


def test_a_table_of_another_protocol_has_only_a_name() -> None:
    """Its id is not known; there is nothing to tell it apart by but its address."""
    old = FoundTable("10.0.0.3", 47620, bytes(32), "Oak", "another version")
    assert labels((OAK, old)) == ("Oak 1a2b", "Oak")


def test_the_question_is_one_sentence() -> None:
    """Whose they are, where, and what to type for each."""
    assert which("oak", (OAK, OTHER)) == (
        "several tables are called 'oak': which one? "
        "join 'Oak 1a2b' for the one of Ada at 10.0.0.2:47620, "
        "or 'oak 3c4d' for the one of Bob at 10.0.0.2:47620"
    )
