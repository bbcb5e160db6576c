"""Games for OpenSpiel: importing this module registers them as `tavola_mille_fiori` and so on.

>>> import pyspiel
>>> game = pyspiel.load_game("tavola_summer_pavilion", {"players": 2})
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.chance_outcomes()
(True, [(0, 1.0)])

Actions are clicks, so a player may act several times in a row. Chance is sampled, because there are far too many
outcomes to list. Algorithms that traverse the whole tree, such as exploitability, are therefore not supported; `mcts`,
`ismcts` (which imagines worlds from the player's view) and all other sampling algorithms work. Simultaneous choices are
made one after another, hidden from the other players.
"""

import json
from typing import Any

import numpy as np
import pyspiel

from tavola.catalog import games, options
from tavola.game import Game as TavolaGame
from tavola.tensors import Tensors

#: An upper bound on the number of clicks in a game.
LONGEST_GAME = 5000


def short_name(game: str) -> str:
    """The name under which a game is registered with OpenSpiel.

    >>> short_name("mille-fiori")
    'tavola_mille_fiori'
    """
    return "tavola_" + game.replace("-", "_")


def _type(name: str) -> Any:
    players = next(option.allowed for option in options(name) if option.name == "players")
    parameters = {option.name: option.default for option in options(name)}
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Tavola: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters | {"seed": 0},
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game with its options. `seed` determines all chance outcomes."""

    name: str
    type: Any

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        values = dict(parameters or {})
        self.random = np.random.default_rng(values.pop("seed", 0))
        self.options = values
        self.tensors = Tensors(self.name, **values)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.tensors.action_count,
            max_chance_outcomes=1,
            num_players=self.tensors.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(self.type, info, parameters or {})

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"observers have no parameters: {params}")
        return Observer(self.tensors)

    def luck(self) -> int:
        """A seed for the next chance outcome."""
        return int(self.random.integers(2**63))


class State(pyspiel.State):  # type: ignore[misc]
    """A position. Chance outcomes are drawn anew in every copy, so a search can't see the future."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.game = TavolaGame(game.name, **game.options)
        self.game._tensors = game.tensors

    def current_player(self) -> int:
        kind, seats = self.game._session.turn()
        if kind == "over":
            return int(pyspiel.PlayerId.TERMINAL)
        return seats[0] if seats else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        found: list[int] = np.flatnonzero(self.game.mask(player)).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            outcome = self.game.draw(seed=self.get_game().luck())
            self.game.reveal(str(outcome))
        else:
            self.game.click(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "chance" if player == pyspiel.PlayerId.CHANCE else self.game.tensors.clicks[action]

    def is_terminal(self) -> bool:
        return self.game.is_over

    def returns(self) -> list[float]:
        return list(self.game.results) if self.game.is_over else [0.0] * self.game.players

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "State":
        """A state that the player can't tell from this one."""
        state: State = self.clone()
        state.game = self.game.view(player).imagine(self.get_game().luck())
        for click in self.game._session.clicks_made(player):
            state.game.click(click, player)
        return state

    def __str__(self) -> str:
        return self.game.view().sketch()


class Observer:
    """What a player knows, as a tensor and as a string. A view contains everything known with perfect recall."""

    def __init__(self, tensors: Tensors) -> None:
        self.tensor = np.zeros(tensors.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        state.game.observation(player, out=self.tensor)

    def string_from(self, state: State, player: int) -> str:
        clicks = state.game._session.clicks_made(player)
        return json.dumps([state.game.view(player).data, clicks], sort_keys=True)


def _register(name: str) -> None:
    kind = _type(name)
    pyspiel.register_game(kind, type(name, (Game,), {"name": name, "type": kind}))


for _name in games():
    _register(_name)
