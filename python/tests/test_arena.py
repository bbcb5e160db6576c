"""Matches, locally and on Ray."""

import json
import subprocess
import sys

import pytest
import ray
from conftest import run_example

import tavola
import tavola.ray
from tavola.arena import Match, standings


def first_action(view: tavola.View, seed: int) -> tavola.Action:
    """A bot that takes the first legal action."""
    return view.legal_actions()[0]


def without_records(results):
    return [(it.number, it.seating, it.scores, it.ranks) for it in results]


def test_a_match_is_the_same_as_on_the_command_line(program):
    match = Match("liguria", ["greedy", "eager"], seed=4, players=4)
    command = [program, "arena", "liguria", "--players", "4", "--bots", "greedy,eager", "--games", "8", "--seed", "4"]
    found = json.loads(subprocess.run([*command, "--json"], check=True, capture_output=True, text=True).stdout)
    ours = standings(match, match.play_all(8, threads=2))
    for mine, theirs in zip(ours, found["bots"], strict=True):
        assert (mine.name, mine.games) == (theirs["name"], theirs["games"])
        assert mine.win_share == pytest.approx(theirs["win_share"])
        assert mine.mean_score == pytest.approx(theirs["mean_score"])
        assert mine.interval == pytest.approx(tuple(theirs["interval"]), abs=1e-3)


def test_a_bot_of_your_own():
    match = Match("summer-pavilion", [first_action, "random"], seed=1)
    result = match.play(0)
    assert result == match.play(0)
    assert tavola.replay(result.record).scores == result.scores
    assert result.record["seats"] == ["first_action", "random"]


def test_mistakes_of_your_own_bot_are_raised():
    def broken(view, seed):
        raise KeyError("broken")

    with pytest.raises(KeyError, match="broken"):
        Match("mille-fiori", [broken, "random"]).play(0)
    with pytest.raises(tavola.IllegalAction, match=r"\(MF-2.9\)"):
        Match("mille-fiori", [lambda view, seed: "sail", "random"]).play(0)
    with pytest.raises(ValueError, match="there is no bot"):
        Match("mille-fiori", ["eagre"])


@pytest.fixture(scope="module")
def cluster():
    # Ray's processes can't import the tests.
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="warning")
    yield
    ray.shutdown()


def test_ray_gives_the_same_results(cluster, tmp_path):
    match, journal, calls = Match("mille-fiori", [first_action, "greedy"], seed=2), tmp_path / "match", []
    half = tavola.ray.play_match(match, 3, journal=journal)
    # Simulates an interruption in the middle of a line.
    with open(journal, "a") as file:
        file.write('[3, {"num')
    all_games = tavola.ray.play_match(match, 6, journal=journal, progress=lambda done, of: calls.append((done, of)))
    assert all_games == match.play_all(6) and all_games[:3] == half
    assert calls == [(4, 6), (5, 6), (6, 6)]
    with pytest.raises(ValueError, match="belongs to other work"):
        tavola.ray.play_match(Match("mille-fiori", ["greedy"]), 1, journal=journal)


def test_the_tournament(cluster):
    shown = run_example("tournament_on_ray.py", "--games", "2", "--bots", "eager,random", "--address", "auto")
    assert [line.split(":")[0] for line in sorted(shown.splitlines())] == ["eager", "random"]


def test_self_play_and_reviews_on_ray(cluster):
    records = tavola.ray.self_play("mille-fiori", "eager", 2, seed=1)
    assert records == [it.record for it in Match("mille-fiori", ["eager"], seed=1).play_all(2)]
    reviews = tavola.ray.review_records(records, iterations=1)
    assert reviews == [tavola.review(record, iterations=1) for record in records]
    assert reviews[0]["players"] and reviews[0]["scores"] == records[0]["result"]["scores"]
