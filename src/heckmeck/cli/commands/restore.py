"""`heckmeck restore`: a backup becomes the database of a server."""

from pathlib import Path
from typing import Annotated

import typer

from heckmeck.cli.command import one_command
from heckmeck.cli.options import Database


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="restore-file", show_default=False)],
    database: Database = "",
) -> None:
    from heckmeck.cli.output import put
    from heckmeck.cli.screen.store_progress import address_of, with_bar
    from heckmeck.language import current_words
    from heckmeck.server.store import copying

    url = address_of(database)
    rows = with_bar("copy-progress", lambda tell: copying.restore(file, url, tell))
    put(current_words().say("restore-done", rows=rows))


app = one_command(restore)
