//! Games as one line of text each.

use std::fmt;
use std::str::FromStr;

/// A game played: its seed, from which all chance follows, and the number of the action chosen at each decision among
/// the legal ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub seed: u64,
    pub choices: Vec<u32>,
}

/// The error for a line that is no record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedError;

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.seed)?;
        self.choices.iter().try_for_each(|choice| write!(f, " {choice}"))
    }
}

impl FromStr for Played {
    type Err = PlayedError;

    fn from_str(line: &str) -> Result<Self, PlayedError> {
        let (seed, choices) = line.split_once(':').ok_or(PlayedError)?;
        let number = |text: &str| text.parse().map_err(|_| PlayedError);
        let choices = choices.split_whitespace().map(number).collect::<Result<_, _>>()?;
        Ok(Self { seed: seed.parse().map_err(|_| PlayedError)?, choices })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_one_line_and_back() {
        let record = Played { seed: u64::MAX, choices: vec![0, 71, 3] };
        assert_eq!(record.to_string().parse(), Ok(record));
        for line in ["", "7", "x: 1", "7: 1 x", "7: -1"] {
            assert_eq!(line.parse::<Played>(), Err(PlayedError), "{line}");
        }
    }
}
