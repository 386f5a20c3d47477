"""The other side of guest.py: a user's bot at work. Each line of JSON is answered by one.

What the bot prints goes to the error output, and it finds nothing to read: the real input and output belong to the
arena. When the arena is gone the process ends, whatever the bot does.
"""

import json
import os
import signal
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any

from heckmeck.bots.bot import Bot, ask
from heckmeck.bots.registry import make_bot
from heckmeck.errors import Malformed, shortened
from heckmeck.game import Game
from heckmeck.record.names import DEFAULT_NAMES


def keep_the_line() -> tuple[IO[str], IO[str]]:
    """Return our input and output, and leave other ones to the bot."""
    questions = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return questions, answers


def lines_of(questions: IO[str]) -> Iterator[str]:
    """Yield the lines; the end of the input ends the process at once, even while the bot thinks."""
    lines: SimpleQueue[str] = SimpleQueue()

    def read() -> None:
        for line in questions:
            lines.put(line)
        os._exit(0)

    Thread(target=read, daemon=True).start()
    while True:
        yield lines.get()


class Visit:
    """One game, with a bot in each of its seats."""

    def __init__(self, question: dict[str, Any]) -> None:
        self.game = Game(question["rules"], DEFAULT_NAMES[: question["players"]])
        self.bots: dict[int, Bot] = {
            seat: make_bot(question["bot"], seed) for seat, seed in question["seeds"]
        }

    def decide(self, question: dict[str, Any]) -> str:
        for move in question["moves"]:
            self.game.play(move)
        return shortened(str(ask(self.bots[question["seat"]], self.game)))


def main() -> None:
    """Answer until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the arena
    questions, answers = keep_the_line()
    visit: Visit | None = None

    def answer(**content: Any) -> None:
        answers.write(json.dumps(content) + "\n")
        answers.flush()

    answer(ready=True)
    for line in lines_of(questions):
        question = json.loads(line)
        try:
            if "bot" in question:
                visit = Visit(question)
                answer(begun=True)
            else:
                assert visit is not None
                answer(move=visit.decide(question))
        except Malformed as refused:
            answer(refused=refused.reason, details=refused.details)
        except (Exception, SystemExit) as error:
            answer(error=f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
