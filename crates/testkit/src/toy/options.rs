//! The toy game's options.

use game::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, OptionsError, Text};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ToyOptions {
    pub(crate) players: usize,
    /// Whether shown cards score three times their value.
    pub(crate) high: bool,
    pub(crate) peeking: bool,
}

impl GameOptions for ToyOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { name: "players", kind: OptionKind::Number { min: 2, max: 3, default: 2 } },
        OptionSpec { name: "stakes", kind: OptionKind::Choice(&["low", "high"]) },
        OptionSpec { name: "peeking", kind: OptionKind::Flag { default: true } },
    ];

    fn from_values(values: &OptionValues) -> Result<Self, OptionsError> {
        let (players, high) = (values.number("players") as usize, values.word("stakes") == "high");
        let peeking = values.flag("peeking");
        if high && !peeking {
            return Err(OptionsError::Conflict(Text::new("options-high-without-peeking")));
        }
        Ok(Self { players, high, peeking })
    }

    fn to_values(&self) -> OptionValues {
        let stakes = if self.high { "high" } else { "low" };
        OptionValues::new()
            .with("players", OptionValue::Number(self.players as i64))
            .with("stakes", OptionValue::Word(stakes.to_owned()))
            .with("peeking", OptionValue::Flag(self.peeking))
    }
}
