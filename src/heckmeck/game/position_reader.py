"""Reading the position line (docs/notation.md 4).

Text only: pieces are laid, and what cannot be is found, by rules/position.py. What is written otherwise than we write
it is refused with our spelling, so that a position has one line and no other (P8).
"""

import re
from collections import Counter
from typing import Any

import numpy as np

from heckmeck.errors import Illegal, Malformed, Refused, shortened
from heckmeck.game.moves import FACE_LETTERS, SPECIALIST_NAMES
from heckmeck.game.position import FIELDS, LETTERS, NOTHING, reads_as_a_number, write_position
from heckmeck.language import Words
from heckmeck.rules import engine
from heckmeck.rules import position as rules
from heckmeck.rules.edition import Edition
from heckmeck.rules.flaws import FLAWS, SOUND
from heckmeck.rules.state import DICE, DOWN, MOST_PLAYERS, NONE, UP, WITH_SEAT, Phase, State, copy_of
from heckmeck.rules.turn import begin_turn

CLAUSES = {field: f"P{number}" for number, field in enumerate(FIELDS, 1)}
TOO_MANY = DICE + 2  # dice of a face, or Bratworms: more need not be told apart

NUMBER = re.compile(r"[0-9]{1,4}")
RUN = re.compile(r"([0-9]{1,4})\.\.([0-9]{1,4})")
TILE = re.compile(rf"([0-9]{{1,4}})([{LETTERS}]*)(-?)")
STACK = re.compile(rf"(-|[0-9]{{1,4}}(?:\.[0-9]{{1,4}})*)(?::([{LETTERS}]+))?(?:\*([0-9]{{1,4}}))?")
IN_THE_HAND = re.compile(r"([1-5W]*):([0-9]{1,4})(\+?)(>?)(~?)")
ON_THE_TABLE = re.compile(r"([1-5W]*):>?([1-5W]*)(?:\+([1-5W]))?(~?)")


class InAField(Refused):
    """A refusal that names the field of the line."""

    def in_words(self, words: Words) -> str:
        return f"{self.details['field']}: {super().in_words(words)}"


class MalformedPosition(InAField, Malformed):
    """A field that cannot be read, or that is written otherwise."""


class IllegalPosition(InAField, Illegal):
    """A position that cannot be."""


def read_position(line: str) -> tuple[Edition, State]:
    """Return the edition and the position that a line names, or refuse it."""
    fields = dict(zip(FIELDS, split(line), strict=True))
    edition = read_rules(fields["RULES"])
    table = Laying(edition, fields["STACKS"].split("/"))
    table.lay_grill(fields["GRILL"])
    table.lay_supply(fields["SUPPLY"])
    table.lay_stacks()
    table.lay_seat(fields["SEAT"], fields["TURN"])
    table.lay_turn(fields["TURN"])
    table.check()
    ours = split(write_position(edition, table.state))
    for field, text in zip(FIELDS, ours, strict=True):
        if text != fields[field]:
            raise MalformedPosition("position-spelling", CLAUSES[field], field=field, text=text)
    return edition, table.state


def split(line: str) -> list[str]:
    fields = line.split(" ", len(FIELDS))
    if len(fields) < len(FIELDS):
        raise unreadable("position-field-missing", FIELDS[len(fields)])
    if len(fields) > len(FIELDS):
        raise unreadable("position-too-long", FIELDS[-1], fields[-1])
    return fields


def unreadable(reason: str, field: str, text: str = "") -> MalformedPosition:
    return MalformedPosition(reason, CLAUSES[field], field=field, text=shortened(text))


def read_rules(text: str) -> Edition:
    """Read preset and options (P1), which a record separates by spaces (N1)."""
    try:
        return Edition.parse(text.replace(",", " "))
    except Malformed as refused:
        clause = refused.clause.replace("N1", "P1")
        raise MalformedPosition(refused.reason, clause, field="RULES", **refused.details) from None


class Laying:
    """Lays the pieces that a line names; every method refuses what is wrong with its field."""

    def __init__(self, edition: Edition, stacks: list[str]) -> None:
        if not 2 <= len(stacks) <= MOST_PLAYERS:
            raise MalformedPosition("number-of-players", "P4/M3", field="STACKS", count=str(len(stacks)))
        self.stacks = stacks
        self.box = engine.new_game(edition, len(stacks), 0)
        self.state = copy_of(self.box)
        rules.clear_table(self.state)

    def refuse(self, flaw: int, field: str, **details: Any) -> None:
        """Refuse a flaw that was found; a sound piece is none."""
        if flaw != SOUND:
            reason, clause, field_to_blame = FLAWS[flaw]
            raise IllegalPosition(reason, clause, field=field_to_blame or field, **details)

    def lay_tile(self, field: str, tile: str, place: int) -> None:
        self.refuse(rules.lay_tile(self.box, self.state, int(tile), place), field, tile=str(int(tile)))

    def lay_specialists(self, field: str, letters: str, place: int, **details: str) -> None:
        for number in map(LETTERS.index, letters):
            flaw = rules.lay_specialist(self.box, self.state, number, place)
            self.refuse(flaw, field, specialist=SPECIALIST_NAMES[number], **details)

    def lay_grill(self, text: str) -> None:
        for item in text.split(",") if text != NOTHING else ():
            if run := RUN.fullmatch(item):
                numbers = range(int(run[1]), int(run[2]) + 1)
                if not numbers:
                    raise unreadable("position-grill", "GRILL", item)
                for number in numbers:
                    self.lay_tile("GRILL", str(number), UP)
            elif found := TILE.fullmatch(item):
                tile, letters, down = found.groups()
                self.lay_tile("GRILL", tile, DOWN if down else UP)
                self.lay_specialists("GRILL", letters, int(tile), tile=tile)
            else:
                raise unreadable("position-grill", "GRILL", item)

    def lay_supply(self, text: str) -> None:
        if not NUMBER.fullmatch(text):
            raise unreadable("position-supply", "SUPPLY", text)
        self.state.supply = min(int(text), TOO_MANY)

    def lay_stacks(self) -> None:
        for seat, text in enumerate(self.stacks):
            found = STACK.fullmatch(text)
            if not found:
                raise unreadable("position-stacks", "STACKS", text)
            tiles, letters, bratworms = found.groups()
            for tile in tiles.split(".") if tiles != NOTHING else ():
                self.lay_tile("STACKS", tile, WITH_SEAT + seat)
            self.lay_specialists("STACKS", letters or "", WITH_SEAT + seat, seat=str(seat))
            self.state.bratworms[seat] = min(int(bratworms or 0), TOO_MANY)

    def lay_seat(self, text: str, turn: str) -> None:
        if text == NOTHING:
            if turn != NOTHING:
                raise unreadable("position-turn-when-over", "TURN", turn)
            self.state.phase = Phase.OVER
        elif not NUMBER.fullmatch(text) or int(text) >= len(self.stacks):
            raise MalformedPosition(
                "position-seat", "P5", field="SEAT", text=shortened(text), last=str(len(self.stacks) - 1)
            )
        else:
            self.state.seat = int(text)

    def lay_turn(self, text: str) -> None:
        s = self.state
        if text == NOTHING:
            if s.phase != Phase.OVER:
                begin_turn(s)
            return
        hand, table = IN_THE_HAND.fullmatch(text), ON_THE_TABLE.fullmatch(text)
        if hand and (not table or reads_as_a_number(s, hand[1], hand[2])):
            kept, number, golden, falling, used = hand.groups()
            s.dice_left = min(int(number), TOO_MANY)
            s.golden_left = bool(golden)
            s.phase = Phase.ROLLING if falling else Phase.DECIDE
        elif table and (table[2] or table[3]):
            kept, roll, face, used = table.groups()
            s.roll[:] = counts_of(roll)
            s.golden = FACE_LETTERS.index(face) if face else NONE
            s.golden_left = bool(face)
            s.dice_left = min(len(roll), TOO_MANY) + s.golden_left
            s.phase = Phase.KEEP
        else:
            raise unreadable("position-turn", "TURN", text)
        s.kept[:] = counts_of(kept)
        s.weasel_used = bool(used)

    def check(self) -> None:
        """Refuse what cannot be, now that everything is laid."""
        s = self.state
        flaw = rules.find_flaw(self.box, s)
        self.refuse(
            flaw,
            "",
            tile=str(rules.first_missing(self.box)),
            seat=str(s.seat),
            count=str(self.box.supply),
            face=FACE_LETTERS[s.golden],
        )


def counts_of(dice: str) -> np.ndarray:
    """Return how many dice show each face."""
    counts = Counter(dice)
    return np.array([min(counts[face], TOO_MANY) for face in FACE_LETTERS], np.int8)
