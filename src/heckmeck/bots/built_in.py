"""What the built-in bots share: a kind and parameters that compiled code tells them apart by."""

import numpy as np

from heckmeck.bots.bot import Bot
from heckmeck.bots.kinds import PARAMETERS, Parameters


class BuiltInBot(Bot):
    """A bot that also plays whole games inside the compiled kernel."""

    kind: int

    def parameters(self, players: int) -> Parameters:
        """Return the numbers that the kernel reads, for a table of so many."""
        del players
        return np.zeros(PARAMETERS)
