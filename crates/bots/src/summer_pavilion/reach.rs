//! How far a board is from completing numbers and structures.

use super::board::PlayerBoard;
use super::stars::Ring;
use ::summer_pavilion::Star;
use ::summer_pavilion::components::{LAYOUTS, NUMBER_VALUES, RING, STRUCTURES};

/// The cost of the empty spaces of a number or a structure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Reach {
    pub(super) cost: u8,
    /// The cost beyond the tiles held for each star.
    pub(super) lacking: u8,
}

/// One player's numbers and structures.
pub(super) struct Reaches {
    /// The numbers from 1 to 4.
    pub(super) numbers: [Reach; NUMBER_VALUES.len()],
    /// In the order of [`STRUCTURES`].
    pub(super) structures: [Reach; STRUCTURES.len()],
}

impl Reaches {
    pub(super) fn new(board: &PlayerBoard<'_>) -> Self {
        Self::with(board.rings(), board.held())
    }

    /// With these tiles held for each star.
    fn with(rings: &[Ring; Star::COUNT], held: [u8; Star::COUNT]) -> Self {
        let (mut numbers, mut pairs) = (Bytes::default(), [Bytes::default(); Star::COUNT]);
        for (star, (ring, held)) in rings.iter().zip(held).enumerate() {
            numbers = numbers.plus(Bytes::of(ring.look_up(&NUMBER_COSTS), held));
            pairs[star] = Bytes::of(ring.look_up(&PAIR_COSTS), held);
        }
        Self {
            numbers: std::array::from_fn(|number| numbers.at(number)),
            structures: std::array::from_fn(|structure| {
                let [(star, pair), (other, other_pair)] = PLACES[structure];
                pairs[star].at(pair).plus(pairs[other].at(other_pair))
            }),
        }
    }
}

impl Reach {
    fn plus(self, other: Self) -> Self {
        Self { cost: self.cost + other.cost, lacking: self.lacking + other.lacking }
    }
}

/// Eight reaches, with a byte of either number for each.
#[derive(Clone, Copy, Default)]
struct Bytes {
    costs: u64,
    lacking: u64,
}

/// One bit or number in each byte.
const EACH: u64 = u64::from_le_bytes([1; 8]);

impl Bytes {
    /// Costs below 128, in one star for which this many tiles are held.
    #[inline]
    fn of(costs: u64, held: u8) -> Self {
        // The highest bit of each byte remains unless the difference is negative.
        let differences = (costs | EACH << 7) - EACH * u64::from(held);
        let positive = differences >> 7 & EACH;
        Self { costs, lacking: differences & (positive * 0x7F) }
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        Self { costs: self.costs + other.costs, lacking: self.lacking + other.lacking }
    }

    #[inline]
    fn at(self, byte: usize) -> Reach {
        Reach { cost: (self.costs >> (8 * byte)) as u8, lacking: (self.lacking >> (8 * byte)) as u8 }
    }
}

/// For each layout and set of covered spaces, eight costs.
pub(super) type Costs = [[u64; 1 << RING]; LAYOUTS.len()];

/// The cost of the empty spaces with each number from 1 to 4.
static NUMBER_COSTS: Costs = {
    let mut costs = [[0; 1 << RING]; LAYOUTS.len()];
    let mut cell = 0;
    while cell < (LAYOUTS.len() * RING) << RING {
        let (layout, covered, place) = ((cell / RING) >> RING, cell / RING % (1 << RING), cell % RING);
        let number = LAYOUTS[layout][place];
        if covered >> place & 1 == 0 && number as usize <= NUMBER_VALUES.len() {
            costs[layout][covered] += (number as u64) << (8 * (number - 1));
        }
        cell += 1;
    }
    costs
};

/// The cost of the empty spaces among each place in the ring and the next one.
static PAIR_COSTS: Costs = {
    let mut costs = [[0; 1 << RING]; LAYOUTS.len()];
    let mut cell = 0;
    while cell < (LAYOUTS.len() * RING) << RING {
        let (layout, covered, place) = ((cell / RING) >> RING, cell / RING % (1 << RING), cell % RING);
        if covered >> place & 1 == 0 {
            let number = LAYOUTS[layout][place] as u64;
            costs[layout][covered] += number << (8 * place) | number << (8 * ((place + RING - 1) % RING));
        }
        cell += 1;
    }
    costs
};

/// No pair of places, since only six of eight bytes are used.
const NO_PAIR: usize = 7;

/// Each structure's pairs of neighboring places, one in each of at most two stars.
const PLACES: [[(usize, usize); 2]; STRUCTURES.len()] = {
    let mut places = [[(0, NO_PAIR); 2]; STRUCTURES.len()];
    let mut cell = 0;
    while cell < STRUCTURES.len() * Star::COUNT * RING {
        let (structure, star, place) = (cell / RING / Star::COUNT, cell / RING % Star::COUNT, cell % RING);
        let ring = (STRUCTURES[structure].spaces.bits() >> (RING * star)) as usize & ((1 << RING) - 1);
        if ring >> place & 1 == 1 && ring >> ((place + 1) % RING) & 1 == 1 {
            let free = if places[structure][0].1 == NO_PAIR { 0 } else { 1 };
            places[structure][free] = (star, place);
        }
        cell += 1;
    }
    places
};

#[cfg(test)]
mod tests {
    use super::*;
    use ::summer_pavilion::components::{NUMBERED, NUMBERS};
    use ::summer_pavilion::{BoardSide, Space, Spaces};

    /// The same, space by space.
    fn reach(side: BoardSide, empty: Spaces, held: [u8; Star::COUNT]) -> Reach {
        let in_star = |star: Star| {
            let costs = (empty & star.spaces()).iter().map(|space: Space| NUMBERS[side.index()][space.index()]);
            let cost: u8 = costs.sum();
            Reach { cost, lacking: cost.saturating_sub(held[star.index()]) }
        };
        Star::ALL.into_iter().map(in_star).fold(Reach::default(), Reach::plus)
    }

    #[test]
    fn costs_are_those_of_the_empty_spaces_beyond_the_tiles_held() {
        let mut bits = 0x5DEE_CE66_D1CE_5EED_u64;
        for round in 0..200 {
            bits = bits.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23);
            let (covered, held) = (Spaces::from_bits(bits % (1 << Space::COUNT)), [(round % 13) as u8; Star::COUNT]);
            for side in BoardSide::ALL {
                let found = Reaches::with(&Star::ALL.map(|star| Ring::new(side, star, covered)), held);
                let numbers = NUMBERED[side.index()].map(|spaces| reach(side, spaces - covered, held));
                let structures = STRUCTURES.map(|structure| reach(side, structure.spaces - covered, held));
                assert_eq!((found.numbers, found.structures), (numbers, structures));
            }
        }
    }
}
