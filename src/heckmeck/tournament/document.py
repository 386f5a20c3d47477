"""A whole tournament as one document (view.py): what boards, desks and exports show."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from heckmeck.errors import Refused
from heckmeck.tournament import view
from heckmeck.tournament.clock_of_the_day import Day
from heckmeck.tournament.coming import smallest_tables
from heckmeck.tournament.exchange import amounts, standings_lines
from heckmeck.tournament.history import Corrections, Place, corrections, last_game, to_undo
from heckmeck.tournament.house_rules import plain_number
from heckmeck.tournament.points import Game
from heckmeck.tournament.reports import is_disputed
from heckmeck.tournament.rules_file import house_rules_document
from heckmeck.tournament.seal import Seal
from heckmeck.tournament.stages import FEWEST_PARTICIPANTS, StagePlan, following
from heckmeck.tournament.standings import champions, qualifiers, stage_standings
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
        seed=None if state.seed is None else state.seed.hex(),
        rules=house_rules_document(state.rules),
        ranking=state.rules.ranking,
        participants=tuple(
            participant_of(state, person.number, seats.get(person.number), served) for person in state.roster
        ),
        plan=tuple(replace(plan_document(plan, served), kind=plan.kind) for plan in outlook(state)),
        stages=tuple(_stages(state, corrections(tournament.events), served)),
        standings=tuple(standings_lines(state)),
        champions=champions(state),
        undo=to_undo(tournament.events),
        played=last_game(tournament.events),
        seal=_seal(state.seal),
        room=_room(state),
        day=day_of(state),
    )


def day_of(state: State) -> view.TournamentDay | UnsetType:
    """Return the clock of the day; nothing where nobody was told anything."""
    day = state.day
    if day == Day():
        return UNSET
    return view.TournamentDay(day.ends, day.left, day.announcement, day.announced, day.schedule)


def _room(state: State) -> tuple[int, ...] | UnsetType:
    """Return where somebody who waits can sit down; nothing where nobody waits."""
    return smallest_tables(state) if any(one.waiting for one in state.roster) else UNSET


def _seal(seal: Seal | None) -> view.TournamentSeal | UnsetType:
    if seal is None:
        return UNSET
    secret = seal.secret.hex() if seal.is_open and seal.secret else None
    return view.TournamentSeal(seal.commitment, secret, seal.phrase)


def outlook(state: State) -> list[StagePlan]:
    """Return the stages as they were drawn, and as they will be if nobody else comes or goes."""
    drawn, here = [stage.plan for stage in state.stages], len(state.roster.numbers())
    plans: list[StagePlan] = []
    if drawn or here >= FEWEST_PARTICIPANTS:
        with suppress(Refused):  # house rules that do not lead to a final: the draw says why
            plans.extend(following(drawn, state.rules, here))
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
        byes=plan.byes or UNSET,
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


def participant_of(state: State, number: int, seat: Seat | None, served: Served) -> view.TournamentPlayer:
    person = state.roster[number]
    place = (
        None
        if seat is None
        else view.TournamentPlace(seat.stage, seat.round, seat.table, seat.seat, seat.tile)
    )
    here, waiting = person.here or UNSET, person.waiting or UNSET
    gone, bot = person.gone_at is not None, served.bot(number)
    return view.TournamentPlayer(number, person.name, gone, place, bot, here, waiting)


def game_of(game: Game) -> tuple[int, view.Amount, int, int, bool]:
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
        return table_of(state, table, place[2], served.live(place), corrected.get(place, ()))

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
                groups=stage.groups.get(played, UNSET),
            )
            for played, tables in enumerate(stage.rounds, 1)
        ),
        standings=tuple(
            view.TournamentStageLine(line.rank, line.player, **amounts(line), decided_by=line.decided_by)
            for line in stage_standings(state, number)
        ),
        qualifiers=tuple(qualifiers(stage, state.rules, state.roster.gone())) if going_on else (),
        byes=stage.byes or UNSET,
        late=tuple(sorted(stage.late)) or UNSET,
    )


def table_of(
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
            game=view.TournamentGame(*game_of(games[player])) if player in games else None,
            late=player in table.late or UNSET,
        )
        for seat, player in enumerate(table.players, 1)
    )
    shown = view.TournamentTable(number, table.complete, table.record, live, corrected, seats)
    if not table.reports or table.complete:
        return shown
    reports = (view.TournamentReport(player or None, told) for player, told in table.reports.items())
    return replace(shown, reports=tuple(reports), disputed=is_disputed(table, state.rules))
