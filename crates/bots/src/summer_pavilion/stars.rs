//! What a star is good for: tables over all ways to cover it, made from the printed ones.

use ::summer_pavilion::components::{LAYOUTS, layout};
use ::summer_pavilion::{BoardSide, Star};

/// All six spaces of a star.
pub(super) const FULL: u8 = 0b11_1111;

/// Every space of a star together costs at most this.
const MOST_COST: usize = 21;

/// By layout of the numbers and covered spaces: what the empty ones cost together.
const COSTS: [[u8; 64]; 3] = {
    let mut costs = [[0; 64]; 3];
    let mut cell = 0;
    while cell < 3 * 64 * 6 {
        let (layout, covered, place) = (cell / 6 / 64, cell / 6 % 64, cell % 6);
        if covered >> place & 1 == 0 {
            costs[layout][covered] += LAYOUTS[layout][place];
        }
        cell += 1;
    }
    costs
};

/// By layout, covered spaces and tiles: the most points that so many tiles bring.
static PLANS: [[[u8; MOST_COST + 1]; 64]; 3] = [plans(&LAYOUTS[0]), plans(&LAYOUTS[1]), plans(&LAYOUTS[2])];

/// By layout and covered spaces: what [`Ring::promise`] tells.
static PROMISES: [[f32; 64]; 3] = {
    let mut promises = [[0.0; 64]; 3];
    let mut cell = 0;
    while cell < 3 * 64 * 6 {
        let (layout, covered, place) = (cell / 6 / 64, cell / 6 % 64, cell % 6);
        if covered >> place & 1 == 0 {
            let points = run((covered | 1 << place) as u8, place as u8);
            promises[layout][covered] += points as f32 / LAYOUTS[layout][place] as f32;
        }
        cell += 1;
    }
    promises
};

/// A star as far as it is covered.
#[derive(Clone, Copy)]
pub(super) struct Ring {
    layout: usize,
    covered: u8,
}

impl Ring {
    /// The ring of `star` on a board with these covered spaces.
    pub(super) fn new(side: BoardSide, star: Star, covered: u64) -> Self {
        Self { layout: layout(side, star) as usize, covered: (covered >> (6 * star.index())) as u8 & FULL }
    }

    /// What the empty spaces cost together.
    pub(super) fn cost(self) -> u8 {
        COSTS[self.layout][usize::from(self.covered)]
    }

    /// The most points that so many tiles bring here.
    pub(super) fn plan(self, tiles: u8) -> u8 {
        PLANS[self.layout][usize::from(self.covered)][usize::from(tiles).min(MOST_COST)]
    }

    /// What the tile on an empty place of the ring, counted from 0, would score.
    pub(super) fn run(self, place: u8) -> u8 {
        run(self.covered | 1 << place, place)
    }

    /// The sum over the empty spaces of what each would score for each tile that it costs.
    pub(super) fn promise(self) -> f32 {
        PROMISES[self.layout][usize::from(self.covered)]
    }
}

/// For all covered spaces, from the full star down: the best next tile and what it leaves possible.
const fn plans(numbers: &[u8; 6]) -> [[u8; MOST_COST + 1]; 64] {
    let mut plans = [[0; MOST_COST + 1]; 64];
    let mut covered = 63;
    while covered > 0 {
        covered -= 1;
        let mut tiles = 0;
        while tiles <= MOST_COST {
            plans[covered][tiles] = best_plan(numbers, covered, tiles, &plans);
            tiles += 1;
        }
    }
    plans
}

const fn best_plan(numbers: &[u8; 6], covered: usize, tiles: usize, plans: &[[u8; MOST_COST + 1]; 64]) -> u8 {
    let (mut best, mut place) = (0, 0);
    while place < 6 {
        let cost = numbers[place] as usize;
        if covered >> place & 1 == 0 && cost <= tiles {
            let after = covered | 1 << place;
            let points = run(after as u8, place as u8) + plans[after][tiles - cost];
            if points > best {
                best = points;
            }
        }
        place += 1;
    }
    best
}

/// How many tiles hang together with the one on this place.
const fn run(covered: u8, place: u8) -> u8 {
    let turns = covered as u32 | (covered as u32) << 6 | (covered as u32) << 12;
    let place = 6 + place as u32;
    let run = (turns >> place).trailing_ones() + (turns << (31 - place)).leading_ones() - 1;
    if run > 6 { 6 } else { run as u8 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colored(covered: u8) -> Ring {
        Ring { layout: 0, covered }
    }

    #[test]
    fn a_run_goes_round_the_ring() {
        assert_eq!(colored(0b10_0001).run(1), 3);
        assert_eq!(colored(0b00_0001).run(2), 1);
        assert_eq!(colored(0b01_1111).run(5), 6);
    }

    #[test]
    fn a_plan_for_all_tiles_covers_the_star() {
        assert_eq!(colored(0).cost(), 21);
        assert_eq!(colored(0).plan(21), 21);
        assert_eq!(colored(0).plan(0), 0);
        // One tile for 1, two for 2 beside it.
        assert_eq!(colored(0).plan(3), 3);
    }
}
