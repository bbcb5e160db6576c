//! The components as data for the page.

use crate::chapters::{citizens, trade, workshops};
use crate::components::{
    BONUS_VALUES, COMMONERS, DIAMONDS, FITTING_SYMBOL_FACTOR, FLEET_POINTS, GOLD_DIAMONDS, GOODS, GROUP_POINTS,
    HAND_SIZE, HOUSES, LEVEL_POINTS, LEVEL_SIZES, NOBLES, PIGMENTS_GROUP_POINTS, POINTS_FOR_EMPTY_DISPLAY, ROWS,
    SEA_TRACK, SHIPS_PER_ROW, TrackSpace, VALUES_FOR_BONUS, VALUES_FOR_EXTRA_CARD, WORKSHOPS, Workshop,
};
use crate::masterworks::seen::Components as MasterworksComponents;
use crate::state::MilleFiori;
use crate::vocabulary::{Area, BASE_DECK, BoardSpace, BonusRow, Card, Space, Symbol};
use game::{Text, ToText};
use serde::Serialize;

/// Everything printed on the board and the cards.
#[derive(Serialize)]
struct Components {
    areas: Vec<AreaComponent>,
    workshops: Workshops,
    houses: &'static [u8],
    /// Rewards for distinct house values, ascending.
    house_goals: Vec<HouseGoal>,
    pyramids: Pyramids,
    trade: Trade,
    sea_track: &'static [TrackSpace],
    bonus: Bonus,
    cards: Vec<CardComponent>,
    hand_size: usize,
    /// Points awarded instead of an extra card if the display is empty.
    empty_display: u8,
    diamonds: u8,
    masterworks: MasterworksComponents,
}

#[derive(Serialize)]
struct AreaComponent {
    area: Area,
    /// Number of spaces, numbered from 0.
    spaces: usize,
    /// Each space's name.
    names: Vec<Text>,
    /// The symbol printed on each space, if any.
    symbols: Vec<Option<Symbol>>,
    /// Whether the spaces are filled in order.
    in_order: bool,
}

#[derive(Serialize)]
struct Workshops {
    cells: &'static [Workshop],
    /// The three hexagons around each gold diamond.
    gold_diamonds: &'static [[Space; 3]],
    materials: Vec<Material>,
}

#[derive(Serialize)]
struct Material {
    symbol: Symbol,
    /// Points per diamond in a group if the new one is on this material.
    points: u8,
}

#[derive(Serialize)]
struct HouseGoal {
    values: usize,
    gives: &'static str,
}

#[derive(Serialize)]
struct Pyramids {
    /// Points in the base, middle and top level.
    levels: &'static [u8],
    /// Number of spaces in each level.
    level_sizes: &'static [usize],
    /// Multiplier if the space shows the card's symbol.
    fitting_factor: u8,
    /// The spaces with a gold diamond, which earn an extra card.
    gold_diamonds: Vec<Space>,
}

#[derive(Serialize)]
struct Trade {
    /// One column per good.
    goods: &'static [Symbol],
    rows: usize,
    ships_per_row: usize,
    /// Points per diamond in a full fleet, indexed by the number of goods in its row.
    fleet_points: &'static [u8],
}

#[derive(Serialize)]
struct Bonus {
    rows: &'static [BonusRow],
    values: &'static [u8],
    /// Number of distinct symbols or values needed for each row.
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
            workshops: Workshops {
                cells: &WORKSHOPS,
                gold_diamonds: &GOLD_DIAMONDS,
                materials: workshops::MATERIALS.map(|(symbol, _)| material(symbol)).into(),
            },
            houses: &HOUSES,
            house_goals: house_goals(),
            pyramids: Pyramids {
                levels: &LEVEL_POINTS,
                level_sizes: &LEVEL_SIZES,
                fitting_factor: FITTING_SYMBOL_FACTOR,
                gold_diamonds: tops(),
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
    let spaces = area.all_spaces();
    AreaComponent {
        area,
        spaces: area.spaces(),
        names: spaces.iter().map(|space| BoardSpace { area, space }.text()).collect(),
        symbols: spaces.iter().map(|space| symbol(area, space)).collect(),
        in_order: area == Area::Houses,
    }
}

fn symbol(area: Area, space: Space) -> Option<Symbol> {
    match area {
        Area::Workshops => Some(WORKSHOPS[space.index()].symbol),
        Area::Nobles => Some(NOBLES[space.index()]),
        Area::Commoners => Some(COMMONERS[space.index()]),
        Area::Trade => Some(GOODS[trade::column(space)]),
        Area::Houses | Area::Harbor => None,
    }
}

fn material(symbol: Symbol) -> Material {
    let points = if symbol == Symbol::Pigments { PIGMENTS_GROUP_POINTS } else { GROUP_POINTS };
    Material { symbol, points }
}

fn tops() -> Vec<Space> {
    let spaces = Area::Nobles.all_spaces();
    spaces.iter().filter(|space| citizens::level(*space) + 1 == LEVEL_SIZES.len()).collect()
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
