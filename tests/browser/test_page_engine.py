"""What the page works out by itself is what the library says: states, events, records and refusals."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from heckmeck.bots.registry import make_bot
from heckmeck.coach.outlook import outlook_of
from heckmeck.errors import Refused
from heckmeck.game import Game
from heckmeck.game.moves import SPELLING
from heckmeck.language import choose_language, words_in
from heckmeck.record.errors import RecordError
from heckmeck.record.reader import read
from heckmeck.server.tables.event_views import events_of
from tests.browser.page_engine import PageEngine

VECTORS = Path(__file__).parents[1] / "vectors"
GAMES = sorted((VECTORS / "games").glob("*.heck"))
MISTAKEN = sorted((VECTORS / "refused").glob("*.heck"))


def text_of(game: Game) -> dict[str, Any]:
    """Return a game as the page has it."""
    return {
        "rules": str(game.edition),
        "players": list(game.players),
        "start": game.start,
        "moves": game.moves,
        "headers": game.headers,
    }


def refusal_of(refused: Refused) -> dict[str, Any]:
    """Return a refusal as the page tells it."""
    place = {"line": refused.line, "token": refused.token} if isinstance(refused, RecordError) else {}
    return {"reason": refused.reason, "clause": refused.clause, "details": refused.details, **place}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_record_is_read_and_written_alike(engine: PageEngine, path: Path) -> None:
    game = read(path.read_bytes())
    assert engine.ask("read", record=path.read_bytes()) == text_of(game)
    written = engine.ask("write", text_of(game))
    choose_language("en")
    words = words_in("en")
    turns = [
        line["text"] + (f"  # {comment_on(line['events'], game, words)}" if line["events"] else "")
        for line in written["turns"]
    ]
    assert "\n".join([*written["head"], "", *turns, ""]) == game.record()


def comment_on(events: list[dict[str, Any]], game: Game, words: Any) -> str:
    def told(event: dict[str, Any]) -> str:
        other = "" if event["other"] is None else game.players[event["other"]]
        about = {"name": game.players[event["seat"]], "tile": str(event["tile"] or 0), "other": other}
        clause = {"fails-nothing-to-set-aside": "T3", "fails-no-worm": "S1", "fails-no-tile": "S5"}
        return str(
            words.say(
                f"event-{event['kind']}.short",
                **about,
                specialist=event["specialist"] or "",
                clause=clause.get(event["kind"], ""),
            )
        )

    return ", ".join(map(told, events))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_states_events_and_outlooks_are_the_same(engine: PageEngine, path: Path) -> None:
    game = read(path.read_bytes())
    for step in engine.ask("steps", text_of(game), 0, game.ply):
        ply = step["ply"]
        assert step["state"] == game.document(ply)
        assert step["events"] == to_builtins(events_of(game, ply))
        assert step["outlook"] == to_builtins(outlook_of(game.state_at(ply)))


@pytest.mark.parametrize("bot", ["simple", "careful", "worms", "worms:steal=3,loss=0.5", "champion"])
@pytest.mark.parametrize("path", [GAMES[0], GAMES[10], GAMES[-2]], ids=lambda path: path.stem)
def test_bots_decide_alike(engine: PageEngine, path: Path, bot: str) -> None:
    game, asked = read(path.read_bytes()), 0
    for ply in range(0, game.ply, 11):
        now = game.at(ply)
        if now.legal:
            assert engine.ask("decide", text_of(now), bot) == make_bot(bot).decide(now)
            asked += 1
    assert asked > 5


@pytest.mark.parametrize("bot", ["nobody", "champion:wide=2", "worms:steal", "worms:steal=much"])
def test_a_bot_that_there_is_not_is_refused(engine: PageEngine, bot: str) -> None:
    answer = engine.ask("decide", text_of(read(GAMES[0].read_bytes()).at(1)), bot)
    assert answer["refused"]["reason"] == ("unknown-bot" if bot == "nobody" else "bot-parameters")


@pytest.mark.parametrize("path", MISTAKEN, ids=lambda path: path.stem)
def test_a_mistake_is_refused_with_the_same_names(engine: PageEngine, path: Path) -> None:
    record = path.read_bytes()
    assert engine.ask("read", record=record) == answer_of(lambda: text_of(read(record)))


@pytest.mark.parametrize("path", [GAMES[0], GAMES[10], GAMES[-2]], ids=lambda path: path.stem)
def test_every_decision_that_is_not_legal_is_refused_alike(engine: PageEngine, path: Path) -> None:
    game = read(path.read_bytes())
    refused = 0
    for ply in range(0, game.ply + 1, 7):
        now = game.at(ply)
        for move in (*SPELLING, "dice 1", "dice 12345WWW", "dice 1234555+W", "dice 21", "dice", "fold"):
            expected = answer_of(partial(played, now, move))
            if expected is not None:
                assert engine.ask("play", text_of(now), [move]) == expected, move
                refused += 1
    assert refused > game.ply


def played(game: Game, move: str) -> None:
    game.copy().play(move)


def answer_of(work: Callable[[], Any]) -> Any:
    """Return what the work returns, or its refusal as the page tells it."""
    try:
        return work()
    except Refused as refused:
        return {"id": 0, "refused": refusal_of(refused)}
