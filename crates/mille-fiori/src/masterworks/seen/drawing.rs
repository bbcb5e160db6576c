//! What the expansion adds to the box, listed for whoever draws it.

use crate::components::BONUS_VALUES;
use crate::masterworks::components::{
    ALL_DOGARESSAS, LARGE_DOGATE_POINTS, OPEN_CARDS, PALACE, POINTS_FOR_LINE, RouteSpace, SEA_ROUTE, SMALL_DOGATE,
    SPACES_OF_TILE, TileFace, WINDOW_LINES, WINDOW_SIDE,
};
use crate::masterworks::our_values::DOGARESSA_POINTS;
use crate::masterworks::vocabulary::{self, Cell, CouncilSpace, Dogaressa, Dogate, Glass, Masterwork, Shape, Tile};
use crate::vocabulary::{Card, Cards};
use game::{Text, ToText};
use serde::Serialize;

/// Everything on the new board and the new cards.
#[derive(Serialize)]
pub(crate) struct Components {
    tiles: Vec<TileComponent>,
    spaces_of_tile: usize,
    /// The number of the space that is the palace.
    palace: CouncilSpace,
    /// The sea route, the track of the base game included.
    sea_route: &'static [RouteSpace],
    /// The bonus spaces at the end of the council, and of the sea route.
    bonus: &'static [u8],
    dogates: Vec<DogateComponent>,
    dogaressas: Vec<DogaressaComponent>,
    masterworks: Vec<MasterworkComponent>,
    /// So many of each stack lie open.
    open_cards: usize,
    window: Window,
}

#[derive(Serialize)]
struct TileComponent {
    tile: Tile,
    #[serde(flatten)]
    face: &'static TileFace,
}

#[derive(Serialize)]
struct DogateComponent {
    card: Card,
    arrows: u8,
    points: u8,
    count: usize,
    name: Text,
}

#[derive(Serialize)]
struct DogaressaComponent {
    dogaressa: Dogaressa,
    /// The highest number that can be chosen, from 1; 0 if there is no choice.
    choices: u8,
    count: u8,
    /// The steps in the council, if their number can't be chosen.
    arrows: u8,
    /// What it gives besides anything else.
    points: u8,
    name: Text,
}

#[derive(Serialize)]
struct MasterworkComponent {
    masterwork: Masterwork,
    shape: Shape,
    glass: Glass,
    value: u8,
    /// Whether it is in the deck, and not in the stack of masterworks.
    in_deck: bool,
    name: Text,
}

#[derive(Serialize)]
struct Window {
    /// Rows, and cells of a row.
    side: usize,
    /// What each cell is called.
    names: Vec<Text>,
    /// The cells of the rows from the top, then of the columns from the left.
    lines: &'static [[Cell; WINDOW_SIDE]],
    /// Points for a line of one color, and for a line of one shape.
    line_points: u8,
    /// A line counts if all its masterworks are alike in one of these.
    alike_in: &'static [&'static str],
}

impl Components {
    pub(crate) fn list() -> Self {
        Self {
            tiles: Tile::ALL.map(|tile| TileComponent { tile, face: tile.face() }).into(),
            spaces_of_tile: SPACES_OF_TILE,
            palace: PALACE,
            sea_route: &SEA_ROUTE,
            bonus: &BONUS_VALUES,
            dogates: Cards::ALL.kinds().filter_map(dogate).collect(),
            dogaressas: Dogaressa::ALL.map(dogaressa).into(),
            masterworks: Masterwork::all().map(masterwork).collect(),
            open_cards: OPEN_CARDS,
            window: Window {
                side: WINDOW_SIDE,
                names: Cell::all().map(|cell| cell.in_window()).collect(),
                lines: &WINDOW_LINES,
                line_points: POINTS_FOR_LINE,
                alike_in: &["glass", "shape"],
            },
        }
    }
}

fn dogate(card: Card) -> Option<DogateComponent> {
    let Some(vocabulary::Card::Dogate(Dogate { arrows, points })) = card.masterworks() else { return None };
    Some(DogateComponent { card, arrows, points, count: Cards::ALL.count(card), name: card.text() })
}

fn dogaressa(dogaressa: Dogaressa) -> DogaressaComponent {
    let points = match dogaressa {
        Dogaressa::Points => DOGARESSA_POINTS,
        Dogaressa::SmallDogate => SMALL_DOGATE.points,
        Dogaressa::LargeDogate => LARGE_DOGATE_POINTS,
        Dogaressa::TwoMasterworks | Dogaressa::ExtraCard | Dogaressa::SeaRoute => 0,
    };
    DogaressaComponent {
        dogaressa,
        choices: dogaressa.choices(),
        count: ALL_DOGARESSAS[dogaressa],
        arrows: if dogaressa == Dogaressa::SmallDogate { SMALL_DOGATE.arrows } else { 0 },
        points,
        name: dogaressa.text(),
    }
}

fn masterwork(masterwork: Masterwork) -> MasterworkComponent {
    MasterworkComponent {
        masterwork,
        shape: masterwork.shape(),
        glass: masterwork.glass(),
        value: masterwork.value(),
        in_deck: masterwork.is_in_deck(),
        name: masterwork.text(),
    }
}
