"""Training a network by self-play: a run that a seed repeats and a file resumes."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from heckmeck.bots.built_in import PARAMETERS
from heckmeck.bots.champion.network import SIZE, Row, new_row
from heckmeck.bots.kernel import Desk, new_desk
from heckmeck.bots.training.learner import Memory, learn, new_adam, new_memory
from heckmeck.bots.training.self_play import new_diary, play_and_tell, store
from heckmeck.game.dice_rng import new_chance
from heckmeck.rules.edition import WORD_OPTIONS, Edition, number_range
from heckmeck.rules.engine import new_game
from heckmeck.rules.state import HIGHEST_TILE, MOST_PLAYERS, empty_states

ROUND = 100  # games between two rounds of learning
BATCH = 128


@dataclass(frozen=True)
class Plan:
    """Everything that decides how a run goes."""

    rules: str = "classic"
    fewest: int = 2
    most: int = 2
    games: int = 100_000
    seed: int = 1
    carry: float = 0.8  # lambda at the beginning
    settle: float = 0.0  # lambda at the end
    explore: float = 0.1
    rate: float = 0.002  # learning rate at the beginning; falls to a fiftieth
    replays: int = 4  # how often each position is learnt
    memory: int = 50_000
    varied: float = 0.125  # share of games with options other than those of the rules


class Training:
    """A run: plays rounds of games and learns from them."""

    def __init__(self, plan: Plan, row: Row | None = None) -> None:
        self.plan = plan
        self.games = 0
        self.curve: list[dict[str, Any]] = []
        self._networks = np.zeros((MOST_PLAYERS + 1, SIZE), np.float32)
        self.networks = self._networks.view()
        self.networks.setflags(write=False)  # like those that ship: games are compiled once for both
        self.row = np.array(new_row(plan.seed) if row is None else row, np.float32)
        self.adam = new_adam()
        self.memory: Memory = new_memory(plan.memory)
        self._edition = Edition.parse(plan.rules)
        self._desks: dict[str, Desk] = {}
        self._diary = new_diary()
        self._states = empty_states(2)

    @property
    def done(self) -> bool:
        return self.games >= self.plan.games

    def rounds(self) -> Iterator[dict[str, Any]]:
        """Train to the end of the plan; after each round report how it went."""
        while not self.done:
            progress = self.games / self.plan.games
            self._networks[self.plan.fewest : self.plan.most + 1] = self.row
            count = min(ROUND, self.plan.games - self.games)
            turns = sum(self._play(self.games + game, progress) for game in range(count))
            error = self._learn(turns, progress)
            self.games += count
            self.curve.append(
                {"games": self.games, "error": round(error, 6), "turns": round(turns / count, 2)}
            )
            yield self.curve[-1]

    def _play(self, game: int, progress: float) -> int:
        plan = self.plan
        players = plan.fewest + game % (plan.most - plan.fewest + 1)
        edition = self._edition
        random = np.random.default_rng([plan.seed, game])
        if random.random() < plan.varied:
            edition = other_options(edition, random)
        self._states[0] = new_game(edition, players)
        luck = new_chance([plan.seed, game])
        desk, diary = self._desk(edition), self._diary
        turns = play_and_tell(self._states, np.zeros(PARAMETERS), desk, luck, plan.explore, diary)
        carry = plan.carry + (plan.settle - plan.carry) * progress
        store(diary, turns, players, carry, self.memory)
        return turns

    def _desk(self, edition: Edition) -> Desk:
        if edition.golden_die not in self._desks:
            self._desks[edition.golden_die] = new_desk(edition, self.networks)
        return self._desks[edition.golden_die]

    def _learn(self, turns: int, progress: float) -> float:
        stored = int(self.memory.stored[0])
        held = min(stored, self.plan.memory)
        random = np.random.default_rng([self.plan.seed, stored])
        rate = self.plan.rate * 0.02**progress
        errors = [
            learn(self.row, self.adam, self.memory, random.integers(held, size=BATCH), rate)
            for _ in range(max(1, turns * self.plan.replays // BATCH))
        ]
        return float(np.mean(errors))

    def trained_row(self) -> Row:
        """Return the network; inputs that never came up are silent."""
        return np.where(self.adam.square > 0, self.row, np.float32(0))

    def export(self, folder: Path) -> Path:
        """Write the network as the package ships it, with numbers of half the size, and return the file."""
        family = "deluxe" if self._edition.is_deluxe else "classic"
        path = folder / f"{family}-{self.plan.fewest}-{self.plan.most}.npz"
        np.savez_compressed(path, row=self.trained_row().astype(np.float16))
        return path

    def save(self, path: Path) -> None:
        """Write all that a resumed run needs to continue as if it had never stopped."""
        arrays = {
            "row": self.row,
            "plan": np.array(json.dumps(asdict(self.plan))),
            "curve": np.array(json.dumps(self.curve)),
            "games": np.array(self.games),
        }
        for name, kept in (("adam", self.adam), ("memory", self.memory)):
            arrays |= {f"{name}_{field}": array for field, array in kept._asdict().items()}
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as stream:
            np.savez(stream, **arrays)  # type: ignore[arg-type]
        unfinished.replace(path)


def resume(path: Path) -> Training:
    """Continue a saved run."""
    with np.load(path) as arrays:
        training = Training(Plan(**json.loads(str(arrays["plan"]))), arrays["row"])
        training.games = int(arrays["games"])
        training.curve = json.loads(str(arrays["curve"]))
        for name in ("adam", "memory"):
            for field, array in getattr(training, name)._asdict().items():
                array[...] = arrays[f"{name}_{field}"]
    return training


def other_options(edition: Edition, random: np.random.Generator) -> Edition:
    """Return the edition with some options at random, so that the network has seen them all."""
    lowest, _ = number_range("highest_tile", edition.preset)
    words = {key: str(random.choice(words)) for key, words in WORD_OPTIONS.items() if random.random() < 0.5}
    if not edition.is_deluxe:
        words.pop("golden_die", None)
    options: dict[str, Any] = dict(words)
    if random.random() < 0.5:
        options["highest_tile"] = int(random.integers(lowest, HIGHEST_TILE + 1))
    if random.random() < 0.3:
        options["max_turns"] = int(random.integers(1, 61))
    if edition.is_deluxe and random.random() < 0.3:
        options["worms_on_low_tiles"] = int(random.integers(0, 5))
    return replace(edition, **options, text="")
