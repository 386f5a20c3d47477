"""A record that is refused: which line, which token, and why."""

from heckmeck.errors import Refused, shortened
from heckmeck.language import Words


class RecordError(Refused):
    """A refusal with the place where it was found; line 0 where no line can be named."""

    def __init__(self, cause: Refused, line: int = 0, token: str = "") -> None:
        super().__init__(cause.reason, cause.clause, **cause.details)
        self.cause = cause
        self.line = line
        self.token = token

    def in_words(self, words: Words) -> str:
        place = ""
        if self.line:
            place = words.say("record-line", line=str(self.line))
            if self.token:
                place += f", {shortened(self.token)}"
            place += ": "
        return place + super().in_words(words)
