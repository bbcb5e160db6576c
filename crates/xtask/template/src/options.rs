//! The game's options.

use game::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, OptionsError};
use serde::Serialize;

/// The game's options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Options {
    /// MG-1.1: number of players.
    pub players: u8,
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] =
        &[OptionSpec { name: "players", kind: OptionKind::Number { min: 2, max: 4, default: 2 } }];

    fn from_values(values: &OptionValues) -> Result<Self, OptionsError> {
        Ok(Self { players: values.number("players") as u8 })
    }

    fn to_values(&self) -> OptionValues {
        OptionValues::new().with("players", OptionValue::Number(self.players.into()))
    }
}
