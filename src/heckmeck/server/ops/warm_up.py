"""Compiles what a table needs before somebody waits for it.

A server does so for the rules when it starts. `python -m heckmeck.server.ops.warm_up` does it once per machine, and
with the word `coach` for the coach too: that takes twice as long, while `make play` already shows people the page.
"""

import sys

from heckmeck.bots.bot import ask
from heckmeck.bots.registry import make_bot
from heckmeck.coach.outlook import outlook_of
from heckmeck.game import Game
from heckmeck.language import available, parsed, words_in
from heckmeck.server.studies.studies import advice_on, reviewed

SHORT = "deluxe max_turns=2"
WITH_CHOICES = "deluxe steal=optional lower_tile=any max_turns=30"


def warm_up_rules() -> None:
    """Play a short game as a table does, and read the texts: then a language's first refusal keeps nobody waiting."""
    game = Game(SHORT, ["Anna", "Ben"])
    play(game, "simple")
    game.document()
    for language in available():
        parsed(language)


def warm_up_coach() -> None:
    """Let a planning bot play, and study the game as the coach does, at a decision and after the end."""
    game = Game(WITH_CHOICES, ["Anna", "Ben"], headers={"seed": "00" * 32})
    game.roll()
    advice_on(game, words_in("en"))
    play(game, "worms")
    reviewed(game)


def play(game: Game, name: str) -> None:
    bot = make_bot(name)
    while not game.over:
        game.play(ask(bot, game)) if game.legal else game.roll()
        outlook_of(game.state)


if __name__ == "__main__":
    try:
        warm_up_rules()
        if "coach" in sys.argv:
            warm_up_coach()
    except KeyboardInterrupt:
        raise SystemExit(130) from None
