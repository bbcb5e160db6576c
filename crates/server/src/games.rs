//! The games that a server offers.

use any_table::{AnyTable, OpenError, open_table_with};
use game::OptionValues;
use protocol::{ApiError, Code};

/// Opens a new table of the game with this name and these options, with this version of the rules or with the current
/// one.
pub type Open = fn(&str, &OptionValues, Option<u32>) -> Result<Box<dyn AnyTable>, OpenError>;

/// The games that a server offers: those of the catalog, except in tests of updates.
#[derive(Clone, Copy, Debug)]
pub struct Games {
    pub open: Open,
}

impl Default for Games {
    fn default() -> Self {
        Self { open: open_table_with }
    }
}

impl Games {
    /// `other-rules` if this version of the rules is not kept.
    pub(crate) fn open(
        self,
        game: &str,
        options: &OptionValues,
        rules: Option<u32>,
    ) -> Result<Box<dyn AnyTable>, ApiError> {
        (self.open)(game, options, rules).map_err(|error| match error {
            OpenError::NoSuchGame => Code::NoSuchGame.into(),
            OpenError::OtherRules => Code::OtherRules.into(),
            OpenError::Options(error) => error.into(),
        })
    }
}
