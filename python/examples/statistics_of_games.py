"""Statistics over many games: scores and wins by seat, and where the points come from.

    python python/examples/statistics_of_games.py --games 10000 --plot points.svg
"""

import argparse
from collections.abc import Iterator

import pandas as pd

import tavola
from tavola.arena import Match


def rows(match: Match, games: int) -> Iterator[dict[str, object]]:
    """One row per seat of each game."""
    for result in match.play_all(games):
        game = tavola.replay(result.record)
        for seat in range(game.players):
            row = {"game": result.number, "seat": seat, "score": game.scores[seat], "rank": game.ranks[seat]}
            yield row | {line.words: line.points[seat] for line in game.sheet()}


def plot(table: pd.DataFrame, sources: list[str], path: str) -> None:
    import matplotlib.pyplot as plt

    figure, (left, right) = plt.subplots(1, 2, figsize=(12, 4), layout="constrained")
    table["score"].plot.hist(bins=40, ax=left, title="Scores")
    table[sources].mean().sort_values().plot.barh(ax=right, title="Mean points by source")
    figure.savefig(path)
    print(f"Saved {path}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="mille-fiori", choices=tavola.games())
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--plot", default="points.svg", help="where to save the picture; empty for none")
    arguments = parser.parse_args()

    table = pd.DataFrame(rows(Match(arguments.game, [arguments.bot], seed=1), arguments.games)).fillna(0)
    sources = [name for name in table.columns if name not in ("game", "seat", "score", "rank")]
    wins = ("rank", lambda ranks: (ranks == 1).mean())
    print(table.groupby("seat").agg(score=("score", "mean"), wins=wins).round(3))
    print(table[sources].agg(["mean", "std", "max"]).T.sort_values("mean", ascending=False).round(2))
    if arguments.plot:
        plot(table, sources, arguments.plot)


if __name__ == "__main__":
    main()
