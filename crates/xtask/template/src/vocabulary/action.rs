//! What a player does, the clicks that lead to it, and what chance decides.

use game::Seat;

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Action)]
pub enum Action {
    /// Take this many counters.
    #[notation("take {count}")]
    Take(u8),
}

/// One click on the way to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Part)]
pub enum Part {
    /// This many counters of the heap.
    #[notation("counters:{count}")]
    #[text("action-take")]
    Counters(u8),
}

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, game::Notation)]
pub enum Chance {
    /// Who begins.
    #[notation("start {seat}")]
    Start(Seat),
}

impl game::ChanceOutcome for Chance {}
