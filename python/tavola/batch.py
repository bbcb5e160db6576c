"""Many games at once, without copies: the fast core of `tavola.gym.VectorEnv`."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from tavola import _tavola
from tavola.catalog import OptionValue
from tavola.tensors import Tensors

Autoreset = Literal["next-step", "same-step"]
RewardKind = Literal["result", "points"]


@dataclass
class Arrays:
    """The arrays that a batch writes to: one row per game. Allocate them yourself to use memory of your choice."""

    observations: NDArray[np.float32]
    #: Which clicks are possible next; never all false.
    masks: NDArray[np.bool_]
    #: The seat that clicks next.
    seats: NDArray[np.int64]
    #: The reward of the seat that clicked.
    reward: NDArray[np.float32]
    #: The rewards of all seats.
    rewards: NDArray[np.float32]
    #: Whether the step ended the game.
    ended: NDArray[np.bool_]
    #: With autoreset in the same step: the last observations of games that ended; other rows are unchanged.
    last_observations: NDArray[np.float32]

    @classmethod
    def allocate(cls, tensors: Tensors, games: int, autoreset: Autoreset) -> "Arrays":
        last = games if autoreset == "same-step" else 0
        return cls(
            observations=np.zeros((games, tensors.observation_size), np.float32),
            masks=np.zeros((games, tensors.action_count), np.bool_),
            seats=np.zeros(games, np.int64),
            reward=np.zeros(games, np.float32),
            rewards=np.zeros((games, tensors.players), np.float32),
            ended=np.zeros(games, np.bool_),
            last_observations=np.zeros((last, tensors.observation_size), np.float32),
        )


class Batch:
    """Many games at once, stepped click by click with the GIL released; results are written to the same arrays.

    `learner` is the seat you play: a number, `"in turn"` for a different seat in each game, or `None` for all seats.
    The bots named in `opponents` (one for all seats, or one for each) play the others.

    >>> batch = Batch("summer-pavilion", games=4, learner=0, opponents="eager")
    >>> arrays = batch.reset(seed=1)
    >>> arrays.seats
    array([0, 0, 0, 0])
    >>> arrays = batch.step(arrays.masks.argmax(axis=1))
    >>> arrays.masks.any(axis=1).all()
    np.True_
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        threads: int = 1,
        learner: int | Literal["in turn"] | None = None,
        opponents: str | Sequence[str] = "random",
        reward: RewardKind = "result",
        autoreset: Autoreset = "next-step",
        arrays: Arrays | None = None,
        **options: OptionValue,
    ) -> None:
        self.games = games
        self.autoreset: Autoreset = autoreset
        self.tensors = Tensors(game, **options)
        self._batch = _tavola.Batch(
            game,
            json.dumps(options),
            games,
            threads,
            -1 if learner == "in turn" else learner,
            [opponents] if isinstance(opponents, str) else list(opponents),
            reward,
            autoreset == "same-step",
        )
        self.arrays = Arrays.allocate(self.tensors, games, autoreset) if arrays is None else arrays
        it = self.arrays
        self._arrays = (
            it.observations,
            it.masks,
            it.seats,
            it.reward,
            it.rewards,
            it.ended,
            it.last_observations,
        )

    def reset(self, seed: int | None = None) -> Arrays:
        """Restarts all games; without a seed, their random generators continue."""
        self._batch.reset(seed, self._arrays)
        return self.arrays

    def step(self, actions: NDArray[np.integer]) -> Arrays:
        """Makes one click in each game. Raises `ValueError` and changes nothing if a mask doesn't allow one.

        In a game that has ended, the click is ignored and a new game begins (with autoreset in the next step).
        """
        self._batch.step(np.ascontiguousarray(actions, np.int64), self._arrays)
        return self.arrays

    def standings(self) -> list[tuple[list[int], list[int]]]:
        """The current scores and ranks in each game."""
        return self._batch.standings()
