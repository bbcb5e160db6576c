//! The learner and the bots that play against it.

use crate::plan::PlanError;
use bots::Bot;
pub use bots::UnknownBot;
use catalog::Listed;
use game::{PerSeat, Seat, SplitMix, Viewer};
use rand_core::Rng;
use search::Policy;
use std::sync::atomic::AtomicBool;

/// The seats played by the caller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Learner {
    /// All seats: self-play.
    #[default]
    Everyone,
    /// This seat in every game.
    Seat(Seat),
    /// A different seat in each game, in turn.
    InTurn,
}

/// A bot in an environment. Policies choose from the legal actions, which every seat knows; other bots get a view.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Opponent {
    Policy(Policy),
    Bot(Bot),
}

impl Default for Opponent {
    fn default() -> Self {
        Opponent::Policy(Policy::Random)
    }
}

impl Opponent {
    pub(crate) fn choose<G: Listed>(
        self,
        game: &G,
        seat: Seat,
        actions: &mut Vec<G::Action>,
        rng: &mut SplitMix,
    ) -> G::Action {
        match self {
            Opponent::Policy(policy) => policy.choose(game, seat, actions, rng),
            Opponent::Bot(bot) => {
                let view = game.view(Viewer::Seat(seat));
                bot.choose::<G, G::Guide>(&view, seat, rng.next_u64(), &AtomicBool::new(false)).action
            }
        }
    }
}

/// One opponent per seat, given one name for all seats or one for each; `random` if there are none.
pub(crate) fn seated(names: &[String], players: usize) -> Result<PerSeat<Opponent>, PlanError> {
    let bots: Vec<Opponent> = names.iter().map(|name| find(name)).collect::<Result<_, _>>()?;
    match bots.as_slice() {
        [] => Ok(PerSeat::new(players, Opponent::default())),
        [all] => Ok(PerSeat::new(players, *all)),
        _ if bots.len() == players => Ok(PerSeat::from_fn(players, |seat| bots[seat.index()])),
        _ => Err(PlanError::OpponentCount { given: bots.len(), seats: players }),
    }
}

pub(crate) fn find(name: &str) -> Result<Opponent, PlanError> {
    let bot = Bot::parse(name).map_err(|unknown| PlanError::UnknownBot(unknown.name))?;
    Ok(bot.policy().map_or(Opponent::Bot(bot), Opponent::Policy))
}
