"""All bots by name; `worms:steal=2` gives parameters, `my_bot.py:MyBot` is a class from a user's file."""

import importlib
import importlib.util
import inspect
from pathlib import Path
from typing import Any

from heckmeck.bots.bot import Bot
from heckmeck.errors import Malformed, shortened

BUILT_IN = {
    "random": ("heckmeck.bots.random", "RandomBot"),
    "simple": ("heckmeck.bots.simple", "SimpleBot"),
    "careful": ("heckmeck.bots.careful", "CarefulBot"),
    "worms": ("heckmeck.bots.worms", "WormsBot"),
    "champion": ("heckmeck.bots.champion.bot", "ChampionBot"),
}


def make_bot(spec: str, seed: int | None = None) -> Bot:
    """Return the bot that `spec` names; `seed` goes to a bot that plays at random."""
    kind, parameters = find_bot(spec)
    if seed is not None and "seed" in inspect.signature(kind).parameters:
        parameters.setdefault("seed", seed)
    try:
        bot = kind(**parameters)
    except (TypeError, ValueError) as error:
        raise Malformed("bot-parameters", "", bot=shortened(spec), error=str(error)) from None
    return bot


def find_bot(spec: str) -> tuple[type[Bot], dict[str, Any]]:
    """Return the class and the parameters that `spec` names, without making the bot."""
    name, _, rest = spec.partition(":")
    if name.endswith(".py"):
        class_name, _, rest = rest.partition(":")
        kind = class_from_file(Path(name), class_name)
    elif name in BUILT_IN:
        module, class_name = BUILT_IN[name]
        kind = getattr(importlib.import_module(module), class_name)
    else:
        raise Malformed("unknown-bot", "", bot=shortened(name), bots=", ".join(BUILT_IN))
    return kind, read_parameters(spec, rest)


def class_from_file(path: Path, class_name: str) -> type[Bot]:
    """Load a user's bot; whatever is wrong with the file is reported in one line."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None  # the name ends in .py
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Malformed("bot-file", "", file=str(path), error=f"{type(error).__name__}: {error}") from None
    kind: type[Bot] | None = getattr(module, class_name, None)
    if not inspect.isclass(kind) or not callable(getattr(kind, "decide", None)):
        raise Malformed("bot-class", "", file=str(path), name=shortened(class_name))
    return kind


def read_parameters(spec: str, text: str) -> dict[str, Any]:
    """Read `steal=2,loss=1.5`: numbers where they are numbers, else text."""
    parameters: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        key, equals, value = part.partition("=")
        if not equals or not key.isidentifier():
            raise Malformed("bot-parameters", "", bot=shortened(spec), error=shortened(part))
        parameters[key] = read_number(value)
    return parameters


def read_number(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
