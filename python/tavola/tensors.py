"""The sizes and meaning of a game's tensors."""

import json
from dataclasses import dataclass
from functools import cached_property

from tavola import _tavola
from tavola.catalog import OptionValue


@dataclass(frozen=True)
class Field:
    """A named range of an observation."""

    name: str
    #: The seat it belongs to, counted clockwise from the viewer's own, which is 0; `None` if it belongs to the table.
    seat: int | None
    start: int
    length: int

    @property
    def range(self) -> slice:
        return slice(self.start, self.start + self.length)


class Tensors:
    """How a game with these options is encoded.

    >>> tensors = Tensors("mille-fiori", players=2)
    >>> tensors.version, tensors.players
    (1, 2)
    >>> tensors.clicks[-1]
    'done'
    >>> next(field.length for field in tensors.fields if field.name == "diamonds")
    109
    """

    def __init__(self, game: str, **options: OptionValue) -> None:
        self.game = game
        self._options = json.dumps(options)
        #: The version of the encoding: it changes whenever the same view is encoded differently.
        self.version: int
        self.players: int
        #: Number of floats in an observation.
        self.observation_size: int
        #: Number of distinct clicks.
        self.action_count: int
        self.version, self.players, self.observation_size, self.action_count = _tavola.shape(game, self._options)

    @cached_property
    def fields(self) -> list[Field]:
        """The fields of an observation, in order."""
        return [Field(*field) for field in _tavola.layout(self.game, self._options)]

    @cached_property
    def clicks(self) -> list[str]:
        """The name of each click; the last one says that the action is complete, or that there is nothing to do."""
        return _tavola.click_names(self.game)
