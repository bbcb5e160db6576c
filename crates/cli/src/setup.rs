//! Turns command-line arguments into a game and its options.

use crate::args::GameArgs;
use crate::error::Error;
use catalog::Visitor;
use game::{Game, GameOptions, OptionValues};

/// Calls the visitor with the game that has this name. Fails if there is none.
pub(crate) fn with_game<T>(name: &str, visitor: impl Visitor<Output = Result<T, Error>>) -> Result<T, Error> {
    catalog::visit(name, visitor).unwrap_or_else(|| Err(Error::UnknownGame { name: name.to_owned() }))
}

/// The options set in `args`, with `G`'s defaults for the rest.
pub(crate) fn options<G: Game>(args: &GameArgs) -> Result<G::Options, Error> {
    let specs = G::Options::SPECS;
    let players = args.players.map(|players| players.to_string());
    let players = players.iter().map(|players| ("players", players.as_str()));
    let pairs = players.chain(args.set.iter().map(|(name, value)| (name.as_str(), value.as_str())));
    let values = OptionValues::parse(specs, pairs).map(|values| values.with_defaults(specs));
    values.and_then(|values| values.read()).map_err(|error| Error::Options { error, messages: G::WORDS })
}

/// The number of players given by these options.
pub(crate) fn players(options: &impl GameOptions) -> usize {
    options.to_values().number("players").try_into().expect("a number of players")
}
