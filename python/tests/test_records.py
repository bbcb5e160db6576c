"""Records are read, written, and replayed by the program."""

import subprocess

import pytest

import tavola
from tavola.arena import Match
from test_games import CONFIGURATIONS, play


def test_the_program_replays_our_records(program, tmp_path):
    games = [tavola.Game(name, seed=seed, **options) for name, options in CONFIGURATIONS for seed in range(3)]
    records = [play(game, "eager" if number % 2 else "random").record() for number, game in enumerate(games)]
    records += searched()
    path = tmp_path / "games.jsonl"
    tavola.write_records(path, map(tavola.trace, records))
    found = subprocess.run([program, "replay", path], check=True, capture_output=True, text=True)
    assert str(len(records)) in found.stdout
    assert [record["steps"] for record in tavola.read_records(path)] == [record["steps"] for record in records]


def searched():
    """One record per game, played by search."""
    return [Match(name, ["search:20"], seed=1).play(0).record for name in tavola.games()]


def test_wrong_records_are_refused(tmp_path):
    record = play(tavola.Game("summer-pavilion", seed=1)).record()
    with pytest.raises(tavola.RecordError, match="step 2: "):
        tavola.replay(record | {"steps": record["steps"][:2] + record["steps"][3:]})
    with pytest.raises(tavola.RecordError, match="not a record"):
        tavola.replay({"game": "summer-pavilion"})
    with pytest.raises(LookupError):
        tavola.replay(record | {"game": "chess"})
    path = tmp_path / "broken.jsonl"
    path.write_text('{"game": \n')
    with pytest.raises(tavola.RecordError, match="line 1"):
        list(tavola.read_records(path))


def test_reviews():
    record = play(tavola.Game("mille-fiori", seed=1)).record()
    review = tavola.review(record, iterations=1)
    assert review == tavola.review(record, iterations=1, threads=2)
    with pytest.raises(tavola.RecordError):
        tavola.review(tavola.Game("mille-fiori").record())
