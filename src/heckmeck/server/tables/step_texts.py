"""Encoded steps, kept for everybody who asks for them again, of all tables of this process together."""

from collections import OrderedDict
from typing import Literal

MOST_CHARACTERS = 32 * 2**20
Detail = Literal["moves", "states", "outlooks"]  # how much of a step is told
Key = tuple[int, int, Detail]  # a table as replayed once, and a ply


class StepTexts:
    """The texts asked for last, so many characters in all: whoever reads a game from its start finds it built."""

    def __init__(self, most: int = MOST_CHARACTERS) -> None:
        self._most = most
        self._characters = 0
        self._texts: OrderedDict[Key, str] = OrderedDict()

    def __contains__(self, key: Key) -> bool:
        return key in self._texts

    def get(self, key: Key) -> str | None:
        if key in self._texts:
            self._texts.move_to_end(key)
        return self._texts.get(key)

    def keep(self, key: Key, text: str) -> None:
        self._characters += len(text) - len(self._texts.pop(key, ""))
        self._texts[key] = text
        while self._characters > self._most:
            self._characters -= len(self._texts.popitem(last=False)[1])
