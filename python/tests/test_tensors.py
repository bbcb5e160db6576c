"""Observations, masks and actions as numbers."""

import numpy as np
import pytest

import tavola
from test_games import CONFIGURATIONS

GAMES = tavola.games()


@pytest.mark.parametrize(("name", "options"), CONFIGURATIONS)
def test_the_fields_cover_the_observation(name, options):
    tensors = tavola.Tensors(name, **options)
    ends = [0, *(field.range.stop for field in tensors.fields)]
    assert [field.start for field in tensors.fields] == ends[:-1] and ends[-1] == tensors.observation_size
    assert {field.seat for field in tensors.fields} == {None, *range(options["players"])}
    assert len(tensors.clicks) == tensors.action_count == len(set(tensors.clicks))


@pytest.mark.parametrize(("name", "options"), CONFIGURATIONS)
def test_hidden_information_changes_no_number(name, options):
    game, random = tavola.Game(name, seed=3, **options), np.random.default_rng(1)
    game.play_chance()
    for _ in range(60):
        if game.is_over:
            break
        seat = game.turn.seats[0]
        view = game.view(seat)
        assert (view.observation() == game.observation(seat)).all()
        if not game._session.clicks_made(seat):
            world = view.imagine(int(random.integers(2**30)))
            assert (world.observation(seat) == game.observation(seat)).all()
            assert (world.mask(seat) == game.mask(seat)).all()
        game.click(int(random.choice(np.flatnonzero(game.mask(seat)))), seat)
        game.play_chance()


def test_observations_are_written_in_place():
    game = tavola.Game("liguria", seed=1)
    game.play_chance()
    rows = np.full((2, game.tensors.observation_size), np.nan, np.float32)
    assert game.observation(0, out=rows[1]).base is rows
    assert np.isnan(rows[0]).all() and np.isfinite(rows[1]).all()
    with pytest.raises(ValueError, match="elements instead of"):
        game.observation(0, out=rows[1][:-1])
    with pytest.raises(TypeError):
        game.observation(0, out=rows[1].astype(np.float64))


@pytest.mark.parametrize("name", ["mille-fiori", "summer-pavilion"])
def test_whole_actions_are_numbered(name):
    game, random = tavola.Game(name, seed=1), np.random.default_rng(1)
    game.play_chance()
    while not game.is_over:
        mask = game.flat_mask()
        assert mask.sum() == len(game.legal_actions())
        game.act_flat(int(random.choice(np.flatnonzero(mask))))
        game.play_chance()
    assert game.flat_action_count == len(mask)


def test_liguria_has_too_many_actions_to_number():
    game = tavola.Game("liguria", seed=1)
    game.play_chance()
    assert game.flat_action_count is None
    with pytest.raises(NotImplementedError):
        game.flat_mask()


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_writes_into_the_arrays_it_is_given(name):
    tensors = tavola.Tensors(name)
    arrays = tavola.Arrays.allocate(tensors, 8, "next-step")
    batch = tavola.Batch(name, 8, threads=2, arrays=arrays)
    assert batch.reset(seed=1) is arrays and arrays.observations.any()
    before = arrays.observations.copy()
    batch.step(arrays.masks.argmax(axis=1))
    assert (arrays.observations != before).any(axis=1).all()
    actions = arrays.masks.argmax(axis=1)
    actions[5] = tensors.action_count
    with pytest.raises(ValueError, match="is not possible in game 5"):
        batch.step(actions)
    with pytest.raises(ValueError, match="7 actions for 8 games"):
        batch.step(actions[:7])
    with pytest.raises(ValueError, match="one row per game"):
        tavola.Batch(name, 9, arrays=arrays).reset(seed=1)
