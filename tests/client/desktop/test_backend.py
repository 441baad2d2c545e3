# SPDX-License-Identifier: MIT
"""Intent: tables on this laptop alone, the lobby's lists, and what cannot be opened."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from msgspec import structs
from pytestqt.qtbot import QtBot

from client.desktop.backend import Application
from core import catalogue
from core.people.given_names import GIVEN_NAMES
from core.terms import Over
from netcode.discovery.probe import FoundTable
from netcode.evidence.audit import audit
from netcode.ledger import files, ledger, saved_games
from netcode.ledger.saved_games import Glimpse
from tests.client.desks import OAK, Desk, play
from tests.patience import PATIENCE
from ui.lobby.lobby import Lobby
from ui.lobby.saved_card import SavedCard
from ui.play.game_frame import GameFrame
from ui.ports.backend import NewTable, TableView
from ui.ports.snapshot import Stage, WordsState

Desks = tuple[Desk, Desk]


def test_hot_seat_on_one_laptop(desks: Desks, qtbot: QtBot) -> None:
    """Two people at one screen: nothing to compare, no port, both hands with their seats."""
    ada, _ = desks
    ada.open_table("me", "here", lan=False, names=("", "Eve"))
    shown = ada.until(lambda shown: shown.stage is Stage.PLAYING)
    assert [view.name for view in shown.seats] == ["Ada", "Eve"]
    assert shown.mine() == (0, 1)
    assert (shown.words_state, shown.address) == (WordsState.VERIFIED, "")
    play(qtbot, ada)
    assert ada.shown.match is not None
    assert isinstance(ada.shown.match.awaiting, Over)


def test_alone_against_the_steady_bot(desks: Desks, qtbot: QtBot) -> None:
    """The bot moves by itself, and its hand is seen by nobody until the end."""
    ada, _ = desks
    ada.open_table("me", "steady", lan=False)
    ada.until(lambda shown: shown.stage is Stage.PLAYING)
    assert ada.shown.mine() == (0,)
    play(qtbot, ada, until=lambda shown: shown.match and len(shown.match.events) > 6)
    assert [seat for seat, _ in ada.shown.knowledge] == [0]
    play(qtbot, ada)
    ada.until(lambda shown: len(shown.knowledge) == 2)


@pytest.mark.parametrize("game", catalogue.names())
def test_every_game_of_the_window_is_played_alone(desks: Desks, qtbot: QtBot, game: str) -> None:
    """Against bots on this laptop: the board stands in the window, and turns go back and forth."""
    ada, _ = desks
    ada.open_table("me", "steady", lan=False, game=game)
    ada.until(lambda shown: shown.stage is Stage.PLAYING)
    assert isinstance(ada.window.page, GameFrame)
    play(qtbot, ada, until=lambda shown: shown.match and len(shown.match.events) > 12)
    assert ada.refusals == []


@pytest.mark.parametrize("game", catalogue.names())
def test_every_bot_has_a_name_and_its_level_beside_it(
    desks: Desks, qtbot: QtBot, game: str
) -> None:
    """W-19: at a full table, in the seats panel of the game and of its replay."""
    ada, _ = desks
    bots = catalogue.load(game).seat_counts[-1] - 1
    ada.open_table("me", *["steady"] * bots, lan=False, game=game)
    shown = ada.until(lambda shown: shown.stage is Stage.PLAYING)
    names = [view.name for view in shown.seats]
    assert len(set(names)) == len(names)
    assert names[0] == "Ada"
    assert set(names[1:]) <= set(GIVEN_NAMES)
    frame = ada.window.page
    assert isinstance(frame, GameFrame)
    for card, name in zip(frame.seats.cards[1:], names[1:], strict=True):
        assert card.name.text() == name
        assert card.side.text().endswith("bot · Steady")


def test_a_game_alone_is_continued_from_the_lobby(desks: Desks, qtbot: QtBot) -> None:
    """Kept at every move; taken up where it was, with no port opened."""
    ada, _ = desks
    ada.open_table("me", "random", lan=False)
    play(qtbot, ada, until=lambda shown: shown.match and len(shown.match.events) > 8)
    ada.window.leave_now()
    (saved,) = ada.saved()
    assert saved.names[0] == "Ada"
    assert saved.names[1] in GIVEN_NAMES
    assert saved.state == "waiting"
    lobby = ada.window.page
    assert isinstance(lobby, Lobby)
    lobby.wants_resume.emit(saved.path)
    resumed = ada.until(lambda shown: shown.stage is Stage.PLAYING)
    assert resumed.match is not None
    assert len(resumed.match.events) > 8
    play(qtbot, ada)
    ada.window.leave_now()
    assert ada.saved()[0].state == "finished"


def test_a_damaged_game_goes_on_from_its_sound_beginning(desks: Desks, qtbot: QtBot) -> None:
    """F-1: it does not open, then its card says why and how much is sound, and that goes on."""
    ada, _ = desks
    ada.open_table("me", "random", lan=False)
    play(qtbot, ada, until=lambda shown: shown.match and len(shown.match.events) > 8)
    ada.window.leave_now()
    (saved,) = ada.saved()
    path = Path(saved.path)
    qtbot.waitUntil(lambda: not files.in_use(path))
    data = path.read_bytes()
    sound = len(ledger.split(data)[0]) - 6
    start = len(ledger.first_entries(data, sound))
    damaged = data[: start + 60] + bytes([data[start + 60] ^ 1]) + data[start + 61 :]
    path.write_bytes(damaged)
    ada.window.resume(saved.path)
    assert f"the first {sound} entries are sound" in ada.banner()
    cards: list[SavedCard] = []

    def listed() -> bool:
        page = ada.window.page
        assert isinstance(page, Lobby)
        cards[:] = page.games.cards if page.games is not None else []
        return bool(cards) and cards[0].begin_again is not None

    qtbot.waitUntil(listed)
    assert cards[0].begin_again is not None
    cards[0].begin_again.click()
    ada.window.banner.buttons[0].click()
    ada.listen()
    ada.until(lambda shown: shown.stage is Stage.PLAYING)
    qtbot.waitUntil(lambda: ada.refusals != [])
    assert f"goes on from its first {sound} entries" in ada.refusals[0]
    play(qtbot, ada)
    ada.window.leave_now()
    assert path.with_suffix(f".given-up-from-{sound}").read_bytes() == damaged
    assert audit(path.read_bytes()).faults == ()


def test_a_game_is_renamed_and_thrown_away_from_the_lobby(
    desks: Desks, finished: bytes, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F-11: the list follows by itself."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    (tmp_path / "share").mkdir()
    ada, _ = desks
    ada.app.kept.ledgers.mkdir(parents=True)
    (ada.app.kept.ledgers / "a.sobremesa").write_bytes(finished)

    def listed() -> list[str]:
        return [game.table for game in ada.app.saved() or ()]

    qtbot.waitUntil(lambda: listed() == ["table"])
    ada.app.rename(ada.saved()[0].path, "Christmas")
    qtbot.waitUntil(lambda: listed() == ["Christmas"])
    ada.app.throw_away(ada.saved()[0].path)
    qtbot.waitUntil(lambda: listed() == [])


def test_the_lobby_does_not_wait_for_the_disk(
    desks: Desks, finished: bytes, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F-3: however long a look takes, the lobby is there, and the games come when it is over."""
    ada, _ = desks
    glimpse, go_on = saved_games.glimpse, threading.Event()

    def slow(path: Path) -> Glimpse | None:
        go_on.wait(PATIENCE)
        return glimpse(path)

    monkeypatch.setattr(saved_games, "glimpse", slow)
    ada.app.kept.ledgers.mkdir(parents=True)
    (ada.app.kept.ledgers / "a.sobremesa").write_bytes(finished)
    for _ in range(3):
        ada.window.show_lobby()
    lobby = ada.window.page
    assert isinstance(lobby, Lobby)
    assert not go_on.is_set()
    go_on.set()
    qtbot.waitUntil(lambda: lobby.games is not None and len(lobby.games.cards) == 1)


def test_a_table_is_seen_by_others_and_not_by_its_host(desks: Desks, qtbot: QtBot) -> None:
    """The lobby lists what is on this network, except one's own."""
    ada, bob = desks
    ada.open_table("me", "open")

    def seen(desk: Desk) -> list[str]:
        return [each.host for each in desk.app.tables() if each.name == OAK]

    qtbot.waitUntil(lambda: seen(bob) == ["Ada"])
    assert seen(ada) == []


def test_faulty_figures_open_no_table(desks: Desks, tmp_path: Path) -> None:
    """One sentence, and the lobby stays."""
    ada, _ = desks
    faulty = tmp_path / "figures.json"
    faulty.write_text("{}")
    wanted = NewTable(
        "thirteen_minutes", "Oak", (), ("me", "random"), lan=False, figures_path=str(faulty)
    )
    with pytest.raises(ValueError, match="figures cannot be used"):
        ada.app.open_table(wanted)
    ada.window.open_table(wanted)
    assert "figures cannot be used" in ada.banner()
    assert ada.window.session is None


@pytest.mark.parametrize("content", [b"", b"SOBREMESA1\n", b"Dear Ada,\n"])
def test_files_that_are_no_game_are_said_to_be_none(
    desks: Desks, qtbot: QtBot, content: bytes
) -> None:
    """Neither played on nor replayed; the list of saved games passes them over."""
    ada, _ = desks
    ada.app.kept.ledgers.mkdir(parents=True)
    path = ada.app.kept.ledgers / "odd.sobremesa"
    path.write_bytes(content)
    assert ada.saved() == ()
    ada.window.show_replay(str(path))
    qtbot.waitUntil(lambda: "odd.sobremesa" in ada.banner())
    assert isinstance(ada.window.page, Lobby)
    ada.window.banner.hide()
    ada.window.show_session(ada.app.resume(str(path)))
    assert "odd.sobremesa" in ada.banner()
    assert isinstance(ada.window.page, Lobby)


def test_friends_and_settings_outlive_the_program(desks: Desks) -> None:
    """The next start reads what this one kept."""
    ada, _ = desks
    ada.app.lan()._keep_friends({"00" * 32: "Bob"})
    again = Application(ada.app.kept)
    assert again.lan()._friends == {"00" * 32: "Bob"}
    again.stop()
    assert again.settings().name == "Ada"


def test_tables_are_told_only_when_the_window_sees_others(desks: Desks, qtbot: QtBot) -> None:
    """W-1: whatever changes at a table of this laptop alone changes nothing in its lobby."""
    ada, _ = desks
    lan = ada.app.lan()
    lan._found.disconnect(lan._show_tables)
    told: list[tuple[TableView, ...]] = []
    ada.app.tables_changed.connect(told.append)
    far = FoundTable("192.0.2.7", 47620, b"far", "Attic", game="thirteen_minutes", seats=2)
    own = structs.replace(far, key=lan._key, name=OAK)
    for found in ((far, own), (far, structs.replace(own, taken=1)), (far,), ()):
        lan._show_tables(found)
    assert [[view.name for view in tables] for tables in told] == [["Attic"], []]
