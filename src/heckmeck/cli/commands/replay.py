"""`heckmeck replay FILE`: a recorded game in words, as tables or as state documents."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command, option


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="option-record-file")],
    as_json: Annotated[bool, typer.Option("--json", help="replay-json")] = False,
    at: Annotated[str, option("--at", "PLY", "replay-at")] = "",
) -> None:
    import json

    from heckmeck.cli.files import naming, read_bytes
    from heckmeck.cli.output import put
    from heckmeck.cli.screen.narration import account
    from heckmeck.cli.screen.numbers import whole_number
    from heckmeck.cli.screen.stop_forecast import table_with_forecast
    from heckmeck.language import current_words
    from heckmeck.record.reader import read

    ply = whole_number("--at", at, 0) if at else None
    source = read_bytes(file)
    with naming(file):
        game = read(source)
        if ply is not None:
            game = game.at(ply)
    if ply is not None:
        put(json.dumps(game.document()) if as_json else table_with_forecast(game, current_words()))
    elif as_json:
        for number in range(game.ply + 1):
            put(json.dumps(game.document(number)))
    else:
        for line in account(game, current_words()):
            put(line)


app = one_command(replay)
