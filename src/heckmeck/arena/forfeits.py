"""Games that a user's bot gave away, and when it is no longer asked.

A bot forfeits a game in which it raises, takes too long, dies or gives an answer that is not legal. From its third
forfeit in a pairing on, in the order of the games, all its games count as forfeited: a bot that sleeps for ever does
not hold up the others, and the result still does not depend on which worker played which chunk.
"""

import numpy as np

from heckmeck.arena.match import COLUMNS, FORFEIT, Chunk, Pairing, Played, Results
from heckmeck.bots.many_games import PLACE

FORFEITS_ALLOWED = 2


def seats_of(pairing: Pairing, game: int, bot: int) -> list[int]:
    """Return the seats of a bot, 0 for the first and 1 for the second, in a game."""
    return [seat for seat in range(pairing.players) if (seat == pairing.seat_of_a(game)) == (bot == 0)]


def forfeited_row(pairing: Pairing, game: int, bot: int) -> Results:
    """Return the result of a game that a bot forfeits with all its seats: the others share the first place."""
    row = np.zeros((pairing.players, COLUMNS), np.int64)
    for seat in seats_of(pairing, game, bot):
        row[seat, FORFEIT] = 1
        row[seat, PLACE] = pairing.players - 1
    return row


def third_forfeit(pairing: Pairing, results: Results, first: int) -> tuple[int, int] | None:
    """Return the row of the forfeit that is one too many, and the bot at fault; None where there is none."""
    count = [0, 0]
    for row in np.flatnonzero(results[:, :, FORFEIT].any(axis=1)).tolist():
        for bot in range(2):
            count[bot] += bool(results[row, seats_of(pairing, first + row, bot), FORFEIT].any())
            if count[bot] > FORFEITS_ALLOWED:
                return row, bot
    return None


def give_the_rest_away(pairing: Pairing, results: Results, first: int) -> Results:
    """Return the results with all games after the third forfeit of a bot forfeited."""
    found = third_forfeit(pairing, results, first)
    if found is None:
        return results
    row, bot = found
    results = results.copy()
    for later in range(row + 1, len(results)):
        results[later] = forfeited_row(pairing, first + later, bot)
    return results


def unplayed(chunk: Chunk) -> Played:
    """Return rows for a chunk that comes after the third forfeit: they will be given away."""
    return Played(np.zeros((chunk.games, chunk.pairing.players, COLUMNS), np.int64), {})
