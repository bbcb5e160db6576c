//! Announces changes made by other instances to the tables that are live on this one.

use crate::app::Shared;
use store::{Change, Changes, Revision, Version};

/// The latest announced state of a table. Kept outside the table's inbox, so that announcing never waits for a table
/// and announcements to a busy table are merged.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Announced {
    pub(crate) head: Version,
    pub(crate) revision: Option<Revision>,
    pub(crate) chat: i64,
    /// Number of times that reactions to lines of chat have changed.
    pub(crate) reactions: u64,
    /// Number of times that announcements may have been missed.
    pub(crate) missed: u64,
}

impl Announced {
    fn note(&mut self, change: &Change) {
        match change {
            Change::Log { head, .. } => self.head = self.head.max(*head),
            Change::Table { revision, .. } => self.revision = self.revision.max(Some(*revision)),
            Change::Chat { seq, .. } => self.chat = self.chat.max(*seq),
            Change::Reaction { .. } => self.reactions += 1,
            Change::Missed => self.missed += 1,
            Change::Note(_) => {}
        }
    }
}

/// Announces changes to the live tables until the store is closed.
pub(crate) async fn follow(app: Shared, mut changes: Changes) {
    while let Some(change) = changes.next().await {
        match &change {
            Change::Log { table, .. }
            | Change::Table { table, .. }
            | Change::Chat { table, .. }
            | Change::Reaction { table, .. } => {
                app.tables.announce(table, |announced| announced.note(&change));
            }
            Change::Note(note) => {
                app.revocations.receive(note);
                app.user_news.receive(note);
            }
            Change::Missed => {
                tracing::warn!("lost contact with other instances for a while");
                app.tables.announce_all(|announced| announced.note(&change));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::TableId;

    #[test]
    fn late_announcements_change_nothing() {
        let table = TableId::parse("table-000001").expect("an address");
        let mut announced = Announced::default();
        for head in [3, 7, 5] {
            announced.note(&Change::Log { table: table.clone(), head: Version(head) });
        }
        announced.note(&Change::Table { table, revision: Revision(2) });
        announced.note(&Change::Missed);
        assert_eq!((announced.head, announced.revision, announced.missed), (Version(7), Some(Revision(2)), 1));
    }
}
