# SPDX-License-Identifier: MIT
"""What became of a game on this disk, in words."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, Qt

from ui.ports.backend import SavedGame
from ui.words.lists import listed


def standing_words(game: SavedGame) -> tuple[str, str, str]:
    """A word or two, the tone they are said in, and the icon beside them; no word if unknown."""
    if game.damage is not None:
        return QCoreApplication.translate("Saved", "damaged"), "danger", "warning"
    if game.watched and game.state in ("waiting", "running"):
        return QCoreApplication.translate("Saved", "watched"), "muted", "eye"
    match game.state:
        case "waiting":
            return QCoreApplication.translate("Saved", "unfinished"), "accent", "hourglass"
        case "running":
            return QCoreApplication.translate("Saved", "being played"), "good", "play"
        case "finished":
            return QCoreApplication.translate("Saved", "finished"), "muted", "flag"
        case "given_up":
            return QCoreApplication.translate("Saved", "given up"), "muted", "door"
        case "broken":
            return QCoreApplication.translate("Saved", "broken off"), "warn", "warning"
        case "unreadable":
            return QCoreApplication.translate("Saved", "another version"), "warn", "question"
    return "", "muted", ""


def outcome_words(game: SavedGame) -> str:
    """How it stands, or how it ended: the round, the winner with the scores, or who gave up."""
    if game.damage is not None:
        return ""
    return " · ".join(_outcome(game))


def _outcome(game: SavedGame) -> Iterator[str]:
    match game.state:
        case "finished":
            yield _winners(game)
            if any(game.scores):
                numbers = map(QLocale().toString, game.scores)
                yield listed([f"{n} {score}" for n, score in zip(game.names, numbers, strict=True)])
        case "given_up":
            words = QCoreApplication.translate("Saved", "Given up by {}. Nobody won.")
            yield words.format(listed(game.left))
        case "broken":
            yield QCoreApplication.translate("Saved", "A deck could not be opened. Nobody won.")
        case "unreadable":
            words = QCoreApplication.translate("Saved", "This program cannot read it: {}.")
            yield words.format(game.fault)
        case "waiting" | "running":
            if game.round:
                words = QCoreApplication.translate("Saved", "Round {}")
                yield words.format(QLocale().toString(game.round))
            if not (game.mine or game.watched):
                yield QCoreApplication.translate("Saved", "No seat in it is yours.")


def _winners(game: SavedGame) -> str:
    if len(game.winners) == len(game.names) > 1:
        return QCoreApplication.translate("Saved", "A draw")
    words = QCoreApplication.translate("Saved", "Won by {}")
    return words.format(listed(game.winners))


def begun_words(game: SavedGame) -> str:
    """When it began; where nothing tells that, when its file changed."""
    moment = QDateTime.fromString(game.when, Qt.DateFormat.ISODate)
    date = QDate.fromString(game.when[:10], Qt.DateFormat.ISODate)
    if not date.isValid():
        return game.when
    told = QLocale().toString(date, QLocale.FormatType.LongFormat)
    if "T" in game.when and moment.isValid():
        hour = QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)
        words = QCoreApplication.translate("Saved", "{day}, {hour}")
        told = words.format(day=told, hour=hour)
    if game.dated:
        return told
    return QCoreApplication.translate("Saved", "File of {}").format(told)
