//! Result rows.

use crate::StoreError;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Decode, Postgres, Row as _, Sqlite, Type};

/// A row of a result.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// A type that can be read from a column of any database.
pub(crate) trait Column<'r>: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres> {}

impl<'r, T> Column<'r> for T where T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres> {}

impl Row {
    /// The value in this column; [`StoreError::Corrupt`] if it has another type.
    pub(crate) fn get<'r, T: Column<'r>>(&'r self, column: &str) -> Result<T, StoreError> {
        Ok(match self {
            Row::Sqlite(row) => row.try_get(column)?,
            Row::Postgres(row) => row.try_get(column)?,
        })
    }

    /// The seat number; `None` if the column is null.
    pub(crate) fn seat(&self) -> Result<Option<u8>, StoreError> {
        let seat = self.get::<Option<i16>>("seat")?.map(u8::try_from).transpose();
        seat.map_err(|_| StoreError::corrupt("the number of a seat"))
    }
}
