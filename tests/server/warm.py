"""Imported by the process that servers are forked from: the rules are compiled there once."""

from heckmeck.server import process
from heckmeck.server.bots_at_work import BotsAtWork
from heckmeck.server.metrics import Metrics
from heckmeck.server.settings import Settings

__all__ = ["process"]
BotsAtWork(Metrics()).warm_up()
process.configuration(Settings()).load()
