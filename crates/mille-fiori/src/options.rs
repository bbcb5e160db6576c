//! Table options.

use game::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, OptionsError, Piece, Text};
use serde::{Deserialize, Deserializer, Serialize};

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Options {
    pub players: u8,
    pub edition: Edition,
    pub draft: Draft,
    /// Whether The Masterworks is in play; revised edition only (MF-12.1).
    pub masterworks: bool,
}

/// The edition of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
pub enum Edition {
    #[default]
    Revised,
    First,
}

/// When cards are picked (MF-2.3, MF-2.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
pub enum Draft {
    /// All players at once, before the first card is used.
    #[default]
    Simultaneous,
    /// One player at a time, right before using the card: the tactical variant.
    OnTurn,
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        game::read_options(deserializer)
    }
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { name: "players", kind: OptionKind::Number { min: 2, max: 4, default: 2 } },
        OptionSpec { name: "edition", kind: OptionKind::Choice(&[Edition::Revised.name(), Edition::First.name()]) },
        OptionSpec { name: "draft", kind: OptionKind::Choice(&[Draft::Simultaneous.name(), Draft::OnTurn.name()]) },
        OptionSpec { name: "masterworks", kind: OptionKind::Flag { default: false } },
    ];

    fn from_values(values: &OptionValues) -> Result<Self, OptionsError> {
        let edition = values.word("edition").parse().unwrap_or_default();
        let masterworks = values.flag("masterworks");
        // MF-12.1
        if masterworks && edition == Edition::First {
            return Err(OptionsError::Conflict(Text::new("options-masterworks-edition")));
        }
        Ok(Self {
            players: values.number("players") as u8,
            edition,
            draft: values.word("draft").parse().unwrap_or_default(),
            masterworks,
        })
    }

    fn to_values(&self) -> OptionValues {
        OptionValues::new()
            .with("players", OptionValue::Number(i64::from(self.players)))
            .with("edition", OptionValue::Word(self.edition.to_string()))
            .with("draft", OptionValue::Word(self.draft.to_string()))
            .with("masterworks", OptionValue::Flag(self.masterworks))
    }
}
