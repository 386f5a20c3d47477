"""`heckmeck review FILE`: a game decision by decision, in the terminal, as JSON or as a page."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command
from heckmeck.cli.options import Force, RolloutError, RolloutGames, RolloutSeed, option


def review(
    file: Annotated[str, typer.Argument(metavar="FILE", help="option-record-file")],
    out: Annotated[str, typer.Argument(metavar="OUT", help="review-out", show_default=False)] = "",
    depth: Annotated[str, option("--depth", "N", "option-depth")] = "1",
    rollouts: Annotated[bool, typer.Option("--rollouts", help="review-rollouts")] = False,
    error: RolloutError = "",
    most: RolloutGames = "",
    seed: RolloutSeed = "",
    as_json: Annotated[bool, typer.Option("--json", help="review-json")] = False,
    as_html: Annotated[bool, typer.Option("--html", help="review-html")] = False,
    force: Force = False,
) -> None:
    import json
    from pathlib import Path

    from heckmeck.cli.files import check_new, read_game, write_text
    from heckmeck.cli.options import how_closely, whole_number
    from heckmeck.cli.output import put
    from heckmeck.cli.screen.columns import progress
    from heckmeck.cli.screen.review_lines import review_lines
    from heckmeck.coach.coach import coach_for
    from heckmeck.coach.page import page
    from heckmeck.coach.review import review
    from heckmeck.coach.second_look import close_decisions, look_again
    from heckmeck.errors import Malformed
    from heckmeck.language import current_words

    words = current_words()
    turns = whole_number("--depth", depth, 1, 2)
    closely, interrupted = how_closely(rollouts, error, most, seed), False
    if as_html and as_json:
        raise Malformed("review-form", "")
    if out:
        check_new(Path(out), force)
    game = read_game(file)
    found = review(game, coach_for(game.edition, turns))
    if rollouts:
        try:
            with progress("rollouts-working", len(close_decisions(found))) as advance:
                for _ in look_again(found, **closely):
                    advance(1)
        except KeyboardInterrupt:
            interrupted = True
    if as_html:
        text = page(found, words)
    elif as_json:
        text = json.dumps(found.document())
    else:
        text = "\n".join(review_lines(found, words))
    if out:
        write_text(Path(out), f"{text}\n")
    else:
        put(text)
    if interrupted:
        raise KeyboardInterrupt


app = one_command(review)
