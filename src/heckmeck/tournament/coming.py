"""Who comes and goes: check-in, no-shows, a reserve list, late arrivals. Nobody else is moved (docs/tournaments.md).

Whoever comes late sits down at the smallest open table, in the next seat, or plays from the next round on. Draws stay
as they are: a seat that was not drawn is marked.
"""

from dataclasses import replace

from heckmeck.errors import Illegal
from heckmeck.tournament.events import Admit, Arrive, Reserve, Sweep
from heckmeck.tournament.stages import LARGEST_TABLE
from heckmeck.tournament.state import Stage, State, Table


def arrived(state: State, event: Arrive) -> State:
    roster = state.roster
    for player in event.players:
        roster = roster.checked_in(player, event.here)
    return replace(state, roster=roster)


def swept(state: State, event: Sweep) -> State:
    """Remove who did not come, before the first draw."""
    if state.stages:
        raise Illegal("tournament-registration-over", "R9")
    roster = state.roster
    for player in event.players:
        if roster[player].here:
            raise Illegal("tournament-is-here", "R8", name=roster.name(player))
        roster = roster.without(player, state.draws)
    return replace(state, roster=roster)


def missing(state: State) -> tuple[int, ...]:
    """Return who is on the list and has not been ticked."""
    return tuple(number for number in state.roster.numbers() if not state.roster[number].here)


def reserved(state: State, event: Reserve) -> State:
    return replace(state, roster=state.roster.registered(event.names, waiting=True))


def admitted(state: State, event: Admit) -> State:
    """Let somebody who waits take part: on the list, at a table, or from the next round on."""
    roster = state.roster.admitted(event.player)
    after = replace(state, roster=roster)
    if not state.stages:
        if state.registered or event.table:
            raise Illegal("tournament-registration-over", "R9")
        return after
    stage = state.stages[-1]
    if len(state.stages) > 1:
        raise Illegal("tournament-too-late", "R8", name=roster.name(event.player))
    if event.table == 0:
        if len(stage.rounds) >= stage.plan.rounds:
            raise Illegal("tournament-no-further-round", "R7")
        return after.with_stage(_with_player(stage, event.player))
    table = state.table(1, len(stage.rounds), event.table)
    free = smallest_tables(state)
    if event.table not in free:
        told = ", ".join(map(str, free)) or "–"
        raise Illegal("tournament-not-smallest", "R4", table=event.table, tables=told)
    seated = replace(table, players=(*table.players, event.player), late=table.late | {event.player})
    joined = _with_player(stage, event.player)
    return after.with_stage(joined.with_table(len(stage.rounds), event.table, seated))


def smallest_tables(state: State) -> tuple[int, ...]:
    """Return the open tables of this round where fewest play, if there is room for one more (R4)."""
    if len(state.stages) != 1:
        return ()
    rules = state.rules
    room = rules.largest_table or max(LARGEST_TABLE, rules.table_size or 0)
    sizes = {
        number: len(table.players)
        for number, table in enumerate(state.stages[-1].tables, 1)
        if _is_open(table) and len(table.players) < room
    }
    return tuple(number for number, size in sizes.items() if size == min(sizes.values()))


def _is_open(table: Table) -> bool:
    return not table.complete and not table.reports


def _with_player(stage: Stage, player: int) -> Stage:
    """Add a player to a stage; the lot is the worst one, because nobody drew it."""
    players = tuple(sorted((*stage.players, player)))
    return replace(stage, players=players, lots=(*stage.lots, player), late=stage.late | {player})
