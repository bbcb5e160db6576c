//! Blocking people, over HTTP. Nobody is told that they are blocked.

use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::friends::{no_such_user, show_out, user_id};
use crate::input::{Body, Path};
use crate::registry::Registry;
use crate::session::Person;
use crate::table::Message;
use crate::tables::table_id;
use axum::Json;
use axum::extract::State;
use protocol::{ApiError, BlockedPerson, Code, NewBlock};
use store::{BlockRow, UserId};

/// Maximum number of people whom a user has blocked.
const MAX_BLOCKS: u32 = 200;

/// Somebody to block, and the name under which the user has met them.
struct Met {
    user: UserId,
    name: String,
}

pub(crate) async fn list(State(app): State<Shared>, Person(user, _): Person) -> Answer<Json<Vec<BlockedPerson>>> {
    Ok(Json(blocks(&app, user.id).await?))
}

pub(crate) async fn block(
    State(app): State<Shared>,
    Person(user, _): Person,
    Body(body): Body<NewBlock>,
) -> Answer<Json<Vec<BlockedPerson>>> {
    app.contact_buckets.take(user.id)?;
    let Met { user: blocked, name } = meet(&app, user.id, body).await?;
    if app.store.block(user.id, blocked, &name, MAX_BLOCKS).await.map_err(no_such_user)? {
        show_out(&app, [user.id, blocked]).await?;
    }
    Ok(Json(blocks(&app, user.id).await?))
}

pub(crate) async fn unblock(
    State(app): State<Shared>,
    Person(user, _): Person,
    Path(blocked): Path<String>,
) -> Answer<Json<Vec<BlockedPerson>>> {
    app.store.unblock(user.id, user_id(&blocked)?).await.map_err(store_error)?;
    Ok(Json(blocks(&app, user.id).await?))
}

/// Finds an account by its name, or the player of a seat.
async fn meet(app: &Shared, user: UserId, body: NewBlock) -> Result<Met, ApiError> {
    let met = match body {
        NewBlock { name: Some(name), table: None, seat: None } => {
            let account = app.store.find_account(&name).await.map_err(store_error)?.ok_or(Code::NoSuchUser)?.user;
            Met { user: account.id, name: account.name }
        }
        NewBlock { name: None, table: Some(table), seat: Some(seat) } => {
            let table = table_id(&table).map_err(|failure| failure.0)?;
            let player = Registry::ask(app, &table, |reply| Message::PlayerAt(user, seat, reply)).await??;
            let info = Registry::ask(app, &table, |reply| Message::Info(Some(user), reply)).await??;
            let name = info.seats.into_iter().nth(seat.into()).map(|seat| seat.name).unwrap_or_default();
            Met { user: player, name }
        }
        _ => return Err(ApiError::bad_field(Some("name".to_owned()))),
    };
    if met.user == user { Err(ApiError::bad_field(Some("name".to_owned()))) } else { Ok(met) }
}

async fn blocks(app: &Shared, user: UserId) -> Result<Vec<BlockedPerson>, ApiError> {
    let shown = |BlockRow { user, name, at }| BlockedPerson { id: user.0.to_string(), name, since: at.0 };
    Ok(app.store.list_blocks(user).await.map_err(store_error)?.into_iter().map(shown).collect())
}
