//! Events of a game.

use game::Seat;
use serde::Serialize;

/// A fact reported by the rules. All events are public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, game::Event)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Event {
    StartPlayerDrawn {
        seat: Seat,
    },
    #[points(points, source = "counters", rule = "MG-3.1")]
    CountersTaken {
        seat: Seat,
        count: u8,
        points: i16,
    },
    #[points(points, source = "last-counter", rule = "MG-3.2")]
    LastCounterTaken {
        seat: Seat,
        points: i16,
    },
    GameEnded,
}
