//! Games for the tests.

use bots::Bot;
use catalog::Listed;
use game::{Game, GameOptions, OptionValue, OptionValues, Record, SplitMix, Table, Turn, Viewer};
use std::sync::atomic::AtomicBool;

/// Default options for this number of players.
pub(crate) fn options<G: Game>(players: i64) -> G::Options {
    let values = OptionValues::new().with("players", OptionValue::Number(players));
    values.with_defaults(G::Options::SPECS).read().expect("options that go together")
}

/// A game between bots with this name, up to this number of inputs.
pub(crate) fn played<G: Listed>(options: &G::Options, bot: &str, seed: u64, inputs: usize) -> Table<G> {
    let bot = Bot::parse(bot).expect("a bot");
    let mut table = Table::<G>::new(options);
    let mut rng = SplitMix::new(seed);
    while table.inputs().len() < inputs && table.game().turn() != Turn::Over {
        table.draw_chance(&mut rng);
        if let Some(seat) = table.game().turn().seats().first() {
            let view = table.game().view(Viewer::Seat(seat));
            let decision = bot.choose::<G, G::Guide>(&view, seat, seed, &AtomicBool::new(false));
            table.act(seat, decision.action).expect("bots play by the rules");
        }
    }
    table
}

/// The record of a finished game.
pub(crate) fn record<G: Listed>(players: i64, seed: u64) -> Record {
    let table = played::<G>(&options::<G>(players), "level:novice", seed, usize::MAX);
    table.record((0..players).map(|seat| format!("Player {seat}")).collect())
}
