//! Expansion refusals.

use super::{Cell, Dogaressa, Masterwork};
use crate::vocabulary;

/// A refusal found only in the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, game::Refusal)]
pub enum Refusal {
    /// The player has no such Dogaressa.
    #[rule("MF-15.4")]
    NoSuchDogaressa { dogaressa: Dogaressa },
    /// This Dogaressa needs a different number, or none.
    #[rule(with = choice_rule(dogaressa))]
    NoSuchChoice { dogaressa: Dogaressa, choices: u8 },
    #[rule("MF-17.2")]
    #[text("refused-not-open")]
    MasterworkNotOpen {
        #[arg("card")]
        masterwork: Masterwork,
    },
    #[rule("MF-15.2")]
    #[text("refused-not-open")]
    DogaressaNotOpen {
        #[arg("card")]
        dogaressa: Dogaressa,
    },
    #[rule("MF-17.3")]
    StackEmpty,
    #[rule("MF-17.4")]
    NoSuchCell {
        #[arg(with = Cell::number)]
        cell: Cell,
    },
    /// The tiles aren't a permutation, or adjacent tiles share a color.
    #[rule("MF-13.2")]
    WrongCouncil,
    #[rule("MF-12.5")]
    #[text("refused-not-in-stack")]
    MasterworkNotInStack {
        #[arg("card")]
        masterwork: Masterwork,
    },
    #[rule("MF-12.5")]
    #[text("refused-not-in-stack")]
    DogaressaNotInStack {
        #[arg("card")]
        dogaressa: Dogaressa,
    },
}

impl From<Refusal> for vocabulary::Refusal {
    fn from(refusal: Refusal) -> Self {
        Self::Masterworks(refusal)
    }
}

fn choice_rule(dogaressa: &Dogaressa) -> &'static str {
    if *dogaressa == Dogaressa::SeaRoute { "MF-15.10" } else { "MF-15.12" }
}
