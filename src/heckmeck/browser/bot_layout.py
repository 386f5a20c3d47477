"""What the page knows about the built-in bots: their numbers, and the files of the champion's networks."""

import inspect
import re
from typing import Any

import numpy as np

from heckmeck.bots.built_in import BuiltInBot
from heckmeck.bots.registry import BUILT_IN, find_bot
from heckmeck.browser import weights
from heckmeck.record.names import FEWEST_PLAYERS
from heckmeck.rules.state import MOST_PLAYERS

FILE = re.compile(r"weights-(\w+)-(\d)-(\d)\.bin")


def bots() -> dict[str, Any]:
    """Return each bot's number, where its parameters go, and what they are by number of players."""
    return {name: about(name) for name in BUILT_IN}


def about(name: str) -> dict[str, Any]:
    """Return what is known of one bot."""
    maker: Any = find_bot(name)[0]
    bot: BuiltInBot = maker()
    named = {option: parameter_of(maker, option) for option in options_of(maker)}
    usual = {players: bot.parameters(players).tolist() for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)}
    return {"kind": bot.kind, "parameters": named, "usual": usual}


def options_of(maker: Any) -> list[str]:
    """Return what can be said about a bot behind its name; chance is not one of its numbers."""
    return [option for option in inspect.signature(maker).parameters if option != "seed"]


def parameter_of(maker: Any, option: str) -> int:
    """Return the place of the number that an option of a bot changes."""
    (place,) = np.flatnonzero(maker(**{option: 2}).parameters(3) != maker(**{option: 1}).parameters(3))
    return int(place)


def networks() -> list[dict[str, Any]]:
    """Return for each file of a network the edition and the numbers of players that it is for; the narrowest first."""
    found = []
    for name, content in weights.files().items():
        match = FILE.fullmatch(name)
        assert match is not None  # the name that weights.py makes
        span = {"fewest": int(match[2]), "most": int(match[3])}
        found.append({"file": name, "deluxe": match[1] == "deluxe", **span, "bytes": len(content)})
    return sorted(found, key=lambda about: (about["deluxe"], about["most"] - about["fewest"]))
