//! Earlier weights for Mille Fiori's features, and those for two players.

use crate::linear::Weight;

/// The best weights so far for two players without the expansion.
pub(crate) const DUEL: [Weight; 31] = [
    [-0.15, 7.93],   // workshop diamonds
    [-0.10, 5.66],   // workshop reach
    [0.23, 1.63],    // largest group
    [0.48, 1.61],    // house run
    [1.70, 13.40],   // house before extra card
    [5.25, -12.32],  // houses after bonus
    [0.21, 0.67],    // covered soon
    [-0.11, 1.12],   // covered later
    [0.87, 1.83],    // citizens
    [-0.06, 1.44],   // good next
    [0.42, -2.26],   // goods to come
    [0.97, 6.31],    // good deals
    [0.62, 1.02],    // fleet next
    [0.07, 1.84],    // fleet
    [-0.11, 6.90],   // ships
    [0.76, 1.19],    // landing
    [-0.19, 12.60],  // extra card at sea
    [-4.03, -26.81], // ship
    [-0.45, 71.32],  // diamonds
    [-0.13, 3.15],   // last diamonds
    [4.83, 1.07],    // workshops 1
    [3.95, -1.13],   // workshops 2
    [7.76, -5.39],   // houses 1
    [8.44, -10.87],  // houses 2
    [4.01, 1.07],    // nobles 1
    [1.29, 0.59],    // nobles 2
    [4.27, -1.30],   // commoners 1
    [2.14, -0.32],   // commoners 2
    [2.83, 4.12],    // trade 1
    [-0.15, 3.23],   // trade 2
    [-7.15, 5.79],   // first
];

/// The best weights so far for all other options.
pub(crate) const TUNED: [Weight; 31] = [
    [0.09, 2.62],    // workshop diamonds
    [0.46, 6.69],    // workshop reach
    [0.04, 0.09],    // largest group
    [0.16, 2.21],    // house run
    [-3.68, 17.37],  // house before extra card
    [1.93, -6.31],   // houses after bonus
    [0.50, 1.25],    // covered soon
    [0.10, 0.62],    // covered later
    [0.32, 0.88],    // citizens
    [0.18, 1.54],    // good next
    [0.88, 2.90],    // goods to come
    [0.71, 4.27],    // good deals
    [0.56, 0.96],    // fleet next
    [0.04, 2.15],    // fleet
    [0.02, 8.73],    // ships
    [0.94, 1.04],    // landing
    [1.25, 13.17],   // extra card at sea
    [-2.74, -18.88], // ship
    [0.73, 53.66],   // diamonds
    [-0.48, 1.57],   // last diamonds
    [3.90, 2.57],    // workshops 1
    [1.61, 3.07],    // workshops 2
    [3.57, 6.93],    // houses 1
    [5.44, 3.06],    // houses 2
    [2.36, 6.29],    // nobles 1
    [-0.03, 4.24],   // nobles 2
    [2.41, 4.95],    // commoners 1
    [1.40, 0.76],    // commoners 2
    [3.47, 4.03],    // trade 1
    [1.04, 2.74],    // trade 2
    [-6.10, 4.06],   // first
];

/// The first version's weights, kept unchanged as a baseline.
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
