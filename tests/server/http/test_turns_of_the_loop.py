"""However costly a stranger's request is, the work is done beside the loop: everybody else gets a turn soon.

A turn is what the loop does before it serves others. Its length is counted in calls, because machines differ.
"""

import asyncio
import sys
from asyncio.events import Handle
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import pytest

from heckmeck.language import available, parsed
from heckmeck.record.writer import write
from heckmeck.server.http.app import create_app
from heckmeck.server.http.services import open_services
from heckmeck.server.ops.limits import Limits
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.ops.warm_up import warm_up_coach, warm_up_rules
from heckmeck.server.tournaments import cached_tournament
from tests.server.long_games import long_game

MOST_CALLS = 30_000  # per turn; a tournament of these names takes a million
NAMES = [f"{'ABCDEFGHIJ'[number % 10] * 60} {number}" for number in range(3000)]
TEXT = {"Content-Type": "text/plain"}
Client = httpx.AsyncClient


class Turns:
    """Counts the calls of the loop's thread, turn by turn."""

    def __init__(self) -> None:
        self.longest = self._calls = 0

    def __enter__(self) -> "Turns":
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        self.longest = max(self.longest, self._calls)

    def _note(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call" and frame.f_code is Handle._run.__code__:
            self.longest, self._calls = max(self.longest, self._calls), 0
        self._calls += event in ("call", "c_call")


def at_a_server(folder: Path, check: Callable[[Client], Awaitable[None]]) -> None:
    """Let somebody talk to a server on this thread's loop."""

    async def run() -> None:
        settings = Settings(database=f"sqlite+aiosqlite:///{folder}/turns.sqlite3", rate=0.0, sweep=60.0)
        app = create_app(settings)
        async with open_services(settings, Metrics(), Limits(0)) as services:
            app.state.services = services
            transport = httpx.ASGITransport(app)
            async with Client(transport=transport, base_url="http://127.0.0.1:8000") as client:
                await check(client)

    asyncio.run(run())


async def answer(client: Client, method: str, path: str, status: int = 200, **how: Any) -> httpx.Response:
    """Ask, and look at the longest turn that this took."""
    with Turns() as turns:
        given = await client.request(method, path, **how)
    assert given.status_code == status, given.text[:300]
    assert turns.longest < MOST_CALLS, f"{method} {path}"
    return given


def test_records_are_read_beside_the_loop(tmp_path: Path) -> None:
    warm_up_coach()
    record = write(long_game(600)).encode()

    async def check(client: Client) -> None:
        for path in ("/api/replay?outlook=1", "/api/review", "/api/advice?ply=500"):
            await answer(client, "POST", path, content=record, headers=TEXT)
        await answer(client, "POST", "/api/replay", 400, content=record + b"\nrubbish\n", headers=TEXT)

    at_a_server(tmp_path, check)


def test_tournaments_of_thousands_are_told_beside_the_loop(tmp_path: Path) -> None:
    async def check(client: Client) -> None:
        made = await answer(client, "POST", "/api/tournaments", 201, json={"name": "Club", "names": NAMES})
        path = f"/api/tournaments/{made.json()['tournament']['id']}"
        draw = {"event": "draw", "version": made.json()["tournament"]["version"]}
        drawn = await answer(client, "POST", f"{path}/events", json=draw)
        online = {"version": drawn.json()["tournament"]["version"], "tables": list(range(1, 101))}
        live = await answer(client, "POST", f"{path}/online", json=online)
        assert live.json()["tournament"]["stages"][0]["rounds"][0]["tables"][99]["live"]
        for more in ("", "/events", "/players/7", *(f"/export/{form}" for form in ("csv", "json", "html"))):
            await answer(client, "GET", f"{path}{more}")

    at_a_server(tmp_path, check)


def test_all_who_ask_share_one_look_at_a_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a result comes in and every phone in the hall asks."""
    looks: dict[str, int] = {"document": 0, "overall_standings": 0}

    def count(name: str) -> None:
        usual = getattr(cached_tournament, name)

        def counted(*arguments: Any) -> Any:
            looks[name] += 1
            return usual(*arguments)

        monkeypatch.setattr(cached_tournament, name, counted)

    async def check(client: Client) -> None:
        made = (await client.post("/api/tournaments", json={"name": "Club", "names": NAMES[:9]})).json()
        path, version = f"/api/tournaments/{made['tournament']['id']}", made["tournament"]["version"]
        for name in looks:
            count(name)
        secret = {"X-Organiser": made["secret"]}
        await client.post(f"{path}/events", json={"event": "draw", "version": version}, headers=secret)
        asked = [client.get(f"{path}{more}") for more in ["", "/players/7"] * 10]
        shown = [given.json() for given in await asyncio.gather(*asked)]
        assert {(given.get("tournament") or given)["version"] for given in shown[::2]} == {version + 1}
        assert {given["version"] for given in shown[1::2]} == {version + 1}
        assert looks == {"document": 1, "overall_standings": 1}

    at_a_server(tmp_path, check)


def test_a_refusal_parses_no_catalogue(tmp_path: Path) -> None:
    """All of them are parsed before anybody asks."""
    parsed.cache_clear()
    warm_up_rules()
    assert parsed.cache_info().currsize == len(available())

    async def check(client: Client) -> None:
        for language in available():
            for path in ("/api/tables/0", "/api/tournaments/0"):
                await answer(client, "GET", path, 404, headers={"Accept-Language": language})
        rules = {"name": "Club", "house_rules": f"a={'{a=' * 6600}"}
        await answer(client, "POST", "/api/tournaments", 400, json=rules)

    at_a_server(tmp_path, check)
