//! Looks up bots by name.

use crate::engine::{Program, split_list};
use crate::error::Error;
use ::bots::{Bot, Knowledge, Net};
use catalog::Listed;
use game::Viewer;
use search::Policy;
use std::fmt;

/// A bot that can be seated.
#[derive(Clone, Debug)]
pub(crate) enum NamedBot {
    BuiltIn(Bot),
    /// A separate program, `exec:COMMAND`.
    Program(Program),
    /// A search with a network from a file, `net:FILE:ITERATIONS`.
    Trained(Trained),
}

/// A search with a network that is still on trial.
#[derive(Clone, Debug)]
pub(crate) struct Trained {
    file: String,
    pub(crate) iterations: u64,
    /// Never freed: guides hold it for as long as the program runs.
    pub(crate) net: &'static Net,
}

impl Trained {
    /// Reads the network of `net:FILE:ITERATIONS`; `None` if the name doesn't begin with `net:`.
    fn parse(name: &str) -> Option<Result<Self, Error>> {
        let rest = name.strip_prefix("net:")?;
        let failed = || Error::NotANet { name: name.to_owned() };
        let Some((file, iterations)) = rest.rsplit_once(':') else { return Some(Err(failed())) };
        let Some(iterations) = iterations.parse().ok().filter(|iterations| *iterations > 0) else {
            return Some(Err(failed()));
        };
        let bytes = match std::fs::read(file) {
            Ok(bytes) => bytes,
            Err(error) => return Some(Err(Error::file(file, error))),
        };
        let net = Net::from_bytes(&bytes).ok_or_else(failed);
        Some(net.map(|net| Self { file: file.to_owned(), iterations, net: Box::leak(Box::new(net)) }))
    }
}

impl fmt::Display for NamedBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NamedBot::BuiltIn(bot) => bot.fmt(f),
            NamedBot::Program(program) => program.fmt(f),
            NamedBot::Trained(Trained { file, iterations, .. }) => write!(f, "net:{file}:{iterations}"),
        }
    }
}

/// The built-in bot with this name.
pub(crate) fn find(name: &str) -> Result<Bot, Error> {
    Bot::parse(name).map_err(|unknown| Error::UnknownBot { name: unknown.name, known: Bot::NAMES.to_vec() })
}

/// The policy with this name: a bot that acts without searching.
pub(crate) fn find_policy(name: &str) -> Result<Policy, Error> {
    let found = Policy::ALL.into_iter().find(|policy| policy.name() == name);
    let known = || Policy::ALL.into_iter().map(Policy::name).collect();
    found.ok_or_else(|| Error::UnknownBot { name: name.to_owned(), known: known() })
}

/// The bots in these comma-separated lists, for games with these options. Fails if a network is for another game.
pub(crate) fn find_for<G: Listed>(lists: &[String], options: &G::Options) -> Result<Vec<NamedBot>, Error> {
    let (bots, start) = (find_all(lists)?, G::new(options));
    let inputs = G::Guide::second(&start.view(Viewer::Spectator)).inputs(&start);
    let fits = |bot: &&NamedBot| match bot {
        NamedBot::Trained(trained) => inputs.as_ref().is_some_and(|inputs| trained.net.fits(inputs)),
        _ => true,
    };
    match bots.iter().find(|bot| !fits(bot)) {
        Some(other) => Err(Error::NotANet { name: other.to_string() }),
        None => Ok(bots),
    }
}

/// The bots in these comma-separated lists.
fn find_all(lists: &[String]) -> Result<Vec<NamedBot>, Error> {
    let mut bots = Vec::new();
    for list in lists {
        for name in split_list(list).map_err(|_| Error::unclosed(list))? {
            bots.push(match (Program::parse(&name), Trained::parse(&name)) {
                (Some(program), _) => NamedBot::Program(program?),
                (None, Some(trained)) => NamedBot::Trained(trained?),
                (None, None) => NamedBot::BuiltIn(find(&name)?),
            });
        }
    }
    Ok(bots)
}

/// The bot in each seat, as an index: one bot for all seats, or one per seat.
pub(crate) fn seating(bots: usize, seats: usize) -> Result<Vec<usize>, Error> {
    match bots {
        1 => Ok(vec![0; seats]),
        _ if bots == seats => Ok((0..seats).collect()),
        _ => Err(Error::BotCount { given: bots, seats }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(lists: &[&str]) -> Result<Vec<String>, Error> {
        let lists: Vec<String> = lists.iter().map(|list| (*list).to_owned()).collect();
        Ok(find_all(&lists)?.iter().map(NamedBot::to_string).collect())
    }

    #[test]
    fn one_bot_is_seated_everywhere() {
        assert_eq!(seating(1, 3).unwrap(), [0, 0, 0]);
    }

    #[test]
    fn several_bots_have_a_seat_each() {
        assert_eq!(seating(2, 2).unwrap(), [0, 1]);
        assert!(matches!(seating(2, 3), Err(Error::BotCount { given: 2, seats: 3 })));
    }

    #[test]
    fn lists_name_bots_and_programs() {
        assert_eq!(names(&["level:novice,random", "eager"]).unwrap(), ["level:novice", "random", "eager"]);
        assert_eq!(names(&["exec:./bot 'a,b',eager"]).unwrap(), ["exec:./bot 'a,b'", "eager"]);
    }

    #[test]
    fn an_unknown_name_is_refused() {
        assert!(matches!(names(&["eagre"]), Err(Error::UnknownBot { name, .. }) if name == "eagre"));
        assert!(matches!(names(&["exec:'bot"]), Err(Error::UnclosedQuote { .. })));
        assert!(matches!(find_policy("greedy"), Err(Error::UnknownBot { known, .. }) if known == ["random", "eager"]));
    }
}
