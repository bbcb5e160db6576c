"""Tavola: modern board games for research, with exact rules.

A game is an object: list its legal actions, play one, and see the game as one of its seats does.

>>> import tavola
>>> tavola.games()
['mille-fiori', 'summer-pavilion', 'liguria']
>>> game = tavola.Game("summer-pavilion", players=2, seed=7)
>>> game.play_chance()
>>> game.turn.kind, len(game.turn.seats)
('choose', 1)
>>> while not game.is_over:
...     game.act(game.view(game.turn.seats[0]).choose("eager").action)
...     game.play_chance()
>>> sorted(game.ranks)
[1, 2]

| module | contents |
|---|---|
| `tavola` | games, views, records, tensors, batches |
| `tavola.arena` | matches between bots, including your own |
| `tavola.gym` | a Gymnasium environment and a vector environment |
| `tavola.pettingzoo` | AEC and parallel environments |
| `tavola.openspiel` | games for OpenSpiel's algorithms |
| `tavola.ray` | matches, self-play and reviews on many machines |
"""

from tavola._tavola import IllegalAction, RecordError
from tavola.batch import Arrays, Batch
from tavola.catalog import Option, bots, components, games, options
from tavola.game import Action, Considered, Decision, Game, SheetLine, Turn, View
from tavola.records import Record, read_records, replay, review, trace, write_records
from tavola.tensors import Field, Tensors

__all__ = [
    "Action",
    "Arrays",
    "Batch",
    "Considered",
    "Decision",
    "Field",
    "Game",
    "IllegalAction",
    "Option",
    "Record",
    "RecordError",
    "SheetLine",
    "Tensors",
    "Turn",
    "View",
    "bots",
    "components",
    "games",
    "options",
    "read_records",
    "replay",
    "review",
    "trace",
    "write_records",
]
