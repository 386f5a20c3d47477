"""Plays to take something, whatever it is."""

from heckmeck.bots.built_in import CAREFUL
from heckmeck.bots.planning import PlanningBot


class CarefulBot(PlanningBot):
    """Plays each turn for the best chance to take any tile at all."""

    kind = CAREFUL
