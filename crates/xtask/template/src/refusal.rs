//! Why something is not possible.

use game::{Seat, Text};

/// Why an action or an outcome of chance is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    NotOneOrTwo { count: u8 },
    HeapTooSmall { left: u8 },
    NoSuchSeat { seat: Seat },
}

impl game::ToText for Refusal {
    fn text(&self) -> Text {
        match *self {
            Refusal::NotOneOrTwo { count } => Text::new("refused-not-one-or-two").with("count", count),
            Refusal::HeapTooSmall { left } => Text::new("refused-heap-too-small").with("left", left),
            Refusal::NoSuchSeat { seat } => Text::new("refused-no-such-seat").with("number", seat.index()),
        }
    }
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotOneOrTwo { .. } | Refusal::HeapTooSmall { .. } => "MG-2.1",
            Refusal::NoSuchSeat { .. } => "MG-1.4",
        }
    }
}
