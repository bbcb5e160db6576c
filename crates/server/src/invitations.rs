//! Invitations: a host offers a seat to a bot, whose rules accept or decline.

use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::events::News;
use crate::input::{Body, Path};
use crate::own_bots::{no_such_bot, rules_of};
use crate::registry::Registry;
use crate::session::SignedIn;
use crate::table::{Invitation, Message, TableSetup};
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
    let seated = seat(&app, &bot, &host, &row, body.seat).await;
    if seated.as_ref().is_err_and(|error| error.code == Code::Declined) {
        app.user_news.publish(&app.store, invited(&bot, &host, &row, false)?).await;
    }
    seated?;
    Ok(Json(TableCreated { table: id }))
}

async fn seat(app: &Shared, bot: &BotRow, host: &User, row: &TableRow, seat: Option<u8>) -> Result<(), ApiError> {
    let at_once = if bot.has_token { accepts(app, bot.id, row).await? } else { None };
    let at_once = at_once.ok_or(Code::Declined)?;
    let user = app.store.user(bot.id).await.map_err(store_error)?;
    let invitation = Some(Invitation { news: invited(bot, host, row, true)?, at_once });
    let body = JoinBody { seat, name: None };
    Registry::ask(app, &row.id, |reply| Message::Join(user, body, invitation, reply)).await?
}

/// The maximum number of tables that the bot's rules allow, if they accept a game like the one at this table.
pub(crate) async fn accepts(app: &Shared, bot: UserId, row: &TableRow) -> Result<Option<u32>, ApiError> {
    let Ok(bot) = app.store.load_bot(bot).await else { return Ok(None) };
    let Terms { options, clock } = terms(row)?;
    let tables = app.store.count_live_tables_of(bot.id).await.map_err(store_error)?;
    let rules = rules_of(&bot);
    Ok(rules.accept(&row.game, &options, clock, tables).then_some(rules.at_once))
}

fn invited(bot: &BotRow, host: &User, row: &TableRow, accepted: bool) -> Result<News, ApiError> {
    let Terms { options, clock } = terms(row)?;
    let (table, game, host) = (row.id.to_string(), row.game.clone(), host.name.clone());
    let event = UserEvent::Invited { table, game, options, clock, host, accepted };
    Ok(News::event(bot.id, &event))
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
