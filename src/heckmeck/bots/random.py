"""Takes any legal decision, each with the same chance."""

from heckmeck.bots.built_in import BuiltInBot
from heckmeck.bots.kinds import RANDOM


class RandomBot(BuiltInBot):
    """Plays without a plan: every legal decision is as likely as any other."""

    kind = RANDOM
