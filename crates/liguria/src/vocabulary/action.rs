//! Actions, and the clicks that lead to them.

use super::{
    Card, Color, Cubes, Diplomat, Diplomats, HarborTile, Heading, Knight, Knights, Picks, Row, RowPlace, Space,
};
use arrayvec::ArrayVec;
use std::num::NonZeroU8;

/// A player's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Action)]
pub enum Action {
    /// Put the merchant on a stall.
    #[notation("market {space}")]
    Market(Space),
    /// Take these tiles from the row.
    #[notation("tiles {places}")]
    #[text("action-tiles-numbered")]
    Tiles(Picks),
    /// Take a card from the offer.
    #[notation("card {card}")]
    Card(Card),
    /// Turn over a tile in the player's own harbor.
    #[notation("upgrade {tile}", expected = "expected-harbor-tile")]
    Upgrade(HarborTile),
    /// Forfeit the remaining brown arrows.
    #[notation("upgrade none")]
    UpgradeNone,
    /// Move the ship, with a stopover after `stop` steps if given.
    #[notation("sail {heading} {steps} [stop {stop}]")]
    #[text(when(stop) = "action-sail-stop")]
    Sail { heading: Heading, steps: u8, stop: Option<NonZeroU8> },
    /// Don't move in the final movement.
    #[notation("stay")]
    Stay,
    /// Put knights on an island without knights.
    #[notation("land {tiles}")]
    Land(Knights),
    /// Put knights on an island in place of another player's.
    #[notation("conquer {tiles}")]
    Conquer(Knights),
    /// Load these cubes.
    #[notation("load {cubes}")]
    #[text(unless(cubes) = "action-load-none")]
    Load(Cubes),
    /// Put diplomat tiles on this row's field.
    #[notation("diplomat {row} {tiles}")]
    Diplomat { row: Row, tiles: Diplomats },
    /// Don't land, conquer or place a diplomat.
    #[notation("skip")]
    Skip,
    /// Reverse the heading after the move.
    #[notation("turn")]
    Turn,
    /// Keep the heading after the move.
    #[notation("keep")]
    Keep,
}

/// One click on the path to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Part)]
pub enum Part {
    /// A stall in the market street.
    #[notation("space:{space}")]
    Space(Space),
    /// A tile in the row, counted from the left.
    #[notation("tile:{number}")]
    #[text("row-place")]
    RowTile(RowPlace),
    /// A card on offer.
    #[notation("card:{card}")]
    Card(Card),
    /// A kind of tile in the player's own harbor.
    #[notation("harbor:{tile}")]
    HarborTile(HarborTile),
    /// No further upgrades.
    #[notation("upgrade-none")]
    #[text("action-upgrade-none")]
    UpgradeNone,
    /// A direction and a number of steps, at least 1.
    #[notation("route:{heading}-{steps}")]
    #[text("action-sail")]
    Route(Heading, u8),
    /// The number of steps to a stopover, at least 1.
    #[notation("stop:{stop}")]
    #[text("part-stop")]
    Stop(NonZeroU8),
    /// Stay where the ship is, in the final movement.
    #[notation("stay")]
    #[text("action-stay")]
    Stay,
    /// A number of knights of one kind, at least 1.
    #[notation("knights:{tile}x{count}")]
    Knights(Knight, u8),
    /// A cube to load.
    #[notation("cube:{color}")]
    #[text("part-cube")]
    Cube(Color),
    /// Load no cubes.
    #[notation("no-cube")]
    #[text("action-load-none")]
    NoCube,
    /// The diplomat field of this row.
    #[notation("field:{row}")]
    #[text("part-field")]
    Field(Row),
    /// A diplomat tile to pay with.
    #[notation("diplomat:{tile}")]
    Diplomat(Diplomat),
    /// Use neither knights nor a diplomat.
    #[notation("skip")]
    #[text("action-skip")]
    Skip,
    /// Reverse the heading after the move.
    #[notation("turn")]
    #[text("action-turn")]
    Turn,
    /// Keep the heading after the move.
    #[notation("keep")]
    #[text("action-keep")]
    Keep,
}

impl Action {
    /// Returns the clicks that lead to this action.
    pub(crate) fn parts(self) -> ArrayVec<Part, 8> {
        let only = |part| ArrayVec::from_iter([part]);
        match self {
            Action::Market(space) => only(Part::Space(space)),
            Action::Tiles(picks) => picks.iter().map(Part::RowTile).collect(),
            Action::Card(card) => only(Part::Card(card)),
            Action::Upgrade(tile) => only(Part::HarborTile(tile)),
            Action::UpgradeNone => only(Part::UpgradeNone),
            Action::Sail { heading, steps, stop } => {
                [Part::Route(heading, steps)].into_iter().chain(stop.map(Part::Stop)).collect()
            }
            Action::Stay => only(Part::Stay),
            Action::Land(knights) | Action::Conquer(knights) => {
                knights.counted().map(|(knight, count)| Part::Knights(knight, count)).collect()
            }
            Action::Load(cubes) if cubes.is_empty() => only(Part::NoCube),
            Action::Load(cubes) => cubes.each().map(Part::Cube).collect(),
            Action::Diplomat { row, tiles } => {
                [Part::Field(row)].into_iter().chain(tiles.each().map(Part::Diplomat)).collect()
            }
            Action::Skip => only(Part::Skip),
            Action::Turn => only(Part::Turn),
            Action::Keep => only(Part::Keep),
        }
    }
}
