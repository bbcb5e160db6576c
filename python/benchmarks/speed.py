"""Measures steps per second from Python on one core, and also those of EnvPool if it is installed.

With --cpu, it measures processor time instead of elapsed time, for a machine that is also busy with other work.
"""

import os
import sys
import time
from collections.abc import Callable

import numpy as np

import tavola
from tavola.pettingzoo import AEC

BATCH = 256
SECONDS = 2.0

clock = time.process_time if "--cpu" in sys.argv else time.perf_counter


def choose(masks: np.ndarray, noise: np.ndarray) -> np.ndarray:
    """A random possible action in each game."""
    return (masks * noise).argmax(axis=1)


def timed(step: Callable[[], float]) -> tuple[float, int]:
    """The total time that the steps report, and their number."""
    spent, steps, end = 0.0, 0, clock() + SECONDS
    while clock() < end:
        spent += step()
        steps += 1
    return spent, steps


def batch(name: str, games: int = BATCH, **options: object) -> float:
    """Steps per second of a batch, with observations and masks; the time to choose actions doesn't count."""
    runner = tavola.Batch(name, games, **options)
    arrays, random = runner.reset(seed=1), np.random.default_rng(1)
    noise = [random.random(arrays.masks.shape, np.float32) for _ in range(16)]

    def step() -> float:
        actions = choose(arrays.masks, noise[random.integers(16)])
        start = clock()
        runner.step(actions)
        return clock() - start

    spent, steps = timed(step)
    return games * steps / spent


def pettingzoo(name: str) -> float:
    """Steps per second of an AEC environment, including calls to `last`."""
    env, random = AEC(name), np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> float:
        start = clock()
        observation, _, terminated, _, _ = env.last()
        spent = clock() - start
        if terminated:
            env.reset()
            return spent
        action = random.choice(np.flatnonzero(observation["action_mask"]))
        start = clock()
        env.step(action)
        return spent + clock() - start

    spent, steps = timed(step)
    return steps / spent


def envpool_connect_four() -> float | None:
    """Steps per second of EnvPool's Connect Four, if it is installed."""
    try:
        import envpool
    except ImportError:
        return None
    name = next(task for task in envpool.list_all_envs() if "ConnectFour" in task or "connect_four" in task.lower())
    env = envpool.make_gymnasium(name, num_envs=BATCH, num_threads=1)
    env.reset()
    random = np.random.default_rng(1)
    actions = [random.integers(0, env.action_space.n, BATCH).astype(np.int32) for _ in range(16)]

    def step() -> float:
        chosen = actions[random.integers(16)]
        start = clock()
        env.step(chosen)
        return clock() - start

    spent, steps = timed(step)
    return BATCH * steps / spent


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    figures = {name: batch(name) for name in tavola.games()}
    for name, figure in figures.items():
        size = tavola.Tensors(name)
        shape = f"{size.observation_size} floats, {size.action_count} actions"
        print(f"{name}, batch {BATCH}: {figure:>11,.0f} steps/s ({shape})")
    for name in tavola.games():
        print(f"{name}, batch {BATCH}, eager opponents: {batch(name, learner=0, opponents='eager'):>11,.0f} steps/s")
    for name in tavola.games():
        print(f"{name}, PettingZoo AEC: {pettingzoo(name):>11,.0f} steps/s")
    other = envpool_connect_four()
    if other is None:
        print("EnvPool is not installed")
    else:
        print(f"EnvPool's Connect Four, batch {BATCH}: {other:>11,.0f} steps/s")
        print(f"our slowest game: {min(figures.values()) / other:.1f} times as many")


if __name__ == "__main__":
    main()
