//! What other instances do: tables that are live here hear of it.

use crate::app::Shared;
use store::{Change, Changes, Revision, Version};

/// How far a table has come, as far as was heard. Kept beside its inbox: hearing must never wait for a table, and
/// what is heard of a table that is busy becomes one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct News {
    pub(crate) head: Version,
    pub(crate) revision: Option<Revision>,
    pub(crate) chat: i64,
    /// How often something may have been missed.
    pub(crate) missed: u64,
}

impl News {
    fn hear(&mut self, change: &Change) {
        match change {
            Change::Log { head, .. } => self.head = self.head.max(*head),
            Change::Table { revision, .. } => self.revision = self.revision.max(Some(*revision)),
            Change::Chat { seq, .. } => self.chat = self.chat.max(*seq),
            Change::Missed => self.missed += 1,
            Change::Note(_) => {}
        }
    }
}

/// Tells the live tables what is changed, until the store is closed.
pub(crate) async fn follow(app: Shared, mut changes: Changes) {
    while let Some(change) = changes.next().await {
        match &change {
            Change::Log { table, .. } | Change::Table { table, .. } | Change::Chat { table, .. } => {
                app.tables.tell(table, |news| news.hear(&change));
            }
            Change::Note(note) => app.endings.hear(note),
            Change::Missed => {
                tracing::warn!("other instances could not be heard for a while");
                app.tables.tell_all(|news| news.hear(&change));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::TableId;

    #[test]
    fn what_is_heard_late_does_not_take_news_back() {
        let table = TableId::parse("table-000001").expect("an address");
        let mut news = News::default();
        for head in [3, 7, 5] {
            news.hear(&Change::Log { table: table.clone(), head: Version(head) });
        }
        news.hear(&Change::Table { table, revision: Revision(2) });
        news.hear(&Change::Missed);
        assert_eq!((news.head, news.revision, news.missed), (Version(7), Some(Revision(2)), 1));
    }
}
