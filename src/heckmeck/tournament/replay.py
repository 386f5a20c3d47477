"""What each event does to a tournament, and why it may be refused (docs/rules.md section 8)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from heckmeck.errors import Illegal, Refused, shortened
from heckmeck.tournament.draw import Tables, draw, draw_seats, draw_tables, meetings
from heckmeck.tournament.events import (
    Correct,
    Create,
    Draw,
    Event,
    Register,
    Rename,
    Result,
    Return,
    Withdraw,
    seed_from,
)
from heckmeck.tournament.house_rules import house_rules_from
from heckmeck.tournament.roster import MOST_TOLD, Roster
from heckmeck.tournament.score_text import write_score
from heckmeck.tournament.scores import Objection, TableScore, examine, material, outcome
from heckmeck.tournament.stages import plan, round_sizes, stage_plan
from heckmeck.tournament.standings import qualifiers
from heckmeck.tournament.state import Stage, State, Table

ACCEPTED_ONCE = frozenset({"tournament-nothing-taken", "tournament-names-alike"})


def strictly(objection: Refused) -> None:
    """Refuse at the first objection."""
    raise objection


def as_written(objection: Refused) -> None:
    """Refuse, except for what files of an earlier version may contain: they open, and `check` names it."""
    if objection.reason not in ACCEPTED_ONCE:
        raise objection


def begin(event: Event) -> State:
    """Return the state after the first event."""
    if not isinstance(event, Create):
        raise Illegal("tournament-create-first", "L1")
    return State(event.name, seed_from(event.seed), house_rules_from(event.rules))


def apply(state: State, event: Event, refuse: Objection = strictly) -> State:
    """Return the state after an event; undo is not one of them, it steps back.

    `refuse` hears what breaks a rule but can be carried on with; anything else is raised.
    """
    match event:
        case Register(names=names):
            if state.stages:
                raise Illegal("tournament-registration-over", "R9")
            roster = state.roster.registered(names)
            _tell_apart(roster, range(len(state.roster) + 1, len(roster) + 1), refuse)
            return replace(state, roster=roster)
        case Rename(player=player, name=name):
            roster = state.roster.renamed(player, name)
            _tell_apart(roster, [player], refuse)
            return replace(state, roster=roster)
        case Withdraw(player=player):
            return _leave(replace(state, roster=state.roster.without(player, state.draws)), player)
        case Return(player=player):
            roster = state.roster.with_again(player, state.draws)
            return _sit_down_again(replace(state, roster=roster), player)
        case Draw():
            return _draw(state, event, refuse)
        case Result():
            return _result(state, event, refuse)
        case _:
            raise Illegal("tournament-create-first", "L1")


def _tell_apart(roster: Roster, numbers: Iterable[int], refuse: Objection) -> None:
    if alike := roster.alike(numbers):
        refuse(Illegal("tournament-names-alike", "N2", names=shortened(alike, MOST_TOLD)))


def entrants(state: State) -> tuple[int, ...]:
    """Return who takes part in the next draw, in the order of registration."""
    gone = state.roster.gone()
    if not state.stages:
        return state.roster.numbers()
    stage = state.stages[-1]
    if len(stage.rounds) < stage.plan.rounds:
        return tuple(player for player in stage.players if player not in gone)
    return tuple(sorted(qualifier.player for qualifier in qualifiers(stage, state.rules, gone)))


def next_draw(state: State) -> Draw:
    """Return the event of the draw that is due: a function of the seed and of what happened (R9)."""
    if state.phase == "playing":
        raise Illegal("tournament-round-open", "R6", tables=", ".join(map(str, state.open_tables())))
    if state.phase == "over":
        raise Illegal("tournament-over", "R6")
    players = entrants(state)
    stage = _stage_to_go_on(state)
    if stage is None:
        index, round_number, number = len(state.stages), 1, state.draws + 1
        if index == 0:
            plan(len(players), state.rules)  # refuses house rules that do not lead to a final
        tables = draw_tables(state.seed, number, players, stage_plan(len(players), state.rules, index).tables)
    else:
        index, round_number, number = len(state.stages) - 1, len(stage.rounds) + 1, state.draws
        met = meetings(table.players for earlier in stage.rounds for table in earlier)
        tables = draw_tables(state.seed, number, players, round_sizes(len(players), state.rules, index), met)
    return Draw(index + 1, round_number, number, draw_seats(state.seed, number + 1, tables))


def _stage_to_go_on(state: State) -> Stage | None:
    """Return the stage if it has rounds to come; None where a new one begins."""
    stage = state.stages[-1] if state.stages else None
    return stage if stage and len(stage.rounds) < stage.plan.rounds else None


def _draw(state: State, event: Draw, refuse: Objection) -> State:
    due = next_draw(state)
    if (event.stage, event.round, event.number) != (due.stage, due.round, due.number):
        raise Illegal("tournament-draw-number", "R9", stage=due.stage, round=due.round, number=due.number)
    if event.tables != due.tables:
        _compare(state, event.tables, due.tables, refuse)
    drawn = tuple(Table(players) for players in event.tables)
    players = tuple(sorted(player for players in event.tables for player in players))
    after = replace(state, draws=due.number + 2)
    stage = _stage_to_go_on(state)
    if stage is not None:
        return after.with_stage(replace(stage, rounds=(*stage.rounds, drawn)))
    lots = draw(state.seed, state.draws, players)
    opened = Stage(stage_plan(len(players), state.rules, due.stage - 1), players, lots, (drawn,))
    return replace(after, stages=(*state.stages, opened))


def _compare(state: State, given: Tables, due: Tables, refuse: Objection) -> None:
    """Say what is wrong with tables that are not those of the seed."""
    players = [player for table in given for player in table]
    expected = sorted(player for table in due for player in table)
    if len(set(players)) < len(players) or not all(2 <= len(table) <= 7 for table in given):
        raise Illegal("tournament-draw-tables", "R4")
    names = {number: state.roster.name(number) for number in (*players, *expected)}
    stage = _stage_to_go_on(state)
    if stage is not None and not set(players) <= set(stage.players):
        raise Illegal("tournament-draw-tables", "R7")
    for player in sorted(set(players) - set(expected)):
        refuse(Illegal("tournament-draw-stranger", "R8", name=names[player]))
    for player in sorted(set(expected) - set(players)):
        refuse(Illegal("tournament-draw-missing", "R8", name=names[player]))
    if sorted(players) != expected:
        return
    if [len(table) for table in given] != [len(table) for table in due]:
        refuse(Illegal("tournament-draw-sizes", "R4", due=", ".join(str(len(table)) for table in due)))
    elif [set(table) for table in given] != [set(table) for table in due]:
        refuse(Illegal("tournament-draw-other-tables", "R9"))
    else:
        refuse(Illegal("tournament-draw-other-seats", "R5"))


def _result(state: State, event: Result, refuse: Objection) -> State:
    """Enter a result, or correct one (L4)."""
    table = state.table(event.stage, event.round, event.table)
    if event.stage != len(state.stages):
        raise Illegal("tournament-stage-closed", "L4", stage=event.stage)
    if isinstance(event, Correct) and table.scores is None:
        raise Illegal("tournament-nothing-to-correct", "L4", table=event.table)
    if not isinstance(event, Correct) and table.scores is not None:
        raise result_there(state, event.table, table)
    _same_players(state, table, event)
    examine(event.scores, state.names, state.rules, refuse)
    if not table.left and not _has_a_tile(event.scores, state):
        refuse(Illegal("tournament-nothing-taken", "E1", table=event.table))
    entered = replace(table, scores=event.scores, record=event.record or table.record)
    return state.with_stage(state.stages[-1].with_table(event.round, event.table, entered))


def _has_a_tile(scores: Sequence[TableScore], state: State) -> bool:
    """Say whether anybody has a tile: a game ends with the last one taken (E1), unless whoever left has it."""
    on_table = material(state.rules)
    return any(outcome(score, on_table).highest for score in scores)


def result_there(state: State, number: int, table: Table) -> Illegal:
    """Return the refusal of a second result, with the one that is there (L4)."""
    scores = [f"{state.roster.name(score.player)} {write_score(score)}" for score in table.scores or ()]
    return Illegal("tournament-result-there", "L4", table=number, scores=", ".join(scores) or "–")


def _same_players(state: State, table: Table, event: Result) -> None:
    """A result names exactly those who played to the end."""
    given = [score.player for score in event.scores]
    for player in (*table.staying, *given):
        name = state.roster.name(player)
        if player not in given:
            raise Illegal("tournament-result-missing", "R1", name=name, table=event.table)
        if player not in table.staying or given.count(player) > 1:
            raise Illegal("tournament-result-stranger", "R1", name=name, table=event.table)


def _leave(state: State, player: int) -> State:
    """Remove a participant who drops out from their game; the others play on (R8)."""
    return _at_open_table(state, player, lambda table: replace(table, left=table.left | {player}))


def _sit_down_again(state: State, player: int) -> State:
    return _at_open_table(state, player, lambda table: replace(table, left=table.left - {player}))


def _at_open_table(state: State, player: int, change: Callable[[Table], Table]) -> State:
    seat = state.seat_of(player)
    if seat is None:
        return state
    table = state.table(seat.stage, seat.round, seat.table)
    if table.scores is not None:
        return state
    return state.with_stage(state.stages[-1].with_table(seat.round, seat.table, change(table)))
