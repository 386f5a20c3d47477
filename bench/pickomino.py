"""The other engine on PyPI, `pickomino-env`, measured in the same run: random legal play."""

import subprocess
import sys
import venv
from pathlib import Path

HOME = Path(__file__).parents[1] / "build" / "pickomino-env"
PLAY = """
import random, time
from pickomino_env.pickomino import PickominoEnv

env = PickominoEnv(number_of_bots=1)
chance = random.Random(1)
seconds, steps, seed = 0.0, 0, 0
start = time.process_time()
while time.process_time() - start < 4:
    observation, info = env.reset(seed=seed)
    seed += 1
    done = False
    while not done:
        collected, rolled = observation["dice_collected"], observation["dice_rolled"]
        faces = [face for face in range(6) if rolled[face] and not collected[face]]
        face = chance.choice(faces) if faces else 0
        last = sum(collected) + rolled[face] == 8
        observation, reward, done, truncated, info = env.step((face, 1 if last else chance.randrange(2)))
        steps += 2  # it takes the choice of a face and of rolling on as one step; we count two
        if truncated or time.process_time() - start > 8:
            break
print(steps / (time.process_time() - start))
"""


def steps_a_second() -> float:
    """Return the steps per second of random legal play with pickomino-env, installed on the first call."""
    python = HOME / "bin" / "python"
    if not python.exists():
        venv.create(HOME, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "pickomino-env"], check=True)
    found = subprocess.run([python, "-c", PLAY], check=True, capture_output=True, text=True)
    return float(found.stdout)


if __name__ == "__main__":
    sys.stdout.write(f"pickomino-env: {steps_a_second():,.0f} steps/s\n")
