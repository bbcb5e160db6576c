//! Why something is not possible on or beside the new board.

use super::cards::{Dogaressa, Masterwork};
use super::shop_window::Cell;
use game::Text;

/// Why an action or an outcome is not possible, where the base game knows nothing like it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewRefusal {
    /// No such Dogaressa lies in front of the player.
    NoSuchDogaressa {
        dogaressa: Dogaressa,
    },
    /// It needs another number, or none.
    NoSuchChoice {
        dogaressa: Dogaressa,
    },
    MasterworkNotOpen {
        masterwork: Masterwork,
    },
    DogaressaNotOpen {
        dogaressa: Dogaressa,
    },
    StackEmpty,
    NoSuchCell {
        cell: Cell,
    },
    /// Chance: not each tile once, or neighbors of one color.
    WrongCouncil,
    MasterworkNotInStack {
        masterwork: Masterwork,
    },
    DogaressaNotInStack {
        dogaressa: Dogaressa,
    },
}

impl NewRefusal {
    pub(crate) fn text(self) -> Text {
        match self {
            NewRefusal::NoSuchDogaressa { dogaressa } => {
                Text::new("refused-no-such-dogaressa").with("dogaressa", dogaressa.text())
            }
            NewRefusal::NoSuchChoice { dogaressa } => Text::new("refused-no-such-choice")
                .with("dogaressa", dogaressa.text())
                .with("choices", dogaressa.choices()),
            NewRefusal::MasterworkNotOpen { masterwork } => {
                Text::new("refused-not-open").with("card", masterwork.text())
            }
            NewRefusal::DogaressaNotOpen { dogaressa } => Text::new("refused-not-open").with("card", dogaressa.text()),
            NewRefusal::StackEmpty => Text::new("refused-stack-empty"),
            NewRefusal::NoSuchCell { cell } => Text::new("refused-no-such-cell").with("cell", cell),
            NewRefusal::WrongCouncil => Text::new("refused-wrong-council"),
            NewRefusal::MasterworkNotInStack { masterwork } => {
                Text::new("refused-not-in-stack").with("card", masterwork.text())
            }
            NewRefusal::DogaressaNotInStack { dogaressa } => {
                Text::new("refused-not-in-stack").with("card", dogaressa.text())
            }
        }
    }

    pub(crate) fn rule(self) -> &'static str {
        match self {
            NewRefusal::NoSuchDogaressa { .. } => "MF-15.4",
            NewRefusal::NoSuchChoice { dogaressa: Dogaressa::SeaRoute } => "MF-15.10",
            NewRefusal::NoSuchChoice { .. } => "MF-15.12",
            NewRefusal::MasterworkNotOpen { .. } => "MF-17.2",
            NewRefusal::DogaressaNotOpen { .. } => "MF-15.2",
            NewRefusal::StackEmpty => "MF-17.3",
            NewRefusal::NoSuchCell { .. } => "MF-17.4",
            NewRefusal::WrongCouncil => "MF-13.2",
            NewRefusal::MasterworkNotInStack { .. } | NewRefusal::DogaressaNotInStack { .. } => "MF-12.5",
        }
    }
}
