//! What each feature of Mille Fiori is worth. Made by `cargo run --release -p bots --example tune`.

use crate::linear::Weight;

/// In the order of the features.
pub(crate) const TUNED: [Weight; 31] = [
    [0.34, 2.93],    // workshop diamonds
    [0.56, 6.80],    // workshop reach
    [-0.16, 3.89],   // largest group
    [0.49, 0.55],    // house run
    [-2.33, 15.39],  // house before extra card
    [3.64, -7.59],   // houses after bonus
    [0.76, -1.35],   // covered soon
    [0.22, -0.24],   // covered later
    [0.13, 4.88],    // citizens
    [-0.05, 2.40],   // good next
    [2.09, 0.23],    // goods to come
    [-0.41, 5.42],   // good deals
    [0.58, 0.11],    // fleet next
    [0.30, -0.28],   // fleet
    [1.06, 11.09],   // ships
    [0.98, 0.35],    // landing
    [-0.67, 12.15],  // extra card at sea
    [-13.86, -9.83], // ship
    [3.83, 46.03],   // diamonds
    [-0.56, 0.43],   // last diamonds
    [5.01, 4.86],    // workshops 1
    [1.65, 7.77],    // workshops 2
    [4.52, 3.45],    // houses 1
    [4.87, -3.07],   // houses 2
    [2.32, 8.46],    // nobles 1
    [0.64, 5.55],    // nobles 2
    [2.93, 6.62],    // commoners 1
    [0.86, 2.80],    // commoners 2
    [3.70, 1.52],    // trade 1
    [1.79, 0.52],    // trade 2
    [-4.98, 3.09],   // first
];

/// Those of the first version of the greedy player, which stays as it is for comparison.
pub(crate) const FIRST: [Weight; 31] = [
    [0.12, -4.63],   // workshop diamonds
    [0.49, 7.57],    // workshop reach
    [0.00, 1.78],    // largest group
    [0.25, 0.90],    // house run
    [-3.47, 5.91],   // house before extra card
    [4.27, -18.27],  // houses after bonus
    [0.72, -0.07],   // covered soon
    [0.20, -0.37],   // covered later
    [0.12, -1.82],   // citizens
    [0.24, 0.97],    // good next
    [1.84, -2.78],   // goods to come
    [3.89, -9.83],   // good deals
    [0.65, 1.14],    // fleet next
    [0.29, 2.42],    // fleet
    [2.27, -0.62],   // ships
    [0.51, 2.44],    // landing
    [0.87, 9.92],    // extra card at sea
    [-2.64, -28.45], // ship
    [4.26, 31.14],   // diamonds
    [0.47, 1.93],    // last diamonds
    [1.62, 5.78],    // workshops 1
    [-0.37, 4.78],   // workshops 2
    [4.82, -0.96],   // houses 1
    [8.89, -7.55],   // houses 2
    [4.04, 1.97],    // nobles 1
    [2.15, -0.03],   // nobles 2
    [3.16, 6.36],    // commoners 1
    [1.34, 0.99],    // commoners 2
    [2.41, 9.60],    // trade 1
    [0.82, 1.84],    // trade 2
    [-5.53, 2.92],   // first
];
