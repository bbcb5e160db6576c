//! Actions, their parts, and chance outcomes.

use game::Seat;

/// A player's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Action)]
pub enum Action {
    /// Take this many counters.
    #[notation("take {count}")]
    Take(u8),
}

/// A part of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Part)]
pub enum Part {
    /// This many counters from the heap.
    #[notation("counters:{count}")]
    #[text("action-take")]
    Counters(u8),
}

/// A chance outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, game::Notation)]
pub enum Chance {
    /// The start player.
    #[notation("start {seat}")]
    Start(Seat),
}

impl game::ChanceOutcome for Chance {}
