"""A bot of your own in the arena: it plays the action that scores the most at once, averaged over imagined worlds.

    python python/examples/own_bot.py --games 20
"""

import argparse

import tavola
from tavola.arena import Match, standings

WORLDS = 4


def hasty(view: tavola.View, seed: int) -> str:
    """Chooses the action that scores the most in a few imagined worlds."""
    worlds = [view.imagine(seed % 2**32 + number) for number in range(WORLDS)]
    return max((str(action) for action in view.legal_actions()), key=lambda action: gain(worlds, view, action))


def gain(worlds: list[tavola.Game], view: tavola.View, action: str) -> int:
    """The total points that the action scores over all worlds."""
    seat, total = view.seat or 0, 0
    for world in worlds:
        after = world.clone()
        after.act(action, seat)
        total += after.scores[seat] - world.scores[seat]
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="mille-fiori", choices=tavola.games())
    parser.add_argument("--against", default="eager")
    parser.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()

    match = Match(arguments.game, [hasty, arguments.against], seed=1)
    for standing in standings(match, match.play_all(arguments.games)):
        print(f"{standing.name}: wins {standing.win_share:.1%}, {standing.mean_score:.1f} points")


if __name__ == "__main__":
    main()
