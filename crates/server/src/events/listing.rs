//! Finds the seats of a user that a stream watches.

use super::EventReader;
use super::news::{News, json};
use super::watch::watch;
use crate::app::Shared;
use crate::invitations::{MAX_INVITATIONS, invitation_event};
use axum::body::Bytes;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use store::{Sitter, TableId, TableState, UserId};
use tokio::sync::broadcast::Receiver;
use tokio::sync::mpsc::error::SendError;
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::{Instant, interval_at, sleep};

/// Maximum number of tables that are watched for one stream.
const MAX_TABLES: u32 = 50;

/// How often the list is read even without news, since news may have been lost.
const READ_AGAIN: Duration = Duration::from_secs(15);

/// A comment, so that proxies don't consider the stream dead.
const PING: &[u8] = b":\n\n";

/// Watches all seats of the user in games that have not ended, including games that start later, until the future is
/// dropped or the client is gone.
pub(super) async fn watch_all(app: &Shared, reader: &EventReader) {
    let mut news = app.user_news.subscribe();
    let (mut watchers, mut invitations) = (Watchers::default(), BTreeSet::new());
    let mut ping = interval_at(Instant::now() + app.config.ping, app.config.ping);
    loop {
        watchers.read(app, reader).await;
        if tell_invitations(app, reader, &mut invitations).await.is_err() {
            return;
        }
        let event = loop {
            tokio::select! {
                event = next_news(&mut news, reader.user) => break event,
                () = sleep(READ_AGAIN) => break None,
                _ = ping.tick() => {
                    if reader.outbox.send(Bytes::from_static(PING)).await.is_err() {
                        return;
                    }
                }
            }
        };
        if let Some(event) = event
            && reader.send(&event).await.is_err()
        {
            return;
        }
    }
}

/// Returns once there may be news for this user, with the event if there is one.
async fn next_news(news: &mut Receiver<News>, user: UserId) -> Option<String> {
    loop {
        match news.recv().await {
            Ok(News::Seats(whose)) if whose == user => return None,
            Ok(News::Event(whose, event)) if whose == user => return Some(event),
            Ok(_) => {}
            // Some news was missed.
            Err(_) => return None,
        }
    }
}

/// Tells the user of invitations that are not among those told. Fails if the client is gone.
async fn tell_invitations(
    app: &Shared,
    reader: &EventReader,
    told: &mut BTreeSet<TableId>,
) -> Result<(), SendError<Bytes>> {
    // If the list can't be read now, it is read again soon.
    let Ok(rows) = app.store.list_invitations_of(reader.user, MAX_INVITATIONS).await else { return Ok(()) };
    told.retain(|table| rows.iter().any(|row| row.id == *table));
    for row in rows.into_iter().filter(|row| !told.contains(&row.id)).collect::<Vec<_>>() {
        if let Ok(event) = invitation_event(app, &row, reader.user).await {
            told.insert(row.id);
            reader.send(&json(&event)).await?;
        }
    }
    Ok(())
}

/// A task for each seat that is watched.
#[derive(Default)]
struct Watchers {
    tasks: JoinSet<()>,
    by_seat: BTreeMap<(String, u8), AbortHandle>,
}

impl Watchers {
    /// Starts watching the seats that are new in the list.
    async fn read(&mut self, app: &Shared, reader: &EventReader) {
        while self.tasks.try_join_next().is_some() {}
        self.by_seat.retain(|_, task| !task.is_finished());
        // If the list can't be read now, it is read again soon.
        let rows = app.store.list_tables_of(reader.user, MAX_TABLES).await.unwrap_or_default();
        let is_live = |state| matches!(state, TableState::Open | TableState::Running);
        for row in rows.into_iter().filter(|row| is_live(row.meta.state)) {
            for (seat, number) in row.meta.seats.iter().zip(0..) {
                if seat.sitter == Sitter::User(reader.user) {
                    self.add(app, row.id.clone(), number, reader);
                }
            }
        }
    }

    fn add(&mut self, app: &Shared, table: TableId, seat: u8, reader: &EventReader) {
        let tasks = &mut self.tasks;
        self.by_seat
            .entry((table.to_string(), seat))
            .or_insert_with(|| tasks.spawn(watch(app.clone(), table, seat, reader.clone())));
    }
}
