"""What all built-in bots share: one compiled player, told apart by a kind and its parameters."""

import numpy as np

from heckmeck.bots.bot import Bot
from heckmeck.bots.kernel import decision
from heckmeck.bots.kinds import PARAMETERS, Parameters
from heckmeck.bots.planning import shared_desk
from heckmeck.chance import new_chance
from heckmeck.game import Game
from heckmeck.moves import SPELLING
from heckmeck.rules.state import empty_states


class BuiltInBot(Bot):
    """A bot that also plays whole games inside the compiled kernel."""

    kind: int

    def __init__(self, seed: int | None = None) -> None:
        self._whim = new_chance(seed)

    def parameters(self, players: int) -> Parameters:  # noqa: ARG002
        """Return the numbers that the kernel reads, for a table of so many."""
        return np.zeros(PARAMETERS)

    def decide(self, game: Game) -> str:
        states = empty_states(1)
        states[0] = game.state
        parameters = self.parameters(len(game.players))
        return SPELLING[decision(states, self.kind, parameters, False, shared_desk(), self._whim)]
