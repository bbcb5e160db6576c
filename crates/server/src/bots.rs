//! Computer players: which of them can take a seat, and how they decide.

use crate::thinking::{Kind, Owner, ThinkingPool};
use ::bots::{Bot, Interrupt, Level};
use catalog::{AnyView, Listed, ViewVisitor};
use game::Seat;
use std::time::Duration;

/// The bot that plays for absent players.
pub(crate) const SUBSTITUTE: &str = "greedy";

/// Bots without a level. They look one decision ahead at most.
const WITHOUT_LEVEL: [&str; 3] = ["random", "eager", "greedy"];

/// Levels that search for tens of milliseconds or more.
const SLOW: [Level; 2] = [Level::Expert, Level::Master];

/// Names of the bots that can take a seat. Bots with a budget chosen by the client aren't among them.
pub(crate) fn names() -> Vec<String> {
    Level::ALL.map(name_of).into_iter().chain(WITHOUT_LEVEL.map(str::to_owned)).collect()
}

pub(crate) fn exists(name: &str) -> bool {
    names().iter().any(|known| known == name)
}

fn name_of(level: Level) -> String {
    format!("level:{}", level.name())
}

/// How urgent this bot's move is at a table where somebody is connected.
pub(crate) fn kind(bot: &str) -> Kind {
    if SLOW.iter().any(|level| name_of(*level) == bot) { Kind::LongMove } else { Kind::QuickMove }
}

/// A decision to make, based on a view alone.
pub(crate) struct Question {
    pub(crate) game: &'static str,
    pub(crate) view: AnyView,
    pub(crate) seat: Seat,
    pub(crate) bot: String,
}

/// The bot's action in notation, after at least `pause`; `None` if the search failed. Dropping the future cancels the
/// search.
pub(crate) async fn decide(
    pool: &ThinkingPool,
    owner: Owner,
    kind: Kind,
    question: Question,
    pause: Duration,
) -> Option<String> {
    let (game, bot) = (question.game, question.bot.clone());
    let search = pool.run(owner, kind, move |interrupt| answer(&question, interrupt));
    let (answer, ()) = tokio::join!(search, tokio::time::sleep(pause));
    let action = answer.ok().flatten();
    if action.is_none() {
        tracing::error!(game, bot, "a computer player found no move");
    }
    action
}

/// The action in notation; `None` if there is no such bot.
fn answer(question: &Question, interrupt: &dyn Interrupt) -> Option<String> {
    struct Deciding<'a> {
        bot: Bot,
        seat: Seat,
        seed: u64,
        interrupt: &'a dyn Interrupt,
    }

    impl ViewVisitor for Deciding<'_> {
        type Output = String;

        fn visit<G: Listed>(self, view: &G::View) -> String {
            let Self { bot, seat, seed, interrupt } = self;
            bot.choose::<G, G::Guide>(view, seat, seed, interrupt).action.to_string()
        }
    }

    let mut seed = [0; 8];
    getrandom::fill(&mut seed).ok()?;
    let bot = Bot::parse(&question.bot).ok()?;
    Some(question.view.visit(Deciding { bot, seat: question.seat, seed: u64::from_le_bytes(seed), interrupt }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_that_can_take_a_seat_can_play() {
        for name in names().iter().map(String::as_str).chain([SUBSTITUTE]) {
            assert!(exists(name) && Bot::parse(name).is_ok(), "{name}");
        }
        assert!(!exists("search:1000000000"));
    }

    #[test]
    fn weak_bots_are_quick() {
        let quick: Vec<String> = names().into_iter().filter(|name| kind(name) == Kind::QuickMove).collect();
        assert_eq!(quick, ["level:novice", "level:casual", "level:skilled", "random", "eager", "greedy"]);
    }
}
