//! What is in the box, listed for whoever draws it.

use crate::chapters::{citizens, workshops};
use crate::components::{
    BONUS_VALUES, COMMONERS, DIAMONDS, FLEET_POINTS, GOLD_DIAMONDS, GOODS, HAND_SIZE, HOUSES, LEVEL_POINTS,
    LEVEL_SIZES, NOBLES, POINTS_FOR_EMPTY_DISPLAY, ROWS, SEA_TRACK, SHIPS_PER_ROW, TrackSpace, VALUES_FOR_BONUS,
    VALUES_FOR_EXTRA_CARD, WORKSHOPS, Workshop,
};
use crate::masterworks::seen::Components as MasterworksComponents;
use crate::state::MilleFiori;
use crate::vocabulary::{Area, BASE_DECK, BoardSpace, BonusRow, Card, Space, Symbol};
use game::{Text, ToText};
use serde::Serialize;

/// Everything printed on board and cards.
#[derive(Serialize)]
struct Components {
    areas: Vec<AreaComponent>,
    workshops: Workshops,
    houses: &'static [u8],
    /// What so many different values of houses earn, ascending.
    house_goals: Vec<HouseGoal>,
    pyramids: Pyramids,
    trade: Trade,
    sea_track: &'static [TrackSpace],
    bonus: Bonus,
    cards: Vec<CardComponent>,
    hand_size: usize,
    /// Points instead of an extra card, if the display is empty.
    empty_display: u8,
    diamonds: u8,
    masterworks: MasterworksComponents,
}

#[derive(Serialize)]
struct AreaComponent {
    area: Area,
    /// Spaces are numbered from 0.
    spaces: usize,
    /// What each of them is called.
    names: Vec<Text>,
}

#[derive(Serialize)]
struct Workshops {
    cells: &'static [Workshop],
    /// The three cells around each gold diamond.
    gold_diamonds: &'static [[Space; 3]],
}

#[derive(Serialize)]
struct HouseGoal {
    values: usize,
    gives: &'static str,
}

#[derive(Serialize)]
struct Pyramids {
    nobles: &'static [Symbol],
    commoners: &'static [Symbol],
    /// Points at the base, in the middle and at the top.
    levels: &'static [u8],
    /// How many spaces these have.
    level_sizes: &'static [usize],
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
struct Bonus {
    rows: &'static [BonusRow],
    values: &'static [u8],
    /// How many different symbols or values each row takes.
    needed: Vec<usize>,
}

#[derive(Serialize)]
struct CardComponent {
    card: Card,
    area: Area,
    symbol: Option<Symbol>,
    wheel: u8,
    count: usize,
    name: Text,
}

impl game::Drawable for MilleFiori {
    fn components() -> impl Serialize {
        Components {
            areas: Area::ALL.map(area).into(),
            workshops: Workshops { cells: &WORKSHOPS, gold_diamonds: &GOLD_DIAMONDS },
            houses: &HOUSES,
            house_goals: house_goals(),
            pyramids: Pyramids {
                nobles: &NOBLES,
                commoners: &COMMONERS,
                levels: &LEVEL_POINTS,
                level_sizes: &LEVEL_SIZES,
            },
            trade: Trade { goods: &GOODS, rows: ROWS, ships_per_row: SHIPS_PER_ROW, fleet_points: &FLEET_POINTS },
            sea_track: &SEA_TRACK,
            bonus: Bonus { rows: &BonusRow::ALL, values: &BONUS_VALUES, needed: BonusRow::ALL.map(needed).into() },
            cards: BASE_DECK.kinds().filter_map(card).collect(),
            hand_size: HAND_SIZE,
            empty_display: POINTS_FOR_EMPTY_DISPLAY,
            diamonds: DIAMONDS,
            masterworks: MasterworksComponents::list(),
        }
    }
}

fn area(area: Area) -> AreaComponent {
    let names = area.all_spaces().iter().map(|space| BoardSpace { area, space }.text()).collect();
    AreaComponent { area, spaces: area.spaces(), names }
}

fn house_goals() -> Vec<HouseGoal> {
    let extra_cards = VALUES_FOR_EXTRA_CARD.map(|values| HouseGoal { values, gives: "extra-card" });
    let bonus = HouseGoal { values: VALUES_FOR_BONUS, gives: "bonus" };
    let mut goals: Vec<HouseGoal> = extra_cards.into_iter().chain([bonus]).collect();
    goals.sort_by_key(|goal| goal.values);
    goals
}

fn needed(row: BonusRow) -> usize {
    match row {
        BonusRow::Workshops => workshops::MATERIALS.len(),
        BonusRow::Houses => VALUES_FOR_BONUS,
        BonusRow::Nobles => citizens::NOBLES_BY_SYMBOL.len(),
        BonusRow::Commoners => citizens::COMMONERS_BY_SYMBOL.len(),
        BonusRow::Trade => GOODS.len(),
    }
}

fn card(card: Card) -> Option<CardComponent> {
    Some(CardComponent {
        card,
        area: card.area()?,
        symbol: card.symbol(),
        wheel: card.wheel(),
        count: BASE_DECK.count(card),
        name: card.text(),
    })
}
