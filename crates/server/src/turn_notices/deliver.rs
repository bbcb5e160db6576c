//! One attempt to deliver a message.

use super::compose::compose;
use super::stored_target::StoredTarget;
use super::{ERRORS, LEASE, RENEWAL, TurnNotices, from_now};
use crate::app::Shared;
use notices::{Notice, Outcome, Sender, backoff};
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{Delivery, Millis, StoreError};
use tokio::time::sleep;

/// Sends the message, and stores what became of it. If that fails, it is sent again after its lease.
pub(super) async fn deliver(app: Shared, delivery: Delivery) {
    let attempted = tokio::select! {
        attempted = attempt(&app, &delivery) => attempted,
        lost = keep_claim(&app, delivery.id) => lost,
    };
    if let Err(error) = attempted {
        ERRORS.error(&error);
    }
}

/// Renews the claim for as long as the message is being sent; returns once it is lost.
async fn keep_claim(app: &Shared, delivery: i64) -> Result<(), StoreError> {
    loop {
        sleep(RENEWAL).await;
        if !app.store.renew_delivery(delivery, Millis::now(), LEASE).await? {
            return Ok(());
        }
    }
}

async fn attempt(app: &Shared, delivery: &Delivery) -> Result<(), StoreError> {
    let target = StoredTarget::read(&delivery.target).filter(|target| target.is_allowed(&app.config.notices));
    let Some(target) = target else { return app.store.finish_delivery(delivery.id).await };
    let Some(notice) = compose(app, delivery, target.language, &target.origin).await? else {
        return app.store.finish_delivery(delivery.id).await;
    };
    let outcome = app.turn_notices.send(&target, &notice).await;
    app.metrics.notices.count(outcome);
    conclude(app, delivery, outcome).await
}

async fn conclude(app: &Shared, delivery: &Delivery, outcome: Outcome) -> Result<(), StoreError> {
    match outcome {
        Outcome::Delivered | Outcome::Refused => app.store.finish_delivery(delivery.id).await,
        Outcome::Gone => app.store.remove_target_of(delivery.id).await,
        Outcome::Failed { retry_after } => {
            let age = Duration::from_millis((Millis::now().0 - delivery.created.0).max(0).unsigned_abs());
            match backoff::pause(delivery.attempts + 1, age, retry_after) {
                Some(pause) => app.store.retry_delivery(delivery.id, from_now(pause)).await,
                None => app.store.finish_delivery(delivery.id).await,
            }
        }
    }
}

impl TurnNotices {
    pub(super) async fn send(&self, target: &StoredTarget, notice: &Notice) -> Outcome {
        let sender = Sender { origin: &target.origin, vapid: &self.vapid, now: Millis::now().0 / 1000 };
        match target.target.request(notice, &sender) {
            Ok(request) => self.client.send(request).await,
            Err(_) => Outcome::Refused,
        }
    }
}

/// Counts attempts by what became of them.
#[derive(Default)]
pub(crate) struct NoticeFigures {
    counts: [std::sync::atomic::AtomicU64; 4],
}

impl NoticeFigures {
    const NAMES: [&str; 4] = ["delivered", "failed", "gone", "refused"];

    fn count(&self, outcome: Outcome) {
        let index = match outcome {
            Outcome::Delivered => 0,
            Outcome::Failed { .. } => 1,
            Outcome::Gone => 2,
            Outcome::Refused => 3,
        };
        self.counts[index].fetch_add(1, Ordering::Relaxed);
    }

    /// The name and the count of each outcome.
    pub(crate) fn totals(&self) -> impl Iterator<Item = (&'static str, u64)> {
        Self::NAMES.into_iter().zip(self.counts.iter().map(|count| count.load(Ordering::Relaxed)))
    }
}
