//! What happens in a game.

use game::{Points, Seat, Text, Viewer};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Event {
    StartPlayerDrawn { seat: Seat },
    CountersTaken { seat: Seat, count: u8, points: i16 },
    LastCounterTaken { seat: Seat, points: i16 },
    GameEnded,
}

impl game::Event for Event {
    /// Everything happens in the open.
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn points(&self) -> Option<Points> {
        match *self {
            Event::CountersTaken { seat, points, .. } => {
                Some(Points { seat, amount: points, source: "counters", rule: "MG-3.1" })
            }
            Event::LastCounterTaken { seat, points } => {
                Some(Points { seat, amount: points, source: "last-counter", rule: "MG-3.2" })
            }
            Event::StartPlayerDrawn { .. } | Event::GameEnded => None,
        }
    }

    fn text(&self) -> Text {
        match *self {
            Event::StartPlayerDrawn { seat } => Text::new("event-start-player-drawn").with("seat", seat),
            Event::CountersTaken { seat, count, .. } => {
                Text::new("event-counters-taken").with("seat", seat).with("count", count)
            }
            Event::LastCounterTaken { seat, points } => {
                Text::new("event-last-counter-taken").with("seat", seat).with("points", points)
            }
            Event::GameEnded => Text::new("event-game-ended"),
        }
    }
}
