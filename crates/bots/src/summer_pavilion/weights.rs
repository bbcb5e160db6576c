//! Weights for Azul: Summer Pavilion's features, fitted to games of search.

use super::features::{EARLIER_FEATURES, SummerPavilionFeatures};
use crate::linear::{FeatureSet, Weight};

const FEATURES: usize = SummerPavilionFeatures::FEATURES.len();

/// The weights with which training begins.
pub(crate) static INITIAL_DUEL: [Weight; FEATURES] = extended(&DUEL);
pub(crate) static INITIAL_TUNED: [Weight; FEATURES] = extended(&TUNED);

/// The value of a bonus tile before it is chosen from the supply.
pub(crate) const BONUS_TILE: f32 = 2.0;

/// The weights of all features: for those that earlier evaluations don't know 0, except for the first, bonus tiles that
/// are due.
const fn extended(earlier: &[Weight; EARLIER_FEATURES]) -> [Weight; FEATURES] {
    let mut weights = [[0.0, 0.0]; FEATURES];
    let mut feature = 0;
    while feature < EARLIER_FEATURES {
        weights[feature] = earlier[feature];
        feature += 1;
    }
    weights[EARLIER_FEATURES] = [BONUS_TILE, 0.0];
    weights
}

/// The best weights so far for two players on the colored side of the board.
pub(crate) const DUEL: [Weight; EARLIER_FEATURES] = [
    [3.27, 4.18],   // covered spaces
    [11.85, 2.26],  // star for 0
    [1.35, 12.66],  // star for 3
    [1.21, 3.43],   // star for 6
    [-0.24, -1.25], // star for 10
    [0.39, -2.91],  // star for 15
    [0.45, -4.80],  // star for 21
    [3.67, 3.37],   // number missing 1
    [1.07, 5.36],   // number missing 2
    [0.55, 1.95],   // number missing 3
    [-0.44, 3.13],  // structure for 3
    [-0.46, 0.98],  // structure for 6
    [-0.17, -0.58], // structure for 11
    [0.00, 1.11],   // promise
    [0.07, -0.47],  // plan
    [0.42, -0.59],  // plan with jokers
    [1.11, 1.48],   // tiles
    [0.59, -0.32],  // jokers
    [0.86, -1.33],  // jokers to come
    [-0.01, -0.20], // surplus tiles
    [1.71, 2.93],   // token
    [3.03, -1.62],  // number lacking 0
    [2.19, -1.82],  // number lacking 2
    [0.55, 0.20],   // number lacking 4
    [0.31, 0.12],   // number lacking 7
    [0.12, 0.27],   // number lacking 12
    [-0.14, 0.16],  // number lacking 18
    [1.16, -0.86],  // structure lacking 0
    [0.20, 0.52],   // structure lacking 1
    [0.10, 0.67],   // structure lacking 2
    [-0.05, 0.29],  // structure lacking 4
    [0.17, -0.06],  // structure lacking 7
    [0.59, -0.96],  // center colors
    [-0.27, -0.04], // center tiles
    [-0.62, 0.14],  // useless tiles
    [1.61, -0.25],  // to act
    [-0.57, -0.69], // last plan
    [-0.05, 0.06],  // last plan with jokers
    [-0.08, 1.03],  // last tiles
    [0.25, 0.81],   // last jokers
    [-0.52, -0.04], // leftovers
];

/// The best weights so far for all other options.
pub(crate) const TUNED: [Weight; EARLIER_FEATURES] = [
    [2.47, 3.66],   // covered spaces
    [11.89, 2.27],  // star for 0
    [1.15, 12.64],  // star for 3
    [0.83, 3.22],   // star for 6
    [-0.38, -1.34], // star for 10
    [0.40, -3.11],  // star for 15
    [0.48, -4.44],  // star for 21
    [3.75, 2.98],   // number missing 1
    [1.19, 5.43],   // number missing 2
    [0.29, 1.92],   // number missing 3
    [-0.20, 2.75],  // structure for 3
    [0.33, 1.12],   // structure for 6
    [0.42, 0.43],   // structure for 11
    [0.23, 1.07],   // promise
    [0.36, -0.92],  // plan
    [0.50, -0.84],  // plan with jokers
    [0.98, 1.28],   // tiles
    [0.42, -0.56],  // jokers
    [0.60, -0.90],  // jokers to come
    [-0.06, 0.03],  // surplus tiles
    [1.27, 2.67],   // token
    [2.74, -1.59],  // number lacking 0
    [2.47, -2.05],  // number lacking 2
    [0.91, 0.06],   // number lacking 4
    [0.74, 0.37],   // number lacking 7
    [0.18, 0.51],   // number lacking 12
    [-0.16, 0.08],  // number lacking 18
    [0.64, -1.23],  // structure lacking 0
    [-0.06, 0.16],  // structure lacking 1
    [0.07, -0.08],  // structure lacking 2
    [-0.18, 0.10],  // structure lacking 4
    [-0.10, 0.02],  // structure lacking 7
    [0.59, -1.19],  // center colors
    [-0.16, -0.06], // center tiles
    [-0.58, 0.15],  // useless tiles
    [1.45, -0.57],  // to act
    [-0.21, -0.60], // last plan
    [0.21, 0.12],   // last plan with jokers
    [-0.23, 1.00],  // last tiles
    [0.27, 0.80],   // last jokers
    [-0.59, -0.05], // leftovers
];

/// The first version's weights, kept unchanged as a baseline.
pub(crate) const FIRST: [Weight; EARLIER_FEATURES] = [
    [2.40, 3.28],  // covered spaces
    [10.99, 2.35], // star for 0
    [1.67, 11.37], // star for 3
    [-0.45, 6.44], // star for 6
    [0.10, -2.67], // star for 10
    [0.73, -5.00], // star for 15
    [0.93, -5.77], // star for 21
    [3.91, 8.67],  // number missing 1
    [0.33, 6.84],  // number missing 2
    [0.86, 2.49],  // number missing 3
    [0.34, 0.99],  // structure for 3
    [0.10, 0.09],  // structure for 6
    [0.33, -1.23], // structure for 11
    [-0.34, 1.40], // promise
    [0.54, -0.64], // plan
    [0.52, -0.51], // plan with jokers
    [0.14, 0.79],  // tiles
    [0.94, -1.34], // jokers
    [0.12, -0.17], // jokers to come
    [0.19, 0.24],  // surplus tiles
    [1.07, 2.61],  // token
    [0.00, 0.00],  // number lacking 0
    [0.00, 0.00],  // number lacking 2
    [0.00, 0.00],  // number lacking 4
    [0.00, 0.00],  // number lacking 7
    [0.00, 0.00],  // number lacking 12
    [0.00, 0.00],  // number lacking 18
    [0.00, 0.00],  // structure lacking 0
    [0.00, 0.00],  // structure lacking 1
    [0.00, 0.00],  // structure lacking 2
    [0.00, 0.00],  // structure lacking 4
    [0.00, 0.00],  // structure lacking 7
    [0.00, 0.00],  // center colors
    [0.00, 0.00],  // center tiles
    [0.00, 0.00],  // useless tiles
    [0.00, 0.00],  // to act
    [0.00, 0.00],  // last plan
    [0.00, 0.00],  // last plan with jokers
    [0.00, 0.00],  // last tiles
    [0.00, 0.00],  // last jokers
    [0.00, 0.00],  // leftovers
];
