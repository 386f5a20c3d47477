"""Setting a puzzle at the keyboard: ask, answer, explain."""

from heckmeck.cli.screen.advice_lines import advice_lines
from heckmeck.cli.screen.choices import QUIT_KEY, choices, find_choice, question
from heckmeck.cli.screen.screen import screen
from heckmeck.cli.screen.terminal import Terminal
from heckmeck.coach.advice import advise
from heckmeck.coach.puzzles import Puzzle, verdict_in_words
from heckmeck.game import Game
from heckmeck.language import Words, current_words


def set_puzzle(number: int, puzzle: Puzzle, terminal: Terminal) -> None:
    """Show the position, take an answer and explain; no answer means asking for the explanation."""
    words = current_words()
    game = puzzle.game()
    terminal.line(words.say("puzzle-title", number=number))
    answer = ask(game, terminal, words)
    terminal.line()
    for line in explanation(game, puzzle, answer, words):
        terminal.line(line)


def ask(game: Game, terminal: Terminal, words: Words) -> str | None:
    """Return the decision given as the answer; None where nobody answers."""
    options = choices(game, words)
    for line in screen(game, words, terminal.height, [""] * len(game.players), "", options):
        terminal.line(line)
    while True:
        try:
            text = terminal.ask_line(f"{question(game, words)} {words.say('puzzle-keys')}")
        except EOFError:
            return None
        if text in ("", QUIT_KEY):
            return None
        if chosen := find_choice(text, options):
            return chosen.move
        terminal.line(words.say("no-such-key", keys=", ".join(option.key for option in options)))


def explanation(game: Game, puzzle: Puzzle, answer: str | None, words: Words) -> list[str]:
    """Say whether the answer was right, what every option is worth, and what the natural one costs."""
    advice = advise(game)
    verdict = [] if answer is None else [verdict_in_words(advice.option(answer), words), ""]
    return [*verdict, *advice_lines(advice, words), puzzle.natural_in_words(game, words)]
