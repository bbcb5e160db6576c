//! Invitations: a host offers a seat to a bot, whose rules accept or decline.

use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::events::News;
use crate::input::{Body, Path};
use crate::own_bots::{no_such_bot, rules_of};
use crate::registry::Registry;
use crate::session::SignedIn;
use crate::table::{Message, TableSetup};
use crate::tables::table_id;
use axum::Json;
use axum::extract::State;
use game::OptionValues;
use protocol::http::{JoinBody, TableCreated};
use protocol::{ApiError, ClockRule, Code, InviteBody, UserEvent};
use store::{BotRow, Sitter, StoreError, TableRow, User, UserId};

/// The terms of a game.
struct Terms {
    options: OptionValues,
    clock: ClockRule,
}

/// Seats the bot if its rules accept the table, otherwise `declined`. The bot is told either way.
pub(crate) async fn invite(
    State(app): State<Shared>,
    SignedIn(host, _): SignedIn,
    Path(id): Path<String>,
    Body(body): Body<InviteBody>,
) -> Answer<Json<TableCreated>> {
    let table = table_id(&id)?;
    let row = app.store.load_table(&table).await.map_err(no_such_table)?;
    if row.meta.host != host.id {
        return Err(Code::NotHost.into());
    }
    if !row.meta.seats.iter().any(|seat| seat.sitter == Sitter::Nobody) {
        return Err(Code::SeatTaken.into());
    }
    let bot = app.store.find_bot_named(&body.bot).await.map_err(no_such_bot)?;
    let accepted = bot.has_token && accepts(&app, bot.id, &row).await?;
    tell(&app, &bot, &host, &row, accepted).await?;
    if !accepted {
        return Err(Code::Declined.into());
    }
    let user = app.store.user(bot.id).await.map_err(store_error)?;
    let seat = JoinBody { seat: body.seat, name: None };
    Registry::ask(&app, &table, |reply| Message::Join(user, seat, reply)).await??;
    Ok(Json(TableCreated { table: id }))
}

/// Whether the bot's rules accept a game like the one at this table.
pub(crate) async fn accepts(app: &Shared, bot: UserId, row: &TableRow) -> Result<bool, ApiError> {
    let Ok(bot) = app.store.load_bot(bot).await else { return Ok(false) };
    let Terms { options, clock } = terms(row)?;
    let tables = app.store.count_live_tables_of(bot.id).await.map_err(store_error)?;
    Ok(rules_of(&bot).accept(&row.game, &options, clock, tables))
}

async fn tell(app: &Shared, bot: &BotRow, host: &User, row: &TableRow, accepted: bool) -> Result<(), ApiError> {
    let Terms { options, clock } = terms(row)?;
    let (table, game, host) = (row.id.to_string(), row.game.clone(), host.name.clone());
    let event = UserEvent::Invited { table, game, options, clock, host, accepted };
    app.user_news.publish(&app.store, News::event(bot.id, &event)).await;
    Ok(())
}

fn terms(row: &TableRow) -> Result<Terms, ApiError> {
    let options = serde_json::from_str(&row.meta.options).map_err(|_| Code::OtherRules)?;
    let setup: TableSetup = serde_json::from_str(&row.meta.settings).map_err(|_| Code::OtherRules)?;
    Ok(Terms { options, clock: setup.clock })
}

fn no_such_table(error: StoreError) -> ApiError {
    match error {
        StoreError::NotFound => Code::NoSuchTable.into(),
        error => store_error(error),
    }
}
