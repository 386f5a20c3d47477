"""The organiser's desk in the terminal: every command is a method, every change is on the disk before it is confirmed.

The reason of a correction follows `because`. Command words are never translated.
"""

from collections.abc import Callable, Sequence

from heckmeck.cli.commands.tournament import screens
from heckmeck.cli.commands.tournament.files import house_rules, read_name_file
from heckmeck.cli.options import whole_number
from heckmeck.cli.output import put
from heckmeck.errors import Illegal, Malformed, shortened
from heckmeck.language import current_words
from heckmeck.tournament.coming import missing
from heckmeck.tournament.events import Admit, Arrive, Reserve, Rules, Sweep
from heckmeck.tournament.history import last_step
from heckmeck.tournament.rules_file import house_rules_document
from heckmeck.tournament.score_text import read_score
from heckmeck.tournament.scores import TableScore
from heckmeck.tournament.stages import plan
from heckmeck.tournament.standings import champions
from heckmeck.tournament.state import Table
from heckmeck.tournament.tournament import Tournament

BECAUSE = "because"
MOST = 3000


class Leave(Exception):
    """The organiser leaves; everything is on the disk."""


class Desk:
    """Runs one tournament. `ask`, if set, asks the organiser for a line."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._words = current_words()
        self.ask: Callable[[str], str] | None = None
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "add": self.register,
            "import": self.read_list,
            "rename": self.rename,
            "out": self.drop_out,
            "back": self.take_back,
            "here": self.check_in,
            "sweep": self.sweep,
            "late": self.reserve,
            "seat": self.seat,
            "draw": self.draw,
            "tables": self.show_tables,
            "enter": self.enter,
            "correct": self.correct,
            "undo": self.undo,
            "standings": self.show_standings,
            "players": self.show_players,
            "plan": self.show_plan,
            "rules": self.rules,
            "log": self.show_log,
            "help": self.help,
            "quit": self.quit,
        }

    def do(self, words: Sequence[str]) -> None:
        """Carry out one command; nothing for an empty line."""
        if not words:
            return
        command = self._commands.get(words[0])
        if command is None:
            known = ", ".join(self._commands)
            raise Malformed("tournament-no-command", "", command=shortened(words[0]), commands=known)
        command(list(words[1:]))

    def welcome(self) -> None:
        """Say how far the tournament is."""
        state = self._tournament.state
        put(screens.headline(state, self._words))
        if state.seal is not None and not state.seal.is_open:
            self._tell("sealed-note", seal=state.seal.commitment)
        put(self._words.say("tournament-desk-hint"))

    # Who takes part

    def register(self, names: list[str]) -> None:
        self._tournament.register(names)
        self._tell("participants", n=len(self._tournament.state.roster.numbers()))

    def read_list(self, words: list[str]) -> None:
        self.register(read_name_file(self._only(words, "FILE")))

    def rename(self, words: list[str]) -> None:
        if len(words) < 2:
            raise self._wrong("rename NUMBER NAME")
        self._tournament.rename(self._number(words[0]), " ".join(words[1:]))

    def drop_out(self, words: list[str]) -> None:
        player = self._number(self._only(words, "NUMBER"))
        self._tournament.withdraw(player)
        self._tell("gone", name=self._tournament.state.roster.name(player))

    def take_back(self, words: list[str]) -> None:
        player = self._number(self._only(words, "NUMBER"))
        self._tournament.take_back(player)
        self._tell("is-back", name=self._tournament.state.roster.name(player))

    def check_in(self, words: list[str]) -> None:
        """`here 3 4 7`: they have come."""
        if not words:
            raise self._wrong("here NUMBER …")
        self._tournament.add_now(Arrive(tuple(map(self._number, words))))
        self._tell("missing", n=len(missing(self._tournament.state)))

    def sweep(self, words: list[str]) -> None:
        self._none(words)
        gone = missing(self._tournament.state)
        self._tournament.add_now(Sweep(gone))
        self._tell("swept", n=len(gone))

    def reserve(self, words: list[str]) -> None:
        """`late NAME …`: they would like to play; `seat` lets them."""
        self._tournament.add_now(Reserve(tuple(words)))
        self.show_players([])

    def seat(self, words: list[str]) -> None:
        """`seat 25 3`: at table 3; without a table on the list, or from the next round on."""
        if not 1 <= len(words) <= 2:
            raise self._wrong("seat NUMBER [TABLE]")
        player, table = self._number(words[0]), self._number(words[1]) if words[1:] else 0
        self._tournament.add_now(Admit(player, table))
        self.show_players([])

    # Rounds

    def draw(self, words: list[str]) -> None:
        """`draw`; the first one takes what the hall shouts, and is asked for it."""
        sealed = self._tournament.state.seed is None
        if not sealed:
            self._none(words)
        elif not words and self.ask is not None:
            words = [self.ask(self._words.say("tournament-ask-phrase"))]
        self._tournament.draw(" ".join(words))
        if sealed and (seed := self._tournament.state.seed):
            self._tell("seed-note", seed=seed.hex())
        self.show_tables([])

    def enter(self, words: list[str]) -> None:
        """`enter 3 21,30 - 4/33`: one score per seat, in the order of the seats; without scores each is asked for."""
        number, table = self._table(words)
        scores = self._scores(table, words[1:])
        self._tournament.enter(number, scores)
        self._after_result()

    def correct(self, words: list[str]) -> None:
        """`correct 3 21,30 - 4/33 because …`; `correct 2:3 …` for a table of an earlier round."""
        place, _, table_number = words[0].rpartition(":") if words else ("", "", "")
        round_number = self._number(place) if place else None
        number, table = self._table([table_number], round_number)
        until = words.index(BECAUSE) if BECAUSE in words else len(words)
        scores = self._scores(table, words[1:until])
        reason = " ".join(words[until + 1 :]) or None
        self._tournament.correct(number, scores, reason, round_number)
        self._after_result()

    def undo(self, words: list[str]) -> None:
        self._none(words)
        done = last_step(self._tournament.events)[1]
        self._tournament.undo()
        self._tell("undone", what=screens.event_line(self._tournament.state, done, self._words))

    # Looking

    def show_tables(self, words: list[str]) -> None:
        self._none(words)
        self._put(screens.table_lines(self._tournament.state, self._words))

    def show_standings(self, words: list[str]) -> None:
        self._none(words)
        self._put(screens.standing_lines(self._tournament.state, self._words))

    def show_players(self, words: list[str]) -> None:
        self._none(words)
        self._put(screens.player_lines(self._tournament.state, self._words))

    def show_plan(self, words: list[str]) -> None:
        self._none(words)
        self._put(screens.plan_lines(self._tournament.state, self._words))

    def rules(self, words: list[str]) -> None:
        """`rules` shows them; `rules FILE` sets others before the first draw, if they can work."""
        if words:
            wanted = house_rules(self._only(words, "FILE"))
            if (participants := len(self._tournament.state.roster.numbers())) > 1:
                plan(participants, wanted)
            self._tournament.add_now(Rules(house_rules_document(wanted)))
        self._put(screens.rule_lines(self._tournament.state, self._words))

    def show_log(self, words: list[str]) -> None:
        self._none(words)
        self._put(screens.log_lines(self._tournament, self._words))

    def help(self, words: list[str]) -> None:
        self._none(words)
        width = max(map(len, self._commands))
        self._put(f"{name:<{width}}  {self._words.say(f'tournament-desk-{name}')}" for name in self._commands)
        put(self._words.say("tournament-desk-scores"))

    def quit(self, words: list[str]) -> None:
        raise Leave

    # What commands share

    def _after_result(self) -> None:
        state = self._tournament.state
        if state.phase == "over":
            for player in champions(state):
                put(self._words.say("tournament-champion", name=state.roster.name(player)))
        elif state.phase == "draw":
            put(self._words.say("tournament-round-over"))
        else:
            self._tell("open-tables", tables=", ".join(map(str, state.open_tables())))

    def _table(self, words: list[str], round_number: int | None = None) -> tuple[int, Table]:
        stages = self._tournament.state.stages
        if not words or not words[0]:
            raise self._wrong("enter TABLE SCORE …")
        number = self._number(words[0])
        last = len(stages[-1].rounds) if stages else 0
        return number, self._tournament.state.table(len(stages), round_number or last, number)

    def _scores(self, table: Table, words: list[str]) -> list[TableScore]:
        if not words and self.ask is not None:
            words = [self.ask(f"{self._tournament.state.roster.name(player)}:") for player in table.staying]
        if len(words) != len(table.staying):
            raise Illegal("tournament-scores-number", "R1", given=len(words), due=len(table.staying))
        return [read_score(player, text.strip()) for player, text in zip(table.staying, words, strict=True)]

    def _number(self, text: str) -> int:
        return whole_number("NUMBER", text, 1, MOST)

    def _only(self, words: list[str], what: str) -> str:
        if len(words) != 1:
            raise self._wrong(what)
        return words[0]

    def _none(self, words: list[str]) -> None:
        if words:
            raise Malformed("tournament-nothing-after", "")

    def _wrong(self, usage: str) -> Malformed:
        return Malformed("tournament-usage", "", usage=usage)

    def _tell(self, key: str, **details: object) -> None:
        put(self._words.say(f"tournament-{key}", **details))

    def _put(self, lines: "screens.Lines") -> None:
        for line in lines:
            put(line)
