//! Why something is not possible in the toy game.

use game::{Refusal, Text};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ToyRefusal {
    TooFewCoins,
    NotNow,
    NoSuchCards,
}

impl game::ToText for ToyRefusal {
    fn text(&self) -> Text {
        Text::new(match self {
            Self::TooFewCoins => "refused-too-few-coins",
            Self::NotNow => "refused-not-now",
            Self::NoSuchCards => "refused-no-such-cards",
        })
    }
}

impl Refusal for ToyRefusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::TooFewCoins => "T-2",
            Self::NotNow => "T-3",
            Self::NoSuchCards => "T-1",
        }
    }
}
