"""`heckmeck replay FILE`: a recorded game in words, as tables or as state documents."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command
from heckmeck.cli.options import option


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="option-record-file")],
    as_json: Annotated[bool, typer.Option("--json", help="replay-json")] = False,
    at: Annotated[str, option("--at", "PLY", "replay-at")] = "",
    position: Annotated[bool, typer.Option("--position", help="replay-position")] = False,
) -> None:
    import json

    from heckmeck.cli.files import read_game
    from heckmeck.cli.output import put
    from heckmeck.cli.screen.narration import account
    from heckmeck.cli.screen.stop_forecast import table_with_forecast
    from heckmeck.errors import Malformed
    from heckmeck.language import current_words

    if position and as_json:
        raise Malformed("position-alone", "", option="--json")
    game = read_game(file, at)
    if position:
        put(game.position())
    elif at:
        put(json.dumps(game.document()) if as_json else table_with_forecast(game, current_words()))
    elif as_json:
        for number in range(game.ply + 1):
            put(json.dumps(game.document(number)))
    else:
        for line in account(game, current_words()):
            put(line)


app = one_command(replay)
