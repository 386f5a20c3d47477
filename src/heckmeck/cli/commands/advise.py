"""`heckmeck advise [FILE]`: what to do at a step of a recorded game, or in a position."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command
from heckmeck.cli.options import Position, option


def advise(
    file: Annotated[str, typer.Argument(metavar="FILE", help="option-record-file")] = "",
    at: Annotated[str, option("--at", "PLY", "advise-at")] = "",
    position: Position = "",
    depth: Annotated[str, option("--depth", "N", "option-depth")] = "1",
    as_json: Annotated[bool, typer.Option("--json", help="advise-json")] = False,
) -> None:
    import json

    from heckmeck.cli.files import game_to_ask_about
    from heckmeck.cli.options import whole_number
    from heckmeck.cli.output import put
    from heckmeck.cli.screen.advice_lines import advice_lines
    from heckmeck.cli.screen.stop_forecast import table_with_forecast
    from heckmeck.coach.advice import advise
    from heckmeck.coach.coach import coach_for
    from heckmeck.language import current_words

    turns = whole_number("--depth", depth, 1, 2)
    game = game_to_ask_about(file, at, position)
    advice = advise(game, coach_for(game.edition, turns))
    if as_json:
        put(json.dumps(advice.document(current_words())))
        return
    put(table_with_forecast(game, current_words()))
    put("")
    for line in advice_lines(advice, current_words()):
        put(line)


app = one_command(advise)
