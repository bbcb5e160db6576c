//! Invitations: a host offers a seat to a bot, whose rules accept or decline, or to a friend, who is told and may join.

use crate::app::Shared;
use crate::error::{Answer, Deleted, store_error};
use crate::events::News;
use crate::friends::{no_such_user, user_id};
use crate::input::{Body, Path};
use crate::own_bots::{no_such_bot, rules_of};
use crate::registry::Registry;
use crate::session::{Person, SignedIn};
use crate::table::{Invitation, Message, TableSetup};
use crate::tables::{summaries, table_id, visit};
use axum::Json;
use axum::extract::State;
use game::OptionValues;
use protocol::http::{JoinBody, TableCreated, TableSummary};
use protocol::{ApiError, ClockRule, Code, InviteBody, InvitedFriend, UserEvent};
use store::{BotRow, Invited, Sitter, StoreError, TableId, TableRow, TableState, User, UserId};

/// Maximum number of friends invited to a table at a time.
const MAX_INVITED: u32 = 20;

/// Maximum number of invitations in a list.
pub(crate) const MAX_INVITATIONS: u32 = 50;

/// The terms of a game.
struct Terms {
    options: OptionValues,
    clock: ClockRule,
}

/// Invites a bot or a friend.
pub(crate) async fn invite(
    State(app): State<Shared>,
    SignedIn(host, _): SignedIn,
    Path(id): Path<String>,
    Body(body): Body<InviteBody>,
) -> Answer<Json<TableCreated>> {
    let table = table_id(&id)?;
    let row = hosted(&app, &table, host.id).await?;
    if !row.meta.seats.iter().any(|seat| seat.sitter == Sitter::Nobody) {
        return Err(Code::SeatTaken.into());
    }
    match (body.bot, body.friend) {
        (Some(bot), None) => invite_bot(&app, &bot, &host, &row, body.seat).await?,
        (None, Some(friend)) if body.seat.is_none() => invite_friend(&app, &friend, &host, &row).await?,
        _ => return Err(ApiError::bad_field(Some("friend".to_owned())).into()),
    }
    Ok(Json(TableCreated { table: id }))
}

/// The tables to which the visitor is invited, newest first.
pub(crate) async fn list(State(app): State<Shared>, Person(user, _): Person) -> Answer<Json<Vec<TableSummary>>> {
    let rows = app.store.list_invitations_of(user.id, MAX_INVITATIONS).await.map_err(store_error)?;
    Ok(Json(summaries(&app, &rows, Some(user.id)).await))
}

pub(crate) async fn decline(
    State(app): State<Shared>,
    Person(user, _): Person,
    Path(table): Path<String>,
) -> Answer<Deleted> {
    drop_invitation(&app, &table_id(&table)?, user.id).await?;
    Ok(Deleted)
}

/// Who is invited to the visitor's table.
pub(crate) async fn invited_to(
    State(app): State<Shared>,
    Person(host, _): Person,
    Path(table): Path<String>,
) -> Answer<Json<Vec<InvitedFriend>>> {
    let table = table_id(&table)?;
    hosted(&app, &table, host.id).await?;
    let invited = app.store.invited_to(&table).await.map_err(store_error)?;
    let shown = |it: Invited| InvitedFriend { id: it.user.0.to_string(), name: it.name };
    Ok(Json(invited.into_iter().map(shown).collect()))
}

pub(crate) async fn withdraw(
    State(app): State<Shared>,
    Person(host, _): Person,
    Path((table, user)): Path<(String, String)>,
) -> Answer<Deleted> {
    let (table, user) = (table_id(&table)?, user_id(&user)?);
    hosted(&app, &table, host.id).await?;
    drop_invitation(&app, &table, user).await?;
    Ok(Deleted)
}

/// Deletes an invitation, if there is one.
pub(crate) async fn drop_invitation(app: &Shared, table: &TableId, user: UserId) -> Result<(), ApiError> {
    match app.store.delete_invitation(table, user).await {
        Ok(()) | Err(StoreError::NotFound) => Ok(()),
        Err(error) => Err(store_error(error)),
    }
}

/// The event that tells a user of an invitation to this table.
pub(crate) async fn invitation_event(app: &Shared, row: &TableRow, user: UserId) -> Result<UserEvent, ApiError> {
    let Terms { options, clock } = terms(row)?;
    let summary = Registry::ask(app, &row.id, |reply| Message::Summary(Some(user), reply)).await??;
    let TableSummary { table, game, host, .. } = summary;
    Ok(UserEvent::Invitation { table, game, options, clock, host })
}

/// The table, if this user is its host.
async fn hosted(app: &Shared, table: &TableId, host: UserId) -> Result<TableRow, ApiError> {
    visit(app, table, Some(host)).await?;
    let row = app.store.load_table(table).await.map_err(no_such_table)?;
    if row.meta.host == host { Ok(row) } else { Err(Code::NotHost.into()) }
}

/// Tells a friend of the table.
async fn invite_friend(app: &Shared, name: &str, host: &User, row: &TableRow) -> Result<(), ApiError> {
    app.contact_buckets.take(host.id)?;
    if row.meta.state != TableState::Open {
        return Err(Code::AlreadyStarted.into());
    }
    let friend = app.store.find_account(name).await.map_err(store_error)?.ok_or(Code::NoSuchUser)?.user;
    let invited = app.store.invite_friend(&row.id, host.id, friend.id, MAX_INVITED).await;
    invited.map_err(no_such_user)?;
    app.user_news.publish(&app.store, News::Seats(friend.id)).await;
    Ok(())
}

/// Seats the bot if its rules accept the table, otherwise `declined`. The bot is told either way.
async fn invite_bot(app: &Shared, name: &str, host: &User, row: &TableRow, wished: Option<u8>) -> Result<(), ApiError> {
    let bot = app.store.find_bot_named(name).await.map_err(no_such_bot)?;
    let seated = seat(app, &bot, host, row, wished).await;
    if seated.as_ref().is_err_and(|error| error.code == Code::Declined) {
        app.user_news.publish(&app.store, invited(&bot, host, row, false)?).await;
    }
    seated
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
    Ok(rules.accept(&row.game, &options, &clock, tables).then_some(rules.at_once))
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
