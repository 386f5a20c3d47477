"""Outlook, coach, review, replay and puzzles over HTTP and the socket."""

import asyncio
import json
import threading
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert, to_builtins

from heckmeck.coach.advice import advise
from heckmeck.coach.odds import Aim, Turn
from heckmeck.coach.outlook import outlook_of
from heckmeck.coach.puzzles import puzzles
from heckmeck.coach.reasons import move_in_words
from heckmeck.coach.review import review
from heckmeck.coach.tile_chances import tile_chances
from heckmeck.game import Game
from heckmeck.language import words_in
from heckmeck.record.reader import read
from heckmeck.record.writer import write
from heckmeck.server.ops.limits import RECORD_BYTES, TooMany
from heckmeck.server.studies import studies
from heckmeck.server.studies.messages import Review
from tests.positions import play, position
from tests.server.clients import Guest, SocketBot, hear, live, say
from tests.server.long_games import long_game
from tests.server.processes import Server, check_log

VECTORS = Path(__file__).parents[2] / "vectors"
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


@pytest.fixture
def anna(server: Server) -> Iterator[Guest]:
    with Guest(server.url) as guest:
        yield guest


def said(game: Game) -> Any:
    return to_builtins(outlook_of(game.state))


def sent(guest: Guest, path: str, record: bytes, status: int = 200) -> Any:
    answer = guest.http.post(path, content=record, headers=TEXT)
    assert answer.status_code == status, answer.text
    return answer.json()


# Outlook


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


# Coach


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


def test_the_chance_of_a_tile_is_the_best_of_its_total_and_of_those_that_take_it_as_the_lower_one() -> None:
    """S2: where the next tile up lies on the grill, only the exact total takes a tile."""
    game = play(position(), "12344455; keep 4")
    chances = tile_chances(game)
    turn = Turn(game)
    for tile in (24, 27, 30):
        exactly = turn.decisions(Aim("exactly", tile))
        assert chances["roll"][str(tile)] == pytest.approx(exactly["roll"].value)
    assert chances["stop"] == {}
    at_least = turn.decisions(Aim("at-least", 36))
    assert chances["roll"]["36"] == pytest.approx(at_least["roll"].value)


def test_a_choice_of_tiles_is_certain() -> None:
    """S7."""
    game = play(position("russian", stacks=[[], [26]]), "123WWWWW; keep W; roll; 123; keep 1; stop")
    assert tile_chances(game) == {"take 25": {"25": 1.0}, "take 26": {"26": 1.0}}


# Review


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


def test_the_types_of_a_review_leave_nothing_out() -> None:
    document = review(read(RECORD)).document()
    assert to_builtins(convert(document, Review)) == json.loads(json.dumps(document))


def test_few_reviews_run_and_wait_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    import threading
    import time

    running, most = 0, 0
    lock = threading.Lock()

    def slow(game: Game) -> Any:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        time.sleep(0.02)
        with lock:
            running -= 1

    monkeypatch.setattr(studies, "reviewed", slow)

    async def ask() -> list[Any]:
        desk = studies.Studies()
        return await asyncio.gather(
            *(desk.review(Game()) for _ in range(studies.MOST_WAITING + 3)), return_exceptions=True
        )

    answers = asyncio.run(ask())
    assert most == studies.REVIEWS_AT_ONCE
    assert sum(isinstance(answer, TooMany) for answer in answers) == 3


# Replay


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


# Puzzles


def test_puzzles_are_listed_and_set(anna: Guest) -> None:
    listed = anna.get("/api/puzzles")
    assert listed["count"] == len(puzzles()) == len(listed["puzzles"])
    for number in (1, listed["count"]):
        given, game = anna.get(f"/api/puzzles/{number}"), puzzles()[number - 1].game()
        assert given["state"] == game.document()
        assert given["outlook"] == said(game)
        assert given["rules"] == str(game.edition) == listed["puzzles"][number - 1]["rules"]
        assert str(number) in given["question"]
    for number in (0, -1, listed["count"] + 1, 10**30):
        assert anna.get(f"/api/puzzles/{number}", 404)["reason"] in ("no-such-puzzle", "not-found")


def test_answers_are_judged_and_explained(anna: Guest) -> None:
    for number, puzzle in enumerate(puzzles()[:3], 1):
        path = f"/api/puzzles/{number}/answer"
        right, wrong = anna.post(path, move=puzzle.best), anna.post(path, move=puzzle.natural)
        assert (right["best"], right["right"], wrong["right"]) == (puzzle.best, True, False)
        assert right["options"][0]["move"] == puzzle.best
        words = words_in("en")
        natural = words.say(
            "puzzle-natural",
            move=move_in_words(puzzle.game(), puzzle.natural, words),
            points=words.say("number", n=100 * puzzle.loss),
        )
        assert right["explanation"].endswith(natural)  # people know the decision, not the bot that takes it
        assert puzzle.by not in right["explanation"]
        german = anna.http.post(path, json={"move": puzzle.best}, headers={"Accept-Language": "de"}).json()
        assert german["explanation"].startswith("Richtig")
    assert anna.post("/api/puzzles/1/answer", 400, move="dance")["reason"] == "no-such-move"
    assert anna.post("/api/puzzles/1/answer", 409, move="take 21")["clause"]
    assert anna.post("/api/puzzles/0/answer", 404, move="stop")["reason"] == "no-such-puzzle"


def test_steps_tell_what_they_did(anna: Guest):
    game = read(RECORD)
    told = sent(anna, "/api/replay", RECORD)["events"]
    assert [[event["kind"] for event in step] for step in told] == [
        [event.kind for event in game.events(ply)] for ply in range(game.ply + 1)
    ]
    assert {"takes", "puts-back"} & {event["kind"] for step in told for event in step}


def test_the_longest_record_takes_16_mib_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    record = write(long_game(studies.MOST_STEPS)).encode()
    assert len(record) < RECORD_BYTES
    tracemalloc.start()
    try:
        replay = studies.replayed(record, outlooks=True)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 16 * 2**20, peak
    assert len(json.loads(replay)["states"]) == studies.MOST_STEPS + 1


def test_a_name_without_end_is_not_repeated_in_every_state(anna: Guest) -> None:
    record = RECORD.replace(b"Anna", b"A" * 500)
    assert sent(anna, "/api/replay", record, 400)["reason"] == "name-length"


def test_what_strangers_send_is_read_one_by_one() -> None:
    """Each takes time from everybody; who comes when too many wait is told when to come again."""
    running, most = 0, 0

    def work() -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        threading.Event().wait(0.01)
        running -= 1

    async def ask() -> list[object]:
        places = studies.Studies().strangers
        wishes = [places.run(work) for _ in range(studies.MOST_WAITING + 3)]
        return list(await asyncio.gather(*wishes, return_exceptions=True))

    refused = [answer for answer in asyncio.run(ask()) if isinstance(answer, TooMany)]
    assert (most, len(refused)) == (1, 3)
