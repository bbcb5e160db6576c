//! What can be agreed before a game.

use game::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, OptionsError, Text};
use serde::{Deserialize, Serialize};

/// How this game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Options {
    pub players: u8,
    pub edition: Edition,
    pub draft: Draft,
    /// With the expansion; only in the revised edition (MF-12.1).
    pub masterworks: bool,
}

/// Which printing of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Edition {
    #[default]
    Revised,
    First,
}

/// When cards are chosen (MF-2.3, MF-2.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Draft {
    /// All at once, before the first card is used.
    #[default]
    Simultaneous,
    /// Each only when on turn: the tactical variant.
    OnTurn,
}

impl Edition {
    const WORDS: [&'static str; 2] = ["revised", "first"];

    fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }
}

impl Draft {
    const WORDS: [&'static str; 2] = ["simultaneous", "on-turn"];

    fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { name: "players", kind: OptionKind::Number { min: 2, max: 4, default: 2 } },
        OptionSpec { name: "edition", kind: OptionKind::Choice(&Edition::WORDS) },
        OptionSpec { name: "draft", kind: OptionKind::Choice(&Draft::WORDS) },
        OptionSpec { name: "masterworks", kind: OptionKind::Flag { default: false } },
    ];

    fn from_values(values: &OptionValues) -> Result<Self, OptionsError> {
        let edition = if values.word("edition") == "first" { Edition::First } else { Edition::Revised };
        let masterworks = values.flag("masterworks");
        // MF-12.1
        if masterworks && edition == Edition::First {
            return Err(OptionsError::Conflict(Text::new("options-masterworks-edition")));
        }
        Ok(Self {
            players: values.number("players") as u8,
            edition,
            draft: if values.word("draft") == "on-turn" { Draft::OnTurn } else { Draft::Simultaneous },
            masterworks,
        })
    }

    fn to_values(&self) -> OptionValues {
        OptionValues::new()
            .with("players", OptionValue::Number(i64::from(self.players)))
            .with("edition", OptionValue::Word(self.edition.word().to_owned()))
            .with("draft", OptionValue::Word(self.draft.word().to_owned()))
            .with("masterworks", OptionValue::Flag(self.masterworks))
    }
}
