# SPDX-License-Identifier: MIT
"""Intent: the four words, the heartbeat and what every table shares."""

from __future__ import annotations

import pytest

from core.terms import Move
from netcode import wire
from netcode.bounds import MAX_CHAT
from netcode.crypto import words
from netcode.errors import ProtocolError
from netcode.evidence.audit import audit
from netcode.holder.holder import restored
from netcode.host import knows
from netcode.replica import setting_up
from netcode.replica.disclosure import finished
from netcode.seating.room import NotYet
from netcode.statements.messages import Entries, Submit
from netcode.statements.payloads import Setup
from netcode.table.host_table import HostTable
from tests.core.toys.bones import Bones
from tests.netcode.desk import Desk


def untrusting() -> Desk:
    """A table where people compare the words themselves."""
    desk = Desk(watchers=1)
    desk.host.trusting = desk.guest.trusting = False
    desk.seat_all()
    return desk


def test_each_screen_hides_the_word_its_person_is_to_hear() -> None:
    """netcode.md, section 2: the same four words; one's own gap is heard across the room."""
    desk = untrusting()
    truth = words.words(desk.host.replica.game_id)
    hosts, guests = desk.hosted.words, desk.joined.words
    assert [word for word in hosts if word] == [w for n, w in enumerate(truth) if n != 0]
    assert [word for word in guests if word] == [w for n, w in enumerate(truth) if n != 1]
    watching = desk.watchers[0].table
    assert watching is not None
    assert watching.words == truth
    assert truth[0] in desk.hosted.word_choices
    assert len(desk.hosted.word_choices) == words.CHOICES


def _ready(desk: Desk) -> bool:
    return desk.host.replica.ready


def test_nothing_starts_before_everybody_answered() -> None:
    """The set-up entry of a holder carries what came of the words."""
    desk = untrusting()
    assert not _ready(desk)
    desk.hosted.hear(words.words(desk.host.replica.game_id)[0])
    desk.run()
    assert not _ready(desk)
    desk.joined.skip_words()
    desk.run()
    assert _ready(desk)
    desk.play()
    assert audit(desk.host.file).words == ("compared", "skipped")


def test_a_wrong_word_is_a_warning_and_starts_nothing() -> None:
    """Somebody in the middle gets one guess; the person sees at once that it differs."""
    desk = untrusting()
    truth = words.words(desk.host.replica.game_id)[1]
    wrong = next(word for word in desk.joined.word_choices if word != truth)
    desk.joined.hear(wrong)
    desk.run()
    warned = desk.joined.heard_wrong
    assert warned
    assert 1 not in desk.host.replica.setups
    desk.joined.hear(truth)
    desk.run()
    assert not desk.joined.heard_wrong
    assert desk.host.replica.setups[1].words == "compared"


def test_friends_need_no_words() -> None:
    """Confirmed keys are shown as verified, nothing to do; one stranger is enough to ask."""
    desk = Desk()
    desk.host.trusting = desk.guest.trusting = False
    desk.host.friends = frozenset({desk.guest.identity.public})
    desk.seat_all()
    assert desk.host.replica.setups[0].words == "verified"
    assert 1 not in desk.host.replica.setups
    assert desk.joined.word_choices


def coded(guests: int = 1, since: int = wire.VERSION) -> Desk:
    """A table with a code, whose people are there and no friends; protocol `since` knows codes."""
    desk = Desk(Bones() if guests > 1 else None, guests=guests)
    desk.coded = True
    for player in desk.players:
        player.trusting = False
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(setting_up, "CODE_SINCE", since)
        desk.seat_all()
        if all(player.replica.ready for player in desk.players):
            desk.play()
    return desk


def test_of_two_who_knew_the_code_nobody_compares_words() -> None:
    """The code stands in for the words: both have proven it to each other's key."""
    desk = coded()
    assert [setup.words for setup in desk.host.replica.setups.values()] == ["code", "code"]
    assert finished(desk.host.replica)


def test_a_table_taken_up_before_it_was_set_up_needs_no_words_either() -> None:
    """Whoever is started again knows of nobody, until the code has been proven anew."""
    desk = Desk()
    desk.coded = True
    for player in desk.players:
        player.trusting = False
    desk.tap = lambda sender, message: () if isinstance(message, Submit | Entries) else (message,)
    desk.seat_all()
    assert not desk.host.replica.ready
    desk.tap = lambda sender, message: (message,)
    desk.crash(desk.host)
    desk.crash(desk.guest)
    desk.open()
    desk.join(desk.guest)
    assert [setup.words for setup in desk.host.replica.setups.values()] == ["code", "code"]


@pytest.mark.usefixtures("toys")
def test_of_three_the_words_are_asked_for_although_there_was_a_code() -> None:
    """The host knows the code as well: it could sit between two of its guests."""
    desk = coded(guests=2)
    assert [player.replica.ready for player in desk.players] == [False] * 3
    assert all(p.table is not None and p.table.word_choices for p in desk.players)


def test_a_game_of_an_older_protocol_knows_no_code() -> None:
    """Whoever has that version would refuse the set-up: the words are compared there."""
    desk = coded(since=wire.VERSION + 1)
    assert not _ready(desk)
    assert desk.hosted.word_choices


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize(("guests", "since"), [(1, wire.VERSION + 1), (2, wire.VERSION)])
def test_nobody_claims_that_a_code_was_enough_where_it_is_not(
    guests: int, since: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A set-up that says so is refused of three, and in a protocol that knows no codes."""
    monkeypatch.setattr(setting_up, "CODE_SINCE", since)
    desk = Desk(Bones() if guests > 1 else None, guests=guests)
    desk.host.trusting = desk.guest.trusting = False
    desk.seat_all()
    claim = Setup(bytes(32), b"", setting_up.CODE)
    with pytest.raises(ProtocolError, match="words are one of"):
        setting_up.enter_setup(desk.host.replica, 1, claim)


def test_a_code_that_another_key_knew_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the keys of this roster count, whoever else came in by the code."""
    monkeypatch.setattr(setting_up, "CODE_SINCE", wire.VERSION)
    desk = Desk()
    desk.host.trusting = desk.guest.trusting = False
    desk.open()
    desk.join(desk.guest)
    desk.joined.coded.add(b"s" * 32)
    desk.hosted.start()
    desk.run()
    assert desk.joined.word_choices


def test_a_rematch_remembers_who_knew_the_code() -> None:
    """Nobody is asked for it again, nor for words."""
    desk = coded()
    key = desk.guest.identity.public
    around = desk.host.around.befriended(desk.hosted)
    assert around.coded == {key}
    assert knows(HostTable(desk.host.identity, around, desk.plan), key)


def test_a_screen_that_was_closed_asks_again() -> None:
    """A crash before the answer loses nothing but the question, which is put again."""
    desk = untrusting()
    desk.crash(desk.guest)
    desk.join(desk.guest)
    assert desk.joined.word_choices
    desk.joined.skip_words()
    desk.hosted.skip_words()
    desk.run()
    assert desk.host.replica.ready


def test_chat_is_one_clean_line() -> None:
    """Section 8: no control or bidi characters, at most 500, and nothing if nothing is left."""
    desk = untrusting()
    desk.joined.say("\u202e \x00")
    desk.joined.say("hello\nthere\u202e")
    desk.joined.say("x" * 2000)
    desk.run()
    said = [line.text for line in desk.hosted.chat.lines]
    assert said == ["hello there", "x" * MAX_CHAT]


def test_whoever_is_offline_is_told_so() -> None:
    """B5: chat and readiness say why they do not work."""
    desk = untrusting()
    desk.leave(desk.guest)
    with pytest.raises(NotYet, match="connection to the host is lost"):
        desk.joined.say("hello?")


def test_a_watcher_has_no_secrets_and_no_moves() -> None:
    """E8: a watcher's table holds nothing; its file says as much as everybody's."""
    desk = Desk(watchers=1)
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 25)
    watcher = desk.watchers[0]
    assert watcher.table is not None
    assert watcher.table.holder is None
    assert watcher.table.my_seats == ()
    with pytest.raises(NotYet, match="only watch"):
        watcher.table.submit(0, [Move("pass")])
    assert restored(watcher.replica, watcher.identity) is None
    assert watcher.journals == {}
    assert watcher.file == desk.host.file


def test_nobody_moves_before_the_start_or_after_the_end() -> None:
    """Each gets its own sentence."""
    desk = Desk()
    desk.open()
    with pytest.raises(NotYet, match="has not started"):
        desk.hosted.submit(0, [Move("pass")])
    desk.join(desk.guest)
    desk.hosted.start()
    desk.run()
    desk.play()
    with pytest.raises(NotYet, match="is over"):
        desk.hosted.submit(0, [Move("pass")])
