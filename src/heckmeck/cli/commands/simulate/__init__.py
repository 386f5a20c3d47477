"""`heckmeck simulate`: bots play many games, and the result is summed up."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command
from heckmeck.cli.options import Force, option

DEFAULT_BOTS = "random,simple,simple"


def simulate(
    bots: Annotated[str, option("--bots", "BOTS", "simulate-bots")] = DEFAULT_BOTS,
    rules: Annotated[str, option("--rules", "RULES", "option-rules")] = "classic",
    games: Annotated[str, option("--games", "N", "simulate-games")] = "100",
    seed: Annotated[str, option("--seed", "SEED", "simulate-seed")] = "1",
    record: Annotated[str, option("--record", "PATH", "simulate-record")] = "",
    dataset: Annotated[str, option("--dataset", "FILE", "simulate-dataset")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="simulate-json")] = False,
    force: Force = False,
) -> None:
    import json
    from pathlib import Path

    from heckmeck.cli.commands.simulate.simulation import Simulation, record_file
    from heckmeck.cli.files import check_new
    from heckmeck.cli.options import whole_number
    from heckmeck.cli.output import put
    from heckmeck.language import current_words

    count = whole_number("--games", games, 1, 10_000_000)
    simulation = Simulation(rules, bots, seed)
    if record:
        check_new(record_file(Path(record), 1, count), force)
    if dataset:
        check_new(Path(dataset), force)
    interrupted = False
    try:
        simulation.play(count, Path(record) if record else None, Path(dataset) if dataset else None)
    except KeyboardInterrupt:
        interrupted = True
        if not simulation.games:
            raise
    if as_json:
        put(json.dumps(simulation.document()))
    else:
        for line in simulation.summary(current_words()):
            put(line)
    if interrupted:
        raise KeyboardInterrupt


app = one_command(simulate)
