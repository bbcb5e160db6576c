//! The bots that can take a seat at a table with people.

use crate::Level;

/// Plays for people who are away or have resigned.
pub const SUBSTITUTE: &str = "greedy";

/// Bots without a level. They look one decision ahead at most.
const WITHOUT_LEVEL: [&str; 3] = ["random", "eager", "greedy"];

/// The names of the bots that can take a seat. Budgets that clients choose aren't among them.
pub fn opponents() -> Vec<String> {
    let levels = Level::ALL.map(|level| format!("level:{}", level.name()));
    levels.into_iter().chain(WITHOUT_LEVEL.map(str::to_owned)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bot;

    #[test]
    fn every_bot_that_can_take_a_seat_can_play() {
        for name in opponents().iter().map(String::as_str).chain([SUBSTITUTE]) {
            assert!(Bot::parse(name).is_ok(), "{name}");
        }
        assert!(!opponents().contains(&"search:1000000000".to_owned()));
    }
}
