"""`heckmeck play`: a whole game in the terminal."""

from typing import TYPE_CHECKING, Annotated

import typer

from heckmeck.cli.command import one_command
from heckmeck.cli.options import Force, option

if TYPE_CHECKING:
    from heckmeck.cli.screen.tutor import Tutor
    from heckmeck.game import Game

DEFAULT_SEATS = "me,simple,simple"
DEFAULT_RULES = "classic"


def play(
    seats: Annotated[str, option("--seats", "SEATS", "play-seats")] = "",
    rules: Annotated[str, option("--rules", "RULES", "option-rules")] = "",
    seed: Annotated[str, option("--seed", "SEED", "play-seed")] = "",
    phrases: Annotated[bool, typer.Option("--phrases", help="play-phrases")] = False,
    save: Annotated[str, option("--save", "FILE", "play-save")] = "",
    resume: Annotated[str, option("--resume", "FILE", "play-resume")] = "",
    position: Annotated[str, option("--position", "LINE", "play-position")] = "",
    pause: Annotated[str, option("--pause", "SECONDS", "play-pause")] = "0.7",
    coach: Annotated[bool, typer.Option("--coach", help="play-coach")] = False,
    tutor: Annotated[str, option("--tutor", "POINTS", "play-tutor")] = "",
    force: Force = False,
) -> None:
    from pathlib import Path

    from heckmeck.cli.files import check_new, refuse_beside_position
    from heckmeck.cli.options import seconds, whole_number
    from heckmeck.cli.screen.play_setup import continue_game, continue_position, new_game, play_and_save
    from heckmeck.cli.screen.terminal import Terminal
    from heckmeck.errors import Malformed

    wait = seconds("--pause", pause)
    warns_at = whole_number("--tutor", tutor, 0, 100) if tutor else None
    terminal = Terminal()
    if position:
        others = {"--resume": resume, "--rules": rules, "--save": save, "--phrases": phrases}
        refuse_beside_position(others)
    if save and save != resume:
        check_new(Path(save), force)
    if position:
        setup = continue_position(position, seats, seed)
    elif resume:
        if rules or seed or phrases:
            raise Malformed("resume-changes-nothing", "")
        setup = continue_game(resume, save, seats)
    else:
        setup = new_game(rules or DEFAULT_RULES, seats or DEFAULT_SEATS, seed, save)
    play_and_save(setup, terminal, wait, phrases, tutor_for(setup.game, coach, warns_at))


def tutor_for(game: "Game", shows: bool, warns_at: int | None) -> "Tutor | None":
    """Return the tutor that was asked for; the coach is imported only then."""
    if not shows and warns_at is None:
        return None
    from heckmeck.cli.screen.tutor import Tutor

    return Tutor(game, shows, warns_at)


app = one_command(play)
