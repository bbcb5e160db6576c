//! Notices: which decisions people are to be told of, and the messages that tell them.
//!
//! A decision is noted in the transaction of the move that asks for it ([`Store::append_with_notices`]). When it is due, it is
//! queued as one message for each of the user's targets ([`Store::queue_notices`]); each message is claimed, sent and deleted
//! ([`Store::claim_deliveries`]). Each step is one transaction, and of several servers only one takes it. So no notice is lost
//! or sent twice, whenever a server ends; only if it ends between sending a message and deleting it, the message is sent again,
//! with the same id.

use crate::random::random_bytes;
use crate::sql::{Connection, Row, Value, query};
use crate::{Millis, Store, StoreError, TableId, UserId, Version};
use std::time::Duration;

/// A seat's decision that its user may have to be told of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatNotice {
    pub seat: u8,
    pub user: UserId,
    /// The log's version when the decision came up, or when it was closed: later than all before it.
    pub decision: Version,
    /// When to tell the user; `None` if the decision is closed.
    pub due: Option<Millis>,
}

/// What a message is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    pub table: TableId,
    pub seat: u8,
    pub decision: Version,
}

/// A message to one target.
#[derive(Clone, PartialEq, Eq)]
pub struct Delivery {
    pub id: i64,
    pub user: UserId,
    /// The target's settings (opaque), which contain secrets.
    pub target: String,
    /// The decisions that are still open.
    pub subjects: Vec<Subject>,
    pub created: Millis,
    /// The number of attempts so far, without this one.
    pub attempts: u32,
}

impl SeatNotice {
    /// In the order of the columns.
    pub(crate) fn values<'q>(&self, table: &'q TableId) -> [Value<'q>; 5] {
        let due = self.due.map(|due| due.0);
        let (seat, user) = (i64::from(self.seat), self.user.0);
        [table.as_str().into(), seat.into(), user.into(), self.decision.0.into(), due.into()]
    }
}

impl Subject {
    fn line(&self) -> String {
        format!("{} {} {}", self.table.as_str(), self.seat, self.decision.0)
    }

    fn read(line: &str) -> Option<Self> {
        let mut words = line.split(' ');
        let (table, seat) = (TableId::parse(words.next()?)?, words.next()?.parse().ok()?);
        Some(Self { table, seat, decision: Version(words.next()?.parse().ok()?) })
    }
}

impl Store {
    /// Tells the seat's user later, or earlier, unless that was done already.
    pub async fn postpone_notice(&self, table: &TableId, seat: u8, due: Millis) -> Result<(), StoreError> {
        let find = query("SELECT 1 AS due FROM notices WHERE table_id = $1 AND seat = $2 AND due IS NOT NULL");
        // Most players have no target, and readers don't keep others from writing.
        if self.database.fetch_optional(find.bind(table.as_str()).bind(i64::from(seat))).await?.is_none() {
            return Ok(());
        }
        let work = async |mut connection: Connection<'_>| {
            let sql = "UPDATE notices SET due = $3 WHERE table_id = $1 AND seat = $2 AND due IS NOT NULL";
            let update = query(sql).bind(table.as_str()).bind(i64::from(seat)).bind(due.0);
            update.execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }

    /// Users who have to be told something by now, those first who wait longest: of at most `limit` decisions.
    pub async fn users_to_notify(&self, now: Millis, limit: u32) -> Result<Vec<UserId>, StoreError> {
        let rows = self.database.fetch_all(query(DUE).bind(now.0).bind(limit)).await?;
        let mut users = Vec::new();
        for row in &rows {
            let user = UserId(row.get("user_id")?);
            if !users.contains(&user) {
                users.push(user);
            }
        }
        Ok(users)
    }

    /// Tells the user everything that is due by `now` only at `until`.
    pub async fn postpone_notices_of(&self, user: UserId, now: Millis, until: Millis) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            for Subject { table, seat, .. } in lock_due(&mut connection, user, now).await? {
                let sql = "UPDATE notices SET due = $3 WHERE table_id = $1 AND seat = $2";
                let update = query(sql).bind(table.as_str()).bind(i64::from(seat)).bind(until.0);
                update.execute(&mut connection).await?;
            }
            Ok(())
        };
        self.database.write(work).await
    }

    /// Tells the user by `latest` what would have been told later.
    pub async fn advance_notices_of(&self, user: UserId, latest: Millis) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            for Subject { table, seat, .. } in lock_due(&mut connection, user, Millis(i64::MAX)).await? {
                let sql = "UPDATE notices SET due = $3 WHERE table_id = $1 AND seat = $2 AND due > $3";
                let update = query(sql).bind(table.as_str()).bind(i64::from(seat)).bind(latest.0);
                update.execute(&mut connection).await?;
            }
            Ok(())
        };
        self.database.write(work).await
    }

    /// Gathers everything that the user has to be told by `now` into one message for each of the user's targets. Returns
    /// the number of messages.
    pub async fn queue_notices(&self, user: UserId, now: Millis) -> Result<usize, StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let subjects = lock_due(&mut connection, user, now).await?;
            for Subject { table, seat, .. } in &subjects {
                let sql = "UPDATE notices SET due = NULL WHERE table_id = $1 AND seat = $2";
                query(sql).bind(table.as_str()).bind(i64::from(*seat)).execute(&mut connection).await?;
            }
            if subjects.is_empty() {
                return Ok(0);
            }
            let lines: Vec<String> = subjects.iter().map(Subject::line).collect();
            insert_deliveries(&mut connection, user, &lines.join("\n"), now).await
        };
        self.database.write(work).await
    }

    /// Takes at most `limit` messages that are to be sent by `now`, and keeps other servers from sending them for this long.
    /// Messages about nothing but decisions that are closed by now are deleted.
    pub async fn claim_deliveries(&self, now: Millis, time: Duration, limit: u32) -> Result<Vec<Delivery>, StoreError> {
        let until = claimed_until(now, time);
        let due = || query(DUE_DELIVERIES).bind(now.0).bind(limit);
        // Usually there are none, and readers don't keep others from writing.
        if self.database.fetch_all(due()).await?.is_empty() {
            return Ok(Vec::new());
        }
        let work = async |mut connection: Connection<'_>| {
            let rows = due().fetch_all(&mut connection).await?;
            let mut claimed = Vec::new();
            for row in &rows {
                let delivery = read_delivery(&mut connection, row).await?;
                match delivery.subjects.is_empty() {
                    true => delete(&mut connection, delivery.id).await?,
                    false if claim(&mut connection, delivery.id, now, until).await? => claimed.push(delivery),
                    false => {}
                }
            }
            Ok(claimed)
        };
        self.database.write(work).await
    }

    /// Keeps other servers from sending a claimed message for this long from now. Returns false if it isn't claimed any more.
    pub async fn renew_delivery(&self, delivery: i64, now: Millis, time: Duration) -> Result<bool, StoreError> {
        let until = claimed_until(now, time);
        let work = async |mut connection: Connection<'_>| {
            let update = query("UPDATE deliveries SET due = $3 WHERE id = $1 AND due > $2");
            Ok(update.bind(delivery).bind(now.0).bind(until).execute(&mut connection).await? == 1)
        };
        self.database.write(work).await
    }

    /// Lets everybody send the messages that are claimed for at most this long. For a server that knows that whoever claimed
    /// them has ended.
    pub async fn release_deliveries(&self, now: Millis, time: Duration) -> Result<(), StoreError> {
        let until = claimed_until(now, time);
        let work = async |mut connection: Connection<'_>| {
            let update = query("UPDATE deliveries SET due = $1 WHERE due > $1 AND due <= $2").bind(now.0).bind(until);
            update.execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }

    /// Deletes a message that was sent or is given up.
    pub async fn finish_delivery(&self, delivery: i64) -> Result<(), StoreError> {
        self.database.write(async |mut connection| delete(&mut connection, delivery).await).await
    }

    /// Sends a message again at this time.
    pub async fn retry_delivery(&self, delivery: i64, due: Millis) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let sql = "UPDATE deliveries SET due = $2, attempts = attempts + 1 WHERE id = $1";
            query(sql).bind(delivery).bind(due.0).execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }

    /// Removes the target of this message, which doesn't exist any more, and all messages to it.
    pub async fn remove_target_of(&self, delivery: i64) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let sql = "DELETE FROM notice_targets WHERE id = (SELECT target_id FROM deliveries WHERE id = $1)";
            query(sql).bind(delivery).execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }
}

pub(crate) const DUE: &str = "SELECT user_id FROM notices WHERE due <= $1 ORDER BY due LIMIT $2";

/// In the order in which appends write them, which avoids deadlocks.
pub(crate) const DUE_OF_USER: &str = "
    SELECT table_id, seat, decision FROM notices WHERE user_id = $1 AND due <= $2 ORDER BY table_id, seat";
const LOCK_DUE_OF_USER: &str = "
    SELECT table_id, seat, decision FROM notices WHERE user_id = $1 AND due <= $2 ORDER BY table_id, seat FOR UPDATE";

pub(crate) const DUE_DELIVERIES: &str = "
    SELECT d.id, d.subjects, d.created, d.attempts, t.user_id, t.settings
    FROM deliveries d JOIN notice_targets t ON t.id = d.target_id
    WHERE d.due <= $1 ORDER BY d.due LIMIT $2";

/// Notes decisions for SQLite, of users who have a target. A closed or later decision replaces an earlier one.
pub(crate) fn insert_sql(rows: usize) -> String {
    let rows = vec!["(?,?,?,?,?)"; rows].join(",");
    format!(
        "INSERT INTO notices (table_id, seat, user_id, decision, due)
         SELECT column1, column2, column3, column4, column5 FROM (VALUES {rows})
         WHERE EXISTS (SELECT 1 FROM notice_targets t WHERE t.user_id = column3)
         ON CONFLICT (table_id, seat) DO UPDATE
         SET user_id = excluded.user_id, decision = excluded.decision, due = excluded.due
         WHERE excluded.decision > notices.decision"
    )
}

/// What the user has to be told by `now`; nobody else can change it until the transaction ends.
async fn lock_due(connection: &mut Connection<'_>, user: UserId, now: Millis) -> Result<Vec<Subject>, StoreError> {
    let sql = if matches!(connection, Connection::Sqlite(_)) { DUE_OF_USER } else { LOCK_DUE_OF_USER };
    query(sql).bind(user.0).bind(now.0).fetch_all(connection).await?.iter().map(read_subject).collect()
}

fn read_subject(row: &Row) -> Result<Subject, StoreError> {
    let seat = row.seat()?.ok_or_else(|| StoreError::corrupt("the seat of a notice"))?;
    let table = crate::table_rows::read_table_id(row, "table_id")?;
    Ok(Subject { table, seat, decision: Version(row.get("decision")?) })
}

async fn insert_deliveries(
    connection: &mut Connection<'_>,
    user: UserId,
    subjects: &str,
    now: Millis,
) -> Result<usize, StoreError> {
    let targets = query(crate::notice_targets::TARGETS_OF).bind(user.0).fetch_all(connection).await?;
    for target in &targets {
        let id = i64::from_le_bytes(random_bytes()?);
        let sql =
            "INSERT INTO deliveries (id, target_id, subjects, created, due, attempts) VALUES ($1, $2, $3, $4, $4, 0)";
        let insert = query(sql).bind(id).bind(target.get::<i64>("id")?).bind(subjects).bind(now.0);
        insert.execute(connection).await?;
    }
    Ok(targets.len())
}

async fn read_delivery(connection: &mut Connection<'_>, row: &Row) -> Result<Delivery, StoreError> {
    let (mut subjects, user) = (Vec::new(), UserId(row.get("user_id")?));
    for subject in row.get::<&str>("subjects")?.lines().filter_map(Subject::read) {
        if is_open(connection, user, &subject).await? {
            subjects.push(subject);
        }
    }
    Ok(Delivery {
        id: row.get("id")?,
        user,
        target: row.get("settings")?,
        subjects,
        created: Millis(row.get("created")?),
        attempts: u32::try_from(row.get::<i64>("attempts")?).unwrap_or(u32::MAX),
    })
}

/// Whether nobody has made this decision yet, and it is still the user's.
async fn is_open(connection: &mut Connection<'_>, user: UserId, subject: &Subject) -> Result<bool, StoreError> {
    let sql = "SELECT 1 AS open FROM notices WHERE table_id = $1 AND seat = $2 AND decision = $3 AND user_id = $4";
    let find = query(sql).bind(subject.table.as_str()).bind(i64::from(subject.seat)).bind(subject.decision.0);
    Ok(find.bind(user.0).fetch_optional(connection).await?.is_some())
}

fn claimed_until(now: Millis, time: Duration) -> i64 {
    now.0 + i64::try_from(time.as_millis()).unwrap_or(i64::MAX / 2)
}

/// False if another server was faster.
async fn claim(connection: &mut Connection<'_>, id: i64, now: Millis, until: i64) -> Result<bool, StoreError> {
    let sql = "UPDATE deliveries SET due = $3 WHERE id = $1 AND due <= $2";
    Ok(query(sql).bind(id).bind(now.0).bind(until).execute(connection).await? == 1)
}

async fn delete(connection: &mut Connection<'_>, id: i64) -> Result<(), StoreError> {
    query("DELETE FROM deliveries WHERE id = $1").bind(id).execute(connection).await.map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subjects_are_read_back() {
        let table = TableId::parse("table-000001").expect("an address");
        let subject = Subject { table, seat: 3, decision: Version(17) };
        assert_eq!(subject.line(), "table-000001 3 17");
        assert_eq!(Subject::read(&subject.line()), Some(subject));
        for strange in ["", "table-000001", "table-000001 x 17", "table-000001 3"] {
            assert_eq!(Subject::read(strange), None, "{strange}");
        }
    }
}
