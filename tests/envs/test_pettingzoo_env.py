"""PettingZoo's own suites, and what they leave out."""

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from heckmeck.envs import pettingzoo_env
from heckmeck.errors import Illegal, Malformed
from heckmeck.rules.actions import KEEP_FACE, STOP, TAKE
from tests.envs.histories import CONFORMANCE

# A dictionary with `observation` and `action_mask` is PettingZoo's own form; its suite knows its own games by name.
DICTIONARIES = [
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
]
# After the end nobody may do anything.
NO_ACTION_LEFT = "ignore:Action mask numpy array is all zeros:UserWarning"


def lenient(test):
    for message in [*DICTIONARIES, NO_ACTION_LEFT]:
        test = pytest.mark.filterwarnings(message)(test)
    return test


@lenient
@pytest.mark.parametrize(("rules", "players"), CONFORMANCE)
@pytest.mark.parametrize("make", [pettingzoo_env.raw_env, pettingzoo_env.env], ids=["raw", "wrapped"])
def test_api(make, rules, players):
    api_test(make(rules=f"{rules} max_turns=30", players=players), num_cycles=100)


@pytest.mark.parametrize(("rules", "players"), CONFORMANCE)
def test_seed(rules, players):
    seed_test(lambda: pettingzoo_env.env(rules=rules, players=players), num_cycles=100)


@pytest.mark.parametrize(("rules", "players"), CONFORMANCE)
def test_render(rules, players, capsys):
    render_test(lambda render_mode: pettingzoo_env.env(rules=rules, players=players, render_mode=render_mode))
    assert "▐36▌" in capsys.readouterr().out


def test_an_illegal_action_is_refused_with_its_clause():
    env = pettingzoo_env.raw_env(start=1)
    env.reset(seed=1)
    before = env.table.states.tobytes()
    with pytest.raises(Illegal, match="only right after setting dice aside \\(T4\\)"):
        env.step(STOP)
    assert env.table.states.tobytes() == before
    assert env.agent_selection == "player_1"


def test_an_illegal_action_ends_the_wrapped_game_at_minus_one(capsys):
    env = pettingzoo_env.env(players=3, start=0)
    env.reset(seed=1)
    env.step(TAKE)
    assert env.terminations == {"player_0": True, "player_1": True, "player_2": True}
    assert env.rewards == {"player_0": -1, "player_1": 0, "player_2": 0}


def test_who_waits_may_do_nothing_but_sees_the_table():
    env = pettingzoo_env.raw_env(players=4, start=2)
    env.reset(seed=5)
    for agent in env.agents:
        observed = env.observe(agent)
        assert observed["action_mask"].any() == (agent == "player_2")
        assert observed["observation"].any()


def test_a_shared_first_place_shares_the_win():
    """Nobody takes a tile in one turn of a game that gives up at once (E3, E4)."""
    env = pettingzoo_env.raw_env("classic max_turns=1", players=4, start=0)
    env.reset(seed=2)
    while env.agents and not any(env.terminations.values()):
        legal = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
        env.step(STOP if STOP in legal else int(legal[0]))
    worms = sum(env.table.state.height)
    assert worms == 0
    assert env.rewards == dict.fromkeys(env.possible_agents, 0.25)


def test_without_a_seed_the_dice_go_on_and_with_one_they_repeat():
    env = pettingzoo_env.raw_env()

    def roll(seed):
        env.reset(seed=seed)
        return env.table.state.roll.tobytes()

    first = roll(7)
    assert {roll(None) for _ in range(5)} != {first}
    assert roll(7) == first
    assert env.table.state.roll.sum() == 8
    assert env.observe(env.agent_selection)["action_mask"][KEEP_FACE : KEEP_FACE + 6].any()


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"players": 1}, "1 players; there must be 2 to 7 \\(M3\\)"),
        ({"players": 8}, "8 players"),
        ({"players": 3, "start": 3}, "cannot start with 3"),
        ({"rules": "classic wind=strong"}, "is not an option"),
        ({"reward": "glory"}, "“glory” is not a reward; choose from win, margin"),
    ],
)
def test_what_cannot_be_set_up_is_refused(settings, words):
    with pytest.raises(Malformed, match=words):
        pettingzoo_env.env(**settings)


def test_a_decision_is_wanted_while_the_game_goes_on():
    game = pettingzoo_env.raw_env(start=0)
    game.reset(seed=1)
    with pytest.raises(Illegal, match="\\(T2\\)"):
        game.step(None)
