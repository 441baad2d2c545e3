# SPDX-License-Identifier: MIT
"""The figures and the faults of a figures file (rules/power-grid-card-game.md, 2, 3 and 8)."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from core.figures import FiguresError
from core.games.power_grid_card_game.figures import FUELS
from core.games.power_grid_card_game.game import PowerGridCardGame
from core.games.power_grid_card_game.reading import builtin, read
from tests.core.changed_figures import changed, put

FIGURES = read(builtin())


def spoilt(*path: str | int, value: Any) -> bytes:
    """The file with one entry replaced, or added."""
    return changed(builtin(), put(".".join(map(str, path)), value))


def without(*path: str | int) -> bytes:
    """The file without one entry."""
    *way, last = path

    def removed(raw: Any) -> None:
        for step in way:
            raw = raw[step]
        del raw[last]

    return changed(builtin(), removed)


def faults(data: bytes) -> tuple[str, ...]:
    """What is said of a file."""
    with pytest.raises(FiguresError) as caught:
        read(data)
    return caught.value.faults


def test_118_cards() -> None:
    """Section 2: 43 + 51 + 12 + 4 + 2 + 6 = 118."""
    parts = FIGURES.components
    assert msgspec.structs.astuple(parts) == (118, 43, 51, 12, 4, 2, 6)
    assert sum(msgspec.structs.astuple(parts)[1:]) == parts.cards


def test_the_plants() -> None:
    """Section 8: 03-10 small, 4 to 8 twice, 11-39 large; earnings from 8 to 29."""
    plants = FIGURES.plant_cards
    small = [plant.number for plant in plants if plant.back == "small"]
    assert small == [3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 10]
    assert [plant.number for plant in plants if plant.back == "large"] == list(range(11, 40))
    assert (min(p.earnings for p in plants), max(p.earnings for p in plants)) == (8, 29)


def test_the_earnings_follow_the_formula() -> None:
    """Section 8: floor(5 + 0.45 x number + amount x price + 0.5), counted in hundredths."""
    prices = {("coal",): 300, ("gas",): 300, ("oil",): 300, ("gas", "oil"): 275, ("uranium",): 325}
    for plant in FIGURES.plant_cards:
        hundredths = 500 + 45 * plant.number + plant.amount * prices.get(plant.fuels, 0) + 50
        assert plant.earnings == hundredths // 100, plant.id


@pytest.mark.parametrize(
    ("kind", "counts"),
    [("normal", (12, 10, 9, 5)), ("single", (2, 2, 2, 1)), ("+", (1,) * 4), ("++", (1,) * 4)],
)
def test_the_resource_cards(kind: str, counts: tuple[int, ...]) -> None:
    """Section 2: 36 normal, 7 single, 4 + and 4 ++ ones."""
    cards = [card for card in FIGURES.resource_cards if card.kind == kind]
    assert tuple(sum(card.fuel == fuel for card in cards) for fuel in FUELS) == counts
    assert tuple(FIGURES.resources[kind].values()) == counts


def test_the_symbols() -> None:
    """Section 8: 24, 6 and 6 cards; nothing on the single ones but that."""
    symbols = [card.symbol for card in FIGURES.resource_cards]
    assert [symbols.count(s) for s in ("2-6", "4-6", "5-6")] == [24, 6, 6]


@pytest.mark.parametrize(
    ("seats", "small", "large", "rows"),
    [(2, 1, 5, 4), (3, 2, 6, 4), (4, 1, 3, 5), (5, 0, 0, 6), (6, 0, 0, 7)],
)
def test_the_tables(seats: int, small: int, large: int, rows: int) -> None:
    """Section 3, 4 and 6."""
    table = FIGURES.tables[str(seats)]
    assert (table.small_removed, table.large_removed, table.rows) == (small, large, rows)


def test_the_settings() -> None:
    """Sections 3 to 6: 12 Elektro, limit 3, four and four plants, minimum 1, ten a point."""
    settings = FIGURES.settings
    assert (settings.money, settings.plant_limit, settings.trust_plants) == (12, 3, 3)
    assert (settings.current, settings.future, settings.discount_bid) == (4, 4, 1)
    assert (settings.runs_stored, settings.elektro_per_point) == (2, 10)
    assert settings.prices == (1, 2, 3, 4)
    assert FIGURES.contracts == (1, 2, 3, 4, 5)


def test_they_are_house_figures_until_an_owner_replaces_them() -> None:
    """Section 8: the game says so, and plays by the file it is given."""
    assert PowerGridCardGame().house_figures
    data = spoilt("figures", value="printed")
    game = PowerGridCardGame(data)
    assert not game.house_figures
    assert game.figures_hash != PowerGridCardGame().figures_hash
    richer = PowerGridCardGame(spoilt("settings", "money", value=20))
    state = richer.setup(richer.settle((), 3), 3)
    assert [player.money for player in state.players] == [20, 20, 20]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"[]", "the file is not a JSON object"),
        (b"{", "not a JSON file: .*"),
        (spoilt("extra", value=1), "unknown entry 'extra'"),
        (spoilt("schema", value="other/1"), "schema is 'other/1', this build reads .*"),
        (spoilt("figures", value="mine"), "figures: 'house' or 'printed', not 'mine'"),
        (spoilt("components", "cards", value=120), "components: 43 .* = 118 cards, not 120"),
        (
            spoilt("components", value={**msgspec.structs.asdict(FIGURES.components), "arrows": 3}),
            "components: 43 .* = 119 cards, not 118",
        ),
        (spoilt("settings", "money", value=0), "settings, money: from 1 to 99, not 0"),
        (spoilt("settings", "plant_limit", value=5), "settings, plant_limit: from 1 to 4, not 5"),
        (spoilt("settings", "prices", value=[1, 2, 3]), "settings, prices: one for each of 4.*"),
        (spoilt("settings", "prices", value=[2, 1, 3, 4]), "settings, prices: .* cheapest first"),
        (without("settings", "future"), "settings: 'future' is missing"),
        (without("tables", "6"), "tables: they are 2, 3, 4, 5, 6, in this order"),
        (spoilt("tables", value=[]), "tables: expected an object"),
        (spoilt("tables", "3", "small_removed", value=5), "table 3, small_removed: from 0 to 4.*"),
        (spoilt("tables", "3", "large_removed", value=30), "table 3, large_removed: .*29, not 30"),
        (spoilt("tables", "3", "rows", value=9), "table 3, rows: from 1 to 8 of 24 cards, not 9"),
        (spoilt("tables", "4", "symbols", 1, value="4-5"), "table 4, symbols: no card bears '4-5'"),
        (spoilt("contracts", value=[]), "contracts: at least one, from 1 to 99, .*"),
        (spoilt("contracts", value=[1, 3, 3]), "contracts: .* each once, ascending"),
        (spoilt("contracts", 0, value=0), "contracts: at least one, from 1 to 99.*"),
        (spoilt("contracts", 0, value="one"), "contracts: Expected `int`.*"),
        (spoilt("plant_cards", value={}), "plant cards: expected a list"),
        (spoilt("plant_cards", 0, value=3), "plant card number 1: expected an object"),
        (spoilt("plant_cards", 0, "id", value="s04a"), "id 's04a' is there twice"),
        (spoilt("plant_cards", 0, "id", value="coal"), "id 'coal': small letters, .* a fuel .*"),
        (spoilt("plant_cards", 0, "id", value="large"), "id 'large': small letters, .* a back"),
        (spoilt("plant_cards", 0, "id", value="S 3"), "id 'S 3': small letters.*"),
        (spoilt("plant_cards", 0, "number", value=0), "plant card 's03', number: from 1 to 99.*"),
        (spoilt("plant_cards", 0, "amount", value=0), "plant card 's03', amount: from 1 to 9.*"),
        (spoilt("plant_cards", 8, "amount", value=1), "plant card 's07b', amount: from 0 to 0.*"),
        (spoilt("plant_cards", 0, "earnings", value=100), "plant card 's03', earnings: .*not 100"),
        (
            spoilt("plant_cards", 5, "fuels", value=["oil", "gas"]),
            "plant card 's06a', fuels: each once, in the order coal, gas, oil, uranium",
        ),
        (
            spoilt("plant_cards", 0, "fuels", value=["wood"]),
            r"plant card 's03', fuels: Invalid enum value 'wood' - at `\$\[0\]`",
        ),
        (
            spoilt("resource_cards", 0, "units", value=0),
            "resource card 'r01', units: from 1 to 9.*",
        ),
        (spoilt("resource_cards", 44, "units", value=2), "resource card 'r45', units: .*1, not 2"),
        (spoilt("resources", "normal", "coal", value="12"), "resources: Expected `int`.*"),
    ],
)
def test_a_fault_is_said_once(data: bytes, said: str) -> None:
    """One message for one fault, with its place in the file."""
    found = faults(data)
    assert len(found) == 1, found
    assert re.fullmatch(said, found[0]), found


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (
            spoilt("plant_cards", 0, "back", value="large"),
            ["plant_cards: 12 small ones, but power_plants say 13"],
        ),
        (
            spoilt("resource_cards", 0, "fuel", value="gas"),
            ["resource_cards: 11 normal coal, but resources say 12"],
        ),
        (
            spoilt("resources", "single", "oil", value=3),
            [
                "resource_cards: 2 single oil, but resources say 3",
                "resources: 52 in all, but components say 51",
            ],
        ),
        (
            spoilt("power_plants", "large", value=30),
            ["power_plants: 44 in all, .* 43", "plant_cards: 29 large .* say 30"],
        ),
        (without("resources", "++"), [r"resources: the kinds are normal, single, \+, \+\+, .*"]),
        (without("resources", "+", "oil"), ["resources, .: the fuels are coal, gas, oil, .*"]),
        (
            spoilt("power_plants", "one_more_round", value=2),
            ["power_plants, one_more_round: 1, not 2"],
        ),
        (
            spoilt("components", "power_plants", value=44),
            ["components, power_plants: at most 43.*"],
        ),
        (
            spoilt("components", "resources", value=52),
            ["components, resources: at most 51, not 52"],
        ),
        (spoilt("components", "demolition", value=4), ["components, demolition: from 5 .* not 4"]),
        (
            spoilt("settings", "current", value=9),
            ["table 2, small_removed: from 0 to -1, not 1", "table 6, small_removed: .*"],
        ),
    ],
)
def test_counts_must_agree(data: bytes, said: list[str]) -> None:
    """What is listed, what is said to be there, and what the game takes of it."""
    found = faults(data)
    assert all(any(re.fullmatch(line, fault) for fault in found) for line in said), found


def test_every_fault_is_said() -> None:
    """An owner mends a file in one go."""
    raw = msgspec.json.decode(builtin())
    raw["plant_cards"][0]["number"] = "three"
    raw["resource_cards"][3]["colour"] = "black"
    del raw["settings"]["money"]
    assert faults(msgspec.json.encode(raw)) == (
        "settings: 'money' is missing",
        "plant card 's03', number: Expected `int`, got `str`",
        "resource card 'r04': unknown entry 'colour'",
    )
