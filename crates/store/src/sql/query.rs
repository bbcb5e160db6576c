//! Statements with parameters.

use super::{Connection, Row, Value};
use crate::{StoreError, postgres, sqlite};
use sqlx::database::HasStatementCache;
use sqlx::{AssertSqlSafe, Database, SqlSafeStr, SqlStr};

/// A statement with the values of its parameters `$1`, `$2`, …
pub(crate) struct Query<'q> {
    sql: SqlStr,
    values: Vec<Value<'q>>,
}

/// A statement without values yet.
pub(crate) fn query<'q>(sql: &'static str) -> Query<'q> {
    Query { sql: sql.into_sql_str(), values: Vec::new() }
}

impl<'q> Query<'q> {
    /// Inserts rows with this number of columns, given value by value. Must run in a transaction, which fails if this
    /// does.
    ///
    /// For SQLite the parameters aren't numbered: it treats `$n` as a named parameter, and looks names up linearly. `OR
    /// FAIL` spares it a statement journal, since the whole transaction is rolled back anyway. Statements are cached,
    /// so use few different row counts.
    pub(crate) fn insert(
        connection: &Connection<'_>,
        into: &'static str,
        columns: usize,
        values: Vec<Value<'q>>,
    ) -> Self {
        let sql = match connection {
            Connection::Sqlite(_) => insert_sql("INSERT OR FAIL", into, columns, values.len(), |_| "?".to_owned()),
            Connection::Postgres(_) => insert_sql("INSERT", into, columns, values.len(), |place| format!("${place}")),
        };
        Query { sql: AssertSqlSafe(sql).into_sql_str(), values }
    }

    /// A statement that was put together at run time, from our own texts only.
    pub(crate) fn built(sql: String, values: Vec<Value<'q>>) -> Self {
        Query { sql: AssertSqlSafe(sql).into_sql_str(), values }
    }

    /// Adds the value of the next parameter.
    pub(crate) fn bind(mut self, value: impl Into<Value<'q>>) -> Self {
        self.values.push(value.into());
        self
    }

    /// Executes the statement and returns the number of affected rows.
    pub(crate) async fn execute(self, connection: &mut Connection<'_>) -> Result<u64, StoreError> {
        self.check()?;
        Ok(match connection {
            Connection::Sqlite(it) => self.prepare(sqlite::bind).execute(&mut **it).await?.rows_affected(),
            Connection::Postgres(it) => self.prepare(postgres::bind).execute(&mut **it).await?.rows_affected(),
        })
    }

    pub(crate) async fn fetch_all(self, connection: &mut Connection<'_>) -> Result<Vec<Row>, StoreError> {
        self.check()?;
        Ok(match connection {
            Connection::Sqlite(it) => {
                self.prepare(sqlite::bind).fetch_all(&mut **it).await?.into_iter().map(Row::Sqlite).collect()
            }
            Connection::Postgres(it) => {
                self.prepare(postgres::bind).fetch_all(&mut **it).await?.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    pub(crate) async fn fetch_optional(self, connection: &mut Connection<'_>) -> Result<Option<Row>, StoreError> {
        Ok(self.fetch_all(connection).await?.into_iter().next())
    }

    /// The first row of the result. [`StoreError::NotFound`] if there is none.
    pub(crate) async fn fetch_one(self, connection: &mut Connection<'_>) -> Result<Row, StoreError> {
        self.fetch_optional(connection).await?.ok_or(StoreError::NotFound)
    }

    fn check(&self) -> Result<(), StoreError> {
        self.values.iter().try_for_each(Value::check)
    }

    fn prepare<DB: Database + HasStatementCache>(
        self,
        bind: impl Fn(Bound<'q, DB>, Value<'q>) -> Bound<'q, DB>,
    ) -> Bound<'q, DB> {
        self.values.into_iter().fold(sqlx::query(self.sql), bind)
    }
}

fn insert_sql(verb: &str, into: &str, columns: usize, values: usize, place: impl Fn(usize) -> String) -> String {
    let mut sql = format!("{verb} INTO {into} VALUES ");
    for number in 1..=values {
        let begins_row = number % columns == 1 % columns;
        sql.push_str(match (begins_row, number) {
            (true, 1) => "(",
            (true, _) => "),(",
            (false, _) => ",",
        });
        sql.push_str(&place(number));
    }
    sql.push(')');
    sql
}

/// The statement of a database driver.
pub(crate) type Bound<'q, DB> = sqlx::query::Query<'q, DB, <DB as Database>::Arguments>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_has_its_placeholders() {
        let numbered = |place: usize| format!("${place}");
        assert_eq!(insert_sql("INSERT", "a (b)", 1, 3, numbered), "INSERT INTO a (b) VALUES ($1),($2),($3)");
        assert_eq!(insert_sql("INSERT", "a (b, c)", 2, 4, numbered), "INSERT INTO a (b, c) VALUES ($1,$2),($3,$4)");
    }

    #[test]
    fn texts_with_a_zero_character_are_refused() {
        assert!(matches!(query("").bind("fine").bind("a\0b").check(), Err(StoreError::ZeroCharacter)));
        assert!(query("").bind("fine").bind(&b"a\0b"[..]).check().is_ok());
    }
}
