"""Formats of others as presets, and what house rules can say of tables, byes and draws (docs/tournaments.md).

`plan` for every number of participants; draws and whole tournaments for a sample: HECKMECK_DRAWS=all draws for every
number (with -o faulthandler_timeout=0), HECKMECK_FORMATS=3000 plays more tournaments.
"""

import os
from fractions import Fraction
from random import Random

import pytest

from heckmeck.errors import Illegal, Malformed
from heckmeck.language import words_in
from heckmeck.tournament.checking import check
from heckmeck.tournament.house_rules import PRESETS, SOURCES, HouseRules
from heckmeck.tournament.rule_lines import rules_in_force, said
from heckmeck.tournament.rules_file import house_rules_document, house_rules_from, read_house_rules
from heckmeck.tournament.stages import StagePlan, plan
from heckmeck.tournament.standings import champions, overall_standings, qualifiers
from heckmeck.tournament.tournament import Tournament
from tests.glossary import LANGUAGES

from .helpers import SEED, by_worms, play_round, play_to_the_end, started

SAMPLE = int(os.environ.get("HECKMECK_FORMATS", "12"))
FEWEST = {"sheet": 2, "simple": 2, "profi": 4, "seven": 4}
MOST = {"sheet": 3000, "simple": 42, "profi": 3000, "seven": 3000}
every_format = pytest.mark.parametrize("name", PRESETS)


def rules_of(name: str) -> HouseRules:
    return house_rules_from({"preset": name})


def check_stages(stages: tuple[StagePlan, ...], participants: int, rules: HouseRules) -> None:
    """Nobody is lost, and every table keeps to the limits of its format."""
    low, high = rules.smallest_table or 3, rules.largest_table or 6
    assert stages[0].participants == participants
    waiting = 0
    for number, stage in enumerate(stages):
        assert sum(stage.tables) == stage.participants
        assert max(stage.tables) - min(stage.tables) <= 1
        assert stage.is_final == (number == len(stages) - 1)
        if not stage.is_final:
            assert low <= min(stage.tables) <= max(stage.tables) <= high
            assert stage.byes <= stage.advance <= stage.participants
            waiting += stage.byes
            last = stages[number + 1].is_final
            assert stages[number + 1].participants == stage.advance - stage.byes + (waiting if last else 0)
            fewer = stages[number + 1].participants < stage.participants
            assert fewer or stage.rounds > 1 or waiting
    assert 2 <= stages[-1].participants <= 7


@every_format
def test_every_number_of_participants_has_a_plan_or_a_reason(name: str) -> None:
    rules = rules_of(name)
    for participants in range(2, 3001):
        if FEWEST[name] <= participants <= MOST[name]:
            check_stages(plan(participants, rules), participants, rules)
        else:
            with pytest.raises(Illegal) as refusal:
                plan(participants, rules)
            assert refusal.value.reason == "tournament-tables-impossible"


def numbers_to_draw(name: str) -> list[int]:
    every = range(FEWEST[name], MOST[name] + 1)
    if os.environ.get("HECKMECK_DRAWS") == "all":
        return list(every)
    return sorted({*every[:12], *Random(name).sample(every, SAMPLE), every[-1]})


@every_format
def test_the_draws_of_two_rounds_seat_everybody_once(name: str) -> None:
    """R4, R5, R9: for every number of participants, within the smallest and the largest table of the format."""
    rules = rules_of(name)
    low, high = rules.smallest_table or 3, rules.largest_table or 6
    for participants in numbers_to_draw(name):
        tournament = started(participants, rules)
        for number in range(2):
            tournament.draw()
            tables = [table.players for table in tournament.state.stages[-1].tables]
            seated = sorted(player for players in tables for player in players)
            if len(tournament.state.stages) == 1:
                assert seated == list(range(1, participants + 1))
            sizes = [len(players) for players in tables]
            assert max(sizes) <= high
            assert len(sizes) == 1 or (min(sizes) >= low and max(sizes) - min(sizes) <= 1), (
                participants,
                sizes,
            )
            if participants > 200 or number:  # results of many tables take longer than their draw
                break
            play_round(tournament, Random(participants))
            if tournament.state.phase == "over":
                break


@every_format
def test_whole_tournaments_lose_nobody(name: str) -> None:
    random, rules = Random(name), rules_of(name)
    sizes = [FEWEST[name], 5, 6, 7, 11, 37] + [random.randint(4, min(MOST[name], 120)) for _ in range(SAMPLE)]
    for participants in sizes:
        tournament = started(participants, rules, random.randbytes(32))
        play_to_the_end(tournament, random)
        assert check(tournament.events) == []
        state = tournament.state
        assert sorted(line.player for line in overall_standings(state)) == list(range(1, participants + 1))
        assert set(champions(state)) <= set(state.stages[-1].players)
        for stage, planned in zip(state.stages, plan(participants, rules), strict=True):
            assert stage.plan == planned
            for tables in stage.rounds:
                assert sorted(player for table in tables for player in table.players) == list(stage.players)


@pytest.mark.parametrize(
    ("name", "participants", "told"),
    [
        ("simple", 24, [("preliminary", (4,) * 6, 1, 6, 0), ("final", (6,), 1, 0, 0)]),
        ("simple", 42, [("preliminary", (7,) * 6, 1, 6, 0), ("final", (6,), 1, 0, 0)]),
        ("profi", 23, [("preliminary", (5, 5, 5, 4, 4), 2, 6, 0), ("final", (6,), 1, 0, 0)]),
        (
            "profi",
            40,
            [
                ("preliminary", (6, 6, 6, 6, 6, 5, 5), 2, 12, 0),
                ("semi-final", (6, 6), 1, 6, 0),
                ("final", (6,), 1, 0, 0),
            ],
        ),
        (
            "seven",
            24,
            [
                ("preliminary", (4,) * 6, 4, 6, 2),
                ("semi-final", (4,), 1, 2, 0),
                ("final", (4,), 1, 0, 0),
            ],
        ),
        ("seven", 5, [("preliminary", (5,), 4, 4, 0), ("final", (4,), 1, 0, 0)]),
    ],
)
def test_what_the_sources_say(name: str, participants: int, told: list[object]) -> None:
    """heckmeck-wm.de: six in the final, above 36 a semi-final of twelve; clauschi.de: two straight to the final."""
    stages = plan(participants, rules_of(name))
    assert [(s.kind, s.tables, s.rounds, s.advance, s.byes) for s in stages] == told


def test_points_and_ties_of_7_5_3_1() -> None:
    """After equal points the sum of the highest tiles decides (clauschi.de): a worked example of two rounds."""
    rules = house_rules_from({"preset": "seven", "rounds": 2})
    tournament = started(4, rules)
    for results in (
        {1: (9, 36), 2: (6, 35), 3: (3, 30), 4: (1, 21)},
        {1: (5, 31), 2: (8, 36), 3: (2, 26), 4: (3, 29)},
    ):
        tournament.draw()
        tournament.enter(1, by_worms(results))
    lines = overall_standings(tournament.state)
    assert [(line.player, line.values["score"], line.values["highest"]) for line in lines] == [
        (2, Fraction(12), 71),
        (1, Fraction(12), 67),
        (3, Fraction(4), 56),
        (4, Fraction(4), 50),
    ]
    assert [line.decided_by for line in lines] == [None, "highest", "score", "highest"]


def test_the_best_two_wait_for_the_final() -> None:
    tournament = started(24, rules_of("seven"))
    random = Random(7)
    for _ in range(4):
        tournament.draw()
        play_round(tournament, random)
    first = tournament.state.stages[0]
    best = [line.player for line in overall_standings(tournament.state)]
    found = qualifiers(first, tournament.state.rules)
    assert [(one.player, one.way) for one in found] == [
        (player, "bye" if place < 2 else "ranking") for place, player in enumerate(best[:6])
    ]
    tournament.draw()
    semi_final = tournament.state.stages[1]
    assert sorted(best[2:6]) == list(semi_final.players)
    assert semi_final.byes == tuple(best[:2])
    play_round(tournament, random)
    tournament.draw()
    final = tournament.state.stages[2]
    assert set(best[:2]) < set(final.players)
    assert len(final.players) == 4


def test_a_bye_that_is_given_up_goes_to_the_next() -> None:
    """R8: before the semi-final the third moves up; after it the final is filled from the semi-final."""
    tournament = started(24, rules_of("seven"))
    random = Random(8)
    for _ in range(4):
        tournament.draw()
        play_round(tournament, random)
    best = [line.player for line in overall_standings(tournament.state)]
    tournament.withdraw(best[0])
    tournament.draw()
    assert tournament.state.stages[1].byes == (best[1], best[2])
    assert sorted(best[3:7]) == list(tournament.state.stages[1].players)
    tournament.withdraw(best[1])
    play_round(tournament, random)
    tournament.draw()
    assert best[2] in tournament.state.stages[2].players
    assert len(tournament.state.stages[2].players) == 3


def test_rounds_by_placing_seat_those_of_one_place_together() -> None:
    tournament = started(24, rules_of("seven"))
    tournament.draw()
    play_round(tournament, Random(9))
    rules = tournament.state.rules
    places = {
        player: game.place
        for table in tournament.state.stages[0].tables
        for player, game in table.games(rules).items()
    }
    tournament.draw()
    stage = tournament.state.stages[0]
    order = [max(places[player] for player in table.players) for table in stage.tables]
    assert order == sorted(order)
    for earlier, later in zip(stage.tables, stage.tables[1:], strict=False):
        worst = max(places[player] for player in earlier.players)
        assert worst <= min(places[player] for player in later.players)
    assert [len(group) for group in stage.groups[2]] == [
        sum(place == wanted for place in places.values()) for wanted in sorted(set(places.values()))
    ]


def test_a_correction_after_the_draw_does_not_change_who_sat_where() -> None:
    """The groups of a round by placing are those of the time when it was drawn."""
    tournament = started(8, rules_of("seven"))
    tournament.draw()
    for number in (1, 2):
        players = tournament.state.stages[0].tables[number - 1].players
        tournament.enter(
            number, by_worms(dict(zip(players, [(9, 36), (6, 35), (3, 30), (1, 21)], strict=True)))
        )
    tournament.draw()
    before = tournament.state.stages[0].groups[2]
    players = tournament.state.stages[0].rounds[0][0].players
    turned = dict(zip(reversed(players), [(9, 36), (6, 35), (3, 30), (1, 21)], strict=True))
    tournament.correct(1, by_worms(turned), "mixed up", 1)
    assert tournament.state.stages[0].groups[2] == before
    assert Tournament(tournament.events).state == tournament.state


@every_format
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_force_are_told_with_their_source(name: str, language: str) -> None:
    told = rules_in_force(rules_of(name))
    lines = [said(line, words_in(language)) for line in told.lines]
    assert len(lines) > 5
    assert told.source == SOURCES.get(name)
    assert (told.source or "") in lines[0]


@every_format
def test_a_preset_and_its_changes_are_kept(name: str) -> None:
    for changed in ({}, {"byes": 0}, {"rounds": 3}, {"points": {"4": [9, 1, 1, 0]}}, {"ranking": ["worms"]}):
        rules = house_rules_from({"preset": name, **changed})
        assert house_rules_from(house_rules_document(rules)) == rules
    assert house_rules_document(rules_of(name)) == ({} if name == "sheet" else {"preset": name})


def test_points_of_a_preset_can_be_changed_one_size_at_a_time() -> None:
    points = house_rules_from({"preset": "profi", "points": {"4": [9, 1, 1, 0]}}).points
    assert (points[4][0], points[5][0], points[7][0]) == (9, 7, 7)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ('preset = "chess"', "H2"),
        ("smallest_table = 5\nlargest_table = 4", "H6"),
        ("byes = 2", "H6"),
        ("rounds = 2\nfinal = 4\nbyes = 4", "H6"),
        ('draw = "luck"', "H2"),
        ("largest_table = 8", "H2"),
        ("[[stage]]\neach = 2\nbyes = 1", "H6"),
        ("[[stage]]\nadvance = 4\nbyes = 3", "H6"),
    ],
)
def test_what_contradicts_itself_is_refused(text: str, clause: str) -> None:
    with pytest.raises(Malformed) as refusal:
        read_house_rules(text)
    assert refusal.value.clause == clause


def test_own_stages_with_byes() -> None:
    """Eight of twelve advance, two of them straight to the final; the other six play for two seats."""
    rules = read_house_rules("[[stage]]\nrounds = 2\nadvance = 8\nbyes = 2\n[[stage]]\nadvance = 2\n")
    stages = plan(12, rules)
    assert [(stage.participants, stage.advance, stage.byes) for stage in stages] == [
        (12, 8, 2),
        (6, 2, 0),
        (4, 0, 0),
    ]
    tournament = started(12, rules, SEED)
    play_to_the_end(tournament, Random(3))
    assert len(tournament.state.stages[-1].players) == 4
