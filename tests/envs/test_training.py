"""A library from PyPI trains against the environments; needs sb3-contrib, which brings PyTorch."""

import gymnasium
import pytest

import heckmeck.envs

sb3_contrib = pytest.importorskip("sb3_contrib", reason="training is tested where sb3-contrib is installed")
assert heckmeck.envs  # registers the environment


@pytest.mark.filterwarnings("ignore")
def test_masked_ppo_trains_on_the_gymnasium_environment():
    env = gymnasium.make("heckmeck/Heckmeck-v0", rules="deluxe max_turns=40", opponents=["simple"])
    model = sb3_contrib.MaskablePPO(
        "MultiInputPolicy", env, n_steps=128, batch_size=64, n_epochs=1, seed=1, device="cpu"
    )
    model.learn(512)
    observation, _ = env.reset(seed=3)
    action, _ = model.predict(observation, action_masks=observation["action_mask"].astype(bool))
    assert observation["action_mask"][int(action)]


@pytest.mark.filterwarnings("ignore")
def test_the_example_trains_and_measures(capsys):
    from examples import train_masked_ppo

    train_masked_ppo.main(["--minutes", "0.03", "--rules", "classic max_turns=20", "--games", "50"])
    assert "of 50 games" in capsys.readouterr().out
