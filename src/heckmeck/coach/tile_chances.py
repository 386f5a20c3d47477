"""The best chance of every tile, decision by decision: the percentages on the tiles of the grill."""

import numpy as np

from heckmeck.coach.odds import Turn
from heckmeck.game import Game
from heckmeck.rules.state import HIGHEST_TILE, LOWEST_TILE, Phase


def tile_chances(game: Game) -> dict[str, dict[str, float]]:
    """Return, for each decision, the best chance of ending the turn with each tile that is still possible.

    Each chance is for playing for this tile alone. A tile also counts as the next lower one of a higher total (S4),
    and a top tile under the hen as what its total brings: the hen (K6).
    """
    chances: dict[str, dict[str, float]] = {move: {} for move in game.legal}
    if game.phase is Phase.CLAIM:
        return {move: {move.removeprefix("take "): 1.0} for move in chances}
    if not chances:
        return chances
    turn = Turn(game)
    if turn.is_settled:
        return chances
    for tile in range(LOWEST_TILE, HIGHEST_TILE + 1):
        endings = (turn.outcomes.offered >> tile & 1).astype(np.float64)
        if not endings.any():
            continue
        for move, chance in turn.values(endings).items():
            if chance > 0.0:
                chances[move][str(tile)] = chance
    return chances
