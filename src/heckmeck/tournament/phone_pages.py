"""What phones show: the page of one participant, and that of a table (view.py)."""

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import UNSET, UnsetType

from heckmeck.tournament import view
from heckmeck.tournament.document import Served, day_of, game_of, outlook, participant_of, table_of
from heckmeck.tournament.history import Corrections
from heckmeck.tournament.rules_file import house_rules_document
from heckmeck.tournament.standings import Standing, champions, qualifiers
from heckmeck.tournament.state import Seat, State, Table


def player_page(
    state: State, number: int, served: Served, standings: Sequence[Standing]
) -> view.TournamentPlayerPage:
    """Return what one participant wants to know: where to sit, with whom, all games so far, the rank overall."""
    seat = state.seat_of(number)
    table = None if seat is None else state.table(seat.stage, seat.round, seat.table)
    shown = participant_of(state, number, seat, served)
    return view.TournamentPlayerPage(
        tournament=state.name,
        version=served.version or 0,
        number=number,
        name=shown.name,
        gone=shown.gone,
        phase=state.phase,
        seat=shown.seat,
        playing=table is not None and not table.complete and number in table.staying,
        live=None if seat is None else served.live((seat.stage, seat.round, seat.table)),
        table=() if table is None else tuple(_mates(state, table)),
        games=tuple(_games_of(state, number)),
        rank=next((line.rank for line in standings if line.player == number), None),
        of=len(standings),
        champion=number in champions(state),
        next=_next(state, number),
        day=day_of(state),
        reports=UNSET if table is None or table.complete else table.reports_made,
    )


def _next(state: State, number: int) -> Literal["final", "stage", "bye", "out"] | UnsetType:
    """Return where the way of somebody leads who is not at an open table."""
    stage = state.stages[-1] if state.stages else None
    if stage is None or state.phase == "over" or number in state.roster.gone():
        return UNSET
    if not stage.complete:
        if number in stage.players or not any(number in earlier.players for earlier in state.stages):
            return UNSET
        return "bye" if number in state.waiting else "out"
    if number in state.waiting:
        return "final"
    ways = {one.player: one.way for one in qualifiers(stage, state.rules, state.roster.gone())}
    if number not in ways:
        return "out"
    if ways[number] == "bye":
        return "bye"
    to_come = outlook(state)[len(state.stages) :]
    return "stage" if to_come and not to_come[0].is_final else "final"


def table_page(state: State, number: int, served: Served, corrected: Corrections) -> view.TournamentTablePage:
    """Return what a phone at a table of this round wants to know."""
    place = len(state.stages), len(state.stages[-1].rounds) if state.stages else 0, number
    tables = state.stages[-1].tables if state.stages else ()
    table = tables[number - 1] if 1 <= number <= len(tables) else None
    shown = (
        None
        if table is None
        else table_of(state, table, number, served.live(place), corrected.get(place, ()))
    )
    return view.TournamentTablePage(
        tournament=state.name,
        version=served.version or 0,
        phase=state.phase,
        stage=place[0],
        round=place[1],
        rules=house_rules_document(state.rules),
        names={str(player): state.roster.name(player) for player in (table.players if table else ())},
        table=shown,
    )


def _mates(state: State, table: Table) -> Iterator[view.TournamentMate]:
    for seat, player in enumerate(table.players, 1):
        name, tile = state.roster.name(player), Seat(0, 0, 0, seat).tile
        yield view.TournamentMate(player, name, tile, player in table.left)


def _games_of(state: State, number: int) -> Iterator[view.TournamentPlayed]:
    for stage_number, stage in enumerate(state.stages, 1):
        for round_number, tables in enumerate(stage.rounds, 1):
            for table_number, table in enumerate(tables, 1):
                if number in table.players and (game := table.games(state.rules).get(number)):
                    yield view.TournamentPlayed(*game_of(game), stage_number, round_number, table_number)
