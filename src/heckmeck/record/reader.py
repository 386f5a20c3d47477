"""Reading the `.heck` game record: every line is replayed, and refused where the rules do not allow it."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from heckmeck.errors import Illegal, Malformed, Refused, shortened
from heckmeck.game import Game
from heckmeck.game.moves import DICE_PATTERN, FACE_LETTERS, SPECIALIST_NAMES
from heckmeck.game.refusals import what_is_due
from heckmeck.record.errors import RecordError
from heckmeck.record.headers import read_headers
from heckmeck.record.names import BLANKS, read_name, uncommented
from heckmeck.rules.state import HIGHEST_TILE, LOWEST_PORTION, Phase

WORD = re.compile(r'[^ \t"]*(?:"[^"]*"[^ \t"]*)*', re.ASCII)
ROLL_TOKEN = re.compile(rf"({DICE_PATTERN.pattern})(?:>(.*)|(~))?", re.ASCII | re.DOTALL)
CHOICE_TOKEN = re.compile(r"(take|back|from):(.*)", re.ASCII | re.DOTALL)
TILES_TO_CHOOSE = {str(tile) for tile in range(LOWEST_PORTION, HIGHEST_TILE + 1)}
CHOICE_CLAUSES = {"take": "S7", "back": "G2", "from": "B2"}


class Line(NamedTuple):
    number: int
    text: str  # without its comment


class Record(NamedTuple):
    """A game and, for each of its steps, the line that it was read from."""

    game: Game
    lines: list[int]


def read(source: str | bytes) -> Game:
    """Read a record and replay it, or refuse it with a RecordError."""
    return read_record(source).game


def read_record(source: str | bytes) -> Record:
    """Read a record and remember where each step stands."""
    text = decode(source) if isinstance(source, bytes) else source
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    end = next((index for index, line in enumerate(lines) if not line.strip(BLANKS)), len(lines))
    game = read_headers(lines[:end])
    numbered = (Line(number, uncommented(line)) for number, line in enumerate(lines[end:], end + 1))
    reader = TurnReader(game)
    for line in numbered:
        if line.text:
            reader.read_line(line)
    return Record(game, reader.lines)


def decode(source: bytes) -> str:
    """Return the text of a file, which is UTF-8 (N1)."""
    try:
        text = source.decode()
    except UnicodeDecodeError:
        raise RecordError(Malformed("not-utf-8", "N1")) from None
    if text.startswith("\ufeff"):
        raise RecordError(Malformed("byte-order-mark", "N1"), 1)
    return text


def words_of(line: Line) -> Iterator[str]:
    """Split a turn line at its blanks, except those inside quotes."""
    position = 0
    while position < len(line.text):
        match = WORD.match(line.text, position)
        assert match is not None  # the pattern matches the empty word
        if match.end() < len(line.text) and line.text[match.end()] not in BLANKS:
            raise RecordError(Malformed("open-quote", "N1/N2"), line.number, line.text[position:])
        if match[0]:
            yield match[0]
        position = match.end() + 1


class TurnReader:
    """Plays the turn lines of a record, one after the other."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lines: list[int] = []
        self.last = Line(0, "")

    def read_line(self, line: Line) -> None:
        name, *tokens = words_of(line)
        self.begin_turn(line, name)
        turns = self.game.state.turns
        for token in tokens or [""]:
            try:
                if self.game.state.turns != turns:
                    raise Illegal("turn-is-over", clause_of(token))
                self.read_token(token)
            except Refused as refused:
                raise RecordError(refused, line.number, token) from None
            self.lines += [line.number] * (self.game.ply - len(self.lines))
        self.last = line

    def begin_turn(self, line: Line, word: str) -> None:
        """Check that the turn before is complete and that it is this player's turn (M3)."""
        game = self.game
        try:
            name = read_name(word)
            if name not in game.players:
                raise Malformed("unknown-player", "N1/M3", name=shortened(name))
            if game.over:
                raise what_is_due(game.state)
            if game.moves and not at_a_turns_beginning(game):
                due = what_is_due(game.state)
                raise RecordError(Illegal("turn-unfinished", due.clause), self.last.number)
            if name != game.players[game.state.seat]:
                raise Illegal("not-your-turn", "M3", name=game.players[game.state.seat])
        except RecordError:
            raise
        except Refused as refused:
            raise RecordError(refused, line.number, word) from None

    def read_token(self, token: str) -> None:
        if token == "":
            raise Illegal("turn-without-a-roll", "T1")
        if token == "stop":
            self.game.play("stop")
        elif choice := CHOICE_TOKEN.fullmatch(token):
            self.game.play(self.read_choice(choice[1], choice[2]))
        elif (roll := ROLL_TOKEN.fullmatch(token)) and roll[1]:
            self.read_roll(dice=roll[1], golden=roll[3], face=roll[4], weasel=roll[5])
        else:
            raise Malformed("no-such-token", "N1")

    def read_choice(self, kind: str, value: str) -> str:
        """Return the decision that a choice stands for (N6)."""
        clause = CHOICE_CLAUSES[kind]
        if kind == "from":
            name = read_name(value)
            if name not in self.game.players:
                raise Malformed("unknown-player", f"N1/{clause}", name=shortened(name))
            return f"from {self.game.players.index(name)}"
        if kind == "back":
            if value not in SPECIALIST_NAMES:
                raise Malformed("unknown-specialist", f"N1/{clause}", name=shortened(value))
            return f"put back {value}"
        if not re.fullmatch(r"[1-9][0-9]*", value, re.ASCII):
            raise Malformed("no-such-token", "N1")
        if value not in TILES_TO_CHOOSE:
            raise Illegal("tile-not-to-choose", clause, tile=shortened(value))
        return f"take {value}"

    def read_roll(self, dice: str, golden: str | None, face: str | None, weasel: str | None) -> None:
        """Play a roll and what was done with it; a roll decided on before it is not written (N4, N8)."""
        game = self.game
        if game.phase is Phase.START:
            game.play("roll golden" if golden else "roll")
        elif game.phase is Phase.DECIDE:
            game.play("roll")
        game.roll(dice)
        if weasel:
            game.play("weasel")
        elif face is not None:
            if face == "":
                raise Malformed("no-face", "N1/T2")
            if len(face) > 1 or face not in FACE_LETTERS:
                raise Malformed("no-such-face", "N1/M2", face=shortened(face))
            game.play(f"keep {face}")


def at_a_turns_beginning(game: Game) -> bool:
    state = game.state
    return game.phase in (Phase.START, Phase.ROLLING) and not state.kept.any() and not state.weasel_used


def clause_of(token: str) -> str:
    """Return the clause that a token after the end of its turn breaks."""
    return CHOICE_CLAUSES.get(token.partition(":")[0], "T5")
