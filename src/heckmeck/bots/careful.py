"""Plays to take something, whatever it is."""

from heckmeck.bots.kinds import CAREFUL
from heckmeck.bots.planner import PlanningBot


class CarefulBot(PlanningBot):
    """Plays each turn for the best chance to take any tile at all."""

    kind = CAREFUL
