//! What a player does, and the clicks that lead to it.

use super::space::Space;
use super::tile::{Color, Source, Tiles};

/// What a player does. Aligned to its size, so that lists of actions are moved word by word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Action)]
#[repr(align(8))]
pub enum Action {
    /// Take all tiles of a color, and what goes with them.
    #[notation("take {source} {color}")]
    Take { source: Source, color: Color },
    /// Place a tile of this color on a space, paying `jokers` of its price with jokers.
    #[notation("place {space} {color} {jokers}")]
    Place { space: Space, color: Color, jokers: u8 },
    /// Take these tiles from the supply.
    #[notation("bonus {tiles}")]
    #[text(unless(tiles) = "action-bonus-none")]
    Bonus(Tiles),
    /// Pass, and keep these tiles.
    #[notation("pass {tiles}")]
    #[text(unless(tiles) = "action-pass-none")]
    Pass(Tiles),
}

/// One click on the way to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Part)]
pub enum Part {
    #[notation("source:{source}")]
    Source(Source),
    #[notation("space:{space}")]
    Space(Space),
    /// A color, or one tile of it.
    #[notation("color:{color}")]
    Color(Color),
    /// How many jokers are paid.
    #[notation("jokers:{jokers}")]
    #[text("part-jokers")]
    Jokers(u8),
    #[notation("pass")]
    Pass,
}
