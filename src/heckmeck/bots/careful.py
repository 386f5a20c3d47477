"""Plays to take something, whatever it is."""

from heckmeck.bots.built_in import BuiltInBot
from heckmeck.bots.kinds import CAREFUL


class CarefulBot(BuiltInBot):
    """Plays each turn for the best chance to take any tile at all."""

    kind = CAREFUL
