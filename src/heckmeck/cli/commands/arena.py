"""`heckmeck arena BOT BOT …`: bots against bots."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from heckmeck.cli.command import one_command
from heckmeck.cli.options import Force, option

if TYPE_CHECKING:
    from pathlib import Path

    from heckmeck.arena.arena import Arena
    from heckmeck.arena.ratings import Rating
    from heckmeck.arena.statistics import Summary
    from heckmeck.language import Words

FEW_GAMES = 500  # take less time than starting worker processes
HANDS_OF_A_CLUSTER = 8  # a guess, to cut the work into pieces


def arena(
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT ...", help="arena-bots")],
    players: Annotated[str, option("--players", "N,N", "arena-players")] = "2",
    games: Annotated[str, option("--games", "N", "arena-games")] = "1000",
    seed: Annotated[str, option("--seed", "N", "arena-seed")] = "1",
    rules: Annotated[str, option("--rules", "RULES", "option-rules")] = "classic",
    workers: Annotated[str, option("--workers", "N", "arena-workers")] = "",
    cluster: Annotated[str, option("--cluster", "ADDRESS", "arena-cluster")] = "",
    timeout: Annotated[str, option("--timeout", "SECONDS", "arena-timeout")] = "5",
    as_json: Annotated[bool, typer.Option("--json", help="arena-json")] = False,
    csv: Annotated[str, option("--csv", "FILE", "arena-csv")] = "",
    plot: Annotated[str, option("--plot", "FILE", "arena-plot")] = "",
    force: Force = False,
) -> None:
    from pathlib import Path

    from heckmeck.arena.arena import Arena
    from heckmeck.arena.plots import check_picture
    from heckmeck.cli.files import check_new
    from heckmeck.cli.options import seconds, whole_number

    sizes = [whole_number("--players", size.strip(), 2, 7) for size in players.split(",")]
    hands = whole_number("--workers", workers, 1, 1024) if workers else 0
    field = Arena(
        bots,
        list(dict.fromkeys(sizes)),
        whole_number("--games", games, 1, 10**9),
        whole_number("--seed", seed, 0),
        rules,
        seconds("--timeout", timeout),
    )
    picture = check_picture(plot) if plot else None
    for file in filter(None, (csv, plot)):
        check_new(Path(file), force)
    interrupted = False
    try:
        play(field, hands, cluster)
    except KeyboardInterrupt:
        interrupted = True
    show(field, as_json, csv, picture)
    if interrupted:
        raise KeyboardInterrupt


def play(field: "Arena", workers: int, cluster: str) -> None:
    """Play everything, with a bar on the error output where somebody watches."""
    import os

    from heckmeck.arena.match import is_users
    from heckmeck.arena.workers import cluster_crew, local_crew
    from heckmeck.cli.screen.columns import progress

    quick = field.total_games <= FEW_GAMES and not any(is_users(p.a) or is_users(p.b) for p in field.pairings)
    hands = workers or (1 if quick else os.cpu_count() or 1)
    with progress("arena-progress", field.total_games) as advance:
        if cluster:
            finished = field.play(lambda: cluster_crew(cluster), HANDS_OF_A_CLUSTER)
        else:
            finished = field.play(lambda: local_crew(hands), hands)
        for games in finished:
            advance(games)


def show(field: "Arena", as_json: bool, csv: str, picture: "Path | None") -> None:
    """Print what has been played so far, and write it where it is wanted."""
    import json
    from pathlib import Path

    from heckmeck.arena.ratings import rate
    from heckmeck.arena.report import csv_text, document, draw
    from heckmeck.arena.statistics import summarise
    from heckmeck.cli.files import write_text
    from heckmeck.cli.output import put
    from heckmeck.language import current_words

    words = current_words()
    results = field.results
    summaries = [summarise(pairing, games) for pairing, games in results.items()]
    ratings = rate(results)
    if as_json:
        put(json.dumps(document(field, summaries, ratings)))
    else:
        for line in text_lines(field, summaries, ratings, words):
            put(line)
    if csv:
        write_text(Path(csv), csv_text(summaries))
    if picture:
        title = words.say("arena-title", rules=field.rules, seed=field.seed)
        draw(summaries, title, words.say("arena-axis"), picture)


def text_lines(
    field: "Arena", summaries: Sequence["Summary"], ratings: Sequence["Rating"], words: "Words"
) -> Iterator[str]:
    """Yield the tables: shares of wins, what the bots did, ratings, and who forfeited."""
    from heckmeck.cli.screen.columns import columns

    yield words.say("arena-title", rules=field.rules, seed=field.seed)
    yield ""
    yield from columns(
        [
            titles(words, "pair", "players", "games", "share", "interval", "turns", "first-seat"),
            *(share_row(summary, words) for summary in summaries),
        ]
    )
    yield ""
    yield from columns(
        [
            titles(words, "bot", "players", "worms", "failures", "steals", "own-turns", "forfeits"),
            *(row for summary in summaries for row in doings_rows(summary, words)),
        ]
    )
    yield ""
    rating_rows = [
        [rating.bot, words.amount("number", rating.mu), words.say("number", n=rating.sigma)]
        for rating in ratings
    ]
    yield from columns([titles(words, "rating", "mu", "sigma"), *rating_rows])
    if field.complaints:
        yield ""
    for bot, (reason, details) in field.complaints.items():
        yield words.say("arena-forfeited", bot=bot, reason=words.say(f"arena-{reason}", **details))


def titles(words: "Words", *names: str) -> list[str]:
    return [words.say(f"arena-column-{name}") for name in names]


def percent(words: "Words", share: float) -> str:
    return words.say("percent", n=100 * share)


def share_row(summary: "Summary", words: "Words") -> list[str]:
    return [
        f"{summary.pairing.a} – {summary.pairing.b}",
        str(summary.pairing.players),
        str(summary.games),
        percent(words, summary.share),
        f"{percent(words, summary.low)} – {percent(words, summary.high)}",
        mean(words, summary.turns),
        ("+" if summary.first_seat >= 0 else "") + percent(words, summary.first_seat),
    ]


def doings_rows(summary: "Summary", words: "Words") -> Iterator[list[str]]:
    pairing = summary.pairing
    for bot, other, of in ((pairing.a, pairing.b, summary.of_a), (pairing.b, pairing.a, summary.of_b)):
        means = (mean(words, number) for number in (of.worms, of.failures, of.steals, of.turns))
        yield [
            words.say("arena-against", bot=bot, other=other),
            str(pairing.players),
            *means,
            str(of.forfeits),
        ]


def mean(words: "Words", number: float | None) -> str:
    return "–" if number is None else words.say("mean", n=number)


app = one_command(arena)
