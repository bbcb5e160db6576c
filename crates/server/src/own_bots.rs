//! Bots of accounts over HTTP: created, listed, given tokens and rules, and deleted by their owners.

use crate::app::Shared;
use crate::error::{Answer, Deleted, store_error};
use crate::guard::ClientAddress;
use crate::input::{Body, Path};
use crate::names::{free_account_name, random_bytes};
use crate::session::{AccountHolder, Person, SignedIn};
use crate::session_revocations::Revoked;
use crate::token::BotSecret;
use crate::{accounts, tables};
use axum::Json;
use axum::extract::State;
use protocol::{ApiError, BotToken, Code, InvitationRules, NewBot, OwnBot};
use store::{BotRow, UserId};

/// Maximum number of bots of an account.
const MAX_BOTS: u32 = 5;

/// Maximum length of a list of games, options, values or clocks in the rules of a bot.
const MAX_RULES: usize = 50;

pub(crate) async fn list(State(app): State<Shared>, Person(user, _): Person) -> Answer<Json<Vec<OwnBot>>> {
    let bots = app.store.list_bots(user.id).await.map_err(store_error)?;
    Ok(Json(bots.iter().map(shown).collect()))
}

pub(crate) async fn create(
    State(app): State<Shared>,
    client: ClientAddress,
    AccountHolder(user): AccountHolder,
    Body(body): Body<NewBot>,
) -> Answer<Json<BotToken>> {
    accounts::limit(&app, client)?;
    // Not even its owner's name is available.
    let name = free_account_name(&app, None, &body.name).await?;
    let secret = BotSecret::new(random_bytes()?);
    let rules = tables::to_json(&InvitationRules::default());
    let id = app.store.create_bot(user.id, &name, &secret.hash(), &rules, MAX_BOTS).await.map_err(store_error)?;
    with_token(&app, id, secret).await
}

/// Gives the bot a new token. The old one is revoked, and the bot's sockets and streams are closed.
pub(crate) async fn renew_token(
    State(app): State<Shared>,
    client: ClientAddress,
    Person(user, _): Person,
    Path(bot): Path<String>,
) -> Answer<Json<BotToken>> {
    accounts::limit(&app, client)?;
    let (id, secret) = (bot_id(&bot)?, BotSecret::new(random_bytes()?));
    app.store.set_bot_token(user.id, id, Some(&secret.hash())).await.map_err(no_such_bot)?;
    app.revocations.publish(&app.store, Revoked::All(id)).await;
    with_token(&app, id, secret).await
}

/// Revokes the bot's token, without a new one.
pub(crate) async fn revoke_token(
    State(app): State<Shared>,
    Person(user, _): Person,
    Path(bot): Path<String>,
) -> Answer<Deleted> {
    let id = bot_id(&bot)?;
    app.store.set_bot_token(user.id, id, None).await.map_err(no_such_bot)?;
    app.revocations.publish(&app.store, Revoked::All(id)).await;
    Ok(Deleted)
}

/// Sets which invitations the bot accepts; for its owner and the bot itself.
pub(crate) async fn set_rules(
    State(app): State<Shared>,
    SignedIn(user, _): SignedIn,
    Path(bot): Path<String>,
    Body(rules): Body<InvitationRules>,
) -> Answer<Json<OwnBot>> {
    let id = bot_id(&bot)?;
    if user.id != id {
        check_owner(&app, user.id, id).await?;
    }
    check_rules(&rules)?;
    app.store.set_bot_rules(id, &tables::to_json(&rules)).await.map_err(no_such_bot)?;
    Ok(Json(shown(&app.store.load_bot(id).await.map_err(no_such_bot)?)))
}

/// Deletes the bot like any user: computer players of the server take over its seats.
pub(crate) async fn delete(
    State(app): State<Shared>,
    Person(user, _): Person,
    Path(bot): Path<String>,
) -> Answer<Deleted> {
    let id = bot_id(&bot)?;
    check_owner(&app, user.id, id).await?;
    accounts::forget(&app, id).await?;
    Ok(Deleted)
}

fn bot_id(text: &str) -> Result<UserId, ApiError> {
    text.parse().map(UserId).map_err(|_| Code::NoSuchBot.into())
}

async fn check_owner(app: &Shared, owner: UserId, bot: UserId) -> Result<(), ApiError> {
    let bot = app.store.user(bot).await.map_err(no_such_bot)?;
    if bot.owner == Some(owner) { Ok(()) } else { Err(Code::NoSuchBot.into()) }
}

fn check_rules(rules: &InvitationRules) -> Result<(), ApiError> {
    let lengths = [rules.games.len(), rules.options.len(), rules.clocks.len()];
    let values = rules.options.values().map(Vec::len);
    let too_long = lengths.into_iter().chain(values).any(|length| length > MAX_RULES);
    if too_long { Err(Code::TooLarge.into()) } else { Ok(()) }
}

async fn with_token(app: &Shared, id: UserId, secret: BotSecret) -> Answer<Json<BotToken>> {
    let bot = app.store.load_bot(id).await.map_err(store_error)?;
    Ok(Json(BotToken { bot: shown(&bot), token: secret.text() }))
}

pub(crate) fn rules_of(bot: &BotRow) -> InvitationRules {
    serde_json::from_str(&bot.rules).unwrap_or_default()
}

fn shown(bot: &BotRow) -> OwnBot {
    OwnBot {
        id: bot.id.0.to_string(),
        name: bot.name.clone(),
        created: bot.created.0,
        active: bot.has_token,
        rules: rules_of(bot),
    }
}

pub(crate) fn no_such_bot(error: store::StoreError) -> ApiError {
    match error {
        store::StoreError::NotFound => Code::NoSuchBot.into(),
        error => store_error(error),
    }
}
