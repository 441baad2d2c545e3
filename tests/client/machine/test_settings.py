# SPDX-License-Identifier: MIT
"""Settings survive a restart, and a broken file is set aside."""

from __future__ import annotations

import pytest

from client.machine import settings, storage
from ui.ports.backend import Settings


def test_first_start_has_defaults_and_a_name() -> None:
    """Nothing kept yet: defaults, no message, nothing written."""
    kept = storage.folders()
    found, message = settings.load(kept)
    assert found.name
    assert not found.named
    assert found.theme == "system"
    assert message == ""
    assert not kept.settings_file.exists()


def test_saved_settings_come_back() -> None:
    """What was saved is what is loaded."""
    kept = storage.folders()
    chosen = Settings("Ana", theme="dark", text_scale=150, reduced_motion=True)
    settings.save(kept, chosen)
    assert settings.load(kept) == (chosen, "")


def test_what_another_version_kept_is_no_fault() -> None:
    """An unknown setting is passed over, and one that is missing has its usual value."""
    kept = storage.folders()
    storage.made(kept.config)
    kept.settings_file.write_bytes(
        b'{"name": "Jos\xc3\xa9", "theme": "dark", "language": "eo", "smell": "coffee"}'
    )
    assert settings.load(kept) == (Settings("José", theme="dark"), "")


def test_a_name_that_nobody_could_see_is_none() -> None:
    """The system's name stands in, and every other setting stays."""
    kept = storage.folders()
    storage.made(kept.config)
    kept.settings_file.write_bytes('{"name": "\u3164\u2800", "theme": "dark"}'.encode())
    found, message = settings.load(kept)
    assert (found.name, found.theme, message) == (settings.user_name(), "dark", "")


@pytest.mark.parametrize(
    "broken",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b'{"name": 3}',
        b'{"name": "Ana", "theme": "pink"}',
        b'{"name": "Ana", "text_scale": 0}',
        b'{"name": "Ana", "text_scale": true}',
        b'{"name": "Ana", "reduced_motion": 1}',
        b'{"theme": "dark"}',
    ],
)
def test_broken_file_is_set_aside(broken: bytes) -> None:
    """Unusable settings give defaults and one message, and their file is kept."""
    kept = storage.folders()
    storage.made(kept.config)
    kept.settings_file.write_bytes(broken)
    found, message = settings.load(kept)
    assert found == settings.default()
    aside = kept.config / "settings.broken.json"
    assert str(aside) in message
    assert aside.read_bytes() == broken
    assert settings.load(kept)[1] == ""


def test_broken_file_that_cannot_be_set_aside() -> None:
    """F-6: the program starts with defaults all the same, and says where the file is."""
    kept = storage.folders()
    storage.made(kept.config)
    kept.settings_file.write_bytes(b"{")
    (kept.config / "settings.broken.json" / "in the way").mkdir(parents=True)
    found, message = settings.load(kept)
    assert found == settings.default()
    assert f"they stay in {kept.settings_file}, which cannot be moved away" in message
    assert kept.settings_file.read_bytes() == b"{"
