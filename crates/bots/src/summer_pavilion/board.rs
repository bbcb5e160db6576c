//! A player board, as used in the evaluation.

use super::stars::Ring;
use ::summer_pavilion::components::{MIXED_STAR_VALUE, NUMBERED, STAR_VALUES, STRUCTURES};
use ::summer_pavilion::{Board, BoardSide, Character, Color, Space, Spaces, Star, SummerPavilion, Tiles};
use game::{Game, Seat};

/// One player's board and tiles.
pub(super) struct PlayerBoard<'a> {
    pub(super) side: BoardSide,
    pub(super) covered: Spaces,
    pub(super) hand: Tiles,
    board: &'a Board,
    rings: [Ring; Star::COUNT],
}

impl<'a> PlayerBoard<'a> {
    pub(super) fn new(game: &'a SummerPavilion, seat: Seat) -> Self {
        let (player, side) = (game.player(seat), game.options().board);
        let covered = player.board.covered();
        let rings = Star::ALL.map(|star| Ring::new(side, star, covered));
        Self { side, covered, hand: player.hand, board: &player.board, rings }
    }

    /// The number of tiles in hand that can be placed in each star: those of its color or, for a star of several
    /// colors, those of the most frequent color it still takes.
    pub(super) fn held(&self) -> [u8; Star::COUNT] {
        Star::ALL.map(|star| match (self.side, star.color()) {
            (BoardSide::Colored, Some(color)) => self.hand[color],
            _ => self.open_colors(star).map(|color| self.hand[color]).max().unwrap_or(0),
        })
    }

    /// The colors that a star with an empty space takes.
    fn open_colors(&self, star: Star) -> impl Iterator<Item = Color> + use<> {
        self.board.open_colors(self.side, star).iter()
    }

    #[inline]
    pub(super) fn ring(&self, star: Star) -> Ring {
        self.rings[star.index()]
    }

    pub(super) fn rings(&self) -> &[Ring; Star::COUNT] {
        &self.rings
    }

    /// The star for tiles of each color.
    pub(super) fn stars(&self) -> [Option<Star>; Color::COUNT] {
        Color::ALL.map(|color| self.star_for(color))
    }

    /// The color that a star takes, and its value when full. A star that takes any color is assumed to take the most
    /// frequent one in hand.
    #[inline]
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
    #[inline]
    pub(super) fn star_for(&self, color: Color) -> Option<Star> {
        match self.side {
            BoardSide::Colored => Some(Star::ALL[color.index()]).filter(|own| !self.covered.contains_all(own.spaces())),
            BoardSide::Plain => self.most_advanced(color),
        }
    }

    /// Among the stars that take this color.
    fn most_advanced(&self, color: Color) -> Option<Star> {
        let takes =
            |star: &Star| !self.board.is_full(*star) && self.board.open_colors(self.side, *star).contains(color);
        let progress = |star: &Star| (self.board.hues(*star).single() == Some(color), self.ring(*star).cost());
        Star::ALL.into_iter().filter(takes).max_by_key(progress)
    }

    /// For each number from 1 to 4: the number of its spaces that are empty.
    pub(super) fn missing(&self) -> impl Iterator<Item = usize> {
        NUMBERED[self.side.index()].iter().map(|spaces| (*spaces - self.covered).len())
    }

    /// The number of tiles in hand of each color that the center star still takes.
    pub(super) fn for_center(&self) -> impl Iterator<Item = u8> {
        let full = self.board.is_full(Star::Center);
        self.open_colors(Star::Center).map(|color| self.hand[color]).filter(move |count| !full && *count > 0)
    }

    /// The most points that one tile in the center star can score if it costs at most this many.
    pub(super) fn center_run(&self, tiles: u8) -> u8 {
        self.ring(Star::Center).best_run(tiles)
    }

    /// The number of bonus tiles for the structures completed by a tile on this space.
    pub(super) fn reward(&self, space: Space) -> u8 {
        let after = self.covered.with(space);
        let completed =
            STRUCTURES.iter().filter(|around| around.spaces.contains(space) && after.contains_all(around.spaces));
        completed.map(|structure| structure.reward).sum()
    }
}
