//! Handles clocks that run out.

use super::TableTask;
use game::Seat;
use std::time::Duration;
use store::Millis;

/// Pause after the store could not say whether a player is on vacation.
const RETRY: Duration = Duration::from_secs(1);

impl TableTask {
    /// Time until the next clock runs out; `None` if no clock is running.
    pub(super) fn until_deadline(&self) -> Option<Duration> {
        let (deadline, _) = self.first_deadline()?;
        Some(Duration::from_millis((deadline.0 - self.app.now().0).max(0).unsigned_abs()))
    }

    /// Lets computer players decide for all seats whose clocks have run out.
    pub(super) async fn expire_clocks(&mut self) {
        while let Some(seat) = self.seat_out_of_time().await
            && let Some(time_out) = self.play.as_ref().map(|play| play.time_out(seat))
        {
            if self.commit(Some(&time_out.into()), None).await.is_err() {
                return;
            }
            self.show_all();
        }
    }

    /// A seat whose clock has run out. Its player may have announced a vacation that nobody has told this table of, so
    /// the store is asked first.
    async fn seat_out_of_time(&mut self) -> Option<Seat> {
        let find = |task: &Self| task.first_deadline().filter(|(deadline, _)| *deadline <= task.app.now());
        find(self)?;
        if self.hear_of_vacations().await.is_err() {
            tokio::time::sleep(RETRY).await;
            return None;
        }
        find(self).map(|(_, seat)| seat)
    }

    pub(super) fn first_deadline(&self) -> Option<(Millis, Seat)> {
        self.play.as_ref()?.clocks.deadline(self.people_asked())
    }
}

#[cfg(test)]
mod tests {
    use crate::app::{App, Shared};
    use crate::config::Config;
    use crate::registry::Registry;
    use crate::table::Message;
    use crate::tables::new_table;
    use protocol::SeatInfo;
    use std::time::Duration;
    use store::{Millis, TableId, TableState, UserId, VacationDay};
    use tempfile::TempDir;
    use tokio::sync::watch;

    const DAY: Duration = Duration::from_hours(24);
    const WISH: &str = r#"{"game": "mille-fiori", "clock": {"kind": "days", "days": 1},
                           "seats": [{"kind": "mine"}, {"kind": "mine", "name": "Ada"}]}"#;

    /// A game of this user that has just begun.
    async fn begin_game(app: &Shared, host: UserId) -> TableId {
        let host = app.store.user(host).await.unwrap();
        let mut table = new_table(app.config.games, &host, &serde_json::from_str(WISH).unwrap()).unwrap();
        table.meta.state = TableState::Running;
        for seat in &mut table.meta.seats {
            (seat.ready, seat.nonce) = (true, Some("0".repeat(32)));
        }
        app.store.create_table(&table).await.unwrap();
        table.id
    }

    async fn first_seat(app: &Shared, id: &TableId) -> SeatInfo {
        let table = Registry::ask(app, id, |reply| Message::Info(None, reply)).await.unwrap().unwrap();
        table.seats[0].clone()
    }

    /// Nobody tells the table of the vacation, as if that had been lost.
    #[tokio::test]
    async fn before_a_time_out_the_store_is_asked_for_vacations() {
        let data = TempDir::new().unwrap();
        let (_stop, stopping) = watch::channel(false);
        let config = Config::new(([127, 0, 0, 1], 0).into(), data.path().to_owned());
        let app = App::new(config, stopping).await.unwrap();
        let host = app.store.create_guest("Anna").await.unwrap();
        let id = begin_game(&app, host).await;
        assert_eq!(first_seat(&app, &id).await.vacation_until, None);
        let (from, until) = (app.now(), Millis(app.now().0 + 3 * DAY.as_millis() as i64));
        let day = VacationDay { day: "2026-11-20".to_owned(), from, until };
        app.store.take_vacation(host, &[day], 30).await.unwrap();
        app.config.wall_clock.turn(2 * DAY);
        let seat = first_seat(&app, &id).await;
        assert_eq!((seat.timeouts, seat.vacation_until), (0, Some(until.0)));
        app.config.wall_clock.turn(2 * DAY + DAY / 2);
        let seat = first_seat(&app, &id).await;
        assert_eq!((seat.timeouts, seat.vacation_until), (1, None));
    }
}
