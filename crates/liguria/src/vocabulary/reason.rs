//! Where prestige comes from.

use crate::vocabulary::pieces::Row;
use crate::vocabulary::ring::Place;
use crate::vocabulary::text;
use crate::vocabulary::tile::Tile;
use game::{Seat, Text};
use serde::Serialize;

/// Why somebody wins or loses prestige in the final scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The marker of the island at this place.
    Island {
        place: Place,
    },
    /// The purple numbers in the own harbor.
    Buildings,
    /// Cards, monks and returned knights together are below 0.
    Debt {
        balance: i16,
    },
    Order {
        order: Tile,
    },
    /// Sets of a red, a blue and a yellow cube.
    Sets {
        sets: u8,
    },
    /// So many tiles lie in this row of a harbor.
    Diplomat {
        harbor: Seat,
        row: Row,
        tiles: u8,
    },
    /// What was below 0 in the end.
    Remission,
}

impl Reason {
    /// The line of the score sheet.
    pub fn source(self) -> &'static str {
        match self {
            Reason::Island { .. } => "islands",
            Reason::Buildings => "buildings",
            Reason::Debt { .. } => "debt",
            Reason::Order { .. } => "orders",
            Reason::Sets { .. } => "sets",
            Reason::Diplomat { .. } => "diplomats",
            Reason::Remission => "remission",
        }
    }

    pub fn rule(self) -> &'static str {
        match self {
            Reason::Island { .. } => "LI-13.1",
            Reason::Buildings => "LI-13.2",
            Reason::Debt { .. } => "LI-13.3",
            Reason::Order { .. } => "LI-14.1",
            Reason::Sets { .. } => "LI-14.2",
            Reason::Diplomat { .. } => "LI-13.5",
            Reason::Remission => "LI-13.6",
        }
    }

    pub fn text(self) -> Text {
        match self {
            Reason::Island { place } => Text::new("reason-island").with("place", text::place(place)),
            Reason::Buildings => Text::new("reason-buildings"),
            Reason::Debt { balance } => Text::new("reason-debt").with("balance", balance),
            Reason::Order { order } => Text::new("reason-order").with("order", order.text()),
            Reason::Sets { sets } => Text::new("reason-sets").with("sets", sets),
            Reason::Diplomat { harbor, row, tiles } => {
                Text::new("reason-diplomat").with("harbor", harbor).with("row", row.text()).with("tiles", tiles)
            }
            Reason::Remission => Text::new("reason-remission"),
        }
    }
}
