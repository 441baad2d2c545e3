# SPDX-License-Identifier: MIT
"""The public log of the card game."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from core.games.grid.contracts import Contracts
from core.games.power_grid_card_game.agenda import (
    BuyResources,
    DrawPlant,
    DropUnsold,
    EndAuctions,
    EndProduction,
    EndPurchases,
    NextOpening,
    OpenAuction,
    RunPlants,
    StartRound,
    TrustTakesFuel,
    TurnContract,
    UpdateMarket,
)
from core.games.power_grid_card_game.state import BUREAUCRACY, OUT, RESOURCES, State
from core.terms import Drawn, Event, Left, Move, Moved
from tests.core.games.power_grid_card_game.builder import (
    GAME,
    chosen,
    draw,
    move,
    mover,
    player,
    table,
    trust,
)

PHASE_1 = (OpenAuction(0), NextOpening(), DropUnsold(), EndAuctions())
MARKET = "l11 l12 l13 l14 l15 l16 l17 l18"
FULL = ("", "r01 r02 r03 r04", "r05 r06 r07 r08", "r13 r14 r15 r16")


def log(state: State, event: Event | str) -> list[str]:
    """The lines of an event, keys and figures in one text each."""
    if isinstance(event, str):
        event = Moved(mover(state), Move.parse(event))
    notes = GAME.notes(state, event, GAME.apply(state, event))
    return [" ".join((n.key, *(f"{name}={value}" for name, value in n.params))) for n in notes]


def auction(**fields: Any) -> State:
    """Phase 1 of three seats."""
    fields = {"market": MARKET, **fields}
    return table(player(), player(), player(), agenda=PHASE_1, **fields)


def test_set_up() -> None:
    """The order, the opening markets, the first round."""
    state = GAME.setup(chosen(3), 3)
    assert log(state, Drawn(("2", "0", "1"))) == ["order seats=2 0 1"]
    state = draw(state, "2 0 1")
    plants = ("s10", "s09", "s04b", "s04a", "s08b", "s03", "s07a", "s05a")
    assert log(state, Drawn(plants)) == [
        "market.opened plants=s03 s04b s04a s05a s07a s08b s09 s10"
    ]
    cards = ("r01", "r02", "r03", "r04", "r05", "r06", "r07", "r08", "r13", "r14", "r15", "r16")
    assert log(draw(state, " ".join(plants)), Drawn(cards)) == [
        f"resources.opened cards={' '.join(cards)}",
        "round round=1",
        "auction.discount plant=s03",
    ]


def test_an_auction() -> None:
    """Opening, bids, drops, the sale and the replacement."""
    state = auction()
    assert log(state, "open l13") == ["auction.opened seat=0 plant=l13"]
    state = move(state, "open l13")
    assert log(state, "bid 13") == ["auction.bid seat=0 price=13"]
    state = move(state, "bid 13", "drop")
    assert log(state, "drop") == [
        "auction.dropped seat=2 plant=l13",
        "auction.bought seat=0 plant=l13 price=13",
    ]
    state = move(state, "drop")
    assert log(state, Drawn(("l20",))) == ["market.entered plant=l20"]
    state = draw(state, "l20")
    assert log(state, Drawn(("small",))) == ["stack.back back=small"]
    assert log(draw(state, "small"), "opt_out") == ["auction.opted_out seat=1"]


def test_a_lower_replacement() -> None:
    """The card and the token leave."""
    state = move(auction(top="small", discount="l11"), "open l12", "bid 12", "drop", "drop")
    assert log(state, Drawn(("s03",))) == ["market.left plant=s03"]


def test_scrapping() -> None:
    """The plant, the contracts, and what was given up with it."""
    people = (player(plants="s05a s06a s07a", cards="r15 r16 r27 r28"), player(), player())
    state = table(
        *people,
        agenda=PHASE_1,
        market=MARKET,
        options={"demolition": "on"},
        contracts=Contracts((), (2, 5)),
    )
    state = move(state, "open l12", "bid 12", "drop", "drop")
    assert log(state, "scrap s07a") == [
        "auction.scrapped seat=0 plant=s07a",
        "demolition.paid seat=0 price=7",
        "market.left plant=s07a",
    ]
    state = move(state, "scrap s07a")
    assert log(state, "keep gas 2 oil 4") == [
        "resources.given_up seat=0 fuel=gas count=2",
        "resources.given_up seat=0 fuel=oil count=1",
        "resources.single card=r47",
        "resources.single card=r48",
        "resources.single card=r49",
    ]


def test_a_contract_is_turned_up() -> None:
    """The house variant."""
    state = table(
        *(player(),) * 3,
        agenda=(TurnContract(), *PHASE_1),
        options={"demolition": "on"},
    )
    assert log(state, Drawn(("3",))) == ["demolition.turned price=3"]


def test_purchases() -> None:
    """The card with its price, singles for what does not fit, the end of it."""
    state = table(
        player(20, "s05a"),
        player(),
        player(),
        agenda=(BuyResources(0), BuyResources(1), EndPurchases()),
        columns=("", "r08", "", ""),
        phase=RESOURCES,
    )
    assert log(state, "buy r08") == [
        "resources.bought seat=0 card=r08 price=6",
        "resources.single card=r45",
    ]
    assert log(state, "done") == ["resources.done seat=0"]


def test_production_and_what_follows() -> None:
    """Income, the new order, cards drawn, the plant put under the stack."""
    agenda = (RunPlants((0, 1)), EndProduction(), UpdateMarket(), StartRound())
    state = table(
        player(0, "s03 s07b", "r17"),
        player(0, "s05b", "r23"),
        agenda=agenda,
        market=MARKET,
        columns=FULL,
        phase=BUREAUCRACY,
        order=(1, 0),
        trust=trust(),
    )
    assert log(state, "run s07b") == ["bureaucracy.ran seat=0 plants=s07b income=8"]
    assert log(state, "done") == ["bureaucracy.idle seat=0"]
    state = move(state, "done")
    assert log(state, "run s05b") == [
        "bureaucracy.ran seat=1 plants=s05b income=10",
        "market.put_under plant=l18",
    ]
    state = move(state, "run s05b")
    assert log(draw(state, "l20"), Drawn(("large",))) == [
        "stack.back back=large",
        "round round=3",
        "auction.discount plant=l11",
    ]


def test_the_deck_is_shuffled_anew() -> None:
    """With how many cards it holds then."""
    agenda = (RunPlants((0,)), EndProduction(), UpdateMarket(), StartRound())
    state = table(
        player(),
        player(),
        player(),
        agenda=agenda,
        columns=("", *FULL[1:3], "r13"),
        deck="r17 r14",
        discards="r15 r16",
        phase=BUREAUCRACY,
    )
    assert log(state, "done") == ["bureaucracy.idle seat=0"]
    state = move(state, "done")
    assert log(state, Drawn(("r17", "r14"))) == [
        "resources.entered cards=r14 r17",
        "resources.shuffled cards=2",
    ]


def test_cards_slide() -> None:
    """Those that lie in a cheaper column than before, once all have run their plants."""
    agenda = (RunPlants((0,)), EndProduction(), UpdateMarket(), StartRound())
    state = table(
        *(player(),) * 3,
        agenda=agenda,
        columns=("", "r01 r02", "r05", "r13 r14"),
        phase=BUREAUCRACY,
    )
    assert log(state, "done") == [
        "bureaucracy.idle seat=0",
        "resources.slid cards=r05 r13 r14",
    ]


def test_the_trust() -> None:
    """The plant it takes and the cards."""
    state = table(player(), player(), agenda=PHASE_1, market=MARKET, trust=trust(due=True), phase=1)
    assert log(state, "opt_out") == ["auction.opted_out seat=0", "trust.took_plant plant=l14"]
    state = table(
        player(),
        player(),
        agenda=(BuyResources(1), TrustTakesFuel(), BuyResources(0), EndPurchases()),
        columns=("", "r08", "", ""),
        trust=trust("s05a"),
        phase=RESOURCES,
    )
    assert log(state, "done") == [
        "resources.done seat=1",
        "trust.took_card card=r08",
        "resources.single card=r45",
    ]


def test_one_more_round() -> None:
    """The card, what it takes away, the last round and the end."""
    state = move(auction(pool="", under="l36"), "open l12", "bid 12", "drop")
    assert log(state, "drop")[-1] == "end_card"
    agenda = (RunPlants((0,)), EndProduction(), UpdateMarket(), StartRound())
    fields: dict[str, Any] = {"market": MARKET, "pool": "", "columns": FULL, "phase": BUREAUCRACY}
    state = table(*(player(),) * 3, agenda=agenda, under="l36 l37", **fields)
    assert log(state, "done") == [
        "bureaucracy.idle seat=0",
        "market.put_under plant=l18",
        "market.left plant=l11",
        "end_card",
        "last_round round=3",
        "auction.discount plant=l12",
    ]
    state = table(
        *(player(),) * 3, agenda=(BuyResources(0), EndPurchases()), end_card=OUT, last=True
    )
    state = state.but(phase=RESOURCES)
    assert log(state, "done") == ["resources.done seat=0", "game.last_round"]


def test_somebody_leaves() -> None:
    """For good."""
    assert log(auction(), Left(1)) == ["seat.left seat=1"]


def test_a_plant_that_leaves_openly_before_the_end_card_is_told() -> None:
    """Section 4, token: 11 is lower than the token plant and leaves; the next draw is the end."""
    state = table(
        *(player() for _ in range(4)),
        agenda=(DrawPlant(), NextOpening(), DropUnsold(), EndAuctions()),
        market="l20 l21 l22 l24 l25 l28 l29",
        pool="l11 l12 l13 l38",
        under="l39 l37",
        discount="l20",
    )
    state = state.but(stack=structs.replace(state.stack, rest=(("large", 0), ("small", 0))))
    assert log(state, Drawn(("l11",))) == ["market.left plant=l11", "end_card"]


def test_what_the_trust_took_is_told_even_if_it_leaves_at_once() -> None:
    """Section 5, Trust, phase 1: of four plants the lowest goes, even the new one."""
    state = table(
        player(),
        player(),
        agenda=PHASE_1,
        market="s03 s04a s05a s06a l11 l12 l13 l14",
        trust=trust("l37 l38 l39", due=True),
    )
    said = log(state, "opt_out")
    assert said[:3] == [
        "auction.opted_out seat=0",
        "trust.took_plant plant=s06a",
        "market.left plant=s06a",
    ]
