"""`heckmeck simulate`: bots play many games, and the result is summed up."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command, option

DEFAULT_BOTS = "random,simple,simple"


def simulate(
    bots: Annotated[str, option("--bots", "BOTS", "simulate-bots")] = DEFAULT_BOTS,
    rules: Annotated[str, option("--rules", "RULES", "option-rules")] = "classic",
    games: Annotated[str, option("--games", "N", "simulate-games")] = "100",
    seed: Annotated[str, option("--seed", "SEED", "simulate-seed")] = "1",
    record: Annotated[str, option("--record", "PATH", "simulate-record")] = "",
    dataset: Annotated[str, option("--dataset", "FILE", "simulate-dataset")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="simulate-json")] = False,
) -> None:
    import json
    from pathlib import Path

    from heckmeck.cli.numbers import whole_number
    from heckmeck.cli.output import put
    from heckmeck.cli.simulation import Simulation
    from heckmeck.language import current_words

    count = whole_number("--games", games, 1, 10_000_000)
    simulation = Simulation(rules, bots, seed)
    simulation.play(count, Path(record) if record else None, Path(dataset) if dataset else None)
    if as_json:
        put(json.dumps(simulation.document()))
    else:
        for line in simulation.summary(current_words()):
            put(line)


app = one_command(simulate)
