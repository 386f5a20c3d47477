"""Whole tournaments between built-in bots: who wins how often.

Participant i plays as bot i modulo the number of bots. A tournament depends on the seed and its number alone, so
the result is the same whichever worker plays the pieces, in whatever order.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from heckmeck.bots.built_in import BuiltInBot
from heckmeck.bots.kernel import DESKS, TALLIES, play_game
from heckmeck.bots.registry import BUILT_IN, make_bot
from heckmeck.errors import Malformed, shortened
from heckmeck.game.dice_rng import new_chance
from heckmeck.rules.engine import new_game
from heckmeck.rules.state import empty_states
from heckmeck.tournament.at_the_table import edition_of, score_at
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.scores import TableScore
from heckmeck.tournament.standings import champions
from heckmeck.tournament.tournament import Tournament

MOST_TURNS = 10_000  # E4: two bots may never take the last tile


@dataclass(frozen=True)
class Piece:
    """The tournaments `first` … `first + events - 1` of a simulation."""

    participants: int
    bots: tuple[str, ...]
    rules: HouseRules
    seed: str
    first: int
    events: int


@dataclass(frozen=True)
class Outcomes:
    """The results per tournament and bot: its share of the first place, and of the seats in the final."""

    wins: NDArray[np.float64]  # [event, bot]
    finalists: NDArray[np.float64]


def check_bots(bots: Sequence[str]) -> tuple[BuiltInBot, ...]:
    """Make the bots, or refuse those that do not play in the kernel."""
    made = [make_bot(spec) for spec in bots]
    for spec, bot in zip(bots, made, strict=True):
        if not isinstance(bot, BuiltInBot):
            raise Malformed("bot-not-compiled", "", bot=shortened(spec), bots=", ".join(BUILT_IN))
    return tuple(bot for bot in made if isinstance(bot, BuiltInBot))


def bot_of(player: int, bots: int) -> int:
    return (player - 1) % bots


def play_piece(piece: Piece) -> Outcomes:
    """Play the tournaments of a piece."""
    wins = np.zeros((piece.events, len(piece.bots)))
    finalists = np.zeros_like(wins)
    hall = Hall(piece.rules, check_bots(piece.bots))
    for row in range(piece.events):
        played = hall.play(piece.participants, piece.seed, piece.first + row)
        winners = champions(played.state)
        for player in winners:
            wins[row, bot_of(player, len(piece.bots))] += 1 / len(winners)
        for player in played.state.stages[-1].players:
            finalists[row, bot_of(player, len(piece.bots))] += 1
    return Outcomes(wins, finalists)


class Hall:
    """Tables at which bots play."""

    def __init__(self, rules: HouseRules, bots: Sequence[BuiltInBot]) -> None:
        self._rules = rules
        self._bots = bots
        self._edition = edition_of(rules).with_options(max_turns=rules.max_turns or MOST_TURNS)
        self._states = empty_states(2)

    def play(self, participants: int, seed: str, number: int) -> Tournament:
        """Play tournament `number` of a seed from the sign-up list to the final."""
        name = f"{seed}:{number}"
        digest = hashlib.sha256(name.encode()).digest()
        tournament = Tournament.create(name, digest, self._rules)
        tournament.register([f"P{player}" for player in range(1, participants + 1)])
        games = 0
        while tournament.state.phase != "over":
            tournament.draw()
            for table, seated in enumerate(tournament.state.stages[-1].tables, 1):
                luck = new_chance([int.from_bytes(digest[:16]), games])
                tournament.enter(table, self.play_table(seated.players, luck))
                games += 1
        return tournament

    def play_table(self, players: Sequence[int], luck: NDArray[np.int64]) -> list[TableScore]:
        """Play one game; the first of the players starts (R5)."""
        bots = [self._bots[bot_of(player, len(self._bots))] for player in players]
        self._states[0] = new_game(self._edition, len(players))
        play_game(
            self._states,
            np.array([bot.kind for bot in bots]),
            np.stack([bot.parameters(len(players)) for bot in bots]),
            DESKS.of(self._edition, bots),
            luck,
            np.zeros((len(players), TALLIES), np.int64),
        )
        return [score_at(self._states[0], seat, player) for seat, player in enumerate(players)]
