//! Recorded games, played again.

use crate::play::{chance, next_seat};
use crate::played::Played;
use game::{Game, GameExt, Turn};
use search::Guide;

/// Replays a game, visits each position in which a rollout would end, and returns the end. `None` if it wasn't played by
/// these rules.
pub(crate) fn replay<G: Game, K: Guide<G>>(
    options: &G::Options,
    guide: &K,
    played: &Played,
    mut visit: impl FnMut(&G),
) -> Option<G> {
    let (mut game, mut rng) = (G::new(options), chance(played.seed));
    let mut choices = played.choices.iter();
    loop {
        if game.round() > 0 && game.turn() != Turn::Over && guide.ends_rollout(&game, usize::MAX) {
            visit(&game);
        }
        if game.turn() == Turn::Chance {
            let outcome = game.draw(&mut rng);
            game.reveal(outcome, &mut ());
            continue;
        }
        let Some(seat) = next_seat(&mut game, &mut rng) else { break };
        let action = *game.legal(seat).get(*choices.next()? as usize)?;
        game.play(seat, action, &mut ());
    }
    choices.next().is_none().then_some(game)
}

/// The final points, relative to the mean of all seats.
pub(crate) fn result<G: Game>(game: &G) -> Vec<f32> {
    let mut points: Vec<f32> = game.scores().values().map(|score| f32::from(*score)).collect();
    center(&mut points);
    points
}

/// Subtracts the mean of all seats: only the differences matter, not the overall level of points.
pub(crate) fn center(seats: &mut [f32]) {
    let mean = seats.iter().sum::<f32>() / seats.len() as f32;
    seats.iter_mut().for_each(|value| *value -= mean);
}
