"""Cookies, origins, headers, limits, and what no response tells before the end."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.clients import Guest, hear, live, say
from tests.server.processes import Server


@pytest.fixture
def anna(server: Server) -> Iterator[Guest]:
    with Guest(server.url) as guest:
        yield guest


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(anna: Guest) -> None:
    answer = anna.http.post("/api/tables", json={"host": {"name": "Anna"}})
    cookie = answer.headers["set-cookie"]
    assert all(word in cookie for word in ("HttpOnly", "SameSite=strict", "Path=/"))
    assert "Secure" not in cookie
    assert len(anna.http.cookies["heckmeck"]) == 43
    assert anna.http.cookies["heckmeck"] not in answer.text


def test_behind_tls_the_cookie_is_secure(server: Server) -> None:
    headers = {"X-Forwarded-Proto": "https"}
    answer = httpx.post(f"{server.url}/api/tables", json={}, headers=headers, trust_env=False)
    assert "Secure" in answer.headers["set-cookie"]


def test_only_hashes_of_secrets_are_stored(new_server: Callable[..., Server]) -> None:
    server = new_server()
    with Guest(server.url) as guest:
        guest.create()
        secret = guest.http.cookies["heckmeck"]
    path = server.settings.database.partition("///")[2]
    with closing(sqlite3.connect(path)) as connection:
        dump = "\n".join(connection.iterdump())
    assert secret not in dump


@pytest.mark.parametrize("path", ["/api/tables", "/api", "/nowhere", "/api/viewer/api.js"])
def test_every_page_is_protected(anna: Guest, path: str) -> None:
    headers = anna.http.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_pages_of_other_sites_cannot_write_or_listen(server: Server, anna: Guest) -> None:
    table = anna.create()
    foreign = {"Origin": "https://evil.example"}
    answer = anna.http.post(f"/api/tables/{table}/leave", headers=foreign)
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
    assert anna.http.post("/api/tables", json={}, headers={"Origin": server.url}).status_code == 201

    async def listen() -> None:
        url = f"{server.socket_url}/api/tables/{table}/live"
        with pytest.raises(InvalidStatus):
            async with connect(url, additional_headers=foreign, proxy=None):
                pass
        async with connect(url, additional_headers={"Origin": server.url}, proxy=None):
            pass

    asyncio.run(listen())


def test_the_viewer_of_the_api_comes_from_here(anna: Guest) -> None:
    page = anna.http.get("/api").text
    assert "http" not in page.replace("<!doctype html>", "")
    for path in ("/api/viewer/swagger-ui-bundle.js", "/api/viewer/swagger-ui.css", "/api/viewer/api.js"):
        assert path in page
        assert anna.http.get(path).status_code == 200
    assert anna.http.get("/api/viewer/other.js").status_code == 404
    assert anna.get("/api/schema/openapi.json")["openapi"].startswith("3.1")


def test_too_many_requests_are_told_when_to_come_again(new_server: Callable[..., Server]) -> None:
    server = new_server(rate=0.1)
    with Guest(server.url) as guest:
        answers = [guest.http.get("/api/tables") for _ in range(40)]
    refused = answers[-1]
    assert (answers[0].status_code, refused.status_code) == (200, 429)
    assert int(refused.headers["retry-after"]) >= 1
    assert refused.json()["reason"] == "too-many-requests"
    assert refused.json()["wait"] == int(refused.headers["retry-after"])


def test_a_socket_is_told_when_to_come_again(new_server: Callable[..., Server]) -> None:
    server = new_server(rate=0.1)
    with Guest(server.url) as guest:
        table = guest.create(bots=[{}])
        guest.post(f"/api/tables/{table}/start")

    async def shout() -> dict[str, Any]:
        async with live(server.socket_url, table) as socket:
            while True:
                await say(socket, ply=0)
                if (message := await hear(socket))["type"] == "refused":
                    return message

    refused = asyncio.run(asyncio.wait_for(shout(), 60))
    assert (refused["reason"], refused["wait"]) == ("too-many-requests", 1)


def test_refusals_speak_the_reader_s_language(anna: Guest) -> None:
    for language, word in (("en", "table"), ("de-AT,de;q=0.9", "Tisch"), ("xx", "table")):
        answer = anna.http.get(f"/api/tables/{'A' * 22}", headers={"Accept-Language": language})
        assert word in answer.json()["text"]


def test_health_and_metrics(anna: Guest) -> None:
    assert anna.get("/health")["status"] == "ok"
    anna.create(bots=[{}])
    text = anna.http.get("/metrics").text
    assert "heckmeck_tables_total" in text
    assert "heckmeck_act_seconds_bucket" in text


def test_what_a_new_table_can_be(anna: Guest) -> None:
    options = anna.get("/api/options")
    assert options["presets"] == ["classic", "deluxe", "russian"]
    assert options["clocks"] == ["none", "30s", "90s", "1d"]
    assert len(options["colours"]) == 7
    assert [bot["name"] for bot in options["bots"] if bot["default"]] == ["simple"]
