"""Imported by the process that servers are forked from: the rules are compiled there once."""

from heckmeck.server.ops import process
from heckmeck.server.ops.settings import Settings
from heckmeck.server.ops.warm_up import warm_up_rules

__all__ = ["process"]
warm_up_rules()
process.configuration(Settings()).load()
