"""OpenSpiel's own algorithms accept the games."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import tavola.openspiel

GAMES = [tavola.openspiel.short_name(name) for name in tavola.games()]


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_options_are_parameters():
    game = pyspiel.load_game("tavola_mille_fiori(players=3,draft=on-turn)")
    assert game.num_players() == 3 and game.new_initial_state().game.options["draft"] == "on-turn"


def test_tree_search_plays_a_game():
    game = pyspiel.load_game("tavola_summer_pavilion")
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bots = [mcts.MCTSBot(game, 1.4, 5, evaluator, random_state=random), uniform_random.UniformRandomBot(1, random)]
    state = game.new_initial_state()
    for _ in range(30):
        if state.is_chance_node():
            state.apply_action(0)
        else:
            action = bots[state.current_player()].step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def test_worlds_are_resampled_from_what_a_player_knows():
    game = pyspiel.load_game("tavola_mille_fiori")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    player = state.current_player()
    world = state.resample_from_infostate(player)
    assert world.information_state_string(player) == state.information_state_string(player)
    assert world.information_state_tensor(player) == state.information_state_tensor(player)
    assert world.information_state_string(1 - player) != state.information_state_string(1 - player)
    random = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 5, random_state=random)
    assert bot.step(state) in state.legal_actions()
