"""A tournament worked out again from its event file, by docs/rules.md section 8 alone: nothing is imported.

For the rules of the sheet, with one preliminary round or several; results by tiles of the classic game, or by worms.
"""

import hashlib
import hmac
import json
from collections import defaultdict
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import count
from typing import Any

POINTS = {
    2: (6, 1),
    3: (6, 3, 1),
    4: (6, 4, 2, 1),
    5: (6, 4, 3, 2, 1),
    6: (6, 5, 4, 3, 2, 1),
    7: (6, 5, 4, 3, 2, 1, 0),
}
Game = dict[str, Any]
Steps = list[dict[str, Any]]


@dataclass
class Stage:
    """A stage: the lots, and for each round the tables as players with their scores."""

    lots: list[int]
    rounds: list[list[list[int]]]
    drawn: int  # how many were in its first draw: whoever comes late does not change how many advance
    scores: dict[tuple[int, int], dict[int, tuple[int, int]]] = field(default_factory=dict)

    def games(self) -> dict[int, list[Game]]:
        found: dict[int, list[Game]] = defaultdict(list)
        for round_number, tables in enumerate(self.rounds, 1):
            for number, players in enumerate(tables, 1):
                for player, game in games_at(players, self.scores[round_number, number]).items():
                    found[player].append({**game, "table": number})
        return found

    def order(self) -> list[int]:
        """R3."""
        games = self.games()

        def key(player: int) -> tuple[Any, ...]:
            own = games[player]
            points, worms = sum(game["points"] for game in own), sum(game["worms"] for game in own)
            wins, highest = sum(game["won"] for game in own), sum(game["highest"] for game in own)
            return (-(points + worms), -points, -wins, -worms, -highest, self.lots.index(player))

        return sorted(games, key=key)


@dataclass
class Recomputed:
    """What came of it: everybody's rank, best first, and who won."""

    ranks: list[tuple[int, int]]  # rank, player
    champions: list[int]
    stages: list[Stage]


def games_at(players: list[int], scores: dict[int, tuple[int, int]]) -> dict[int, Game]:
    """E3, R1; whoever left has nothing (R8)."""
    table, found, best_first = POINTS[len(players)], {}, sorted(set(scores.values()), reverse=True)
    place = 1
    for result in best_first:
        sharing = [player for player in scores if scores[player] == result]
        points = Fraction(sum(table[place - 1 : place - 1 + len(sharing)]), len(sharing))
        for player in sharing:
            worms, highest = result
            found[player] = {
                "place": place,
                "points": points,
                "worms": worms,
                "highest": highest,
                "won": place == 1,
            }
        place += len(sharing)
    for player in set(players) - set(scores):
        found[player] = {"place": place, "points": Fraction(), "worms": 0, "highest": 0, "won": False}
    return found


def result_of(score: dict[str, Any]) -> tuple[int, int]:
    if "tiles" in score:
        return sum((tile - 17) // 4 for tile in score["tiles"]), max(score["tiles"], default=0)
    return score["worms"], score.get("highest", 0)


def shuffled(seed: bytes, number: int, players: list[int]) -> list[int]:
    """R9."""

    def stream() -> Any:
        for block in count():
            yield from hmac.digest(seed, f"draw:{number}:{block}".encode(), hashlib.sha256)

    order, left = list(players), stream()
    for last in range(len(order) - 1, 0, -1):
        wide = last + 1 > 256
        limit = (65536 if wide else 256) // (last + 1) * (last + 1)
        value = limit
        while value >= limit:
            value = next(left) * 256 + next(left) if wide else next(left)
        other = value % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def counting(events: Steps) -> Steps:
    """L3: what was not undone; what the hall was told does not matter here."""
    steps: Steps = []
    for event in events:
        if event["event"] == "undo":
            steps.pop()
        elif event["event"] not in ("timer", "announce", "schedule", "anonymise"):
            steps.append(event)
    return steps


def recompute(text: str) -> Recomputed:
    """Work out a finished tournament; AssertionError where what was drawn is not what had to be drawn."""
    steps = counting([json.loads(line) for line in text.splitlines()])
    first = steps[0]
    rounds = next((e["rules"] for e in reversed(steps) if e["event"] == "rules"), first["rules"]).get(
        "rounds", 1
    )
    phrase = next((event["phrase"] for event in steps if event["event"] == "close"), "")
    sealed = f"{first.get('secret')}:{phrase}".encode()
    seed = bytes.fromhex(first["seed"]) if "seed" in first else hashlib.sha256(sealed).digest()
    people, here, stages, draws = 0, set[int](), list[Stage](), 0
    for step in steps:
        match step["event"]:
            case "register":
                here |= set(range(people + 1, people + len(step["names"]) + 1))
                people += len(step["names"])
            case "reserve":
                people += len(step["names"])
            case "withdraw":
                here.discard(step["player"])
            case "return":
                here.add(step["player"])
            case "sweep":
                here -= set(step["players"])
            case "admit":
                here.add(step["player"])
                if stages:
                    stages[-1].lots.append(step["player"])  # the worst one: nobody drew it
                    if step.get("table"):
                        stages[-1].rounds[-1][step["table"] - 1].append(step["player"])
            case "draw":
                drawn = sorted(player for table in step["tables"] for player in table)
                if step["round"] == 1:
                    expected = qualifiers(stages[-1], rounds, len(stages), here) if stages else sorted(here)
                    assert drawn == sorted(expected), (drawn, expected)
                    stages.append(Stage(shuffled(seed, draws, drawn), [], len(drawn)))
                    draws += 1
                stages[-1].rounds.append([list(table) for table in step["tables"]])
                assert step["number"] == draws
                draws += 2
            case "result" | "correct":
                scores = {score["player"]: result_of(score) for score in step["scores"]}
                stages[-1].scores[step["round"], step["table"]] = scores
    return Recomputed(*standings(stages), stages)


def qualifiers(stage: Stage, rounds: int, number: int, here: set[int]) -> list[int]:
    """R6, R7, R8: who advances from stage `number`."""
    order, tables = stage.order(), len(stage.rounds[-1])
    if rounds > 1 and number == 1:
        advance = 12 if stage.drawn > 36 else 6 if stage.drawn >= 12 else min(4, stage.drawn)
        chosen = order[:advance]
    else:
        by_place = [(2, 2, 2)] if rounds > 1 else [(tables, max(0, 12 - tables))] if tables > 6 else []
        shares = (by_place or {2: [(2, 2)], 3: [(3, 1)], 4: [(4,)], 5: [(5, 1)], 6: [(6,)]}[tables])[0]
        chosen = []
        for place, share in enumerate(shares):
            holders = []
            for players, scores in tables_of(stage):
                games = games_at(players, scores)
                finish = sorted(games, key=lambda player: (games[player]["place"], order.index(player)))
                holders += finish[place : place + 1]
            chosen += sorted(holders, key=order.index)[:share]
    spare = [player for player in order if player not in chosen and player in here]
    staying = [player for player in chosen if player in here]
    return staying + spare[: len(chosen) - len(staying)]


def tables_of(stage: Stage) -> list[tuple[list[int], dict[int, tuple[int, int]]]]:
    last = len(stage.rounds)
    return [(players, stage.scores[last, number]) for number, players in enumerate(stage.rounds[-1], 1)]


def standings(stages: list[Stage]) -> tuple[list[tuple[int, int]], list[int]]:
    """E3 in the final, then R8."""
    [(finalists, scores)] = tables_of(stages[-1])
    places = games_at(finalists, scores)
    final = sorted(finalists, key=lambda player: (places[player]["place"], player))
    ranks = [(places[player]["place"], player) for player in final]
    placed = set(finalists)
    for stage in reversed(stages[:-1]):
        for player in stage.order():
            if player not in placed:
                ranks.append((len(ranks) + 1, player))
                placed.add(player)
    return ranks, [player for rank, player in ranks if rank == 1]
