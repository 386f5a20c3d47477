"""Imported by the process that servers are forked from: what each of them would do again is done there once.

Nothing of it is ever collected: a server that starts looks only at what is its own, and shares the memory of the rest.
"""

import gc

import aiosqlite
import anyio._backends._asyncio
import asyncpg
import uvloop

from heckmeck.server.ops import process
from heckmeck.server.ops.settings import Settings
from heckmeck.server.ops.warm_up import warm_up_rules

__all__ = ["aiosqlite", "anyio", "asyncpg", "process", "uvloop"]
warm_up_rules()
process.configuration(Settings()).load()
gc.collect()
gc.freeze()
