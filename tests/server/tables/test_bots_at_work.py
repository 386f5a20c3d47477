"""Many tables think at the same time in one process; each gets the answer it would get alone."""

import asyncio
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product

import pytest

from heckmeck.bots.registry import make_bot
from heckmeck.coach.advice import advise
from heckmeck.coach.coach import coach_for
from heckmeck.coach.outlook import outlook_of
from heckmeck.game import Game
from heckmeck.language import words_in
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.studies.studies import Studies, advice_on, reviewed
from heckmeck.server.tables.bots_at_work import BotsAtWork

TABLES = 16
DECISIONS = int(os.environ.get("HECKMECK_DECISIONS", "480"))  # `10000` for the long proof
BOTS = ("champion", "champion:depth=2")
EDITIONS = ("classic", "deluxe")
SHORT = "deluxe max_turns=8"


@pytest.fixture(autouse=True)
def restless_threads() -> Iterator[None]:
    """Switch threads as often as possible, so that shared state shows up quickly."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def test_bots_at_many_tables_decide_like_a_bot_on_its_own() -> None:
    asked = asyncio.run(play_at_all_tables())
    assert len(asked) == DECISIONS
    wrong = [(bot, game.moves, move) for bot, game, move in asked if make_bot(bot).decide(game) != move]
    assert not wrong, f"{len(wrong)} of {DECISIONS}: {wrong[0]}"


def test_a_bot_without_an_answer_is_replaced_for_one_decision() -> None:
    """The game continues whatever happens to its bots."""
    metrics = Metrics()
    bots = BotsAtWork(metrics)
    game = Game("classic", ["Anna", "Ben"])
    game.roll("11345WWW")
    assert asyncio.run(bots.decide("no-such-bot", game)) == "keep W"
    assert metrics.bots_failed.labels("no-such-bot")._value.get() == 1
    assert game.ply == 1


async def play_at_all_tables() -> list[tuple[str, Game, str]]:
    """Play on all tables at once; return which bot was asked about which position, and its answer."""
    bots = BotsAtWork(Metrics())
    asked: list[tuple[str, Game, str]] = []

    async def play_on(table: int, bot: str, rules: str) -> None:
        games = 0
        game = new_game(rules, table, games)
        for _ in range(DECISIONS // TABLES):
            move = await bots.decide(bot, game)
            asked.append((bot, game.copy(), move))
            game.play(move)
            while not game.legal:
                if game.over:
                    games += 1
                    game = new_game(rules, table, games)
                else:
                    game.roll()

    kinds = list(product(BOTS, EDITIONS))
    try:
        await asyncio.gather(*(play_on(table, *kinds[table % len(kinds)]) for table in range(TABLES)))
    finally:
        bots.close()
    return asked


def new_game(rules: str, table: int, number: int) -> Game:
    """Return a separate game for each table, at its first decision."""
    players = "ABCD"[: 2 + table % 3]
    game = Game(rules, players, headers={"seed": f"{1000 * table + number:064x}"})
    while not game.legal:
        game.roll()
    return game


def decisions_of_a_game(rules: str, table: int) -> list[Game]:
    """Play a game; return it as it was at each decision, and at its end."""
    game, bot, found = new_game(rules, table, 0), make_bot("simple"), []
    while not game.over:
        if game.legal:
            found.append(game.copy())
            game.play(bot.decide(game))
        else:
            game.roll()
    return [*found, game]


def test_coach_outlook_and_reviews_answer_the_same_when_asked_at_once() -> None:
    tables = [
        decisions_of_a_game(rules, table) for table, rules in enumerate(("classic max_turns=8", SHORT) * 4)
    ]
    positions = [game for table in tables for game in table[:-1:3]]
    finished = [table[-1] for table in tables]
    words = words_in("en")

    async def ask_all() -> tuple[list, list, list]:
        studies = Studies()
        return await asyncio.gather(
            asyncio.gather(*(studies.advise(game, words) for game in positions)),
            asyncio.gather(*(asyncio.to_thread(outlook_of, game.state) for game in positions)),
            asyncio.gather(*(studies.review(game) for game in finished)),
        )

    advice, outlooks, reviews = asyncio.run(ask_all())
    assert advice == [advice_on(game, words) for game in positions]
    assert outlooks == [outlook_of(game.state) for game in positions]
    assert reviews == [reviewed(game) for game in finished]


def test_one_coach_asked_by_many_threads_keeps_the_turns_apart() -> None:
    turns = [decisions_of_a_game(SHORT, table)[:6] for table in range(4)]
    positions = [game for moment in zip(*turns, strict=True) for game in moment] * 8
    coach = coach_for(positions[0].edition)
    with ThreadPoolExecutor(4) as threads:
        told = list(threads.map(lambda game: advise(game, coach).win, positions))
    assert told == [advise(game).win for game in positions]
