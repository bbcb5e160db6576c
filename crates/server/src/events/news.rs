//! News for streams of events, on all servers that share a database.

use protocol::UserEvent;
use store::{Store, UserId};
use tokio::sync::broadcast;

/// Number of unread items after which a slow stream reads everything again.
const BACKLOG: usize = 256;

/// News that a user's streams need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// The user has sat down at another table, or is invited to one.
    Seats(UserId),
    /// This event, as JSON, is for the user.
    Event(UserId, String),
}

/// Publishes news to all streams.
pub(crate) struct UserNews(broadcast::Sender<News>);

impl News {
    pub(crate) fn event(user: UserId, event: &UserEvent) -> Self {
        Self::Event(user, json(event))
    }

    /// The note that servers send each other. Its format must not change between versions.
    fn note(&self) -> String {
        match self {
            News::Seats(user) => format!("seats {}", user.0),
            News::Event(user, event) => format!("event {} {event}", user.0),
        }
    }

    fn of_note(note: &str) -> Option<Self> {
        let (what, rest) = note.split_once(' ')?;
        match what {
            "seats" => Some(News::Seats(UserId(rest.parse().ok()?))),
            "event" => {
                let (user, event) = rest.split_once(' ')?;
                Some(News::Event(UserId(user.parse().ok()?), event.to_owned()))
            }
            _ => None,
        }
    }
}

pub(super) fn json(event: &UserEvent) -> String {
    serde_json::to_string(event).expect("events have string keys and finite numbers")
}

impl UserNews {
    /// Publishes the news to the streams of this server and, if the database can be reached, of all others. News may be
    /// lost: streams also read the list of tables from time to time.
    pub(crate) async fn publish(&self, store: &Store, news: News) {
        // A note to all servers comes back to this one, too.
        let is_told = store.is_shared() && store.tell_others(&news.note()).await.is_ok();
        if !is_told {
            self.broadcast(news);
        }
    }

    /// Handles a note from this or another server. Other notes are ignored.
    pub(crate) fn receive(&self, note: &str) {
        if let Some(news) = News::of_note(note) {
            self.broadcast(news);
        }
    }

    fn broadcast(&self, news: News) {
        // An error means that no stream is open.
        let _ = self.0.send(news);
    }

    pub(super) fn subscribe(&self) -> broadcast::Receiver<News> {
        self.0.subscribe()
    }
}

impl Default for UserNews {
    fn default() -> Self {
        Self(broadcast::Sender::new(BACKLOG))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_read_back() {
        let event = News::Event(UserId(-7), r#"{"type": "game-started"}"#.to_owned());
        for news in [News::Seats(UserId(5)), event] {
            assert_eq!(News::of_note(&news.note()), Some(news));
        }
        for strange in ["", "seats", "seats x", "event 5", "ended all 5"] {
            assert_eq!(News::of_note(strange), None, "{strange}");
        }
    }
}
