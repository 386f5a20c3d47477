"""The draw that is due, who takes part in it, and whether one that is written down is that of the seed (R5-R9)."""

from collections.abc import Sequence
from dataclasses import replace

from heckmeck.errors import Illegal
from heckmeck.tournament.clock_of_the_day import without_timer
from heckmeck.tournament.draw import Tables, draw, draw_placed, draw_seats, draw_tables, meetings
from heckmeck.tournament.events import Draw
from heckmeck.tournament.scores import Objection
from heckmeck.tournament.stages import StagePlan, is_final_next, plan, round_sizes, stage_plan
from heckmeck.tournament.standings import qualifiers
from heckmeck.tournament.state import Groups, Stage, State, Table

MOST_SEATS = 7


def entrants(state: State) -> tuple[int, ...]:
    """Return who takes part in the next draw, in the order of registration."""
    gone = state.roster.gone()
    if not state.stages:
        return state.roster.numbers()
    stage = state.stages[-1]
    if len(stage.rounds) < stage.plan.rounds:
        return tuple(player for player in stage.players if player not in gone)
    going_on = qualifiers(stage, state.rules, gone)
    if not is_final_next(len(state.stages), state.rules):
        return tuple(sorted(one.player for one in going_on if one.way != "bye"))
    return tuple(sorted({*(one.player for one in going_on), *state.waiting}))


def _byes(state: State) -> tuple[int, ...]:
    """Return who waits from now on, when the next stage is drawn."""
    if not state.stages or is_final_next(len(state.stages), state.rules):
        return ()
    found = qualifiers(state.stages[-1], state.rules, state.roster.gone())
    return tuple(one.player for one in found if one.way == "bye")


def next_draw(state: State) -> Draw:
    """Return the event of the draw that is due: a function of the seed and of what happened (R9)."""
    if state.phase == "playing":
        raise Illegal("tournament-round-open", "R6", tables=", ".join(map(str, state.open_tables())))
    if state.phase == "over":
        raise Illegal("tournament-over", "R6")
    seed = _seed(state)
    players = entrants(state)
    stage = _stage_to_go_on(state)
    if stage is None:
        index, round_number, number = len(state.stages), 1, state.draws + 1
        if index == 0:
            plan(len(players), state.rules)  # refuses house rules that do not lead to a final
        tables = draw_tables(seed, number, players, _next_stage(state, len(players)).tables)
    else:
        index, round_number, number = len(state.stages) - 1, len(stage.rounds) + 1, state.draws
        sizes = round_sizes(len(players), state.rules, index, len(state.waiting))
        if state.rules.draw == "placing":
            tables = draw_placed(seed, number, _groups(state, players), sizes)
        else:
            met = meetings(table.players for earlier in stage.rounds for table in earlier)
            tables = draw_tables(seed, number, players, sizes, met)
    return Draw(index + 1, round_number, number, draw_seats(seed, number + 1, tables))


def _next_stage(state: State, participants: int) -> StagePlan:
    waiting = len(_byes(state)) + len(state.waiting)
    return stage_plan(participants, state.rules, len(state.stages), waiting)


def _groups(state: State, players: Sequence[int]) -> Groups:
    """Return who had the same place in the last round, best first; whoever had none comes last."""
    places: dict[int, int] = {}
    for table in state.stages[-1].tables:
        places.update({player: game.place for player, game in table.games(state.rules).items()})
    of_place: dict[int, list[int]] = {}
    for player in players:
        of_place.setdefault(places.get(player, MOST_SEATS + 1), []).append(player)
    return tuple(tuple(of_place[place]) for place in sorted(of_place))


def _seed(state: State) -> bytes:
    if state.seed is None:
        raise Illegal("tournament-not-closed", "R9")
    return state.seed


def _stage_to_go_on(state: State) -> Stage | None:
    """Return the stage if it has rounds to come; None where a new one begins."""
    stage = state.stages[-1] if state.stages else None
    return stage if stage and len(stage.rounds) < stage.plan.rounds else None


def take_draw(state: State, event: Draw, refuse: Objection) -> State:
    due = next_draw(state)
    if (event.stage, event.round, event.number) != (due.stage, due.round, due.number):
        raise Illegal("tournament-draw-number", "R9", stage=due.stage, round=due.round, number=due.number)
    if event.tables != due.tables:
        _compare(state, event.tables, due.tables, refuse)
    drawn = tuple(Table(players) for players in event.tables)
    players = tuple(sorted(player for players in event.tables for player in players))
    after = replace(state, draws=due.number + 2, day=without_timer(state.day))
    stage = _stage_to_go_on(state)
    if stage is not None:
        groups = stage.groups
        if state.rules.draw == "placing":
            groups = {**groups, due.round: _groups(state, players)}
        return after.with_stage(replace(stage, rounds=(*stage.rounds, drawn), groups=groups))
    lots = draw(_seed(state), state.draws, players)
    begun = Stage(_next_stage(state, len(players)), players, lots, (drawn,), _byes(state))
    return replace(after, stages=(*state.stages, begun))


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
