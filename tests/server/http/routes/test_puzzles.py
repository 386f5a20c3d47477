"""Puzzles over HTTP: listed, set, judged and explained."""

import pytest
from msgspec import to_builtins

from heckmeck.coach.outlook import outlook_of
from heckmeck.coach.puzzles import puzzles
from heckmeck.coach.reasons import move_in_words
from heckmeck.language import words_in
from tests.server.clients import Guest

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # none of this touches it


def test_puzzles_are_listed_and_set(anna: Guest) -> None:
    listed = anna.get("/api/puzzles")
    assert listed["count"] == len(puzzles()) == len(listed["puzzles"])
    for number in (1, listed["count"]):
        given, game = anna.get(f"/api/puzzles/{number}"), puzzles()[number - 1].game()
        assert given["state"] == game.document()
        assert given["outlook"] == to_builtins(outlook_of(game.state))
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
