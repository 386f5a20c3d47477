"""After warming up, no guest of a server waits for the compiler."""

import subprocess
import sys

# A separate process: what other tests have called must not count. Code in the cache is not compiled, but it is
# loaded: that counts too.
LATER = """
import gc
from numba.core.dispatcher import Dispatcher
from heckmeck.game import Game
from heckmeck.language import words_in
from heckmeck.server.studies.studies import advice_on, reviewed
from heckmeck.server.ops.warm_up import play, warm_up_coach, warm_up_rules

def ready():
    functions = [thing for thing in gc.get_objects() if isinstance(thing, Dispatcher)]
    return {f"{function.py_func.__qualname__} {types}" for function in functions for types in function.signatures}

warm_up_rules()
warm_up_coach()
before = ready()
assert before
for bot, rules, names in (("simple", "classic", "AB"), ("worms", "deluxe steal=optional", "ABCDE")):
    game = Game(f"{rules} max_turns=12", [*names], headers={"seed": "07" * 32})
    game.roll()
    advice_on(game, words_in("de"))
    play(game, bot)
    reviewed(game)
print(*sorted(ready() - before), sep="\\n", end="")
"""


def test_nothing_is_compiled_after_warming_up() -> None:
    done = subprocess.run([sys.executable, "-c", LATER], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "")
