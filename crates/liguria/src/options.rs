//! Game options.

use crate::components::{PLAYERS, TABLE_SIZES, TableSize};
use game::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, OptionsError, Piece};
use serde::{Deserialize, Deserializer, Serialize};

/// The options a table is created with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Options {
    pub players: u8,
    pub debt: Debt,
}

/// The treatment of prestige below 0 (LI-13.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
pub enum Debt {
    /// The penalty never takes a score below 0.
    #[default]
    Forgiven,
    /// Only the final total is raised to 0.
    Carried,
}

impl Options {
    /// Returns the numbers that depend on the player count.
    #[inline]
    pub fn size(self) -> &'static TableSize {
        &TABLE_SIZES[usize::from(self.players - PLAYERS.start())]
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        game::read_options(deserializer)
    }
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "players",
            kind: OptionKind::Number { min: *PLAYERS.start() as i64, max: *PLAYERS.end() as i64, default: 3 },
        },
        OptionSpec { name: "debt", kind: OptionKind::Choice(&[Debt::Forgiven.name(), Debt::Carried.name()]) },
    ];

    fn from_values(values: &OptionValues) -> Result<Self, OptionsError> {
        Ok(Self { players: values.number("players") as u8, debt: values.word("debt").parse().unwrap_or_default() })
    }

    fn to_values(&self) -> OptionValues {
        OptionValues::new()
            .with("players", OptionValue::Number(i64::from(self.players)))
            .with("debt", OptionValue::Word(self.debt.to_string()))
    }
}
