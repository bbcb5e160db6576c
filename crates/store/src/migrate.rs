//! Migrations of older databases.

use crate::sql::{Connection, query};
use crate::{StoreError, account_names};

/// Applies the missing migrations within the open transaction, and fills in data that SQL alone can't compute.
pub(crate) async fn bring_up_to_date(
    mut connection: Connection<'_>,
    migrations: &'static [&'static str],
) -> Result<(), StoreError> {
    if migrate(&mut connection, migrations).await? > 0 {
        account_names::fill(&mut connection).await?;
    }
    Ok(())
}

/// Applies the missing migrations, and returns their number. A database of format N has the first N of them; one of a
/// later format is refused and left unchanged.
async fn migrate(connection: &mut Connection<'_>, migrations: &'static [&'static str]) -> Result<usize, StoreError> {
    let known = migrations.len();
    let found = format(connection).await?;
    let applied = usize::try_from(found).map_err(|_| StoreError::corrupt("the format is negative"))?;
    let missing = migrations
        .get(applied..)
        .ok_or(StoreError::Newer { found, known: i64::try_from(known).unwrap_or(i64::MAX) })?;
    for migration in missing {
        connection.run_script(migration).await?;
    }
    set_format(connection, known).await?;
    Ok(missing.len())
}

/// The database's format. Fails with [`StoreError::Corrupt`] if this isn't a database of any version of this program.
pub(crate) async fn check_is_ours(mut connection: Connection<'_>) -> Result<i64, StoreError> {
    let format = query("SELECT version FROM format").fetch_optional(&mut connection).await;
    match format {
        Ok(Some(row)) => row.get("version"),
        Ok(None) => Err(StoreError::corrupt("it has no format")),
        Err(StoreError::Unavailable(cause)) => Err(StoreError::Corrupt(cause)),
        Err(error) => Err(error),
    }
}

/// The secret called `name`, if the database has one.
pub(crate) async fn find_secret(mut connection: Connection<'_>, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
    let select = query("SELECT value FROM secrets WHERE name = $1").bind(name);
    let row = select.fetch_optional(&mut connection).await?;
    row.map(|row| row.get("value")).transpose()
}

async fn format(connection: &mut Connection<'_>) -> Result<i64, StoreError> {
    query("CREATE TABLE IF NOT EXISTS format (version BIGINT NOT NULL)").execute(connection).await?;
    let row = query("SELECT version FROM format").fetch_optional(connection).await?;
    Ok(row.map(|row| row.get("version")).transpose()?.unwrap_or(0))
}

async fn set_format(connection: &mut Connection<'_>, format: usize) -> Result<(), StoreError> {
    let format = i64::try_from(format).unwrap_or(i64::MAX);
    query("DELETE FROM format").execute(connection).await?;
    query("INSERT INTO format (version) VALUES ($1)").bind(format).execute(connection).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::in_transaction;
    use crate::sqlite::BEGIN_WRITE;
    use sqlx::{Connection as _, Row, SqlSafeStr, SqliteConnection};

    const FIRST: &str = "CREATE TABLE a (x INTEGER); INSERT INTO a VALUES (1);";
    const SECOND: &str = "ALTER TABLE a ADD COLUMN y INTEGER; UPDATE a SET y = x + 1;";
    const BROKEN: &str = "INSERT INTO a VALUES (5, 5); INSERT INTO nowhere VALUES (1);";

    async fn memory() -> SqliteConnection {
        SqliteConnection::connect("sqlite::memory:").await.expect("an in-memory database")
    }

    async fn migrate(connection: &mut SqliteConnection, migrations: &'static [&'static str]) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| super::migrate(&mut connection, migrations).await.map(drop);
        in_transaction(connection, BEGIN_WRITE.into_sql_str(), work).await
    }

    async fn sum(connection: &mut SqliteConnection) -> i64 {
        let row = sqlx::query("SELECT SUM(x + y) AS sum FROM a").fetch_one(connection).await.expect("both columns");
        row.try_get("sum").expect("a number")
    }

    #[tokio::test]
    async fn an_older_database_is_migrated_once() {
        let mut connection = memory().await;
        migrate(&mut connection, &[FIRST]).await.expect("the first migration");
        for _ in 0..2 {
            migrate(&mut connection, &[FIRST, SECOND]).await.expect("the second migration");
            assert_eq!(sum(&mut connection).await, 3);
        }
    }

    #[tokio::test]
    async fn a_newer_database_is_refused() {
        let mut connection = memory().await;
        migrate(&mut connection, &[FIRST, SECOND]).await.expect("both migrations");
        let refused = migrate(&mut connection, &[FIRST]).await;
        assert!(matches!(refused, Err(StoreError::Newer { found: 2, known: 1 })), "{refused:?}");
    }

    #[tokio::test]
    async fn a_failed_migration_changes_nothing() {
        let mut connection = memory().await;
        migrate(&mut connection, &[FIRST, SECOND]).await.expect("both migrations");
        assert!(migrate(&mut connection, &[FIRST, SECOND, BROKEN]).await.is_err());
        assert_eq!(sum(&mut connection).await, 3);
        migrate(&mut connection, &[FIRST, SECOND]).await.expect("still of the same format");
    }
}
