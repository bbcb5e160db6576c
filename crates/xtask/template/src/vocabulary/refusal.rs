//! The game's refusals.

use game::Seat;

/// Why an action or a chance outcome is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, game::Refusal)]
pub enum Refusal {
    #[rule("MG-2.1")]
    NotOneOrTwo { count: u8 },
    #[rule("MG-2.1")]
    HeapTooSmall { left: u8 },
    #[rule("MG-1.4")]
    NoSuchSeat {
        #[arg("number", with = Seat::index)]
        seat: Seat,
    },
}
