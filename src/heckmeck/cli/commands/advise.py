"""`heckmeck advise FILE`: what to do at a step of a recorded game."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command, option


def advise(
    file: Annotated[str, typer.Argument(metavar="FILE", help="option-record-file")],
    at: Annotated[str, option("--at", "PLY", "advise-at")] = "",
    depth: Annotated[str, option("--depth", "N", "option-depth")] = "1",
    as_json: Annotated[bool, typer.Option("--json", help="advise-json")] = False,
) -> None:
    import json

    from heckmeck.cli.files import naming, read_bytes
    from heckmeck.cli.output import put
    from heckmeck.cli.screen.advice_lines import advice_lines
    from heckmeck.cli.screen.numbers import whole_number
    from heckmeck.cli.screen.stop_forecast import table_with_forecast
    from heckmeck.coach.advice import advise
    from heckmeck.coach.coach import coach_for
    from heckmeck.language import current_words
    from heckmeck.record.reader import read

    turns = whole_number("--depth", depth, 1, 2)
    ply = whole_number("--at", at, 0) if at else None
    source = read_bytes(file)
    with naming(file):
        game = read(source)
        game = game if ply is None else game.at(ply)
    advice = advise(game, coach_for(game.edition, turns))
    if as_json:
        put(json.dumps(advice.document(current_words())))
        return
    put(table_with_forecast(game, current_words()))
    put("")
    for line in advice_lines(advice, current_words()):
        put(line)


app = one_command(advise)
