//! Opponents for people, from easy to hard.

use crate::bot::Skill;
use search::Budget;

/// How strong an opponent is. None of them plays at random: the weaker ones look less far and see less clearly.
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

    /// How it thinks, and through how much noise it sees the values of its actions: 1 is what makes a weak
    /// player of the game.
    pub(crate) fn play(self) -> (Skill, f32) {
        match self {
            Level::Novice => (Skill::Greedy, 1.0),
            Level::Casual => (Skill::Greedy, 0.25),
            Level::Skilled => (Skill::Search(Budget::Iterations(100)), 0.5),
            Level::Expert => (Skill::Search(Budget::Iterations(400)), 0.15),
            Level::Master => (Skill::Search(Budget::Iterations(20_000)), 0.0),
        }
    }
}
