"""Exact chances of small games when both players play like the champion.

The published values of small games (tests/truth) are those of perfect play. A rollout is the champion's play, so it is
compared with that: the same positions, with what the champion's decisions lead to in each, as a system of equations.
"""

import numpy as np

from heckmeck.bots.champion.bot import ChampionBot
from heckmeck.rules.edition import Edition
from heckmeck.rules.state import OVER, State, empty_states
from heckmeck.solver.endings import ENDINGS
from heckmeck.solver.exact import ReducedGame, code_of, edition_of, result_for
from heckmeck.solver.outcomes import Outcomes, find_outcomes, new_outcomes
from heckmeck.solver.solved_turn import SolvedTurn


def followers(s: State, edition: Edition, champion: ChampionBot) -> dict[int, tuple[State, float]]:
    """Return by claim what the champion's turn in `s` leads to, and how likely."""
    states, outcomes = empty_states(1), new_outcomes()
    states[0] = s
    chances = SolvedTurn(s, champion.value_endings(states, edition)).chances(s)
    find_outcomes(states, outcomes)
    found: dict[int, tuple[State, float]] = {}
    for ending in range(ENDINGS):
        if chances[ending] > 0.0:
            claim = claim_of(outcomes, ending)
            index = int(np.flatnonzero(outcomes.claim[: outcomes.found[1]] == claim)[0])
            after = outcomes.position[index]
            found[claim] = after, found.get(claim, (after, 0.0))[1] + float(chances[ending])
    return found


def claim_of(outcomes: Outcomes, ending: int) -> int:
    """Return the one claim that an ending offers: a classic game leaves no choice (S1-S5)."""
    return int(outcomes.offered[ending]).bit_length() - 1


def champions_values(game: ReducedGame) -> np.ndarray:
    """Return the chance of the player to move in every position of a reduced game, with the champion on both seats."""
    edition, champion = edition_of(game.tiles), ChampionBot()
    number = {int(code): index for index, code in enumerate(game.codes)}
    size = len(game.codes)
    equations, known = np.eye(size), np.zeros(size)
    for index in range(size):
        s = game.states[index]
        for after, chance in followers(s, edition, champion).values():
            if after.phase == OVER:
                known[index] += chance * result_for(after, int(s.seat)) / 2
            else:  # the other player's chance is what is left
                known[index] += chance
                equations[index, number[int(code_of(after, game.tiles))]] += chance
    return np.linalg.solve(equations, known)
