//! Notices: where a person is told that it is their turn, and when not.

use serde::{Deserialize, Serialize};

/// Your notices.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Notices {
    /// The server's key for push subscriptions (`applicationServerKey`); `null` if the operator has turned push messages off.
    #[cfg_attr(feature = "schema", schema(required))]
    pub push_key: Option<String>,
    /// Whether the operator allows webhooks.
    pub webhooks: bool,
    /// Oldest first.
    pub targets: Vec<NoticeTarget>,
    pub settings: NoticeSettings,
}

/// A device or a webhook. Its address is not shown: whoever knows it can send messages there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct NoticeTarget {
    pub id: String,
    pub kind: TargetKind,
    /// The host of the address: for a device, that of its browser's push service.
    pub host: String,
    /// Milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub created: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TargetKind {
    Push,
    Json,
    Discord,
    Ntfy,
}

/// When you are not told anything.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NoticeSettings {
    /// Your time zone, such as `Europe/Berlin`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub zone: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub quiet: Option<Quiet>,
}

/// Hours of the day, in minutes since midnight; over midnight if the end is earlier. What would have been told in them is
/// told at their end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    #[cfg_attr(feature = "schema", schema(maximum = 1439))]
    pub from: u16,
    #[cfg_attr(feature = "schema", schema(maximum = 1439))]
    pub to: u16,
}

/// The language of a target's messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NoticeLanguage {
    En,
    De,
}

/// A request to send push messages to a device, from its `PushSubscription`.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPush {
    pub endpoint: String,
    pub p256dh: String,
    pub auth: String,
    pub language: NoticeLanguage,
}

/// A request to post messages to an address.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    pub form: WebhookForm,
    pub url: String,
    pub language: NoticeLanguage,
}

/// What a webhook's messages look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum WebhookForm {
    /// Everything, as JSON.
    Json,
    /// For a webhook of a Discord channel.
    Discord,
    /// For a topic of ntfy.sh or another ntfy server.
    Ntfy,
}

/// A new webhook and the key of its signatures, which is shown only once.
#[derive(Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct WebhookCreated {
    pub target: NoticeTarget,
    pub secret: String,
}

/// Whether a test message was accepted by its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct NoticeTested {
    pub delivered: bool,
}
