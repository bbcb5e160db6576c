//! The targets and settings of a person's notices over HTTP.

use super::compose::test_notice;
use super::stored_target::StoredTarget;
use super::{HOLD, from_now, settings_of};
use crate::accounts::limit;
use crate::app::Shared;
use crate::error::{Answer, Deleted, store_error};
use crate::guard::ClientAddress;
use crate::input::{Body, Path};
use crate::names::random_bytes;
use crate::session::{Person, hex};
use crate::tables::to_json;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use notices::{Outcome, QuietHours, Target, Webhook, WebhookKind, is_zone};
use protocol::{
    ApiError, Code, NewPush, NewWebhook, NoticeSettings, NoticeTarget, NoticeTested, Notices, WebhookCreated,
    WebhookForm,
};
use store::{Millis, TargetId, UserId};

/// Maximum number of targets of a person.
const MAX_TARGETS: u32 = 10;

pub(crate) async fn list(State(app): State<Shared>, Person(user, _): Person) -> Answer<Json<Notices>> {
    let config = &app.config.notices;
    let targets = app.store.list_notice_targets(user.id).await.map_err(store_error)?;
    let shown = |it: &store::NoticeTarget| Some(StoredTarget::read(&it.settings)?.shown(it.id, it.created));
    Ok(Json(Notices {
        push_key: config.push.then(|| app.turn_notices.vapid.public_key()),
        webhooks: config.webhooks,
        targets: targets.iter().filter_map(shown).collect(),
        settings: settings_of(&app, user.id).await.map_err(store_error)?,
    }))
}

pub(crate) async fn add_push(
    State(app): State<Shared>,
    client: ClientAddress,
    headers: HeaderMap,
    Person(user, _): Person,
    Body(body): Body<NewPush>,
) -> Answer<Json<NoticeTarget>> {
    let NewPush { endpoint, p256dh, auth, language } = body;
    let key = endpoint.clone();
    let target = Target::Push { endpoint, p256dh, auth };
    let stored = StoredTarget { target, language, origin: origin(&app, &headers) };
    Ok(Json(add(&app, client, user.id, &key, &stored).await?))
}

pub(crate) async fn add_webhook(
    State(app): State<Shared>,
    client: ClientAddress,
    headers: HeaderMap,
    Person(user, _): Person,
    Body(body): Body<NewWebhook>,
) -> Answer<Json<WebhookCreated>> {
    let secret = hex(&random_bytes::<24>()?);
    // Several people may have the same webhook, for example a channel that they share.
    let key = format!("{} {}", user.id.0, body.url);
    let webhook = Webhook { form: form(body.form), url: body.url, secret: secret.clone() };
    let stored =
        StoredTarget { target: Target::Webhook(webhook), language: body.language, origin: origin(&app, &headers) };
    let target = add(&app, client, user.id, &key, &stored).await?;
    Ok(Json(WebhookCreated { target, secret }))
}

async fn add(
    app: &Shared,
    client: ClientAddress,
    user: UserId,
    key: &str,
    stored: &StoredTarget,
) -> Result<NoticeTarget, ApiError> {
    limit(app, client)?;
    if !stored.is_allowed(&app.config.notices) {
        return Err(Code::Closed.into());
    }
    stored.target.check(app.config.notices.private_targets).map_err(|_| Code::BadTarget)?;
    let id = app.store.add_notice_target(user, key, &to_json(stored), MAX_TARGETS).await.map_err(store_error)?;
    Ok(stored.shown(id, Millis::now()))
}

pub(crate) async fn remove(
    State(app): State<Shared>,
    Person(user, _): Person,
    Path(target): Path<String>,
) -> Answer<Deleted> {
    app.store.remove_notice_target(user.id, target_id(&target)?).await.map_err(store_error)?;
    Ok(Deleted)
}

/// Sends a message at once. Says whether it was accepted, but not what the target has answered: it may be anywhere.
pub(crate) async fn test(
    State(app): State<Shared>,
    client: ClientAddress,
    Person(user, _): Person,
    Path(target): Path<String>,
) -> Answer<Json<NoticeTested>> {
    limit(&app, client)?;
    let id = target_id(&target)?;
    let targets = app.store.list_notice_targets(user.id).await.map_err(store_error)?;
    let found = targets.iter().find(|target| target.id == id).and_then(|it| StoredTarget::read(&it.settings));
    let stored = found.filter(|target| target.is_allowed(&app.config.notices)).ok_or(Code::NotFound)?;
    let notice = test_notice(hex(&random_bytes::<8>()?), stored.language);
    let outcome = app.turn_notices.send(&stored, &notice).await;
    if outcome == Outcome::Gone {
        app.store.remove_notice_target(user.id, id).await.map_err(store_error)?;
    }
    Ok(Json(NoticeTested { delivered: outcome == Outcome::Delivered }))
}

pub(crate) async fn set_settings(
    State(app): State<Shared>,
    Person(user, _): Person,
    Body(settings): Body<NoticeSettings>,
) -> Answer<Json<NoticeSettings>> {
    let is_valid = settings.quiet.is_none_or(|it| QuietHours { from: it.from, to: it.to }.is_valid());
    if !is_valid || settings.zone.as_deref().is_some_and(|zone| !is_zone(zone)) {
        return Err(ApiError::bad_field(Some(if is_valid { "zone" } else { "quiet" }.to_owned())).into());
    }
    app.store.set_user_settings(user.id, &to_json(&settings)).await.map_err(store_error)?;
    // What waits for the end of the old quiet hours is looked at again.
    app.store.advance_notices_of(user.id, from_now(HOLD)).await.map_err(store_error)?;
    Ok(Json(settings))
}

fn target_id(text: &str) -> Result<TargetId, ApiError> {
    text.parse().map(TargetId).map_err(|_| Code::NotFound.into())
}

fn form(form: WebhookForm) -> WebhookKind {
    match form {
        WebhookForm::Json => WebhookKind::Json,
        WebhookForm::Discord => WebhookKind::Discord,
        WebhookForm::Ntfy => WebhookKind::Ntfy,
    }
}

/// The origin under which the person reached the server.
fn origin(app: &Shared, headers: &HeaderMap) -> String {
    let host = || headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    app.config.public_url.as_ref().map_or_else(|| format!("http://{}", host()), |url| url.origin().to_owned())
}
