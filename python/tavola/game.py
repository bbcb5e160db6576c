"""Games as objects."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from tavola import _tavola
from tavola.catalog import OptionValue
from tavola.tensors import Tensors

Language = Literal["en", "de"]


@dataclass(frozen=True)
class Turn:
    """What the game is waiting for, and from which seats."""

    #: `choose`: an open decision by one seat; `commit`: hidden decisions by several; `chance`; `over`.
    kind: Literal["choose", "commit", "chance", "over"]
    #: The seats that may act.
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Action:
    """A legal action."""

    notation: str
    words: str
    #: The clicks that lead to it.
    clicks: tuple[str, ...]

    def __str__(self) -> str:
        return self.notation


@dataclass(frozen=True)
class Considered:
    """An action that a bot considered."""

    action: str
    visits: int
    #: The expected reward, from 0 to 1.
    value: float


@dataclass(frozen=True)
class Decision:
    """A bot's decision."""

    action: str
    #: The actions the bot considered, most visited first; empty if it didn't search.
    considered: tuple[Considered, ...]


@dataclass(frozen=True)
class SheetLine:
    """Each seat's points from one source."""

    source: str
    words: str
    points: tuple[int, ...]


class View:
    """What one viewer, a seat or a spectator, knows."""

    def __init__(self, seen: _tavola.Seen, tensors: Tensors) -> None:
        self._seen = seen
        self._tensors = tensors

    @property
    def game(self) -> str:
        """The game's name."""
        return self._seen.slug

    @property
    def seat(self) -> int | None:
        """The viewer's seat; `None` for a spectator."""
        return self._seen.seat

    @property
    def data(self) -> dict[str, Any]:
        """The view as data, as described by the game's JSON Schema."""
        found: dict[str, Any] = json.loads(self._seen.json())
        return found

    def describe(self, language: Language = "en") -> list[tuple[str, list[str]]]:
        """The whole position in words: sections, each with a heading and lines."""
        return self._seen.describe(language)

    def sketch(self, language: Language = "en") -> str:
        """The table as text art."""
        return self._seen.sketch(language)

    def imagine(self, seed: int) -> "Game":
        """A world that the viewer can't tell from the true game, sampled with its probability given the view.

        >>> game = Game("mille-fiori", seed=1)
        >>> game.play_chance()
        >>> view = game.view(0)
        >>> world = view.imagine(seed=5)
        >>> world.view(0).data == view.data, world.view(1).data == game.view(1).data
        (True, False)
        """
        return Game._of(self._seen.imagine(seed), self._tensors)

    def legal_actions(self, language: Language = "en") -> list[Action]:
        """The viewer's legal actions, the same in every imagined world; none if it is not the viewer's turn."""
        return [] if self.seat is None else self.imagine(0).legal_actions(self.seat, language)

    def follow(self, policy: Callable[[NDArray[np.float32], NDArray[np.bool_]], int]) -> str:
        """The action that a policy chooses click by click. A policy maps an observation and a mask to a click.

        >>> game = Game("summer-pavilion", seed=1)
        >>> game.play_chance()
        >>> game.view(game.turn.seats[0]).follow(lambda observation, mask: int(mask.argmax())).split()[:2]
        ['take', '0']
        """
        if self.seat is None:
            raise ValueError("a spectator has nothing to choose")
        world = self.imagine(0)
        while True:
            click = policy(world.observation(self.seat), world.mask(self.seat))
            if action := world.click(click, self.seat):
                return action

    def choose(self, bot: str, seed: int = 0, threads: int = 1) -> Decision:
        """The decision of a bot such as `"level:expert"`, `"search:2000"` or `"eager"`, based only on this view."""
        action, considered = self._seen.choose(bot, seed, threads)
        return Decision(action, tuple(Considered(*it) for it in considered))

    def search(self, iterations: int, seed: int = 0, threads: int = 1) -> Decision:
        """The decision of a tree search.

        >>> game = Game("summer-pavilion", seed=3)
        >>> game.play_chance()
        >>> decision = game.view(game.turn.seats[0]).search(iterations=50)
        >>> decision.action == decision.considered[0].action
        True
        """
        return self.choose(f"search:{iterations}", seed, threads)

    def observation(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The view as numbers (see `Tensors`), written to `out` if given."""
        out = np.empty(self._tensors.observation_size, np.float32) if out is None else out
        self._seen.observe(out)
        return out


class Game:
    """A game: its options, its history, and the seed of its chance outcomes.

    Two games with the same seed have the same luck: the n-th draw of a kind is the same, as far as play allows.

    >>> game = Game("mille-fiori", players=3, seed=42)
    >>> game.turn
    Turn(kind='chance', seats=())
    >>> game.chance_outcomes()[0]
    ('start 0', 0.3333333333333333)
    >>> game.reveal("start 1")
    >>> game.chance_outcomes() is None, game.draw().split()[0]
    (True, 'display')
    >>> game.play_chance()
    >>> game.turn
    Turn(kind='commit', seats=(0, 1, 2))
    >>> action = game.legal_actions(0)[0]
    >>> game.act(action, seat=0)
    >>> game.act("pick houses-9", seat=1)
    Traceback (most recent call last):
    tavola.IllegalAction: found “houses-9”, expected a card
    """

    def __init__(self, name: str, *, seed: int = 0, **options: OptionValue) -> None:
        self._session = _tavola.Session(name, json.dumps(options), seed)
        self._tensors: Tensors | None = None

    @classmethod
    def _of(cls, session: _tavola.Session, tensors: Tensors | None = None) -> "Game":
        game = cls.__new__(cls)
        game._session = session
        game._tensors = tensors
        return game

    @property
    def name(self) -> str:
        return self._session.slug

    @property
    def options(self) -> dict[str, OptionValue]:
        """All options, including defaults."""
        found: dict[str, OptionValue] = json.loads(self._session.options())
        return found

    @property
    def players(self) -> int:
        return self._session.players

    @property
    def round(self) -> int:
        """The current round, starting at 1; 0 before the first."""
        return self._session.round

    @property
    def turn(self) -> Turn:
        """What the game is waiting for, and from which seats."""
        kind, seats = self._session.turn()
        return Turn(kind, tuple(seats))  # type: ignore[arg-type]

    @property
    def is_over(self) -> bool:
        return self._session.turn()[0] == "over"

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points."""
        return tuple(self._session.scores())

    @property
    def ranks(self) -> tuple[int, ...]:
        """Each seat's rank after tie-breaks; 1 is best."""
        return tuple(self._session.ranks())

    @property
    def results(self) -> tuple[float, ...]:
        """Each seat's result by rank, from -1 for the last to 1 for the first; sums to 0."""
        return tuple(self._session.results())

    @property
    def tensors(self) -> Tensors:
        """How the game is encoded as numbers."""
        if self._tensors is None:
            self._tensors = Tensors(self.name, **self.options)
        return self._tensors

    def legal_actions(self, seat: int | None = None, language: Language = "en") -> list[Action]:
        """The legal actions of a seat, by default the one whose turn it is; none if it is not that seat's turn.

        >>> game = Game("summer-pavilion", seed=1)
        >>> game.play_chance()
        >>> game.legal_actions()[0].clicks[0]
        'source:0'
        """
        seat = self._seat(seat)
        legal = self._session.legal(seat, language)
        return [Action(notation, words, tuple(clicks)) for notation, words, clicks in legal]

    def act(self, action: str | Action | Sequence[str], seat: int | None = None) -> None:
        """Plays an action, given in notation, as one of `legal_actions`, or by the names of its clicks.

        If the rules don't allow it, raises `IllegalAction` with the reason and the rule, and changes nothing.
        """
        seat = self._seat(seat)
        if isinstance(action, str | Action):
            self._session.act(seat, str(action))
        else:
            self._session.act_by_clicks(seat, list(action))

    def chance_outcomes(self) -> list[tuple[str, float]] | None:
        """Every possible chance outcome with its probability; `None` if there are too many to list."""
        return self._session.chances()

    def draw(self, seed: int | None = None) -> str | None:
        """Draws the next chance outcome without applying it; `None` if the game is not waiting for one.

        With a seed, that seed is used, and the game's own luck doesn't change.
        """
        return self._session.draw(seed)

    def reveal(self, outcome: str) -> None:
        """Applies a chance outcome. Raises `IllegalAction` if it is not possible now."""
        self._session.reveal(outcome)

    def play_chance(self) -> None:
        """Draws and applies chance outcomes until the next decision."""
        self._session.play_chance()

    def view(self, seat: int | None = None) -> View:
        """What a seat knows, or what a spectator knows if `seat` is `None`."""
        return View(self._session.view(seat), self.tensors)

    def clone(self, seed: int | None = None) -> "Game":
        """An independent copy. It has the same luck; with a seed, different luck."""
        return Game._of(self._session.copy(seed), self._tensors)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.clone()

    def sheet(self, language: Language = "en") -> list[SheetLine]:
        """The score sheet: each seat's points by source."""
        return [SheetLine(source, words, tuple(points)) for source, words, points in self._session.sheet(language)]

    def events(self, seat: int | None = None, since: int = 0, language: Language = "en") -> list[str]:
        """The events from index `since` on, in words, as a seat (or a spectator if `seat` is `None`) saw them."""
        return self._session.events(seat, since, language)

    @property
    def event_count(self) -> int:
        """The number of events so far, visible or not."""
        return self._session.event_count

    def record(self, names: Sequence[str] | None = None) -> dict[str, Any]:
        """The record of the game: options, every input, and the result."""
        names = [f"player {seat}" for seat in range(self.players)] if names is None else list(names)
        found: dict[str, Any] = json.loads(self._session.record(names))
        return found

    def observation(self, seat: int | None, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """A seat's or a spectator's view as numbers (see `Tensors`), written to `out` if given."""
        out = np.empty(self.tensors.observation_size, np.float32) if out is None else out
        self._session.observe(seat, out)
        return out

    def mask(self, seat: int | None = None, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Which clicks are possible next; only the last one, `done`, for a seat that has nothing to choose."""
        out = np.empty(self.tensors.action_count, np.bool_) if out is None else out
        self._session.mask(self._seat(seat), out)
        return out

    def click(self, click: int, seat: int | None = None) -> str | None:
        """Makes the click with this number. If it completes an action, plays the action and returns its notation."""
        return self._session.click(self._seat(seat), click)

    @property
    def flat_action_count(self) -> int | None:
        """The number of whole actions; `None` if there are too many to number."""
        return self._session.flat_actions()

    def flat_mask(self, seat: int | None = None) -> NDArray[np.bool_]:
        """Which whole actions are legal, by number."""
        legal = self._session.flat_legal(self._seat(seat))
        if legal is None:
            raise NotImplementedError(f"{self.name} has too many actions to number them: use clicks")
        mask = np.zeros(self._session.flat_actions() or 0, np.bool_)
        mask[legal] = True
        return mask

    def act_flat(self, number: int, seat: int | None = None) -> None:
        """Plays the whole action with this number."""
        self._session.act_flat(self._seat(seat), number)

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        kind, seats = self._session.turn()
        if not seats:
            raise ValueError(f"it is no seat's turn: {kind}")
        return seats[0]

    def __repr__(self) -> str:
        return f"<Game {self.name}, {self.players} players, round {self.round}, {self._session.turn()[0]}>"
