"""`heckmeck simulate`: bots play many games, and the result is summed up."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command

DEFAULT_BOTS = "random,simple,simple"


def simulate(
    bots: Annotated[str, typer.Option("--bots", metavar="BOTS", help="simulate-bots", show_default=False)] = DEFAULT_BOTS,
    rules: Annotated[str, typer.Option("--rules", metavar="RULES", help="option-rules", show_default=False)] = "classic",
    games: Annotated[str, typer.Option("--games", metavar="N", help="simulate-games", show_default=False)] = "100",
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="simulate-seed", show_default=False)] = "1",
    record: Annotated[str, typer.Option("--record", metavar="PATH", help="simulate-record", show_default=False)] = "",
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
    simulation.play(count, Path(record) if record else None)
    if as_json:
        put(json.dumps(simulation.document()))
    else:
        for line in simulation.summary(current_words()):
            put(line)


app = one_command(simulate)
