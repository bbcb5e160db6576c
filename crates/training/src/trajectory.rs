//! The positions of a recorded game as one seat's equations.

use crate::play::{chance, next_seat};
use crate::played::Played;
use bots::{FeatureSet, Fitted};
use game::{Game, GameExt, Seat, Turn};

/// One seat's view of a game: its position at each moment when a rollout would end, relative to the mean of all seats.
pub(crate) struct Trajectory {
    /// Each feature, then each feature times the fraction of the game that remains; nothing at the end of the game.
    pub(crate) inputs: Vec<Vec<f32>>,
    /// The points that are certain, and at last the result: one more than `inputs`.
    pub(crate) certain: Vec<f32>,
}

/// Replays a game. `None` if it wasn't played by these rules.
pub(crate) fn follow<G: Game, K: Fitted<G>>(
    options: &G::Options,
    guide: &K,
    played: &Played,
    features: usize,
) -> Option<Vec<Trajectory>> {
    let (mut game, mut rng) = (G::new(options), chance(played.seed));
    let mut seats: Vec<Trajectory> =
        Seat::all(game.players()).map(|_| Trajectory { inputs: Vec::new(), certain: Vec::new() }).collect();
    let mut choices = played.choices.iter();
    loop {
        if game.round() > 0 && game.turn() != Turn::Over && guide.ends_rollout(&game, usize::MAX) {
            add::<G, K>(&game, &mut seats, features);
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
    let scores = game.scores();
    let points: Vec<f32> = scores.values().map(|score| f32::from(*score)).collect();
    let mean = points.iter().sum::<f32>() / points.len() as f32;
    seats.iter_mut().zip(points).for_each(|(seat, points)| seat.certain.push(points - mean));
    choices.next().is_none().then_some(seats)
}

fn add<G: Game, K: Fitted<G>>(game: &G, seats: &mut [Trajectory], count: usize) {
    let remaining = K::Features::remaining(game);
    let certain: Vec<f32> = Seat::all(seats.len()).map(|seat| K::Features::certain(game, seat)).collect();
    let mean = certain.iter().sum::<f32>() / certain.len() as f32;
    let mut inputs: Vec<Vec<f32>> = Seat::all(seats.len())
        .map(|seat| {
            let mut features = vec![0.0; count];
            K::Features::features(game, seat, &mut features);
            features.iter().copied().chain(features.iter().map(|feature| feature * remaining)).collect()
        })
        .collect();
    center(&mut inputs);
    for ((seat, inputs), certain) in seats.iter_mut().zip(inputs).zip(certain) {
        seat.inputs.push(inputs);
        seat.certain.push(certain - mean);
    }
}

/// Subtracts the mean of all seats: only the differences matter, not the overall level of points.
fn center(seats: &mut [Vec<f32>]) {
    for index in 0..seats[0].len() {
        let mean = seats.iter().map(|inputs| inputs[index]).sum::<f32>() / seats.len() as f32;
        seats.iter_mut().for_each(|inputs| inputs[index] -= mean);
    }
}
