//! Reads options, and defines the errors in creating an environment.

use catalog::Listed;
use game::{GameOptions, OptionValues, OptionsError, Text};

/// Why an environment could not be created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanError {
    NoSuchGame,
    Options(OptionsError),
    UnknownBot(String),
    /// The number of opponents is neither one for all seats nor one for each.
    OpponentCount {
        given: usize,
        seats: usize,
    },
    NoSuchSeat {
        seat: usize,
        players: usize,
    },
    /// The game has no encoder.
    NoTensors,
    /// A batch needs at least one game.
    Empty,
}

impl PlanError {
    /// The game's message for this error, if it has one.
    pub fn text(&self) -> Option<Text> {
        match self {
            PlanError::Options(error) => Some(error.text()),
            _ => None,
        }
    }
}

/// Reads options, with defaults for those that are missing.
pub(crate) fn read_options<G: Listed>(values: &OptionValues) -> Result<G::Options, PlanError> {
    values.with_defaults(G::Options::SPECS).read::<G::Options>().map_err(PlanError::Options)
}
