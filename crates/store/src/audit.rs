//! The log of administrators' actions. It contains no names, so it can outlive deleted accounts.

use crate::sql::{Connection, Row, query};
use crate::{Millis, Store, StoreError, UserId};

/// An administrator's action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditLine {
    /// Later lines have larger numbers.
    pub number: i64,
    pub at: Millis,
    /// The moderator; `None` for the operator.
    pub actor: Option<UserId>,
    /// What was done, as the caller names it.
    pub action: String,
    /// The id of the user or table concerned.
    pub subject: String,
}

impl Store {
    pub async fn note_audit(&self, actor: Option<UserId>, action: &str, subject: &str) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let sql = "INSERT INTO audit (at, actor, action, subject) VALUES ($1, $2, $3, $4)";
            let insert = query(sql).bind(Millis::now().0).bind(actor.map(|actor| actor.0)).bind(action).bind(subject);
            insert.execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }

    /// The latest lines with numbers below `before`, latest first.
    pub async fn list_audit(&self, before: Option<i64>, limit: u32) -> Result<Vec<AuditLine>, StoreError> {
        let select = query(LINES).bind(limit).bind(before.unwrap_or(i64::MAX));
        self.database.fetch_all(select).await?.iter().map(read_line).collect()
    }
}

pub(crate) const LINES: &str = "SELECT * FROM audit WHERE id < $2 ORDER BY id DESC LIMIT $1";

fn read_line(row: &Row) -> Result<AuditLine, StoreError> {
    Ok(AuditLine {
        number: row.get("id")?,
        at: Millis(row.get("at")?),
        actor: row.get::<Option<i64>>("actor")?.map(UserId),
        action: row.get("action")?,
        subject: row.get("subject")?,
    })
}
