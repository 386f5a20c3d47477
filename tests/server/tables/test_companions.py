"""Several people on one device: further seats of the same person."""

import asyncio
from collections.abc import Callable
from typing import Any

from heckmeck.game import Game
from tests.server.clients import SHORT, Guest, hear, hear_until, live, say
from tests.server.processes import Server
from tests.server.stores import wait_until
from tests.server.tables.test_clocks import put_back_in_time

COMPANIONS = [{"name": "Ben"}, {"name": "Cleo", "colour": "mint"}]


def test_a_device_owns_several_seats(anna: Guest, ben: Guest) -> None:
    table = anna.create(companions=COMPANIONS)
    reply = anna.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in reply["table"]["seats"]] == ["Anna", "Ben", "Cleo"]
    assert (reply["you"], reply["yours"]) == (0, [0, 1, 2])
    assert [seat["host"] for seat in reply["table"]["seats"]] == [True, True, True]
    joined = ben.post(f"/api/tables/{table}/join", name="Dora")
    assert (joined["you"], joined["yours"]) == (3, [3])


def test_a_stranger_owns_none(anna: Guest, ben: Guest) -> None:
    reply = ben.get(f"/api/tables/{anna.create(companions=COMPANIONS)}")
    assert (reply["you"], reply["yours"]) == (None, [])


def test_companions_are_checked_like_guests(anna: Guest) -> None:
    def refused(status: int, **options: Any) -> str:
        return str(anna.post("/api/tables", status, host={"name": "Anna"}, **options)["reason"])

    assert refused(409, companions=[{"name": "Anna"}]) == "name-taken"
    assert refused(409, companions=COMPANIONS, seats=2) == "table-full"
    assert refused(400, companions=[{"name": str(number)} for number in range(7)]) == "bad-request"


def test_a_device_can_change_each_of_its_seats_and_no_other(anna: Guest, ben: Guest) -> None:
    table = anna.create(companions=COMPANIONS)
    ben.post(f"/api/tables/{table}/join", name="Dora")
    seats = anna.patch(f"/api/tables/{table}/seat", name="Bea", sealed_phrase="0" * 64, seat=1)["table"][
        "seats"
    ]
    assert [seat["name"] for seat in seats] == ["Anna", "Bea", "Cleo", "Dora"]
    assert [seat["phrase"] for seat in seats] == [False, True, False, False]
    assert anna.patch(f"/api/tables/{table}/seat", name="Ann")["table"]["seats"][0]["name"] == "Ann"
    assert anna.patch(f"/api/tables/{table}/seat", 403, name="X", seat=3)["reason"] == "not-your-seat"
    assert anna.patch(f"/api/tables/{table}/seat", 403, name="X", seat=6)["reason"] == "not-your-seat"


def test_leaving_takes_the_companions_along(anna: Guest, ben: Guest) -> None:
    table = anna.create(companions=COMPANIONS)
    ben.post(f"/api/tables/{table}/join", name="Dora")
    view = anna.post(f"/api/tables/{table}/leave")["table"]
    assert [(seat["name"], seat["host"]) for seat in view["seats"]] == [("Dora", True)]
    assert view["status"] == "open"

    running = anna.create(companions=COMPANIONS)
    anna.post(f"/api/tables/{running}/start")
    seats = anna.post(f"/api/tables/{running}/leave")
    assert [seat["away"] for seat in seats["table"]["seats"]] == [True, True, True]
    assert seats["yours"] == []


async def play_alone(server: Server, table: str, cookie: str) -> Game:
    """Play all seats over one socket, each decision for the seat whose turn it is."""
    async with live(server.socket_url, table, cookie) as socket:
        hello = await hear(socket)
        assert hello["yours"] == [0, 1, 2]
        game = Game(SHORT, ["Anna", "Ben", "Cleo"], moves=hello["moves"])
        seats = set()
        while not game.over:
            if game.legal:
                seats.add(game.seat)
                await say(socket, act=game.legal[-1], ply=game.ply)
            game.play((await hear_until(socket, "step"))["state"]["move"])
        assert seats == {0, 1, 2}
    return game


def test_an_act_counts_for_whichever_of_your_seats_has_the_turn(server: Server, anna: Guest) -> None:
    table = anna.create(companions=COMPANIONS)
    anna.post(f"/api/tables/{table}/start")
    game = asyncio.run(play_alone(server, table, anna.cookie))
    reply = anna.get(f"/api/tables/{table}")
    assert reply["table"]["status"] == "over"
    assert reply["state"] == game.document()
    rematch = anna.post(f"/api/tables/{table}/rematch")
    assert rematch["yours"] == [0, 1, 2]


def test_you_is_whichever_of_your_seats_decides(server: Server, anna: Guest) -> None:
    table = anna.create(companions=COMPANIONS)
    state = anna.post(f"/api/tables/{table}/start")["state"]
    seen = set()
    while state["seat"] in (0, 1):
        seen.add(state["seat"])
        assert anna.get(f"/api/tables/{table}")["you"] == state["seat"]
        state = anna.post(f"/api/tables/{table}/act", act=state["legal"][-1], ply=state["ply"])["state"]
    assert seen == {0, 1}
    assert anna.get(f"/api/tables/{table}")["you"] == state["seat"]


def test_whoever_comes_back_comes_back_for_all_their_seats(new_server: Callable[..., Server]) -> None:
    """Any act of a person gives back every seat of theirs that was away."""
    server = new_server()
    with Guest(server.url) as anna:
        table = anna.create(rules="classic", clock="30s", companions=[{"name": "Ben"}])
        anna.post(f"/api/tables/{table}/start")
        put_back_in_time(server, 31)
        wait_until(lambda: anna.get(f"/api/tables/{table}")["state"]["seat"] == 1)
        reply = anna.get(f"/api/tables/{table}")
        assert [seat["away"] for seat in reply["table"]["seats"]] == [True, False]
        assert (reply["you"], reply["yours"]) == (1, [0, 1])
        state = reply["state"]
        anna.post(f"/api/tables/{table}/act", act=state["legal"][0], ply=state["ply"])
        seats = anna.get(f"/api/tables/{table}")["table"]["seats"]
        assert [seat["away"] for seat in seats] == [False, False]
