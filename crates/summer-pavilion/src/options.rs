//! What can be agreed before a game.

use game::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, OptionsError};
use serde::{Deserialize, Serialize};

/// How this game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Options {
    pub players: u8,
    pub board: BoardSide,
}

/// Which side of the player boards is up (SP-12.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum BoardSide {
    /// Each outer star has its color.
    #[default]
    Colored,
    /// The players decide what color each star gets.
    Plain,
}

impl BoardSide {
    const WORDS: [&'static str; 2] = ["colored", "plain"];

    pub fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { name: "players", kind: OptionKind::Number { min: 2, max: 4, default: 2 } },
        OptionSpec { name: "board", kind: OptionKind::Choice(&BoardSide::WORDS) },
    ];

    fn from_values(values: &OptionValues) -> Result<Self, OptionsError> {
        Ok(Self {
            players: values.number("players") as u8,
            board: if values.word("board") == "plain" { BoardSide::Plain } else { BoardSide::Colored },
        })
    }

    fn to_values(&self) -> OptionValues {
        OptionValues::new()
            .with("players", OptionValue::Number(i64::from(self.players)))
            .with("board", OptionValue::Word(self.board.word().to_owned()))
    }
}
