"""Imported by the process that servers are forked from: the rules are compiled there once."""

from heckmeck.server import process
from heckmeck.server.settings import Settings
from heckmeck.server.warm_up import warm_up_rules

__all__ = ["process"]
warm_up_rules()
process.configuration(Settings()).load()
