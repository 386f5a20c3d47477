"""What people agree on at a table: who throws the first dice of a turn, and how fast bots play."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from heckmeck.game import Game
from heckmeck.record.reader import read
from heckmeck.record.verification import verify
from heckmeck.rules.state import Phase
from heckmeck.server.store.rows import LoggedStep, Seat
from heckmeck.server.tables.clocks import due_at
from heckmeck.server.tables.consequences import dice_due
from heckmeck.server.tables.table import Table
from tests.server.clients import Guest, plain_decision
from tests.server.databases import playing_row
from tests.server.processes import Server
from tests.server.stores import Postgres, RedisServer, wait_until
from tests.server.tables.test_clocks import put_back_in_time

THROWING = (Seat("anna", "Anna", "mint", throws=True), Seat("ben", "Ben", "pine"))


@pytest.fixture
def stranger(server: Server) -> Iterator[Guest]:
    with Guest(server.url) as guest:
        yield guest


def table_of(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}")


def throwing_table(anna: Guest, **options: Any) -> str:
    """A game in which Anna, who throws by hand, begins."""
    host = {"name": "Anna", "throws": True}
    wish = {"rules": "classic", "starter": "first", "host": host, **options}
    return str(anna.post("/api/tables", 201, **wish)["table"]["id"])


# Throwing by hand


def test_only_the_dice_that_begin_a_turn_wait() -> None:
    """T1: the weasel's second roll (K5), the golden die's choice (K4) and every later roll were decided on."""
    game = Game("deluxe", ["Anna", "Ben"])
    assert game.begins_turn
    assert dice_due(game, THROWING, bytes(32), 0.0) == []
    assert len(dice_due(game, THROWING, bytes(32), 0.0, thrown=True)) == 1
    assert not game.begins_turn
    game.play(game.legal[0])
    game.play("roll")
    assert not game.begins_turn
    assert dice_due(game, THROWING, bytes(32), 0.0)


def test_the_weasel_does_not_begin_a_turn() -> None:
    """K5: whoever uses the weasel has decided to roll."""
    game = Game.from_position("deluxe 11c,13,21h,22,23r,24,26,27g,28,29a,30..36 7 25:w/- 0 :11223345")
    game.play("weasel")
    assert game.phase is Phase.ROLLING
    assert not game.begins_turn


def test_the_first_dice_of_a_turn_wait_until_their_player_throws(
    anna: Guest, ben: Guest, stranger: Guest
) -> None:
    table = throwing_table(anna)
    ben.post(f"/api/tables/{table}/join", name="Ben")
    state = anna.post(f"/api/tables/{table}/start")["state"]
    assert (state["ply"], state["phase"], state["seat"], state["legal"]) == (0, "rolling", 0, [])
    assert stranger.post(f"/api/tables/{table}/act", 403, act="throw", ply=0)["reason"] == "not-at-this-table"
    assert ben.post(f"/api/tables/{table}/act", 409, act="throw", ply=0)["reason"] == "not-your-turn"
    thrown = anna.post(f"/api/tables/{table}/act", act="throw", ply=0)
    assert (thrown["ply"], thrown["state"]["phase"]) == (1, "keep")
    assert anna.post(f"/api/tables/{table}/act", 409, act="throw", ply=0)["reason"] == "stale-ply"
    refused = anna.post(f"/api/tables/{table}/act", 409, act="throw", ply=1)
    assert (refused["reason"], refused["clause"]) == ("nothing-to-throw", "T1")


def test_thrown_dice_come_from_the_seed_and_the_log_does_not_mention_the_throw(anna: Guest) -> None:
    """docs/notation.md 3: a function of seed, entropy and roll number, whoever throws them."""
    table = throwing_table(
        anna, rules="classic highest_tile=22", companions=[{"name": "Ben", "throws": True}]
    )
    state = anna.post(f"/api/tables/{table}/start")["state"]
    throws = 0
    while state["phase"] != "over":
        throws += state["phase"] == "rolling"
        act = plain_decision(state) if state["legal"] else "throw"
        state = anna.post(f"/api/tables/{table}/act", act=act, ply=state["ply"])["state"]
    text = anna.http.get(f"/api/tables/{table}/record").text
    record = read(text)
    assert throws == record.state.turns, "pass-and-play: each of the device's seats throws"
    assert not [move for move in record.moves if "throw" in move]
    assert verify(text).rolls == record.rolls


def test_dice_that_wait_fall_once_their_player_no_longer_wants_to_throw(anna: Guest, ben: Guest) -> None:
    table = throwing_table(anna)
    ben.post(f"/api/tables/{table}/join", name="Ben")
    anna.post(f"/api/tables/{table}/start")
    assert ben.post(f"/api/tables/{table}/throws", throws=False)["state"]["ply"] == 0
    changed = anna.post(f"/api/tables/{table}/throws", throws=False)
    assert changed["state"]["phase"] == "keep"
    assert not changed["table"]["seats"][0]["throws"]
    again = anna.post(f"/api/tables/{table}/throws", throws=False)
    assert again["table"]["version"] == changed["table"]["version"], "asking twice changes nothing"
    assert ben.post(f"/api/tables/{table}/throws", throws=True)["table"]["seats"][1]["throws"]
    with Guest(str(anna.http.base_url)) as nobody:
        refused = nobody.post(f"/api/tables/{table}/throws", 403, throws=True)
    assert refused["reason"] == "not-at-this-table"


def test_dice_still_wait_after_a_restart(new_server: Callable[..., Server]) -> None:
    server = new_server()
    with Guest(server.url) as anna:
        table = throwing_table(anna, bots=[{}])
        anna.post(f"/api/tables/{table}/start")
        server.kill()
        server.start()
        assert table_of(anna, table)["state"]["phase"] == "rolling"
        assert anna.post(f"/api/tables/{table}/act", act="throw", ply=0)["ply"] == 1


def test_the_clock_runs_while_dice_wait_and_in_the_end_a_bot_throws(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    with Guest(server.url) as anna, Guest(server.url) as ben:
        table = throwing_table(anna, clock="30s")
        ben.post(f"/api/tables/{table}/join", name="Ben")
        assert anna.post(f"/api/tables/{table}/start")["deadline"] is not None
        put_back_in_time(server, 31)
        wait_until(lambda: table_of(anna, table)["state"]["seat"] == 1)


def test_a_bot_throws_for_whoever_leaves(anna: Guest, ben: Guest) -> None:
    table = throwing_table(anna)
    ben.post(f"/api/tables/{table}/join", name="Ben")
    anna.post(f"/api/tables/{table}/start")
    anna.post(f"/api/tables/{table}/leave")
    wait_until(lambda: table_of(ben, table)["state"]["seat"] == 1)


# The pace of bots


def test_the_pace_shortens_how_long_bots_seem_to_think() -> None:
    seats = Seat("anna", "Anna", "mint"), Seat(None, "Bo", "pine", bot="simple")
    moments = []
    for pace in ("1x", "3x", "skip"):
        row = playing_row(start=1, pace=pace)
        table = Table(row, seats, [LoggedStep(1, "dice 1112233W", "dice", 100.0)])
        moments.append(due_at(table, 1.5))
    assert moments == [101.5, 100.5, 100.0]


def test_the_host_sets_the_pace_and_it_lasts(new_server: Callable[..., Server]) -> None:
    server = new_server()
    with Guest(server.url) as anna, Guest(server.url) as ben, Guest(server.url) as stranger:
        table = anna.create(bots=[{}])
        assert table_of(anna, table)["table"]["pace"] == "1x"
        ben.post(f"/api/tables/{table}/join", name="Ben")
        anna.post(f"/api/tables/{table}/start")
        first = anna.post(f"/api/tables/{table}/pace", pace="3x")["table"]
        assert first["pace"] == "3x"
        assert anna.post(f"/api/tables/{table}/pace", pace="3x")["table"]["version"] == first["version"]
        assert ben.post(f"/api/tables/{table}/pace", 403, pace="skip")["reason"] == "not-the-pace-setter"
        assert stranger.post(f"/api/tables/{table}/pace", 403, pace="skip")["reason"] == "not-at-this-table"
        assert anna.post(f"/api/tables/{table}/pace", 400, pace="9x")["reason"] == "bad-request"
        server.kill()
        server.start()
        assert table_of(anna, table)["table"]["pace"] == "3x"
        anna.post(f"/api/tables/{table}/leave")
        assert ben.post(f"/api/tables/{table}/pace", pace="skip")["table"]["pace"] == "skip", (
            "the only one left"
        )


def test_an_ended_table_has_no_pace_to_set_and_a_rematch_keeps_it(new_server: Callable[..., Server]) -> None:
    server = new_server(bot_pace=3600.0)
    with Guest(server.url) as anna:
        table = anna.create(rules="classic highest_tile=21", bots=[{}])
        state = anna.post(f"/api/tables/{table}/start")["state"]
        anna.post(f"/api/tables/{table}/pace", pace="skip")
        while state["phase"] != "over":
            if state["seat"] == 0:
                move = plain_decision(state)
                anna.post(f"/api/tables/{table}/act", act=move, ply=state["ply"])
            state = table_of(anna, table)["state"]
        assert anna.post(f"/api/tables/{table}/pace", 409, pace="1x")["reason"] == "over-already"
        assert anna.post(f"/api/tables/{table}/throws", 409, throws=True)["reason"] == "over-already"
        assert anna.post(f"/api/tables/{table}/rematch")["table"]["pace"] == "skip"


# Hurry


def bots_turn(anna: Guest, **options: Any) -> tuple[str, int]:
    """Return a table where a bot seems to think, and its ply."""
    table = anna.create(name=None, bots=[{}], rules="classic", **options)
    anna.post(f"/api/tables/{table}/join", name="Anna")
    return table, anna.post(f"/api/tables/{table}/start")["state"]["ply"]


def test_whoever_is_alone_with_bots_can_hurry_them(new_server: Callable[..., Server]) -> None:
    server = new_server(bot_pace=3600.0)
    with Guest(server.url) as anna, Guest(server.url) as stranger:
        table, ply = bots_turn(anna)
        assert (
            stranger.post(f"/api/tables/{table}/act", 403, act="hurry", ply=ply)["reason"]
            == "not-at-this-table"
        )
        anna.post(f"/api/tables/{table}/act", act="hurry", ply=ply - 1)
        assert table_of(anna, table)["state"]["ply"] == ply, "a step that is past needs no hurry"
        for _ in range(3):
            anna.post(f"/api/tables/{table}/act", act="hurry", ply=ply)
        wait_until(lambda: table_of(anna, table)["state"]["ply"] > ply)
        steps = anna.get(f"/api/tables/{table}/steps?after={ply}")["steps"]
        assert [step["by"] for step in steps if step["by"] != "dice"] == ["bot"], (
            "one decision, however often asked"
        )


def test_nobody_can_hurry_bots_among_several_people(new_server: Callable[..., Server]) -> None:
    server = new_server(bot_pace=3600.0)
    with Guest(server.url) as anna, Guest(server.url) as ben:
        table = anna.create(name=None, bots=[{}], rules="classic")
        anna.post(f"/api/tables/{table}/join", name="Anna")
        ben.post(f"/api/tables/{table}/join", name="Ben")
        ply = anna.post(f"/api/tables/{table}/start")["state"]["ply"]
        assert anna.post(f"/api/tables/{table}/act", 403, act="hurry", ply=ply)["reason"] == "not-alone"


def test_a_bot_is_hurried_through_any_process(
    postgres: Postgres, redis: RedisServer, new_server: Callable[..., Server]
) -> None:
    database = postgres.new_database()
    here, there = (new_server(database=database, channels=redis.url, bot_pace=3600.0) for _ in range(2))
    with Guest(here.url) as anna, Guest(there.url) as anna_there:
        table, ply = bots_turn(anna)
        anna_there.http.cookies.update(anna.http.cookies)
        anna_there.post(f"/api/tables/{table}/act", act="hurry", ply=ply)
        wait_until(lambda: table_of(anna, table)["state"]["ply"] > ply)
