"""A tournament as one printable page: self-contained HTML, in the reader's language."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from html import escape

from heckmeck.language import Words
from heckmeck.tournament.document import outlook
from heckmeck.tournament.exchange import mixed_number
from heckmeck.tournament.explanation import explained_standings, plan_line, stage_title
from heckmeck.tournament.points import Game
from heckmeck.tournament.standings import champions
from heckmeck.tournament.state import Seat, Stage, State, Table

STYLE = """
@page { size: A4; margin: 16mm }
body { font: 11pt/1.4 "Noto Sans", "Segoe UI", Helvetica, Arial, sans-serif; color: #1d1a16; margin: 2rem auto;
  max-width: 56rem; padding: 0 1rem }
h1 { font-size: 1.9rem; margin: 0 } h2 { margin: 2rem 0 .5rem; border-bottom: 2px solid #b5451b }
h3 { margin: 1.2rem 0 .3rem } .champion { font-size: 1.3rem; color: #8a2f0c }
table { border-collapse: collapse; width: 100%; margin: .3rem 0 1rem; break-inside: avoid }
.standings table { break-inside: auto } tr { break-inside: avoid }
th, td { text-align: left; padding: .2rem .5rem; border-bottom: 1px solid #d8cdbd; vertical-align: top }
th { font-weight: 600; font-size: .8em; background: #f5efe4; hyphens: auto; print-color-adjust: exact }
.n { text-align: right; font-variant-numeric: tabular-nums } td.n { white-space: nowrap }
.why, footer { color: #5c5347; font-size: .9em } code { overflow-wrap: anywhere } del { color: #5c5347 }
@media print { body { margin: 0; max-width: none; padding: 0 } }
"""
COLUMNS = ("score", "places", "wins", "worms", "highest")


def page(state: State, words: Words) -> str:
    """Return the whole page: champion, standings with their reasons, every table, the draws."""
    sections = [*_head(state, words), *_standings(state, words)]
    for number, stage in reversed(list(enumerate(state.stages, 1))):
        sections += _stage(state, stage, number, words)
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(state.name)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join([*sections, _footer(state, words)])
        + "\n</body>\n</html>\n"
    )


def _head(state: State, words: Words) -> Iterator[str]:
    yield f"<header>\n<h1>{escape(state.name)}</h1>"
    for player in champions(state):
        name = escape(state.roster.name(player))
        yield f'<p class="champion">{words.say("tournament-champion", name=name)}</p>'
    plans = (plan_line(words, number, plan) for number, plan in enumerate(outlook(state), 1))
    yield "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in plans) + "</ul>\n</header>"


def _standings(state: State, words: Words) -> Iterator[str]:
    rows = [
        [
            str(line.rank),
            _name(state, line.player),
            stage_title(words, state.stages[line.stage - 1].plan.kind, line.stage),
            *(_number(line.values[name]) for name in COLUMNS),
            f'<span class="why">{escape(why)}</span>',
        ]
        for line, why in explained_standings(state, words)
    ]
    if rows:
        titles = ["place", "participant", "stage", *(f"metric-{name}" for name in COLUMNS), "why"]
        yield f'<section class="standings">\n<h2>{words.say("tournament-standings")}</h2>'
        yield _table([words.say(f"tournament-{title}") for title in titles], rows, {0, 3, 4, 5, 6, 7})
        yield "</section>"


def _stage(state: State, stage: Stage, number: int, words: Words) -> Iterator[str]:
    yield f"<section>\n<h2>{stage_title(words, stage.plan.kind, number)}</h2>"
    for round_number, tables in enumerate(stage.rounds, 1):
        for table_number, table in enumerate(tables, 1):
            place = words.say("tournament-table", n=table_number)
            if stage.plan.rounds > 1:
                place = f"{words.say('tournament-round', n=round_number, total=stage.plan.rounds)} · {place}"
            yield f"<h3>{place}</h3>"
            yield _seats(state, table, words)
    yield "</section>"


def _seats(state: State, table: Table, words: Words) -> str:
    games = table.games(state.rules)
    titles = ("tile", "participant", "metric-worms", "metric-highest", "place", "metric-places")
    rows = [
        [str(Seat(0, 0, 0, seat).tile), _name(state, player, player in table.left), *_game(games.get(player))]
        for seat, player in enumerate(table.players, 1)
    ]
    return _table([words.say(f"tournament-{title}") for title in titles], rows, {0, 2, 3, 4, 5})


def _game(game: Game | None) -> tuple[str, ...]:
    if game is None:
        return ("", "", "", "")
    highest = str(game.outcome.highest) if game.outcome.highest else "–"
    return str(game.outcome.worms), highest, str(game.place), _number(game.points)


def _name(state: State, player: int, left: bool = False) -> str:
    name = escape(state.roster.name(player))
    return f"<del>{name}</del>" if left else name


def _number(value: Fraction) -> str:
    return escape(mixed_number(value))


def _table(titles: Iterable[str], rows: Iterable[Iterable[str]], numbers: set[int]) -> str:
    """Lay out rows; their cells are HTML already."""

    def row(cells: Iterable[str], tag: str) -> str:
        marks = (' class="n"' if index in numbers else "" for index in range(100))
        laid = (f"<{tag}{mark}>{cell}</{tag}>" for cell, mark in zip(cells, marks, strict=False))
        return f"<tr>{''.join(laid)}</tr>"

    head = row((escape(title) for title in titles), "th")
    body = "\n".join(row(cells, "td") for cells in rows)
    return f"<table>\n<thead>{head}</thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def _footer(state: State, words: Words) -> str:
    if state.seed is None:
        seal = f"<code>{state.seal.commitment if state.seal else ''}</code>"
        return f"<footer><p>{words.say('tournament-sealed-note', seal=seal)}</p></footer>"
    seed = f"<code>{state.seed.hex()}</code>"
    return f"<footer><p>{words.say('tournament-seed-note', seed=seed)}</p></footer>"
