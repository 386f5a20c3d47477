"""One document for boards, desks and exports: it says what the state says, and gives nothing away twice."""

from random import Random

from heckmeck.tournament.document import Served, outlook
from heckmeck.tournament.draw import draw, draw_seats, draw_tables, meetings
from heckmeck.tournament.house_rules import HouseRules, HouseStage
from heckmeck.tournament.phone_pages import player_page
from heckmeck.tournament.scores import TableScore
from heckmeck.tournament.standings import overall_standings
from heckmeck.tournament.tournament import Tournament
from heckmeck.tournament.view import TournamentPlace
from tests.tournament.helpers import SEED, play_round, play_to_the_end, shown, started


def played(count: int, rules: HouseRules | None = None) -> Tournament:
    tournament = started(count, rules or HouseRules())
    play_to_the_end(tournament, Random(count))
    return tournament


def test_before_the_draw_there_is_a_plan() -> None:
    found = shown(started(47))
    assert [stage["advance"] for stage in found["plan"]] == [12, 4, 0]
    assert (found["phase"], found["stages"], found["standings"], found["champions"]) == (
        "registration", [], [], [],
    )  # fmt: skip
    assert found["participants"][0] == {"number": 1, "name": "P1", "gone": False, "seat": None}


def test_the_document_is_json_and_holds_every_game() -> None:
    tournament = played(37)
    found = shown(tournament)
    assert [stage["kind"] for stage in found["stages"]] == ["preliminary", "preliminary", "final"]
    games = {
        seat["player"]: seat["game"]
        for table in found["stages"][0]["rounds"][0]["tables"]
        for seat in table["seats"]
    }
    assert len(games) == 37
    ranks = [(line["rank"], line["number"], line["decided_by"]) for line in found["standings"]]
    lines = overall_standings(tournament.state)
    assert ranks == [(line.rank, line.player, line.decided_by) for line in lines]
    assert [line["player"] for line in found["stages"][2]["standings"]] == [line.player for line in lines[:4]]
    assert len(found["stages"][0]["qualifiers"]) == 12
    assert found["stages"][2]["qualifiers"] == []


def test_all_draws_can_be_run_again_from_the_document() -> None:
    """R9: the numbers and the participants are enough, even after drop-outs between the rounds."""
    tournament = started(26, HouseRules(rounds=3, table_size=4))
    for player in (3, 11):
        tournament.draw()
        play_round(tournament, Random(player))
        tournament.withdraw(player)
    play_to_the_end(tournament, Random(1))
    found = shown(tournament)
    assert bytes.fromhex(found["seed"]) == SEED
    for stage in found["stages"]:
        assert draw(SEED, stage["lots"]["draw"], stage["players"]) == tuple(stage["lots"]["order"])
        earlier: list[tuple[int, ...]] = []
        for round_ in stage["rounds"]:
            seated = [tuple(seat["player"] for seat in table["seats"]) for table in round_["tables"]]
            players = sorted(player for table in seated for player in table)
            sizes = [len(table) for table in seated]
            tables = draw_tables(SEED, round_["draw"], players, sizes, meetings(earlier))
            assert list(draw_seats(SEED, round_["draw"] + 1, tables)) == seated
            earlier += seated


def test_a_place_is_one_among_those_who_play() -> None:
    """R8: whoever was struck off before the draw is not in the standings."""
    tournament = started(27)
    for player in (3, 11, 20):
        tournament.withdraw(player)
    assert player_page(tournament.state, 1, Served(), overall_standings(tournament.state)).of == 0
    play_to_the_end(tournament, Random(27))
    assert len(shown(tournament)["standings"]) == 24
    assert player_page(tournament.state, 1, Served(), overall_standings(tournament.state)).of == 24


def test_the_page_of_a_participant() -> None:
    tournament = started(4)
    tournament.draw()
    two = tournament.state.stages[0].tables[0].players[1]
    page = player_page(tournament.state, two, Served(), overall_standings(tournament.state))
    assert page.seat == TournamentPlace(stage=1, round=1, table=1, seat=2, tile=22)
    assert [mate.tile for mate in page.table] == [21, 22, 23, 24]
    assert (page.playing, page.games, page.champion) == (True, (), False)
    tournament.withdraw(two)
    page = player_page(tournament.state, two, Served(), overall_standings(tournament.state))
    assert (page.playing, page.gone) == (False, True)
    staying = tournament.state.stages[0].tables[0].staying
    tournament.enter(1, [TableScore(player, tiles=(30 + player,)) for player in staying])
    page = player_page(tournament.state, two, Served(), overall_standings(tournament.state))
    (game,) = page.games
    assert (game.place, game.points, game.stayed, page.rank) == (4, 0, False, 4)


def test_house_rules_that_lead_to_no_final_have_no_outlook_beyond() -> None:
    rules = HouseRules(stages=(HouseStage(tables=5, advance=20),))
    state = started(30, rules).state
    assert [plan.kind for plan in outlook(state)] == ["preliminary"]
    assert outlook(started(1).state) == []
