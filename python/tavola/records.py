"""Records: games as data, one JSON object per line of a file."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tavola import _tavola
from tavola.game import Game

#: A record as data: `game`, `options`, `seats`, `steps`, `result` and more.
Record = dict[str, Any]


def read_records(path: str | Path) -> Iterator[Record]:
    """Reads a file with one record per line."""
    with open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            if line.strip():
                yield _parse(line, f"{path}, line {number}")


def write_records(path: str | Path, records: Iterable[Record]) -> None:
    """Writes one record per line, in the format that `tavola replay` reads."""
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n" for record in records)


def replay(record: Record, seed: int = 0) -> Game:
    """Replays a record. Raises `RecordError` at the first step, trace or result that doesn't match the rules.

    >>> game = Game("liguria", seed=4)
    >>> game.play_chance()
    >>> replay(game.record()).view().data == game.view().data
    True
    """
    return Game._of(_tavola.replay(json.dumps(record), seed))


def trace(record: Record) -> Record:
    """The record with the number of legal actions and the scores at each step."""
    found: Record = json.loads(_tavola.trace(json.dumps(record)))
    return found


def review(record: Record, iterations: int = 1000, seed: int = 1, threads: int = 1) -> dict[str, Any]:
    """The review of a finished game: luck, decisions, turning points. The number of threads doesn't affect it."""
    found: dict[str, Any] = json.loads(_tavola.review(json.dumps(record), iterations, seed, threads))
    return found


def _parse(line: str, place: str) -> Record:
    try:
        record = json.loads(line)
    except json.JSONDecodeError as error:
        raise _tavola.RecordError(f"{place}: {error}") from error
    if not isinstance(record, dict):
        raise _tavola.RecordError(f"{place}: not a record")
    return record
