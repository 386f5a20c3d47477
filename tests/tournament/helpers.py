"""Tournaments for tests: a fixed seed, names, and results that a real table could have."""

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from heckmeck.tournament.document import document
from heckmeck.tournament.exchange import json_line
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.points import Outcome
from heckmeck.tournament.scores import TableScore
from heckmeck.tournament.stages import STANDARD
from heckmeck.tournament.state import Table
from heckmeck.tournament.tournament import Tournament

SEED = bytes(range(32))


def names(count: int) -> list[str]:
    return [f"P{number}" for number in range(1, count + 1)]


def started(count: int, rules: HouseRules = STANDARD, seed: bytes = SEED) -> Tournament:
    """A tournament with this many participants, nothing drawn yet."""
    tournament = Tournament.create("Test", seed, rules)
    tournament.register(names(count))
    return tournament


def dealt(players: Sequence[int], random: Random) -> list[TableScore]:
    """Deal some of the tiles 21-36 at random: a result that makes sense by construction."""
    tiles = list(range(21, 37))
    random.shuffle(tiles)
    hands: dict[int, list[int]] = {player: [] for player in players}
    for tile in tiles[: random.randint(4, 16)]:
        hands[random.choice(players)].append(tile)
    return [TableScore(player, tiles=tuple(sorted(hand))) for player, hand in hands.items()]


def play_round(tournament: Tournament, random: Random) -> None:
    for number in tournament.state.open_tables():
        tournament.enter(number, dealt(tournament.state.stages[-1].tables[number - 1].staying, random))


def play_to_the_end(tournament: Tournament, random: Random) -> None:
    while tournament.state.phase != "over":
        if tournament.state.phase != "playing":
            tournament.draw()
        play_round(tournament, random)


def shown(tournament: Tournament) -> dict[str, Any]:
    """The document as others read it."""
    document_read: dict[str, Any] = json.loads(json_line(document(tournament)))
    return document_read


def by_worms(results: Mapping[int, tuple[int, int]]) -> tuple[TableScore, ...]:
    """Scores of players by worms and highest tile."""
    return tuple(TableScore(player, worms=worms, highest=tile) for player, (worms, tile) in results.items())


def outcomes(results: Mapping[int, tuple[int, int]]) -> dict[int, Outcome]:
    return {player: Outcome(*result) for player, result in results.items()}


def table(results: Mapping[int, tuple[int, int]]) -> Table:
    """A finished table; its players sit in the order given."""
    return Table(tuple(results), scores=by_worms(results))
