"""`heckmeck locale`: what translators need: check a language, and the table of the texts that are read most."""

from typing import Annotated

import typer

from heckmeck.cli.command import several_commands


def check(language: Annotated[str, typer.Argument(metavar="LANGUAGE", help="locale-language")]) -> None:
    from heckmeck.cli.commands.locale.checking import faults_of
    from heckmeck.cli.complaints import REFUSED
    from heckmeck.cli.output import put
    from heckmeck.errors import Malformed
    from heckmeck.language import available, current_words

    if language not in available():
        known = ", ".join(available())
        raise Malformed("no-such-language", "", language=language[:40], languages=known)
    words = current_words()
    faults = faults_of(language)
    for kind, details in faults:
        put(words.say(f"locale-fault-{kind}", **details))
    put(words.say("locale-checked", language=language, n=len(faults)))
    if faults:
        raise typer.Exit(REFUSED)


def table() -> None:
    from heckmeck.cli.commands.locale.most_read import most_read
    from heckmeck.cli.output import put

    put(most_read())


app = several_commands("locale", check, table)
