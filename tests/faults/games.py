"""Games among clients of one or several servers, checked at their end."""

import asyncio
import itertools
from collections.abc import Sequence
from typing import Any

from heckmeck.game import Game
from heckmeck.record.fair_dice import sealed
from heckmeck.record.reader import read
from tests.server.clients import SHORT, Guest, SocketBot
from tests.server.processes import Server

SALT = "5a17" * 8


def seated_table(
    servers: Sequence[Server], players: int, rules: str = SHORT, **options: Any
) -> tuple[str, list[SocketBot]]:
    """Create and start a table whose players are clients, spread over the servers in turn."""
    guests = [Guest(servers[number % len(servers)].url) for number in range(players)]
    try:
        table = guests[0].create("P0", rules=rules, **options)
        for number, guest in enumerate(guests[1:], 1):
            seal = sealed(f"phrase {number}", SALT)
            guest.post(f"/api/tables/{table}/join", name=f"P{number}", sealed_phrase=seal)
        guests[0].post(f"/api/tables/{table}/start")
        for number, guest in enumerate(guests[1:], 1):
            guest.post(f"/api/tables/{table}/reveal", phrase=f"phrase {number}", salt=SALT)
        where = [servers[number % len(servers)].socket_url for number in range(players)]
        return table, [
            SocketBot(url, table, guest.cookie, rules) for url, guest in zip(where, guests, strict=True)
        ]
    finally:
        for guest in guests:
            guest.http.close()


async def play_to_the_end(bots: Sequence[SocketBot], seconds: float = 120) -> Game:
    """Let all play; everybody has seen the same game."""
    async with asyncio.timeout(seconds):
        games = await asyncio.gather(*(bot.play() for bot in bots))
    assert all(game == games[0] for game in games)
    return games[0]


def check_record(server: Server, table: str, bots: Sequence[SocketBot]) -> Game:
    """The record holds every step that a client was told, once, and its dice are fair."""
    with Guest(server.url) as guest:
        record = guest.http.get(f"/api/tables/{table}/record").raise_for_status().content
    game = read(record)
    assert game.over
    for bot in bots:
        assert len(dict(bot.acknowledged)) == len(bot.acknowledged)
        for ply, move in bot.acknowledged:
            assert game.moves[ply - 1] == move
    check_dice(game)
    return game


def check_nobody_was_robbed(server: Server, table: str) -> None:
    """All who play act in time: no bot has decided for a person, and nobody is away."""
    with Guest(server.url) as guest:
        seats = guest.get(f"/api/tables/{table}")["table"]["seats"]
        assert not any(seat["away"] for seat in seats)
        steps: list[dict[str, Any]] = []
        while more := guest.get(f"/api/tables/{table}/steps?after={len(steps) - 1}")["steps"]:
            steps += more
    assert [step["ply"] for step in steps] == list(range(len(steps)))
    for before, step in itertools.pairwise(steps):
        if step["by"] != "dice":
            played_by_bot = seats[before["state"]["seat"]]["bot"] is not None
            assert (step["by"] == "bot") == played_by_bot, f"a turn was taken at step {step['ply']}"


def check_dice(game: Game) -> None:
    """Recompute every roll from the revealed seed (docs/notation.md 3)."""
    replayed = Game(game.edition, game.players, game.start, headers={"entropy": game.headers["entropy"]})
    for move in game.moves:
        if move.startswith("dice "):
            assert move == f"dice {replayed.fair_roll(game.seed)}"
        replayed.play(move)
