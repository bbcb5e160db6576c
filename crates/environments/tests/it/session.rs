//! One game: clicks, observations, chance.

use crate::configurations;
use environments::{AnySession, Deal, open_session, replay_session};
use game::{Seat, SplitMix, Turn, Viewer, below};

fn observe(game: &dyn AnySession, viewer: Viewer) -> Vec<f32> {
    let mut out = vec![f32::NAN; game.shape().expect("listed games have tensors").observation];
    game.write_observation(viewer, &mut out);
    out
}

fn mask(game: &dyn AnySession, seat: Seat) -> Vec<bool> {
    let mut out = vec![true; game.shape().expect("listed games have tensors").clicks];
    game.write_mask(seat, &mut out);
    out
}

/// Makes random clicks until the game is over, and calls `look` before each.
fn play(game: &mut dyn AnySession, seed: u64, mut look: impl FnMut(&dyn AnySession, Seat)) {
    let (mut rng, mut deal) = (SplitMix::new(seed), Deal::new(seed, 0));
    game.play_chance(&mut deal);
    while game.turn() != Turn::Over {
        let seat = game.turn().seats().first().expect("a decision");
        look(game, seat);
        let possible: Vec<usize> =
            mask(game, seat).iter().enumerate().filter(|(_, possible)| **possible).map(|(click, _)| click).collect();
        let click = possible[below(&mut rng, possible.len() as u32) as usize];
        game.click(seat, click).expect("the mask allows it");
        game.play_chance(&mut deal);
    }
}

#[test]
fn masked_clicks_play_whole_games_that_replay() {
    for (slug, options) in configurations() {
        let mut game = open_session(slug, &options).expect("a configuration");
        play(&mut *game, 1, |game, seat| {
            assert!(mask(game, seat).contains(&true), "{slug}: something is possible");
            assert!(observe(game, Viewer::Seat(seat)).iter().all(|number| number.is_finite()), "{slug}");
        });
        let record = game.record(vec![String::new(); game.players()]);
        let again = replay_session(&record).expect("a listed game").expect("the record replays");
        assert_eq!(again.scores(), game.scores(), "{slug}");
    }
}

#[test]
fn hidden_information_changes_no_number() {
    let mut others_differ = 0;
    for (slug, options) in configurations() {
        let mut game = open_session(slug, &options).expect("a configuration");
        let mut worlds = SplitMix::new(5);
        play(&mut *game, 2, |game, seat| {
            let viewer = Viewer::Seat(seat);
            if game.clicks_made(seat).is_empty() && below(&mut worlds, 4) == 0 {
                let world = game.view(viewer).imagine(u64::from(below(&mut worlds, 1 << 30)));
                assert_eq!(observe(&*world, viewer), observe(game, viewer), "{slug}");
                assert_eq!(mask(&*world, seat), mask(game, seat), "{slug}");
                let other = Viewer::Seat(seat.next(game.players()));
                others_differ += usize::from(observe(&*world, other) != observe(game, other));
            }
        });
    }
    assert!(others_differ > 100, "worlds differ in what other seats know: {others_differ}");
}

#[test]
fn a_view_gives_the_same_numbers_as_its_game() {
    for (slug, options) in configurations() {
        let mut game = open_session(slug, &options).expect("a configuration");
        play(&mut *game, 6, |game, _| {
            for viewer in Viewer::all(game.players()) {
                let mut from_view = observe(game, viewer);
                let expected = from_view.clone();
                from_view.fill(f32::NAN);
                game.view(viewer).write_observation(&mut from_view);
                assert_eq!(from_view, expected, "{slug}, {viewer:?}");
            }
        });
    }
}

#[test]
fn every_click_changes_the_observation() {
    for (slug, options) in configurations() {
        let mut game = open_session(slug, &options).expect("a configuration");
        let mut last = Vec::new();
        play(&mut *game, 3, |game, seat| {
            let now = observe(game, Viewer::Seat(seat));
            assert_ne!(now, last, "{slug}");
            last = now;
        });
    }
}

#[test]
fn every_legal_action_has_clicks_and_a_number() {
    for (slug, options) in configurations() {
        let mut game = open_session(slug, &options).expect("a configuration");
        play(&mut *game, 4, |game, seat| {
            let legal = game.legal(seat);
            if let Some(numbers) = game.flat_legal(seat) {
                assert_eq!(numbers.len(), legal.len(), "{slug}: every action has a number");
            }
            if game.clicks_made(seat).is_empty() && legal.len() <= 40 {
                for action in legal {
                    let (mut by_clicks, mut by_notation) = (game.copy(), game.copy());
                    by_clicks.act_by_clicks(seat, &action.clicks).expect("its own clicks");
                    by_notation.act(seat, &action.notation).expect("its own notation");
                    assert_eq!(
                        by_clicks.view(Viewer::Spectator).json().get(),
                        by_notation.view(Viewer::Spectator).json().get()
                    );
                }
            }
        });
    }
}

#[test]
fn clicks_that_lead_nowhere_are_refused_with_the_rule_if_there_is_one() {
    let mut game = open_session("summer-pavilion", &game::OptionValues::new()).expect("defaults");
    game.play_chance(&mut Deal::new(1, 0));
    let seat = game.turn().seats().first().expect("a decision");
    let mut refused = |click: &str| game.act_by_clicks(seat, &[click.to_owned()]).expect_err("not possible");
    assert_eq!((refused("hat:green").text.key, refused("hat:green").rule), ("no-such-way", None));
    assert!(refused("space:red-1").rule.is_some(), "a placement before all tiles are taken");
    assert!(refused("jokers:1").rule.is_some(), "it stands for no action, and still has a reason");
}

#[test]
fn a_seat_that_is_not_on_turn_can_only_be_done() {
    let mut game = open_session("summer-pavilion", &game::OptionValues::new()).expect("defaults");
    game.play_chance(&mut Deal::new(1, 0));
    let waiting = game.turn().seats().first().expect("a decision").next(2);
    let mask = mask(&*game, waiting);
    assert_eq!(mask.iter().filter(|possible| **possible).count(), 1);
    assert_eq!(mask.last(), Some(&true));
    let done = mask.len() - 1;
    assert_eq!(game.click(waiting, done), None);
}
