"""What routes ask for by name: who, from where, in which language; and limits that count before anything is done."""

from collections.abc import Callable

from tests.server.clients import Guest
from tests.server.processes import Server


def test_guests_have_no_devices_and_players_have_theirs(anna: Guest) -> None:
    assert anna.get("/api/me/devices", 403)["reason"] == "nobody"
    anna.create()
    assert [device["this"] for device in anna.get("/api/me/devices")["devices"]] == [True]


def test_a_table_that_is_not_there_is_refused_wherever_it_is_asked_for(anna: Guest) -> None:
    for path in ("", "/steps", "/record", "/outlook", "/advice", "/review"):
        assert anna.get(f"/api/tables/{'A' * 22}{path}", 404)["reason"] == "no-such-table"


def test_words_are_the_reader_s(anna: Guest) -> None:
    german = anna.http.get("/api/puzzles/1", headers={"Accept-Language": "de"}).json()["question"]
    assert german != anna.get("/api/puzzles/1")["question"]


def test_a_slash_at_the_end_is_no_way_round_a_limit(new_server: Callable[..., Server]) -> None:
    """Paths are normalised for routes; limits belong to routes."""
    server = new_server(rate=0.1)
    with Guest(server.url) as guest:
        answers = [guest.http.post("/api/tables/", json={}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[-1].json()["wait"] > 10, "that of tables, not that of writing"
