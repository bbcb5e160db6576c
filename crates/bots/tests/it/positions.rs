//! Positions for testing bots.

use game::{Game, GameExt, GameOptions, OptionValue, OptionValues, Seat, SplitMix, Turn, Viewer};
use search::Policy;

/// A decision with several legal actions.
pub(crate) struct Position<G: Game> {
    pub(crate) game: G,
    pub(crate) seat: Seat,
    pub(crate) view: G::View,
}

/// A few decisions from each of `games` eager games.
pub(crate) fn positions<G: Game>(players: usize, games: u64) -> Vec<Position<G>> {
    let values = OptionValues::new().with("players", OptionValue::Number(players as i64));
    let options = values.with_defaults(G::Options::SPECS).read().expect("options that go together");
    (0..games).flat_map(|seed| decisions(G::new(&options), seed)).collect()
}

/// Every 13th decision in an eager game.
fn decisions<G: Game>(mut game: G, seed: u64) -> Vec<Position<G>> {
    let mut rng = SplitMix::new(seed);
    let mut found = Vec::new();
    let mut count = seed;
    while game.turn() != Turn::Over {
        let Some(seat) = game.turn().seats().first() else {
            let chance = game.draw(&mut rng);
            game.reveal(chance, &mut ());
            continue;
        };
        count += 1;
        if count.is_multiple_of(13) && game.legal(seat).len() > 1 {
            found.push(Position { game: game.clone(), seat, view: game.view(Viewer::Seat(seat)) });
        }
        let action = Policy::Eager.choose(&game, seat, &mut Vec::new(), &mut rng);
        game.play(seat, action, &mut ());
    }
    found
}
