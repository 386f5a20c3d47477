"""`heckmeck play`: a whole game in the terminal."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command

DEFAULT_SEATS = "me,simple,simple"
DEFAULT_RULES = "classic"


def play(
    seats: Annotated[str, typer.Option("--seats", metavar="SEATS", help="play-seats", show_default=False)] = "",
    rules: Annotated[str, typer.Option("--rules", metavar="RULES", help="option-rules", show_default=False)] = "",
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="play-seed", show_default=False)] = "",
    phrases: Annotated[bool, typer.Option("--phrases", help="play-phrases")] = False,
    save: Annotated[str, typer.Option("--save", metavar="FILE", help="play-save", show_default=False)] = "",
    resume: Annotated[str, typer.Option("--resume", metavar="FILE", help="play-resume", show_default=False)] = "",
    pause: Annotated[str, typer.Option("--pause", metavar="SECONDS", help="play-pause", show_default=False)] = "0.7",
) -> None:
    from heckmeck.cli.at_the_table import continue_game, new_game, play_and_save
    from heckmeck.cli.numbers import seconds
    from heckmeck.cli.terminal import Terminal
    from heckmeck.errors import Malformed

    wait = seconds("--pause", pause)
    terminal = Terminal()
    if resume:
        if rules or seed or phrases:
            raise Malformed("resume-changes-nothing", "")
        setup = continue_game(resume, save, seats)
    else:
        setup = new_game(rules or DEFAULT_RULES, seats or DEFAULT_SEATS, seed, save)
    play_and_save(setup, terminal, wait, phrases)


app = one_command(play)
