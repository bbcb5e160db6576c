//! Learned weights for Liguria's features: `tavola train liguria` with `--seed 1000000` and the arguments named with each
//! table.

use crate::linear::Weight;

/// Three players: `--players 3 --games 2500 --rounds 1 --iterations 60`.
pub(crate) const THREE: [Weight; 20] = [
    [1.0, -0.5],         // islands
    [-0.125, -0.03125],  // exposed islands
    [-0.84375, 0.5625],  // debt
    [0.34375, 1.28125],  // credit
    [0.375, 0.25],       // cargo
    [0.21875, -0.25],    // cargo near home
    [0.1875, 0.1875],    // orders within reach
    [-0.125, 0.125],     // cubes
    [0.8125, 2.15625],   // wheels
    [0.6875, 0.84375],   // sacks
    [0.84375, 0.34375],  // swords
    [-0.1875, 0.78125],  // knights
    [0.28125, 1.15625],  // scrolls
    [0.0, -0.125],       // coins
    [0.03125, -0.03125], // room beside diplomats
    [1.8125, -0.1875],   // pending tiles
    [-0.875, 0.34375],   // place in the street
    [1.09375, -0.875],   // wheels on the card
    [3.09375, -3.40625], // anchor on the card
    [1.15625, -1.15625], // arrow on the card
];

/// Four players: `--players 4 --games 1000 --rounds 1 --iterations 60`.
pub(crate) const FOUR: [Weight; 20] = [
    [0.96875, -0.59375],  // islands
    [-0.125, 0.03125],    // exposed islands
    [-0.84375, 0.65625],  // debt
    [0.5, 0.84375],       // credit
    [0.4375, 0.15625],    // cargo
    [0.25, -0.25],        // cargo near home
    [0.28125, 0.0625],    // orders within reach
    [-0.0625, -0.28125],  // cubes
    [0.59375, 1.1875],    // wheels
    [0.5625, 0.5],        // sacks
    [0.6875, 0.1875],     // swords
    [-0.0625, 0.375],     // knights
    [0.6875, 1.28125],    // scrolls
    [-0.03125, -0.03125], // coins
    [0.0625, 0.21875],    // room beside diplomats
    [2.1875, -0.34375],   // pending tiles
    [-0.96875, 0.21875],  // place in the street
    [1.0625, -0.71875],   // wheels on the card
    [2.625, -2.6875],     // anchor on the card
    [1.03125, -1.15625],  // arrow on the card
];
