"""Games as objects."""

import numpy as np
import pytest

import tavola

CONFIGURATIONS = [
    ("mille-fiori", {"players": 2}),
    ("mille-fiori", {"players": 4, "draft": "on-turn", "edition": "first"}),
    ("mille-fiori", {"players": 3, "masterworks": True}),
    ("summer-pavilion", {"players": 2}),
    ("summer-pavilion", {"players": 4, "board": "plain"}),
    ("liguria", {"players": 3}),
    ("liguria", {"players": 4, "debt": "carried"}),
]


def play(game: tavola.Game, bot: str = "random", seed: int = 1) -> tavola.Game:
    """Plays a game to its end."""
    game.play_chance()
    while not game.is_over:
        for seat in game.turn.seats:
            seed += 1
            game.act(game.view(seat).choose(bot, seed).action, seat)
        game.play_chance()
    return game


@pytest.mark.parametrize(("name", "options"), CONFIGURATIONS)
def test_a_whole_game(name, options):
    game = play(tavola.Game(name, seed=5, **options))
    assert game.options.items() >= options.items()
    assert sorted(game.ranks)[0] == 1 and len(game.scores) == options["players"]
    assert abs(sum(game.results)) < 1e-6
    totals = np.sum([line.points for line in game.sheet()], axis=0)
    assert tuple(totals) == game.scores, "the score sheet adds up"
    assert tavola.replay(game.record()).scores == game.scores
    assert tavola.trace(game.record())["scores"][-1] == list(game.scores)


def test_the_same_seed_gives_the_same_game():
    records = [play(tavola.Game("mille-fiori", seed=seed)).record() for seed in (3, 3, 4)]
    assert records[0] == records[1] != records[2]


def test_actions_have_notation_words_and_clicks():
    game = tavola.Game("summer-pavilion", seed=1)
    game.play_chance()
    action = game.legal_actions()[0]
    copies = [game.clone() for _ in range(3)]
    copies[0].act(action)
    copies[1].act(action.notation)
    copies[2].act(action.clicks)
    assert len({str(copy.view().data) for copy in copies}) == 1
    assert action.words != game.legal_actions(language="de")[0].words


def test_a_clone_has_its_own_future():
    game = tavola.Game("mille-fiori", seed=2)
    game.play_chance()
    same, other = game.clone(), game.clone(seed=9)
    assert play(same).record() == play(game.clone()).record() != play(other).record()
    assert game.record()["steps"] != same.record()["steps"]


def test_chance_is_listed_where_it_is_small():
    game = tavola.Game("liguria", players=4)
    outcomes = game.chance_outcomes()
    assert len(outcomes) == 24 and abs(sum(share for _, share in outcomes) - 1) < 1e-9
    game.reveal(outcomes[7][0])
    assert game.chance_outcomes() is None and game.draw().startswith("islands ")


def test_views_hide_what_a_seat_does_not_know():
    game = tavola.Game("mille-fiori", players=3, seed=1)
    game.play_chance()
    view = game.view(0)
    assert view.data["seats"][0]["known"] and view.data["seats"][1]["known"] is None
    assert view.describe()[0][1] and view.sketch()
    worlds = [view.imagine(seed) for seed in range(5)]
    assert all(world.view(0).data == view.data for world in worlds)
    assert len({str(world.view(1).data) for world in worlds}) == 5
    assert [str(action) for action in view.legal_actions()] == [str(action) for action in game.legal_actions(0)]


def test_bots_decide_from_a_view():
    game = tavola.Game("mille-fiori", seed=1)
    game.play_chance()
    view = game.view(1)
    assert view.search(200, seed=3) == view.search(200, seed=3)
    assert sum(it.visits for it in view.search(200).considered) > 100
    legal = {str(action) for action in game.legal_actions(1)}
    assert all(view.choose(f"level:{level}").action in legal for level in ("novice", "casual", "skilled", "expert"))


def test_bad_input_says_what_is_wrong():
    game = tavola.Game("mille-fiori", seed=1)
    with pytest.raises(LookupError, match='there is no game "chess"; the games are mille-fiori, '):
        tavola.Game("chess")
    with pytest.raises(ValueError, match="players"):
        tavola.Game("mille-fiori", players=7)
    with pytest.raises(ValueError, match="it is no seat's turn: chance"):
        game.act("sail")
    with pytest.raises(ValueError, match="there is no seat 2"):
        game.view(2)
    game.play_chance()
    with pytest.raises(tavola.IllegalAction, match=r"\(MF-2.9\)$"):
        game.act("sail", seat=0)
    with pytest.raises(tavola.IllegalAction):
        game.act(["ship", "ship"], seat=0)
    with pytest.raises(ValueError, match='there is no bot "eagre"'):
        game.view(0).choose("eagre")
    with pytest.raises(ValueError, match="spectator"):
        game.view().choose("eager")
    with pytest.raises(ValueError, match="no language"):
        game.legal_actions(0, language="fr")
    with pytest.raises(ValueError, match="1 names for 2 seats"):
        game.record(["only one"])


def test_components_and_bots():
    assert tavola.components("liguria") and tavola.components("summer-pavilion")
    with pytest.raises(LookupError):
        tavola.components("chess")
    assert {"random", "eager", "greedy", "level:master"} <= set(tavola.bots())
