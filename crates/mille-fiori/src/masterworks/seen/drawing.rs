//! The expansion's components as data for the page.

use crate::components::BONUS_VALUES;
use crate::masterworks::components::{
    ALL_DOGARESSAS, LARGE_DOGATE_POINTS, OPEN_CARDS, PALACE, POINTS_FOR_LINE, RouteSpace, SEA_ROUTE, SMALL_DOGATE,
    SPACES_OF_TILE, TileFace, WINDOW_LINES, WINDOW_SIDE,
};
use crate::masterworks::house_values::DOGARESSA_POINTS;
use crate::masterworks::vocabulary::{self, Cell, CouncilSpace, Dogaressa, Dogate, Glass, Masterwork, Shape, Tile};
use crate::vocabulary::{Card, Cards};
use game::{Text, ToText};
use serde::Serialize;

/// Everything printed on the expansion's board and cards.
#[derive(Serialize)]
pub(crate) struct Components {
    tiles: Vec<TileComponent>,
    spaces_of_tile: usize,
    /// The palace space.
    palace: CouncilSpace,
    /// The sea route, including the base game's sea track.
    sea_route: &'static [RouteSpace],
    /// The bonus spaces at the end of the council and of the sea route.
    bonus: &'static [u8],
    dogates: Vec<DogateComponent>,
    dogaressas: Vec<DogaressaComponent>,
    masterworks: Vec<MasterworkComponent>,
    /// Number of face-up cards beside each stack.
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
    /// The highest number that can be chosen, starting from 1; 0 if there is no choice.
    choices: u8,
    count: u8,
    /// Number of steps in the council; 0 if none or if the player chooses.
    arrows: u8,
    /// Points in addition to its other effects.
    points: u8,
    name: Text,
}

#[derive(Serialize)]
struct MasterworkComponent {
    masterwork: Masterwork,
    shape: Shape,
    glass: Glass,
    value: u8,
    /// Whether it is in the deck rather than the masterwork stack.
    in_deck: bool,
    name: Text,
}

#[derive(Serialize)]
struct Window {
    /// Number of rows and number of columns.
    side: usize,
    /// Each cell's name.
    names: Vec<Text>,
    /// The cells of each row from the top, then of each column from the left.
    lines: &'static [[Cell; WINDOW_SIDE]],
    /// Points for a line of one color or of one shape; a line of one color and one shape scores twice.
    line_points: u8,
    /// A line scores for each of these properties that its masterworks share.
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
