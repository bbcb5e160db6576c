//! Levels of computer opponents, from easy to hard.

use crate::bot::Skill;
use search::Budget;

/// The strength of a computer opponent. No level plays at random: weaker ones don't look as far ahead, and
/// the less an action loses in their own judgment, the more likely they are to choose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    Novice,
    Casual,
    Skilled,
    Expert,
    Master,
}

impl Level {
    pub const ALL: [Level; 5] = [Level::Novice, Level::Casual, Level::Skilled, Level::Expert, Level::Master];

    pub fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Casual => "casual",
            Level::Skilled => "skilled",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// How it evaluates actions. All but masters then choose with a temperature
    /// ([`TEMPERATURES`](crate::Knowledge::TEMPERATURES)).
    pub(crate) fn skill(self) -> Skill {
        match self {
            Level::Novice | Level::Casual => Skill::Greedy,
            Level::Skilled => Skill::Search(Budget::Iterations(100)),
            Level::Expert => Skill::Search(Budget::Iterations(400)),
            Level::Master => Skill::Search(Budget::Iterations(20_000)),
        }
    }
}
