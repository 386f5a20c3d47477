"""`heckmeck tournament simulate`: thousands of tournaments between bots, in worker processes."""

import os
from collections.abc import Iterator
from concurrent.futures import Executor
from typing import Any

import numpy as np

from heckmeck.arena.statistics import interval
from heckmeck.arena.workers import local_crew
from heckmeck.cli.commands.tournament.files import house_rules
from heckmeck.cli.options import whole_number
from heckmeck.cli.screen.columns import columns, progress
from heckmeck.cli.seats import split_seats
from heckmeck.errors import Malformed
from heckmeck.language import Words
from heckmeck.tournament.simulation import Outcomes, Piece, bot_of, check_bots, play_piece
from heckmeck.tournament.stages import FEWEST_PARTICIPANTS, MOST_PARTICIPANTS, plan

FEW_GAMES = 500  # this many are played before worker processes would have started
GAMES_OF_A_PIECE = 500


class Simulation:
    """Tournaments of one kind, and their results."""

    def __init__(self, participants: str, bots: str, events: str, seed: str, rules_file: str) -> None:
        self.participants = whole_number(
            "--participants", participants, FEWEST_PARTICIPANTS, MOST_PARTICIPANTS
        )
        self.events = whole_number("--events", events, 1, 10**7)
        self.bots = tuple(split_seats(bots))
        self.seed = seed
        self.rules = house_rules(rules_file)
        if len(self.bots) > self.participants:
            raise Malformed("tournament-too-many-bots", "", bots=len(self.bots), n=self.participants)
        check_bots(self.bots)
        stages = plan(self.participants, self.rules)  # refuses house rules that do not fit
        self.games_of_an_event = sum(len(stage.tables) * stage.rounds for stage in stages)
        self._outcomes: list[Outcomes] = []

    def pieces(self) -> list[Piece]:
        size = max(1, GAMES_OF_A_PIECE // self.games_of_an_event)
        return [
            Piece(self.participants, self.bots, self.rules, self.seed, first, min(size, self.events - first))
            for first in range(0, self.events, size)
        ]

    def play(self, workers: str) -> None:
        """Play everything; the pieces come back in their order, so that any number of workers gives the same."""
        hands = whole_number("--workers", workers, 1, 1024) if workers else 0
        few = self.events * self.games_of_an_event <= FEW_GAMES
        hands = hands or (1 if few else os.cpu_count() or 1)
        pieces = self.pieces()
        with progress("tournament-progress", self.events) as advance, local_crew(hands) as crew:
            for piece, outcomes in zip(pieces, played(crew.executor, pieces, hands), strict=True):
                self._outcomes.append(outcomes)
                advance(piece.events)

    def document(self) -> dict[str, Any]:
        """Return each bot's chance of winning; `each` is the chance of a single participant who plays like it."""
        wins = np.concatenate([outcomes.wins for outcomes in self._outcomes])
        finalists = np.concatenate([outcomes.finalists for outcomes in self._outcomes])
        return {
            "participants": self.participants,
            "events": self.events,
            "seed": self.seed,
            "bots": [
                self._bot(number, wins[:, number], finalists[:, number]) for number in range(len(self.bots))
            ],
        }

    def _bot(self, number: int, wins: Any, finalists: Any) -> dict[str, Any]:
        players = range(1, self.participants + 1)
        count = sum(bot_of(player, len(self.bots)) == number for player in players)
        low, high = interval(wins, self.events)
        share = float(wins.mean())
        return {
            "bot": self.bots[number],
            "participants": count,
            "wins": share,
            "low": low,
            "high": high,
            "each": share / count,
            "final": float(finalists.mean()) / count,
        }

    def lines(self, words: Words) -> Iterator[str]:
        """Show it in columns."""
        found = self.document()
        yield words.say(
            "tournament-simulated", events=self.events, participants=self.participants, seed=self.seed
        )
        yield ""
        titles = [
            words.say(f"tournament-column-{name}")
            for name in ("bot", "participants", "wins", "interval", "each", "final")
        ]
        rows = [
            [
                bot["bot"],
                str(bot["participants"]),
                percent(words, bot["wins"]),
                f"{percent(words, bot['low'])} – {percent(words, bot['high'])}",
                percent(words, bot["each"]),
                percent(words, bot["final"]),
            ]
            for bot in found["bots"]
        ]
        yield from columns([titles, *rows])


def percent(words: Words, share: float) -> str:
    return words.say("percent", n=100 * share)


def played(executor: Executor, pieces: list[Piece], hands: int) -> Iterator[Outcomes]:
    """Yield the outcomes in the order of the pieces, handing out a few at a time."""
    if hands == 1:
        yield from map(play_piece, pieces)
        return
    ahead = 4 * hands
    futures = [executor.submit(play_piece, piece) for piece in pieces[:ahead]]
    for number in range(len(pieces)):
        yield futures[number].result()
        if number + ahead < len(pieces):
            futures.append(executor.submit(play_piece, pieces[number + ahead]))
