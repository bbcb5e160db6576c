//! The bots that can take a seat at a table with people.

use crate::Level;

/// The bot that plays for absent players.
pub const SUBSTITUTE: &str = "greedy";

/// Bots without a level. They look one decision ahead at most.
const WITHOUT_LEVEL: [&str; 3] = ["random", "eager", "greedy"];

/// Names of the bots that can take a seat. Bots with a budget chosen by the client aren't among them.
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
