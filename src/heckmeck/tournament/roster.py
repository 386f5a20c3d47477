"""Who takes part: participants, numbered from 1 as they registered (docs/rules.md R8, R9, docs/notation.md N2)."""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from heckmeck.errors import Illegal, Malformed, shortened
from heckmeck.record.names import FORBIDDEN, RESERVED
from heckmeck.tournament.stages import MOST_PARTICIPANTS

LONGEST_NAME = 100
MOST_TOLD = 300


def clean_name(text: str) -> str:
    """Return a name without outer spaces; refuse one that a record of a game could not hold (N1, N2)."""
    name = unicodedata.normalize("NFC", text.strip())
    if not name or FORBIDDEN.search(name) or any(unicodedata.category(sign) == "Cs" for sign in name):
        raise Malformed("bad-name", "N2", name=shortened(name))
    if len(name) > LONGEST_NAME:
        raise Malformed("name-length", "N2", name=shortened(name), most=LONGEST_NAME)
    if name in RESERVED:
        raise Malformed("name-is-a-header", "N1", name=name)
    return name


@dataclass(frozen=True)
class Participant:
    """Somebody who registered. `gone_at` is the number of draws made when they dropped out.

    `here`: ticked at the door; `waiting`: on the reserve list, or came too late, and takes no part yet.
    """

    number: int
    name: str
    gone_at: int | None = None
    here: bool = False
    waiting: bool = False


@dataclass(frozen=True)
class Roster:
    """All who ever registered, those who dropped out included."""

    participants: tuple[Participant, ...] = ()

    def __iter__(self) -> Iterator[Participant]:
        return iter(self.participants)

    def __len__(self) -> int:
        return len(self.participants)

    def __getitem__(self, number: int) -> Participant:
        if not 1 <= number <= len(self.participants):
            raise Illegal("tournament-nobody", "R9", number=number)
        return self.participants[number - 1]

    def name(self, number: int) -> str:
        return self[number].name

    def numbers(self) -> tuple[int, ...]:
        """Return the numbers of those who are here, in the order of registration."""
        return tuple(one.number for one in self if one.gone_at is None and not one.waiting)

    def gone(self) -> frozenset[int]:
        return frozenset(participant.number for participant in self if participant.gone_at is not None)

    def registered(self, names: Iterable[str], waiting: bool = False) -> "Roster":
        """Return the roster with more participants, in this order; all names that are taken are named at once."""
        arriving = [clean_name(text) for text in names]
        known = Counter(participant.name for participant in self) + Counter(arriving)
        if twice := [name for name in dict.fromkeys(arriving) if known[name] > 1]:
            raise Illegal("name-twice", "N2", name=shortened(", ".join(twice), MOST_TOLD))
        if len(known) > MOST_PARTICIPANTS:
            raise Illegal("tournament-size", "R6", count=len(known))
        first = len(self) + 1
        added = (Participant(number, name, waiting=waiting) for number, name in enumerate(arriving, first))
        return Roster((*self.participants, *added))

    def renamed(self, number: int, text: str) -> "Roster":
        name = clean_name(text)
        if any(other.name == name and other.number != number for other in self):
            raise Illegal("name-twice", "N2", name=name)
        return self._with(replace(self[number], name=name))

    def alike(self, numbers: Iterable[int]) -> str:
        """Return which of these names differ from another only in capital letters: called out, they sound the same."""
        spellings: dict[str, list[str]] = {}
        for participant in self:
            spellings.setdefault(participant.name.casefold(), []).append(participant.name)
        found = (spellings[self.name(number).casefold()] for number in numbers)
        return "; ".join(dict.fromkeys(" / ".join(names) for names in found if len(names) > 1))

    def without(self, number: int, draws: int) -> "Roster":
        """Mark a participant as gone (R8)."""
        if self[number].gone_at is not None:
            raise Illegal("tournament-gone-already", "R8", name=self.name(number))
        return self._with(replace(self[number], gone_at=draws))

    def with_again(self, number: int, draws: int) -> "Roster":
        """Take back a participant who dropped out, as long as nothing has been drawn since."""
        gone_at = self[number].gone_at
        if gone_at is None:
            raise Illegal("tournament-not-gone", "R8", name=self.name(number))
        if gone_at != draws:
            raise Illegal("tournament-drawn-since", "R8", name=self.name(number))
        return self._with(replace(self[number], gone_at=None))

    def checked_in(self, number: int, here: bool) -> "Roster":
        if self[number].gone_at is not None:
            raise Illegal("tournament-gone-already", "R8", name=self.name(number))
        return self._with(replace(self[number], here=here))

    def admitted(self, number: int) -> "Roster":
        if not self[number].waiting or self[number].gone_at is not None:
            raise Illegal("tournament-not-waiting", "R8", name=self.name(number))
        return self._with(replace(self[number], waiting=False, here=True))

    def _with(self, changed: Participant) -> "Roster":
        index = changed.number - 1
        return Roster((*self.participants[:index], changed, *self.participants[index + 1 :]))
