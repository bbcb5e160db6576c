//! Names of things on the table, as messages of the text files.

use crate::chapters::market::Space;
use crate::state::Step;
use crate::vocabulary::cubes::{Color, Cubes};
use crate::vocabulary::ring::{Heading, Place};
use crate::vocabulary::ship_card::{Card, Cards};
use crate::vocabulary::tile::Tile;
use crate::vocabulary::tile_row::Picks;
use game::Text;

pub(crate) fn heading(heading: Heading) -> Text {
    Text::new(match heading {
        Heading::Clockwise => "heading-clockwise",
        Heading::Counterclockwise => "heading-counterclockwise",
    })
}

pub(crate) fn place(place: Place) -> Text {
    Text::new("place").with("number", place.number())
}

/// An island by its color and its prestige marker.
pub(crate) fn island(color: Color, prestige: u8) -> Text {
    Text::new("island").with("color", color.text()).with("prestige", prestige)
}

/// A space of the street with what it gives, so that it can be told from the others.
pub(crate) fn space(space: Space) -> Text {
    let stall = space.stall();
    Text::new("space").with("number", space.number()).with("tiles", stall.tiles).with("coins", stall.coins)
}

/// Places of the row, counted from 0 as notation and sketch do.
pub(crate) fn row_places(picks: Picks) -> Vec<Text> {
    picks.indices().map(|index| Text::new("row-number").with("number", index)).collect()
}

pub(crate) fn tiles(tiles: impl IntoIterator<Item = Tile>) -> Vec<Text> {
    tiles.into_iter().map(Tile::text).collect()
}

/// Each kind with its number.
pub(crate) fn counted_tiles(tiles: impl IntoIterator<Item = (Tile, usize)>) -> Vec<Text> {
    let counted = tiles.into_iter().map(|(tile, count)| match count {
        1 => tile.text(),
        _ => Text::new("counted").with("count", count).with("what", tile.text()),
    });
    counted.collect()
}

pub(crate) fn cards(cards: Cards) -> Vec<Text> {
    cards.iter().map(Card::text).collect()
}

/// Each color with its number; `none` if there are no cubes.
pub(crate) fn cubes(cubes: Cubes) -> Vec<Text> {
    if cubes.is_empty() {
        return vec![Text::new("cubes-none")];
    }
    let there = Color::ALL.into_iter().filter(|color| cubes[*color] > 0);
    there.map(|color| Text::new("cubes").with("count", cubes[color]).with("color", color.text())).collect()
}

/// What is to be decided.
pub(crate) fn awaited(step: Step) -> Text {
    Text::new(match step {
        Step::DrawOrder => "awaited-order",
        Step::DrawIslands => "awaited-islands",
        Step::DrawCubes => "awaited-cubes",
        Step::DrawTiles => "awaited-tiles",
        Step::DrawCards => "awaited-cards",
        Step::PlaceMerchant => "awaited-market",
        Step::TakeTiles => "awaited-take-tiles",
        Step::TakeCard => "awaited-take-card",
        Step::Upgrade { .. } => "awaited-upgrade",
        Step::Sail => "awaited-sail",
        Step::Land => "awaited-land",
        Step::Conquer => "awaited-conquer",
        Step::Load(_) => "awaited-load",
        Step::PlaceDiplomat => "awaited-diplomat",
        Step::TurnAround => "awaited-turn",
        Step::SailHome => "awaited-sail-home",
        Step::Over => "awaited-nothing",
    })
}
