# SPDX-License-Identifier: MIT
"""Tables of three whose host is lost, and whom the others go on without."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from core.contract import Game
from netcode import wire
from netcode.holder.author import state
from netcode.holder.holder import Holder
from netcode.ledger.ledger import MAGIC, Ledger, load, record
from netcode.replica import epochs, transition
from netcode.replica.replica import Replica
from netcode.statements.entry import Entry, Signed, glance, order
from netcode.statements.messages import Entries
from netcode.statements.payloads import AnyPayload, Epoch, binds
from tests.core.toys.bones import Bones
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk, Player, plays_on

IN_ITS_MIDDLE = 16
"""Entries of a table when its host is lost."""


def tables(game: Game | None = None) -> Iterator[Desk]:
    """Tables in their middle, one after the other; the host plays two seats of four."""
    for seed in range(100):
        desk = Desk(game or Lots(), guests=2, by_hand=2, seed=seed)
        desk.seat_all()
        desk.play(at_least(IN_ITS_MIDDLE))
        yield desk
    raise AssertionError("no table came to what was looked for")


def at_least(entries: int) -> Callable[[Replica], bool]:
    """Whether a table has so many entries."""
    return lambda replica: replica.seq >= entries


def parted(alone: int = 2, game: Game | None = None) -> Desk:
    """A table whose host has so many entries that reached no guest."""
    return next(desk for desk in tables(game) if goes_on(desk, alone))


def goes_on(desk: Desk, alone: int) -> bool:
    """Whether the host gets just so far while nobody hears of entries."""
    agreed = desk.host.replica.seq
    desk.tap = nobody_hears
    desk.play(at_least(agreed + alone))
    desk.tap = everybody_hears
    assert all(guest.replica.seq == agreed for guest in desk.guests)
    return desk.host.replica.seq == agreed + alone


def crash_all(desk: Desk) -> None:
    """Every process dies; the files stay."""
    for player in desk.players:
        desk.crash(player)


def seen_by_one(game: Game | None = None) -> tuple[Desk, int]:
    """A table whose first guest showed that it has more than the second; how many both have."""
    for desk in tables(game):
        agreed = desk.host.replica.seq
        desk.leave(desk.guests[1])
        desk.play(at_least(agreed + 6))
        stated = [glance(entry.signed) for entry in entries(desk.host)[agreed:]]
        shown = [each for each in stated if each.holder == 1 and binds(each.payload)]
        if any(each.basis_seq > agreed for each in shown):
            break
    return desk, agreed


def large() -> Desk:
    """A table of five holders in its middle, a seat each."""
    desk = Desk(Bones(), guests=4)
    desk.seat_all()
    desk.play(at_least(IN_ITS_MIDDLE + 4))
    return desk


def secrets_of(desk: Desk) -> list[Holder]:
    """The holders at a desk."""
    found = [player.table.holder for player in desk.players if player.table]
    return [holder for holder in found if holder is not None]


def begins(ours: Ledger, host: Holder, *voters: Holder, votes: bool = True, above: int = 0) -> None:
    """A host begins its next epoch, with the votes of others and (if it `votes`) its own."""
    call = epochs.call(ours.replica, host.number, above)
    voting = sorted((*voters, *([host] if votes else ())), key=lambda holder: holder.number)
    cast = tuple((each.number, epochs.vote(each.identity, call)) for each in voting)
    put(ours, host, state(host, ours.replica, Epoch(host.number, cast), call.epoch))


def enters(ours: Ledger, host: Holder, author: Holder, payload: AnyPayload) -> None:
    """A host orders what a holder states."""
    put(ours, host, state(author, ours.replica, payload))


def put(ours: Ledger, host: Holder, signed: Signed) -> None:
    """A host orders a statement."""
    place = transition.place(ours.replica, signed, transition.check(ours.replica, signed))
    ours.append(order(host.identity, signed, place))


def file_of(ours: Ledger) -> bytes:
    """A ledger as a file."""
    return MAGIC + b"".join(map(record, ours.entries))


def hosted_by_another(desk: Desk) -> Player:
    """The first guest hosts from its file, and the other one joins it; the host that was lost."""
    lost = desk.host
    crash_all(desk)
    hosts(desk, desk.guests[0], desk.guests[1:])
    desk.guests.append(lost)
    return lost


def hosts(desk: Desk, host: Player, guests: list[Player]) -> None:
    """Somebody hosts, and others join."""
    desk.host, desk.guests = host, guests
    desk.open()
    for guest in guests:
        desk.join(guest)


def entries(player: Player) -> list[Entry]:
    """What a player's table has."""
    assert player.table is not None
    assert player.table.ledger is not None
    return player.table.ledger.entries


def everybody_hears(sender: str, message: wire.Message) -> Sequence[wire.Message]:
    """Nothing is lost."""
    return (message,)


def nobody_hears(sender: str, message: wire.Message) -> Sequence[wire.Message]:
    return () if isinstance(message, Entries) else (message,)


def ends_well(desk: Desk) -> None:
    """All play to the end and have the same file, in which nobody cheated."""
    plays_on(desk)
    assert [player.evidence for player in desk.players] == [[]] * len(desk.players)
    found, whole = load(desk.host.file)
    assert found is not None
    assert whole == len(desk.host.file)
