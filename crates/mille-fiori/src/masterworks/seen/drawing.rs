//! What the expansion adds to the box, listed for whoever draws it.

use super::cards::{Dogaressa, Glass, Masterwork, NewCard, Shape};
use super::components::{Landing, OPEN_CARDS, PALACE, Reward, SEA_ROUTE, SPACES_OF_TILE, SpaceColor, Tile};
use super::piles::Dogaressas;
use crate::cards::Cards;
use crate::components::BONUS_VALUES;
use serde::Serialize;

/// Everything on the new board and the new cards.
#[derive(Serialize)]
pub(crate) struct NewComponents {
    tiles: Vec<TileComponent>,
    spaces_of_tile: usize,
    /// The number of the space that is the palace.
    palace: u8,
    /// The sea route, the track of the base game included.
    sea_route: Vec<RouteSpaceComponent>,
    /// The bonus spaces at the end of the council, and of the sea route.
    bonus: &'static [u8],
    dogates: Vec<DogateComponent>,
    dogaressas: Vec<DogaressaComponent>,
    masterworks: Vec<MasterworkComponent>,
    /// So many of each stack lie open.
    open_cards: usize,
}

#[derive(Serialize)]
struct TileComponent {
    tile: Tile,
    color: SpaceColor,
    /// From the bottom to the top.
    rewards: &'static [Reward],
}

#[derive(Serialize)]
struct RouteSpaceComponent {
    points: u8,
    landing: Landing,
}

#[derive(Serialize)]
struct DogateComponent {
    card: String,
    arrows: u8,
    points: u8,
    count: usize,
}

#[derive(Serialize)]
struct DogaressaComponent {
    dogaressa: Dogaressa,
    /// The highest number that can be chosen, from 1; 0 if there is no choice.
    choices: u8,
    count: u8,
}

#[derive(Serialize)]
struct MasterworkComponent {
    masterwork: Masterwork,
    shape: Shape,
    glass: Glass,
    value: u8,
    /// Whether it is in the deck, and not in the stack of masterworks.
    in_deck: bool,
}

impl NewComponents {
    pub(crate) fn list() -> Self {
        Self {
            tiles: Tile::ALL.map(tile).into(),
            spaces_of_tile: SPACES_OF_TILE,
            palace: PALACE,
            sea_route: SEA_ROUTE.map(|s| RouteSpaceComponent { points: s.points, landing: s.landing }).into(),
            bonus: &BONUS_VALUES,
            dogates: dogates(),
            dogaressas: Dogaressa::ALL.map(dogaressa).into(),
            masterworks: Masterwork::all().map(masterwork).collect(),
            open_cards: OPEN_CARDS,
        }
    }
}

fn tile(tile: Tile) -> TileComponent {
    TileComponent { tile, color: tile.face().color, rewards: &tile.face().rewards }
}

fn dogates() -> Vec<DogateComponent> {
    let dogate = |card: crate::Card| match card.new_card() {
        Some(NewCard::Dogate(dogate)) => Some(DogateComponent {
            card: card.to_string(),
            arrows: dogate.arrows,
            points: dogate.points,
            count: Cards::ALL.count(card),
        }),
        _ => None,
    };
    Cards::ALL.kinds().filter_map(dogate).collect()
}

fn dogaressa(dogaressa: Dogaressa) -> DogaressaComponent {
    DogaressaComponent { dogaressa, choices: dogaressa.choices(), count: Dogaressas::ALL.count(dogaressa) }
}

fn masterwork(masterwork: Masterwork) -> MasterworkComponent {
    MasterworkComponent {
        masterwork,
        shape: masterwork.shape(),
        glass: masterwork.glass(),
        value: masterwork.value(),
        in_deck: masterwork.is_in_deck(),
    }
}
