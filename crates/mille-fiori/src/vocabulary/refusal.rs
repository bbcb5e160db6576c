//! Refusals, and the decisions awaited instead.

use crate::masterworks;
use crate::vocabulary::{Area, BoardSpace, Card, Space, Symbol};
use game::{Piece, Seat};

/// Why an action or a chance outcome was refused.
#[derive(Clone, Debug, PartialEq, Eq, game::Refusal)]
pub enum Refusal {
    /// A different decision is awaited.
    #[rule("MF-2.9")]
    NotNow { awaited: Awaited },
    #[rule("MF-2.3")]
    NotInHand { card: Card },
    #[rule("MF-9.1")]
    NotInDisplay { card: Card },
    #[rule("MF-8.3")]
    NoDiamond,
    /// The card in play is for this area.
    #[rule("MF-2.9")]
    OtherArea { area: Area },
    #[rule("MF-1.2")]
    NoSuchSpace { area: Area, space: Space },
    #[rule("MF-1.2")]
    SpaceTaken { space: BoardSpace, owner: Seat },
    #[rule(with = symbol_rule(space))]
    WrongSymbol {
        #[arg(skip)]
        space: BoardSpace,
        symbol: Symbol,
    },
    #[rule("MF-4.2")]
    #[text(unless(next) = "refused-no-house-left")]
    NotNextHouse { next: Option<BoardSpace> },
    #[rule("MF-5.3")]
    NotSupported {
        #[arg(skip)]
        space: BoardSpace,
    },
    /// A different kind of chance outcome is awaited.
    #[rule("MF-2.1")]
    OtherChance { awaited: Awaited },
    #[rule("MF-1.1")]
    NoSuchSeat {
        #[arg("number", with = Seat::index)]
        seat: Seat,
    },
    #[rule("MF-2.1")]
    WrongNumberOfHands { expected: usize, found: usize },
    #[rule("MF-1.6")]
    WrongNumberOfCards { expected: usize, found: usize },
    #[rule("MF-1.3")]
    NotInDeck { card: Card },
    /// An expansion refusal.
    #[inner]
    Masterworks(masterworks::Refusal),
}

fn symbol_rule(space: &BoardSpace) -> &'static str {
    if space.area == Area::Trade { "MF-6.1" } else { "MF-3.2" }
}

/// The kind of decision or outcome awaited; reveals no secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
pub enum Awaited {
    StartPlayer,
    Display,
    Deal,
    Pick,
    Use,
    ExtraCard,
    Council,
    OpenMasterworks,
    OpenDogaressas,
    Play,
    TakeMasterwork,
    TakeDogaressa,
    DrawMasterwork,
    DrawDogaressa,
    PlaceMasterwork,
    /// The game is over.
    Nothing,
}
