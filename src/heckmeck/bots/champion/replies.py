"""Looking at the next player's best reply: an outcome is worth what their exactly solved turn leaves."""

import numpy as np

from heckmeck.bots.champion.network import Chances, Networks
from heckmeck.bots.champion.valuation import chances_of_outcomes, win_chances
from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import MOST_PLAYERS, OVER, START
from heckmeck.rules.turn import weasel_is_usable
from heckmeck.solver.distribution import chances_of_endings
from heckmeck.solver.endings import ENDINGS, FAILURE, TOTALS, Floats
from heckmeck.solver.outcomes import MOST_POSITIONS, Outcomes, find_outcomes, value_endings
from heckmeck.solver.solve import new_values, solve
from heckmeck.solver.turn_tree import TurnTree


@compiled
def value_turn_by_replies(
    states: np.recarray,
    networks: Networks,
    eight: TurnTree,
    nine: TurnTree,
    outcomes: Outcomes,
    reply: Outcomes,
    worth: Floats,
    endings: Floats,
) -> None:
    """Value every ending of the turn under way in `states[0]`; `reply` is room for the outcomes of the next turn."""
    seat = states[0].seat
    chance = np.zeros((MOST_POSITIONS, MOST_PLAYERS))
    value8, roll8, value9, roll9 = new_values(eight), new_values(eight), new_values(nine), new_values(nine)
    find_outcomes(states, outcomes)
    win_chances(networks, outcomes.position, outcomes.found[1], chance)
    for index in range(outcomes.found[1]):
        worth[index] = chance[index, seat]
        if outcomes.position[index].phase != OVER:
            after = outcomes.position[index : index + 1]
            golden = solve_reply(after, networks, eight, nine, reply, endings, value8, roll8, value9, roll9)
            if golden:
                worth[index] = left_by_reply(after, seat, networks, nine, reply, endings, value9, roll9)
            else:
                worth[index] = left_by_reply(after, seat, networks, eight, reply, endings, value8, roll8)
    value_endings(outcomes, worth, endings)


@compiled
def solve_reply(
    states: np.ndarray,
    networks: Networks,
    eight: TurnTree,
    nine: TurnTree,
    reply: Outcomes,
    endings: Floats,
    value8: Floats,
    roll8: Floats,
    value9: Floats,
    roll9: Floats,
) -> bool:
    """Solve the turn that begins in `states[0]` for its player; return whether they take the golden die (K4)."""
    s = states[0]
    chance, worth = np.zeros((MOST_POSITIONS, MOST_PLAYERS)), np.zeros(MOST_POSITIONS)
    find_outcomes(states, reply)  # type: ignore[arg-type]
    chances_of_outcomes(networks, reply, chance)
    for index in range(reply.found[1]):
        worth[index] = chance[index, s.seat]
    value_endings(reply, worth, endings)
    weasel = weasel_is_usable(s)
    solve(eight, endings, weasel, value8, roll8)
    if s.phase != START:
        return False
    solve(nine, endings, weasel, value9, roll9)
    return value9[int(weasel), 0] > value8[int(weasel), 0]


@compiled
def left_by_reply(
    states: np.ndarray,
    seat: int,
    networks: Networks,
    tree: TurnTree,
    reply: Outcomes,
    endings: Floats,
    value: Floats,
    roll: Floats,
) -> float:
    """Return the chance that a solved turn of another player leaves to `seat`."""
    s = states[0]
    weasel = weasel_is_usable(s)
    if s.players == 2:
        return 1.0 - value[int(weasel), 0]
    chance = np.zeros((MOST_POSITIONS, MOST_PLAYERS))
    chances_of_outcomes(networks, reply, chance)
    likely = chances_of_endings(tree, endings, value, roll, weasel, 0, True)
    left = 0.0
    for ending in range(ENDINGS):
        if likely[ending] > 0.0:
            left += likely[ending] * chance[chosen_position(reply, chance, s.seat, ending), seat]
    return left


@compiled
def chosen_position(outcomes: Outcomes, chance: Chances, mover: int, ending: int) -> int:
    """Return which of the positions that an ending offers is best for the mover."""
    bratworm = (ending // TOTALS) % 2 if ending < FAILURE else ending - FAILURE
    best = -1
    for index in range(outcomes.found[0]):
        offered = (outcomes.offered[ending] >> np.int64(outcomes.claim[index])) & 1
        better = best < 0 or chance[index, mover] > chance[best, mover]
        if offered and outcomes.bratworm[index] == bratworm and better:
            best = index
    return best
