//! Actions, and the clicks that lead to them.

use super::space::Space;
use super::tile::{Color, Source, Tiles};

/// A player's move. Aligned to its size, so that lists of actions can be moved word by word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Action)]
#[repr(align(8))]
pub enum Action {
    /// Take all tiles of a color, plus a joker if there is one.
    #[notation("take {source} {color}")]
    Take { source: Source, color: Color },
    /// Place a tile of this color on a space, paying `jokers` of its price in jokers.
    #[notation("place {space} {color} {jokers}")]
    Place { space: Space, color: Color, jokers: u8 },
    /// Take these tiles from the supply.
    #[notation("bonus {tiles}")]
    #[text(unless(tiles) = "action-bonus-none")]
    Bonus(Tiles),
    /// Pass, keeping these tiles.
    #[notation("pass {tiles}")]
    #[text(unless(tiles) = "action-pass-none")]
    Pass(Tiles),
}

/// One click on the path to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Part)]
pub enum Part {
    /// A factory, or the center of the table.
    #[notation("source:{source}")]
    Source(Source),
    /// A space on the player's own board.
    #[notation("space:{space}")]
    Space(Space),
    /// A color, or one tile of that color.
    #[notation("color:{color}")]
    Color(Color),
    /// The number of jokers paid, 0 to 5.
    #[notation("jokers:{jokers}")]
    #[text("part-jokers")]
    Jokers(u8),
    /// The tiles to keep follow.
    #[notation("pass")]
    Pass,
}
