"""Many games between built-in bots in one call of compiled code, each with its own dice."""

import numpy as np
from numpy.typing import NDArray

from heckmeck.bots.built_in import Parameters
from heckmeck.bots.kernel import TALLIES, Chance, Desk, play_game
from heckmeck.rules.compiled import compiled
from heckmeck.rules.ending import places, worms_of
from heckmeck.rules.state import MOST_PLAYERS

PLACE, WORMS_WON = TALLIES, TALLIES + 1  # after what the kernel counts
COLUMNS = TALLIES + 2


@compiled
def play_games(
    start: np.recarray,
    states: np.recarray,
    seating: NDArray[np.int64],
    kinds: NDArray[np.int64],
    parameters: Parameters,
    desk: Desk,
    lucks: Chance,
    results: NDArray[np.int64],
) -> None:
    """Play a game from `start[0]` with each row of `lucks`; fill in `results[game, seat]`, zero before.

    `seating[game, seat]` is the bot that sits there, a row of `kinds` and `parameters`. `states` is room for two.
    """
    place = np.zeros(MOST_PLAYERS, np.int8)
    for game in range(len(lucks)):
        states[0] = start[0]
        bots = seating[game]
        play_game(states, kinds[bots], parameters[bots], desk, lucks[game], results[game])
        s = states[0]
        places(s, place)
        for seat in range(s.players):
            results[game, seat, PLACE] = place[seat]
            results[game, seat, WORMS_WON] = worms_of(s, seat)
