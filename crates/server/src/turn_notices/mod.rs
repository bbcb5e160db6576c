//! Tells people who are elsewhere that it is their turn.
//!
//! The store has noted their decisions together with the moves that led to them. This task looks for those that are due,
//! gathers them, and sends them to the targets that people have named. It never waits for a table, and no table for it. Several
//! servers share the work: the store gives each message to one of them.

mod compose;
mod deliver;
mod http;
mod stored_target;

pub(crate) use deliver::NoticeFigures;
pub(crate) use http::{add_push, add_webhook, list, remove, set_settings, test};

use crate::app::Shared;
use crate::config::{Config, NoticeConfig};
use crate::public_url::PublicUrl;
use crate::report::Reporter;
use notices::push::VapidKey;
use notices::{Client, QuietHours};
use protocol::NoticeSettings;
use std::time::Duration;
use store::{Millis, Store, StoreError, UserId};
use tokio::task::JoinSet;
use tokio::time::sleep;

/// How often the store is asked for notices that are due.
const INTERVAL: Duration = Duration::from_millis(500);

/// Maximum number of decisions whose players are looked after at a time.
const MAX_DECISIONS: u32 = 200;

/// Maximum number of messages that are sent at a time.
const MAX_DELIVERIES: usize = 32;

/// How long a server has a message to itself without renewing the claim: after that, the server that claimed it has ended, and
/// another one sends the message.
const LEASE: Duration = Duration::from_secs(3);

/// How often a claim is renewed while the message is being sent. Several renewals may be late before the claim ends.
const RENEWAL: Duration = Duration::from_millis(750);

/// How long a notice is put off while its player looks at the table.
pub(crate) const HOLD: Duration = Duration::from_secs(60);

static ERRORS: Reporter = Reporter::new("notices could not be sent");

/// What is needed to send notices.
pub(crate) struct TurnNotices {
    client: Client,
    vapid: VapidKey,
}

impl TurnNotices {
    /// Creates the server's key for push messages at the first start.
    pub(crate) async fn new(store: &Store, config: &Config) -> Result<Self, StoreError> {
        let NoticeConfig { contact, private_targets, .. } = &config.notices;
        let public = config.public_url.as_ref().filter(|url| url.is_secure());
        let contact = contact.clone().or_else(|| public.map(PublicUrl::origin).map(str::to_owned));
        let vapid = VapidKey::new(store.secret("push").await?, contact);
        Ok(Self { client: Client::new(*private_targets), vapid })
    }
}

/// Sends notices until the server stops. What is being sent then is sent again by the next server if it did not arrive.
pub(crate) async fn run(app: Shared) {
    let mut sending = JoinSet::new();
    // Nobody else sends from here, so what is claimed was claimed by a server that has ended.
    if !app.store.is_shared()
        && let Err(error) = app.store.release_deliveries(Millis::now(), LEASE).await
    {
        ERRORS.error(&error);
    }
    loop {
        if let Err(error) = step(&app, &mut sending).await {
            ERRORS.error(&error);
        }
        tokio::select! {
            () = sleep(INTERVAL) => {}
            () = app.stopped() => return,
        }
    }
}

async fn step(app: &Shared, sending: &mut JoinSet<()>) -> Result<(), StoreError> {
    let now = Millis::now();
    for user in app.store.users_to_notify(now, MAX_DECISIONS).await? {
        gather(app, user, now).await?;
    }
    while sending.try_join_next().is_some() {}
    let free = MAX_DELIVERIES.saturating_sub(sending.len()) as u32;
    for delivery in app.store.claim_deliveries(now, LEASE, free).await? {
        sending.spawn(deliver::deliver(app.clone(), delivery));
    }
    Ok(())
}

/// Queues what the user has to be told, or waits for the end of the user's quiet hours.
async fn gather(app: &Shared, user: UserId, now: Millis) -> Result<(), StoreError> {
    match quiet_until(&settings_of(app, user).await?, now) {
        Some(end) => app.store.postpone_notices_of(user, now, end).await,
        None => app.store.queue_notices(user, now).await.map(drop),
    }
}

fn quiet_until(settings: &NoticeSettings, now: Millis) -> Option<Millis> {
    let quiet = settings.quiet?;
    let hours = QuietHours { from: quiet.from, to: quiet.to };
    hours.end(now.0, settings.zone.as_deref().unwrap_or_default()).map(Millis)
}

async fn settings_of(app: &Shared, user: UserId) -> Result<NoticeSettings, StoreError> {
    let settings = app.store.load_user_settings(user).await?;
    Ok(settings.and_then(|settings| serde_json::from_str(&settings).ok()).unwrap_or_default())
}

/// The time after this pause, from now.
pub(crate) fn from_now(pause: Duration) -> Millis {
    Millis(Millis::now().0.saturating_add(i64::try_from(pause.as_millis()).unwrap_or(i64::MAX)))
}
