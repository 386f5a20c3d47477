"""What routes ask for by name: who, from where, in which language; and limits that count before anything is done."""

from collections.abc import Callable

import msgspec
from litestar import Router

from heckmeck.server.http.dependencies import DEPENDENCIES
from heckmeck.server.http.routes.tournaments import ROUTES
from heckmeck.server.studies import messages as study_messages
from heckmeck.server.tables import requests
from heckmeck.server.tournaments import requests as tournament_requests
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


def fields_of(kind: type) -> set[str]:
    return {field.name for field in msgspec.structs.fields(kind)}


def test_no_dependency_is_called_like_a_field_that_clients_send(anna: Guest) -> None:
    """The framework answers 500 for a wrong field that has the name of a dependency."""
    kinds = [
        kind
        for module in (requests, tournament_requests, study_messages)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    names = {name for route in ROUTES if isinstance(route, Router) for name in route.dependencies or {}}
    assert not {*DEPENDENCIES, *names} & set().union(*map(fields_of, kinds))
    made = anna.post("/api/tournaments", 201, name="Club")
    path = f"/api/tournaments/{made['tournament']['id']}"
    assert anna.post(f"{path}/organiser", 400, secret=3)["reason"] == "bad-request"
    wrong = {"event": "result", "version": 1, "table": "first", "scores": []}
    assert anna.post(f"{path}/events", 400, **wrong)["reason"] == "bad-request"
