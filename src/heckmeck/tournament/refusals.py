"""Refusals that name the line of a file."""

from heckmeck.errors import Refused
from heckmeck.language import Words


class RefusedLine(Refused):
    """A refusal and the line it concerns, from 1: raised by readers, listed by checks."""

    def __init__(self, line: int, refusal: Refused) -> None:
        super().__init__(refusal.reason, refusal.clause, **refusal.details)
        self.line = line
        self.refusal = refusal

    def in_words(self, words: Words) -> str:
        return words.say("tournament-line", line=str(self.line), what=self.refusal.in_words(words))
