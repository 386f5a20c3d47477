"""A user's bot in a process of its own: it can raise, hang, crash or exit, and only its game is lost.

The process is killed when an answer takes too long. Making the bot and its very first decision may take longer, because
code that it uses may have to be compiled.
"""

import json
import os
import subprocess
import sys
from threading import Event, Timer
from typing import Any, NoReturn, Self

from heckmeck.errors import Malformed, shortened
from heckmeck.game import Game

SECONDS_TO_START = 120.0
FIRST_TIME = 12  # times the limit


class Forfeit(Exception):
    """A bot cannot continue: which of the two, and why, in the words of the catalogues (`arena-` and the reason)."""

    def __init__(self, spec: str, bot: int, reason: str, **details: str) -> None:
        super().__init__(spec, bot, reason, details)
        self.spec = spec
        self.bot = bot
        self.reason = reason
        self.details = details


class Guest:
    """Asks a user's bot in another process; the bot is made afresh for every game and every seat."""

    def __init__(self, spec: str, timeout: float, bot: int = 0) -> None:
        self.spec = spec
        self.timeout = timeout
        self.bot = bot
        self._process: subprocess.Popen[str] | None = None
        self._patience = FIRST_TIME
        self._sent = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    def begin(self, rules: str, players: int, seeds: dict[int, int]) -> None:
        """Begin a game; `seeds` has a seed for the bot in each of its seats."""
        if self._process is None or self._process.poll() is not None:
            self._start()
        self._sent = 0
        self._ask(
            {"bot": self.spec, "rules": rules, "players": players, "seeds": list(seeds.items())},
            self.timeout * FIRST_TIME,
        )

    def decide(self, game: Game) -> str:
        """Return the decision of the bot whose turn it is."""
        news = game.moves[self._sent :]
        self._sent = game.ply
        limit, self._patience = self.timeout * self._patience, 1
        answer = self._ask({"moves": news, "seat": int(game.state.seat)}, limit)
        move = str(answer["move"])
        if move not in game.legal:
            self._forfeit("illegal", move=move, legal=", ".join(game.legal))
        return move

    def _start(self) -> None:
        self._end()
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "heckmeck.arena.guest_process"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
            encoding="utf-8",
        )
        self._read(SECONDS_TO_START)

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def _ask(self, question: dict[str, Any], limit: float) -> dict[str, Any]:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
        except OSError:
            self._died()
        answer = self._read(limit)
        if "refused" in answer:
            raise Malformed(answer["refused"], "", **answer["details"])
        if "error" in answer:
            self._forfeit("raised", error=shortened(answer["error"], 200))
        return answer

    def _read(self, limit: float) -> dict[str, Any]:
        """Wait for a line; a process that does not answer in time is killed, which ends the wait."""
        process = self._process
        assert process is not None
        assert process.stdout is not None
        too_slow = Event()

        def lose_patience() -> None:
            too_slow.set()
            process.kill()

        watchdog = Timer(limit, lose_patience)
        watchdog.start()
        line = process.stdout.readline()
        watchdog.cancel()
        if too_slow.is_set():
            self._end()
            self._forfeit("too-slow", seconds=f"{limit:g}")
        if not line:
            self._died()
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _died(self) -> NoReturn:
        assert self._process is not None
        code = self._process.wait()
        self._end()
        self._forfeit("died", code=str(code))

    def _forfeit(self, reason: str, **details: str) -> NoReturn:
        raise Forfeit(self.spec, self.bot, reason, **details)
