"""Stops at the first tile it can take."""

from heckmeck.bots.built_in import BuiltInBot
from heckmeck.bots.kinds import SIMPLE


class SimpleBot(BuiltInBot):
    """Sets aside the face with the most points and stops as soon as that takes a tile."""

    kind = SIMPLE
