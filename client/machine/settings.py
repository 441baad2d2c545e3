# SPDX-License-Identifier: MIT
"""Keeps what a person chose once. A file that cannot be read is set aside, never lost."""

from __future__ import annotations

import getpass
import json
from pathlib import Path

from client.failure import Failure
from client.machine.storage import Folders, made, replace
from core.people.writing import MAX_NAME, fit
from ui.i18n import languages
from ui.ports.backend import Settings

_LANGUAGES = (languages.SYSTEM, *languages.LANGUAGES)
_THEMES = ("system", "light", "dark")
_SCALES = range(50, 401)
_NOBODY = "Player"
_KINDS = {str: "a text", int: "a whole number", bool: "true or false"}


def load(kept: Folders) -> tuple[Settings, str]:
    """The settings, and one sentence about what was wrong with their file, if anything."""
    path = kept.settings_file
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return default(), ""
    except OSError as error:
        return default(), f"cannot read the settings in {path}: {error.strerror}"
    try:
        settings = _read(data)
    except ValueError as error:
        return default(), f"the settings were not usable ({error}); {_set_aside(path)}"
    return settings, ""


def _set_aside(path: Path) -> str:
    """Keep a broken file out of the way, if the folder can be written; what became of it."""
    aside = path.with_suffix(".broken.json")
    try:
        path.replace(aside)
    except OSError as error:
        return f"they stay in {path}, which cannot be moved away: {error.strerror}"
    return f"they are kept in {aside}"


def save(kept: Folders, settings: Settings) -> None:
    """Keep settings for the next start. Raises Failure."""
    made(kept.config)
    try:
        replace(kept.settings_file, f"{json.dumps(settings._asdict(), indent=2)}\n".encode())
    except OSError as error:
        raise Failure(f"cannot keep the settings: {error.strerror}") from error


def default() -> Settings:
    """The settings of a first start, with the name that the system has until one is chosen."""
    return Settings(name=user_name(), named=False)


def user_name() -> str:
    """A name for this user, never empty."""
    try:
        return fit(getpass.getuser(), MAX_NAME) or _NOBODY
    except (KeyError, OSError, ImportError):
        return _NOBODY


def _read(data: bytes) -> Settings:
    """Raises ValueError with what is wrong. What another version kept besides is no fault.

    Nor is a language that only the other version speaks.
    """
    said = json.loads(data)
    if not isinstance(said, dict) or "name" not in said:
        raise ValueError("there is no name")
    settings = Settings("")._replace(**{key: said[key] for key in Settings._fields if key in said})
    if settings.language not in _LANGUAGES:
        settings = settings._replace(language=languages.SYSTEM)
    if fault := _fault(settings):
        raise ValueError(fault)
    return settings._replace(name=fit(settings.name, MAX_NAME) or user_name())


def _fault(settings: Settings) -> str:
    for key, value, usual in zip(Settings._fields, settings, Settings(""), strict=True):
        if type(value) is not type(usual):
            return f"{key} is not {_KINDS[type(usual)]}"
    if settings.theme not in _THEMES:
        return f"theme is one of {', '.join(_THEMES)}"
    if settings.text_scale not in _SCALES:
        return f"text_scale is between {_SCALES.start} and {_SCALES.stop - 1}"
    return ""
