//! Invitations: a host offers a seat to a bot, whose rules accept or decline.

use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::input::{Body, Path};
use crate::own_bots::{bot_id, rules_of};
use crate::registry::Registry;
use crate::session::SignedIn;
use crate::table::{Message, TableSetup};
use crate::tables::table_id;
use axum::Json;
use axum::extract::State;
use game::OptionValues;
use protocol::http::{JoinBody, TableCreated};
use protocol::{ApiError, Code, InviteBody};
use store::{BotRow, TableRow};

/// Seats the bot if its rules accept, else `declined`.
pub(crate) async fn invite(
    State(app): State<Shared>,
    SignedIn(host, _): SignedIn,
    Path(id): Path<String>,
    Body(body): Body<InviteBody>,
) -> Answer<Json<TableCreated>> {
    let table = table_id(&id)?;
    let row = app.store.load_table(&table).await.map_err(|_| Code::NoSuchTable)?;
    if row.meta.host != host.id {
        return Err(Code::NotHost.into());
    }
    let bot = app.store.load_bot(bot_id(&body.bot)?).await.map_err(|_| Code::NoSuchBot)?;
    check_rules(&app, &bot, &row).await?;
    let user = app.store.user(bot.id).await.map_err(store_error)?;
    let seat = JoinBody { seat: body.seat, name: None };
    Registry::ask(&app, &table, |reply| Message::Join(user, seat, reply)).await??;
    Ok(Json(TableCreated { table: id }))
}

async fn check_rules(app: &Shared, bot: &BotRow, row: &TableRow) -> Result<(), ApiError> {
    let options: OptionValues = serde_json::from_str(&row.meta.options).map_err(|_| Code::OtherRules)?;
    let setup: TableSetup = serde_json::from_str(&row.meta.settings).map_err(|_| Code::OtherRules)?;
    let tables = app.store.count_live_tables_of(bot.id).await.map_err(store_error)?;
    let accepts = bot.has_token && rules_of(bot).accept(&row.game, &options, setup.clock, tables);
    if accepts { Ok(()) } else { Err(Code::Declined.into()) }
}
