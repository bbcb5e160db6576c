//! A player board as an evaluation looks at it.

use super::stars::{FULL, Ring};
use ::summer_pavilion::components::{LAYOUTS, MIXED_STAR_VALUE, NUMBER_VALUES, STAR_VALUES, STRUCTURES, layout};
use ::summer_pavilion::{Board, BoardSide, Character, Color, Space, Star, SummerPavilion, Tiles};
use game::{Game, Seat};

/// The spaces around each structure, a bit for each, and the tiles that it brings.
pub(super) static AROUND: [(u64, u8); STRUCTURES.len()] = {
    let mut around = [(0, 0); STRUCTURES.len()];
    let mut index = 0;
    while index < STRUCTURES.len() {
        around[index] = (STRUCTURES[index].mask(), STRUCTURES[index].kind.reward());
        index += 1;
    }
    around
};

/// By board side: the number on each space.
static NUMBERS: [[u8; Space::COUNT]; 2] = [numbers(BoardSide::Colored), numbers(BoardSide::Plain)];

/// By board side and number from 1 to 4: the spaces that show it.
static NUMBERED: [[u64; 4]; 2] = [numbered(&numbers(BoardSide::Colored)), numbered(&numbers(BoardSide::Plain))];

const fn numbers(side: BoardSide) -> [u8; Space::COUNT] {
    let mut numbers = [0; Space::COUNT];
    let mut index = 0;
    while index < Space::COUNT {
        let layout = layout(side, Star::ALL[index / 6]);
        numbers[index] = LAYOUTS[layout as usize][index % 6];
        index += 1;
    }
    numbers
}

const fn numbered(numbers: &[u8; Space::COUNT]) -> [u64; 4] {
    let mut spaces = [0; 4];
    let mut index = 0;
    while index < Space::COUNT {
        if numbers[index] <= 4 {
            spaces[numbers[index] as usize - 1] |= 1 << index;
        }
        index += 1;
    }
    spaces
}

/// One player's board and tiles.
pub(super) struct Garden<'a> {
    pub(super) side: BoardSide,
    pub(super) covered: u64,
    pub(super) hand: Tiles,
    board: &'a Board,
}

impl<'a> Garden<'a> {
    pub(super) fn new(game: &'a SummerPavilion, seat: Seat) -> Self {
        let player = game.player(seat);
        Self { side: game.options().board, covered: player.board.covered(), hand: player.hand, board: &player.board }
    }

    /// What these spaces cost together.
    pub(super) fn cost(&self, mut spaces: u64) -> u8 {
        let numbers = &NUMBERS[usize::from(self.side == BoardSide::Plain)];
        let mut cost = 0;
        while spaces != 0 {
            cost += numbers[spaces.trailing_zeros() as usize];
            spaces &= spaces - 1;
        }
        cost
    }

    /// The tiles in hand that can be laid in each star: those of its color; of a star of several colors the
    /// most that there are of one that it still takes.
    pub(super) fn held(&self) -> [u8; Star::ALL.len()] {
        Star::ALL.map(|star| {
            let colors = self.board.open_colors(self.side, star);
            colors.iter().map(|color| self.hand[color]).max().unwrap_or(0)
        })
    }

    /// What the empty ones of these spaces cost beyond the tiles that are held for each star.
    pub(super) fn lacking(&self, spaces: u64, held: &[u8; Star::ALL.len()]) -> u8 {
        let mut missing = spaces & !self.covered;
        let mut lacking = 0;
        while missing != 0 {
            let star = missing.trailing_zeros() as usize / 6;
            let in_star = missing & (u64::from(FULL) << (6 * star));
            lacking += self.cost(in_star).saturating_sub(held[star]);
            missing &= !in_star;
        }
        lacking
    }

    pub(super) fn ring(&self, star: Star) -> Ring {
        Ring::new(self.side, star, self.covered)
    }

    /// The color that a star takes, and what it is worth when it is full. A star that is still open takes the
    /// color of which there are most tiles.
    pub(super) fn outlook(&self, star: Star) -> (Option<Color>, f32) {
        match self.board.character(self.side, star) {
            Character::Single(color) => (Some(color), f32::from(STAR_VALUES[color.index()])),
            Character::Mixed => (None, f32::from(MIXED_STAR_VALUE)),
            Character::Open => {
                let color = Color::ALL.into_iter().max_by_key(|color| self.hand[*color]);
                (color, f32::from(MIXED_STAR_VALUE))
            }
        }
    }

    /// The star where tiles of this color are best laid: on the colored side its own.
    pub(super) fn star_for(&self, color: Color) -> Option<Star> {
        let own = Star::ALL[color.index()];
        if self.side == BoardSide::Colored {
            return (!self.board.is_full(own)).then_some(own);
        }
        let takes =
            |star: &Star| !self.board.is_full(*star) && self.board.open_colors(self.side, *star).contains(color);
        let progress = |star: &Star| (self.board.hues(*star).single() == Some(color), self.ring(*star).cost());
        Star::ALL.into_iter().filter(takes).max_by_key(progress)
    }

    /// Each number from 1 to 4: how many spaces with it are empty, and what covering all is worth.
    pub(super) fn numbers(&self) -> impl Iterator<Item = (u32, f32)> {
        let numbered = &NUMBERED[usize::from(self.side == BoardSide::Plain)];
        let covered = self.covered;
        numbered
            .iter()
            .zip(NUMBER_VALUES)
            .map(move |(spaces, value)| ((spaces & !covered).count_ones(), f32::from(value)))
    }

    /// Each number from 1 to 4: the spaces with it, and what covering all is worth.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (u64, f32)> {
        let numbered = &NUMBERED[usize::from(self.side == BoardSide::Plain)];
        numbered.iter().zip(NUMBER_VALUES).map(|(spaces, value)| (*spaces, f32::from(value)))
    }

    /// The colors of the hand that the center star still takes, and how many tiles there are of each.
    pub(super) fn for_center(&self) -> impl Iterator<Item = u8> {
        let full = self.board.is_full(Star::Center);
        let colors = self.board.open_colors(self.side, Star::Center);
        colors.iter().map(|color| self.hand[color]).filter(move |count| !full && *count > 0)
    }

    /// The tiles of the hand that no star is left for.
    pub(super) fn useless(&self) -> u8 {
        Color::ALL.into_iter().filter(|color| self.star_for(*color).is_none()).map(|color| self.hand[color]).sum()
    }

    /// The tiles that a tile on this space brings by completing structures.
    pub(super) fn reward(&self, space: Space) -> u8 {
        let (bit, after) = (1 << space.index(), self.covered | 1 << space.index());
        let completed = AROUND.iter().filter(|(spaces, _)| spaces & bit != 0 && spaces & !after == 0);
        completed.map(|(_, reward)| reward).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{GameOptions, OptionValues};

    #[test]
    fn what_is_held_for_a_star_is_not_lacking() {
        let options = OptionValues::new().with_defaults(::summer_pavilion::Options::SPECS).read().unwrap();
        let game = SummerPavilion::new(&options);
        let garden = Garden::new(&game, Seat::new(0));
        let ones = garden.numbered().next().map_or(0, |(spaces, _)| spaces);
        let (window, reward) = AROUND[0];
        assert_eq!((garden.lacking(ones, &[0; 7]), garden.lacking(ones, &[2; 7])), (7, 0));
        assert_eq!((garden.lacking(window, &[0; 7]), garden.lacking(window, &[2; 7]), reward), (11, 9, 3));
        assert_eq!(garden.held(), [0; 7]);
    }
}
