"""Plays many games in all configurations from Python, nine in ten by random moves and the others by search, and lets the
program replay their records.

    python python/benchmarks/records.py --games 10000 --program target/release/tavola
"""

import argparse
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

import tavola
from tavola.arena import Match

CONFIGURATIONS = [
    ("mille-fiori", {"players": 2}),
    ("mille-fiori", {"players": 4, "draft": "on-turn", "edition": "first"}),
    ("mille-fiori", {"players": 3, "masterworks": True}),
    ("summer-pavilion", {"players": 2}),
    ("summer-pavilion", {"players": 4, "board": "plain"}),
    ("liguria", {"players": 3}),
    ("liguria", {"players": 4, "debt": "carried"}),
]
SEARCH = "search:20"


def records(games: int) -> Iterator[tavola.Record]:
    """One record after the other; every tenth game is played by search."""
    for number, (name, options) in enumerate(islice(cycle(CONFIGURATIONS), games)):
        bot = SEARCH if number % 10 == 0 else "random"
        yield tavola.trace(Match(name, [bot], seed=number, **options).play(0).record)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--program", default="target/release/tavola")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        tavola.write_records(path, records(arguments.games))
        subprocess.run([arguments.program, "replay", path], check=True)


if __name__ == "__main__":
    main()
