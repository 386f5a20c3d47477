"""`heckmeck backup`: a whole server in one file, while it runs."""

from pathlib import Path
from typing import Annotated

import typer

from heckmeck.cli.command import one_command
from heckmeck.cli.options import Database, Force


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="backup-file", show_default=False)],
    database: Database = "",
    force: Force = False,
) -> None:
    from heckmeck.cli.files import check_new
    from heckmeck.cli.output import put
    from heckmeck.cli.screen.store_progress import address_of, with_bar
    from heckmeck.language import current_words
    from heckmeck.server.store.copying import back_up

    check_new(file, force)
    url = address_of(database)
    rows = with_bar("copy-progress", lambda tell: back_up(url, file, tell))
    put(current_words().say("backup-done", rows=rows, file=str(file)))


app = one_command(backup)
