//! The numbering of clicks.

use liguria::components::{PRINTED_WHEELS, ROW_LIMIT, SHIP_CARDS, TILE_COUNTS, WHEEL_SIDES};
use liguria::{Action, Card, Color, Diplomat, HarborTile, Heading, Knight, Part, Row, RowPlace, Space};
use std::num::NonZeroU8;

/// The most steps a ship can sail: with a full row of upgraded wheels and the best card.
const MOST_STEPS: usize = (PRINTED_WHEELS + ROW_LIMIT * WHEEL_SIDES.back + most_wheels()) as usize;

const fn most_wheels() -> u8 {
    let (mut most, mut card) = (0, 0);
    while card < SHIP_CARDS.len() {
        if SHIP_CARDS[card].wheels > most {
            most = SHIP_CARDS[card].wheels;
        }
        card += 1;
    }
    most
}

/// Number of knights of each kind, and the first click number for each.
const KNIGHTS: [usize; Knight::COUNT] = [TILE_COUNTS[6] as usize, TILE_COUNTS[7] as usize, TILE_COUNTS[8] as usize];
const FIRST_KNIGHT: [usize; Knight::COUNT] = [KNIGHT, KNIGHT + KNIGHTS[0], KNIGHT + KNIGHTS[0] + KNIGHTS[1]];

const ROW_TILE: usize = 0;
const ROUTE: usize = ROW_TILE + RowPlace::COUNT;
const KNIGHT: usize = ROUTE + Heading::COUNT * MOST_STEPS;
const CUBE: usize = KNIGHT + KNIGHTS[0] + KNIGHTS[1] + KNIGHTS[2];
const FIELD: usize = CUBE + Color::COUNT;
const DIPLOMAT: usize = FIELD + Row::COUNT;
pub(super) const OPENING: usize = DIPLOMAT + Diplomat::COUNT;
const STALL: usize = OPENING;
const CARD: usize = STALL + Space::COUNT;
const HARBOR_TILE: usize = CARD + Card::COUNT;
const STOP: usize = HARBOR_TILE + HarborTile::COUNT;
const PLAIN: usize = STOP + MOST_STEPS - 1;
pub(super) const COUNT: usize = PLAIN + PLAIN_PARTS.len();

/// The clicks that don't select a piece.
const PLAIN_PARTS: [Part; 6] = [Part::UpgradeNone, Part::Stay, Part::NoCube, Part::Skip, Part::Turn, Part::Keep];

#[inline]
pub(super) fn number(part: Part) -> usize {
    match part {
        Part::RowTile(place) => ROW_TILE + place.index(),
        Part::Route(heading, steps) => ROUTE + heading.index() * MOST_STEPS + usize::from(steps) - 1,
        Part::Knights(knight, count) => FIRST_KNIGHT[knight.index()] + usize::from(count) - 1,
        Part::Cube(color) => CUBE + color.index(),
        Part::Field(row) => FIELD + row.index(),
        Part::Diplomat(diplomat) => DIPLOMAT + diplomat.index(),
        Part::Space(space) => STALL + space.index(),
        Part::Card(card) => CARD + card.index(),
        Part::HarborTile(tile) => HARBOR_TILE + tile.index(),
        Part::Stop(stop) => STOP + usize::from(stop.get()) - 1,
        Part::UpgradeNone => PLAIN,
        Part::Stay => PLAIN + 1,
        Part::NoCube => PLAIN + 2,
        Part::Skip => PLAIN + 3,
        Part::Turn => PLAIN + 4,
        Part::Keep => PLAIN + 5,
    }
}

/// The click that follows the first `made` clicks; [`COUNT`] if there is none.
#[inline]
pub(super) fn after(action: Action, made: usize) -> usize {
    let part = match (action, made) {
        (Action::Tiles(picks), _) => picks.iter().nth(made).map(Part::RowTile),
        (Action::Load(cubes), 0) if cubes.is_empty() => Some(Part::NoCube),
        (Action::Load(cubes), _) => cubes.nth(made).map(Part::Cube),
        (Action::Land(knights) | Action::Conquer(knights), _) => {
            knights.counted().nth(made).map(|(knight, count)| Part::Knights(knight, count))
        }
        (Action::Sail { heading, steps, .. }, 0) => Some(Part::Route(heading, steps)),
        (Action::Sail { stop, .. }, 1) => stop.map(Part::Stop),
        (Action::Diplomat { row, .. }, 0) => Some(Part::Field(row)),
        (Action::Diplomat { tiles, .. }, _) => tiles.nth(made - 1).map(Part::Diplomat),
        (action, 0) => only_part(action),
        _ => None,
    };
    part.map_or(COUNT, number)
}

/// The click of an action that takes only one.
#[inline]
fn only_part(action: Action) -> Option<Part> {
    match action {
        Action::Market(space) => Some(Part::Space(space)),
        Action::Card(card) => Some(Part::Card(card)),
        Action::Upgrade(tile) => Some(Part::HarborTile(tile)),
        Action::UpgradeNone => Some(Part::UpgradeNone),
        Action::Stay => Some(Part::Stay),
        Action::Skip => Some(Part::Skip),
        Action::Turn => Some(Part::Turn),
        Action::Keep => Some(Part::Keep),
        _ => None,
    }
}

pub(super) fn all() -> Vec<Part> {
    let steps = |most: usize| 1..=most as u8;
    let routes = Heading::ALL.into_iter().flat_map(|heading| steps(MOST_STEPS).map(move |n| Part::Route(heading, n)));
    let knights = Knight::ALL.into_iter().zip(KNIGHTS);
    let knights = knights.flat_map(|(knight, most)| steps(most).map(move |count| Part::Knights(knight, count)));
    let opening = RowPlace::all().map(Part::RowTile).chain(routes).chain(knights).chain(Color::ALL.map(Part::Cube));
    let opening = opening.chain(Row::ALL.map(Part::Field)).chain(Diplomat::ALL.map(Part::Diplomat));
    let others = Space::all().map(Part::Space).chain(Card::all().map(Part::Card));
    let others = others.chain(HarborTile::ALL.map(Part::HarborTile));
    let stops = steps(MOST_STEPS - 1).filter_map(NonZeroU8::new).map(Part::Stop);
    opening.chain(others).chain(stops).chain(PLAIN_PARTS).collect()
}
