//! House values: our own numbers where we don't know the printed ones. To correct them, change only this file (and
//! the `Shape` and `Glass` pieces for the names in MF-17.1). The rules pages mark each of them as *house*.

use super::components::{Landing, MASTERWORK_VALUES, Reward, RouteSpace, TileFace};
use super::vocabulary::{Dogate, SpaceColor, Tile};

/// MF-13.1: the council tiles' rewards, from bottom to top. (The colors are as printed.)
pub const COUNCIL_TILES: [TileFace; Tile::COUNT] = {
    use Reward::{Dogaressa, Masterwork, Points, Ship};
    [
        TileFace { color: SpaceColor::Brown, rewards: [Points(6), Masterwork, Ship(5)] },
        TileFace { color: SpaceColor::Purple, rewards: [Dogaressa, Points(7), Masterwork] },
        TileFace { color: SpaceColor::Green, rewards: [Points(5), Dogaressa, Masterwork] },
        TileFace { color: SpaceColor::Green, rewards: [Masterwork, Points(8), Ship(5)] },
        TileFace { color: SpaceColor::LightBlue, rewards: [Ship(5), Points(5), Dogaressa] },
        TileFace { color: SpaceColor::LightBlue, rewards: [Masterwork, Dogaressa, Points(6)] },
    ]
};

/// MF-13.2: number of spaces without a reward between the top tile and the palace.
pub const SPACES_BEFORE_PALACE: usize = 0;

/// MF-14.1: the Dogate cards, sorted alphabetically by name. None has a ship's wheel.
pub const DOGATE_CARDS: [Dogate; 11] = [
    Dogate { arrows: 1, points: 2 },
    Dogate { arrows: 1, points: 3 },
    Dogate { arrows: 1, points: 4 },
    Dogate { arrows: 1, points: 4 },
    Dogate { arrows: 1, points: 5 },
    Dogate { arrows: 1, points: 6 },
    Dogate { arrows: 2, points: 0 },
    Dogate { arrows: 2, points: 0 },
    Dogate { arrows: 2, points: 1 },
    Dogate { arrows: 2, points: 2 },
    Dogate { arrows: 2, points: 3 },
];

/// MF-15.1: copies of each of the six kinds of Dogaressa cards.
pub const DOGARESSA_COPIES: u8 = 2;

/// MF-15.7: points scored by the *points* Dogaressa.
pub const DOGARESSA_POINTS: u8 = 15;

/// MF-16.1: the new sea route spaces, 21 to 30.
pub const NEW_SEA_SPACES: [RouteSpace; 10] = [
    RouteSpace { points: 5, landing: Landing::Nothing },
    RouteSpace { points: 0, landing: Landing::Arrows(1) },
    RouteSpace { points: 0, landing: Landing::Masterwork },
    RouteSpace { points: 10, landing: Landing::Nothing },
    RouteSpace { points: 0, landing: Landing::ExtraCard },
    RouteSpace { points: 0, landing: Landing::Arrows(2) },
    RouteSpace { points: 3, landing: Landing::Nothing },
    RouteSpace { points: 0, landing: Landing::Masterwork },
    RouteSpace { points: 0, landing: Landing::Arrows(1) },
    RouteSpace { points: 0, landing: Landing::TradeCity },
];

/// MF-12.4: the value of the masterworks shuffled into the deck. They have no ship's wheel. The rest form their own
/// stack.
pub const VALUE_IN_DECK: u8 = MASTERWORK_VALUES[3];
