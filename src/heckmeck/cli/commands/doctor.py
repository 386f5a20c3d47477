"""`heckmeck doctor`: what keeps a server from working well, in words."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command
from heckmeck.cli.options import Database, option

MARKS = {"fine": "ok", "look": "?", "wrong": "!"}


def doctor(
    database: Database = "",
    channels: Annotated[
        str,
        typer.Option(
            "--channels",
            metavar="URL",
            help="option-serve-channels",
            envvar="HECKMECK_CHANNELS",
            show_default=False,
            show_envvar=False,
        ),
    ] = "",
    url: Annotated[str, option("--url", "URL", "doctor-url")] = "",
) -> None:
    import asyncio
    import logging

    from heckmeck.cli.output import put
    from heckmeck.language import current_words
    from heckmeck.server.ops.doctor import examine
    from heckmeck.server.ops.settings import Settings

    settings = Settings(database=database, channels=channels)
    settings.check()
    logging.getLogger("heckmeck").setLevel(logging.CRITICAL)  # whatever is wrong is told below
    words = current_words()
    findings = asyncio.run(examine(settings, url))
    for finding in findings:
        said = words.say(f"doctor-{finding.found}", **finding.details)
        put(f"{MARKS[finding.grade]:>2}  {words.say(f'doctor-{finding.subject}')}: {said}")
    if any(finding.grade == "wrong" for finding in findings):
        raise typer.Exit(1)


app = one_command(doctor)
