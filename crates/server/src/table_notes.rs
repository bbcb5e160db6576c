//! Players' private notes beside a table. The table's task doesn't know them, so nobody else can notice a note: neither
//! its text nor that it was changed.

use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::input::{Body, Path};
use crate::names::is_deceptive;
use crate::session::Person;
use crate::tables::{table_id, visit};
use axum::Json;
use axum::extract::State;
use protocol::{ApiError, Code, TableNote};
use store::{TableId, UserId};

/// Maximum length of a note, in characters: with JSON around it, it still fits into the body of a request.
const MAX_LENGTH: usize = 2_000;

pub(crate) async fn note(
    State(app): State<Shared>,
    Person(user, _): Person,
    Path(table): Path<String>,
) -> Answer<Json<TableNote>> {
    let table = own_table(&app, user.id, &table).await?;
    let text = app.store.load_note(user.id, &table).await.map_err(store_error)?.unwrap_or_default();
    Ok(Json(TableNote { text }))
}

/// Replaces the note, and returns it as it was stored. An empty text deletes it.
pub(crate) async fn set_note(
    State(app): State<Shared>,
    Person(user, _): Person,
    Path(table): Path<String>,
    Body(body): Body<TableNote>,
) -> Answer<Json<TableNote>> {
    let text = checked(&body.text)?;
    let table = own_table(&app, user.id, &table).await?;
    app.store.set_note(user.id, &table, &text).await.map_err(store_error)?;
    Ok(Json(TableNote { text }))
}

/// The table with this id; `not-seated` unless the user has a seat there.
async fn own_table(app: &Shared, user: UserId, table: &str) -> Answer<TableId> {
    let table = table_id(table)?;
    match visit(app, &table, Some(user)).await?.is_seated {
        true => Ok(table),
        false => Err(Code::NotSeated.into()),
    }
}

fn checked(text: &str) -> Result<String, ApiError> {
    let text: String = text.trim().chars().filter(|letter| !is_deceptive(*letter) || *letter == '\n').collect();
    match text.chars().count() > MAX_LENGTH {
        true => Err(ApiError::bad_field(Some("text".to_owned()))),
        false => Ok(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_has_lines_and_an_end() {
        assert_eq!(checked(" red\n\tblue\u{0}\r\n").as_deref(), Ok("red\nblue"));
        assert_eq!(checked(" \n ").as_deref(), Ok(""));
        assert!(checked(&"😀".repeat(MAX_LENGTH)).is_ok() && checked(&"x".repeat(MAX_LENGTH + 1)).is_err());
    }
}
