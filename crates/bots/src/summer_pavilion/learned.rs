//! Learned weights for Azul: Summer Pavilion's features on the colored side: `tavola train summer-pavilion` with
//! `--rounds 1 --iterations 100 --lambda 1 --seed 1000000` and the arguments named with each table.

use super::features::SummerPavilionFeatures;
use crate::linear::{FeatureSet, Weight};

const FEATURES: usize = SummerPavilionFeatures::FEATURES.len();

/// Two players: `--players 2 --games 10000`.
pub(crate) const TWO: [Weight; FEATURES] = [
    [-1.03125, 28.34375], // covered spaces
    [9.6875, -1.53125],   // star for 0
    [-0.03125, 10.84375], // star for 3
    [-0.53125, 6.40625],  // star for 6
    [-1.46875, 1.09375],  // star for 10
    [-0.4375, -2.09375],  // star for 15
    [-0.78125, -2.71875], // star for 21
    [1.34375, 5.625],     // number missing 1
    [0.46875, 3.6875],    // number missing 2
    [0.1875, 1.90625],    // number missing 3
    [-0.28125, 3.40625],  // structure for 3
    [-0.9375, 3.15625],   // structure for 6
    [-0.75, 2.21875],     // structure for 11
    [0.375, 1.71875],     // promise
    [-0.5, 0.4375],       // plan
    [0.1875, -0.1875],    // plan with jokers
    [0.90625, 1.625],     // tiles
    [0.21875, 0.0],       // jokers
    [0.59375, -0.71875],  // jokers to come
    [0.25, -0.46875],     // surplus tiles
    [1.65625, 2.90625],   // token
    [5.03125, -3.0],      // number lacking 0
    [2.40625, -0.09375],  // number lacking 2
    [0.9375, 1.21875],    // number lacking 4
    [0.71875, 0.34375],   // number lacking 7
    [0.53125, 0.0],       // number lacking 12
    [0.5, -0.375],        // number lacking 18
    [2.3125, -2.78125],   // structure lacking 0
    [0.65625, -0.21875],  // structure lacking 1
    [0.375, -0.0625],     // structure lacking 2
    [0.15625, -0.09375],  // structure lacking 4
    [0.09375, -0.09375],  // structure lacking 7
    [0.4375, -0.96875],   // center colors
    [-0.46875, 0.3125],   // center tiles
    [-0.25, -0.09375],    // useless tiles
    [1.1875, 0.25],       // to act
    [0.375, -5.84375],    // last plan
    [1.03125, -7.78125],  // last plan with jokers
    [-0.0625, 4.78125],   // last tiles
    [-0.3125, 8.9375],    // last jokers
    [-0.625, -1.125],     // leftovers
    [1.9375, -1.125],     // bonus due
    [-1.21875, 1.40625],  // kept plan
    [1.0, -0.71875],      // kept tiles
    [6.3125, -3.9375],    // star with jokers
    [1.40625, -2.09375],  // number with jokers
    [0.1875, -0.4375],    // structure with jokers
    [-0.0625, -0.125],    // center plan
];

/// Three players: `--players 3 --games 4500`.
pub(crate) const THREE: [Weight; FEATURES] = [
    [-0.71875, 1.3125],   // covered spaces
    [12.8125, -13.1875],  // star for 0
    [-1.40625, 22.375],   // star for 3
    [-2.15625, 14.21875], // star for 6
    [-2.46875, 8.71875],  // star for 10
    [-1.8125, 6.9375],    // star for 15
    [-1.8125, 6.5625],    // star for 21
    [2.5, 4.0625],        // number missing 1
    [1.0, 3.96875],       // number missing 2
    [0.21875, 2.3125],    // number missing 3
    [-0.0625, 1.34375],   // structure for 3
    [-0.09375, 0.40625],  // structure for 6
    [-0.21875, 0.5],      // structure for 11
    [0.625, 0.125],       // promise
    [-0.125, -0.03125],   // plan
    [0.28125, -0.40625],  // plan with jokers
    [1.40625, -0.21875],  // tiles
    [0.0, 0.03125],       // jokers
    [0.46875, -0.65625],  // jokers to come
    [0.15625, -0.4375],   // surplus tiles
    [2.03125, 1.40625],   // token
    [4.5, -3.4375],       // number lacking 0
    [2.21875, -0.0625],   // number lacking 2
    [1.0625, 0.8125],     // number lacking 4
    [0.96875, 0.40625],   // number lacking 7
    [0.625, -0.03125],    // number lacking 12
    [0.3125, -0.1875],    // number lacking 18
    [1.375, -1.15625],    // structure lacking 0
    [0.3125, 0.09375],    // structure lacking 1
    [0.125, 0.28125],     // structure lacking 2
    [0.09375, 0.03125],   // structure lacking 4
    [0.1875, -0.25],      // structure lacking 7
    [0.0, 0.0625],        // center colors
    [-0.21875, 0.125],    // center tiles
    [0.78125, -8.71875],  // useless tiles
    [1.125, -0.4375],     // to act
    [0.5, -5.40625],      // last plan
    [1.3125, -9.15625],   // last plan with jokers
    [-0.53125, 5.65625],  // last tiles
    [-0.8125, 6.9375],    // last jokers
    [-0.75, -2.15625],    // leftovers
    [1.9375, -1.6875],    // bonus due
    [-1.03125, 1.3125],   // kept plan
    [0.96875, -1.125],    // kept tiles
    [10.0625, -20.3125],  // star with jokers
    [1.3125, -2.15625],   // number with jokers
    [0.125, -0.15625],    // structure with jokers
    [-0.25, 0.28125],     // center plan
];

/// Four players: `--players 4 --games 6000`.
pub(crate) const FOUR: [Weight; FEATURES] = [
    [-0.40625, 0.1875],   // covered spaces
    [10.96875, -1.78125], // star for 0
    [-3.28125, 24.90625], // star for 3
    [-1.9375, 13.0625],   // star for 6
    [-1.96875, 8.84375],  // star for 10
    [-1.40625, 8.59375],  // star for 15
    [-1.4375, 8.1875],    // star for 21
    [3.9375, 0.96875],    // number missing 1
    [1.6875, 2.0],        // number missing 2
    [0.6875, 0.96875],    // number missing 3
    [-0.625, 2.65625],    // structure for 3
    [-0.625, 1.375],      // structure for 6
    [-0.34375, 0.6875],   // structure for 11
    [0.53125, 0.03125],   // promise
    [-0.21875, 0.25],     // plan
    [0.375, -0.5625],     // plan with jokers
    [1.25, -0.4375],      // tiles
    [-0.09375, 0.3125],   // jokers
    [0.6875, -0.875],     // jokers to come
    [-0.03125, -0.15625], // surplus tiles
    [2.4375, 0.3125],     // token
    [3.34375, -0.59375],  // number lacking 0
    [1.25, 1.78125],      // number lacking 2
    [0.59375, 1.8125],    // number lacking 4
    [0.4375, 1.15625],    // number lacking 7
    [0.5625, -0.09375],   // number lacking 12
    [0.34375, -0.34375],  // number lacking 18
    [2.09375, -2.15625],  // structure lacking 0
    [1.125, -1.15625],    // structure lacking 1
    [0.71875, -0.4375],   // structure lacking 2
    [0.59375, -0.625],    // structure lacking 4
    [0.21875, -0.25],     // structure lacking 7
    [0.34375, -0.34375],  // center colors
    [-0.5, 0.59375],      // center tiles
    [-0.9375, 1.75],      // useless tiles
    [1.09375, -0.5],      // to act
    [1.5625, -8.71875],   // last plan
    [1.84375, -10.46875], // last plan with jokers
    [-1.375, 8.1875],     // last tiles
    [-0.90625, 13.34375], // last jokers
    [-0.75, -1.9375],     // leftovers
    [2.0, -2.03125],      // bonus due
    [-1.34375, 1.8125],   // kept plan
    [0.9375, -1.15625],   // kept tiles
    [11.9375, -22.96875], // star with jokers
    [2.03125, -3.25],     // number with jokers
    [0.15625, -0.15625],  // structure with jokers
    [-0.25, 0.25],        // center plan
];
