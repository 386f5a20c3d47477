"""Live play over the socket and the stream of JSON lines. On both stores."""

import asyncio
import json
from typing import Any

import httpx
import pytest

from heckmeck.record.reader import read
from heckmeck.server.http.error_responses import words_for
from tests.server.clients import Guest, SocketBot, hear, hear_until, live, say
from tests.server.processes import Server


@pytest.fixture
def table(anna: Guest, ben: Guest) -> str:
    table = anna.create()
    ben.post(f"/api/tables/{table}/join", name="Ben")
    return table


def test_a_lobby_is_live_too(server: Server, anna: Guest, ben: Guest, table: str) -> None:
    async def watch() -> None:
        async with live(server.socket_url, table, anna.cookie) as socket:
            hello = await hear(socket)
            assert (hello["type"], hello["you"], hello["state"], hello["ply"]) == ("hello", 0, None, None)
            await asyncio.to_thread(ben.patch, f"/api/tables/{table}/seat", name="Benny")
            changed = await hear(socket)
            assert (changed["type"], changed["table"]["seats"][1]["name"]) == ("table", "Benny")
            await asyncio.to_thread(anna.post, f"/api/tables/{table}/start")
            assert (await hear(socket))["table"]["status"] == "playing"
            assert [(await hear(socket))["ply"] for _ in range(2)] == [0, 1]

    asyncio.run(watch())


def test_acting_twice_on_one_ply_has_one_effect_and_everybody_sees_it(
    server: Server, anna: Guest, ben: Guest, table: str
) -> None:
    anna.post(f"/api/tables/{table}/start")

    async def play() -> None:
        async with (
            live(server.socket_url, table, anna.cookie) as mine,
            live(server.socket_url, table) as spectator,
        ):
            state = (await hear(mine))["state"]
            assert (await hear(spectator))["you"] is None
            for _ in range(2):
                await say(mine, act=state["legal"][0], ply=state["ply"])
            heard = [await hear(mine), await hear(mine)]
            step = next(message for message in heard if message["type"] == "step")
            refused = next(message for message in heard if message["type"] == "refused")
            assert (step["ply"], step["state"]["move"], step["by"]) == (2, state["legal"][0], "player")
            assert (refused["reason"], refused["ply"]) == ("stale-ply", 2)
            assert await hear(spectator) == step
            await say(spectator, act="stop", ply=2)
            assert (await hear(spectator))["reason"] == "not-at-this-table"

    asyncio.run(play())


def kept_and_rolled(state: dict[str, Any]) -> dict[str, Any]:
    """Return the message of one press of Roll."""
    return {"acts": [state["legal"][0], "roll"], "ply": state["ply"]}


def test_a_press_is_one_message_and_everybody_hears_its_steps_in_order(
    server: Server, anna: Guest, ben: Guest, table: str
) -> None:
    """Sent twice because an answer was lost, it counts once."""
    anna.post(f"/api/tables/{table}/start")

    async def play() -> None:
        async with (
            live(server.socket_url, table, anna.cookie) as mine,
            live(server.socket_url, table, ben.cookie) as other,
        ):
            state = (await hear(mine))["state"]
            await hear(other)
            for _ in range(2):
                await say(mine, **kept_and_rolled(state))
            steps = [await hear(other) for _ in range(3)]
            assert [step["ply"] for step in steps] == [2, 3, 4]
            assert [step["by"] for step in steps] == ["player", "player", "dice"]
            assert [step["state"]["move"] for step in steps][:2] == [state["legal"][0], "roll"]
            heard = [await hear(mine) for _ in range(4)]
            assert [message for message in heard if message["type"] == "step"] == steps
            refused = next(message for message in heard if message["type"] == "refused")
            assert (refused["reason"], refused["ply"]) == ("stale-ply", 4)

    asyncio.run(play())


def test_a_press_is_accepted_completely_or_not_at_all(
    server: Server, anna: Guest, ben: Guest, table: str
) -> None:
    state = anna.post(f"/api/tables/{table}/start")["state"]
    path = f"/api/tables/{table}/act"
    refused = anna.post(path, 409, acts=[state["legal"][0], "take 25"], ply=1)
    assert (refused["details"]["act"], refused["ply"]) == ("take 25", None)
    refused = anna.post(path, 400, acts=[state["legal"][0], "jump"], ply=1)
    assert (refused["reason"], refused["details"]["act"]) == ("no-such-move", "jump")
    assert "act" not in anna.post(path, 409, act="take 25", ply=1)["details"]
    assert ben.post(path, 409, **kept_and_rolled(state))["reason"] == "not-your-turn"
    assert anna.post(path, 400, act="roll", acts=["roll"], ply=1)["reason"] == "bad-request"
    assert anna.post(path, 400, ply=1)["reason"] == "bad-request"
    assert anna.get(f"/api/tables/{table}")["state"] == state, "none of it has happened"
    answer = anna.post(path, **kept_and_rolled(state))
    assert (answer["ply"], answer["state"]["ply"]) == (2, 4)
    assert anna.post(path, 409, **kept_and_rolled(state))["ply"] == 4


def test_a_client_resumes_from_the_last_ply_it_has(
    server: Server, anna: Guest, ben: Guest, table: str
) -> None:
    anna.post(f"/api/tables/{table}/start")

    async def play() -> None:
        bots = [SocketBot(server.socket_url, table, guest.cookie) for guest in (anna, ben)]
        game, same = await asyncio.gather(*(bot.play() for bot in bots))
        assert game == same
        async with live(server.socket_url, table, anna.cookie, ply=3) as socket:
            assert (await hear(socket))["state"] is None
            steps = [await hear(socket) for _ in range(game.ply - 3)]
            assert [step["state"]["move"] for step in steps] == game.moves[3:]
            await say(socket, ply=game.ply - 1)
            assert (await hear(socket))["ply"] == game.ply
        async with live(server.socket_url, table) as socket:
            hello = await hear(socket)
            assert hello["moves"] == game.moves
            assert hello["state"] == game.document()
            assert hello["table"]["seed"]
        record = (await asyncio.to_thread(anna.http.get, f"/api/tables/{table}/record")).content
        assert read(record) == game

    asyncio.run(asyncio.wait_for(play(), 60))


def test_the_stream_has_the_state_first_then_steps(server: Server, anna: Guest) -> None:
    table = anna.create(bots=[{}])
    anna.post(f"/api/tables/{table}/start")
    kinds: list[str] = []
    with httpx.stream(
        "GET", f"{server.url}/api/tables/{table}/stream", timeout=20, trust_env=False
    ) as response:
        assert response.headers["content-type"] == "application/x-ndjson"
        for line in response.iter_lines():
            message: dict[str, Any] = json.loads(line)
            kinds.append(message["type"])
            if len(kinds) == 1:
                state = message["state"]
                anna.post(f"/api/tables/{table}/act", act=state["legal"][0], ply=state["ply"])
            else:
                assert message["ply"] == 2
                break
    assert kinds == ["hello", "step"]


def test_a_socket_to_an_unknown_table_is_told_so_and_closed(server: Server) -> None:
    async def knock() -> None:
        async with live(server.socket_url, "A" * 22) as socket:
            assert (await hear(socket))["reason"] == "no-such-table"
            await socket.wait_closed()
            assert socket.close_code == 4404

    asyncio.run(knock())


@pytest.mark.parametrize(("language", "word"), [(None, "table"), ("de", "Tisch"), ("xx", "table")])
def test_refusals_speak_the_chosen_language(server: Server, language: str | None, word: str) -> None:
    async def knock() -> None:
        async with live(server.socket_url, "A" * 22, language=language) as socket:
            assert word in (await hear(socket))["text"]

    asyncio.run(knock())


def test_the_chosen_language_comes_before_that_of_the_browser() -> None:
    assert words_for("fr-CH, it;q=0.5", "de").language == "de"
    assert words_for("fr-CH, it;q=0.5", "xx").language == "fr"


def test_heartbeats_come_when_nothing_happens(new_server: Any) -> None:
    server = new_server(heartbeat=0.1)
    with Guest(server.url) as guest:
        table = guest.create()

    async def wait() -> None:
        async with live(server.socket_url, table) as socket:
            assert (await hear_until(socket, "heartbeat"))["ply"] is None

    asyncio.run(wait())
