"""`heckmeck move`: from one database to another, of whichever kind."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command
from heckmeck.cli.options import Database


def move(
    to: Annotated[str, typer.Option("--to", metavar="URL", help="move-to", show_default=False)],
    database: Database = "",
) -> None:
    from heckmeck.cli.output import put
    from heckmeck.cli.screen.store_progress import address_of, with_bar
    from heckmeck.language import current_words
    from heckmeck.server.store import copying

    url, target = address_of(database), address_of(to)
    rows = with_bar("copy-progress", lambda tell: copying.move(url, target, tell))
    put(current_words().say("move-done", rows=rows))


app = one_command(move)
