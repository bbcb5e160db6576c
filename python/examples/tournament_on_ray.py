"""A tournament on Ray: every line-up of bots in every seating, on all cores of this machine or of a cluster.

    python python/examples/tournament_on_ray.py --games 120 --journal tournament.jsonl

To continue an interrupted tournament, run the same command again.
"""

import argparse
import sys

import ray

import tavola
from tavola.arena import Match, standings
from tavola.ray import play_match


def show(done: int, of: int) -> None:
    print(f"\r{done} of {of} games", end="", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="mille-fiori", choices=tavola.games())
    parser.add_argument("--bots", default="level:expert,level:skilled,level:casual,eager")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--journal", help="a file for finished games")
    parser.add_argument("--address", help="a Ray cluster; by default, Ray is started on this machine")
    arguments = parser.parse_args()

    ray.init(address=arguments.address, include_dashboard=False, logging_level="warning")
    match = Match(arguments.game, arguments.bots.split(","), seed=1)
    results = play_match(match, arguments.games, journal=arguments.journal, progress=show)
    print(file=sys.stderr)
    for standing in sorted(standings(match, results), key=lambda it: -it.win_share):
        low, high = standing.interval
        print(f"{standing.name}: {standing.games} games, wins {standing.win_share:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
