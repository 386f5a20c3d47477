"""What is refused, with a name for the reason and the clause behind it.

The words are in the catalogues, under `refused-` and the reason, so that a refusal reads well in every language.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from heckmeck.language import Words


class Refused(ValueError):
    """Something that cannot be done. `reason` is its name, `clause` the rule that says so."""

    def __init__(self, reason: str, clause: str, /, **details: Any) -> None:
        super().__init__(reason, clause, details)
        self.reason = reason
        self.clause = clause
        self.details = details

    def in_words(self, words: "Words") -> str:
        text = words.say(f"refused-{self.reason}", **self.details)
        return f"{text} ({self.clause})" if self.clause else text

    def __str__(self) -> str:
        from heckmeck.language import current_words  # here: the rules refuse too, and they know no words

        return self.in_words(current_words())


class Malformed(Refused):
    """Text without a meaning: no such decision, option, face or name."""


class Illegal(Refused):
    """A decision or dice that make sense but that the rules do not allow now."""


def shortened(text: str, most: int = 40) -> str:
    """Return text from outside, made fit for a one-line message."""
    clean = "".join(
        character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in text
    )
    return clean if len(clean) <= most else f"{clean[:most]}…"
