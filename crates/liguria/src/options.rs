//! What can be agreed before a game.

use crate::components::{PLAYERS, TABLE_SIZES, TableSize};
use game::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, OptionsError};
use serde::{Deserialize, Serialize};

/// How this game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Options {
    pub players: u8,
    pub debt: Debt,
}

/// What becomes of prestige below 0 (LI-13.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Debt {
    /// Nobody falls below 0 when the penalty is counted.
    #[default]
    Forgiven,
    /// Only the final total is raised to 0.
    Carried,
}

impl Debt {
    const WORDS: [&'static str; 2] = ["forgiven", "carried"];

    fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }
}

impl Options {
    /// What depends on the number of players.
    #[inline]
    pub fn size(self) -> &'static TableSize {
        &TABLE_SIZES[usize::from(self.players - PLAYERS.start())]
    }
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "players",
            kind: OptionKind::Number { min: *PLAYERS.start() as i64, max: *PLAYERS.end() as i64, default: 3 },
        },
        OptionSpec { name: "debt", kind: OptionKind::Choice(&Debt::WORDS) },
    ];

    fn from_values(values: &OptionValues) -> Result<Self, OptionsError> {
        Ok(Self {
            players: values.number("players") as u8,
            debt: if values.word("debt") == "carried" { Debt::Carried } else { Debt::Forgiven },
        })
    }

    fn to_values(&self) -> OptionValues {
        OptionValues::new()
            .with("players", OptionValue::Number(i64::from(self.players)))
            .with("debt", OptionValue::Word(self.debt.word().to_owned()))
    }
}
