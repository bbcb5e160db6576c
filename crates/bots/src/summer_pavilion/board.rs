//! A player board as an evaluation looks at it.

use super::stars::Ring;
use ::summer_pavilion::components::{MIXED_STAR_VALUE, NUMBER_VALUES, STAR_VALUES, STRUCTURES, number};
use ::summer_pavilion::{Board, BoardSide, Character, Color, Space, Star, Tiles, View};
use game::Seat;
use std::sync::LazyLock;

/// The spaces around each structure, a bit for each, and the tiles that it brings.
pub(super) static AROUND: LazyLock<[(u64, u8); 18]> =
    LazyLock::new(|| STRUCTURES.map(|structure| (mask(structure.spaces()), structure.kind.reward())));

/// By board side and number from 1 to 4: the spaces that show it.
static NUMBERED: LazyLock<[[u64; 4]; 2]> = LazyLock::new(|| {
    [BoardSide::Colored, BoardSide::Plain].map(|side| {
        std::array::from_fn(|index| mask(Space::all().filter(|space| usize::from(number(side, *space)) == index + 1)))
    })
});

fn mask(spaces: impl Iterator<Item = Space>) -> u64 {
    spaces.fold(0, |mask, space| mask | 1 << space.index())
}

/// One player's board and tiles.
pub(super) struct Garden<'a> {
    pub(super) side: BoardSide,
    pub(super) covered: u64,
    pub(super) hand: Tiles,
    board: &'a Board,
}

impl<'a> Garden<'a> {
    pub(super) fn new(view: &'a View, seat: Seat) -> Self {
        let player = &view.seats[seat];
        let covered = mask(Space::all().filter(|space| player.board.is_covered(*space)));
        Self { side: view.options.board, covered, hand: player.hand, board: &player.board }
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

    /// The tiles that a tile on this space brings by completing structures.
    pub(super) fn reward(&self, space: Space) -> u8 {
        let (bit, after) = (1 << space.index(), self.covered | 1 << space.index());
        let completed = AROUND.iter().filter(|(spaces, _)| spaces & bit != 0 && spaces & !after == 0);
        completed.map(|(_, reward)| reward).sum()
    }
}
