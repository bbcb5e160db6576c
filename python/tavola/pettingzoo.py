"""PettingZoo environments.

An action of an environment is a click. An action of the game takes one or more clicks, and the same agent acts again
until it is complete. The observation is a dict with `observation` and `action_mask`. The mask is never all false: an
agent that has nothing to choose can only click `done`, the last action. Rewards are given at the end: from -1 for the
last rank to 1 for the first.
"""

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils.env import AECEnv, ParallelEnv

from tavola.catalog import OptionValue
from tavola.game import Game
from tavola.gym import next_possible, observation_space
from tavola.tensors import Tensors

Observation = dict[str, NDArray[Any]]


class _Table:
    """The base of both environments: a game, its agents and its spaces."""

    metadata: dict[str, Any]
    render_mode = "ansi"

    def __init__(self, game: str, options: dict[str, OptionValue]) -> None:
        self._name = game
        self._options = options
        self._tensors = Tensors(game, **options)
        self._random = np.random.default_rng()
        self.metadata = {"name": f"{game.replace('-', '_')}_v{self._tensors.version}", "render_modes": ["ansi"]}
        self.possible_agents = [f"player_{seat}" for seat in range(self._tensors.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.game: Game
        # Users seed spaces, so each agent needs its own, and always the same one.
        self._observation_spaces = {agent: self._new_observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self._tensors.action_count) for agent in self.possible_agents}

    def _new_observation_space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self._tensors.action_count,), np.int8)
        return spaces.Dict({"observation": observation_space(self._tensors), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.game = Game(self._name, seed=int(self._random.integers(2**63)), **self._options)
        self.game._tensors = self._tensors
        self.game.play_chance()
        self.agents = self.possible_agents[:]

    def _observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        mask = self.game.mask(seat).view(np.int8)
        return {"observation": self.game.observation(seat), "action_mask": mask}

    def _results(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.game.results, strict=True))

    def render(self) -> str:
        """The table as a spectator sees it, as text art."""
        return self.game.view().sketch()

    def close(self) -> None:
        pass


class AEC(_Table, AECEnv):  # type: ignore[misc]
    """Agents act one after another.

    >>> env = AEC("mille-fiori", players=3)
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     observation, reward, terminated, truncated, info = env.last()
    ...     env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
    >>> env.agents
    []
    """

    def __init__(self, game: str, **options: OptionValue) -> None:
        super().__init__(game, options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        return self._observe(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.click(int(action), self._seats[agent]):
            self.game.play_chance()
            self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        kind, seats = self.game._session.turn()
        if kind == "over":
            self.rewards = self._results()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[seats[0]]


class Parallel(_Table, ParallelEnv):  # type: ignore[misc]
    """All agents act at once: simultaneous choices are one step.

    In all other steps, one agent chooses, and the others click `done`. With `illegal="next"`, an action that is not
    possible is replaced by the next one that is, for code that doesn't support masks.

    >>> env = Parallel("mille-fiori")
    >>> observations, infos = env.reset(seed=1)
    >>> env.game.turn
    Turn(kind='commit', seats=(0, 1))
    """

    def __init__(self, game: str, *, illegal: Literal["raise", "next"] = "raise", **options: OptionValue) -> None:
        super().__init__(game, options)
        self._illegal = illegal

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._deal(seed)
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        on_turn = self.game.turn.seats
        clicks = {seat: self._click(seat, actions) for seat in self._seats.values()}
        for seat in on_turn:
            self.game.click(clicks[seat], seat)
        self.game.play_chance()
        over = self.game.is_over
        rewards = self._results() if over else dict.fromkeys(self.agents, 0.0)
        result = (
            self._observations(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            self._infos(),
        )
        if over:
            self.agents = []
        return result

    def _click(self, seat: int, actions: dict[str, int]) -> int:
        """The seat's click, checked before any seat's click is made."""
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise ValueError(f"{agent} must act")
        mask = self.game.mask(seat)
        if self._illegal == "next":
            return int(next_possible(mask, np.int64(actions[agent])))
        if not mask[actions[agent]]:
            raise ValueError(f"action {actions[agent]} of {agent} is not possible now: see the mask")
        return int(actions[agent])

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}
