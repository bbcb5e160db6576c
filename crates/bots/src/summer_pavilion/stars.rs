//! A star's potential: tables over all sets of covered spaces.

use super::reach::Costs;
use ::summer_pavilion::components::{LAYOUTS, RING, layout};
use ::summer_pavilion::{BoardSide, Spaces, Star, run};

/// The number of sets of covered spaces.
const COVERED: usize = 1 << RING;

/// The total cost of the empty spaces, by number layout and covered spaces.
const COSTS: [[u8; COVERED]; LAYOUTS.len()] = {
    let mut costs = [[0; COVERED]; LAYOUTS.len()];
    let mut cell = 0;
    while cell < LAYOUTS.len() * COVERED * RING {
        let (layout, covered, place) = (cell / RING / COVERED, cell / RING % COVERED, cell % RING);
        if covered >> place & 1 == 0 {
            costs[layout][covered] += LAYOUTS[layout][place];
        }
        cell += 1;
    }
    costs
};

/// The values of [`Ring::best_run`], by number layout, covered spaces and tiles.
static BEST_RUNS: [[[u8; RING + 1]; COVERED]; LAYOUTS.len()] = {
    let mut runs = [[[0; RING + 1]; COVERED]; LAYOUTS.len()];
    let mut cell = 0;
    while cell < LAYOUTS.len() * COVERED * RING * (RING + 1) {
        let (tiles, place) = (cell % (RING + 1), cell / (RING + 1) % RING);
        let (covered, layout) = (cell / (RING + 1) / RING % COVERED, cell / (RING + 1) / RING / COVERED);
        if covered >> place & 1 == 0 && LAYOUTS[layout][place] as usize <= tiles {
            let points = run((covered | 1 << place) as u8, place as u8);
            let best = runs[layout][covered][tiles];
            runs[layout][covered][tiles] = if points > best { points } else { best };
        }
        cell += 1;
    }
    runs
};

/// The highest total cost of a star.
const MOST_COST: usize = {
    let (mut most, mut layout) = (0, 0);
    while layout < COSTS.len() {
        most = if COSTS[layout][0] > most { COSTS[layout][0] } else { most };
        layout += 1;
    }
    most as usize
};

/// The most points that a given number of tiles can score, by layout, covered spaces and tiles.
static PLANS: [[[u8; MOST_COST + 1]; COVERED]; LAYOUTS.len()] =
    [plans(&LAYOUTS[0]), plans(&LAYOUTS[1]), plans(&LAYOUTS[2])];

/// The values of [`Ring::promise`], by layout and covered spaces.
static PROMISES: [[f32; COVERED]; LAYOUTS.len()] = {
    let mut promises = [[0.0; COVERED]; LAYOUTS.len()];
    let mut cell = 0;
    while cell < LAYOUTS.len() * COVERED * RING {
        let (layout, covered, place) = (cell / RING / COVERED, cell / RING % COVERED, cell % RING);
        if covered >> place & 1 == 0 {
            let points = run((covered | 1 << place) as u8, place as u8);
            promises[layout][covered] += points as f32 / LAYOUTS[layout][place] as f32;
        }
        cell += 1;
    }
    promises
};

/// A star's covered spaces.
#[derive(Clone, Copy)]
pub(super) struct Ring {
    layout: usize,
    covered: u8,
}

impl Ring {
    /// The ring of `star` on a board with these covered spaces.
    pub(super) fn new(side: BoardSide, star: Star, covered: Spaces) -> Self {
        Self {
            layout: layout(side, star) as usize,
            covered: (covered.bits() >> (RING * star.index())) as u8 & (COVERED - 1) as u8,
        }
    }

    /// The total cost of the empty spaces.
    pub(super) fn cost(self) -> u8 {
        COSTS[self.layout][usize::from(self.covered)]
    }

    /// What these tables say about the star.
    #[inline]
    pub(super) fn look_up(self, costs: &Costs) -> u64 {
        costs[self.layout][usize::from(self.covered)]
    }

    /// The number of empty spaces.
    pub(super) fn gaps(self) -> u8 {
        RING as u8 - self.covered.count_ones() as u8
    }

    /// The most points that one tile can score here if it costs at most this many.
    pub(super) fn best_run(self, tiles: u8) -> u8 {
        BEST_RUNS[self.layout][usize::from(self.covered)][usize::from(tiles).min(RING)]
    }

    /// The most points that this many tiles can score here.
    pub(super) fn plan(self, tiles: u8) -> u8 {
        PLANS[self.layout][usize::from(self.covered)][usize::from(tiles).min(MOST_COST)]
    }

    /// The points for a tile on this empty space in the ring (0-based).
    pub(super) fn run(self, place: u8) -> u8 {
        run(self.covered | 1 << place, place)
    }

    /// The points per tile, summed over the empty spaces.
    pub(super) fn promise(self) -> f32 {
        PROMISES[self.layout][usize::from(self.covered)]
    }
}

/// Dynamic programming over the covered spaces, from the full star down.
const fn plans(numbers: &[u8; RING]) -> [[u8; MOST_COST + 1]; COVERED] {
    let mut plans = [[0; MOST_COST + 1]; COVERED];
    let mut covered = COVERED - 1;
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

const fn best_plan(numbers: &[u8; RING], covered: usize, tiles: usize, plans: &[[u8; MOST_COST + 1]; COVERED]) -> u8 {
    let (mut best, mut place) = (0, 0);
    while place < RING {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn colored(covered: u8) -> Ring {
        Ring { layout: 0, covered }
    }

    #[test]
    fn a_run_wraps_around_the_ring() {
        assert_eq!(colored(0b10_0001).run(1), 3);
        assert_eq!(colored(0b00_0001).run(2), 1);
        assert_eq!(colored(0b01_1111).run(5), 6);
    }

    #[test]
    fn a_plan_for_all_tiles_covers_the_star() {
        assert_eq!(colored(0).cost(), 21);
        assert_eq!(colored(0).plan(21), 21);
        assert_eq!(colored(0).plan(0), 0);
        // One tile on the 1, then two tiles on the 2 beside it.
        assert_eq!(colored(0).plan(3), 3);
    }
}
