"""Plays to take something, whatever it is."""

from heckmeck.bots.planner import PlanningBot
from heckmeck.bots.kinds import CAREFUL


class CarefulBot(PlanningBot):
    """Plays each turn for the best chance to take any tile at all."""

    kind = CAREFUL
