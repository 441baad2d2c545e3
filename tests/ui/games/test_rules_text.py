# SPDX-License-Identifier: MIT
"""Whatever somebody decides, the rules have a section about it, and the guide shows that one."""

from __future__ import annotations

import pytest

from core.terms import Moved, Options, Sealed, Turn
from ui.games import registry
from ui.games.manifests import GAMES
from ui.games.shown import View
from ui.ports.local_session import LocalSession
from ui.ports.recording import StillRecording

NAMES = ("Anna", "Bruno", "Chidi", "Dalia", "Emil", "Farah")
AUCTION = dict.fromkeys(("OpenAuction", "Bidding", "ScrapPlant", "KeepFuel"), "auction")
SECTIONS = {
    "atlantic_star": {"Act": "turn", "PutShips": "voyages", "ChooseClass": "classes"},
    "power_grid": {
        **dict.fromkeys(("PickRegions", "DraftRegions"), "regions"),
        "PlaceTrust": "trust",
        **AUCTION,
        "CardAuction": "promo_auction",
        "PlaceStation": "station",
        "BuyFuel": "fuel",
        "Build": "building",
        "RunPlants": "bureaucracy",
    },
    "power_grid_card_game": {**AUCTION, "BuyResources": "resources", "RunPlants": "bureaucracy"},
    "thirteen_minutes": {
        "SealBids": "bid",
        "ChooseFirst": "first",
        **dict.fromkeys(("PlayCard", "UseCard"), "play"),
        **dict.fromkeys(("OfferEvent", "CarryOut"), "events"),
        "GiveOrder": "orders",
    },
}
TABLES: tuple[tuple[str, int, Options], ...] = (
    ("atlantic_star", 4, ()),
    ("power_grid", 2, (("regions", "draft"), ("two_players", "trust"))),
    ("power_grid", 4, (("promos", "all"), ("regions", "host"))),
    ("power_grid_card_game", 4, ()),
    ("thirteen_minutes", 2, ()),
)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_every_decision_has_its_section(name: str, seats: int, options: Options) -> None:
    """The one about that very decision; between decisions there is none, so that one stays."""
    kit = registry.load(name)
    rules, presenter = kit.rules(), kit.presenter()
    session = LocalSession(name, NAMES[:seats], b"rules", (), options, "steady")
    found = {}
    for before in StillRecording(session.snapshot()).positions():
        presenter.show(View(before, 0, names=NAMES[:seats]))
        section = presenter.section()
        if isinstance(before.awaiting, Turn | Sealed):
            found[type(before.state.agenda[0]).__name__] = section
        else:
            assert section == ""
    assert found.items() <= SECTIONS[name].items()
    assert set(SECTIONS[name].values()) <= set(rules)
    assert all("<h3>" in text and "<p>" in text for text in rules.values())
    assert len(found) > 2


def test_every_game_with_rules_of_its_own_is_tested() -> None:
    """A game on the plain board shows the section called as the step, or its first one."""
    own = {name for name, found in GAMES.items() if found.kit is not None}
    assert set(SECTIONS) == own
    assert {name for name, _, _ in TABLES} == own


def test_a_staged_turn_changes_no_section() -> None:
    """In front of Done it is still about the decision that is open on the table."""
    kit = registry.load("power_grid")
    presenter = kit.presenter()
    match = LocalSession("power_grid", NAMES[:3], b"rules").snapshot().match
    assert match is not None
    assert isinstance(match.awaiting, Turn)
    (seat,) = match.awaiting.seats
    staged = match.game.legal_moves(match.state, seat)[0]
    after = match.after(Moved(seat, staged))
    presenter.show(View(after, seat, names=NAMES[:3], base=match, staged=(staged,)))
    assert presenter.section() == "auction"
