//! What each feature of Azul: Summer Pavilion is worth. Made by `cargo run --release -p bots --example tune`.

use crate::linear::Weight;

/// The best known: still those of the first version, since later fits were weaker.
pub(crate) const TUNED: [Weight; 21] = FIRST;

/// Those of the first version of the greedy player, which stays as it is for comparison; in the order of the features.
pub(crate) const FIRST: [Weight; 21] = [
    [2.40, 3.28],  // covered spaces
    [10.99, 2.35], // star for 0
    [1.67, 11.37], // star for 3
    [-0.45, 6.44], // star for 6
    [0.10, -2.67], // star for 10
    [0.73, -5.00], // star for 15
    [0.93, -5.77], // star for 21
    [3.91, 8.67],  // number but 1
    [0.33, 6.84],  // number but 2
    [0.86, 2.49],  // number but 3
    [0.34, 0.99],  // structure for 3
    [0.10, 0.09],  // structure for 6
    [0.33, -1.23], // structure for 11
    [-0.34, 1.40], // promise
    [0.54, -0.64], // plan
    [0.52, -0.51], // plan with jokers
    [0.14, 0.79],  // tiles
    [0.94, -1.34], // jokers
    [0.12, -0.17], // jokers to come
    [0.19, 0.24],  // tiles too many
    [1.07, 2.61],  // token
];
