"""Matches, self-play and reviews as Ray tasks, on one machine or a cluster.

Results are the same as those of `Match.play_all` and `review`, whatever the number of workers. With `journal`, finished
work is kept in that file, and repeating an interrupted call continues it. To choose the cluster, call `ray.init`
yourself.
"""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import ray

from tavola.arena import Bot, GameResult, Match, Progress
from tavola.catalog import OptionValue
from tavola.records import Record, review

#: Number of tasks submitted per worker, so that none is idle.
TASKS_PER_WORKER = 4


def play_match(
    match: Match, games: int, *, journal: str | Path | None = None, progress: Progress | None = None
) -> list[GameResult]:
    """Plays the first `games` games of a match."""
    setup = (match.game, match.bots, match.seed, match.options)
    header = {"match": match.game, "bots": match.names, "seed": match.seed, "options": match.options}
    bots = ray.put(setup)
    found = _run(lambda number: _play.remote(bots, number), games, header, journal, progress)
    return [_result(found[number]) for number in range(games)]


def self_play(
    game: str,
    bot: Bot,
    games: int,
    *,
    seed: int = 0,
    journal: str | Path | None = None,
    progress: Progress | None = None,
    **options: OptionValue,
) -> list[Record]:
    """Plays games in which one bot holds all seats, and returns their records."""
    match = Match(game, [bot], seed=seed, **options)
    return [result.record for result in play_match(match, games, journal=journal, progress=progress)]


def review_records(
    records: Sequence[Record],
    *,
    iterations: int = 1000,
    seed: int = 1,
    journal: str | Path | None = None,
    progress: Progress | None = None,
) -> list[dict[str, Any]]:
    """Reviews every record, in order."""
    header = {"reviews": len(records), "iterations": iterations, "seed": seed}
    found = _run(
        lambda number: _review.remote(records[number], iterations, seed), len(records), header, journal, progress
    )
    return [found[number] for number in range(len(records))]


@ray.remote(max_retries=3)  # type: ignore[untyped-decorator]
def _play(setup: tuple[str, list[Bot], int, dict[str, OptionValue]], number: int) -> dict[str, Any]:
    game, bots, seed, options = setup
    return asdict(Match(game, bots, seed=seed, **options).play(number))


@ray.remote(max_retries=3)  # type: ignore[untyped-decorator]
def _review(record: Record, iterations: int, seed: int) -> dict[str, Any]:
    return review(record, iterations, seed)


def _run(
    start: Callable[[int], Any],
    jobs: int,
    header: dict[str, Any],
    journal: str | Path | None,
    progress: Progress | None,
) -> dict[int, Any]:
    """The results of all jobs, by number: from the journal, or else from tasks started with `start`."""
    kept = Journal(journal, header) if journal else None
    found = {number: result for number, result in (kept.results if kept else {}).items() if number < jobs}
    missing = [number for number in range(jobs) if number not in found]
    for number, result in _finished(start, missing):
        found[number] = result
        if kept:
            kept.add(number, result)
        if progress:
            progress(len(found), jobs)
    return found


def _finished(start: Callable[[int], Any], numbers: list[int]) -> Iterator[tuple[int, Any]]:
    """Starts a task for each number, not too many at a time, and yields the results as they arrive."""
    if not ray.is_initialized():
        ray.init(include_dashboard=False)
    waiting = iter(numbers)
    most = TASKS_PER_WORKER * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = {start(number): number for number, _ in zip(waiting, range(most), strict=False)}
    while running:
        (done, *_), _ = ray.wait(list(running), num_returns=1)
        yield running.pop(done), ray.get(done)
        for number in waiting:
            running[start(number)] = number
            break


class Journal:
    """A file of finished jobs: a header line that identifies the work, then one line per job."""

    def __init__(self, path: str | Path, header: dict[str, Any]) -> None:
        self._path = Path(path)
        self.results: dict[int, Any] = {}
        self._read(json.loads(json.dumps(header)))

    def add(self, number: int, result: Any) -> None:
        with open(self._path, "a", encoding="utf-8") as file:
            file.write(json.dumps([number, result]) + "\n")
            file.flush()
            os.fsync(file.fileno())

    def _read(self, header: dict[str, Any]) -> None:
        lines = self._path.read_text(encoding="utf-8").splitlines(keepends=True) if self._path.exists() else []
        whole = [line for line in lines if line.endswith("\n")]
        if not whole:
            self._path.write_text(json.dumps(header) + "\n", encoding="utf-8")
            return
        if json.loads(whole[0]) != header:
            raise ValueError(f"{self._path} belongs to other work: {whole[0].strip()}")
        if len(whole) < len(lines):
            # The last line was cut off when the work was interrupted.
            self._path.write_text("".join(whole), encoding="utf-8")
        self.results = dict(json.loads(line) for line in whole[1:])


def _result(found: dict[str, Any]) -> GameResult:
    lists = {key: tuple(found[key]) for key in ("seating", "scores", "ranks")}
    return GameResult(number=found["number"], record=found["record"], **lists)
