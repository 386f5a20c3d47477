"""A game at the keyboard: people are asked, bots are shown, dice are fair."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from heckmeck.bots.bot import Bot
from heckmeck.cli.screen import choices as keys
from heckmeck.cli.screen.choices import Choice, choices, clauses_that_matter, find_choice, question
from heckmeck.cli.screen.narration import note, result, told, turn_line, turns_of
from heckmeck.cli.screen.rulebook import clauses
from heckmeck.cli.screen.screen import one_line, paragraphs, screen
from heckmeck.cli.screen.terminal import Terminal
from heckmeck.cli.seats import decision_of
from heckmeck.game import Game
from heckmeck.game.board import NAME_WIDTH, column
from heckmeck.game.game import Step
from heckmeck.game.moves import read_dice
from heckmeck.language import current_words
from heckmeck.record.reader import at_a_turns_beginning
from heckmeck.rules.state import Phase

if TYPE_CHECKING:
    from heckmeck.cli.screen.tutor import Tutor

TIME_FOR_AN_OUTCOME = 2.5  # pauses after a person's turn


class Quit(Exception):
    """The person wants to leave; the game is saved."""


class Session:
    """Plays a game to its end. `bots` has None where a person sits; `save` is called after each person's turn."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot | None],
        seed: bytes,
        terminal: Terminal,
        pause: float,
        save: Callable[[], None],
        tutor: "Tutor | None" = None,
    ) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed
        self.terminal = terminal
        self.pause = pause
        self.words = current_words()
        self.notes = [""] * len(game.players)
        self.log: list[str] = []
        self.message = ""
        self.save = save
        self.tutor = tutor
        for steps in turns_of(game):
            if steps[-1].after.turns > steps[-1].before.turns:
                self.remember(steps)

    def remember(self, steps: list[Step]) -> None:
        self.notes[steps[0].before.seat] = note(steps, self.game.players, self.words)
        self.log.append(turn_line(steps, self.game.players, self.words))

    def play(self) -> None:
        game = self.game
        while not game.over:
            bot = self.bots[game.state.seat]
            if game.phase is Phase.ROLLING and (bot is not None or not at_a_turns_beginning(game)):
                self.roll()
            elif bot is not None:
                self.step(decision_of(bot, game), watch=True)
            else:
                chosen = self.ask()
                self.message = ""
                if self.takes_back(chosen):
                    continue
                if chosen.move:
                    self.step(chosen.move)
                else:
                    self.roll()

    # Steps

    def roll(self) -> None:
        """Let the fair dice fall; a roll that fails is shown before it is gone (T3)."""
        dice = self.game.fair_roll(self.seed)
        before = self.game.copy()
        events = before.copy().play(f"dice {dice}")
        if events:
            on_the_table = before.copy()
            on_the_table.state.roll[:], on_the_table.state.golden = read_dice(dice)
            on_the_table.state.phase = Phase.KEEP
            self.step(f"dice {dice}", watch=True, shown=on_the_table)
        else:
            self.step(f"dice {dice}")

    def step(self, move: str, watch: bool = False, shown: Game | None = None) -> None:
        """Carry out a step; one that people should watch is told in words first."""
        game = self.game
        before = game.copy()
        seat, turns = int(game.state.seat), int(game.state.turns)
        game.play(move)
        lines = told(Step(game.ply, move, before.state, game.state), game.players, self.words)
        self.message = " · ".join(lines) or self.message
        turn_is_over = game.state.turns != turns
        if turn_is_over:
            self.end_turn()
        if self.terminal.live and (watch or turn_is_over) and lines:
            own = self.bots[seat] is None
            self.show(shown or before)
            self.terminal.pause(self.pause * (TIME_FOR_AN_OUTCOME if own else 1))

    def end_turn(self) -> None:
        *_, steps = turns_of(self.game)
        self.remember(steps)
        if self.bots[steps[0].before.seat] is None:
            self.save()
        if not self.terminal.live:
            self.terminal.line(self.log[-1])

    # What people see

    def show(self, game: Game, options: Sequence[Choice] = (), asked: str = "") -> None:
        lines = screen(game, self.words, self.terminal.height, self.notes, self.message, options, asked)
        self.terminal.page(lines)

    def ask(self) -> Choice:
        """Ask whoever's turn it is until the answer is one of the choices."""
        options = choices(self.game, self.words)
        if self.tutor is not None:
            options = self.tutor.labelled(self.game, options, self.words)
            self.message = self.message or self.tutor.says(self.game, self.words)
        return self.choose(options, question(self.game, self.words))

    def takes_back(self, chosen: Choice) -> bool:
        """Let the tutor warn before a decision that costs a lot, and ask whether it stays."""
        warning = "" if self.tutor is None else self.tutor.warning(self.game, chosen.move, self.words)
        if self.tutor is None or not warning:
            return False
        again, _ = options = self.tutor.ways_out(self.words)
        self.message = warning
        answer = self.choose(options, self.words.say("tutor-question"))
        self.message = ""
        return answer is again

    def choose(self, options: list[Choice], what: str) -> Choice:
        name = column(self.game.players[self.game.state.seat], NAME_WIDTH).plain.rstrip()
        asked, told = f"{name}: {what}", self.message
        while True:
            self.show(self.game, options, asked)
            readable = self.terminal.fits
            text = self.terminal.key()
            if text == keys.QUIT_KEY:
                raise Quit
            if not readable:
                continue
            if text == keys.HELP_KEY:
                self.help()
            elif text == keys.LOG_KEY:
                self.tell([one_line(line) for line in self.log] or [Text(self.words.say("log-empty"))])
            elif chosen := find_choice(text, options):
                return chosen
            else:
                wanted = ", ".join(option.key for option in options)
                self.message = f"{told} {self.words.say('no-such-key', keys=wanted)}".lstrip()

    def help(self) -> None:
        """Show the clauses that matter now, in the words of the rules."""
        entries = clauses(self.words.language)
        texts = [
            entries[name].removeprefix("- ").replace("**", "") for name in clauses_that_matter(self.game)
        ]
        self.tell(paragraphs([*texts, self.words.say("help-keys")]))

    def tell(self, lines: list[Text]) -> None:
        """Show a page of text, or its end where it is too long; a live terminal waits for a key."""
        if not self.terminal.live:
            for line in lines:
                self.terminal.line(line)
            return
        self.terminal.page(
            [*lines[2 - self.terminal.height :], Text(), Text(self.words.say("any-key"), "dim")]
        )
        self.terminal.key()

    def result(self) -> list[str]:
        """Say who won, and how the worms add up."""
        first = self.game.ranking[0]
        worms = self.words.say("worms", n=self.game.document()["players"][first[0]]["worms"])
        wins = [self.words.say("wins", name=self.game.players[seat], worms=worms) for seat in first]
        return [*wins, *result(self.game, self.words)]
