//! Earlier weights for Liguria's features.

use crate::linear::Weight;

/// The second version's weights, kept unchanged as a baseline: fitted to 2000 games of greedy bots with the first
/// version's.
pub(crate) const TUNED: [Weight; 20] = [
    [0.81, -0.29], // islands
    [0.01, -0.28], // exposed islands
    [-0.76, 0.70], // debt
    [0.18, 0.86],  // credit
    [0.47, -0.18], // cargo
    [0.27, -0.19], // cargo near home
    [0.25, 0.05],  // orders within reach
    [-0.21, 0.27], // cubes
    [0.38, 0.69],  // wheels
    [0.14, 1.41],  // sacks
    [0.25, 0.05],  // swords
    [-0.23, 0.46], // knights
    [0.93, 1.82],  // scrolls
    [0.12, 0.21],  // coins
    [-0.05, 0.56], // room beside diplomats
    [3.34, -2.45], // pending tiles
    [-1.82, 1.71], // place in the street
    [0.66, -1.18], // wheels on the card
    [3.43, -4.29], // anchor on the card
    [0.12, 0.79],  // arrow on the card
];

/// The first version's hand-set weights, kept unchanged as a baseline.
pub(crate) const FIRST: [Weight; 20] = [
    [1.0, 0.0],   // islands
    [-0.1, -0.2], // exposed islands
    [-1.0, 0.3],  // debt
    [0.0, 2.0],   // credit
    [0.1, 0.7],   // cargo
    [0.7, -0.5],  // cargo near home
    [0.1, 0.6],   // orders within reach
    [0.0, 0.8],   // cubes
    [0.0, 5.0],   // wheels
    [0.0, 4.0],   // sacks
    [0.0, 1.5],   // swords
    [0.0, 2.0],   // knights
    [0.0, 3.0],   // scrolls
    [0.0, 1.0],   // coins
    [0.0, 1.0],   // room beside diplomats
    [1.5, 1.5],   // pending tiles
    [-0.3, -0.5], // place in the street
    [0.5, 0.5],   // wheels on the card
    [1.0, 1.0],   // anchor on the card
    [0.5, 0.2],   // arrow on the card
];
