# SPDX-License-Identifier: MIT
"""Both markets, the signs over the board, the Trust and the contracts, through a whole game."""

from __future__ import annotations

import pytest

from core.games.power_grid_card_game.agenda import OpenAuction, ScrapPlant
from core.games.power_grid_card_game.state import AUCTION, IN_MARKET, IN_STACK, OUT, RESOURCES
from core.match import Match, fresh
from core.terms import Note
from tests.ui.games.positions import asked
from tests.ui.games.power_grid_card_game.card_tables import (
    course,
    found,
    rules_of,
    shown,
    state_of,
)
from ui.games.grid.view import TRUST
from ui.games.power_grid_card_game.deeds import TrustDeeds


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_card_of_the_market_is_shown_in_its_column(seats: int) -> None:
    """Layouts take the count from the state (D4): rows suffice for the deepest column."""
    for match in course(2, seats):
        columns = shown(match, None).board().columns
        shown_ids = tuple(tuple(card.id for card in column.cards) for column in columns.columns)
        assert shown_ids == state_of(match).columns
        assert columns.rows >= max(map(len, state_of(match).columns))
        assert columns.rows >= rules_of(match).rows


def test_the_stack_shows_its_public_back() -> None:
    """Section 3: everybody sees whether the next plant is small or large."""
    seen = set()
    for match in course(3, 4):
        state = state_of(match)
        market = shown(match, None).board().market
        seen.add(market.top)
        if state.stack.top:
            back = rules_of(match).backs.get(state.stack.top, state.stack.top)
            assert market.top == back
            assert back in market.stack_tip
        assert ("one more round" in market.stack_tip) == (state.end_card == IN_STACK)
    assert {"small", "large"} <= seen


def test_one_more_round_and_the_last_round_are_announced() -> None:
    """Section 5: the card lies with the plants, then a sign says what comes."""
    where = set()
    for seed in range(4):
        for match in course(seed, 4):
            state, board = state_of(match), shown(match, None).board()
            where.add(state.end_card)
            assert bool(board.market.waits) == (state.end_card == IN_MARKET)
            if not state.agenda:
                assert board.last.text == ""
            elif state.last:
                assert board.last.text == "Last round"
                assert board.market.future == ()
            else:
                assert bool(board.last.text) == (state.end_card != IN_STACK)
    assert where == {IN_STACK, IN_MARKET, OUT}


def test_the_token_plant_says_its_minimum() -> None:
    """Section 4, phase 1: the token's plant starts at 1, the others at their numbers."""
    match = found(OpenAuction)
    state = state_of(match)
    for plant in shown(match, None).board().market.current:
        assert plant.discount == (plant.id == state.discount)
        minimum = 1 if plant.discount else plant.number
        assert f"minimum bid {minimum}" in plant.label


def test_house_figures_are_labelled() -> None:
    """Section 8: the label goes only with an owner's printed figures."""
    match = found(OpenAuction)
    presenter = shown(match, None)
    assert presenter.board().house.text == "House figures"
    presenter.scene.game.house_figures = False
    try:
        assert presenter.board().house.text == ""
    finally:
        presenter.scene.game.house_figures = True


def _trust_notes(match: Match) -> list[Note]:
    """What the Trust did in the round that a match has come to, from all its events."""
    position = fresh(match.game, match.header)
    notes: list[Note] = []
    for event in match.events:
        after = position.after(event)
        if state_of(after).round != state_of(position).round:
            notes = []
        said = match.game.notes(position.state, event, after.state)
        notes += [note for note in said if note.key.startswith("trust.")]
        position = after
    return notes


def test_what_the_trust_did_is_told() -> None:
    """Section 6: it takes a plant, then resources; its row says which."""
    deeds = TrustDeeds()
    told = set()
    for match in course(1, 2):
        found_now = deeds.of(match)
        trust = shown(match, None).trust()
        assert trust is not None
        state = state_of(match)
        assert state.trust is not None
        took = [dict(note.params).get("plant") for note in found_now]
        if state.phase == AUCTION and state.trust.due:
            assert "nothing yet" in trust.words
        if state.phase in (AUCTION, RESOURCES) and not state.trust.due and state.current:
            assert any(took)
        told.add(trust.words)
    last = course(1, 2)[-1]
    assert list(TrustDeeds().of(last)) == list(deeds.of(last)) == _trust_notes(last)
    earlier = course(1, 2)[7]
    assert list(deeds.of(earlier)) == _trust_notes(earlier)
    assert len(told) > 8


def test_the_trust_stands_between_the_two() -> None:
    """Section 6: always second; with three players it does not play."""
    match = found(OpenAuction, seats=2)
    order = shown(match, None).board().strip.order
    first, last = state_of(match).order
    assert [mark.mark for mark in order] == [first, TRUST, last]
    assert order[1].name == "The Trust"
    others = shown(found(OpenAuction, seats=3), None)
    assert others.trust() is None
    assert TRUST not in [mark.mark for mark in others.board().strip.order]


def test_contracts_are_open_and_labelled_as_ours() -> None:
    """Section 7: values and their sum; without the option there is no line."""
    match = found(
        ScrapPlant, lambda state: bool(state.contracts and state.contracts.open), demolition="on"
    )
    state = state_of(match)
    assert state.contracts is not None
    presenter = shown(match, asked(match))
    contracts = presenter.board().contracts
    assert contracts is not None
    assert contracts.values == state.contracts.open
    assert str(sum(contracts.values)) in contracts.note
    assert "house variant" in contracts.title
    assert f"pays you {sum(contracts.values)}" in presenter.prompt().detail
    assert shown(found(OpenAuction), None).board().contracts is None
