//! Players' reports to the moderators.

use crate::sql::{Connection, Row, query};
use crate::table_rows::read_table_id;
use crate::users::{one_row, write_for};
use crate::{Millis, Store, StoreError, TableId, UserId};
use serde::Serialize;

/// A report to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    pub reporter: UserId,
    /// The user who is reported.
    pub user: UserId,
    /// The table at which it happened.
    pub table: TableId,
    pub text: String,
}

/// A stored report, with the current names of both users.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    /// Later reports have larger numbers.
    pub number: i64,
    pub at: Millis,
    pub report: NewReport,
    pub reporter_name: String,
    pub user_name: String,
}

/// A report in the export of its reporter's data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedReport {
    pub table: TableId,
    pub at: Millis,
    pub text: String,
}

impl Store {
    /// Stores a report. [`StoreError::TooMany`] if the reporter already has `limit` unresolved reports,
    /// [`StoreError::NotFound`] if one of the users doesn't exist.
    pub async fn create_report(&self, report: &NewReport, limit: u32) -> Result<(), StoreError> {
        let NewReport { reporter, user, table, text } = report;
        let work = async |mut connection: Connection<'_>| {
            // In order of their ids, so that two users who report each other don't deadlock.
            for user in [*reporter.min(user), *reporter.max(user)] {
                write_for(&mut connection, user).await?;
            }
            let open = query(COUNT_OPEN).bind(reporter.0).fetch_one(&mut connection).await?.get::<i64>("count")?;
            if open >= i64::from(limit) {
                return Err(StoreError::TooMany { limit });
            }
            let sql = "INSERT INTO reports (at, reporter, user_id, table_id, text) VALUES ($1, $2, $3, $4, $5)";
            let insert = query(sql).bind(Millis::now().0).bind(reporter.0).bind(user.0).bind(table.as_str()).bind(text);
            insert.execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }

    /// Resolved or unresolved reports with numbers below `before`, latest first.
    pub async fn list_reports(
        &self,
        are_resolved: bool,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<ReportRow>, StoreError> {
        let select = query(if are_resolved { RESOLVED } else { OPEN });
        let select = select.bind(limit).bind(before.unwrap_or(i64::MAX));
        self.database.fetch_all(select).await?.iter().map(read_report).collect()
    }

    /// Marks a report as resolved. [`StoreError::NotFound`] if there is no such report, or it was resolved before.
    pub async fn resolve_report(&self, number: i64) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let sql = "UPDATE reports SET resolved = $2 WHERE id = $1 AND resolved IS NULL";
            one_row(query(sql).bind(number).bind(Millis::now().0).execute(&mut connection).await?)
        };
        self.database.write(work).await
    }
}

macro_rules! select_reports {
    ($which:literal) => {
        concat!(
            "SELECT r.*, a.name AS reporter_name, b.name AS user_name
             FROM reports r JOIN users a ON a.id = r.reporter JOIN users b ON b.id = r.user_id
             WHERE r.id < $2 AND ",
            $which,
            " ORDER BY r.id DESC LIMIT $1"
        )
    };
}

pub(crate) const OPEN: &str = select_reports!("r.resolved IS NULL");

pub(crate) const RESOLVED: &str = select_reports!("r.resolved IS NOT NULL");

pub(crate) const EXPORTED: &str = "SELECT table_id, at, text FROM reports WHERE reporter = $1 ORDER BY id";

/// Reports by the user and about the user.
pub(crate) const FORGET: &str = "DELETE FROM reports WHERE reporter = $1 OR user_id = $1";

const COUNT_OPEN: &str = "SELECT COUNT(*) AS count FROM reports WHERE reporter = $1 AND resolved IS NULL";

fn read_report(row: &Row) -> Result<ReportRow, StoreError> {
    Ok(ReportRow {
        number: row.get("id")?,
        at: Millis(row.get("at")?),
        report: NewReport {
            reporter: UserId(row.get("reporter")?),
            user: UserId(row.get("user_id")?),
            table: read_table_id(row, "table_id")?,
            text: row.get("text")?,
        },
        reporter_name: row.get("reporter_name")?,
        user_name: row.get("user_name")?,
    })
}

pub(crate) fn read_exported_report(row: &Row) -> Result<ExportedReport, StoreError> {
    Ok(ExportedReport { table: read_table_id(row, "table_id")?, at: Millis(row.get("at")?), text: row.get("text")? })
}
