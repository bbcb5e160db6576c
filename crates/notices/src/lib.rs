//! Tells people that they are awaited: push messages to their devices, and webhooks.
//!
//! This crate encrypts and signs messages ([`push`]), gives them the form that a target expects ([`Target::request`]), sends
//! them to addresses that may be reached ([`Client`]), and computes when to try again ([`backoff`]) and when to be quiet
//! ([`QuietHours`]). It knows no game, no table and no database: which notices there are, and to whom they go, is its
//! caller's business.

pub mod backoff;
mod client;
mod notice;
pub mod push;
mod quiet;
mod signature;
mod target;

pub use client::{Client, Outcome};
pub use notice::Notice;
pub use quiet::{QuietHours, is_zone};
pub use target::{BadTarget, Sender, Target, Webhook, WebhookKind};
