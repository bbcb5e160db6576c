//! Learned weights for Mille Fiori's features: `tavola train mille-fiori` with `--seed 1000000` and the arguments named
//! with each table.

use crate::linear::Weight;

/// The Masterworks with two players: `--players 2 --set masterworks=true --games 2500 --rounds 2`.
pub(crate) const MASTERWORKS_2: [Weight; 58] = [
    [-0.46875, 6.59375],   // workshop diamonds
    [-0.0625, 5.34375],    // workshop reach
    [0.0, 2.03125],        // largest group
    [0.28125, 1.65625],    // house run
    [-0.09375, 29.65625],  // house before extra card
    [6.25, -14.875],       // houses after bonus
    [0.375, 1.4375],       // covered soon
    [-0.09375, 0.90625],   // covered later
    [-0.0625, 1.09375],    // citizens
    [-0.34375, 2.125],     // good next
    [0.25, -0.46875],      // goods to come
    [-0.09375, 10.21875],  // good deals
    [0.34375, 2.5],        // fleet next
    [0.09375, 3.40625],    // fleet
    [-0.5625, 5.40625],    // ships
    [0.125, 1.5],          // landing
    [9.75, 7.6875],        // extra card at sea
    [-8.15625, -49.5625],  // ship
    [-10.65625, 62.5],     // diamonds
    [0.3125, 8.25],        // last diamonds
    [6.84375, -0.8125],    // workshops 1
    [4.0625, 0.0625],      // workshops 2
    [7.625, -6.8125],      // houses 1
    [7.65625, -17.125],    // houses 2
    [5.5625, -1.21875],    // nobles 1
    [2.46875, -0.4375],    // nobles 2
    [4.46875, 1.28125],    // commoners 1
    [1.53125, 0.71875],    // commoners 2
    [2.71875, 2.65625],    // trade 1
    [0.03125, 3.21875],    // trade 2
    [1.25, -3.28125],      // first
    [-0.125, 1.75],        // next step
    [-0.84375, 1.34375],   // second step
    [-0.21875, 0.21875],   // third step
    [-0.625, 5.46875],     // masterwork step
    [-3.21875, -0.03125],  // Dogaressa step
    [-3.28125, 3.375],     // ship step
    [-13.8125, -7.59375],  // figure
    [7.375, 5.5],          // palace
    [-0.75, -5.375],       // palace near
    [0.4375, 1.3125],      // cards of color
    [-18.0625, -66.28125], // masterworks at sea
    [-2.40625, 8.125],     // arrows at sea
    [-1.40625, -2.46875],  // trade city near
    [6.84375, 8.75],       // trade city
    [4.96875, -0.96875],   // points Dogaressa
    [6.5, -1.25],          // two masterworks
    [0.75, 7.84375],       // extra card
    [-3.9375, 9.28125],    // sea route
    [2.6875, 2.5],         // small Dogate
    [2.34375, -2.3125],    // large Dogate
    [-0.4375, -5.21875],   // masterworks
    [2.375, 0.1875],       // two of a glass
    [1.875, 0.875],        // two of a shape
    [0.125, -2.8125],      // two of a kind
    [0.84375, -5.5625],    // to cover
    [0.1875, -2.15625],    // lines begun
    [-2.0, -3.25],         // empty lines
];

/// The Masterworks with three players: `--players 3 --set masterworks=true --games 2500 --rounds 1`.
pub(crate) const MASTERWORKS_3: [Weight; 58] = [
    [-0.4375, 2.78125],    // workshop diamonds
    [0.1875, 5.8125],      // workshop reach
    [0.34375, 0.75],       // largest group
    [0.3125, 1.8125],      // house run
    [-5.34375, 26.46875],  // house before extra card
    [4.5, -14.40625],      // houses after bonus
    [1.09375, 0.09375],    // covered soon
    [0.125, 0.5],          // covered later
    [-0.0625, 0.3125],     // citizens
    [0.03125, 0.5625],     // good next
    [0.625, 2.34375],      // goods to come
    [0.4375, 2.15625],     // good deals
    [0.625, 0.34375],      // fleet next
    [0.1875, 0.90625],     // fleet
    [0.0, 3.96875],        // ships
    [0.84375, 0.78125],    // landing
    [7.28125, 9.96875],    // extra card at sea
    [-2.25, -31.0],        // ship
    [-1.53125, 15.78125],  // diamonds
    [-0.0625, 12.03125],   // last diamonds
    [3.21875, 6.3125],     // workshops 1
    [-0.4375, 8.15625],    // workshops 2
    [5.84375, -3.34375],   // houses 1
    [8.9375, -14.15625],   // houses 2
    [3.25, 3.59375],       // nobles 1
    [0.9375, 2.03125],     // nobles 2
    [3.65625, 3.78125],    // commoners 1
    [1.34375, 2.09375],    // commoners 2
    [2.84375, 4.53125],    // trade 1
    [0.59375, 2.21875],    // trade 2
    [2.0, -0.4375],        // first
    [0.125, 1.5625],       // next step
    [-0.3125, 0.0],        // second step
    [-0.1875, -0.15625],   // third step
    [-4.3125, 2.09375],    // masterwork step
    [-5.75, -1.0625],      // Dogaressa step
    [-1.75, 0.0],          // ship step
    [-2.59375, -12.9375],  // figure
    [2.34375, 3.5],        // palace
    [0.53125, 7.34375],    // palace near
    [0.125, 0.0625],       // cards of color
    [-21.96875, -36.1875], // masterworks at sea
    [-1.4375, 8.375],      // arrows at sea
    [-2.5625, 1.9375],     // trade city near
    [9.0, -2.75],          // trade city
    [3.78125, -1.375],     // points Dogaressa
    [1.75, 2.0625],        // two masterworks
    [3.09375, -1.3125],    // extra card
    [-4.1875, 4.28125],    // sea route
    [2.5625, 4.25],        // small Dogate
    [3.28125, -0.96875],   // large Dogate
    [-1.0625, -0.25],      // masterworks
    [1.5625, 3.625],       // two of a glass
    [1.4375, 1.6875],      // two of a shape
    [-2.96875, 4.6875],    // two of a kind
    [0.84375, -1.9375],    // to cover
    [-0.5, -0.3125],       // lines begun
    [-0.71875, -2.03125],  // empty lines
];

/// The Masterworks with four players: `--players 4 --set masterworks=true --games 800 --rounds 1`.
pub(crate) const MASTERWORKS_4: [Weight; 58] = [
    [-0.03125, -1.90625], // workshop diamonds
    [0.34375, 8.25],      // workshop reach
    [0.09375, 3.46875],   // largest group
    [0.46875, 1.28125],   // house run
    [-0.9375, 37.75],     // house before extra card
    [4.28125, -15.25],    // houses after bonus
    [0.9375, 0.53125],    // covered soon
    [0.3125, 0.5625],     // covered later
    [-0.0625, 0.5],       // citizens
    [0.09375, 1.65625],   // good next
    [0.875, 5.90625],     // goods to come
    [0.34375, 1.78125],   // good deals
    [0.875, -0.21875],    // fleet next
    [0.125, 0.96875],     // fleet
    [-0.25, 8.8125],      // ships
    [0.9375, 0.75],       // landing
    [10.875, 2.90625],    // extra card at sea
    [-3.28125, -35.5],    // ship
    [-2.5, 24.15625],     // diamonds
    [-0.9375, 16.34375],  // last diamonds
    [3.625, 6.84375],     // workshops 1
    [0.34375, 8.3125],    // workshops 2
    [4.375, -0.65625],    // houses 1
    [5.21875, -16.15625], // houses 2
    [3.59375, 4.40625],   // nobles 1
    [1.0, 2.3125],        // nobles 2
    [2.78125, 5.5],       // commoners 1
    [1.53125, 1.6875],    // commoners 2
    [3.28125, 4.9375],    // trade 1
    [1.03125, 3.0625],    // trade 2
    [2.03125, -0.0625],   // first
    [0.40625, 0.9375],    // next step
    [-0.0625, -0.28125],  // second step
    [-0.15625, -0.3125],  // third step
    [-3.40625, 0.125],    // masterwork step
    [-5.40625, -2.71875], // Dogaressa step
    [-3.84375, 1.75],     // ship step
    [-2.21875, 5.03125],  // figure
    [2.28125, -4.40625],  // palace
    [2.5, 11.5],          // palace near
    [0.6875, 0.71875],    // cards of color
    [-9.8125, -55.96875], // masterworks at sea
    [1.09375, 3.96875],   // arrows at sea
    [1.125, -0.1875],     // trade city near
    [4.625, 3.0],         // trade city
    [3.03125, 1.0],       // points Dogaressa
    [2.28125, 3.53125],   // two masterworks
    [-1.28125, 7.46875],  // extra card
    [-0.09375, 1.90625],  // sea route
    [3.21875, 2.4375],    // small Dogate
    [3.875, -5.625],      // large Dogate
    [-0.1875, -1.5],      // masterworks
    [0.8125, 6.5625],     // two of a glass
    [1.5625, 8.78125],    // two of a shape
    [-1.28125, -7.125],   // two of a kind
    [-0.375, 5.5625],     // to cover
    [-0.4375, 0.625],     // lines begun
    [-0.5, -1.625],       // empty lines
];

/// Three players without the expansion: `--players 3 --games 1500 --rounds 1`.
pub(crate) const THREE: [Weight; 31] = [
    [-0.09375, 2.46875],  // workshop diamonds
    [0.21875, 4.5],       // workshop reach
    [0.28125, 1.96875],   // largest group
    [0.40625, 1.34375],   // house run
    [-2.40625, 16.65625], // house before extra card
    [3.84375, -12.6875],  // houses after bonus
    [0.84375, 0.34375],   // covered soon
    [0.15625, 0.4375],    // covered later
    [0.0625, 0.84375],    // citizens
    [0.125, 0.0625],      // good next
    [1.28125, 4.25],      // goods to come
    [1.0625, -0.53125],   // good deals
    [0.9375, -0.3125],    // fleet next
    [0.90625, -0.34375],  // fleet
    [-0.84375, 7.46875],  // ships
    [0.8125, 0.4375],     // landing
    [1.4375, 6.6875],     // extra card at sea
    [-2.25, -27.03125],   // ship
    [-0.8125, 43.46875],  // diamonds
    [0.15625, 0.5625],    // last diamonds
    [4.21875, 4.375],     // workshops 1
    [1.0, 6.0625],        // workshops 2
    [6.25, -5.0625],      // houses 1
    [6.84375, -9.21875],  // houses 2
    [2.8125, 3.28125],    // nobles 1
    [1.21875, 1.65625],   // nobles 2
    [2.90625, 3.71875],   // commoners 1
    [1.21875, 1.5],       // commoners 2
    [3.75, 1.71875],      // trade 1
    [1.65625, 0.375],     // trade 2
    [0.15625, -1.5],      // first
];

/// Four players without the expansion: `--players 4 --games 1200 --rounds 1`.
pub(crate) const FOUR: [Weight; 31] = [
    [0.03125, -0.8125],    // workshop diamonds
    [0.40625, 10.75],      // workshop reach
    [0.15625, 1.5],        // largest group
    [0.15625, 1.8125],     // house run
    [-4.625, 43.09375],    // house before extra card
    [2.28125, -4.8125],    // houses after bonus
    [0.875, 0.375],        // covered soon
    [0.40625, 0.53125],    // covered later
    [0.0, 0.3125],         // citizens
    [0.3125, 1.0],         // good next
    [1.6875, 9.1875],      // goods to come
    [0.90625, 2.4375],     // good deals
    [0.875, -0.90625],     // fleet next
    [0.46875, 0.1875],     // fleet
    [0.3125, 12.09375],    // ships
    [0.90625, 0.0625],     // landing
    [2.84375, 7.84375],    // extra card at sea
    [-3.28125, -37.03125], // ship
    [-3.8125, 58.8125],    // diamonds
    [-1.15625, 9.96875],   // last diamonds
    [4.375, 4.8125],       // workshops 1
    [0.65625, 8.03125],    // workshops 2
    [4.9375, -0.78125],    // houses 1
    [7.78125, -19.78125],  // houses 2
    [2.78125, 4.65625],    // nobles 1
    [1.25, 1.96875],       // nobles 2
    [2.46875, 6.15625],    // commoners 1
    [0.09375, 4.15625],    // commoners 2
    [5.375, -0.5],         // trade 1
    [2.4375, 0.9375],      // trade 2
    [1.25, -4.9375],       // first
];
