//! Game options.

use crate::components::PLAYERS;
use game::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, OptionsError, Piece};
use serde::{Deserialize, Deserializer, Serialize};

/// The options a table is created with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Options {
    pub players: u8,
    pub board: BoardSide,
}

/// The side of the player boards in use (SP-12.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[repr(u8)]
pub enum BoardSide {
    /// Each outer star has its own color.
    #[default]
    Colored,
    /// The players decide each star's color.
    Plain,
}

const SIDES: [&str; BoardSide::COUNT] = [BoardSide::Colored.name(), BoardSide::Plain.name()];

const NUMBER_OF_PLAYERS: OptionKind =
    OptionKind::Number { min: *PLAYERS.start() as i64, max: *PLAYERS.end() as i64, default: *PLAYERS.start() as i64 };

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        game::read_options(deserializer)
    }
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { name: "players", kind: NUMBER_OF_PLAYERS },
        OptionSpec { name: "board", kind: OptionKind::Choice(&SIDES) },
    ];

    fn from_values(values: &OptionValues) -> Result<Self, OptionsError> {
        Ok(Self { players: values.number("players") as u8, board: values.word("board").parse().unwrap_or_default() })
    }

    fn to_values(&self) -> OptionValues {
        OptionValues::new()
            .with("players", OptionValue::Number(i64::from(self.players)))
            .with("board", OptionValue::Word(self.board.name().to_owned()))
    }
}
