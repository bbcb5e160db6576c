//! The positions of a recorded game as one seat's equations.

use crate::played::Played;
use crate::replay::{center, replay, result};
use bots::{FeatureSet, Fitted};
use game::{Game, Seat};

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
    let mut seats: Vec<Trajectory> = Vec::new();
    let end = replay(options, guide, played, |game: &G| {
        seats.resize_with(game.players(), || Trajectory { inputs: Vec::new(), certain: Vec::new() });
        add::<G, K>(game, &mut seats, features);
    })?;
    seats.iter_mut().zip(result(&end)).for_each(|(seat, points)| seat.certain.push(points));
    Some(seats)
}

fn add<G: Game, K: Fitted<G>>(game: &G, seats: &mut [Trajectory], count: usize) {
    let remaining = K::Features::remaining(game);
    let mut certain: Vec<f32> = Seat::all(seats.len()).map(|seat| K::Features::certain(game, seat)).collect();
    center(&mut certain);
    let mut inputs: Vec<Vec<f32>> = Seat::all(seats.len())
        .map(|seat| {
            let mut features = vec![0.0; count];
            K::Features::features(game, seat, &mut features);
            features.iter().copied().chain(features.iter().map(|feature| feature * remaining)).collect()
        })
        .collect();
    center_each(&mut inputs);
    for ((seat, inputs), certain) in seats.iter_mut().zip(inputs).zip(certain) {
        seat.inputs.push(inputs);
        seat.certain.push(certain);
    }
}

fn center_each(seats: &mut [Vec<f32>]) {
    for index in 0..seats[0].len() {
        let mean = seats.iter().map(|inputs| inputs[index]).sum::<f32>() / seats.len() as f32;
        seats.iter_mut().for_each(|inputs| inputs[index] -= mean);
    }
}
