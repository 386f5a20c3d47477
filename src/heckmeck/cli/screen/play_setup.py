"""Setting up a game at the keyboard, and saving it whatever happens."""

import shlex
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import platformdirs
from rich.text import Text

from heckmeck.cli.files import naming, read_bytes, write_text
from heckmeck.cli.options import seed_from
from heckmeck.cli.screen.session import Quit, Session
from heckmeck.cli.screen.terminal import Terminal
from heckmeck.cli.seats import HEADER, ME, Seat, fair_game, make_bots, named, players_of, read_seats
from heckmeck.errors import Illegal, Malformed
from heckmeck.game import Game
from heckmeck.game.board import title
from heckmeck.language import current_words
from heckmeck.record.fair_dice import clean_phrase, draw_seed, entropy_of
from heckmeck.record.reader import read

if TYPE_CHECKING:
    from heckmeck.cli.screen.tutor import Tutor


class Setup(NamedTuple):
    """A game, who sits where, the seed of its dice, and the file that keeps it; none for one from a position."""

    game: Game
    seats: list[Seat]
    seed: bytes
    path: Path | None


def new_game(rules: str, seats_text: str, seed_text: str, save: str) -> Setup:
    seats = named(read_seats(seats_text))
    seed = seed_from(seed_text) if seed_text else draw_seed()
    return Setup(fair_game(rules, seats, seed), seats, seed, Path(save) if save else default_path())


def continue_game(file: str, save: str, seats_text: str) -> Setup:
    """Continue a record. Seats that it does not name are people; without a seed its dice prove nothing."""
    source = read_bytes(file)
    with naming(file):
        game = read(source)
        players = seats_text or game.headers.get(HEADER) or ",".join([ME] * len(game.players))
        seats = read_seats(players)
        if len(seats) != len(game.players):
            raise Malformed("seats-do-not-fit", "", seats=str(len(seats)), players=str(len(game.players)))
    seats = [Seat(name, seat.player) for name, seat in zip(game.players, seats, strict=True)]
    if seats_text:
        game.headers[HEADER] = players_of(seats)
    seed = bytes.fromhex(game.headers["seed"]) if "seed" in game.headers else draw_seed()
    return Setup(game, seats, seed, Path(save or file))


def continue_position(line: str, seats_text: str, seed_text: str) -> Setup:
    """Play on from a position line, which has no record. Whose turn it is plays, against simple bots."""
    laid = Game.from_position(line)
    usual = ",".join(ME if seat == laid.start else "simple" for seat in range(len(laid.players)))
    seats = named(read_seats(seats_text or usual))
    game = Game.from_position(line, [seat.name for seat in seats])
    return Setup(game, seats, seed_from(seed_text) if seed_text else draw_seed(), None)


def default_path() -> Path:
    """Return a new file in the user's folder for games, or in the temporary folder if that is not writable."""
    folder = Path(platformdirs.user_data_dir("heckmeck", appauthor=False)) / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path(tempfile.gettempdir())
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{suffix}.heck" for suffix in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(folder / name for name in names if not (folder / name).exists())


def play_and_save(
    setup: Setup, terminal: Terminal, pause: float, phrases: bool, tutor: "Tutor | None" = None
) -> None:
    """Play; the end, `q`, the end of the input, Ctrl-C and a mistake all leave a record that can be resumed."""
    words = current_words()
    game = setup.game
    bots = make_bots(setup.seats, setup.seed)

    def save() -> None:
        if setup.path is not None:
            write_text(setup.path, game.record())

    save()  # a file that cannot be written is refused now, not after the game
    session = Session(game, bots, setup.seed, terminal, pause, save, tutor)
    if "commitment" in game.headers and not game.over:
        session.message = words.say("fair-dice", commitment=game.headers["commitment"])
    try:
        with hanging_up_is_an_interruption():
            if phrases:
                ask_phrases(setup, terminal)
            with terminal.keys():
                session.play()
    except (Quit, EOFError):
        say_how_to_go_on(setup, terminal)
    except KeyboardInterrupt:
        say_how_to_go_on(setup, terminal)
        raise
    else:
        show_the_end(session, setup, terminal)
    finally:
        save()


def say_how_to_go_on(setup: Setup, terminal: Terminal) -> None:
    """Name the command that continues the game: from its record, or from the last position that has a line."""
    words = current_words()
    terminal.line()
    if setup.path is None:
        seats = ",".join(f"{seat.name}={seat.player}" for seat in setup.seats)
        command = (
            f"heckmeck play --position {shlex.quote(last_line(setup.game))} --seats {shlex.quote(seats)}"
        )
    else:
        terminal.line(words.say("record-saved", file=str(setup.path)))
        command = f"heckmeck play --resume {shlex.quote(str(setup.path))}"
    terminal.command(words.say("go-on", command=command))


def last_line(game: Game) -> str:
    """Return the position line of now, or of the moment before a choice, which has none (P7)."""
    for ply in range(game.ply, 0, -1):
        try:
            return game.position(ply)
        except Illegal:
            continue
    return game.position(0)


def ask_phrases(setup: Setup, terminal: Terminal) -> None:
    """Let every person add a phrase to the dice, once the commitment is known (docs/notation.md 3)."""
    words = current_words()
    terminal.line(words.say("fair-dice", commitment=setup.game.headers["commitment"]))
    entropy = entropy_of(
        [ask_phrase(seat.name, terminal) if seat.player == ME else "" for seat in setup.seats]
    )
    if entropy:
        setup.game.headers["entropy"] = entropy


def ask_phrase(name: str, terminal: Terminal) -> str:
    """Ask until the phrase is one that a record can hold (D2)."""
    while True:
        try:
            return clean_phrase(terminal.ask_line(current_words().say("ask-phrase", name=name)))
        except Malformed as refused:
            terminal.line(str(refused))


def show_the_end(session: Session, setup: Setup, terminal: Terminal) -> None:
    words = current_words()
    if terminal.live:
        terminal.page([title(session.game, words), Text()])
    for line in session.result():
        terminal.line(line)
    terminal.line()
    if "seed" in setup.game.headers:
        terminal.line(words.say("fair-dice-seed", seed=setup.game.headers["seed"]))
        terminal.line(words.say("fair-dice-check", command=f"heckmeck verify {shlex.quote(str(setup.path))}"))
    elif setup.path is not None:
        terminal.line(words.say("record-saved", file=str(setup.path)))


@contextmanager
def hanging_up_is_an_interruption() -> Iterator[None]:
    """A closed window or a termination signal saves the game, as Ctrl-C does."""

    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    numbers = [number for name in ("SIGTERM", "SIGHUP") if (number := getattr(signal, name, None))]
    before = [signal.signal(number, interrupt) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
