"""Cookies, origins, headers, limits, and what no response tells before the end."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.clients import Guest, hear, live, say
from tests.server.processes import Server


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


def test_over_tls_the_cookie_belongs_to_this_host_alone_and_the_browser_stays_there(server: Server) -> None:
    secure = {"X-Forwarded-Proto": "https"}
    with httpx.Client(base_url=server.url, headers=secure, trust_env=False) as guest:
        made = guest.post("/api/tables", json={"host": {"name": "Anna"}})
        assert made.headers["set-cookie"].startswith("__Host-heckmeck=")
        assert made.headers["strict-transport-security"].startswith("max-age=")
        secret = made.headers["set-cookie"].partition("=")[2].partition(";")[0]
        for name in ("__Host-heckmeck", "heckmeck"):
            mine = guest.get("/api/me", headers={"Cookie": f"{name}={secret}"}).json()
            assert len(mine["tables"]) == 1, "the cookie of an earlier release counts too"
        desk = guest.post("/api/tournaments", json={"name": "Club"})
        assert desk.headers["set-cookie"].startswith("__Secure-heckmeck-organiser-")
    assert "strict-transport-security" not in httpx.get(f"{server.url}/api/tables", trust_env=False).headers


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "[", "a@b.example"]
)
def test_a_name_that_is_not_ours_is_not_answered(anna: Guest, host: str) -> None:
    """Whoever owns a public name can point it at this server: its pages would have "the same origin"."""
    headers = {"Host": host, "Origin": f"http://{host}"}
    for answer in (
        anna.http.post("/api/tables", json={}, headers=headers),
        anna.http.get("/api/me", headers=headers),
    ):
        assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-host")


def test_names_of_home_networks_and_those_of_the_owner_are_answered(
    new_server: Callable[..., Server],
) -> None:
    server = new_server(origins=("https://play.example",))
    for host in ("localhost:1", "laptop", "laptop.local", "192.168.1.5:8000", "[::1]:80", "play.example"):
        answer = httpx.get(f"{server.url}/api/tables", headers={"Host": host}, trust_env=False)
        assert answer.status_code == 200, host


def test_a_browser_that_says_cross_site_is_believed(anna: Guest) -> None:
    for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 201), ("none", 201)):
        answer = anna.http.post("/api/tables", json={}, headers={"Sec-Fetch-Site": site})
        assert answer.status_code == status, site


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_json_is_taken_as_json_only(anna: Guest, kind: str) -> None:
    """Another site's form can send these kinds without asking."""
    answer = anna.http.post("/api/tables", content=b"{}", headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-request")


def test_an_origin_that_is_none_is_foreign(anna: Guest) -> None:
    answer = anna.http.post("/api/tables", json={}, headers={"Origin": "http://[::1"})
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")


def test_the_printed_page_cannot_be_framed(anna: Guest) -> None:
    made = anna.post("/api/tournaments", 201, name="Club")["tournament"]["id"]
    page = anna.http.get(f"/api/tournaments/{made}/export/html")
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]


def test_the_database_is_for_its_owner_s_eyes(new_server: Callable[..., Server], tmp_path: Path) -> None:
    """Seeds of running games are in it; what an earlier release made is closed too."""
    (tmp_path / "old.sqlite3").touch(mode=0o644)
    for name in ("new.sqlite3", "old.sqlite3"):
        new_server(database=f"sqlite+aiosqlite:///{tmp_path}/{name}")
        assert (tmp_path / name).stat().st_mode & 0o007 == 0
    assert (tmp_path / "new.sqlite3").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "new.sqlite3-wal").stat().st_mode & 0o777 == 0o600
