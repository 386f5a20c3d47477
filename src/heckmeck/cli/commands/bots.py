"""`heckmeck bots`: the bots that there are, and their parameters."""

import inspect

from heckmeck.cli.command import one_command


def bots() -> None:
    from heckmeck.bots.registry import BUILT_IN, find_bot
    from heckmeck.cli.output import put
    from heckmeck.language import current_words

    words = current_words()
    for name in BUILT_IN:
        kind, _ = find_bot(name)
        put(f"{name:<12}{words.say(f'bot-{name}')}")
        if shown := ", ".join(parameters_of(kind)):
            put(" " * 12 + words.say("bots-parameters", parameters=shown))
    put(words.say("bots-own"))


def parameters_of(kind: type) -> list[str]:
    """Return the arguments of a bot's constructor as they are given after its name."""
    parameters = inspect.signature(kind).parameters.values()
    return [
        parameter.name
        if parameter.default in (None, parameter.empty)
        else f"{parameter.name}={parameter.default}"
        for parameter in parameters
        if parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY)
    ]


app = one_command(bots)
