"""Drop-outs, corrections and whole tournaments as worked examples (docs/rules.md R4-R9)."""

from fractions import Fraction
from random import Random

import pytest

from heckmeck.errors import Illegal
from heckmeck.tournament.draw import draw, meetings, repeats
from heckmeck.tournament.drawing import entrants, next_draw
from heckmeck.tournament.events import Draw, Result
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.scores import TableScore
from heckmeck.tournament.standings import champions, overall_standings, qualifiers, stage_standings, values_of
from heckmeck.tournament.tournament import Tournament

from .helpers import SEED, by_worms, play_round, play_to_the_end, started

FIVE = [(9, 36), (5, 33), (3, 30), (2, 25), (0, 0)]


def enter_by_seat(tournament: Tournament, number: int, results: list[tuple[int, int]]) -> None:
    """Give the players who stay at a table these results, in the order of their seats."""
    players = tournament.state.stages[-1].tables[number - 1].staying
    tournament.enter(number, by_worms(dict(zip(players, results, strict=False))))


def refused(tournament: Tournament, act: str, *arguments: object) -> tuple[str, str]:
    """The reason and clause of a refusal, which must leave everything as it was."""
    before = (tournament.state, tournament.events)
    with pytest.raises(Illegal) as refusal:
        getattr(tournament, act)(*arguments)
    assert (tournament.state, tournament.events) == before
    return refusal.value.reason.removeprefix("tournament-"), refusal.value.clause


def test_37_participants() -> None:
    """R6: seven tables, seven firsts and the five best seconds; four tables of three; a final of four."""
    tournament = started(37)
    play_to_the_end(tournament, Random(37))
    first, second, final = tournament.state.stages
    assert [len(table.players) for table in first.tables] == [6, 6, 5, 5, 5, 5, 5]
    assert [len(table.players) for table in second.tables] == [3, 3, 3, 3]
    assert [len(table.players) for table in final.tables] == [4]
    scores = {player: value["score"] for player, value in values_of(first, tournament.state.rules).items()}
    rows = []
    for table in first.tables:
        games = table.games(tournament.state.rules)
        rows.append(sorted(games, key=lambda player, games=games: games[player].place))  # type: ignore[misc]
    assert {row[0] for row in rows} <= set(second.players)
    seconds = {row[1] for row in rows}
    advancing = seconds & set(second.players)
    assert len(advancing) == 5
    assert min(scores[player] for player in advancing) >= max(
        scores[player] for player in seconds - advancing
    )
    assert len(overall_standings(tournament.state)) == 37


def test_200_participants() -> None:
    """R6: 34 tables, 34 firsts; six tables; a final of six."""
    tournament = started(200)
    play_to_the_end(tournament, Random(200))
    sizes = [[len(table.players) for table in stage.tables] for stage in tournament.state.stages]
    assert sizes == [[6] * 30 + [5] * 4, [6] * 4 + [5] * 2, [6]]
    lines = overall_standings(tournament.state)
    assert [sum(line.stage == stage for line in lines) for stage in (3, 2, 1)] == [6, 28, 166]
    assert champions(tournament.state)


def test_3000_participants() -> None:
    tournament = started(3000)
    play_to_the_end(tournament, Random(3000))
    assert [len(stage.players) for stage in tournament.state.stages] == [3000, 500, 84, 14, 4]


def test_three_rounds_avoid_repeated_opponents_and_send_six_to_the_final() -> None:
    """R7: 24 at tables of four."""
    tournament = started(24, HouseRules(rounds=3, table_size=4))
    play_to_the_end(tournament, Random(24))
    rounds, final = tournament.state.stages
    assert [[len(table.players) for table in tables] for tables in rounds.rounds] == [[4] * 6] * 3
    seen: list[tuple[int, ...]] = []
    for tables in rounds.rounds:
        assert repeats([table.players for table in tables], meetings(seen)) == 0
        seen += [table.players for table in tables]
    top = [line.player for line in stage_standings(tournament.state, 1)[:6]]
    assert final.players == tuple(sorted(top))


def test_more_than_36_in_several_rounds_play_two_semi_finals() -> None:
    """R7."""
    tournament = started(40, HouseRules(rounds=2))
    play_to_the_end(tournament, Random(40))
    rounds, semis, final = tournament.state.stages
    assert (semis.plan.kind, [len(table.players) for table in semis.tables]) == ("semi-final", [6, 6])
    assert semis.players == tuple(sorted(line.player for line in stage_standings(tournament.state, 1)[:12]))
    assert [len(set(table.players) & set(final.players)) for table in semis.tables] == [3, 3]
    assert len(rounds.rounds) == 2


def test_draws_are_numbered_lots_tables_seats() -> None:
    """R9: a stage takes one draw for its lots, each round two."""
    tournament = started(12, HouseRules(rounds=2))
    events = []
    while tournament.state.phase != "over":
        events.append(tournament.draw())
        play_round(tournament, Random(1))
    assert [(event.stage, event.round, event.number) for event in events if isinstance(event, Draw)] == [
        (1, 1, 1),
        (1, 2, 3),
        (2, 1, 6),
    ]
    assert tournament.state.stages[0].lots == draw(SEED, 0, range(1, 13))
    finalists = tournament.state.stages[1].players
    assert tournament.state.stages[1].lots == draw(SEED, 5, finalists)
    assert tournament.state.stages[1].tables[0].players == draw(SEED, 7, finalists)


def test_a_participant_can_ask_where_to_sit() -> None:
    """R5: table, seat and tile."""
    tournament = started(24)
    assert tournament.state.seat_of(1) is None
    tournament.draw()
    player = tournament.state.stages[0].tables[2].players[1]
    seat = tournament.state.seat_of(player)
    assert seat is not None
    assert (seat.table, seat.seat, seat.tile) == (3, 2, 22)


def test_a_drop_out_before_the_first_draw_is_not_drawn() -> None:
    """R8: of 13 one is gone; 12 play at four tables of three, and 13 is not in the standings."""
    tournament = started(13)
    tournament.withdraw(13)
    tournament.draw()
    assert [len(table.players) for table in tournament.state.stages[0].tables] == [3, 3, 3, 3]
    play_to_the_end(tournament, Random(13))
    assert sorted(line.player for line in overall_standings(tournament.state)) == list(range(1, 13))


def test_a_drop_out_in_a_game_scores_nothing_and_the_others_keep_the_points_of_their_table() -> None:
    """R8: at a table of five the others get 6, 4, 3 and 2; whoever left has no place points and no worms."""
    tournament = started(25)
    tournament.draw()
    one, two, three, four, five = tournament.state.stages[0].tables[0].players
    tournament.withdraw(two)
    assert refused(tournament, "enter", 1, by_worms({two: (1, 21), one: (9, 36), three: (2, 25)})) == (
        "result-missing",
        "R1",
    )
    enter_by_seat(tournament, 1, FIVE)
    values = values_of(tournament.state.stages[0], tournament.state.rules)
    assert [
        (values[player]["score"], values[player]["places"]) for player in (one, three, four, five, two)
    ] == [
        (15, 6),
        (9, 4),
        (6, 3),
        (4, 2),
        (0, 0),
    ]


def test_a_table_that_all_have_left_is_over() -> None:
    tournament = started(7)
    tournament.draw()
    for player in tournament.state.stages[0].tables[1].players:
        tournament.withdraw(player)
    assert tournament.state.open_tables() == (1,)
    play_round(tournament, Random(7))
    assert len(entrants(tournament.state)) == 4
    assert set(entrants(tournament.state)) == set(tournament.state.stages[0].tables[0].players)


def test_a_drop_out_after_the_own_game_keeps_the_result_and_does_not_advance() -> None:
    """R8: the winner of table 1 goes home; the best of the rest takes the place."""
    tournament = started(20)
    tournament.draw()
    for number in (1, 2, 3, 4):
        enter_by_seat(tournament, number, FIVE)
    winner, runner_up, *_ = tournament.state.stages[0].tables[0].players
    tournament.withdraw(winner)
    values = values_of(tournament.state.stages[0], tournament.state.rules)
    assert values[winner]["score"] == 15
    chosen = qualifiers(tournament.state.stages[0], tournament.state.rules, {winner})
    seconds = [table.players[1] for table in tournament.state.stages[0].tables]
    assert runner_up in seconds
    assert chosen[-1].way == "next"
    assert chosen[-1].player == min(seconds, key=lambda player: values[player]["lot"])
    tournament.draw()
    assert winner not in tournament.state.stages[1].players
    assert chosen[-1].player in tournament.state.stages[1].players
    assert len(tournament.state.stages[1].players) == 4


def test_a_drop_out_between_rounds_leaves_smaller_tables() -> None:
    """R7, R8: 12 at four tables, then 11 at three; whoever left keeps the points of round 1 and is ranked."""
    tournament = started(12, HouseRules(rounds=2))
    tournament.draw()
    play_round(tournament, Random(12))
    leader = stage_standings(tournament.state, 1)[0]
    tournament.withdraw(leader.player)
    tournament.draw()
    assert [len(table.players) for table in tournament.state.stages[0].tables] == [4, 4, 3]
    play_to_the_end(tournament, Random(12))
    line = next(line for line in overall_standings(tournament.state) if line.player == leader.player)
    assert line.values["score"] == leader.values["score"]
    assert line.stage == 1
    assert len(tournament.state.stages[1].players) == 6


def test_a_final_with_nobody_left_to_fill_it_is_smaller() -> None:
    """R8: three play two rounds, one leaves, two play the final."""
    tournament = started(3, HouseRules(rounds=2))
    for _ in range(2):
        tournament.draw()
        play_round(tournament, Random(3))
    tournament.withdraw(2)
    tournament.draw()
    assert tournament.state.stages[1].plan.tables == (2,)
    assert tournament.state.stages[1].players == (1, 3)


def test_who_comes_back_before_the_next_draw_plays() -> None:
    tournament = started(12)
    tournament.withdraw(5)
    tournament.take_back(5)
    tournament.draw()
    assert tournament.state.seat_of(5) is not None
    tournament.withdraw(5)
    tournament.take_back(5)
    assert all(not table.left for table in tournament.state.stages[0].tables)
    tournament.withdraw(5)
    play_round(tournament, Random(5))
    tournament.draw()
    assert refused(tournament, "take_back", 5) == ("drawn-since", "R8")


def test_byes_do_not_exist() -> None:
    """Everyone who is there plays in every round of a stage."""
    for count in (7, 13, 22, 31, 41):
        tournament = started(count, HouseRules(rounds=2))
        for _ in range(2):
            tournament.draw()
            assert sorted(p for t in tournament.state.stages[0].tables for p in t.players) == list(
                range(1, count + 1)
            )
            play_round(tournament, Random(count))


def test_a_correction_replaces_the_result_and_leaves_a_trace() -> None:
    """L4."""
    tournament = started(5)
    tournament.draw()
    enter_by_seat(tournament, 1, FIVE)
    players = tournament.state.stages[0].tables[0].players
    tournament.correct(1, by_worms(dict(zip(players, FIVE[::-1], strict=True))), "rows mixed up")
    assert champions(tournament.state) == (players[-1],)
    entered = [event for event in tournament.events if isinstance(event, Result)]
    assert [type(event).__name__ for event in entered] == ["Result", "Correct"]
    assert entered[0].scores[0].worms == 9


def test_an_earlier_round_of_the_stage_can_still_be_corrected() -> None:
    tournament = started(6, HouseRules(rounds=2))
    tournament.draw()
    play_round(tournament, Random(6))
    tournament.draw()
    one, *others = tournament.state.stages[0].rounds[0][0].players
    scores = [TableScore(one, tiles=(21,)), *(TableScore(player, tiles=()) for player in others)]
    tournament.correct(1, scores, round_number=1)
    games = tournament.state.stages[0].rounds[0][0].games(tournament.state.rules)
    assert [games[player].points for player in (one, *others)] == [6, *[Fraction(15, 5)] * 5]


def test_what_is_not_due_is_refused() -> None:
    tournament = started(12)
    scores = [TableScore(1, tiles=())]
    assert refused(tournament, "enter", 1, scores) == ("no-table", "L5")
    tournament.draw()
    assert refused(tournament, "draw") == ("round-open", "R6")
    assert refused(tournament, "register", ["Late"]) == ("registration-over", "R9")
    assert refused(tournament, "enter", 5, scores) == ("no-table", "L5")
    assert refused(tournament, "enter", 0, scores) == ("no-table", "L5")
    assert refused(tournament, "correct", 1, scores) == ("nothing-to-correct", "L4")
    assert refused(tournament, "withdraw", 13) == ("nobody", "R9")
    one, two, three = tournament.state.stages[0].tables[0].players
    stranger = tournament.state.stages[0].tables[1].players[0]
    four = [TableScore(player, tiles=()) for player in (one, two, three, stranger)]
    assert refused(tournament, "enter", 1, four) == ("result-stranger", "R1")
    assert refused(tournament, "enter", 1, [*four[:3], four[0]]) == ("result-stranger", "R1")
    assert refused(tournament, "enter", 1, by_worms({one: (9, 21), two: (0, 0), three: (0, 0)})) == (
        "worms-impossible",
        "M1",
    )
    play_round(tournament, Random(1))
    assert refused(tournament, "enter", 1, four[:3]) == ("result-there", "L4")
    tournament.draw()
    late = Result(1, 1, 1, tuple(four[:3]))
    assert refused(tournament, "add", late) == ("stage-closed", "L4")
    play_to_the_end(tournament, Random(1))
    assert refused(tournament, "draw") == ("over", "R6")
    assert refused(tournament, "add", tournament.events[0]) == ("create-first", "L1")


@pytest.mark.parametrize("count", [0, 1])
def test_a_draw_needs_two_participants(count: int) -> None:
    assert refused(started(count), "draw") == ("size", "R6")


def test_only_the_draw_of_the_seed_is_accepted() -> None:
    """R9: other seats, other tables, other sizes, other people, another number."""
    tournament = started(13)
    due = next_draw(tournament.state)
    a, b, c, d = due.tables

    def refusal_of(*tables: tuple[int, ...], number: int = due.number) -> tuple[str, str]:
        return refused(tournament, "add", Draw(1, 1, number, tables))

    assert refusal_of(a[::-1], b, c, d) == ("draw-other-seats", "R5")
    assert refusal_of(b[:1] + a[1:], a[:1] + b[1:], c, d) == ("draw-other-tables", "R9")
    assert refusal_of(a[:3], (*b, a[3]), c, d) == ("draw-sizes", "R4")
    assert refusal_of(a[:3], b, c, d) == ("draw-missing", "R8")
    assert refusal_of((*a, a[0]), b, c, d) == ("draw-tables", "R4")
    assert refusal_of(a, b, c, d[:1]) == ("draw-tables", "R4")
    assert refusal_of((*a[:3], 14), b, c, d) == ("nobody", "R9")
    assert refusal_of(*due.tables, number=2) == ("draw-number", "R9")
    tournament.withdraw(a[0])
    assert refusal_of(*due.tables) == ("draw-stranger", "R8")


def test_undoing_a_draw_and_drawing_again_gives_the_same_draw() -> None:
    """R9: nobody can draw until they like the result."""
    tournament = started(30)
    first = tournament.draw()
    tournament.undo()
    assert tournament.draw() == first
