"""`heckmeck puzzle`: a position to think about, an answer, and what the coach says."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command


def puzzle(
    number: Annotated[str, typer.Argument(metavar="NUMBER", help="puzzle-number", show_default=False)] = "",
) -> None:
    import secrets
    from datetime import date

    from heckmeck.cli.options import whole_number
    from heckmeck.cli.screen.puzzle_screen import set_puzzle
    from heckmeck.cli.screen.terminal import Terminal
    from heckmeck.coach.puzzles import number_of_the_day, puzzles

    count = len(puzzles())
    if number == "today":
        chosen = number_of_the_day(date.today())
    else:
        chosen = whole_number("NUMBER", number, 1, count) if number else secrets.randbelow(count) + 1
    set_puzzle(chosen, puzzles()[chosen - 1], Terminal())


app = one_command(puzzle)
