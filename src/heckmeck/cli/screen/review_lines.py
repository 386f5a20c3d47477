"""A review as a person reads it in the terminal."""

from collections.abc import Iterator

from heckmeck.cli.screen.columns import columns
from heckmeck.coach.accuracy import BLUNDER, INACCURACY, MISTAKE
from heckmeck.coach.graph import sparkline
from heckmeck.coach.review import Review
from heckmeck.coach.telling import better_in_words, change_in_words, grade_in_words, points, share_or_dash
from heckmeck.language import Words

GRAPH_WIDTH = 56
ERRORS = (INACCURACY, MISTAKE, BLUNDER)


def review_lines(review: Review, words: Words) -> Iterator[str]:
    """Tell the graph, the players, the mistakes and the turning points."""
    game = review.game
    yield words.say("review-title", rules=str(game.edition), turns=int(game.state.turns))
    if not game.over:
        yield words.say("game-unfinished")
    yield ""
    yield from graph_lines(review, words)
    yield ""
    yield from player_lines(review, words)
    yield ""
    yield words.say("review-mistakes")
    yield from mistake_lines(review, words)
    yield ""
    yield words.say("review-turning-points")
    yield from [
        f"  {words.say('review-where', turn=change.turn, ply=change.ply, name=game.players[change.seat])}"
        f" {change_in_words(review, change, words)} {points(change.swing, words)}"
        for change in review.turning_points
    ] or [f"  {words.say('review-none')}"]
    yield ""
    yield words.say("review-revaluation", points=words.say("mean", n=100 * review.revaluation))


def graph_lines(review: Review, words: Words) -> Iterator[str]:
    yield words.say("review-graph")
    rows = [
        [
            f"  {name}",
            sparkline(review.graph[:, seat], GRAPH_WIDTH),
            words.say("percent", n=100 * review.result[seat]),
        ]
        for seat, name in enumerate(review.game.players)
    ]
    yield from columns(rows)


def player_lines(review: Review, words: Words) -> Iterator[str]:
    keys = ("player", "accuracy", "error-rate", *ERRORS, "luck", "result", "adjusted")
    titles = [words.say(f"review-{key}") for key in keys]
    rows = []
    document = review.document()
    for player in document["players"]:
        rate = player["error_rate"]
        luck = player["luck"] + player["luck_of_others"]
        rows.append(
            [
                player["name"],
                share_or_dash(player["accuracy"], words),
                "–" if rate is None else words.say("mean", n=100 * rate),
                *(str(player["classes"][name]) for name in ERRORS),
                points(luck, words),
                words.say("percent", n=100 * player["result"]),
                words.amount("percent", 100 * player["adjusted"]),
            ]
        )
    yield from columns([titles, *rows])
    unjudged = len(document["unjudged_turns"])
    if unjudged:
        yield words.say("review-unjudged-note", n=unjudged)


def mistake_lines(review: Review, words: Words) -> Iterator[str]:
    found = [judged for judged in review.judgements if judged.grade in ERRORS]
    for judged in found:
        name = review.game.players[judged.seat]
        where = words.say("review-where", turn=judged.change.turn, ply=judged.ply, name=name)
        what = change_in_words(review, judged.change, words)
        yield f"  {where} {what} {points(-judged.loss, words)} {grade_in_words(judged.grade, words)}"
        yield f"      {better_in_words(review, judged, words)}"
    if not found:
        yield f"  {words.say('review-none')}"
