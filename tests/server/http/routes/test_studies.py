"""Outlook, coach, review and replay over HTTP and the socket."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from heckmeck.coach.advice import advise
from heckmeck.coach.outlook import outlook_of
from heckmeck.coach.review import review
from heckmeck.game import Game
from heckmeck.language import words_in
from heckmeck.record.reader import read
from heckmeck.server.studies import studies
from tests.server.clients import Guest, SocketBot, hear, live, say
from tests.server.processes import Server, check_log

VECTORS = Path(__file__).parents[3] / "vectors"
RECORD = (VECTORS / "games" / "example.heck").read_bytes()
TEXT = {"Content-Type": "text/plain"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One kind of store: none of this touches it."""
    folder = tmp_path_factory.mktemp("studies")
    running = Server(str(folder / "log"), database=f"sqlite+aiosqlite:///{folder}/heckmeck.sqlite3")
    yield running
    running.stop()
    check_log(folder / "log")


def said(game: Game) -> Any:
    return to_builtins(outlook_of(game.state))


def sent(guest: Guest, path: str, record: bytes, status: int = 200) -> Any:
    answer = guest.http.post(path, content=record, headers=TEXT)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_socket_tells_the_outlook_to_who_asks(server: Server, anna: Guest) -> None:
    table = anna.create(bots=[{}], rules="deluxe max_turns=3")
    anna.post(f"/api/tables/{table}/start")

    async def watch() -> None:
        async with (
            live(server.socket_url, table, anna.cookie, outlook=True) as mine,
            live(server.socket_url, table) as spectator,
        ):
            hello, plain = await hear(mine), await hear(spectator)
            assert "outlook" not in plain
            game = Game("deluxe max_turns=3", ["Anna", "Simple"], moves=hello["moves"])
            assert hello["outlook"] == said(game)
            while not game.over:
                if game.seat == 0 and game.legal:
                    await say(mine, act=game.legal[0], ply=game.ply)
                step, seen = await hear(mine), await hear(spectator)
                if step["type"] != "step":
                    continue
                game.play(step["state"]["move"])
                assert step["outlook"] == said(game)
                assert "outlook" not in seen

    asyncio.run(asyncio.wait_for(watch(), 60))


def test_the_outlook_of_any_step(server: Server, anna: Guest) -> None:
    table = anna.create(bots=[{}])
    assert anna.get(f"/api/tables/{table}/outlook", 409)["reason"] == "not-started"
    anna.post(f"/api/tables/{table}/start")
    asyncio.run(SocketBot(server.socket_url, table, anna.cookie).play())
    game = read(anna.http.get(f"/api/tables/{table}/record").content)
    for ply in range(0, game.ply, 7):
        expected = {"ply": ply, "outlook": said(game.at(ply))}
        assert anna.get(f"/api/tables/{table}/outlook?ply={ply}") == expected
    assert anna.get(f"/api/tables/{table}/outlook") == {"ply": game.ply, "outlook": None}
    assert anna.get(f"/api/tables/{table}/outlook?ply=99999", 400)["reason"] == "no-such-ply"
    assert anna.get(f"/api/tables/{table}/outlook?ply=-1", 400)["reason"] == "bad-request"


def test_the_coach_answers_where_it_is_allowed(server: Server, anna: Guest) -> None:
    silent = anna.create(bots=[{}])
    anna.post(f"/api/tables/{silent}/start")
    assert anna.get(f"/api/tables/{silent}/advice", 403)["reason"] == "no-coach"
    table = anna.create(bots=[{}], coach=True)
    assert anna.get(f"/api/tables/{table}/advice", 409)["reason"] == "not-started"
    anna.post(f"/api/tables/{table}/start")
    given = anna.get(f"/api/tables/{table}/advice")
    game = read(anna.http.get(f"/api/tables/{table}/record").content)
    expected = advise(game)
    assert given["ply"] == game.ply == 1
    assert given["win"] == pytest.approx(expected.win)
    assert [option["move"] for option in given["options"]] == [option.move for option in expected.options]
    assert given["options"][0]["loss"] == 0
    assert given["tiles"].keys() == set(game.legal)
    german = anna.http.get(f"/api/tables/{table}/advice", headers={"Accept-Language": "de"}).json()
    assert german["options"][0]["why"] != given["options"][0]["why"]


def test_after_the_end_the_coach_answers_everywhere(server: Server, anna: Guest) -> None:
    table = anna.create(bots=[{}])
    anna.post(f"/api/tables/{table}/start")
    asyncio.run(SocketBot(server.socket_url, table, anna.cookie).play())
    assert anna.get(f"/api/tables/{table}/advice?ply=1")["options"]
    over = anna.get(f"/api/tables/{table}/advice")
    assert (over["options"], over["tiles"]) == ([], {})
    assert sum(over["win"]) == pytest.approx(1)


def test_a_finished_table_is_reviewed_as_the_command_does(server: Server, anna: Guest) -> None:
    table = anna.create(bots=[{}])
    assert anna.get(f"/api/tables/{table}/review", 409)["reason"] == "not-started"
    anna.post(f"/api/tables/{table}/start")
    assert anna.get(f"/api/tables/{table}/review", 403)["reason"] == "game-running"
    asyncio.run(SocketBot(server.socket_url, table, anna.cookie).play())
    given = anna.get(f"/api/tables/{table}/review")
    record = anna.http.get(f"/api/tables/{table}/record").content
    assert given == json.loads(json.dumps(review(read(record)).document()))
    assert given == anna.get(f"/api/tables/{table}/review")
    assert given == sent(anna, "/api/review", record)


def test_an_imported_game_has_the_reasons_too(anna: Guest) -> None:
    """A record that is sent gets the same advice, step by step, as a table."""
    game = read(RECORD)
    ply = next(ply for ply in range(game.ply) if len(game.at(ply).legal) > 1)
    given = sent(anna, f"/api/advice?ply={ply}", RECORD)
    assert given == to_builtins(studies.advice_on(game.at(ply), words_in("en")))
    assert given["options"][0]["why"]
    assert sent(anna, "/api/advice?ply=99999", RECORD, 400)["reason"] == "no-such-ply"


def test_a_record_is_replayed_step_by_step(anna: Guest) -> None:
    given = sent(anna, "/api/replay", RECORD)
    game = read(RECORD)
    assert given["players"] == list(game.players)
    assert given["rules"] == str(game.edition)
    assert given["headers"] == game.headers
    assert given["states"] == [game.at(ply).document() for ply in range(game.ply + 1)]
    assert given["outlooks"] is None
    outlooks = sent(anna, "/api/replay?outlook=1", RECORD)["outlooks"]
    assert outlooks == [said(game.at(ply)) for ply in range(game.ply + 1)]


def test_the_dice_of_a_record_are_verified(server: Server, anna: Guest) -> None:
    table = anna.create(bots=[{}])
    anna.post(f"/api/tables/{table}/start")
    before = anna.http.get(f"/api/tables/{table}/record").content
    assert sent(anna, "/api/replay", before)["verified"] is None
    asyncio.run(SocketBot(server.socket_url, table, anna.cookie).play())
    record = anna.http.get(f"/api/tables/{table}/record").content
    assert sent(anna, "/api/replay", record)["verified"] is True
    game = read(record)
    game.headers["seed"] = "00" * 32
    assert sent(anna, "/api/replay", game.record().encode())["verified"] is False


@pytest.mark.parametrize("path", ["/api/replay", "/api/review", "/api/advice"])
def test_a_bad_record_is_refused_with_its_line(anna: Guest, path: str) -> None:
    index = [line.split("\t") for line in (VECTORS / "refused" / "INDEX.tsv").read_text().splitlines()]
    assert len(index) > 30
    for file in sorted((VECTORS / "refused").glob("0[4-9]*.heck"))[:12]:
        refused = sent(anna, path, file.read_bytes(), 400)
        assert refused["line"] > 0, file.name
        assert refused["reason"]
        assert refused["text"]
    assert sent(anna, path, b"\xff\xfe", 400)["reason"] == "not-utf-8"
    assert sent(anna, path, b"", 400)["line"] == 0


@pytest.mark.parametrize("path", ["/api/replay", "/api/review", "/api/advice"])
def test_a_record_has_its_limits(anna: Guest, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sent(anna, path, b"x" * 65_537, 413)["reason"] == "too-large"
    assert sent(anna, path, b"x" * 65_536, 400)["reason"] != "too-large"
    monkeypatch.setattr(studies, "MOST_STEPS", 5)
    with pytest.raises(ValueError, match="5 steps"):
        studies.read_short(RECORD)


def test_reviews_are_limited(new_server: Callable[..., Server]) -> None:
    server = new_server(rate=1.0)
    with Guest(server.url) as guest:
        answers = [guest.http.post("/api/replay", content=b"", headers=TEXT).status_code for _ in range(12)]
    assert answers == [400] * 10 + [429] * 2


def test_steps_tell_what_they_did(anna: Guest):
    game = read(RECORD)
    told = sent(anna, "/api/replay", RECORD)["events"]
    assert [[event["kind"] for event in step] for step in told] == [
        [event.kind for event in game.events(ply)] for ply in range(game.ply + 1)
    ]
    assert {"takes", "puts-back"} & {event["kind"] for step in told for event in step}


def test_a_name_without_end_is_not_repeated_in_every_state(anna: Guest) -> None:
    record = RECORD.replace(b"Anna", b"A" * 500)
    assert sent(anna, "/api/replay", record, 400)["reason"] == "name-length"
