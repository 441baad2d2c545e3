# SPDX-License-Identifier: MIT
"""What is said of a seat whose player is away, and what the person here can do about it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from core.bots import catalogue as bots
from ui.ports.snapshot import Entrusted, Petition, Presence, Snapshot
from ui.words.games import bot_name
from ui.words.lists import listed


class Vote(NamedTuple):
    """A vote that a button casts: the seat, who gets it, and the bot that plays it there."""

    label: str
    seat: int
    to: int
    bot: str


class Menu(NamedTuple):
    """A button behind which are several votes: there is no room for all at once."""

    label: str
    votes: tuple[Vote, ...]


class Absence(NamedTuple):
    """One line with choices; no vote is always one of them."""

    text: str
    choices: tuple[Vote | Menu, ...]
    tone: str = "warn"


def absence(snapshot: Snapshot) -> Absence | None:
    """What is to be said now: who asks for a seat comes before who is away."""
    if not snapshot.playing or snapshot.holder < 0:
        return None
    for petition in snapshot.petitions:
        if petition.back and petition.to != snapshot.holder:
            return _asked_back(snapshot, petition)
    if snapshot.lent:
        return _lent(snapshot, snapshot.lent[0])
    return _away(snapshot, snapshot.away[0]) if snapshot.away else None


def played_words(snapshot: Snapshot) -> tuple[str, ...]:
    """Who was a bot, and who played a seat for its own player from which entry to which."""
    own = [view for view in snapshot.seats if view.bot and not view.played_by]
    bots = listed([f"{view.name} ({bot_name(snapshot.game, view.bot)})" for view in own])
    told = (QCoreApplication.translate("Absence", "Bots: {}").format(bots),) if own else ()
    return (*told, *(_played(snapshot, entrusted) for entrusted in snapshot.entrusted))


def _asked_back(snapshot: Snapshot, petition: Petition) -> Absence:
    words = QCoreApplication.translate("Absence", "{name} is back and asks for the seat.")
    text = words.format(name=snapshot.seats[petition.seat].name)
    if petition.mine:
        return Absence(f"{text} {_short(petition)}", (), "accent")
    label = QCoreApplication.translate("Absence", "Give the seat back")
    return Absence(text, (Vote(label, petition.seat, petition.to, petition.bot),), "accent")


def _lent(snapshot: Snapshot, seat: int) -> Absence:
    now = next(each for each in snapshot.entrusted if each.seat == seat and not each.until)
    text = _plays_for_you(snapshot, now)
    mine = next((each for each in snapshot.petitions if each.back and each.seat == seat), None)
    if mine is not None and mine.mine:
        return Absence(f"{text} {_short(mine)}", (), "accent")
    label = QCoreApplication.translate("Absence", "Ask for the seat")
    return Absence(text, (Vote(label, seat, snapshot.holder, ""),), "accent")


def _plays_for_you(snapshot: Snapshot, now: Entrusted) -> str:
    if now.bot:
        words = QCoreApplication.translate(
            "Absence", "A bot ({bot}) at the laptop of {who} plays for you."
        )
        return words.format(bot=bot_name(snapshot.game, now.bot), who=now.who)
    return QCoreApplication.translate("Absence", "{who} plays for you.").format(who=now.who)


def _away(snapshot: Snapshot, seat: int) -> Absence:
    name = snapshot.seats[seat].name
    asked = [each for each in snapshot.petitions if each.seat == seat and not each.back]
    if not asked:
        if snapshot.seats[seat].presence is Presence.AWAY:
            words = QCoreApplication.translate(
                "Absence", "The table waits for {name}, who left for now."
            )
        else:
            words = QCoreApplication.translate(
                "Absence", "The table waits for {name}, whose connection is lost."
            )
        menu = Menu(QCoreApplication.translate("Absence", "Let a bot play"), _bots(snapshot, seat))
        return Absence(words.format(name=name), (menu, _myself(snapshot, seat, name)))
    text = " ".join(f"{_proposed(snapshot, each, name)} {_voted(each)}" for each in asked)
    agree = QCoreApplication.translate("Absence", "Agree")
    theirs = tuple(Vote(agree, seat, e.to, e.bot) for e in asked if not e.mine)
    if any(each.mine for each in asked):
        return Absence(text, theirs)
    own = (*_bots(snapshot, seat), _myself(snapshot, seat, name))
    menu = Menu(QCoreApplication.translate("Absence", "Propose something else"), own)
    return Absence(text, (*theirs, menu))


def _bots(snapshot: Snapshot, seat: int) -> tuple[Vote, ...]:
    """A bot on this laptop, the best one first."""
    words = QCoreApplication.translate("Absence", "Bot: {bot}")
    game, me = snapshot.game, snapshot.holder
    return tuple(
        Vote(words.format(bot=bot_name(game, bot)), seat, me, bot)
        for bot in reversed(bots.names(game))
    )


def _myself(snapshot: Snapshot, seat: int, name: str) -> Vote:
    words = QCoreApplication.translate("Absence", "I play for {name}")
    return Vote(words.format(name=name), seat, snapshot.holder, "")


def _proposed(snapshot: Snapshot, petition: Petition, name: str) -> str:
    if petition.bot:
        words = QCoreApplication.translate(
            "Absence", "Proposed: a bot ({bot}) at the laptop of {who} plays for {name}."
        )
        return words.format(bot=bot_name(snapshot.game, petition.bot), who=petition.who, name=name)
    words = QCoreApplication.translate("Absence", "Proposed: {who} plays for {name}.")
    return words.format(who=petition.who, name=name)


def _voted(petition: Petition) -> str:
    words = QCoreApplication.translate("Absence", "Agreed: {names}.")
    return f"{words.format(names=listed(petition.voters))} {_short(petition)}"


def _short(petition: Petition) -> str:
    if petition.short == 1:
        return QCoreApplication.translate("Absence", "One more has to agree.")
    words = QCoreApplication.translate("Absence", "{count} more have to agree.")
    return words.format(count=petition.short)


def _played(snapshot: Snapshot, entrusted: Entrusted) -> str:
    name = snapshot.seats[entrusted.seat].name
    if entrusted.bot and entrusted.until:
        words = QCoreApplication.translate(
            "Absence",
            "From entry {since} to {until} a bot ({bot}) at the laptop of {who} played for {name}.",
        )
    elif entrusted.bot:
        words = QCoreApplication.translate(
            "Absence",
            "From entry {since} on a bot ({bot}) at the laptop of {who} played for {name}.",
        )
    elif entrusted.until:
        words = QCoreApplication.translate(
            "Absence", "From entry {since} to {until} {who} played for {name}."
        )
    else:
        words = QCoreApplication.translate(
            "Absence", "From entry {since} on {who} played for {name}."
        )
    return words.format(
        since=entrusted.since,
        until=entrusted.until,
        bot=bot_name(snapshot.game, entrusted.bot),
        who=entrusted.who,
        name=name,
    )
