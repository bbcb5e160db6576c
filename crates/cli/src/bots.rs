//! Computer players by name.

use crate::error::Error;
use search::Policy;

/// The names of all computer players.
pub(crate) fn names() -> Vec<&'static str> {
    Policy::ALL.into_iter().map(Policy::name).collect()
}

pub(crate) fn find(name: &str) -> Result<Policy, Error> {
    let found = Policy::ALL.into_iter().find(|policy| policy.name() == name);
    found.ok_or_else(|| Error::UnknownBot { name: name.to_owned() })
}

/// One computer player for each of `seats` seats: from one name for all, or from one name each.
pub(crate) fn seated(names: &[String], seats: usize) -> Result<Vec<Policy>, Error> {
    let bots: Vec<Policy> = names.iter().map(|name| find(name)).collect::<Result<_, _>>()?;
    match bots.as_slice() {
        [all] => Ok(vec![*all; seats]),
        _ if bots.len() == seats => Ok(bots),
        _ => Err(Error::BotCount { given: bots.len(), seats }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(names: &[&str], seats: usize) -> Result<Vec<Policy>, Error> {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        seated(&names, seats)
    }

    #[test]
    fn one_name_is_for_all() {
        assert_eq!(seat(&["eager"], 3).unwrap(), [Policy::Eager; 3]);
    }

    #[test]
    fn several_names_are_one_for_each_seat() {
        assert_eq!(seat(&["eager", "random"], 2).unwrap(), [Policy::Eager, Policy::Random]);
        assert!(matches!(seat(&["eager", "random"], 3), Err(Error::BotCount { given: 2, seats: 3 })));
    }

    #[test]
    fn an_unknown_name_is_refused() {
        assert!(matches!(seat(&["eagre"], 2), Err(Error::UnknownBot { name }) if name == "eagre"));
    }
}
