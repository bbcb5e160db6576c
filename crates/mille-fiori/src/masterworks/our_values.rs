//! Values of our own: the printed ones are not known to us. Whoever owns the game corrects them here, and nowhere else
//! (shapes and colors of glass, MF-17.1, are the pieces `Shape` and `Glass`); the rules pages mark each of
//! them as *house*.

use super::components::{Landing, MASTERWORK_VALUES, Reward, RouteSpace, TileFace};
use super::vocabulary::{Dogate, SpaceColor, Tile};

/// MF-13.1: what the spaces of the six council tiles bring, from the bottom to the top. (The colors of the tiles
/// are printed.)
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

/// MF-13.2: spaces without a reward between the highest tile and the palace.
pub const SPACES_BEFORE_PALACE: usize = 0;

/// MF-14.1: the Dogate cards, in the alphabetical order of their names. None has a number in a wheel.
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

/// MF-15.1: so many of each of the six kinds of Dogaressa card, twelve in all.
pub const DOGARESSA_COPIES: u8 = 2;

/// MF-15.7: what the Dogaressa with points gives.
pub const DOGARESSA_POINTS: u8 = 15;

/// MF-16.1: the new spaces of the sea route, 21 to 30.
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

/// MF-12.4: of each kind of masterwork, the one of this value is shuffled into the deck; it has no number in a
/// wheel. The others are a stack of their own.
pub const VALUE_IN_DECK: u8 = MASTERWORK_VALUES[3];
