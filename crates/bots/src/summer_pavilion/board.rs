//! A player board, as used in the evaluation.

use super::stars::Ring;
use ::summer_pavilion::components::{
    MIXED_STAR_VALUE, NUMBER_VALUES, NUMBERED, NUMBERS, RING, STAR_VALUES, STRUCTURES,
};
use ::summer_pavilion::{Board, BoardSide, Character, Color, Space, Spaces, Star, SummerPavilion, Tiles};
use game::{Game, Seat};

/// One player's board and tiles.
pub(super) struct PlayerBoard<'a> {
    pub(super) side: BoardSide,
    pub(super) covered: Spaces,
    pub(super) hand: Tiles,
    board: &'a Board,
}

impl<'a> PlayerBoard<'a> {
    pub(super) fn new(game: &'a SummerPavilion, seat: Seat) -> Self {
        let player = game.player(seat);
        Self { side: game.options().board, covered: player.board.covered(), hand: player.hand, board: &player.board }
    }

    /// The total cost of these spaces.
    pub(super) fn cost(&self, spaces: Spaces) -> u8 {
        let numbers = &NUMBERS[self.side.index()];
        spaces.iter().map(|space| numbers[space.index()]).sum()
    }

    /// The number of tiles in hand that can be placed in each star: those of its color or, for a star of several
    /// colors, those of the most frequent color it still takes.
    pub(super) fn held(&self) -> [u8; Star::COUNT] {
        Star::ALL.map(|star| {
            let colors = self.board.open_colors(self.side, star);
            colors.iter().map(|color| self.hand[color]).max().unwrap_or(0)
        })
    }

    /// The cost of the empty spaces among these, beyond the tiles held for each star.
    pub(super) fn lacking(&self, spaces: Spaces, held: &[u8; Star::COUNT]) -> u8 {
        let mut missing = spaces - self.covered;
        let mut lacking = 0;
        while let Some(first) = missing.first() {
            let star = Star::ALL[first.index() / RING];
            let in_star = missing & star.spaces();
            lacking += self.cost(in_star).saturating_sub(held[star.index()]);
            missing = missing - in_star;
        }
        lacking
    }

    pub(super) fn ring(&self, star: Star) -> Ring {
        Ring::new(self.side, star, self.covered)
    }

    /// The color that a star takes, and its value when full. A star that takes any color is assumed to take the most
    /// frequent one in hand.
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

    /// The best star for tiles of this color: its own on the colored side.
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

    /// For each number from 1 to 4: how many of its spaces are empty, and the value of covering them all.
    pub(super) fn numbers(&self) -> impl Iterator<Item = (usize, f32)> {
        let covered = self.covered;
        self.numbered().map(move |(spaces, value)| ((spaces - covered).len(), value))
    }

    /// For each number from 1 to 4: its spaces, and the value of covering them all.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (Spaces, f32)> + use<> {
        NUMBERED[self.side.index()].iter().zip(NUMBER_VALUES).map(|(spaces, value)| (*spaces, f32::from(value)))
    }

    /// The number of tiles in hand of each color that the center star still takes.
    pub(super) fn for_center(&self) -> impl Iterator<Item = u8> {
        let full = self.board.is_full(Star::Center);
        let colors = self.board.open_colors(self.side, Star::Center);
        colors.iter().map(|color| self.hand[color]).filter(move |count| !full && *count > 0)
    }

    /// The number of tiles in hand that don't fit in any star.
    pub(super) fn useless(&self) -> u8 {
        Color::ALL.into_iter().filter(|color| self.star_for(*color).is_none()).map(|color| self.hand[color]).sum()
    }

    /// The number of bonus tiles for the structures completed by a tile on this space.
    pub(super) fn reward(&self, space: Space) -> u8 {
        let after = self.covered.with(space);
        let completed =
            STRUCTURES.iter().filter(|around| around.spaces.contains(space) && after.contains_all(around.spaces));
        completed.map(|structure| structure.reward).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{GameOptions, OptionValues};

    #[test]
    fn tiles_held_for_a_star_are_not_lacking() {
        let options = OptionValues::new().with_defaults(::summer_pavilion::Options::SPECS).read().unwrap();
        let game = SummerPavilion::new(&options);
        let board = PlayerBoard::new(&game, Seat::new(0));
        let ones = board.numbered().next().map_or(Spaces::NONE, |(spaces, _)| spaces);
        let (window, reward) = (STRUCTURES[0].spaces, STRUCTURES[0].reward);
        assert_eq!((board.lacking(ones, &[0; 7]), board.lacking(ones, &[2; 7])), (7, 0));
        assert_eq!((board.lacking(window, &[0; 7]), board.lacking(window, &[2; 7]), reward), (11, 9, 3));
        assert_eq!(board.held(), [0; 7]);
    }
}
