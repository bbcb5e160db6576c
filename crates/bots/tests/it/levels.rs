//! Weak levels err like people.

use bots::{Bot, SummerPavilionGuide};
use game::{Game, GameExt, GameOptions, OptionValues, SplitMix, Turn, Viewer};
use rand_core::Rng;
use std::sync::atomic::AtomicBool;
use summer_pavilion::{Action, SummerPavilion};

/// More tiles than can be kept.
const MANY: u8 = 5;

/// The number of passes in one game of novices, and how many of them threw tiles away that could have been placed.
fn passes(seed: u64) -> (u32, u32) {
    let novice = Bot::parse("level:novice").unwrap();
    let options = OptionValues::new().with_defaults(summer_pavilion::Options::SPECS).read().unwrap();
    let (mut game, mut rng) = (SummerPavilion::new(&options), SplitMix::new(seed));
    let (mut passes, mut wasteful) = (0, 0);
    while game.turn() != Turn::Over {
        let Some(seat) = game.turn().seats().first() else {
            let chance = game.draw(&mut rng);
            game.reveal(chance, &mut ());
            continue;
        };
        let view = game.view(Viewer::Seat(seat));
        let never = AtomicBool::new(false);
        let action = novice.choose::<SummerPavilion, SummerPavilionGuide>(&view, seat, rng.next_u64(), &never).action;
        if matches!(action, Action::Pass(_)) {
            let could_place = game.legal(seat).iter().any(|action| matches!(action, Action::Place { .. }));
            passes += 1;
            wasteful += u32::from(could_place && game.player(seat).hand.total() >= MANY);
        }
        game.play(seat, action, &mut ());
    }
    (passes, wasteful)
}

/// When every way to pass had its own chance, 40 of 200 passes were wasteful.
#[test]
fn novices_rarely_throw_playable_tiles_away() {
    let played = (0..12).map(passes);
    let (passes, wasteful) = played.fold((0, 0), |(a, b), (passes, wasteful)| (a + passes, b + wasteful));
    assert!(passes >= 140, "{passes} passes");
    assert!(wasteful * 20 <= passes, "{wasteful} of {passes} passes");
}
