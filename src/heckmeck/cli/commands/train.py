"""`heckmeck train`: trains the champion's network by self-play; an interrupted run continues."""

from typing import TYPE_CHECKING, Annotated

import typer

from heckmeck.cli.command import one_command
from heckmeck.cli.options import option

if TYPE_CHECKING:
    from pathlib import Path

    from heckmeck.bots.training.training import Plan, Training

SECONDS_BETWEEN_SAVES = 60
REPORTS = 100


def train(
    out: Annotated[str, typer.Option("--out", metavar="PATH", help="train-out")],
    rules: Annotated[str, option("--rules", "RULES", "option-rules")] = "classic",
    players: Annotated[str, option("--players", "N-M", "train-players")] = "2",
    games: Annotated[str, option("--games", "N", "train-games")] = "100000",
    seed: Annotated[str, option("--seed", "SEED", "train-seed")] = "1",
    settle: Annotated[str, option("--settle", "LAMBDA", "train-settle")] = "0",
) -> None:
    from pathlib import Path

    from heckmeck.bots.training.training import ROUND, Plan
    from heckmeck.cli.options import number_between, whole_number
    from heckmeck.rules.edition import Edition

    fewest, most = player_range(players)
    count = whole_number("--games", games, ROUND)
    number = whole_number("--seed", seed, 0)
    end = number_between("--settle", settle, 0, 1)
    rules = str(Edition.parse(rules))
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    run(Plan(rules=rules, fewest=fewest, most=most, games=count, seed=number, settle=end), folder)


def player_range(text: str) -> tuple[int, int]:
    """Read `4` or `2-7` (M3)."""
    import re

    from heckmeck.cli.options import not_between
    from heckmeck.rules.state import MOST_PLAYERS

    found = re.fullmatch(f"([2-{MOST_PLAYERS}])(?:-([2-{MOST_PLAYERS}]))?", text)
    if found and found[1] <= (found[2] or found[1]):
        return int(found[1]), int(found[2] or found[1])
    raise not_between("--players", text, 2, MOST_PLAYERS, "M3")


def run(plan: "Plan", folder: "Path") -> None:
    """Train to the end of the plan, saving now and then; the network and its curve are written at the end."""
    import time

    from heckmeck.bots.training.training import ROUND
    from heckmeck.cli.output import put
    from heckmeck.language import current_words

    state = folder / "run.npz"
    training = begin(plan, state)
    words, saved = current_words(), time.monotonic()
    step = max(ROUND, plan.games // REPORTS // ROUND * ROUND)
    for report in training.rounds():
        if report["games"] % step == 0 or training.done:
            error = f"{report['error'] ** 0.5:.4f}"
            put(words.say("train-progress", games=report["games"], of=plan.games, error=error))
        if time.monotonic() - saved > SECONDS_BETWEEN_SAVES or training.done:
            training.save(state)
            saved = time.monotonic()
    put(words.say("train-done", file=str(training.export(folder)), curve=str(draw_curve(training, folder))))


def begin(plan: "Plan", state: "Path") -> "Training":
    """Continue the run in this folder if it follows the same plan, or one with fewer games; else begin."""
    from dataclasses import replace

    from heckmeck.bots.training.training import Training, resume
    from heckmeck.cli.files import check_new
    from heckmeck.errors import Malformed

    if not state.exists():
        for network in state.parent.glob("*.npz"):
            check_new(network, force=False)  # somebody else's, or that of a run whose notes are gone
        return Training(plan)
    training = resume(state)
    if replace(training.plan, games=plan.games) != plan or training.plan.games > plan.games:
        raise Malformed("train-other-run", "", file=str(state))
    training.plan = plan
    return training


def draw_curve(training: "Training", folder: "Path") -> "Path":
    """Draw the errors of the run, or write them as JSON where matplotlib is missing."""
    import json

    try:
        from matplotlib.figure import Figure
    except ImportError:
        path = folder / "curve.json"
        path.write_text(json.dumps(training.curve), encoding="utf-8")
        return path
    path = folder / "curve.png"
    figure = Figure(figsize=(7, 4), layout="tight")
    axes = figure.subplots()
    axes.semilogy(
        [point["games"] for point in training.curve], [point["error"] ** 0.5 for point in training.curve]
    )
    axes.set_xlabel("games")
    axes.set_ylabel("distance to the targets")
    axes.set_title(f"{training.plan.rules}, {training.plan.fewest}-{training.plan.most}")
    figure.savefig(path)
    return path


app = one_command(train)
