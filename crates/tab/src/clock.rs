//! The clock of the page.

use bots::Interrupt;
use std::time::Duration;

/// Tells a search the time. Searches in the tab can't be canceled: they are short, and block their thread.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PageClock(pub(crate) fn() -> Duration);

impl Interrupt for PageClock {
    fn is_canceled(&self) -> bool {
        false
    }

    fn time(&self) -> Duration {
        (self.0)()
    }
}
