//! Looks up bots by name and has them act.

use crate::error::Error;
use ::bots::Bot;
use catalog::Listed;
use game::{Seat, Viewer};
use rand_core::Rng;
use search::Policy;
use std::sync::atomic::AtomicBool;

/// The bot with this name.
pub(crate) fn find(name: &str) -> Result<Bot, Error> {
    Bot::parse(name).map_err(|unknown| Error::UnknownBot { name: unknown.name, known: Bot::NAMES.to_vec() })
}

/// The policy with this name: a bot that acts without searching.
pub(crate) fn find_policy(name: &str) -> Result<Policy, Error> {
    let found = Policy::ALL.into_iter().find(|policy| policy.name() == name);
    let known = || Policy::ALL.into_iter().map(Policy::name).collect();
    found.ok_or_else(|| Error::UnknownBot { name: name.to_owned(), known: known() })
}

/// One bot per seat, given either one name for all seats or one name per seat.
pub(crate) fn seated(names: &[String], seats: usize) -> Result<Vec<Bot>, Error> {
    let bots: Vec<Bot> = names.iter().map(|name| find(name)).collect::<Result<_, _>>()?;
    match bots.as_slice() {
        [all] => Ok(vec![*all; seats]),
        _ if bots.len() == seats => Ok(bots),
        _ => Err(Error::BotCount { given: bots.len(), seats }),
    }
}

/// The action that `bot` chooses for `seat`, whose turn it must be. A bot that searches sees only its seat's view.
/// `actions` is scratch space.
pub(crate) fn decide<G: Listed, R: Rng + ?Sized>(
    bot: Bot,
    game: &G,
    seat: Seat,
    actions: &mut Vec<G::Action>,
    rng: &mut R,
) -> G::Action {
    match bot.policy() {
        Some(policy) => policy.choose(game, seat, actions, rng),
        None => {
            let view = game.view(Viewer::Seat(seat));
            bot.choose::<G, G::Guide>(&view, seat, rng.next_u64(), &AtomicBool::new(false)).action
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(names: &[&str], seats: usize) -> Result<Vec<String>, Error> {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        Ok(seated(&names, seats)?.iter().map(Bot::to_string).collect())
    }

    #[test]
    fn one_name_applies_to_all_seats() {
        assert_eq!(seat(&["eager"], 3).unwrap(), ["eager"; 3]);
    }

    #[test]
    fn several_names_assign_one_per_seat() {
        assert_eq!(seat(&["level:novice", "random"], 2).unwrap(), ["level:novice", "random"]);
        assert!(matches!(seat(&["eager", "random"], 3), Err(Error::BotCount { given: 2, seats: 3 })));
    }

    #[test]
    fn an_unknown_name_is_refused() {
        assert!(matches!(seat(&["eagre"], 2), Err(Error::UnknownBot { name, .. }) if name == "eagre"));
        assert!(matches!(find_policy("greedy"), Err(Error::UnknownBot { known, .. }) if known == ["random", "eager"]));
    }
}
