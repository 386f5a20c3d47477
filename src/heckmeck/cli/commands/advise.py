"""`heckmeck advise [FILE]`: what to do at a step of a recorded game, or in a position."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command
from heckmeck.cli.options import Position, RolloutError, RolloutGames, RolloutSeed, option


def advise(
    file: Annotated[str, typer.Argument(metavar="FILE", help="option-record-file")] = "",
    at: Annotated[str, option("--at", "PLY", "advise-at")] = "",
    position: Position = "",
    depth: Annotated[str, option("--depth", "N", "option-depth")] = "1",
    rollouts: Annotated[bool, typer.Option("--rollouts", help="advise-rollouts")] = False,
    error: RolloutError = "",
    most: RolloutGames = "",
    seed: RolloutSeed = "",
    as_json: Annotated[bool, typer.Option("--json", help="advise-json")] = False,
) -> None:
    import json
    import sys

    from heckmeck.cli.files import game_to_ask_about
    from heckmeck.cli.options import how_closely, whole_number
    from heckmeck.cli.output import put
    from heckmeck.cli.screen.advice_lines import advice_lines
    from heckmeck.cli.screen.rollout_lines import play_out, rollout_lines
    from heckmeck.cli.screen.stop_forecast import table_with_forecast
    from heckmeck.coach.advice import advise
    from heckmeck.coach.coach import coach_for
    from heckmeck.coach.rollouts import Rollouts
    from heckmeck.language import current_words

    words, closely = current_words(), how_closely(rollouts, error, most, seed)
    turns = whole_number("--depth", depth, 1, 2)
    game = game_to_ask_about(file, at, position)
    advice = advise(game, coach_for(game.edition, turns))
    if not as_json:
        put(table_with_forecast(game, words))
        put("")
        for line in advice_lines(advice, words):
            put(line)
    if not rollouts:
        if as_json:
            put(json.dumps(advice.document(words)))
        return
    sys.stdout.flush()
    closer = Rollouts(game, **closely)
    to_the_end = play_out(closer, words)
    if as_json:
        put(json.dumps({**advice.document(words), "rollouts": closer.document()}))
    else:
        for line in rollout_lines(closer, words):
            put(line)
    if not to_the_end:
        raise KeyboardInterrupt


app = one_command(advise)
