"""Clocks: a seat out of time is played by a bot for that turn and given back when its player returns."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing

import pytest

from heckmeck.game import Game
from heckmeck.server.store.rows import LoggedStep
from heckmeck.server.tables.clocks import bot_decides, due_at, out_of_time, wait
from heckmeck.server.tables.consequences import consequences
from heckmeck.server.tables.table import Table
from tests.server.clients import Guest, hear, live
from tests.server.databases import BOTS, SEATS, open_row, playing_row
from tests.server.processes import Server
from tests.server.stores import wait_until


@pytest.mark.parametrize(
    ("clock", "moment"), [("none", None), ("30s", 130.0), ("90s", 190.0), ("1d", 50.0 + 86_400)]
)
def test_time_is_counted_from_the_last_step_or_from_the_beginning_of_the_turn(
    clock: str, moment: float | None
) -> None:
    assert out_of_time(clock, last_at=100.0, turn_began=50.0) == moment


def test_a_change_says_what_will_be_due_once_it_is_made() -> None:
    """One rule for the row that is written and for the timer that is set."""
    for row, seats in (
        (playing_row(), BOTS),
        (playing_row(clock="30s"), SEATS),
        (playing_row(clock="1d"), SEATS),
    ):
        table = Table(row, seats, [LoggedStep(1, "dice 11345WWW", "dice", 100.0)])
        for moves in (["keep W", "stop"], ["keep 1", "roll"]):
            assert table.game is not None
            if moves[0] in table.game.legal:
                change = consequences(table, moves, "bot")
                due = due_at(table, 1.5, change)
                table.take_over(change)
                assert due == due_at(table, 1.5)
                assert due is not None


def test_nothing_is_due_where_nobody_waits() -> None:
    assert due_at(Table(open_row(clock="30s"), BOTS), 1.5) is None
    assert due_at(Table(playing_row(), SEATS), 1.5) is None, "people without a clock"
    assert due_at(Table(open_row(status="starting", due=7.0), SEATS), 1.5) == 7.0, "phrases"


def test_a_bot_in_a_hurry_is_due_at_once() -> None:
    table = Table(playing_row(), BOTS, [LoggedStep(1, "dice 11345WWW", "dice", 100.0)])
    assert due_at(table, 1.5) == 101.5
    table.hurried = 1
    assert due_at(table, 1.5) == 100.0


def test_a_bot_lets_people_look_at_a_roll_in_vain() -> None:
    """T3: the next player's dice fall at the same moment."""
    game = Game("classic", ["Anna", "Ben"])
    game.roll("1112233W")
    assert bot_decides(game, 100.0, 1.0) == 101.0, "the first roll of a game"
    game.play("keep 1")
    game.play("roll")
    game.roll("11111")
    game.roll("1234555W")
    assert game.seat == 1
    assert bot_decides(game, 100.0, 1.0) == 102.0
    game.play("keep 5")
    assert bot_decides(game, 100.0, 1.0) == 101.0


def test_a_bot_waits_too_before_a_turn_that_begins_with_the_golden_die() -> None:
    """K4: its owner decides before any dice fall."""
    game = Game("deluxe", ["Anna", "Ben"], start=1)
    for dice, face in (("12444WWW", "W"), ("12444", "4")):
        game.roll(dice)
        game.play(f"keep {face}")
        game.play("stop" if face == "4" else "roll")
    game.roll("1112233W")
    for move in ("keep 1", "roll"):
        game.play(move)
    game.roll("11111")
    assert game.legal == ["roll", "roll golden"]
    assert bot_decides(game, 100.0, 1.0) == 102.0


def put_back_in_time(server: Server, seconds: float) -> int:
    """Make all times in the database older, as if the server had slept; return the newest ply."""
    server.kill()
    with closing(sqlite3.connect(server.settings.database.partition("///")[2])) as connection:
        connection.execute("UPDATE steps SET at = at - ?", (seconds,))
        connection.execute("UPDATE tables SET due = due - ?, touched = touched - ?", (seconds, seconds))
        (ply,) = connection.execute("SELECT max(ply) FROM steps").fetchone()
        connection.commit()
    server.start()
    return int(ply or 0)


def test_a_turn_out_of_time_is_played_and_the_seat_given_back(new_server: Callable[..., Server]) -> None:
    server = new_server()
    with Guest(server.url) as anna, Guest(server.url) as ben:
        table = anna.create(rules="classic", clock="30s")
        ben.post(f"/api/tables/{table}/join", name="Ben")
        reply = anna.post(f"/api/tables/{table}/start")
        assert reply["deadline"] == pytest.approx(time.time() + 30, abs=5)
        put_back_in_time(server, 31)
        wait_until(lambda: anna.get(f"/api/tables/{table}")["state"]["seat"] == 1)
        now = anna.get(f"/api/tables/{table}")
        assert now["table"]["seats"][0]["away"], "nobody has come back yet"
        assert now["deadline"] > time.time(), "Ben's time is running"
        steps = anna.get(f"/api/tables/{table}/steps")["steps"]
        assert {step["by"] for step in steps[2:] if step["state"]["move"][:4] != "dice"} == {"bot"}
        assert anna.post(f"/api/tables/{table}/act", act="back", ply=1)["state"]
        assert not anna.get(f"/api/tables/{table}")["table"]["seats"][0]["away"]


def test_a_wall_clock_that_is_put_back_stops_no_bot(new_server: Callable[..., Server]) -> None:
    """By its times the table was touched an hour from now; a new process would read the same."""
    server = new_server(bot_pace=0.05)  # otherwise the game may be over before the test looks
    with Guest(server.url) as anna:
        table = anna.create(rules="classic", bots=[{}, {}], name=None)
        anna.post(f"/api/tables/{table}/start")
        ply = put_back_in_time(server, -3600)
        wait_until(lambda: anna.get(f"/api/tables/{table}")["state"]["ply"] > ply + 10)


def test_nor_does_one_that_is_put_back_while_the_process_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    table = Table(playing_row(clock="30s"), BOTS, [LoggedStep(1, "dice 11345WWW", "dice", now)])
    monkeypatch.setattr(time, "time", lambda: now - 3600)
    assert wait(table, pace=1.2) == pytest.approx(1.2, abs=0.01)
    table.seats = SEATS
    assert wait(table, pace=1.2) == pytest.approx(30, abs=0.01)


def test_a_player_who_only_hesitated_gets_the_next_turn(new_server: Callable[..., Server]) -> None:
    server = new_server()
    with Guest(server.url) as anna:
        table = anna.create(rules="classic", clock="30s", bots=[{}])
        anna.post(f"/api/tables/{table}/start")
        put_back_in_time(server, 31)

        async def wait() -> None:
            async with live(server.socket_url, table, anna.cookie, ply=0) as socket:
                while True:
                    message = await hear(socket)
                    state = message.get("state")
                    if (
                        message["type"] == "step"
                        and state["ply"] > 8
                        and state["seat"] == 0
                        and message["deadline"]
                    ):
                        return

        asyncio.run(asyncio.wait_for(wait(), 30))


def test_old_tables_are_archived(new_server: Callable[..., Server]) -> None:
    """Open ones after a day, running ones after 30; their records stay, and nobody can act there any more."""
    server = new_server()
    with Guest(server.url) as anna:
        waiting, running = anna.create(public=True), anna.create(bots=[{}])
        anna.post(f"/api/tables/{running}/start")
        put_back_in_time(server, 31 * 86_400)
        wait_until(lambda: anna.get(f"/api/tables/{running}")["table"]["status"] == "archived")
        assert anna.get(f"/api/tables/{waiting}")["table"]["status"] == "archived"
        assert anna.get("/api/tables")["tables"] == []
        assert anna.http.get(f"/api/tables/{running}/record").status_code == 200
        assert anna.post(f"/api/tables/{running}/act", 409, act="stop", ply=1)["reason"] == "archived"
        assert anna.post(f"/api/tables/{waiting}/start", 409)["reason"] == "started-already"
