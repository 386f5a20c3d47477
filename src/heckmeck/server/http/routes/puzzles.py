"""Puzzles: positions where the obvious decision is wrong."""

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from heckmeck.language import Words
from heckmeck.server.http.error_responses import REFUSALS, words_for
from heckmeck.server.http.security import address_of, header
from heckmeck.server.http.services import Services
from heckmeck.server.studies import studies
from heckmeck.server.studies.messages import PuzzleAnswer, PuzzleList, PuzzlePosition, PuzzleSolution

HttpRequest = Request[Any, Any, Any]


def reader_words(request: HttpRequest) -> Words:
    return words_for(header(request.scope, b"accept-language"))


@get("/api/puzzles", summary="All puzzles", responses=REFUSALS)
async def list_puzzles() -> PuzzleList:
    """What there is to think about."""
    return await asyncio.to_thread(studies.puzzle_list)


@get("/api/puzzles/{number:int}", summary="A puzzle", responses=REFUSALS)
async def get_puzzle(request: HttpRequest, number: FromPath[int]) -> PuzzlePosition:
    """The position, and the question in words."""
    return await asyncio.to_thread(studies.puzzle_position, number, reader_words(request))


@post("/api/puzzles/{number:int}/answer", status_code=200, summary="Answer a puzzle", responses=REFUSALS)
async def answer_puzzle(
    request: HttpRequest,
    number: FromPath[int],
    data: JSONBody[PuzzleAnswer],
    services: NamedDependency[Services],
) -> PuzzleSolution:
    """Whether it is right, what is best, and why."""
    services.limits.check("advice", address_of(request.scope))
    return await asyncio.to_thread(studies.puzzle_solution, number, data.move, reader_words(request))


HANDLERS = [list_puzzles, get_puzzle, answer_puzzle]
