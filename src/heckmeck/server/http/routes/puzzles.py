"""Puzzles: positions where the obvious decision is wrong."""

import asyncio

from litestar import get, post
from litestar.params import FromPath, JSONBody

from heckmeck.server.http.api_router import STUDIES, api_router
from heckmeck.server.http.dependencies import GivenWords, limited
from heckmeck.server.studies import studies
from heckmeck.server.studies.messages import PuzzleAnswer, PuzzleList, PuzzlePosition, PuzzleSolution


@get(summary="All puzzles")
async def list_puzzles() -> PuzzleList:
    """What there is to think about."""
    return await asyncio.to_thread(studies.puzzle_list)


@get("/{number:int}", summary="A puzzle")
async def get_puzzle(number: FromPath[int], words: GivenWords) -> PuzzlePosition:
    """The position, and the question in words."""
    return await asyncio.to_thread(studies.puzzle_position, number, words)


@post("/{number:int}/answer", status_code=200, summary="Answer a puzzle", guards=[limited("advice")])
async def answer_puzzle(
    number: FromPath[int], data: JSONBody[PuzzleAnswer], words: GivenWords
) -> PuzzleSolution:
    """Whether it is right, what is best, and why."""
    return await asyncio.to_thread(studies.puzzle_solution, number, data.move, words)


ROUTES = [api_router("/api/puzzles", STUDIES, list_puzzles, get_puzzle, answer_puzzle)]
