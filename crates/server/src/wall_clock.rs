//! The time of day, by which the clocks of tables run.

use std::sync::Arc;
use std::time::Duration;
use store::Millis;
use tokio::sync::watch;

/// The time of the system, or a later one: tests turn it forward, so that a game over weeks takes seconds.
#[derive(Clone, Debug, Default)]
pub struct WallClock {
    /// Milliseconds ahead of the system.
    ahead: Arc<watch::Sender<i64>>,
}

impl WallClock {
    pub fn now(&self) -> Millis {
        Millis(Millis::now().0 + *self.ahead.borrow())
    }

    /// Turns it forward. Whatever is due until then happens soon.
    pub fn turn(&self, by: Duration) {
        self.ahead.send_modify(|ahead| *ahead += i64::try_from(by.as_millis()).unwrap_or_default());
    }

    /// Changes whenever the clock is turned.
    pub(crate) fn turns(&self) -> watch::Receiver<i64> {
        self.ahead.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_waits_is_told_that_it_was_turned() {
        let clock = WallClock::default();
        let mut turns = clock.clone().turns();
        let before = clock.now();
        clock.turn(Duration::from_secs(3600));
        turns.changed().await.expect("the clock is there");
        assert!((3_600_000..3_660_000).contains(&(clock.now().0 - before.0)));
    }
}
