//! Small nets: what a linear evaluation can't express.

use crate::linear::{FeatureSet, Weight, weighted_sum};
use game::Seat;

/// The number of hidden units.
pub const UNITS: usize = 8;
/// Weights of inputs are multiples of this: small numbers keep the page's engine small.
pub const NET_STEP: f32 = 0.125;
/// The last inputs: in which part the game is, in twelfths from the end.
pub const NET_PARTS: usize = 13;
/// Upper bound on the number of inputs.
const MAX_INPUTS: usize = 128;

/// An input's unit, and its weight in each hidden unit as a number of steps.
pub type NetRow = (u8, [i8; UNITS]);

/// A net with one hidden layer, added to a linear evaluation. Each hidden unit is a feature from 0 to 1 that has been
/// learned, too, and has a weight like the others.
#[derive(Debug)]
pub struct Net {
    /// One for each input.
    pub rows: &'static [NetRow],
    pub weights: &'static [Weight],
}

/// A seat's expected final points, with this fraction of the game remaining: those of the linear evaluation and what the
/// net adds, if there is one.
pub(crate) fn points_of<A: FeatureSet>(
    weights: &[Weight],
    net: Option<&Net>,
    game: &A::Game,
    seat: Seat,
    remaining: f32,
) -> f32 {
    let mut inputs = [0.0; MAX_INPUTS];
    A::features(game, seat, &mut inputs[..weights.len()]);
    let added = net.filter(|_| !A::is_settled(game, seat)).map_or(0.0, |net| {
        write_details::<A>(game, seat, &mut inputs[weights.len()..net.rows.len()]);
        net.points(&inputs, remaining)
    });
    A::certain(game, seat) + weighted_sum(&inputs, weights, remaining) + added
}

impl Net {
    fn points(&self, inputs: &[f32], remaining: f32) -> f32 {
        let mut units = [0.0; UNITS];
        // A slice keeps the loop a loop, which is smaller.
        let units = &mut units[..self.weights.len()];
        for (input, (unit, weights)) in inputs.iter().zip(self.rows).filter(|(input, _)| **input != 0.0) {
            let input = input * NET_STEP / f32::from(*unit);
            units.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += input * f32::from(*weight));
        }
        units.iter_mut().for_each(|unit| *unit = unit.clamp(0.0, 1.0));
        weighted_sum(units, self.weights, remaining)
    }
}

/// The name of each input of a net that sees these features.
pub fn net_input_names<A: FeatureSet>(features: usize) -> Vec<String> {
    let numbered = |(name, count): (&str, usize)| (1..=count).map(|number| format!("{name} {number}")).collect();
    let details = A::DETAILS.iter().flat_map(|group| -> Vec<String> { numbered(*group) });
    let parts = (0..NET_PARTS).map(|part| format!("{part} twelfths remain"));
    A::FEATURES[..features].iter().map(|name| (*name).to_owned()).chain(details).chain(parts).collect()
}

/// Writes the inputs for a seat: the first `features` features, details, and which part of the game remains. They stay 0,
/// so that the net adds nothing, if nothing can change any more.
pub fn net_inputs<A: FeatureSet>(game: &A::Game, seat: Seat, features: usize, inputs: &mut [f32]) {
    if !A::is_settled(game, seat) {
        A::features(game, seat, &mut inputs[..features]);
        write_details::<A>(game, seat, &mut inputs[features..]);
    }
}

/// Writes the inputs after the features.
fn write_details<A: FeatureSet>(game: &A::Game, seat: Seat, inputs: &mut [f32]) {
    A::details(game, seat, inputs);
    let part = (A::remaining(game) * (NET_PARTS - 1) as f32 + 0.5) as usize;
    inputs[inputs.len() - NET_PARTS + part] = 1.0;
}
