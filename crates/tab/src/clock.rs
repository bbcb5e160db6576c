//! The clock of the page.

use bots::Interrupt;
use std::time::Duration;

/// Tells a search the time. It can't be canceled: a search in the tab is short, and blocks its thread.
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
