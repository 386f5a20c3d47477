"""Many games of bots, one after the other; the same seed gives the same games."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heckmeck.cli.files import write_text
from heckmeck.cli.options import seed_from, seed_of_game
from heckmeck.cli.screen.columns import columns, progress
from heckmeck.cli.seats import ME, decision_of, fair_game, make_bots, named, read_seats
from heckmeck.errors import Malformed
from heckmeck.game import Game
from heckmeck.language import Words
from heckmeck.rules.edition import Edition
from heckmeck.rules.ending import worms_of
from heckmeck.rules.state import Phase

if TYPE_CHECKING:
    from heckmeck.envs.dataset import DatasetWriter

COLUMNS = ("seat", "wins", "share", "worms", "failures", "steals")


@dataclass
class Tally:
    """What a seat did in all games."""

    name: str
    bot: str
    wins: float = 0  # a shared first place is shared
    worms: int = 0
    failures: int = 0
    steals: int = 0


class Simulation:
    """Plays games with dice that can be verified and counts what happens."""

    def __init__(self, rules: str, bots: str, seed: str) -> None:
        self.edition = Edition.parse(rules)
        self.seats = named(read_seats(bots))
        if any(seat.player == ME for seat in self.seats):
            raise Malformed("no-person-here", "")
        self.seed = seed
        self.bots = make_bots(self.seats, seed_from(seed))
        self.tallies = [Tally(seat.name, seat.player) for seat in self.seats]
        self.games = 0
        self.turns = 0
        self.new_game(1)  # refuses impossible names or numbers of players at once

    def new_game(self, number: int) -> Game:
        return fair_game(self.edition, self.seats, seed_of_game(self.seed, number))

    def play(self, games: int, record: Path | None, dataset: Path | None = None) -> None:
        """Play this many games; write one record to a file or several into a folder, and all decisions to a dataset."""
        if record is not None:
            if games > 1:
                record.mkdir(parents=True, exist_ok=True)
            else:
                write_text(record, "")
        with progress("simulate-progress", games) as advance, rows_of(dataset, len(self.tallies)) as rows:
            for number in range(1, games + 1):
                game = self.play_game(number)
                if rows is not None:
                    rows.add(game)
                if record is not None:
                    write_text(record_file(record, number, games), game.record())
                advance(1)

    def play_game(self, number: int) -> Game:
        game = self.new_game(number)
        seed = game.seed
        while not game.over:
            seat = int(game.state.seat)
            if game.phase is Phase.ROLLING:
                events = game.play(f"dice {game.fair_roll(seed)}")
            else:
                bot = self.bots[seat]
                assert bot is not None  # __init__ refuses people
                events = game.play(decision_of(bot, game))
            tally = self.tallies[seat]
            for event in events:
                tally.failures += event.kind.startswith("fails")
                tally.steals += event.kind in ("steals", "takes-hen")
        self.count(game)
        return game

    def count(self, game: Game) -> None:
        self.games += 1
        self.turns += int(game.state.turns)
        first = game.ranking[0]
        for seat, tally in enumerate(self.tallies):
            tally.worms += int(worms_of(game.state, seat))
            tally.wins += 1 / len(first) if seat in first else 0

    def document(self) -> dict[str, Any]:
        """Return the summary for programs: numbers are means per game, `wins` is a sum."""
        games = self.games
        return {
            "games": games,
            "rules": str(self.edition),
            "seed": self.seed,
            "turns": self.turns / games,
            "seats": [
                {
                    "name": tally.name,
                    "bot": tally.bot,
                    "wins": round(tally.wins, 6),
                    "share": tally.wins / games,
                    "worms": tally.worms / games,
                    "failures": tally.failures / games,
                    "steals": tally.steals / games,
                }
                for tally in self.tallies
            ],
        }

    def summary(self, words: Words) -> Iterator[str]:
        """Tell the summary in words and columns."""
        numbers = self.document()
        yield words.say("simulate-games-played", n=self.games, rules=numbers["rules"], seed=self.seed)
        yield words.say("simulate-turns", turns=round(numbers["turns"], 1))
        yield ""
        titles = [words.say(f"simulate-{column}") for column in COLUMNS]
        rows = [
            [
                f"{seat['name']} ({seat['bot']})",
                words.say("number", n=seat["wins"]),
                words.say("percent", n=100 * seat["share"]),
                *(words.say("mean", n=seat[column]) for column in ("worms", "failures", "steals")),
            ]
            for seat in numbers["seats"]
        ]
        yield from columns([titles, *rows])


def record_file(record: Path, number: int, games: int) -> Path:
    """Return the file of a game: the only one, or one in a folder, numbered so that they sort."""
    return record / f"{number:0{len(str(games))}}.heck" if games > 1 else record


@contextmanager
def rows_of(dataset: Path | None, players: int) -> Iterator["DatasetWriter | None"]:
    """Open a dataset, if one is wanted."""
    if dataset is None:
        yield None
        return
    from heckmeck.envs.dataset import DatasetWriter

    with DatasetWriter(dataset, players) as rows:
        yield rows
