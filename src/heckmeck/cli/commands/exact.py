"""`heckmeck exact`: perfect play of a reduced game."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command
from heckmeck.cli.options import option


def exact(
    tiles: Annotated[str, option("--tiles", "N", "exact-tiles")] = "4",
    forced: Annotated[bool, typer.Option("--forced", help="exact-forced")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="exact-json")] = False,
) -> None:
    import json

    from rich.console import Console

    from heckmeck.cli.options import whole_number
    from heckmeck.cli.output import put
    from heckmeck.language import current_words
    from heckmeck.solver.exact import MOST_TILES, solve_reduced_game

    count = whole_number("--tiles", tiles, 1, MOST_TILES)
    with Console(stderr=True).status(current_words().say("exact-progress", tiles=count)):
        game = solve_reduced_game(count, forced)
    if as_json:
        put(json.dumps({"first_player": game.first_player, "states": game.positions}))
    else:
        chance, states = f"{game.first_player:.9f}", game.positions
        put(current_words().say("exact-result", tiles=game.tiles, chance=chance, states=states))


app = one_command(exact)
