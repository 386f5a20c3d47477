"""Bots think in threads of their own, so that nobody waits for them."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

from heckmeck.bots.bot import Bot
from heckmeck.bots.registry import make_bot
from heckmeck.game import Game
from heckmeck.server.ops.metrics import Metrics

log = logging.getLogger("heckmeck.bots")
THREADS = 2


class BotsAtWork:
    """Answers for seats that bots play."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._threads = ThreadPoolExecutor(THREADS, "bot")
        self._bot = lru_cache(make_bot)

    async def decide(self, spec: str, game: Game) -> str:
        """Return a legal decision; a bot that has none is replaced for this time, and the game goes on."""
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._answer, spec, game.copy()
        )

    def _answer(self, spec: str, game: Game) -> str:
        legal = game.legal
        try:
            bot: Bot = self._bot(spec)
            move = bot.decide(game)
            if move in legal:
                return move
            log.error("illegal answer", extra={"bot": spec, "move": move})
        except Exception:
            log.exception("bot failed", extra={"bot": spec})
        self._metrics.bots_failed.labels(spec).inc()
        return legal[-1]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
