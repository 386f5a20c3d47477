"""A whole tournament as one document (view.py): what boards, desks and exports show."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from heckmeck.errors import Refused
from heckmeck.tournament import view
from heckmeck.tournament.exchange import amounts, standings_lines
from heckmeck.tournament.history import Corrections, Place, corrections, last_game, to_undo
from heckmeck.tournament.house_rules import house_rules_document, plain_number
from heckmeck.tournament.points import Game
from heckmeck.tournament.stages import FEWEST_PARTICIPANTS, StagePlan, stage_plan
from heckmeck.tournament.standings import Standing, champions, qualifiers, stage_standings
from heckmeck.tournament.state import Seat, Stage, State, Table
from heckmeck.tournament.tournament import Tournament

DRAWS_OF_A_ROUND = 2  # its tables, then its seats
ABSENT: Any = UNSET  # is not written


@dataclass(frozen=True)
class Served:
    """What a server adds: a tournament from a file has no id, no bots and no live tables."""

    id: str = ABSENT
    created: float = ABSENT
    version: int | None = None
    bot: Callable[[int], str | None] = lambda number: ABSENT
    live: Callable[[Place], str | None] = lambda place: ABSENT


FROM_A_FILE = Served()


def document(tournament: Tournament, served: Served = FROM_A_FILE) -> view.TournamentView:
    """Return everything that the public may know."""
    state, seats = tournament.state, _seats(tournament.state)
    return view.TournamentView(
        id=served.id,
        created=served.created,
        name=state.name,
        version=served.version or len(tournament.events),
        phase=state.phase,
        seed=state.seed.hex(),
        rules=house_rules_document(state.rules),
        ranking=state.rules.ranking,
        participants=tuple(
            _participant(state, person.number, seats.get(person.number), served) for person in state.roster
        ),
        plan=tuple(replace(plan_document(plan, served), kind=plan.kind) for plan in outlook(state)),
        stages=tuple(_stages(state, corrections(tournament.events), served)),
        standings=tuple(standings_lines(state)),
        champions=champions(state),
        undo=to_undo(tournament.events),
        played=last_game(tournament.events),
    )


def outlook(state: State) -> list[StagePlan]:
    """Return the stages as they were drawn, and as they will be if nobody else comes or goes."""
    plans = [stage.plan for stage in state.stages]
    here = len(state.roster.numbers())
    try:
        if not plans and here >= FEWEST_PARTICIPANTS:
            plans.append(stage_plan(here, state.rules))
        while plans and not plans[-1].is_final:
            plans.append(stage_plan(plans[-1].advance, state.rules, len(plans)))
    except Refused:
        return plans  # house rules that do not lead to a final: the draw says why
    return plans


def plan_document(plan: StagePlan, served: Served = FROM_A_FILE) -> view.TournamentStagePlan:
    """Return what happens in a stage; a file says `rounds` and `thirds` only where there are any."""
    firsts, seconds, thirds = (*plan.places, 0, 0, 0)[:3]
    in_a_file = served is FROM_A_FILE
    return view.TournamentStagePlan(
        kind=ABSENT if in_a_file else None,
        participants=plan.participants,
        rounds=ABSENT if in_a_file and plan.rounds == 1 else plan.rounds,
        tables=plan.tables,
        firsts=firsts,
        seconds=seconds,
        thirds=ABSENT if in_a_file and not thirds else thirds,
        advance=plan.advance,
    )


def player_page(
    state: State, number: int, served: Served, standings: Sequence[Standing]
) -> view.TournamentPlayerPage:
    """Return what one participant wants to know: where to sit, with whom, all games so far, the rank overall."""
    seat = state.seat_of(number)
    table = None if seat is None else state.table(seat.stage, seat.round, seat.table)
    shown = _participant(state, number, seat, served)
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
    )


def _seats(state: State) -> dict[int, Seat]:
    """Return where everybody sits in this round."""
    if not state.stages:
        return {}
    here = len(state.stages), len(state.stages[-1].rounds)
    return {
        player: Seat(*here, number, seat)
        for number, table in enumerate(state.stages[-1].tables, 1)
        for seat, player in enumerate(table.players, 1)
    }


def _participant(state: State, number: int, seat: Seat | None, served: Served) -> view.TournamentPlayer:
    person = state.roster[number]
    place = (
        None
        if seat is None
        else view.TournamentPlace(seat.stage, seat.round, seat.table, seat.seat, seat.tile)
    )
    return view.TournamentPlayer(number, person.name, person.gone_at is not None, place, served.bot(number))


def _mates(state: State, table: Table) -> Iterator[view.TournamentMate]:
    for seat, player in enumerate(table.players, 1):
        name, tile = state.roster.name(player), Seat(0, 0, 0, seat).tile
        yield view.TournamentMate(player, name, tile, player in table.left)


def _games_of(state: State, number: int) -> Iterator[view.TournamentPlayed]:
    for stage_number, stage in enumerate(state.stages, 1):
        for round_number, tables in enumerate(stage.rounds, 1):
            for table_number, table in enumerate(tables, 1):
                if number in table.players and (game := table.games(state.rules).get(number)):
                    yield view.TournamentPlayed(*_game(game), stage_number, round_number, table_number)


def _game(game: Game) -> tuple[int, view.Amount, int, int, bool]:
    return game.place, plain_number(game.points), game.outcome.worms, game.outcome.highest, game.stayed


def _stages(state: State, corrected: Corrections, served: Served) -> Iterator[view.TournamentStage]:
    draw = 0
    for number, stage in enumerate(state.stages, 1):
        yield _stage(state, stage, number, draw, corrected, served)
        draw += 1 + DRAWS_OF_A_ROUND * len(stage.rounds)


def _stage(
    state: State, stage: Stage, number: int, draw: int, corrected: Corrections, served: Served
) -> view.TournamentStage:
    def table_at(place: Place, table: Table) -> view.TournamentTable:
        return _table(state, table, place[2], served.live(place), corrected.get(place, ()))

    going_on = stage.complete and not stage.plan.is_final
    return view.TournamentStage(
        number=number,
        kind=stage.plan.kind,
        plan=plan_document(stage.plan, served),
        complete=stage.complete,
        players=stage.players,
        lots=view.TournamentLots(draw, stage.lots),
        rounds=tuple(
            view.TournamentRound(
                round=played,
                draw=draw + 1 + DRAWS_OF_A_ROUND * (played - 1),
                complete=all(table.complete for table in tables),
                tables=tuple(table_at((number, played, at), table) for at, table in enumerate(tables, 1)),
            )
            for played, tables in enumerate(stage.rounds, 1)
        ),
        standings=tuple(
            view.TournamentStageLine(line.rank, line.player, **amounts(line), decided_by=line.decided_by)
            for line in stage_standings(state, number)
        ),
        qualifiers=tuple(qualifiers(stage, state.rules, state.roster.gone())) if going_on else (),
    )


def _table(
    state: State,
    table: Table,
    number: int,
    live: str | None,
    corrected: tuple[view.TournamentCorrection, ...],
) -> view.TournamentTable:
    games = table.games(state.rules)
    scores = {score.player: score for score in table.scores or ()}
    seats = tuple(
        view.TournamentSeat(
            player=player,
            tile=Seat(0, 0, number, seat).tile,
            left=player in table.left,
            entered=scores.get(player),
            game=view.TournamentGame(*_game(games[player])) if player in games else None,
        )
        for seat, player in enumerate(table.players, 1)
    )
    return view.TournamentTable(number, table.complete, table.record, live, corrected, seats)
