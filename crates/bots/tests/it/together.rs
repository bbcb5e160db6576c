//! In a simultaneous decision, every seat's own decision is searched, not just the first seat's.

use bots::{Bot, MilleFioriGuide};
use game::{Game, GameOptions, OptionValue, OptionValues, Seat, SplitMix, Turn, Viewer};
use mille_fiori::MilleFiori;
use std::sync::atomic::AtomicBool;

/// A four-player game in which everyone is about to pick a card.
fn all_pick() -> MilleFiori {
    let values = OptionValues::new().with("players", OptionValue::Number(4));
    let specs = <MilleFiori as Game>::Options::SPECS;
    let mut game = MilleFiori::new(&values.with_defaults(specs).read().expect("options that go together"));
    let mut rng = SplitMix::new(3);
    while game.turn() == Turn::Chance {
        let chance = game.draw(&mut rng);
        game.reveal(chance, &mut ());
    }
    game
}

#[test]
fn every_seat_searches_in_a_simultaneous_decision() {
    let game = all_pick();
    assert_eq!(game.turn().seats().len(), 4);
    for seat in Seat::all(4) {
        let view = game.view(Viewer::Seat(seat));
        let bot = Bot::parse("search:300").unwrap();
        let decision = bot.choose::<MilleFiori, MilleFioriGuide>(&view, seat, 1, &AtomicBool::new(false));
        let report = decision.report.unwrap();
        assert!(report.stats[0].visits > 50, "{seat}: {:?}", report.stats);
    }
}
