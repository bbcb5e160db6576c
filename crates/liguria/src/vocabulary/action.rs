//! What a player does, and the clicks that lead to it.

use crate::chapters::market::Space;
use crate::vocabulary::cubes::{Color, Cubes};
use crate::vocabulary::hands::{Diplomats, Knights};
use crate::vocabulary::pieces::{Diplomat, HarborTile, Knight, Row};
use crate::vocabulary::ring::Heading;
use crate::vocabulary::ship_card::Card;
use crate::vocabulary::text;
use crate::vocabulary::tile::Tile;
use crate::vocabulary::tile_row::Picks;
use arrayvec::ArrayVec;
use game::Text;
use std::num::NonZeroU8;

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Put the merchant on a space of the street.
    Market(Space),
    /// Take these tiles of the row.
    Tiles(Picks),
    /// Take a card of the offer.
    Card(Card),
    /// Turn over a tile of the own harbor.
    Upgrade(HarborTile),
    /// Let the brown arrows lapse.
    UpgradeNone,
    Sail(Course),
    /// Don't move in the final movement.
    Stay,
    /// Put knights on an island without knights.
    Land(Knights),
    /// Put knights on an island in place of another player's.
    Conquer(Knights),
    /// Load these cubes.
    Load(Cubes),
    /// Lay diplomat tiles on the field of this row.
    Diplomat {
        row: Row,
        tiles: Diplomats,
    },
    /// Neither land nor conquer, or place no diplomat.
    Skip,
    /// Reverse the heading after the move.
    Turn,
    /// Keep the heading after the move.
    Keep,
}

/// A move of the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Course {
    pub heading: Heading,
    pub steps: u8,
    /// After so many steps the ship makes a stop-over.
    pub stop: Option<NonZeroU8>,
}

impl game::ToText for Action {
    fn text(&self) -> Text {
        match *self {
            Action::Market(space) => Text::new("action-market").with("space", text::space(space)),
            Action::Tiles(picks) => Text::new("action-tiles").with("places", text::row_places(picks)),
            Action::Card(card) => Text::new("action-card").with("card", card.text()),
            Action::Upgrade(tile) => Text::new("action-upgrade").with("tile", Tile::from(tile).text()),
            Action::UpgradeNone => Text::new("action-upgrade-none"),
            Action::Sail(course) => course.text(),
            Action::Stay => Text::new("action-stay"),
            Action::Land(knights) => Text::new("action-land").with("tiles", text::tiles(knights.tiles())),
            Action::Conquer(knights) => Text::new("action-conquer").with("tiles", text::tiles(knights.tiles())),
            Action::Load(cubes) if cubes.is_empty() => Text::new("action-load-none"),
            Action::Load(cubes) => Text::new("action-load").with("cubes", text::cubes(cubes)),
            Action::Diplomat { row, tiles } => {
                Text::new("action-diplomat").with("row", row.text()).with("tiles", text::tiles(tiles.tiles()))
            }
            Action::Skip => Text::new("action-skip"),
            Action::Turn => Text::new("action-turn"),
            Action::Keep => Text::new("action-keep"),
        }
    }
}

impl game::Action for Action {}

impl Course {
    fn text(self) -> Text {
        let key = if self.stop.is_some() { "action-sail-stop" } else { "action-sail" };
        let text = Text::new(key).with("heading", text::heading(self.heading)).with("steps", self.steps);
        match self.stop {
            Some(stop) => text.with("stop", stop.get()),
            None => text,
        }
    }
}

/// One click on the way to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    Space(Space),
    /// A tile of the row, by its index.
    RowTile(u8),
    Card(Card),
    HarborTile(HarborTile),
    UpgradeNone,
    /// A direction and a number of steps.
    Route(Heading, u8),
    /// A stop-over after so many steps.
    Stop(u8),
    Stay,
    /// So many knights of a kind.
    Knights(Knight, u8),
    Cube(Color),
    NoCube,
    Field(Row),
    Diplomat(Diplomat),
    Skip,
    Turn,
    Keep,
}

impl game::ToText for Part {
    fn text(&self) -> Text {
        match *self {
            Part::Space(space) => text::space(space),
            Part::RowTile(index) => Text::new("row-place").with("number", index),
            Part::Card(card) => card.text(),
            Part::HarborTile(tile) => Tile::from(tile).text(),
            Part::UpgradeNone => Text::new("action-upgrade-none"),
            Part::Route(heading, steps) => Course { heading, steps, stop: None }.text(),
            Part::Stop(stop) => Text::new("part-stop").with("stop", stop),
            Part::Stay => Text::new("action-stay"),
            Part::Knights(knight, count) => {
                Text::new("part-knights").with("count", count).with("tile", Tile::from(knight).text())
            }
            Part::Cube(color) => Text::new("part-cube").with("color", color.text()),
            Part::NoCube => Text::new("action-load-none"),
            Part::Field(row) => Text::new("part-field").with("row", row.text()),
            Part::Diplomat(diplomat) => Tile::from(diplomat).text(),
            Part::Skip => Text::new("action-skip"),
            Part::Turn => Text::new("action-turn"),
            Part::Keep => Text::new("action-keep"),
        }
    }
}

impl game::Part for Part {}

impl Action {
    /// The clicks that lead to it.
    pub(crate) fn parts(self) -> ArrayVec<Part, 8> {
        let only = |part| ArrayVec::from_iter([part]);
        match self {
            Action::Market(space) => only(Part::Space(space)),
            Action::Tiles(picks) => picks.indices().map(|index| Part::RowTile(index as u8)).collect(),
            Action::Card(card) => only(Part::Card(card)),
            Action::Upgrade(tile) => only(Part::HarborTile(tile)),
            Action::UpgradeNone => only(Part::UpgradeNone),
            Action::Sail(Course { heading, steps, stop }) => {
                let stop = stop.map(|stop| Part::Stop(stop.get()));
                [Part::Route(heading, steps)].into_iter().chain(stop).collect()
            }
            Action::Stay => only(Part::Stay),
            Action::Land(knights) | Action::Conquer(knights) => {
                let counts = Knight::ALL.map(|knight| (knight, knights.count(knight)));
                let chosen = counts.into_iter().filter(|(_, count)| *count > 0);
                chosen.map(|(knight, count)| Part::Knights(knight, count)).collect()
            }
            Action::Load(cubes) if cubes.is_empty() => only(Part::NoCube),
            Action::Load(cubes) => cubes.each().map(Part::Cube).collect(),
            Action::Diplomat { row, tiles } => {
                let times = |tile| std::iter::repeat_n(Part::Diplomat(tile), usize::from(tiles.count(tile)));
                [Part::Field(row)].into_iter().chain(Diplomat::ALL.into_iter().flat_map(times)).collect()
            }
            Action::Skip => only(Part::Skip),
            Action::Turn => only(Part::Turn),
            Action::Keep => only(Part::Keep),
        }
    }
}
