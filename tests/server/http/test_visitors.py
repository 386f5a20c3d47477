"""The page on a plain file server elsewhere: let in by name, known by the secret that it names, never by a cookie."""

import asyncio
from collections.abc import Callable, Iterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Subprotocol

from tests.server.clients import hear, say
from tests.server.processes import Server, check_log

CLUB = "https://club.example"
VISITING = {"Origin": CLUB, "Sec-Fetch-Site": "cross-site"}
TOLD = "heckmeck-secret"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("visitors")
    database = f"sqlite+aiosqlite:///{folder}/heckmeck.sqlite3"
    running = Server(str(folder / "log"), database=database, allow_origins=(CLUB,))
    yield running
    running.stop()
    check_log(folder / "log")


def visitor(server: Server, secret: str = "", **more: str) -> httpx.Client:
    who = {"Authorization": f"Bearer {secret}"} if secret else {}
    return httpx.Client(base_url=server.url, headers={**VISITING, **who, **more}, trust_env=False)


def arrive(server: Server) -> tuple[str, str]:
    """Create a table as a visitor and return its id and the visitor's secret."""
    with visitor(server) as page:
        made = page.post("/api/tables", json={"host": {"name": "Anna"}, "bots": [{}]})
    return made.json()["table"]["id"], made.headers[TOLD]


def test_a_browser_is_told_what_a_visiting_page_may_ask_and_read(server: Server) -> None:
    wish = {
        "Access-Control-Request-Method": "DELETE",
        "Access-Control-Request-Headers": "authorization,content-type",
    }
    with visitor(server, **wish) as page:
        allowed = page.request("OPTIONS", "/api/tables").headers
        read = page.get("/api/tables").headers
        refused = page.get("/api/tables/nowhere")
    assert allowed["access-control-allow-origin"] == CLUB
    assert "DELETE" in allowed["access-control-allow-methods"]
    assert {"authorization", "content-type"} <= set(
        allowed["access-control-allow-headers"].lower().split(", ")
    )
    assert read["access-control-allow-origin"] == refused.headers["access-control-allow-origin"] == CLUB
    assert {"Heckmeck-Secret", "Retry-After"} <= set(read["access-control-expose-headers"].split(", "))
    assert "access-control-allow-credentials" not in {*allowed, *read}
    assert (refused.status_code, refused.json()["type"]) == (404, "refused")


def test_a_visitor_gets_a_secret_instead_of_a_cookie_and_is_known_by_it(server: Server) -> None:
    table, secret = arrive(server)
    assert len(secret) == 43
    with visitor(server, secret) as page:
        mine = page.get("/api/me")
        assert [one["table"]["id"] for one in mine.json()["tables"]] == [table]
        assert mine.headers[TOLD] == secret
        assert "set-cookie" not in mine.headers
        assert page.post(f"/api/tables/{table}/start").status_code == 200
        out = page.post("/api/me/logout")
        assert (out.status_code, out.headers[TOLD]) == (200, "")
        assert page.get("/api/me").json()["tables"] == []


def test_cookies_that_come_along_count_for_nothing(server: Server) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as own:
        table = own.post("/api/tables", json={"host": {"name": "Ben"}}).json()["table"]["id"]
        secret = own.cookies["heckmeck"]
        desk = own.post("/api/tournaments", json={"name": "Club"})
        cookies = "; ".join(f"{name}={value}" for name, value in own.cookies.items())
    with visitor(server, Cookie=cookies) as page:
        assert page.get("/api/me").json()["tables"] == []
        assert page.post(f"/api/tables/{table}/leave").status_code == 403
        tournament = page.get(f"/api/tournaments/{desk.json()['tournament']['id']}").json()
        assert tournament["organising"] is False
    with visitor(server, secret, Cookie=cookies) as page:
        assert len(page.get("/api/me").json()["tables"]) == 1


def test_a_visitor_organises_with_the_organiser_s_secret(server: Server) -> None:
    with visitor(server) as page:
        made = page.post("/api/tournaments", json={"name": "Club"})
        assert "set-cookie" not in made.headers
        reply, secret = made.json(), made.json()["secret"]
        path = f"/api/tournaments/{reply['tournament']['id']}"
        assert page.get(path, headers={"X-Organiser": secret}).json()["organising"] is True


def test_a_visitor_plays_over_a_socket_that_says_who_speaks(server: Server) -> None:
    table, secret = arrive(server)

    async def play() -> dict[str, str]:
        url = f"{server.socket_url}/api/tables/{table}/live"
        words = [Subprotocol("heckmeck"), Subprotocol(f"bearer.{secret}")]
        async with connect(url, subprotocols=words, additional_headers=VISITING, proxy=None) as socket:
            assert socket.subprotocol == "heckmeck"
            hello = await hear(socket)
            await say(socket, react="clap", ply=0)
            return hello

    hello = asyncio.run(play())
    assert (hello["type"], hello["you"], hello["hosting"]) == ("hello", 0, True)


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://club.example", "https://club.example.evil.example", "null"]
)
def test_all_others_stay_outside(server: Server, origin: str) -> None:
    table, secret = arrive(server)
    foreign = {"Origin": origin}
    with visitor(server, secret, **foreign) as page:
        assert "access-control-allow-origin" not in page.get("/api/tables").headers
        asked = page.request("OPTIONS", "/api/tables", headers={"Access-Control-Request-Method": "POST"})
        assert "access-control-allow-origin" not in asked.headers
        answer = page.post(f"/api/tables/{table}/leave")
        assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")

    async def listen() -> None:
        url = f"{server.socket_url}/api/tables/{table}/live"
        with pytest.raises(InvalidStatus):
            async with connect(url, additional_headers=foreign, proxy=None):
                pass

    asyncio.run(listen())


def test_nobody_is_let_in_unless_the_owner_says_so(new_server: Callable[..., Server]) -> None:
    server = new_server()
    with visitor(server) as page:
        assert page.post("/api/tables", json={}).json()["reason"] == "foreign-origin"
        assert "access-control-allow-origin" not in page.get("/api/tables").headers


def test_the_server_s_own_page_keeps_its_cookie_where_its_owner_let_it_in_as_well(
    new_server: Callable[..., Server],
) -> None:
    server = new_server(allow_origins=("https://play.example",), origins=("https://play.example",))
    own = {"Host": "play.example", "Origin": "https://play.example", "X-Forwarded-Proto": "https"}
    answer = httpx.post(f"{server.url}/api/tables", json={}, headers=own, trust_env=False)
    assert answer.headers["set-cookie"].startswith("__Host-heckmeck=")


def test_a_program_may_name_its_secret_too(server: Server) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as program:
        program.post("/api/tables", json={"host": {"name": "Cleo"}})
        named = {"Authorization": f"Bearer {program.cookies['heckmeck']}"}
    mine = httpx.get(f"{server.url}/api/me", headers=named, trust_env=False)
    assert len(mine.json()["tables"]) == 1
