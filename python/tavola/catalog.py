"""The catalog: games with their options and components, and bots."""

import json
from dataclasses import dataclass
from typing import Any

from tavola import _tavola

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """An option of a game: its name, its default, and all allowed values."""

    name: str
    default: OptionValue
    allowed: tuple[OptionValue, ...]


def games() -> list[str]:
    """The names of all games.

    >>> games()
    ['mille-fiori', 'summer-pavilion', 'liguria']
    """
    return _tavola.game_names()


def options(game: str) -> list[Option]:
    """The options of a game.

    >>> options("summer-pavilion")[1]
    Option(name='board', default='colored', allowed=('colored', 'plain'))
    """
    return [
        Option(spec["name"], spec["default"], tuple(spec["allowed"])) for spec in json.loads(_tavola.option_specs(game))
    ]


def components(game: str) -> dict[str, Any]:
    """The game's components: every number on the board and the cards.

    >>> components("mille-fiori")["areas"][0]["spaces"]
    30
    """
    found: dict[str, Any] = json.loads(_tavola.components(game))
    return found


def bots() -> list[str]:
    """One name for each kind of bot; numbers in names are examples.

    >>> "level:expert" in bots() and "search:2000" in bots()
    True
    """
    return _tavola.bot_names()
