"""Reviews: the parts add up, the best play is perfect, a blunder is found where it was made."""

import json

import pytest

from heckmeck.coach.advice import advise
from heckmeck.coach.coach import coach_for
from heckmeck.coach.review import Review, review
from heckmeck.game import Game
from tests.coach.games import played

TABLES = [("classic", 2), ("russian", 3), ("deluxe", 5)]


def best_move(game: Game) -> str:
    return advise(game).best.move


@pytest.fixture(scope="module")
def perfect() -> Review:
    return review(played("classic", 2, best_move, seed=21))


@pytest.mark.parametrize("turns", [7, 1000])
@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_parts_add_up_to_the_result(rules, players, turns):
    """Start value, luck, losses and revaluation are the result, for every player, finished or not."""
    found = review(played(rules, players, "simple" if turns == 7 else "worms", seed=22, turns=turns))
    assert found.game.over == (turns > 7)
    results = []
    for seat in range(players):
        ledger = found.ledger(seat)
        parts = ledger.luck + ledger.luck_of_others + ledger.losses + ledger.losses_of_others
        assert ledger.start + parts + ledger.revaluation == pytest.approx(ledger.result, abs=1e-12)
        assert ledger.losses <= 1e-12
        assert ledger.adjusted == pytest.approx(ledger.result - ledger.luck - ledger.luck_of_others)
        results.append(ledger.result)
    assert sum(results) == pytest.approx(1.0)
    if found.game.over:
        assert [seat for seat in range(players) if results[seat] > 0] == found.game.ranking[0]


def test_nothing_is_revalued_inside_a_turn():
    found = review(played("deluxe", 4, "simple", seed=23, turns=16))
    inside = [abs(change.revaluation).max() for change in found.changes if not change.ends_turn]
    assert max(inside) < 1e-12


def test_best_play_has_accuracy_100(perfect):
    for player in perfect.document()["players"]:
        assert player["accuracy"] == 100.0
        assert player["error_rate"] == 0.0
        assert player["classes"]["best"] == player["decisions"] > 0
    assert all(ledger.losses == 0 for ledger in map(perfect.ledger, range(2)))


def test_an_injected_blunder_is_found_at_its_ply(perfect):
    """Where the worst decision costs most, it is taken; the review names that ply and no other."""
    worst = max(perfect.judgements, key=lambda judged: loss_of_worst(perfect, judged.ply))
    at = perfect.game.at(worst.ply)
    at.play(advise(at).options[-1].move)
    found = [judged for judged in review(at).judgements if judged.grade != "best"]
    assert [(judged.ply, judged.grade, judged.seat) for judged in found] == [
        (worst.ply, "blunder", worst.seat)
    ]
    assert found[0].loss == pytest.approx(loss_of_worst(perfect, worst.ply))
    assert found[0].best == worst.move


def loss_of_worst(found: Review, ply: int) -> float:
    return advise(found.game.at(ply)).options[-1].loss


def test_forced_decisions_do_not_count():
    found = review(played("classic", 2, "simple", seed=24, turns=12))
    forced = [judged for judged in found.judgements if judged.forced]
    assert forced
    assert all(judged.loss == 0 for judged in forced)
    counted = sum(player["decisions"] for player in found.document()["players"])
    assert counted == len(found.judgements) - len(forced)


def test_graph_and_turning_points():
    found = review(played("classic", 3, "simple", seed=25))
    assert found.graph.shape == (int(found.game.state.turns) + 1, 3)
    assert found.graph.sum(axis=1) == pytest.approx(1.0)
    assert found.graph[0] == pytest.approx(coach_for(found.game.edition).win(found.game.at(0).state))
    assert found.graph[-1] == pytest.approx(found.result)
    plies = [change.ply for change in found.turning_points]
    assert 0 < len(plies) <= 5
    assert plies == sorted(plies)
    smallest = min(abs(change.swing) for change in found.turning_points)
    others = [change for change in found.changes if change not in found.turning_points]
    assert max(abs(change.swing) for change in others) <= max(smallest, 0.1)


def test_a_game_that_has_not_begun_and_one_in_the_middle_of_a_turn():
    assert review(Game("classic", ["Anna", "Ben"])).graph.shape == (1, 2)
    game = played("deluxe", 2, "simple", seed=26, turns=3)
    game.roll("1234555W")
    found = review(game)
    assert found.graph.shape == (5, 2)
    assert found.graph[-1] == pytest.approx(coach_for(game.edition).win(game.state))


def test_document_is_json_and_complete():
    game = played("deluxe", 3, "simple", seed=27, turns=9)
    document = json.loads(json.dumps(review(game).document()))
    assert len(document["decisions"]) + len(document["rolls"]) == game.ply
    assert {player["name"] for player in document["players"]} == {"Anna", "Ben", "Cleo"}
    for player, seat in zip(document["players"], range(3), strict=True):
        luck = sum(roll["luck"] for roll in document["rolls"] if roll["seat"] == seat)
        lost = sum(decision["loss"] for decision in document["decisions"] if decision["seat"] == seat)
        assert player["luck"] == pytest.approx(luck)
        assert player["losses"] == pytest.approx(-lost)


def test_turns_of_dice_that_were_not_all_told_are_not_judged():
    """C2: no luck, no decision and no turning point of theirs; the parts add up all the same."""
    game = played("classic", 2, "simple", seed=22, turns=6)
    whole = review(game)
    game.headers |= {"dice": "real", "unseen": "0"}
    found = review(game)
    assert found.document()["unjudged_turns"] == [1]
    kept = [judged.ply for judged in whole.judgements if judged.change.turn > 1]
    assert [judged.ply for judged in found.judgements] == kept
    assert {roll["turn"] for roll in found.document()["rolls"]} == set(range(2, 7))
    for seat in range(2):
        ledger = found.ledger(seat)
        parts = ledger.luck + ledger.luck_of_others + ledger.losses + ledger.losses_of_others
        assert ledger.start + parts + ledger.unjudged + ledger.revaluation == pytest.approx(ledger.result)
        assert ledger.unjudged
