"""A review as one page that needs nothing else: text, colours and drawing in a single file."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources

from heckmeck.coach.accuracy import BLUNDER, INACCURACY, MISTAKE
from heckmeck.coach.graph import DASHES, across, lines
from heckmeck.coach.luck import Change
from heckmeck.coach.reasons import move_in_words
from heckmeck.coach.review import Judgement, Review
from heckmeck.coach.telling import better_in_words, change_in_words, grade_in_words, points, share_or_dash
from heckmeck.language import Words

ERRORS = (INACCURACY, MISTAKE, BLUNDER)
MARKED = (MISTAKE, BLUNDER)
TICKS = 10  # at most this many numbers under the graph
SUMS = ("start", "luck", "luck_of_others", "losses", "losses_of_others", "revaluation")
SUM_TITLES = ("start", "luck-own", "luck-of-others", "losses-own", "losses-of-others", "revalued")


def page(review: Review, words: Words) -> str:
    """Return the whole page."""
    game = review.game
    title = escape(words.say("review-title", rules=str(game.edition), turns=int(game.state.turns)))
    style = resources.files("heckmeck.coach").joinpath("page.css").read_text(encoding="utf-8")
    unfinished = "" if game.over else f" · {escape(words.say('game-unfinished'))}"
    return f"""<!doctype html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Heckmeck · {title}</title>
<style>
{style}</style>
</head>
<body>
<main>
<h1>{title}<small>{escape(", ".join(game.players))}{unfinished}</small></h1>
{graph_section(review, words)}
{section("review-accuracy", players_table(review, words), words)}
{section("review-mistakes", mistake_cards(review, words), words)}
{section("review-turning-points", point_cards(review, words), words)}
{section("review-sums", sums_table(review, words), words)}
<details><summary>{escape(words.say("review-all"))}</summary>{decisions_table(review, words)}</details>
</main>
</body>
</html>"""


def section(key: str, content: str, words: Words) -> str:
    return f"<section><h2>{escape(words.say(key))}</h2>{content}</section>"


def table(titles: Iterable[str], rows: Iterable[Sequence[str]], text: Sequence[int] = ()) -> str:
    """Return a table whose first column names the rows; columns in `text` hold words, the others numbers."""

    def cell(tag: str, column: int, content: str) -> str:
        kind = ' class="text"' if column in text else ""
        return f"<{tag}{kind}>{escape(content)}</{tag}>"

    head = "".join(cell("th", column, title) for column, title in enumerate(titles))
    body = "".join(
        "<tr>"
        + "".join(cell("td" if column else "th", column, content) for column, content in enumerate(row))
        + "</tr>"
        for row in rows
    )
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


# The graph


def graph_section(review: Review, words: Words) -> str:
    graph = review.graph
    last = graph.shape[0] - 1
    step = max(1, -(-last // TICKS))
    label = escape(words.say("review-graph"))
    rules = "".join(
        f'<div class="rule" style="top:{100 - at}%"><span>{at}%</span></div>' for at in range(0, 101, 25)
    )
    ticks = "".join(
        f'<span class="tick" style="left:{across(turn, last + 1):.2f}%">{turn}</span>'
        for turn in range(0, last + 1, step)
    )
    box = f'viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="{label}"'
    drawing = f"<svg {box}>{lines(graph)}</svg>"
    plot = f'<div class="plot">{rules}{drawing}{marks(review)}{ticks}</div>'
    luck = f"<p>{escape(words.say('review-luck-by-turn'))}</p>{luck_bars(review)}"
    return section("review-graph", f"{legend(review, words)}{plot}{luck}", words)


def legend(review: Review, words: Words) -> str:
    items = []
    for seat, name in enumerate(review.game.players):
        strokes = ('class="case"', f'stroke="var(--seat-{seat + 1})"')
        sample = "".join(
            f'<path {stroke} d="M2 5H34" stroke-dasharray="{DASHES[seat]}"/>' for stroke in strokes
        )
        share = escape(words.say("percent", n=100 * review.result[seat]))
        items.append(
            f'<li><svg viewBox="0 0 36 10" aria-hidden="true">{sample}</svg>{escape(name)} <b>{share}</b></li>'
        )
    return f'<ul class="legend">{"".join(items)}</ul>'


def marks(review: Review) -> str:
    """Mistakes and blunders on the line of whoever made them; each leads to its card."""
    count = len(review.graph)
    return "".join(
        f'<a class="mark" data-grade="{judged.grade}" href="#ply-{judged.ply}" aria-label="{judged.grade}" style="'
        f"left:{across(judged.change.turn - 1, count):.2f}%;"
        f'top:{100 - 100 * review.graph[judged.change.turn - 1, judged.seat]:.2f}%">'
        f"{'??' if judged.grade == BLUNDER else '?'}</a>"
        for judged in review.judgements
        if judged.grade in MARKED
    )


def luck_bars(review: Review) -> str:
    """One bar per turn: the luck of its rolls for the player whose turn it was."""
    luck = [0.0] * (len(review.graph) - 1)
    for change in review.changes:
        if change.is_roll:
            luck[change.turn - 1] += change.swing
    most = max([abs(amount) for amount in luck] + [1e-9])
    bars = (
        f'<i><b class="{"good" if amount > 0 else "poor"}" style="height:{50 * abs(amount) / most:.1f}%"></b></i>'
        for amount in luck
    )
    return f'<div class="luck" aria-hidden="true">{"".join(bars)}</div>'


# Players, mistakes, sums


def players_table(review: Review, words: Words) -> str:
    titles = [
        words.say(f"review-{key}")
        for key in ("player", "accuracy", "error-rate", *ERRORS, "luck", "result", "adjusted")
    ]
    rows = [
        [
            player["name"],
            share_or_dash(player["accuracy"], words),
            "–" if player["error_rate"] is None else words.say("mean", n=100 * player["error_rate"]),
            *(str(player["classes"][name]) for name in ERRORS),
            points(player["luck"] + player["luck_of_others"], words),
            words.say("percent", n=100 * player["result"]),
            words.amount("percent", 100 * player["adjusted"]),
        ]
        for player in review.document()["players"]
    ]
    return table(titles, rows)


def card(where: str, what: str, change: float, more: str, words: Words, anchor: str = "") -> str:
    kind = "loss" if change < 0 else "gain"
    note = f"<p>{escape(more)}</p>" if more else ""
    return (
        f'<li{anchor}><span>{escape(where)}</span><b class="{kind}">{points(change, words)}</b>'
        f"<strong>{escape(what)}</strong>{note}</li>"
    )


def where_of(review: Review, change: Change, words: Words) -> str:
    return words.say("review-where", turn=change.turn, ply=change.ply, name=review.game.players[change.seat])


def cards(found: Sequence[str], words: Words) -> str:
    return (
        f'<ul class="cards">{"".join(found)}</ul>' if found else f"<p>{escape(words.say('review-none'))}</p>"
    )


def mistake_cards(review: Review, words: Words) -> str:
    def one(judged: Judgement) -> str:
        where = f"{where_of(review, judged.change, words)} {grade_in_words(judged.grade, words)}"
        what = change_in_words(review, judged.change, words)
        better = better_in_words(review, judged, words)
        return card(where, what, -judged.loss, better, words, f' id="ply-{judged.ply}"')

    return cards([one(judged) for judged in review.judgements if judged.grade in ERRORS], words)


def point_cards(review: Review, words: Words) -> str:
    found = [
        card(where_of(review, change, words), change_in_words(review, change, words), change.swing, "", words)
        for change in review.turning_points
    ]
    return cards(found, words)


def sums_table(review: Review, words: Words) -> str:
    document = review.document()
    unjudged = len(document["unjudged_turns"])
    sums, sum_titles = ((*SUMS, "unjudged"), (*SUM_TITLES, "unjudged")) if unjudged else (SUMS, SUM_TITLES)
    titles = [words.say(f"review-{key}") for key in ("player", *sum_titles, "result")]
    rows = [
        [player["name"], *(points(player[part], words) for part in sums), points(player["result"], words)]
        for player in document["players"]
    ]
    notes = (
        *([words.say("review-unjudged-note", n=unjudged)] if unjudged else []),
        words.say("review-sums-note"),
        words.say("review-revaluation", points=words.say("mean", n=100 * review.revaluation)),
    )
    return table(titles, rows) + "".join(f"<p>{escape(note)}</p>" for note in notes)


def decisions_table(review: Review, words: Words) -> str:
    titles = [words.say(f"review-{key}") for key in ("turn", "player", "decision", "best-was", "loss")]
    rows = []
    for judged in review.judgements:
        if not judged.forced:
            at = review.game.at(judged.ply)
            moves = [move_in_words(at, move, words) for move in (judged.move, judged.best)]
            rows.append(
                [
                    str(judged.change.turn),
                    review.game.players[judged.seat],
                    *moves,
                    points(-judged.loss, words),
                ]
            )
    return table(titles, rows, text=(1, 2, 3))
