"""What the desk shows, as lines of text."""

from collections.abc import Iterable, Iterator

from heckmeck.cli.screen.columns import columns
from heckmeck.language import Words
from heckmeck.tournament.document import outlook
from heckmeck.tournament.events import (
    Admit,
    Arrive,
    Close,
    Correct,
    Draw,
    Event,
    Register,
    Rename,
    Reserve,
    Result,
    Return,
    Sweep,
    Withdraw,
)
from heckmeck.tournament.exchange import mixed_number
from heckmeck.tournament.explanation import explained_standings, plan_line, stage_title
from heckmeck.tournament.history import counting
from heckmeck.tournament.house_rules import LOT, RANKING
from heckmeck.tournament.rule_lines import rules_in_force, said
from heckmeck.tournament.score_text import write_score
from heckmeck.tournament.state import Seat, State, Table
from heckmeck.tournament.tournament import Tournament

Lines = Iterable[str]


def headline(state: State, words: Words) -> str:
    """Say which tournament this is and what is due."""
    phase = words.say(f"tournament-phase-{state.phase}")
    return f"{state.name} · {words.say('tournament-participants', n=len(state.roster.numbers()))} · {phase}"


def plan_lines(state: State, words: Words) -> Iterator[str]:
    for number, plan in enumerate(outlook(state), 1):
        yield plan_line(words, number, plan)


def rule_lines(state: State, words: Words) -> Iterator[str]:
    return (said(line, words) for line in rules_in_force(state.rules).lines)


def player_lines(state: State, words: Words) -> Iterator[str]:
    for player in state.roster:
        seat = state.seat_of(player.number)
        marks = [words.say("tournament-note-here")] if player.here and not state.stages else []
        marks += [words.say("tournament-note-waiting")] if player.waiting else []
        notes = [words.say("tournament-note-gone")] if player.gone_at is not None else []
        if seat is not None:
            place = words.say("tournament-table", n=seat.table)
            notes.append(f"{place}, {words.say('tournament-seat', seat=seat.seat, tile=str(seat.tile))}")
        yield "  ".join([f"{player.number:>4}", player.name, *marks, *notes])


def table_lines(state: State, words: Words) -> Iterator[str]:
    """Show the tables of this round: seats by their tiles, and results where there are any."""
    if not state.stages:
        yield words.say("tournament-nothing-drawn")
        return
    stage, number = state.stages[-1], len(state.stages)
    title = stage_title(words, stage.plan.kind, number)
    if stage.plan.rounds > 1:
        here = words.say("tournament-round", n=len(stage.rounds), total=stage.plan.rounds)
        title = f"{title} · {here}"
    yield title
    for table_number, table in enumerate(stage.tables, 1):
        yield ""
        yield words.say("tournament-table", n=table_number)
        yield from seat_lines(state, table, words)


def seat_lines(state: State, table: Table, words: Words) -> Iterator[str]:
    games = table.games(state.rules)
    entered = {score.player: write_score(score) for score in table.scores or ()}
    for seat, player in enumerate(table.players, 1):
        parts = [f"{Seat(0, 0, 0, seat).tile:>4}", state.roster.name(player)]
        if player in table.left:
            parts.append(words.say("tournament-note-gone"))
        elif player in games:
            game = games[player]
            worms, points = words.say("worms", n=game.outcome.worms), mixed_number(game.points)
            place = words.say("tournament-place-points", place=game.place, points=points)
            parts += [entered.get(player, ""), worms, place]
        yield "  ".join(parts)


def standing_lines(state: State, words: Words) -> Iterator[str]:
    """Show the standings with what decided each place."""
    metrics = [name for name in RANKING if name != LOT]
    titles = [
        words.say(f"tournament-{key}") for key in ("participant", *(f"metric-{name}" for name in metrics))
    ]
    rows, reasons = [titles], [words.say("tournament-why")]
    for line, why in explained_standings(state, words):
        name = state.roster.name(line.player)
        rows.append([f"{line.rank:>4}  {name}", *(mixed_number(line.values[name]) for name in metrics)])
        reasons.append(why)
    if len(rows) == 1:
        yield words.say("tournament-nothing-drawn")
        return
    for row, why in zip(columns(rows), reasons, strict=True):
        yield f"{row}  {why}".rstrip()


def log_lines(tournament: Tournament, words: Words) -> Iterator[str]:
    """Show everything that happened; what was undone is marked."""
    count = {number for number, _ in counting(tournament.events)}
    for number, event in enumerate(tournament.events, 1):
        mark = " " if number in count else "×"
        who = f"  {words.say('tournament-by', who=event.by)}" if event.by else ""
        yield f"{number:>4} {mark} {event.at or ''}  {event_line(tournament.state, event, words)}{who}"


def event_line(state: State, event: Event, words: Words) -> str:
    """Describe an event in one line."""
    kind = words.say(f"tournament-event-{type(event).__name__.lower()}")
    return f"{kind}: {facts}" if (facts := _facts(state, event, words)) else kind


def _facts(state: State, event: Event, words: Words) -> str:
    names = state.names
    match event:
        case Register() | Reserve():
            shown = ", ".join(event.names[:3])
            return shown if len(event.names) <= 3 else f"{shown}, … ({len(event.names)})"
        case Close():
            return event.phrase
        case Rename():
            return f"{event.player} → {event.name}"
        case Arrive() | Sweep():
            told = ", ".join(names.get(player, str(player)) for player in event.players[:3])
            return told if len(event.players) <= 3 else f"{told}, … ({len(event.players)})"
        case Withdraw() | Return() | Admit():
            return names.get(event.player, str(event.player))
        case Draw():
            return words.say("tournament-drawn", stage=event.stage, round=event.round)
        case Result():
            table = words.say("tournament-table", n=event.table)
            scores = ", ".join(
                f"{names.get(score.player, score.player)} {write_score(score)}" for score in event.scores
            )
            why = f" ({event.reason})" if isinstance(event, Correct) and event.reason else ""
            return f"{table}: {scores}{why}"
        case _:
            return ""
