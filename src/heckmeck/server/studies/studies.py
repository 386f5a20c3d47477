"""Studying games with the coach, in threads, so that no socket waits."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from msgspec import Raw, convert

from heckmeck.coach.advice import Advice as CoachAdvice
from heckmeck.coach.advice import advise
from heckmeck.coach.outlook import outlook_of
from heckmeck.coach.puzzles import is_right, puzzles, verdict_in_words
from heckmeck.coach.review import review
from heckmeck.coach.tile_chances import tile_chances
from heckmeck.errors import Malformed, shortened
from heckmeck.game import Game
from heckmeck.language import Words
from heckmeck.record.errors import RecordError
from heckmeck.record.reader import read
from heckmeck.record.verification import verify
from heckmeck.server.errors import Denied
from heckmeck.server.ops.limits import TooMany
from heckmeck.server.studies.messages import (
    Advice,
    AdviceOption,
    PuzzleEntry,
    PuzzleList,
    PuzzlePosition,
    PuzzleSolution,
    Replay,
    Review,
)
from heckmeck.server.tables.event_views import events_of
from heckmeck.server.tables.table import encode

REVIEWS_AT_ONCE = 2
MOST_WAITING = 8
WAIT_SECONDS = 5.0
REVIEWS_KEPT = 100
LONGEST_NAME = 40  # in an uploaded record
MOST_STEPS = 2_500  # in an uploaded record: long games have about 1500
T = TypeVar("T")


class Places:
    """Work in threads: some at once, a few wait, and the next one is told when to come again."""

    def __init__(self, at_once: int) -> None:
        self._places = asyncio.Semaphore(at_once)
        self._waiting = 0

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        if self._waiting >= MOST_WAITING:
            raise TooMany(WAIT_SECONDS)
        self._waiting += 1
        try:
            async with self._places:
                return await asyncio.to_thread(work, *arguments)
        finally:
            self._waiting -= 1


class Studies:
    """Reviews take a second or two: two at once, and those of finished tables are kept. What strangers send is read
    one at a time: each takes time from everybody.
    """

    def __init__(self) -> None:
        self._reviews = Places(REVIEWS_AT_ONCE)
        self.strangers = Places(1)
        self._kept: OrderedDict[str, Review] = OrderedDict()

    async def advise(self, game: Game, words: Words) -> Advice:
        return await asyncio.to_thread(advice_on, game, words)

    async def advise_record(self, record: bytes, ply: int | None, words: Words) -> Advice:
        return await self.strangers.run(advice_in, record, ply, words)

    async def review_table(self, table_id: str, game: Game) -> Review:
        """Return the review of a game that is over; asked again, the same one."""
        found = self._kept.get(table_id)
        if found is None:
            found = self._kept[table_id] = await self.review(game)
            if len(self._kept) > REVIEWS_KEPT:
                self._kept.popitem(last=False)
        return found

    async def review(self, game: Game) -> Review:
        return await self._reviews.run(reviewed, game)

    async def read(self, record: bytes) -> Game:
        """Read a record that somebody sent."""
        return await self.strangers.run(read_short, record)

    async def replay(self, record: bytes, outlooks: bool) -> bytes:
        """Return the JSON of a `Replay`."""
        return await self.strangers.run(replayed, record, outlooks)


def advice_on(game: Game, words: Words) -> Advice:
    advice = advise(game)
    return Advice(game.ply, advice.win, options_of(advice, words), tile_chances(game))


def advice_in(record: bytes, ply: int | None, words: Words) -> Advice:
    game = read_short(record)
    return advice_on(game if ply is None else game.at(ply), words)


def options_of(advice: CoachAdvice, words: Words) -> list[AdviceOption]:
    return [
        AdviceOption(
            option.move, option.win, option.loss, option.fail, option.worms, advice.why(option, words)
        )
        for option in advice.options
    ]


def reviewed(game: Game) -> Review:
    return convert(review(game).document(), Review)


# Records


def read_short(record: bytes) -> Game:
    game = read(record)
    if game.ply > MOST_STEPS:
        raise Denied(413, "record-too-long", most=str(MOST_STEPS))
    for name in game.players:  # each appears in every state
        if len(name) > LONGEST_NAME:
            raise Malformed("name-length", "N2", name=shortened(name), most=LONGEST_NAME)
    return game


def replayed(record: bytes, outlooks: bool) -> bytes:
    """Encode one state at a time: as objects, all of them would take ten times the memory of their text."""
    game = read_short(record)
    plies = range(game.ply + 1)

    def text(thing: object) -> Any:
        return Raw(encode(thing))

    replay = Replay(
        headers=game.headers,
        players=list(game.players),
        rules=str(game.edition),
        states=[text(game.state_document(ply)) for ply in plies],
        events=[text(events_of(game, ply)) for ply in plies],
        outlooks=[text(outlook_of(game.state_at(ply))) for ply in plies] if outlooks else None,
        verified=verified(record, game),
    )
    return encode(replay)


def verified(record: bytes, game: Game) -> bool | None:
    """Say whether the dice are those of the record's seed; None where it names none."""
    if "seed" not in game.headers:
        return None
    try:
        verify(record)
    except RecordError:
        return False
    return True


# Puzzles


@cache
def puzzle_list() -> PuzzleList:
    """List the puzzles as their lines name them, without laying any of them."""
    entries = tuple(
        PuzzleEntry(number, puzzle.rules, puzzle.players) for number, puzzle in enumerate(puzzles(), 1)
    )
    return PuzzleList(len(entries), entries)


def puzzle_game(number: int) -> Game:
    """Return the game of a puzzle at its decision."""
    if not 1 <= number <= len(puzzles()):
        raise Denied(404, "no-such-puzzle", count=str(len(puzzles())))
    return puzzles()[number - 1].game()


def puzzle_position(number: int, words: Words) -> PuzzlePosition:
    game = puzzle_game(number)
    question = words.say("puzzle-title", number=number)
    return PuzzlePosition(number, str(game.edition), game.state_document(), outlook_of(game.state), question)


def puzzle_solution(number: int, move: str, words: Words) -> PuzzleSolution:
    """Judge an answer, and explain."""
    game, puzzle = puzzle_game(number), puzzles()[number - 1]
    if move not in game.legal:
        game.play(move)  # refuses it, and says why
    advice = advise(game)
    answer = advice.option(move)
    verdict, natural = verdict_in_words(answer, words), puzzle.natural_in_words(game, words)
    explanation = f"{verdict} {advice.why(advice.best, words)} {natural}"
    return PuzzleSolution(advice.best.move, is_right(answer), options_of(advice, words), explanation)
