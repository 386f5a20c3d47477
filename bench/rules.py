"""The rules engine: time to compile, random-legal steps per second, and the ratio to pickomino-env, in one run."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench import pickomino
from heckmeck.game.dice_rng import new_chance
from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import new_game
from heckmeck.rules.state import empty_states
from tests.random_games import play_random_games

COMPILE = """
import time
from heckmeck import Game
begin = time.process_time()
game = Game("deluxe", ["Anna", "Ben"])
game.roll("11345WWW"); game.play("keep W"); game.play("stop"); game.document()
print(time.process_time() - begin)
"""


def steps_a_second(rules: str, players: int, games: int = 400) -> float:
    start, ends = empty_states(1), empty_states(games)
    start[0] = new_game(Edition.parse(rules), players)
    play_random_games(start, ends[:1], new_chance(0))
    best = 0.0
    for seed in range(3):
        begin = time.process_time()
        steps = play_random_games(start, ends, new_chance(seed))
        best = max(best, steps / (time.process_time() - begin))
    return best


def seconds_to_the_first_step(cache: Path) -> float:
    """CPU seconds from a new game to the first decisions, in a process of its own."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    output = subprocess.run(
        [sys.executable, "-c", COMPILE], env=environment, check=True, capture_output=True, text=True
    )
    return float(output.stdout)


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        print(f"first compile      {seconds_to_the_first_step(Path(cache)):6.2f} s CPU")
        print(f"from the cache     {seconds_to_the_first_step(Path(cache)):6.2f} s CPU")
    other = pickomino.steps_a_second()
    print(f"pickomino-env      {other:12,.0f} steps/s")
    for rules in ("classic", "deluxe"):
        for players in (2, 4, 7):
            ours = steps_a_second(rules, players)
            print(
                f"{rules:8} {players} players {ours:12,.0f} steps/s  {ours / other:8,.0f} times pickomino-env"
            )


if __name__ == "__main__":
    main()
