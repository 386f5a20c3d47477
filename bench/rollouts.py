"""What playing out by luck-free games is worth: how many plain games each replaces, and how many a second.

Run: python -m bench.rollouts
"""

import time

import numpy as np

from heckmeck.coach.judging import new_room
from heckmeck.coach.rollout_kernel import BATCH, COLUMNS, ERROR, WIN, plain_games, roll_out
from heckmeck.game import Game
from heckmeck.rules.state import NONE, empty_states
from heckmeck.solver.exact import edition_of, solve_reduced_game
from tests.coach.small_games import champions_values

BATCHES = 40
COMPARED = 200  # positions of small games
POSITIONS = {
    "classic, 2, start": "classic 21..36 0 -/- 0 -",
    "classic, 3, start": "classic 21..36 0 -/-/- 0 -",
    "classic, 5, start": "classic 21..36 0 -/-/-/-/- 0 -",
    "classic, 2, late": "classic 21..25,29-,31..33,34-,35-,36- 0 26.28/27.30 0 45WW:1223",
    "deluxe, 2, start": "deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30..36 7 -/- 0 -",
    "deluxe, 3, in a turn": "deluxe 11c,13,21h,24,26,27g,28,29a,30..35,36- 6 22.25:w*1/23/- 0 44WW:1235",
}


def measure(name: str, line: str) -> str:
    game, states, row = Game.from_position(line), empty_states(1), np.zeros(COLUMNS)
    states[0] = game.state
    room, seat = new_room(game.edition), int(game.state.seat)
    begin = time.process_time()
    roll_out(states, NONE, 1, BATCHES, room, row)
    seconds, games = time.process_time() - begin, BATCHES * BATCH
    worth, error = plain_games(row, seat), 100 * row[ERROR + seat]
    speed = games / seconds
    return f"{name:22} a game is worth {worth:4.0f} plain ones; {speed:4.0f} games/s; {games} have error {error:.2f}"


def small_games() -> str:
    """Compare 200 positions of small games with their exact chances."""
    off: list[float] = []
    for tiles in (3, 4):
        game, room = solve_reduced_game(tiles, forced=True), new_room(edition_of(tiles))
        exact = champions_values(game)
        states, rows = empty_states(1), np.zeros((len(exact), COLUMNS))
        wanted = min(len(exact), COMPARED - len(off))
        for index in np.linspace(0, len(exact), wanted, endpoint=False, dtype=int):
            states[0] = game.states[index]
            roll_out(states, NONE, int(index), BATCHES, room, rows[index])
            seat = int(states[0].seat)
            off.append((rows[index, WIN + seat] - exact[index]) / rows[index, ERROR + seat])
        print(
            f"{tiles} tiles: the champion's play is worth what perfect play is to within {gap(game, exact):.4f}"
        )
    far = int(np.sum(np.abs(off) > 3))
    return (
        f"{len(off)} positions: {far} off by more than 3 standard errors, at most {np.abs(off).max():.2f}; "
        f"the mean square is {np.mean(np.square(off)):.2f}"
    )


def gap(game: object, exact: np.ndarray) -> float:
    return float(np.abs(exact - game.value).max())  # type: ignore[attr-defined]


def main() -> None:
    states = empty_states(1)
    states[0] = Game.from_position(POSITIONS["classic, 2, start"]).state
    roll_out(states, NONE, 1, 1, new_room(edition_of(16)), np.zeros(COLUMNS))  # compile
    for name, line in POSITIONS.items():
        print(measure(name, line))
    print(small_games())


if __name__ == "__main__":
    main()
