"""The page's engine against the native one: the fastest of some rounds of decisions, a solve, steps; sizes.

Run: python -m bench.browser. In Node, in Chromium, and there with the processor four times slower, like that of a slow
phone; the latter with fewer decisions.
"""

import base64
import json
import os
import subprocess
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from playwright.sync_api import Browser

from bench.solve import worth_of_endings
from heckmeck.bots.built_in import CHAMPION
from heckmeck.bots.registry import make_bot
from heckmeck.browser.build import GENERATED, PROGRAM
from heckmeck.browser.places import PAGE
from heckmeck.game import Game
from heckmeck.game.moves import ACTION_OF, read_dice
from heckmeck.rules.compiled import compiled
from heckmeck.rules.engine import apply, apply_dice
from heckmeck.rules.state import empty_states
from heckmeck.solver.solve import new_values, solve
from heckmeck.solver.turn_tree import eight_dice
from tests.browser.page import NODE
from tests.e2e.browser import open_browser

RULES, PLAYERS = "deluxe", ["Anna", "Ben", "Cleo", "Dora"]
DECISIONS = {1: 600, 2: 200}  # by depth
ROUNDS = 5
REPLAYS = 100
SLOWER = 6
TIMES = Path(__file__).with_name("engine_times.mjs")
MEASURE = """async ([script, program, task]) => {
  const { times } = await import(`data:text/javascript;base64,${script}`)
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(atob(program), (one) => one.charCodeAt(0)))
  return times(instance.exports, task)
}"""
DICE_FALL = -1
PLACES = {
    "state": PAGE,
    "parameters": PAGE + 512,
    "chance": PAGE + 1024,
    "endings": PAGE + 2048,
    "rolls": PAGE + 8192,
}


class Native(NamedTuple):
    """The milliseconds of the native engine."""

    decisions: dict[int, list[float]]
    solve: float
    replay: float


def played_game(seed: int) -> Game:
    """Return a game of four champions."""
    game, champion = Game(RULES, PLAYERS), make_bot("champion")
    while not game.over:
        if game.legal:
            game.play(champion.decide(game))
        else:
            game.roll(game.fair_roll(bytes([seed])))
    return game


def steps_of(game: Game) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the decisions, the white dice and the golden die's face of every step."""
    actions, white = np.full(game.ply, DICE_FALL), np.zeros((game.ply, 8), np.int8)
    golden = np.zeros(game.ply, np.int64)
    for step, move in enumerate(game.moves):
        if move.startswith("dice "):
            white[step, :6], golden[step] = read_dice(move.removeprefix("dice "))
        else:
            actions[step] = ACTION_OF[move]
    return actions, white, golden


@compiled
def replay(states: np.recarray, actions: np.ndarray, white: np.ndarray, golden: np.ndarray) -> None:
    states[0] = states[1]
    for step in range(len(actions)):
        if actions[step] < 0:
            apply_dice(states[0], white[step], golden[step])
        else:
            apply(states[0], actions[step])


def fastest(work: Callable[[], object], rounds: int) -> float:
    """Return the milliseconds of the fastest of some rounds."""
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        work()
        times.append(1000 * (time.perf_counter() - began))
    return min(times)


def native_replay(game: Game, steps: tuple[np.ndarray, ...]) -> float:
    """Return the milliseconds of one replay."""
    states = empty_states(2)
    states[1] = game.state_at(0)
    found = fastest(lambda: replay(states, *steps), REPLAYS)
    assert states[0].tobytes() == game.state.tobytes()
    return found


def native_decisions(game: Game, depth: int) -> list[float]:
    """Return the milliseconds of each decision."""
    bot = make_bot(f"champion:depth={depth}")
    return [fastest(partial(bot.decide, game.at(ply)), ROUNDS) for ply in moments(game, depth)]


def native_solve() -> float:
    tree, endings = eight_dice(), worth_of_endings()
    value, roll = new_values(tree), new_values(tree)
    return fastest(lambda: solve(tree, endings, False, value, roll), 200)


def moments(game: Game, depth: int) -> list[int]:
    deciding = [ply for ply in range(game.ply) if not game.moves[ply].startswith("dice ")]
    return deciding[: DECISIONS[depth]]


def encoded(content: Any) -> str:
    return base64.b64encode(content if isinstance(content, bytes) else content.tobytes()).decode()


def task_for(game: Game, steps: tuple[np.ndarray, ...]) -> dict[str, Any]:
    """Return what the script is to do."""
    actions, white, golden = steps
    bots = [
        {
            "bot": CHAMPION,
            "parameters": encoded(make_bot(f"champion:depth={depth}").parameters(len(PLAYERS))),
            "states": [encoded(game.state_at(ply)) for ply in moments(game, depth)],
        }
        for depth in DECISIONS
    ]
    replayed = {"start": encoded(game.state_at(0)), "dice": encoded(white), "times": REPLAYS}
    return {
        **PLACES,
        "rounds": ROUNDS,
        "bots": bots,
        "worth": encoded(worth_of_endings()),
        "game": {**replayed, "actions": actions.tolist(), "golden": golden.tolist()},
        "network": encoded((GENERATED / "weights-deluxe-3-4.bin").read_bytes()),
        "files": [str(path) for path in sorted(GENERATED.glob("weights-*"))],
    }


def in_node(task: dict[str, Any]) -> dict[str, Any]:
    command = [NODE, "bench/browser.mjs", GENERATED / PROGRAM]
    done = subprocess.run(command, input=json.dumps(task), capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def in_chromium(browser: Browser, task: dict[str, Any], slowdown: int) -> dict[str, Any]:
    window = browser.new_page()
    window.context.new_cdp_session(window).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    script, program = (encoded(path.read_bytes()) for path in (TIMES, GENERATED / PROGRAM))
    figures: dict[str, Any] = window.evaluate(MEASURE, [script, program, task])
    window.close()
    return figures


def shortened(task: dict[str, Any]) -> dict[str, Any]:
    """Return the task with every sixth decision, each twice."""
    bots = [{**bot, "states": bot["states"][::SLOWER]} for bot in task["bots"]]
    return {**task, "bots": bots, "rounds": 2, "game": {**task["game"], "times": REPLAYS // 4}}


def tell(what: str, page: Sequence[float], native: Sequence[float]) -> None:
    """Print medians, worst cases and the ratio."""
    median, median_native = float(np.median(page)), float(np.median(native))
    print(
        f"  {what}: median {median:.3f} ms, worst {max(page):.2f} ms; "
        f"natively {median_native:.3f} and {max(native):.2f}; page to native {median / median_native:.1f}"
    )


def report(where: str, page: dict[str, Any], native: Native, steps: int) -> None:
    print(f"{where}:")
    for depth, times in zip(DECISIONS, page["decisions"], strict=True):
        first, again = zip(*times, strict=True)
        tell(f"champion, depth {depth}, a decision as it comes", first, native.decisions[depth])
        tell(f"champion, depth {depth}, the same once more", again, native.decisions[depth])
    tell("a turn solved", page["solves"], [native.solve])
    print(
        f"  steps a second: {1000 * steps / page['replay']:,.0f}, one call each; natively, in one call, "
        f"{1000 * steps / native.replay:,.0f}; page to native {page['replay'] / native.replay:.1f}"
    )
    print(f"  both trees of a turn grown in {page['trees']:.1f} ms", flush=True)


def main() -> None:
    print(f"load of the machine before: {', '.join(f'{load:.1f}' for load in os.getloadavg())}")
    game = played_game(16)
    steps = steps_of(game)
    task = task_for(game, steps)
    native = Native(
        {depth: native_decisions(game, depth) for depth in DECISIONS},
        native_solve(),
        native_replay(game, steps),
    )
    page = in_node(task)
    report("Node", page, native, game.ply)
    with open_browser() as browser:
        report("Chromium", in_chromium(browser, task, 1), native, game.ply)
        report("Chromium, 1/4 of the processor", in_chromium(browser, shortened(task), 4), native, game.ply)
    for name, size, compressed in page["sizes"]:
        print(f"{name}: {size / 1000:.1f} kB, brotli {compressed / 1000:.1f} kB")


if __name__ == "__main__":
    main()
