"""A whole tournament as one document of plain values: what boards, desks and exports show.

Participants are named by their numbers; fractions are written as 5/2. Draws carry their numbers and who took
part, so that anybody can run them again (draw.py says how).
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from heckmeck.errors import Refused
from heckmeck.tournament.events import Correct, Draw, Event, Result, Undo, event_document, score_document
from heckmeck.tournament.exchange import standings_rows
from heckmeck.tournament.house_rules import RANKING, house_rules_document, plain_number
from heckmeck.tournament.points import Game
from heckmeck.tournament.stages import FEWEST_PARTICIPANTS, StagePlan, stage_plan
from heckmeck.tournament.standings import Standing, champions, overall_standings, qualifiers, stage_standings
from heckmeck.tournament.state import Seat, Stage, State, Table
from heckmeck.tournament.tournament import Tournament

Document = dict[str, Any]
Place = tuple[int, int, int]  # stage, round, table
DRAWS_OF_A_ROUND = 2  # its tables, then its seats


def document(tournament: Tournament) -> Document:
    """Return everything that the public may know."""
    state = tournament.state
    last = next(reversed(counting(tournament.events)[1:]), None)
    seats = _seats(state)
    return {
        "name": state.name,
        "version": len(tournament.events),
        "phase": state.phase,
        "seed": state.seed.hex(),
        "rules": house_rules_document(state.rules),
        "ranking": list(state.rules.ranking),
        "participants": [
            _participant(state, person.number, seats.get(person.number)) for person in state.roster
        ],
        "plan": [{"kind": stage.kind, **stage.document()} for stage in outlook(state)],
        "stages": _stages(state, corrections(tournament.events)),
        "standings": standings_rows(state),
        "champions": list(champions(state)),
        "undo": None if last is None else _undo(*last),
        "played": _last_result(tournament.events),
    }


def counting(events: Sequence[Event]) -> list[tuple[int, Event]]:
    """Return the events that were not undone, with their numbers (L3)."""
    left: list[tuple[int, Event]] = []
    for number, event in enumerate(events, 1):
        if isinstance(event, Undo):
            left.pop()
        else:
            left.append((number, event))
    return left


def history(events: Sequence[Event]) -> Iterator[Document]:
    """Yield all events with their numbers, and whether they still count; the number of a draw is its `draw`."""
    count = {number for number, _ in counting(events)}
    for number, event in enumerate(events, 1):
        told = event_document(event)
        drawn = {"draw": told.pop("number")} if isinstance(event, Draw) else {}
        yield {**told, **drawn, "number": number, "counts": number in count}


def corrections(events: Sequence[Event]) -> dict[Place, list[Document]]:
    """Return for each corrected table what was entered before, when it was corrected and why (L4)."""
    entered: dict[Place, Result] = {}
    found: dict[Place, list[Document]] = {}
    for _, event in counting(events):
        if not isinstance(event, Result):
            continue
        where = (event.stage, event.round, event.table)
        if isinstance(event, Correct):
            before = [score_document(score) for score in entered[where].scores]
            found.setdefault(where, []).append({"at": event.at, "reason": event.reason, "before": before})
        entered[where] = event
    return found


def outlook(state: State) -> list[StagePlan]:
    """Return the stages as they were drawn and as they will be, if nobody else comes or goes."""
    plans = [stage.plan for stage in state.stages]
    here = len(state.roster.numbers())
    try:
        if not plans and here >= FEWEST_PARTICIPANTS:
            plans.append(stage_plan(here, state.rules))
        while plans and not plans[-1].is_final:
            plans.append(stage_plan(plans[-1].advance, state.rules, len(plans)))
    except Refused:
        return plans  # house rules that lead to no final: the draw says why
    return plans


def participant_document(state: State, number: int, known: Sequence[Standing] | None = None) -> Document:
    """Return what one participant wants to know: where to sit, with whom, all games so far, the rank.

    `known` are the overall standings, where many ask.
    """
    seat = state.seat_of(number)
    table = None if seat is None else state.table(seat.stage, seat.round, seat.table)
    mates = [] if table is None else [_mate(state, table, player) for player in table.players]
    standings = overall_standings(state) if known is None else known
    rank = next((line for line in standings if line.player == number), None)
    return {
        **_participant(state, number, seat),
        "phase": state.phase,
        "table": mates,
        "playing": table is not None and not table.complete and number in table.staying,
        "games": _games_of(state, number),
        "rank": None if rank is None else rank.rank,
        "of": len(standings),
        "champion": number in champions(state),
    }


def _undo(number: int, event: Event) -> Document:
    """Return what an undo would take back: the event, at which table, about whom."""
    about = {name: getattr(event, name, None) for name in ("round", "table", "player")}
    return {"number": number, "event": type(event).__name__.lower(), **about}


def _last_result(events: Sequence[Event]) -> str | None:
    """Return when the last game ended: a correction is no game."""
    return next((event.at for _, event in reversed(counting(events)) if type(event) is Result), None)


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


def _participant(state: State, number: int, seat: Seat | None) -> Document:
    person = state.roster[number]
    return {
        "number": number,
        "name": person.name,
        "gone": person.gone_at is not None,
        "seat": None if seat is None else _seat(seat),
    }


def _seat(seat: Seat) -> Document:
    place = {"stage": seat.stage, "round": seat.round, "table": seat.table}
    return {**place, "seat": seat.seat, "tile": seat.tile}


def _mate(state: State, table: Table, player: int) -> Document:
    seat = state.seat_of(player)
    assert seat is not None
    here = {"player": player, "name": state.roster.name(player), "tile": seat.tile}
    return {**here, "left": player in table.left}


def _games_of(state: State, number: int) -> list[Document]:
    return [
        {"stage": stage_number, "round": round_number, "table": table_number, **_game(game)}
        for stage_number, stage in enumerate(state.stages, 1)
        for round_number, tables in enumerate(stage.rounds, 1)
        for table_number, table in enumerate(tables, 1)
        if number in table.players and (game := table.games(state.rules).get(number))
    ]


def _game(game: Game) -> Document:
    return {
        "place": game.place,
        "points": plain_number(game.points),
        "worms": game.outcome.worms,
        "highest": game.outcome.highest,
        "stayed": game.stayed,
    }


def _stages(state: State, corrected: dict[Place, list[Document]]) -> list[Document]:
    stages: list[Document] = []
    draw = 0
    for number, stage in enumerate(state.stages, 1):
        stages.append(_stage(state, stage, number, draw, corrected))
        draw += 1 + DRAWS_OF_A_ROUND * len(stage.rounds)
    return stages


def _stage(
    state: State, stage: Stage, number: int, draw: int, corrected: dict[Place, list[Document]]
) -> Document:
    going_on = stage.complete and not stage.plan.is_final
    advancing = qualifiers(stage, state.rules, state.roster.gone()) if going_on else []
    return {
        "number": number,
        "kind": stage.plan.kind,
        "plan": stage.plan.document(),
        "complete": stage.complete,
        "players": list(stage.players),
        "lots": {"draw": draw, "order": list(stage.lots)},
        "rounds": [
            {
                "round": round_number,
                "draw": draw + 1 + DRAWS_OF_A_ROUND * (round_number - 1),
                "complete": all(table.complete for table in tables),
                "tables": [
                    _table(table, table_number, state, corrected.get((number, round_number, table_number)))
                    for table_number, table in enumerate(tables, 1)
                ],
            }
            for round_number, tables in enumerate(stage.rounds, 1)
        ],
        "standings": [
            {
                "rank": line.rank,
                "player": line.player,
                **{name: plain_number(line.values.get(name, Fraction())) for name in RANKING},
                "decided_by": line.decided_by,
            }
            for line in stage_standings(state, number)
        ],
        "qualifiers": [{"player": one.player, "way": one.way, "place": one.place} for one in advancing],
    }


def _table(table: Table, number: int, state: State, corrected: list[Document] | None) -> Document:
    games = table.games(state.rules)
    scores = {score.player: score for score in table.scores or ()}
    return {
        "table": number,
        "complete": table.complete,
        "record": table.record,
        "corrections": corrected or [],
        "seats": [
            {
                "player": player,
                "tile": Seat(0, 0, number, seat).tile,
                "left": player in table.left,
                "entered": score_document(scores[player]) if player in scores else None,
                "game": _game(games[player]) if player in games else None,
            }
            for seat, player in enumerate(table.players, 1)
        ],
    }
