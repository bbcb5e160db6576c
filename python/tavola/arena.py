"""Matches between bots that reduce the influence of luck: every deal is played in every seating.

The games of a match are numbered. The same match gives the same games everywhere: here, with `tavola.ray` and with
`tavola arena`, unless a bot has a time budget.
"""

import json
import math
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from tavola import _tavola
from tavola.catalog import OptionValue
from tavola.game import Action, View
from tavola.records import Record
from tavola.tensors import Tensors

#: A bot of your own: a function that takes a view and a random number and returns one of `view.legal_actions()`.
BotFunction = Callable[[View, int], str | Action]
#: The name of a bot, or a bot of your own.
Bot = str | BotFunction
#: Called with the number of games played so far and the total number of games.
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class GameResult:
    """A game of a match."""

    number: int
    #: The bot in each seat, as an index into the match's bots.
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    record: Record


@dataclass(frozen=True)
class Standing:
    """One bot's results in a match."""

    name: str
    games: int
    #: The fraction of games won by any of its seats; a tied win is split.
    win_share: float
    #: The 95 % confidence interval of the win share (Wilson).
    interval: tuple[float, float]
    mean_score: float


class Match:
    """A match between bots: names of built-in bots, or functions.

    >>> match = Match("mille-fiori", ["greedy", "random"], seed=1)
    >>> [(it.name, it.win_share > 0.5) for it in standings(match, match.play_all(10))]
    [('greedy', True), ('random', False)]
    """

    def __init__(self, game: str, bots: Sequence[Bot], *, seed: int = 0, **options: OptionValue) -> None:
        self.game = game
        self.bots = list(bots)
        self.seed = seed
        self.options = options
        self.names = [bot if isinstance(bot, str) else getattr(bot, "__name__", repr(bot)) for bot in bots]
        asked = [not isinstance(bot, str) for bot in bots]
        self._match = _tavola.Match(game, json.dumps(options), self.names, asked, seed)
        self._tensors = Tensors(game, **options)

    @property
    def seatings(self) -> list[list[int]]:
        """The seatings in which each deal is played, as indices into the match's bots."""
        return self._match.seatings()

    def play(self, number: int) -> GameResult:
        """Plays the game with this number."""
        _, seating, scores, ranks, record = self._match.play(number, self._ask)
        return GameResult(number, tuple(seating), tuple(scores), tuple(ranks), json.loads(record))

    def play_all(self, games: int, threads: int = 1, progress: Progress | None = None) -> list[GameResult]:
        """Plays the first `games` games. Built-in bots release the GIL, so threads speed them up."""
        results = []
        with ThreadPoolExecutor(threads) as pool:
            for result in pool.map(self.play, range(games)):
                results.append(result)
                if progress:
                    progress(len(results), games)
        return results

    def _ask(self, bot: int, seen: _tavola.Seen, seed: int) -> str:
        function = self.bots[bot]
        assert not isinstance(function, str), "only functions are asked"
        return str(function(View(seen, self._tensors), seed))


def standings(match: Match, results: Iterable[GameResult]) -> list[Standing]:
    """Each bot's results, in the order of the match's bots."""
    played = list(results)
    return [_standing(name, bot, played) for bot, name in enumerate(match.names)]


def _standing(name: str, bot: int, results: list[GameResult]) -> Standing:
    games = [result for result in results if bot in result.seating]
    wins = sum(_win(result, bot) for result in games)
    scores = [
        score
        for result in games
        for seated, score in zip(result.seating, result.scores, strict=True)
        if seated == bot
    ]
    count = len(games)
    mean = sum(scores) / len(scores) if scores else 0.0
    return Standing(name, count, wins / count if count else 0.0, wilson(wins, count), mean)


def _win(result: GameResult, bot: int) -> float:
    """The bot's share of the win."""
    first = [seated for seated, rank in zip(result.seating, result.ranks, strict=True) if rank == 1]
    return first.count(bot) / len(first)


def wilson(wins: float, games: int, deviations: float = 1.96) -> tuple[float, float]:
    """The Wilson confidence interval of a win share.

    >>> [round(limit, 3) for limit in wilson(60, 100)]
    [0.502, 0.691]
    """
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, deviations**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = deviations / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)
