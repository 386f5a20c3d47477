"""Looking at games with the coach, in threads, so that no socket waits."""

import asyncio
from collections import OrderedDict
from functools import cache

from msgspec import convert

from heckmeck.coach.advice import Advice as CoachAdvice
from heckmeck.coach.advice import advise
from heckmeck.coach.puzzles import puzzles
from heckmeck.coach.reasons import NO_DIFFERENCE, move_in_words
from heckmeck.coach.review import review
from heckmeck.game import Game
from heckmeck.language import Words
from heckmeck.record.document import document
from heckmeck.record.errors import RecordError
from heckmeck.record.reader import read
from heckmeck.record.verification import verify
from heckmeck.server.denied import Denied
from heckmeck.server.event_views import events_of
from heckmeck.server.limits import TooMany
from heckmeck.server.outlook import outlook_of
from heckmeck.server.state_document import State, state_of
from heckmeck.server.study_messages import (
    Advice,
    AdviceOption,
    PuzzleEntry,
    PuzzleList,
    PuzzlePosition,
    PuzzleSolution,
    Replay,
    Review,
)
from heckmeck.server.tile_chances import tile_chances

REVIEWS_AT_ONCE = 2
MOST_WAITING = 8
WAIT_SECONDS = 5.0
REVIEWS_KEPT = 100
MOST_STEPS = 5_000  # of a record that is sent: long games have about 1500


class Studies:
    """Reviews take a second or two: two at once, a few wait, and those of finished tables are kept."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(REVIEWS_AT_ONCE)
        self._waiting = 0
        self._kept: OrderedDict[str, Review] = OrderedDict()

    async def advise(self, game: Game, words: Words) -> Advice:
        return await asyncio.to_thread(advice_on, game, words)

    async def advise_record(self, record: bytes, ply: int | None, words: Words) -> Advice:
        return await asyncio.to_thread(advice_in, record, ply, words)

    async def review_table(self, table_id: str, game: Game) -> Review:
        """Return the review of a game that is over; asked again, the same one."""
        found = self._kept.get(table_id)
        if found is None:
            found = self._kept[table_id] = await self.review(game)
            if len(self._kept) > REVIEWS_KEPT:
                self._kept.popitem(last=False)
        return found

    async def review(self, game: Game) -> Review:
        if self._waiting >= MOST_WAITING:
            raise TooMany(WAIT_SECONDS)
        self._waiting += 1
        try:
            async with self._places:
                return await asyncio.to_thread(reviewed, game)
        finally:
            self._waiting -= 1

    async def read(self, record: bytes) -> Game:
        """Read a record that somebody sent."""
        return await asyncio.to_thread(read_short, record)

    async def replay(self, record: bytes, outlooks: bool) -> Replay:
        return await asyncio.to_thread(replayed, record, outlooks)


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
    return game


def replayed(record: bytes, outlooks: bool) -> Replay:
    game = read_short(record)
    states = [game.at(0).state, *(step.after for step in game.steps)]
    documents = [
        document(state, game.players, ply, game.moves[ply - 1] if ply else None)
        for ply, state in enumerate(states)
    ]
    return Replay(
        headers=game.headers,
        players=list(game.players),
        rules=str(game.edition),
        states=convert(documents, list[State]),
        events=[events_of(game, ply) for ply in range(len(states))],
        outlooks=[outlook_of(state) for state in states] if outlooks else None,
        verified=verified(record, game),
    )


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
    """List the puzzles from their headers: replaying a hundred games would keep people waiting."""
    starts = [puzzle.start() for puzzle in puzzles()]
    entries = tuple(
        PuzzleEntry(number, str(game.edition), len(game.players)) for number, game in enumerate(starts, 1)
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
    return PuzzlePosition(number, str(game.edition), state_of(game), outlook_of(game.state), question)


def puzzle_solution(number: int, move: str, words: Words) -> PuzzleSolution:
    """Judge an answer, and explain."""
    game, puzzle = puzzle_game(number), puzzles()[number - 1]
    if move not in game.legal:
        game.play(move)  # refuses it, and says why
    advice = advise(game)
    loss = advice.option(move).loss
    right = loss < NO_DIFFERENCE
    verdict = words.say("puzzle-right" if right else "puzzle-wrong", points=words.say("number", n=100 * loss))
    natural = words.say(
        "puzzle-natural",
        move=move_in_words(game, puzzle.natural, words),
        points=words.say("number", n=100 * puzzle.loss),
    )
    explanation = f"{verdict} {advice.why(advice.best, words)} {natural}"
    return PuzzleSolution(advice.best.move, right, options_of(advice, words), explanation)
