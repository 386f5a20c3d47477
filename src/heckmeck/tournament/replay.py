"""What each event does to a tournament, and why it may be refused (docs/rules.md section 8)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from heckmeck.errors import Illegal, Refused, shortened
from heckmeck.record.fair_dice import clean_phrase
from heckmeck.tournament.clock_of_the_day import told
from heckmeck.tournament.coming import admitted, arrived, reserved, swept
from heckmeck.tournament.drawing import next_draw, take_draw
from heckmeck.tournament.events import (
    Admit,
    Arrive,
    Close,
    Correct,
    Create,
    Draw,
    Event,
    Notice,
    Open,
    Register,
    Rename,
    Report,
    Reserve,
    Result,
    Return,
    Rules,
    Sweep,
    Withdraw,
    seed_from,
)
from heckmeck.tournament.reports import reported
from heckmeck.tournament.roster import MOST_TOLD, Roster
from heckmeck.tournament.rules_file import house_rules_from
from heckmeck.tournament.score_text import write_score
from heckmeck.tournament.scores import Objection, TableScore, examine, material, outcome
from heckmeck.tournament.seal import opened, seal_of, seed_of
from heckmeck.tournament.state import State, Table

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
    match event:
        case Open():
            return State(event.name, None, house_rules_from(event.rules), seal_of(event))
        case Create():
            return State(event.name, seed_from(event.seed), house_rules_from(event.rules))
        case _:
            raise Illegal("tournament-create-first", "L1")


def apply(state: State, event: Event, refuse: Objection = strictly) -> State:
    """Return the state after an event; undo is not one of them, it steps back.

    `refuse` hears what breaks a rule but can be carried on with; anything else is raised.
    """
    match event:
        case Register(names=names):
            if state.registered:
                raise Illegal("tournament-registration-over", "R9")
            roster = state.roster.registered(names)
            _tell_apart(roster, range(len(state.roster) + 1, len(roster) + 1), refuse)
            return replace(state, roster=roster)
        case Rules(rules=rules):
            if state.registered:
                raise Illegal("tournament-registration-over", "R9")
            return replace(state, rules=house_rules_from(rules))
        case Rename(player=player, name=name):
            roster = state.roster.renamed(player, name)
            _tell_apart(roster, [player], refuse)
            return replace(state, roster=roster)
        case Withdraw(player=player):
            return _leave(replace(state, roster=state.roster.without(player, state.draws)), player)
        case Return(player=player):
            roster = state.roster.with_again(player, state.draws)
            return _sit_down_again(replace(state, roster=roster), player)
        case Notice():
            return replace(state, day=told(state.day, event))
        case Arrive():
            return arrived(state, event)
        case Sweep():
            return swept(state, event)
        case Reserve(names=names):
            waiting = reserved(state, event)
            _tell_apart(waiting.roster, range(len(state.roster) + 1, len(waiting.roster) + 1), refuse)
            return waiting
        case Admit():
            return admitted(state, event)
        case Close(phrase=phrase):
            seal = opened(state.seal, phrase)
            return replace(state, seal=seal, seed=seed_of(seal))
        case Draw():
            return take_draw(state, event, refuse)
        case Result():
            return _result(state, event, refuse)
        case _:
            raise Illegal("tournament-create-first", "L1")


def _tell_apart(roster: Roster, numbers: Iterable[int], refuse: Objection) -> None:
    if alike := roster.alike(numbers):
        refuse(Illegal("tournament-names-alike", "N2", names=shortened(alike, MOST_TOLD)))


def due_events(state: State, phrase: str = "") -> list[Event]:
    """Return what happens when somebody draws: first of all the phrase of the hall opens the seal (R9)."""
    if state.seed is not None:
        return [next_draw(state)]
    close = Close(clean_phrase(phrase))
    return [close, next_draw(apply(state, close))]


def _result(state: State, event: Result, refuse: Objection) -> State:
    """Enter a result, or correct one (L4)."""
    table = state.table(event.stage, event.round, event.table)
    if event.stage != len(state.stages):
        raise Illegal("tournament-stage-closed", "L4", stage=event.stage)
    if isinstance(event, Correct) and table.scores is None:
        raise Illegal("tournament-nothing-to-correct", "L4", table=event.table)
    if not isinstance(event, Correct) and table.scores is not None:
        raise result_there(state, event.table, table)
    if isinstance(event, Report) and (event.round, event.stage) != here(state):
        raise Illegal("tournament-stage-closed", "L4", stage=event.stage)
    _same_players(state, table, event)
    examine(event.scores, state.names, state.rules, refuse)
    ends_early = (
        state.rules.minutes or state.rules.max_turns
    )  # E4: a game that is stopped counts as it stands
    if not table.left and not ends_early and not _has_a_tile(event.scores, state):
        refuse(Illegal("tournament-nothing-taken", "E1", table=event.table))
    if isinstance(event, Report):
        return reported(state, event, table)
    entered = replace(table, scores=event.scores, record=event.record or table.record)
    return state.with_stage(state.stages[-1].with_table(event.round, event.table, entered))


def here(state: State) -> tuple[int, int]:
    """Return the numbers of the round and of the stage that were drawn last."""
    return (len(state.stages[-1].rounds) if state.stages else 0), len(state.stages)


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
