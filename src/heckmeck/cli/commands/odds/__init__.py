"""`heckmeck odds [FILE]`: the exact chances of a turn."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heckmeck.cli.command import one_command
from heckmeck.cli.options import Position, option

if TYPE_CHECKING:
    from pathlib import Path

    from heckmeck.coach.odds import Aim, Odds
    from heckmeck.game import Game
    from heckmeck.language import Words


def odds(
    file: Annotated[str, typer.Argument(metavar="FILE", help="odds-file")] = "",
    at: Annotated[str, option("--at", "PLY", "odds-at")] = "",
    position: Position = "",
    kept: Annotated[str, option("--kept", "DICE", "odds-kept")] = "",
    roll: Annotated[str, option("--roll", "DICE", "odds-roll")] = "",
    dice: Annotated[str, option("--dice", "8|9", "odds-dice")] = "",
    weasel_used: Annotated[bool, typer.Option("--weasel-used", help="odds-weasel-used")] = False,
    owns: Annotated[list[str] | None, option("--owns", "SPECIALIST", "odds-owns")] = None,
    rules: Annotated[str, option("--rules", "RULES", "option-rules")] = "",
    aim: Annotated[str, option("--aim", "AIM", "odds-aim")] = "worms",
    as_json: Annotated[bool, typer.Option("--json", help="odds-json")] = False,
    plot: Annotated[str, option("--plot", "FILE", "odds-plot")] = "",
) -> None:
    import json

    from heckmeck.arena.plots import check_picture
    from heckmeck.cli.commands.odds.position import lay_position
    from heckmeck.cli.files import game_to_ask_about, refuse_beside_position
    from heckmeck.cli.output import put
    from heckmeck.coach.odds import Aim, odds_of
    from heckmeck.errors import Malformed
    from heckmeck.language import current_words

    words = current_words()
    goal = Aim.parse(aim)
    picture = check_picture(plot) if plot else None
    flags = {
        "--kept": kept,
        "--roll": roll,
        "--dice": dice,
        "--weasel-used": weasel_used,
        "--owns": owns,
        "--rules": rules,
    }
    if position:
        refuse_beside_position(flags)
    if file:
        for flag, given in flags.items():
            if given:
                raise Malformed("odds-file-and-flags", "", flag=flag)
    if file or position:
        game = game_to_ask_about(file, at, position)
    elif at:
        raise Malformed("odds-at-without-file", "")
    else:
        game = lay_position(rules or "classic", kept, roll, dice, weasel_used, owns or [])
    found = odds_of(game, goal)
    if as_json:
        put(json.dumps(document(found)))
    else:
        for line in text_lines(found, goal, game, words):
            put(line)
    if picture:
        draw(found, game, words, picture)


def document(found: "Odds") -> dict[str, Any]:
    return {
        "value": found.value,
        "fail": found.fail,
        "at_least": {str(total): chance for total, chance in found.at_least.items()},
        "exactly": {str(total): chance for total, chance in found.exactly.items()},
        "decisions": {move: decision.value for move, decision in found.decisions.items()},
        "fails": {move: decision.fail for move, decision in found.decisions.items()},
        "best": found.best,
    }


def text_lines(found: "Odds", aim: "Aim", game: "Game", words: "Words") -> Iterator[str]:
    """Yield what the turn is worth, a table of totals and one of decisions."""
    from heckmeck.cli.screen.columns import columns
    from heckmeck.coach.reasons import move_in_words

    if aim.kind == "worms":
        yield words.say("odds-value-worms", value=words.amount("value", found.value))
    else:
        yield words.say(f"odds-value-{aim.kind}", total=aim.total, value=percent(words, found.value))
    yield words.say("odds-fail", fail=percent(words, found.fail))
    yield ""
    rows = [
        [str(total), percent(words, found.at_least[total]), percent(words, found.exactly[total])]
        for total in game.edition.tiles
    ]
    yield from columns([titles(words, "tile", "at-least", "exactly"), *rows])
    yield words.say("odds-note")
    if found.decisions:
        yield ""
        choices = sorted(found.decisions.items(), key=lambda item: (item[0] != found.best, -item[1].value))
        rows = [
            [
                move_in_words(game, move, words),
                words.amount("value", decision.value),
                percent(words, decision.fail),
            ]
            for move, decision in choices
        ]
        yield from columns([titles(words, "decision", "value", "fails"), *rows])


def titles(words: "Words", *names: str) -> list[str]:
    return [words.say(f"odds-column-{name}") for name in names]


def percent(words: "Words", chance: float) -> str:
    return words.say("percent-two", n=100 * chance)


def draw(found: "Odds", game: "Game", words: "Words", path: "Path") -> None:
    """Draw both chances of every tile as bars."""
    from heckmeck.arena.plots import new_figure, save_figure

    tiles = game.edition.tiles
    places = range(len(tiles))
    figure = new_figure(9, 4.5)
    axes = figure.add_subplot()
    for kind, chances, shift in (("at-least", found.at_least, -0.2), ("exactly", found.exactly, 0.2)):
        heights = [100 * chances[tile] for tile in tiles]
        axes.bar([place + shift for place in places], heights, 0.4, label=titles(words, kind)[0])
    axes.set_xticks(places, [str(tile) for tile in tiles])
    axes.set_xlabel(titles(words, "tile")[0])
    axes.set_ylabel("%")
    axes.set_title(words.say("odds-title", rules=str(game.edition)))
    axes.legend()
    save_figure(figure, path)


app = one_command(odds)
