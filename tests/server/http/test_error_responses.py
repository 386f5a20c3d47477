"""Refusals as documents: the same form everywhere, in the reader's language, with what the sentence is about."""

import asyncio
from typing import Any

import pytest
from litestar.exceptions import ValidationException
from msgspec import UNSET, to_builtins

from heckmeck.errors import Illegal, Malformed, Refused
from heckmeck.language import words_in
from heckmeck.record.errors import RecordError
from heckmeck.server.errors import Denied, Stale, StaleVersion
from heckmeck.server.http.error_responses import LONGEST_DETAIL, refusal, told
from heckmeck.server.ops.limits import TooMany
from tests.positions import play, position
from tests.server.clients import Guest, hear_until, live, say
from tests.server.processes import Server


def document(refused: Refused, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = to_builtins(refusal(refused, words_in(language)))
    return found


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_what_a_sentence_is_about_is_the_same_in_every_language(language: str) -> None:
    told = document(Denied(409, "name-taken", name="Anna"), language)
    assert (told["name"], told["details"]) == ("Anna", {"name": "Anna"})
    with pytest.raises(Illegal) as refused:
        play(position(), "12344455; keep W")
    assert document(refused.value, language)["details"] == {"face": "W"}
    option = Malformed("option-number", "M7", option="highest_tile", value="99", low="24", high="36")
    assert document(option, language)["details"]["option"] == "highest_tile"


def test_numbers_stay_numbers_and_nothing_is_said_of_nothing() -> None:
    assert document(Illegal("tournament-bratworms", "M4", count=9, most=8))["details"] == {
        "count": 9,
        "most": 8,
    }
    assert "details" not in document(Denied(403, "host-only"))
    assert refusal(Denied(403, "host-only"), words_in("en")).details is UNSET


def test_fields_of_their_own_stay_beside_the_details() -> None:
    assert document(Stale(7))["ply"] == 7
    newest = document(StaleVersion(3))
    assert (newest["version"], newest["ply"]) == (3, None)
    assert document(TooMany(4.2)) | {"text": ""} == {
        "type": "refused",
        "reason": "too-many-requests",
        "clause": "",
        "text": "",
        "ply": None,
        "wait": 5,
        "details": {"seconds": "5"},
    }
    record = document(RecordError(Malformed("header-twice", "N1", key="rules"), 4, "rules"))
    assert (record["line"], record["details"]) == (4, {"key": "rules"})


def test_a_body_that_does_not_fit_names_its_field() -> None:
    wrong = ValidationException(extra=[{"key": "seats", "message": "Expected `int`"}, {"message": "x" * 900}])
    assert told(wrong)["field"] == "seats"
    assert told(wrong)["detail"].startswith("seats: Expected `int`; ")
    assert len(told(wrong)["detail"]) <= LONGEST_DETAIL + 1
    assert "field" not in told(ValidationException("no"))


def test_a_client_is_told_which_field_does_not_fit(anna: Guest) -> None:
    assert anna.post("/api/tables", 400, seats=99)["details"]["field"] == "seats"
    table = anna.create()
    taken = anna.post(f"/api/tables/{table}/bots", 409, name="Anna")
    assert (taken["reason"], taken["details"]) == ("name-taken", {"name": "Anna"})


def test_refusals_speak_the_reader_s_language(anna: Guest) -> None:
    for language, word in (("en", "table"), ("de-AT,de;q=0.9", "Tisch"), ("xx", "table")):
        answer = anna.http.get(f"/api/tables/{'A' * 22}", headers={"Accept-Language": language})
        assert word in answer.json()["text"]


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 8000,
        b'{"a":' * 1500,
        b'{"rules":' + b"[" * 4000,
        b'{"rules":"\xff\xfe"}',
        b'{"\xff":1}',
        b"\xff",
    ],
)
def test_what_is_no_json_is_refused_and_no_crash(anna: Guest, body: bytes) -> None:
    """The fixture looks for tracebacks in the log."""
    answer = anna.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-request")


def test_a_refusal_does_not_repeat_without_end_what_it_refuses(server: Server, anna: Guest) -> None:
    """A text holds at most 1,000 characters from a stranger: more used to be a crash."""
    name = "x" * 4000
    assert anna.get(f"/api/tournaments/{'A' * 22}/export/{name}", 400)["reason"] == "bad-request"
    assert len(anna.post("/api/tables", 400, **{name: 1})["text"]) < 500
    table = anna.create()

    async def shout() -> dict[str, Any]:
        async with live(server.socket_url, table) as socket:
            await say(socket, **{name: 1})
            return await hear_until(socket, "refused")

    assert asyncio.run(shout())["reason"] == "bad-message"
