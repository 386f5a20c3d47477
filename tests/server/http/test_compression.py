"""Answers are compressed where that gives nothing away; streams are not held back."""

import gzip
import json

import httpx

from tests.server.clients import Guest

PLAIN = {"Accept-Encoding": "identity"}


def raw(guest: Guest, path: str, encodings: str = "gzip") -> tuple[httpx.Headers, bytes]:
    with guest.http.stream("GET", path, headers={"Accept-Encoding": encodings}) as answer:
        return answer.headers, b"".join(answer.iter_raw())


def test_what_is_read_is_sent_small(anna: Guest) -> None:
    club = anna.post("/api/tournaments", 201, name="Club", names=[f"Player {n}" for n in range(300)])
    path = f"/api/tournaments/{club['tournament']['id']}"
    for address in (path, f"{path}/export/json", "/api/schema/openapi.json"):
        plain = anna.http.get(address, headers=PLAIN)
        headers, body = raw(anna, address)
        assert headers["content-encoding"] == "gzip"
        assert headers["vary"] == "Accept-Encoding"
        assert int(headers["content-length"]) == len(body) < len(plain.content) / 3
        assert gzip.decompress(body) == plain.content
        assert "content-encoding" not in raw(anna, address, "gzip;q=0")[0]


def test_secrets_are_not_compressed_beside_what_a_stranger_wrote(anna: Guest) -> None:
    for number in range(3):
        anna.create(name=f"Anna {number}" * 3)
    assert len(anna.http.get("/api/me").content) > 1000
    assert "content-encoding" not in raw(anna, "/api/me")[0]
    made = anna.http.post("/api/tournaments", json={"name": "Club", "names": [f"P {n}" for n in range(99)]})
    assert made.json()["secret"]
    assert "content-encoding" not in made.headers


def test_a_stream_is_not_held_back(anna: Guest) -> None:
    table = anna.create(bots=[{}])
    with anna.http.stream("GET", f"/api/tables/{table}/stream") as answer:
        assert "content-encoding" not in answer.headers
        assert json.loads(next(answer.iter_lines()))["type"] == "hello"
