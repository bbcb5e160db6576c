"""PettingZoo and Gymnasium accept the environments."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import tavola
from tavola.gym import Env, VectorEnv
from tavola.pettingzoo import AEC, Parallel

GAMES = [
    ("mille-fiori", {"players": 3}),
    ("mille-fiori", {"masterworks": True}),
    ("summer-pavilion", {}),
    ("liguria", {}),
]


@pytest.fixture(autouse=True)
def warnings_are_errors():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Observations have no exact bounds.
        warnings.filterwarnings("ignore", message=".*(infinity|infinite).*")
        # Masks make an observation a dictionary; PettingZoo exempts its own games with masks from this warning by name.
        warnings.filterwarnings("ignore", message="Observation (space for each agent probably should be|is not a NumPy array)")
        yield


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_aec(name, options):
    api_test(AEC(name, **options), num_cycles=500)
    seed_test(lambda: AEC(name, **options), num_cycles=50)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_parallel(name, options):
    parallel_api_test(Parallel(name, **options), num_cycles=500)
    parallel_seed_test(lambda: Parallel(name, illegal="next", **options), num_cycles=50)


def test_simultaneous_choices_are_one_parallel_step():
    env = Parallel("mille-fiori", players=4)
    observations, _ = env.reset(seed=1)
    assert env.game.turn.kind == "commit"
    actions = {agent: int(it["action_mask"].argmax()) for agent, it in observations.items()}
    observations, *_ = env.step(actions)
    assert env.game.turn.kind == "choose"
    done = [agent for agent, it in observations.items() if it["action_mask"][-1]]
    assert len(done) == 3 and all(observations[agent]["action_mask"].sum() == 1 for agent in done)
    with pytest.raises(ValueError, match="is not possible now"):
        env.step(dict.fromkeys(actions, 0))


def test_parallel_and_sequential_agents_play_the_same_game():
    aec, parallel = AEC("mille-fiori"), Parallel("mille-fiori")
    aec.reset(seed=5)
    parallel.reset(seed=5)
    while parallel.agents:
        actions = {agent: int(parallel._observe(agent)["action_mask"].argmax()) for agent in parallel.agents}
        for seat in parallel.game.turn.seats:
            assert aec.agent_selection == f"player_{seat}"
            aec.step(actions[aec.agent_selection])
        _, rewards, *_ = parallel.step(actions)
    assert aec.game.record() == parallel.game.record() and aec.rewards == rewards


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_single(name, options):
    check_env(Env(name, illegal="next", opponents="eager", **options), skip_render_check=True)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("name", tavola.games())
def test_vector(name, mode):
    envs = VectorEnv(name, 4, opponents="random", autoreset_mode=mode)
    assert envs.metadata["autoreset_mode"] == mode
    observations, infos = envs.reset(seed=1)
    games, random = 0, np.random.default_rng(2)
    while games < 4:
        assert envs.observation_space.contains(observations) and infos["action_mask"].any(axis=1).all()
        actions = (infos["action_mask"] * random.random(infos["action_mask"].shape)).argmax(axis=1)
        assert envs.action_space.contains(actions)
        last = observations
        observations, rewards, ended, truncated, infos = envs.step(actions)
        assert not truncated.any() and (rewards[~ended] == 0).all() and (np.abs(rewards) <= 1).all()
        assert not np.shares_memory(last, observations)
        assert ("final_obs" in infos) == (ended.any() and mode == AutoresetMode.SAME_STEP)
        games += ended.sum()
    assert (VectorEnv(name, 4).reset(seed=9)[0] == VectorEnv(name, 4).reset(seed=9)[0]).all()
    with pytest.raises(ValueError, match="always reset"):
        VectorEnv(name, 4, autoreset_mode=AutoresetMode.DISABLED)


def test_arrays_are_shared_if_wished():
    envs = VectorEnv("summer-pavilion", 4, copy=False)
    observations, infos = envs.reset(seed=1)
    assert envs.step(infos["action_mask"].argmax(axis=1))[0] is observations is envs.arrays.observations
