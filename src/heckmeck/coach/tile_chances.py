"""The best chance of every tile, decision by decision: the percentages on the tiles of the grill."""

import numpy as np

from heckmeck.game import Game
from heckmeck.game.moves import SPELLING
from heckmeck.rules.actions import ACTIONS, FROM_SEAT, TAKE, holds, listed
from heckmeck.rules.compiled import compiled
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.specialists import move_bratworm
from heckmeck.rules.state import CLAIM, DECIDE, LOWEST_PORTION, LOWEST_TILE, NONE, State, empty_states
from heckmeck.solver.endings import ENDINGS, Floats
from heckmeck.solver.outcomes import CLAIMS, Outcomes, find_outcomes, giver_as_planned, new_outcomes
from heckmeck.solver.solved_turn import PLANNED, TurnRoom, find_worth, forget_turn, new_turn_room, trees_for
from heckmeck.solver.turn_tree import Trees


def tile_chances(game: Game) -> dict[str, dict[str, float]]:
    """Return, for each decision, the best chance of ending the turn with each tile that is still possible.

    Each chance is for playing for this tile alone. A tile also counts as the next lower one of a higher total (S4),
    and a top tile under the hen as what its total brings: the hen (K6).
    """
    states, chances = empty_states(1), np.empty((CLAIMS, ACTIONS))
    states[0] = game.state
    trees = trees_for(game.state)
    find_tile_chances(
        states, trees, new_outcomes(), np.empty(ENDINGS), new_turn_room(*trees), np.empty(ACTIONS), chances
    )
    return {
        SPELLING[action]: {
            str(tile): float(chances[tile, action]) for tile in np.flatnonzero(chances[:, action])
        }
        for action in listed(legal_actions(game.state))
    }


@compiled
def find_tile_chances(
    states: np.recarray,
    trees: Trees,
    outcomes: Outcomes,
    endings: Floats,
    turn: TurnRoom,
    worth: Floats,
    chances: Floats,
) -> None:
    """Write the chances of `states[0]` as [tile, action]; everything else is room to work in, `states` too."""
    s = states[0]
    chances[:] = 0.0
    legal = legal_actions(s)
    if s.phase == CLAIM:
        for action in range(TAKE, ACTIONS):
            if holds(legal, action):
                chances[action - TAKE + LOWEST_PORTION, action] = 1.0
    behind = go_behind_giver(s)
    if s.phase not in PLANNED or legal == 0:
        return
    find_outcomes(states, outcomes)
    for tile in range(LOWEST_TILE, CLAIMS):
        if aim_at(tile, outcomes, endings):
            forget_turn(turn)
            find_worth(trees.eight, trees.nine, endings, turn, s, worth)
            for action in range(ACTIONS):
                if holds(legal, action):
                    chances[tile, action] = max(largest(worth) if behind else worth[action], 0.0)


@compiled
def largest(worth: Floats) -> float:
    found = worth[0]
    for number in range(1, len(worth)):
        found = max(found, worth[number])
    return float(found)


@compiled
def go_behind_giver(s: State) -> bool:
    """Where the giver for the Bratworm of a double 1 is chosen, continue as planned: it is earned (B2)."""
    giver = giver_as_planned(s)
    if giver == NONE:
        return False
    move_bratworm(s, giver - FROM_SEAT)
    s.phase = DECIDE
    return True


@compiled
def aim_at(tile: int, outcomes: Outcomes, endings: Floats) -> bool:
    """Value the endings that offer the tile 1, the others 0; False where none does."""
    possible = False
    for ending in range(ENDINGS):
        offers = (outcomes.offered[ending] >> np.int64(tile)) & 1
        endings[ending] = offers
        possible = possible or offers == 1
    return possible
