"""OpenSpiel's own checks, its random and MCTS players, and its playthroughs."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

import heckmeck.envs.openspiel
from heckmeck.envs.pettingzoo_env import raw_env
from heckmeck.errors import Illegal
from tests.envs.histories import CONFORMANCE
from tests.envs.playthroughs.generate import FOLDER, GAMES, shortened_playthrough

assert heckmeck.envs.openspiel  # registers the game


@pytest.mark.parametrize(("rules", "players"), CONFORMANCE)
def test_random_simulation(rules, players):
    game = pyspiel.load_game(f"heckmeck(rules={rules} max_turns:10,players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_random_simulation_with_every_option_and_the_other_reward():
    options = (
        "golden_die:standard steal:optional lower_tile:any faster:returned worms_on_low_tiles:2 max_turns:12"
    )
    game = pyspiel.load_game(f"heckmeck(rules=deluxe {options},players=3,start=2,reward=margin)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
    assert game.utility_sum() == 0
    assert game.new_initial_state().is_chance_node()


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name):
    assert shortened_playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def play(state: pyspiel.State, bots: list[pyspiel.Bot], seed: int) -> pyspiel.State:
    chance = np.random.RandomState(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(outcomes, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state


def test_random_players_play_a_whole_game_in_each_edition():
    for rules in ("classic", "deluxe max_turns:60"):
        game = pyspiel.load_game(f"heckmeck(rules={rules},players=3)")
        bots = [uniform_random.UniformRandomBot(seat, np.random.RandomState(seat)) for seat in range(3)]
        state = play(game.new_initial_state(), bots, seed=4)
        assert sum(state.returns()) == pytest.approx(1)
        assert not state.states[0].max_turns or state.states[0].turns <= 60


def test_mcts_plays_a_whole_game():
    game = pyspiel.load_game("heckmeck(rules=classic highest_tile:22 max_turns:12)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    search = mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=np.random.RandomState(2))
    random = uniform_random.UniformRandomBot(1, np.random.RandomState(3))
    state = play(game.new_initial_state(), [search, random], seed=5)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(1)


def test_dice_that_must_fall_are_chance_nodes_with_exact_chances():
    state = pyspiel.load_game("heckmeck").new_initial_state()
    assert state.current_player() == pyspiel.PlayerId.CHANCE
    outcomes = dict(state.chance_outcomes())
    assert len(outcomes) == 1287
    assert sum(outcomes.values()) == pytest.approx(1, abs=1e-12)
    first, last = state.action_to_string(0), state.action_to_string(1286)
    assert (first, last) == ("dice 11111111", "dice WWWWWWWW")
    assert outcomes[0] == outcomes[1286] == 6**-8
    state.apply_action(1286)
    assert state.legal_actions() == [7]
    assert state.action_to_string(7) == "keep W"


def test_a_search_may_shuffle_the_chances_that_it_gets():
    """OpenSpiel's MCTS does so in place; later games of the process must not see it."""
    state = pyspiel.load_game("heckmeck").new_initial_state()
    before = list(state.chance_outcomes())
    state.chance_outcomes().reverse()
    state.chance_outcomes().clear()
    assert pyspiel.load_game("heckmeck").new_initial_state().chance_outcomes() == before


def test_the_tensor_is_the_observation_of_the_other_environments():
    env = raw_env("deluxe", players=3, start=0)
    env.reset(seed=1)
    game = pyspiel.load_game("heckmeck", {"rules": "deluxe", "players": 3})
    state = game.new_initial_state()
    state.states[:] = env.table.states
    observer = make_observation(game)
    for player, agent in enumerate(env.agents):
        expected = env.observe(agent)["observation"].tolist()
        assert state.observation_tensor(player) == expected
        observer.set_from(state, player)
        assert observer.tensor.tolist() == expected


def test_options_may_be_written_as_in_a_record_or_with_colons():
    written = pyspiel.load_game("heckmeck", {"rules": "deluxe steal=optional max_turns=9", "players": 3})
    assert str(pyspiel.load_game(str(written))) == str(written)
    assert written.max_game_length() == 270
    assert written.max_chance_outcomes() == 2574
    assert written.new_initial_state().states[0].steal_optional == 1


def test_an_illegal_decision_is_refused():
    state = pyspiel.load_game("heckmeck").new_initial_state()
    state.apply_action(0)
    with pytest.raises(Illegal, match="no die shows a worm"):
        state._apply_action(7)
