//! Handles clocks that run out.

use super::TableTask;
use game::Seat;
use std::time::Duration;
use store::Millis;

impl TableTask {
    /// Time until the next clock runs out; `None` if no clock is running.
    pub(super) fn until_deadline(&self) -> Option<Duration> {
        let (deadline, _) = self.first_deadline()?;
        Some(Duration::from_millis((deadline.0 - Millis::now().0).max(0).unsigned_abs()))
    }

    /// Lets computer players decide for all seats whose clocks have run out.
    pub(super) async fn expire_clocks(&mut self) {
        while let Some((deadline, seat)) = self.first_deadline()
            && deadline <= Millis::now()
            && let Some(time_out) = self.play.as_ref().map(|play| play.time_out(seat))
        {
            if self.commit(Some(&time_out.into()), None).await.is_err() {
                return;
            }
            self.show_all();
        }
    }

    pub(super) fn first_deadline(&self) -> Option<(Millis, Seat)> {
        self.play.as_ref()?.clocks.deadline(self.people_asked())
    }
}
