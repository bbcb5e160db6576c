//! Computer players: how urgent their decisions are, and how they are made.

use crate::thinking::{Kind, Owner, ThinkingPool};
use ::bots::{Interrupt, Level, Opponent};
use catalog::AnyView;
use game::Seat;
use std::time::Duration;

/// Levels that search for tens of milliseconds or more.
const SLOW: [Level; 2] = [Level::Expert, Level::Master];

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
    let mut seed = [0; 8];
    getrandom::fill(&mut seed).ok()?;
    let opponent = Opponent::parse(&question.bot)?;
    Some(question.view.decide(opponent, question.seat, u64::from_le_bytes(seed), interrupt))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::bots::opponents;

    #[test]
    fn weak_bots_are_quick() {
        let quick: Vec<String> = opponents().into_iter().filter(|name| kind(name) == Kind::QuickMove).collect();
        assert_eq!(quick, ["level:novice", "level:casual", "level:skilled", "random", "eager", "greedy"]);
    }
}
