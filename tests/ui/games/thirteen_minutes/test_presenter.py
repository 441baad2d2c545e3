# SPDX-License-Identifier: MIT
"""What the presenter shows and asks in every decision, without a window."""

from __future__ import annotations

import pytest

from core.games.thirteen_minutes import moves
from core.games.thirteen_minutes.agenda import GiveOrder
from core.games.thirteen_minutes.state import Zone
from core.terms import Move
from tests.ui.games.thirteen_minutes.tables import GAME, NAMES, Moment, find, heads, moments
from ui.games.thirteen_minutes.presenter import ThirteenMinutesPresenter
from ui.games.thirteen_minutes.prompts import LAY_BACK
from ui.games.thirteen_minutes.selection import Pick
from ui.games.thirteen_minutes.view import ZoneView
from ui.kit.light import Light

DECISIONS = (
    "SealBids",
    "ChooseFirst",
    "PlayCard",
    "OfferEvent",
    "UseCard",
    "GiveOrder",
    "CarryOut",
)


def _of_several_cubes(moment: Moment) -> bool:
    task = moment.state.agenda[0]
    return isinstance(task, GiveOrder) and task.value > 1


def _reachable(moment: Moment, seat: int) -> set[Move]:
    """All moves that clicks on the board and on the prompt lead to."""
    found: set[Move] = set()
    trails: list[tuple[Pick, ...]] = [()]
    while trails:
        trail = trails.pop()
        presenter = moment.shown(seat)
        done = [move for pick in trail if (move := presenter.pick(pick))]
        if done:
            found.update(done)
            continue
        answers = presenter.prompt().answers
        assert all((answer.move is None) != (answer.action == "") for answer in answers)
        found.update(answer.move for answer in answers if answer.move is not None)
        trails += [(*trail, pick) for pick in presenter.selection.next]
    presenter = moment.shown(seat)
    for cubes in range(20):
        presenter.set_bid(cubes)
        if (move := presenter.bid()) is not None:
            found.add(move)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_every_legal_move_is_reachable_and_nothing_else(seed: int) -> None:
    """In random games the answers and the picks lead to exactly the legal moves."""
    for moment in moments(seed):
        for seat in moment.asked():
            legal = GAME.legal_moves(moment.state, seat)
            assert _reachable(moment, seat) == set(legal), heads(moment)


@pytest.mark.parametrize("kind", DECISIONS)
def test_only_the_seat_that_is_asked_can_answer(kind: str) -> None:
    """The one who is asked gets answers or lit targets; all other eyes get a sentence."""
    moment = find(kind)
    for seat in (0, 1, None):
        presenter = moment.shown(seat)
        prompt, board = presenter.prompt(), presenter.board()
        lights = [card.light for card in board.near.hand]
        for band in board.bands:
            lights += [band.light, *(zone.light for zone in band.zones)]
        assert prompt.text
        assert (bool(prompt.answers) or Light.LEGAL in lights) == (seat in moment.asked())
        assert (board.bid is not None) == (kind == "SealBids" and seat is not None)


def test_waiting_names_who_is_waited_for() -> None:
    """A watcher reads whose decision it is."""
    moment = find("PlayCard")
    (seat,) = moment.asked()
    assert NAMES[seat] in moment.shown(None).prompt().text


def test_the_stepper_stays_within_the_supply() -> None:
    """Bids are 0 to 13 (rules/thirteen-minutes.md, section 4), and cost what they say."""
    presenter = find("SealBids").shown(0)
    assert presenter.bid() == moves.bid(0)
    presenter.set_bid(13)
    presenter.set_bid(14)
    assert presenter.bid() == moves.bid(13)
    bid = presenter.board().bid
    assert bid is not None
    assert (bid.cubes, bid.most) == (13, 13)
    assert [answer.move for answer in presenter.prompt().answers] == [moves.bid(13)]


def test_own_cards_light_up_then_the_two_areas() -> None:
    """A card is chosen, then the own sphere or neutral; the enemy's sphere says why not
    (rules/thirteen-minutes.md, section 5)."""
    moment = find("PlayCard")
    (seat,) = moment.asked()
    presenter = moment.shown(seat)
    hand = presenter.board().near.hand
    assert [card.light for card in hand] == [Light.LEGAL, Light.LEGAL]
    assert presenter.pick(Pick("card", hand[0].slot)) is None
    board = presenter.board()
    assert [card.light for card in board.near.hand] == [Light.CHOSEN, Light.PLAIN]
    far, neutral, near = board.bands
    assert (far.light, neutral.light, near.light) == (Light.DIM, Light.LEGAL, Light.LEGAL)
    assert "enemy's sphere" in far.why
    presenter.act(LAY_BACK)
    assert presenter.board().near.hand[0].light is Light.LEGAL


def test_the_own_sphere_is_near() -> None:
    """Each seat sees its own sphere at its own side; a watcher sees the US there."""
    moment = find("PlayCard")
    for seat in (0, 1):
        board = moment.shown(seat).board()
        assert board.bands[-1].side == moment.state.side(seat)
        assert (board.near.seat, board.far.seat) == (seat, 1 - seat)
    assert moment.shown(None).board().near.side == "US"


def _zone_of(presenter: ThirteenMinutesPresenter, zone: str) -> ZoneView:
    zones = (z for band in presenter.board().bands for z in band.zones)
    return next(found for found in zones if found.zone == zone)


def test_an_order_without_supply_says_why() -> None:
    """With no cubes to put, a zone without own cubes is dim with the core's reason
    (section 6: supply is a hard limit)."""
    moment = find("GiveOrder", lambda m: len(m.state.zones) > 3)
    (seat,) = moment.asked()
    zones = tuple(Zone(z.id, z.slot, z.card, z.area, (0, 0)) for z in moment.state.zones)
    zones = (Zone("cuba", 4, "", 0, (2, 2)), *zones[1:])
    supplies = (0, 7) if seat == 0 else (7, 0)
    presenter = moment.with_state(moment.state.but(zones=zones, supplies=supplies)).shown(seat)
    assert _zone_of(presenter, "cuba").light is Light.LEGAL
    other = _zone_of(presenter, zones[1].id)
    assert other.light is Light.DIM
    assert other.why == "Your supply is 0, and none of your cubes are here to take."


def test_a_number_says_what_it_leads_to() -> None:
    """Putting on a zone of the own sphere leaves it there, under one's control (section 6)."""
    moment = find("GiveOrder", _of_several_cubes)
    (seat,) = moment.asked()
    own = moment.state.own_area(seat)
    zones = (Zone("cuba", 4, "", own), *moment.state.zones[1:])
    presenter = moment.with_state(moment.state.but(zones=zones, supplies=(9, 9))).shown(seat)
    assert presenter.pick(Pick("zone", "cuba")) is None
    hint = presenter.prompt().answers[0].hint
    side = moment.state.side(seat)
    assert f"Cuba then lies in the {side} sphere" in hint
    assert f"{side} 1" in hint
    assert f"Control: {NAMES[seat]}" in hint


def test_every_dim_target_says_why() -> None:
    """In random games no dim zone or band is without a reason, and no lit one has one."""
    for seed in range(2):
        for moment in moments(seed):
            for seat in moment.asked():
                board = moment.shown(seat).board()
                for zone in (z for band in board.bands for z in band.zones):
                    assert (zone.light is Light.DIM) <= bool(zone.why)
                    assert (zone.light is Light.LEGAL) <= (not zone.why)


def test_control_follows_cubes_then_the_sphere() -> None:
    """More cubes control a zone; a tie goes to the sphere, in neutral to nobody (section 8)."""
    moment = find("PlayCard", lambda m: len(m.state.zones) > 3)
    us = moment.state.sides.index("US")
    ids = [zone.id for zone in moment.state.zones[:3]]
    more = (2, 1) if us == 0 else (1, 2)
    zones = tuple(
        Zone(id_, 20, "" if id_ == "cuba" else id_, area, cubes)
        for id_, area, cubes in zip(ids, (-1, 0, -1), (more, (1, 1), (0, 0)), strict=True)
    )
    presenter = moment.with_state(moment.state.but(zones=zones)).shown(us)
    holders = [_zone_of(presenter, id_).holder for id_ in ids]
    assert holders == ["US", "", "USSR"]
    assert presenter.board().near.points == 2


def test_two_of_a_type_in_a_sphere_warn_and_three_are_danger() -> None:
    """Three zones of one type in the own sphere are nuclear war at the end (section 8)."""
    moment = find("PlayCard", lambda m: m.state.plays > 4)
    military = [card.id for card in GAME.figures.cards if card.type == "military"][:3]
    tokens = []
    for count in (1, 2, 3):
        zones = tuple(Zone(card, 20, card, 1) for card in military[:count])
        board = moment.with_state(moment.state.but(zones=zones)).shown(None).board()
        tokens.append(board.bands[-1].types[0].token)
    assert tokens == ["ink", "warn", "danger"]


def test_picks_survive_news_that_change_no_move() -> None:
    """Chat and presence bring new views; what is picked stays until the moves change."""
    moment = find("PlayCard")
    (seat,) = moment.asked()
    presenter = moment.shown(seat)
    pick = Pick("card", moment.state.hands[seat][0])
    presenter.pick(pick)
    presenter.show(moment.view(seat))
    assert presenter.selection.picks == (pick,)
    presenter.show(moment.view(None))
    assert not presenter.selection.picks


def test_whatever_is_done_with_a_card_waits_for_done() -> None:
    """Also a card that is placed can be taken back; a sealed bid is made on its own stepper."""
    presenter = find("PlayCard").shown(0)
    assert presenter.immediate(moves.bid(3))
    waits = (moves.play(0, "us"), moves.put("cuba", 1), moves.PASS, moves.DECLINE, moves.first(0))
    assert not any(presenter.immediate(move) for move in waits)


def test_seat_facts_and_state_table_tell_the_same_as_the_board() -> None:
    """The twins for a screen reader have a row per zone and the supplies of both."""
    moment = find("PlayCard", lambda m: m.state.plays > 5)
    presenter = moment.shown(0)
    rows = presenter.state_rows().rows
    assert len(rows) == len(moment.state.zones)
    for seat in (0, 1):
        facts = {fact.icon: fact.value for fact in presenter.seat_facts(seat).facts}
        assert facts["cube"] == str(moment.state.supplies[seat])
    assert {presenter.seat_facts(seat).side for seat in (0, 1)} == {"US", "USSR"}


def test_house_figures_are_said() -> None:
    """As long as the figures are ours, the board says so."""
    assert find("PlayCard").shown(0).board().house == "House figures"


def test_a_campaign_shows_game_totals_and_how_the_last_one_ended() -> None:
    """Between games of a campaign the next bid shows what came before (section 10)."""
    campaign = (("mode", "campaign"),)
    moment = next(
        m
        for seed in range(20)
        for m in moments(seed, campaign)
        if m.state.game == 2 and heads(m) == "SealBids"
    )
    board = moment.shown(0).board()
    scored = moment.state.results[-1]
    assert board.status.startswith("Game 2")
    assert f"Anna {scored.points[0]}, Bertrand {scored.points[1]}" in board.last_game
    totals = {f.icon: f.value for f in moment.shown(0).seat_facts(1).facts}
    assert totals["flag"] == str(moment.state.totals[1])


def test_a_single_game_has_no_line_about_another() -> None:
    """Without a campaign the status is the play alone."""
    board = find("PlayCard", lambda m: m.state.plays == 3).shown(0).board()
    assert (board.status, board.last_game) == ("Play 4 of 10", "")


def test_the_end_shows_last_cards_and_final_points() -> None:
    """When it is over both last cards are open to all, and points are those of the scoring."""
    *_, moment = moments(1)
    for seat in (0, None):
        board = moment.shown(seat).board()
        hands = (*board.near.hand, *board.far.hand)
        assert {card.face.card for card in hands if card.face} == set(moment.state.last_cards)
        points = {board.near.seat: board.near.points, board.far.seat: board.far.points}
        assert points == dict(enumerate(moment.state.results[-1].points))
    assert "won" in moment.shown(None).prompt().text
