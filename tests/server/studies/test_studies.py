"""Studying games with the coach: a few at once, in little memory, with nothing left out."""

import asyncio
import json
import threading
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert, to_builtins

from heckmeck.coach.odds import Aim, Turn
from heckmeck.coach.review import review
from heckmeck.coach.tile_chances import tile_chances
from heckmeck.game import Game
from heckmeck.record.reader import read
from heckmeck.record.writer import write
from heckmeck.server.ops.limits import RECORD_BYTES, TooMany
from heckmeck.server.studies import studies
from heckmeck.server.studies.messages import Review
from tests.positions import play, position
from tests.server.long_games import long_game

VECTORS = Path(__file__).parents[2] / "vectors"
RECORD = (VECTORS / "games" / "example.heck").read_bytes()
TEXT = {"Content-Type": "text/plain"}


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


def test_what_strangers_send_is_read_one_by_one() -> None:
    """Each takes time from everybody; whoever comes when too many wait is told when to come again."""
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
