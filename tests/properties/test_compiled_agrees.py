"""The compiled engine and the same code as plain Python agree step by step on 300 games."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from heckmeck.game.dice_rng import below, new_chance
from heckmeck.rules.actions import ROLL
from heckmeck.rules.claim import forced_claim
from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import apply, new_game
from heckmeck.rules.state import DECIDE, OVER
from tests.properties.test_random_games import some_editions
from tests.random_games import random_step

GAMES = 300
SHARES = 2
LONGEST = 400  # steps; a longer game is compared up to there


def trace(share: int) -> list[str]:
    """Return one digest per game, over the state after every step."""
    import numpy as np

    digests = []
    for number, (rules, players) in enumerate(some_editions(GAMES)):
        if number % SHARES != share:
            continue
        chance, white = new_chance([number, 2]), np.zeros(6, np.int8)
        s = new_game(Edition.parse(rules), players, number % players)
        digest = hashlib.sha256(s.tobytes())
        for _ in range(LONGEST):
            if s.phase == OVER:
                break
            if s.phase == DECIDE and forced_claim(s) == 0 and below(chance, 8):
                apply(s, ROLL)
            else:
                random_step(s, chance, white)
            digest.update(s.tobytes())
        digests.append(digest.hexdigest())
    return digests


@pytest.mark.parametrize("share", range(SHARES))
def test_compiled_and_plain_python_agree(share):
    code = f"import json; from tests.properties.test_compiled_agrees import trace; print(json.dumps(trace({share})))"
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.stderr == ""
    assert json.loads(plain.stdout) == trace(share)
