//! Reviews: computer analyses of games, stored because they take a long time to compute.

use crate::sql::{Connection, Query, query};
use crate::{Millis, RecordId, Store, StoreError, TableId};

/// A reviewed game. The review is deleted with it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reviewed {
    Table(TableId),
    Record(RecordId),
}

impl Store {
    /// Stores the review of this game, replacing an earlier one. [`StoreError::NotFound`] if the game was deleted.
    pub async fn save_review(&self, of: &Reviewed, body: &str) -> Result<(), StoreError> {
        let sql = match of {
            Reviewed::Table(_) => {
                "INSERT INTO reviews (table_id, body, created) VALUES ($1, $2, $3)
                 ON CONFLICT (table_id) DO UPDATE SET body = EXCLUDED.body, created = EXCLUDED.created"
            }
            Reviewed::Record(_) => {
                "INSERT INTO reviews (record_id, body, created) VALUES ($1, $2, $3)
                 ON CONFLICT (record_id) DO UPDATE SET body = EXCLUDED.body, created = EXCLUDED.created"
            }
        };
        let work = async |mut connection: Connection<'_>| {
            let insert = query(sql).bind(of.id()).bind(body).bind(Millis::now().0);
            insert.execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }

    /// The review of this game, if there is one.
    pub async fn load_review(&self, of: &Reviewed) -> Result<Option<String>, StoreError> {
        let row = self.database.fetch_optional(select(of)).await?;
        row.map(|row| row.get("body")).transpose()
    }
}

impl Reviewed {
    fn id(&self) -> &str {
        match self {
            Reviewed::Table(table) => table.as_str(),
            Reviewed::Record(record) => record.as_str(),
        }
    }
}

fn select(of: &Reviewed) -> Query<'_> {
    let sql = match of {
        Reviewed::Table(_) => "SELECT body FROM reviews WHERE table_id = $1",
        Reviewed::Record(_) => "SELECT body FROM reviews WHERE record_id = $1",
    };
    query(sql).bind(of.id())
}
