"""Gymnasium environments: one game, or many at once.

You play one seat (or a different one in each game), and bots play the others. An action of an environment is a click:
an action of the game takes one or more clicks, and `info["action_mask"]` says which are possible. The reward is
the result at the end, from -1 for the last rank to 1 for the first, or the points scored (`reward="points"`).
"""

from collections.abc import Sequence
from typing import Any, Literal, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tavola.batch import Arrays, Batch, RewardKind
from tavola.catalog import OptionValue
from tavola.tensors import Tensors

Floats = NDArray[np.float32]
Learner = int | Literal["in turn"] | None


class Env(gymnasium.Env[Floats, np.int64]):
    """One game for one learner.

    With `illegal="next"`, an action that is not possible is replaced by the next one that is, for code that doesn't
    support masks.

    >>> env = Env("mille-fiori", opponents="eager")
    >>> observation, info = env.reset(seed=1)
    >>> action = env.action_space.sample(info["action_mask"].astype(np.int8))
    >>> observation, reward, terminated, truncated, info = env.step(action)
    >>> bool(info["action_mask"].any())
    True
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        *,
        learner: Learner = "in turn",
        opponents: str | Sequence[str] = "random",
        reward: RewardKind = "result",
        illegal: Literal["raise", "next"] = "raise",
        **options: OptionValue,
    ) -> None:
        # The type checker can't rule out that an option of the game is one of the batch's own arguments.
        game_options: dict[str, Any] = dict(options)
        self._batch = Batch(game, 1, learner=learner, opponents=opponents, reward=reward, **game_options)
        self._illegal = illegal
        self.observation_space = cast("spaces.Space[Floats]", observation_space(self._batch.tensors))
        self.action_space = spaces.Discrete(self._batch.tensors.action_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        luck = int(self.np_random.integers(2**63))
        return self._result(self._batch.reset(luck))

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        if self._illegal == "next":
            action = next_possible(self._batch.arrays.masks[0], action)
        arrays = self._batch.step(np.array([action]))
        observation, info = self._result(arrays)
        return observation, float(arrays.reward[0]), bool(arrays.ended[0]), False, info

    def _result(self, arrays: Arrays) -> tuple[Floats, dict[str, Any]]:
        info = {"action_mask": arrays.masks[0].copy(), "seat": int(arrays.seats[0])}
        return arrays.observations[0].copy(), info


class VectorEnv(GymnasiumVectorEnv[Floats, NDArray[np.int64], NDArray[Any]]):
    """Many games at once, in Rust.

    With `copy=False`, the returned arrays are overwritten by the next step; pass `arrays` to provide them yourself.
    `learner=None` is self-play: `info["seat"]` is the seat that clicks next, and the reward is for the seat that
    clicked; `info["rewards"]` has the rewards of all seats.

    >>> envs = VectorEnv("summer-pavilion", num_envs=8, opponents="eager", autoreset_mode=AutoresetMode.SAME_STEP)
    >>> observations, infos = envs.reset(seed=1)
    >>> observations.shape == envs.observation_space.shape
    True
    >>> observations, rewards, ended, truncated, infos = envs.step(infos["action_mask"].argmax(axis=1))
    >>> infos["action_mask"].any(axis=1).all()
    np.True_
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        learner: Learner = "in turn",
        opponents: str | Sequence[str] = "random",
        reward: RewardKind = "result",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        copy: bool = True,
        arrays: Arrays | None = None,
        **options: OptionValue,
    ) -> None:
        if autoreset_mode == AutoresetMode.DISABLED:
            raise ValueError("games are always reset: in the next step or in the same one")
        self._same_step = autoreset_mode == AutoresetMode.SAME_STEP
        self._copy = copy
        self._batch = Batch(
            game,
            num_envs,
            threads=threads,
            learner=learner,
            opponents=opponents,
            reward=reward,
            autoreset="same-step" if self._same_step else "next-step",
            arrays=arrays,
            **options,
        )
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": autoreset_mode}
        self.single_observation_space = observation_space(self._batch.tensors)
        self.single_action_space = spaces.Discrete(self._batch.tensors.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._truncated = np.zeros(num_envs, np.bool_)

    @property
    def arrays(self) -> Arrays:
        """The arrays that the games are written to."""
        return self._batch.arrays

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        arrays = self._batch.reset(int(self.np_random.integers(2**63)))
        return self._own(arrays.observations), self._info(arrays)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Floats, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        arrays = self._batch.step(actions)
        info = self._info(arrays)
        if self._same_step and arrays.ended.any():
            info["final_obs"] = _rows(arrays.last_observations, arrays.ended)
            info["_final_obs"] = arrays.ended.copy()
        own = self._own
        return own(arrays.observations), own(arrays.reward), own(arrays.ended), own(self._truncated), info

    def _own(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _info(self, arrays: Arrays) -> dict[str, Any]:
        return {
            "action_mask": self._own(arrays.masks),
            "seat": self._own(arrays.seats),
            "rewards": self._own(arrays.rewards),
        }


def observation_space(tensors: Tensors) -> spaces.Box:
    """An unbounded space: counts and scores are scaled to about 1, but have no exact bounds."""
    return spaces.Box(-np.inf, np.inf, (tensors.observation_size,), np.float32)


def next_possible(mask: NDArray[np.bool_], action: np.int64) -> np.int64:
    """The first possible action at or after this one, wrapping around at the end."""
    possible = np.flatnonzero(mask)
    return np.int64(possible[np.searchsorted(possible, action) % len(possible)])


def _rows(array: Floats, which: NDArray[np.bool_]) -> NDArray[Any]:
    """One object per game, as Gymnasium expects: the row if the game ended, else `None`."""
    rows = np.full(len(array), None, dtype=object)
    for index in np.flatnonzero(which):
        rows[index] = array[index].copy()
    return rows
