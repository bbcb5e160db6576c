//! What is in the box, listed for whoever draws it.

use crate::card::Card;
use crate::cards::Cards;
use crate::components::{
    Area, BONUS_VALUES, BonusRow, COMMONERS, DIAMONDS, FLEET_POINTS, GOLD_DIAMONDS, GOODS, HOUSES, LEVEL_POINTS,
    NOBLES, ROWS, SEA_TRACK, SHIPS_PER_ROW, Symbol, WORKSHOPS,
};
use crate::masterworks::drawing::NewComponents;
use crate::state::MilleFiori;
use serde::Serialize;

/// Everything printed on board and cards.
#[derive(Serialize)]
struct Components {
    areas: Vec<AreaComponent>,
    workshops: Workshops,
    houses: &'static [u8],
    pyramids: Pyramids,
    trade: Trade,
    sea_track: Vec<SeaSpaceComponent>,
    bonus: Bonus,
    cards: Vec<CardComponent>,
    diamonds: u8,
    masterworks: NewComponents,
}

#[derive(Serialize)]
struct AreaComponent {
    area: Area,
    /// Spaces are numbered from 0.
    spaces: u8,
}

#[derive(Serialize)]
struct Workshops {
    cells: Vec<CellComponent>,
    /// The three cells around each gold diamond.
    gold_diamonds: &'static [[u8; 3]],
}

#[derive(Serialize)]
struct CellComponent {
    /// From the top.
    row: i8,
    /// In half cells from the left.
    x: i8,
    symbol: Symbol,
}

#[derive(Serialize)]
struct Pyramids {
    nobles: &'static [Symbol],
    commoners: &'static [Symbol],
    /// Points at the base, in the middle and at the top.
    levels: &'static [u8],
}

#[derive(Serialize)]
struct Trade {
    /// The columns.
    goods: &'static [Symbol],
    rows: usize,
    ships_per_row: usize,
    /// Points for each diamond of a full fleet, by the number of goods in its row.
    fleet_points: &'static [u8],
}

#[derive(Serialize)]
struct SeaSpaceComponent {
    points: u8,
    extra_card: bool,
}

#[derive(Serialize)]
struct Bonus {
    rows: &'static [BonusRow],
    values: &'static [u8],
}

#[derive(Serialize)]
struct CardComponent {
    card: String,
    area: Area,
    symbol: Option<Symbol>,
    wheel: u8,
    count: usize,
}

impl game::Drawable for MilleFiori {
    fn components() -> impl Serialize {
        Components {
            areas: Area::ALL.map(|area| AreaComponent { area, spaces: area.spaces() }).into(),
            workshops: workshops(),
            houses: &HOUSES,
            pyramids: Pyramids { nobles: &NOBLES, commoners: &COMMONERS, levels: &LEVEL_POINTS },
            trade: Trade { goods: &GOODS, rows: ROWS, ships_per_row: SHIPS_PER_ROW, fleet_points: &FLEET_POINTS },
            sea_track: SEA_TRACK.map(|s| SeaSpaceComponent { points: s.points, extra_card: s.extra_card }).into(),
            bonus: Bonus { rows: &BonusRow::ALL, values: &BONUS_VALUES },
            cards: cards(),
            diamonds: DIAMONDS,
            masterworks: NewComponents::list(),
        }
    }
}

fn workshops() -> Workshops {
    let cells = WORKSHOPS.iter().map(|cell| CellComponent { row: cell.row, x: cell.x, symbol: cell.symbol });
    Workshops { cells: cells.collect(), gold_diamonds: &GOLD_DIAMONDS }
}

fn cards() -> Vec<CardComponent> {
    let component = |card: Card| {
        let count = Cards::BASE.count(card);
        let area = card.area()?;
        Some(CardComponent { card: card.to_string(), area, symbol: card.symbol(), wheel: card.wheel(), count })
    };
    Cards::BASE.kinds().filter_map(component).collect()
}
