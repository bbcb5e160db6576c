//! Friends over HTTP. Only accounts have friends: their names are reserved, so whoever is asked is who they seem to be.

use crate::accounts::MAX_TABLES;
use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::input::{Body, Path};
use crate::session::AccountHolder;
use crate::tables::{blocked_by, summaries};
use axum::Json;
use axum::extract::State;
use protocol::http::TableSummary;
use protocol::{ApiError, Code, Friend, Friends, NewFriend};
use store::{FriendLimits, FriendRow, StoreError, User, UserId};

const LIMITS: FriendLimits = FriendLimits { friends: 200, requests: 50 };

/// Maximum number of friends' tables in the list.
const MAX_OPEN_TABLES: u32 = 20;

pub(crate) async fn list(State(app): State<Shared>, AccountHolder(user): AccountHolder) -> Answer<Json<Friends>> {
    Ok(Json(lists(&app, &user).await?))
}

/// Asks an account, or accepts its request.
pub(crate) async fn ask(
    State(app): State<Shared>,
    AccountHolder(user): AccountHolder,
    Body(body): Body<NewFriend>,
) -> Answer<Json<Friends>> {
    app.contact_buckets.take(user.id)?;
    let asked = app.store.find_account(&body.name).await.map_err(store_error)?.ok_or(Code::NoSuchUser)?.user;
    if asked.id == user.id {
        return Err(ApiError::bad_field(Some("name".to_owned())).into());
    }
    app.store.ask_friend(user.id, asked.id, LIMITS).await.map_err(no_such_user)?;
    Ok(Json(lists(&app, &user).await?))
}

pub(crate) async fn accept(
    State(app): State<Shared>,
    AccountHolder(user): AccountHolder,
    Path(asker): Path<String>,
) -> Answer<Json<Friends>> {
    app.store.accept_friend(user.id, user_id(&asker)?, LIMITS).await.map_err(no_such_user)?;
    Ok(Json(lists(&app, &user).await?))
}

/// Ends a friendship, or drops a request in either direction. Spectators who were admitted as friends are shown out.
pub(crate) async fn remove(
    State(app): State<Shared>,
    AccountHolder(user): AccountHolder,
    Path(other): Path<String>,
) -> Answer<Json<Friends>> {
    let other = user_id(&other)?;
    match app.store.drop_friend(user.id, other).await {
        Ok(true) => show_out(&app, [user.id, other]).await?,
        // Somebody who has deleted their account is no longer in any list.
        Ok(false) | Err(StoreError::NotFound) => {}
        Err(error) => return Err(store_error(error).into()),
    }
    Ok(Json(lists(&app, &user).await?))
}

/// Friends' open tables, newest first.
pub(crate) async fn tables(
    State(app): State<Shared>,
    AccountHolder(user): AccountHolder,
) -> Answer<Json<Vec<TableSummary>>> {
    let mut rows = app.store.list_tables_of_friends(user.id, MAX_OPEN_TABLES).await.map_err(store_error)?;
    let blocked = blocked_by(&app, Some(user.id)).await?;
    rows.retain(|row| !blocked.contains(&row.meta.host));
    Ok(Json(summaries(&app, &rows, Some(user.id)).await))
}

/// Makes the live tables of two who are no longer friends look again at who may watch. Other servers are told by the
/// store.
pub(crate) async fn show_out(app: &Shared, users: [UserId; 2]) -> Result<(), ApiError> {
    for user in users {
        app.tables.refresh(&app.store.list_tables_of(user, MAX_TABLES).await.map_err(store_error)?);
    }
    Ok(())
}

async fn lists(app: &Shared, user: &User) -> Result<Friends, ApiError> {
    let lists = app.store.friend_lists(user.id).await.map_err(store_error)?;
    let shown = |rows: Vec<FriendRow>| rows.into_iter().map(shown).collect();
    Ok(Friends { friends: shown(lists.friends), received: shown(lists.received), sent: shown(lists.sent) })
}

fn shown(row: FriendRow) -> Friend {
    Friend { id: row.user.0.to_string(), name: row.name, since: row.at.0 }
}

pub(crate) fn user_id(text: &str) -> Result<UserId, ApiError> {
    text.parse().map(UserId).map_err(|_| Code::NoSuchUser.into())
}

pub(crate) fn no_such_user(error: StoreError) -> ApiError {
    match error {
        StoreError::NotFound => Code::NoSuchUser.into(),
        error => store_error(error),
    }
}
