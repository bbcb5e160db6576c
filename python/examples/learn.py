"""A policy that learns to beat `eager`, in NumPy: a linear softmax over clicks, trained by policy gradient.

    python python/examples/learn.py

Each update plays a few steps in many games at once. The advantage of a click is the discounted sum of the points
scored from then on, relative to the mean over all games.
"""

import argparse
import time

import numpy as np
from numpy.typing import NDArray

import tavola
from tavola.arena import Match, standings

GAMES = 256
STEPS = 32
DISCOUNT = 0.8
LEARNING_RATE = 3e-3

Floats = NDArray[np.float32]


class Policy:
    """A policy whose logits are linear in the observation."""

    def __init__(self, tensors: tavola.Tensors) -> None:
        self.tensors = tensors
        self.weights = np.zeros((tensors.observation_size, tensors.action_count), np.float32)
        self.mean, self.square, self.updates = np.zeros_like(self.weights), np.zeros_like(self.weights), 0

    def probabilities(self, observations: Floats, masks: NDArray[np.bool_]) -> Floats:
        logits = np.where(masks, observations @ self.weights, -np.inf)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True)

    def sample(self, probabilities: Floats, random: np.random.Generator) -> NDArray[np.int64]:
        """Samples actions with the Gumbel-max trick."""
        with np.errstate(divide="ignore"):
            return (np.log(probabilities) + random.gumbel(size=probabilities.shape)).argmax(axis=1)

    def learn(
        self, observations: Floats, probabilities: Floats, actions: NDArray[np.int64], advantages: Floats
    ) -> None:
        """Takes one Adam step up the gradient."""
        slope = -probabilities * advantages[:, None]
        slope[np.arange(len(actions)), actions] += advantages
        gradient = observations.T @ slope / len(actions)
        self.updates += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.updates), self.square / (1 - 0.999**self.updates)
        self.weights += LEARNING_RATE * mean / (np.sqrt(square) + 1e-8)

    def __call__(self, view: tavola.View, seed: int) -> str:
        """Plays as a bot in the arena: makes the most probable click until an action is complete."""
        return view.follow(lambda observation, mask: int(self.probabilities(observation[None], mask[None]).argmax()))


def discounted(rewards: Floats, ended: NDArray[np.bool_]) -> Floats:
    """The discounted sum of the rewards from each step on, within a game."""
    sums, following = np.zeros_like(rewards), np.zeros(rewards.shape[1], np.float32)
    for step in reversed(range(len(rewards))):
        following = rewards[step] + DISCOUNT * following * ~ended[step]
        sums[step] = following
    return sums


def train(policy: Policy, game: str, updates: int) -> None:
    batch = tavola.Batch(game, GAMES, learner="in turn", opponents="eager", reward="points")
    random, arrays = np.random.default_rng(1), batch.reset(seed=1)
    for update in range(1, updates + 1):
        steps = []
        for _ in range(STEPS):
            observations = arrays.observations.copy()
            probabilities = policy.probabilities(observations, arrays.masks)
            actions = policy.sample(probabilities, random)
            batch.step(actions)
            steps.append((observations, probabilities, actions, arrays.reward.copy(), arrays.ended.copy()))
        observations, probabilities, actions, rewards, ended = map(np.stack, zip(*steps, strict=True))
        sums = discounted(rewards, ended)
        advantages = ((sums - sums.mean()) / (sums.std() + 1e-6)).ravel()
        policy.learn(np.concatenate(observations), np.concatenate(probabilities), actions.ravel(), advantages)
        if update % 50 == 0:
            print(f"update {update}: {rewards.mean():.3f} points per click, {time.process_time():.0f} CPU seconds")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="mille-fiori", choices=tavola.games())
    parser.add_argument("--updates", type=int, default=300)
    parser.add_argument("--games", type=int, default=400, help="games of the match against eager")
    arguments = parser.parse_args()

    policy = Policy(tavola.Tensors(arguments.game))
    train(policy, arguments.game, arguments.updates)
    match = Match(arguments.game, [policy, "eager"], seed=2)
    match.names[0] = "policy"
    for standing in standings(match, match.play_all(arguments.games)):
        low, high = standing.interval
        wins = f"wins {standing.win_share:.1%} ({low:.1%} to {high:.1%})"
        print(f"{standing.name}: {wins}, {standing.mean_score:.1f} points")


if __name__ == "__main__":
    main()
