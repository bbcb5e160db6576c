//! What a player does, and the clicks that lead to it.

use crate::chapters::acquire::Source;
use crate::vocabulary::color::Color;
use crate::vocabulary::space::Space;
use crate::vocabulary::text;
use crate::vocabulary::tiles::Tiles;
use game::Text;

/// What a player does. Aligned to its size, so that lists of actions are moved word by word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(align(8))]
pub enum Action {
    /// Take all tiles of a color, and what goes with them.
    Take { source: Source, color: Color },
    /// Lay a tile of this color on a space, and pay with so many jokers among the other tiles.
    Place { space: Space, color: Color, jokers: u8 },
    /// Take these tiles from the supply.
    Bonus(Tiles),
    /// Pass, and keep these tiles.
    Pass(Tiles),
}

impl game::ToText for Action {
    fn text(&self) -> Text {
        match *self {
            Action::Take { source, color } => {
                Text::new("action-take").with("color", text::color(color)).with("source", text::source(source))
            }
            Action::Place { space, color, jokers } => Text::new("action-place")
                .with("color", text::color(color))
                .with("space", text::space(space))
                .with("jokers", jokers),
            Action::Bonus(tiles) => text::with_tiles(["action-bonus", "action-bonus-none"], "tiles", tiles),
            Action::Pass(kept) => text::with_tiles(["action-pass", "action-pass-none"], "tiles", kept),
        }
    }
}

impl game::Action for Action {}

/// One click on the way to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    Source(Source),
    Space(Space),
    /// A color, or one tile of it.
    Color(Color),
    /// How many jokers are paid.
    Jokers(u8),
    Pass,
}

impl game::ToText for Part {
    fn text(&self) -> Text {
        match *self {
            Part::Source(source) => text::source(source),
            Part::Space(space) => text::space(space),
            Part::Color(color) => text::color(color),
            Part::Jokers(jokers) => Text::new("part-jokers").with("jokers", jokers),
            Part::Pass => Text::new("part-pass"),
        }
    }
}

impl game::Part for Part {}
