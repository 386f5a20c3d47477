"""The coach's numbers: exact, consistent with the engine, and the champion's."""

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial

import numpy as np
import pytest

from heckmeck.bots.registry import make_bot
from heckmeck.coach.coach import Coach, coach_for
from heckmeck.game import Game
from heckmeck.game.event_rows import took_already
from heckmeck.game.moves import ACTION_OF, SPELLING
from heckmeck.rules.state import Phase
from tests.coach.games import decisions_of, played
from tests.positions import play, position

TABLES = [("classic", 2), ("russian", 3), ("deluxe", 4), ("deluxe lower_tile=any steal=optional", 7)]


def all_rolls(game: Game):
    """Yield every roll of the dice that are due, with its chance."""
    state = game.state
    white = int(state.dice_left - state.golden_left)
    golden = [("", 1.0)]
    if state.golden_left:
        faces = "12345W" if state.golden_die_standard else "1W"
        golden = [(f"+{face}", 1 / len(faces)) for face in faces]
    for dice in combinations_with_replacement("12345W", white):
        ways = factorial(white)
        for face in set(dice):
            ways //= factorial(dice.count(face))
        for suffix, chance in golden:
            yield "".join(dice) + suffix, chance * ways / 6**white


def mean_over_rolls(game: Game, coach: Coach) -> np.ndarray:
    total, mean = 0.0, np.zeros(len(game.players))
    for dice, chance in all_rolls(game):
        after = game.copy()
        before = after.state.copy()
        after.roll(dice)
        over = after.state.turns > before.turns
        mean += chance * (coach.end_of_turn(after.state) if over else coach.win(after.state))
        total += chance
    assert total == pytest.approx(1.0, abs=1e-12)
    return mean


def rolling_positions() -> dict[str, Game]:
    weasel = {"weasel": 0, "golden_die": 1}
    golden = position(
        "deluxe", 3, stacks=[(24,), (27,), ()], owners={"golden_die": 0, "hen": 1}, on={"weasel": 25}
    )
    standard = position("deluxe golden_die=standard", 2, stacks=[(), (29,)], owners={"golden_die": 0})
    reroll = position("deluxe", 2, stacks=[(25,), (21,)], owners=weasel)
    givers = position("deluxe", 3, stacks=[(22,), (23,), (28,)], bratworms=(0, 3, 4), supply=0, owners={})
    return {
        "first roll": Game("classic", ["Anna", "Ben"]),
        "end of a classic game": position(players=2, grill=(23, 30), stacks=[(26, 21), (35,)]),
        "four dice left": play(position("deluxe", 4), "1123445W; keep 4; roll; 1235WW; keep W; roll"),
        "golden die": play(golden.copy(), "roll golden; 1123445W+1; keep 1; roll"),
        "golden die left": play(golden.copy(), "roll golden; 1123445W+W; keep 4; roll"),
        "golden die with standard faces": play(standard, "roll golden; 1123445W+3; keep 4; roll"),
        "weasel": play(reroll, "1123445W; keep 4; roll"),
        "the giver of a Bratworm is chosen": givers,
        "options of S7": play(
            position("russian lower_tile=any", 3, stacks=[(), (26,), (31,)]), "1123445W; keep W; roll"
        ),
    }


ROLLING = rolling_positions()


@pytest.mark.parametrize("name", ROLLING)
def test_value_before_a_roll_is_the_mean_over_rolls(name):
    game = ROLLING[name]
    coach = coach_for(game.edition)
    assert game.phase is Phase.ROLLING
    assert mean_over_rolls(game, coach) == pytest.approx(coach.win(game.state), abs=1e-9)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_chances_of_all_seats_sum_to_one(rules, players):
    game = played(rules, players, "simple", seed=1, turns=12)
    coach = coach_for(game.edition)
    for at in decisions_of(game):
        for decision in coach.decisions(at.state):
            assert decision.prospect.chance.sum() == pytest.approx(1.0, abs=1e-9)
            assert decision.prospect.win.sum() == pytest.approx(1.0, abs=1e-9)
            assert decision.prospect.win.min() >= 0


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_a_decision_is_worth_what_the_position_after_it_is(rules, players):
    """Inside a turn nothing is revalued; the plan made afresh after each step says the same."""
    game = played(rules, players, "worms", seed=2, turns=12)
    for at in decisions_of(game):
        coach = coach_for(game.edition)
        for decision in coach.decisions(at.state):
            after = at.copy()
            after.play(SPELLING[decision.action])
            if after.state.turns == at.state.turns:
                fresh = coach_for(game.edition).win(after.state)
                assert decision.prospect.win == pytest.approx(fresh, abs=1e-12)
            else:
                assert decision.prospect.win == pytest.approx(coach.end_of_turn(after.state), abs=1e-12)


@pytest.mark.parametrize("depth", [1, 2])
@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_best_option_is_the_champions_move(rules, players, depth):
    game = played(rules, players, "worms", seed=3, turns=8 if depth == 1 else 2)
    champion, coach = make_bot(f"champion:depth={depth}"), coach_for(game.edition, depth)
    for at in decisions_of(game):
        assert SPELLING[coach.decisions(at.state)[0].action] == champion.decide(at)


def choices() -> list[Game]:
    owners = {"canned_worm": 0, "apple": 1}
    second = position("deluxe", 2, stacks=[(22,), (29,)], owners=owners)
    claim = position("russian", 2, stacks=[(), (26,)])
    raven = position(
        "deluxe", 3, stacks=[(), (), (31,)], on={"raven": 26}, owners={}, bratworms=(0, 3, 4), supply=0
    )
    double = position("deluxe", 3, stacks=[(), (30,), (31,)], owners={}, bratworms=(0, 3, 4), supply=0)
    five_worms = "123WWWWW; keep W; roll"
    return [
        play(second, f"{five_worms}; 124; keep 4; stop"),
        play(claim, f"{five_worms}; 123; keep 1; stop"),
        play(raven, f"{five_worms}; 123; keep 1; stop"),
        play(double.copy(), "11344555; keep 1"),
        play(double, "115WWWWW; keep W; roll; 111; keep 1"),
    ]


@pytest.mark.parametrize("game", choices(), ids=lambda game: f"{game.phase.name}-{game.ply}")
def test_choices_are_the_champions(game):
    """S7, G2, B2: what follows each choice is carried out by the engine and judged."""
    coach = coach_for(game.edition)
    decisions = coach.decisions(game.state)
    assert sorted(SPELLING[decision.action] for decision in decisions) == sorted(game.legal)
    assert SPELLING[decisions[0].action] == make_bot("champion").decide(game)


def test_a_bratworm_comes_from_the_richest_as_planned():
    """B2: the value before the choice is that of the giver that every plan expects."""
    game = choices()[3]
    assert game.phase is Phase.BRATWORM
    coach = coach_for(game.edition)
    assert [SPELLING[decision.action] for decision in coach.decisions(game.state)] == ["from 2", "from 1"]
    before = game.at(game.ply - 1)
    keep = next(d for d in coach.decisions(before.state) if d.action == ACTION_OF["keep 1"])
    assert keep.prospect.win == pytest.approx(coach.win(game.state), abs=1e-12)


def test_a_finished_game_is_worth_its_result():
    game = played("classic", 2, "simple", seed=4)
    assert coach_for(game.edition).decisions(game.state) == []
    won = coach_for(game.edition).win(game.state)
    assert won.tolist() == [float(seat in game.ranking[0]) for seat in range(2)]


def test_what_a_stop_brings_is_certain():
    """S2, S3, F1: failure, worms and claim of a stop follow from the table."""
    game = play(position(players=2, stacks=[(21,), (26,)]), "123WWWWW; keep W; roll; 123; keep 1")
    stop = {SPELLING[d.action]: d.prospect for d in coach_for(game.edition).decisions(game.state)}["stop"]
    assert (stop.fail, stop.worms, stop.likeliest, stop.steals) == (0.0, 2.0, (26, 1.0), 1.0)
    no_worm = play(position(players=2, stacks=[(25,), ()]), "11234555; keep 5")
    fails = {SPELLING[d.action]: d.prospect for d in coach_for(no_worm.edition).decisions(no_worm.state)}[
        "stop"
    ]
    assert (fails.fail, fails.worms, fails.likeliest) == (1.0, -2.0, (0, 1.0))


def test_what_is_taken_cannot_fail_any_more():
    """Which Specialist to put back (G2) and whose Bratworm the raven brings (K7) are asked after the tile is taken."""
    asked = Counter()
    for seed in range(6):
        for game in decisions_of(played("deluxe", 3, "simple", seed)):
            if took_already(game.state):
                asked[game.phase] += 1
                coach = coach_for(game.edition)
                assert {decision.prospect.fail for decision in coach.decisions(game.state)} == {0}
    assert asked.keys() == {Phase.PUT_BACK, Phase.BRATWORM}


def test_a_whole_game_is_not_a_state() -> None:
    game = Game()
    with pytest.raises(TypeError, match=r"like game\.state, not at a Game"):
        coach_for(game.edition).win(game)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"like game\.state"):
        coach_for(game.edition).decisions(game)  # type: ignore[arg-type]
