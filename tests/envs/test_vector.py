"""The vector environment against Gymnasium's own way of running many games, and the raw arrays."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_returned_data_not_reused, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from heckmeck.envs.batch import Batch
from heckmeck.envs.gymnasium_env import HeckmeckEnv
from heckmeck.envs.vector import HeckmeckVectorEnv
from heckmeck.errors import Malformed
from heckmeck.rules.actions import TAKE
from tests.envs.histories import CONFORMANCE


@pytest.mark.parametrize(("rules", "players"), CONFORMANCE)
def test_it_is_gymnasiums_vector_of_single_environments(rules, players):
    """Spaces, observations, masks, rewards, ends and infos, over many games and their new beginnings."""
    settings = {"rules": f"{rules} max_turns=12", "opponents": ["simple"] * (players - 1), "reward": "margin"}
    ours = gymnasium.make_vec("heckmeck/Heckmeck-v0", num_envs=5, **settings)
    assert isinstance(ours.unwrapped, HeckmeckVectorEnv)
    theirs = SyncVectorEnv([lambda: HeckmeckEnv(**settings)] * 5, autoreset_mode=AutoresetMode.SAME_STEP)
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert data_equivalence(ours.reset(seed=11), theirs.reset(seed=11))
    ends = 0
    for _ in range(60):
        actions = ours.unwrapped.batch.random_actions()
        mine = ours.step(actions)
        observation, rewards, terminated, truncated, info = theirs.step(actions)
        info.pop("final_info", None), info.pop("_final_info", None)
        assert data_equivalence(mine, (observation, rewards, terminated, truncated, info))
        assert mine[0] in ours.observation_space
        ends += terminated.sum()
    assert ends > 0


def test_returned_arrays_are_the_callers_own():
    check_returned_data_not_reused(HeckmeckVectorEnv(1))


def test_without_copies_the_arrays_are_written_in_place():
    envs = HeckmeckVectorEnv(4, copy=False)
    first, _ = envs.reset(seed=1)
    second, *_ = envs.step(envs.batch.random_actions())
    assert first["observation"] is second["observation"]


def test_gymnasiums_wrappers_run_on_it():
    envs = RecordEpisodeStatistics(HeckmeckVectorEnv(8, "classic max_turns=4"))
    envs.reset(seed=1)
    for _ in range(40):
        envs.step(envs.unwrapped.batch.random_actions())
    assert len(envs.return_queue) > 8
    assert set(envs.return_queue) <= {0.0, 0.5, 1.0}


def test_every_game_has_a_seed_of_its_own():
    envs = HeckmeckVectorEnv(3)
    counted, _ = envs.reset(seed=5)
    listed, _ = envs.reset(seed=[7, 6, 5])
    assert listed["observation"][::-1].tolist() == counted["observation"].tolist()
    again, _ = envs.reset()
    assert again["observation"].tolist() != listed["observation"].tolist()
    with pytest.raises(Malformed, match="2 seeds for 3 games"):
        envs.reset(seed=[1, 2])


def test_an_illegal_action_ends_only_its_own_game():
    batch = Batch(3, players=4, start=2)
    batch.reset(seed=1)
    actions = batch.random_actions()
    actions[1] = TAKE
    batch.step(actions)
    assert batch.ended.tolist() == [False, True, False]
    assert batch.rewards.tolist() == [[0] * 4, [0, 0, -1, 0], [0] * 4]
    for action in (-1, 39, 10**9):
        actions = batch.random_actions()
        actions[0] = action
        batch.step(actions)
        assert batch.ended[0]


def test_all_seats_are_yours_without_opponents_and_none_is_skipped():
    batch = Batch(200, "deluxe", players=5)
    batch.reset(seed=3)
    seen = set()
    for _ in range(40):
        seen |= set(batch.seat.tolist())
        assert (batch.states["seat"] == batch.seat).all()
        batch.step(batch.random_actions())
    assert seen == set(range(5))


def test_some_seats_may_be_yours_and_others_the_bots():
    batch = Batch(100, players=4, opponents=["random", "simple"])
    batch.reset(seed=3)
    for _ in range(30):
        assert set(batch.seat.tolist()) <= {0, 1}
        batch.step(batch.random_actions())


def test_random_actions_are_legal_and_leave_the_dice_alone():
    one, other = Batch(50), Batch(50)
    one.reset(seed=9)
    other.reset(seed=9)
    for _ in range(5):
        other.random_actions()
    actions = one.random_actions()
    assert one.action_mask[np.arange(50), actions].all()
    one.step(actions)
    other.step(actions)
    assert one.observation.tolist() == other.observation.tolist()


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"opponents": ["worms"]}, "“worms” does not play inside the kernel; choose from random, simple"),
        ({"players": 2, "opponents": ["simple", "simple"]}, "2 bots at a table of 2 leave no seat free"),
    ],
)
def test_what_cannot_be_set_up_is_refused(settings, words):
    with pytest.raises(Malformed, match=words):
        Batch(1, **settings)


@pytest.mark.parametrize("games", [0, -1])
def test_there_is_at_least_one_game(games):
    """None at all was an IndexError at the first reset."""
    for make in (Batch, HeckmeckVectorEnv):
        with pytest.raises(Malformed, match=f"{games} games; there must be at least one"):
            make(games)


@pytest.mark.parametrize("shape", [(), (3,), (5,), (4, 1), (1, 4)])
def test_one_action_for_each_game_is_wanted(shape):
    """Compiled code does not look at lengths: fewer actions were read from beyond the array."""
    envs = HeckmeckVectorEnv(4)
    envs.reset(seed=1)
    before = envs.batch.states.tobytes()
    with pytest.raises(Malformed, match="for 4 games: give one whole number per game"):
        envs.step(np.zeros(shape, np.int64))
    assert envs.batch.states.tobytes() == before


def test_nothing_happens_before_the_first_reset():
    """Looking for a legal action where there was none never ended."""
    batch = Batch(4)
    with pytest.raises(Malformed, match="reset\\(\\) begins one"):
        batch.random_actions()
    with pytest.raises(Malformed, match="reset\\(\\) begins one"):
        batch.step(np.zeros(4, np.int64))


def test_a_seed_may_be_a_number_of_numpy():
    ours, theirs = HeckmeckVectorEnv(3), HeckmeckVectorEnv(3)
    assert data_equivalence(ours.reset(seed=np.int64(4)), theirs.reset(seed=4))
    ours.batch.reset(np.uint8(254))
    theirs.batch.reset(254)
    assert (ours.batch.observation == theirs.batch.observation).all()
