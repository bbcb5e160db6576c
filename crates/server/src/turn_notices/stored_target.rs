//! A target as the store keeps it.

use crate::config::NoticeConfig;
use notices::{Target, WebhookKind};
use protocol::{NoticeLanguage, NoticeTarget, TargetKind};
use serde::{Deserialize, Serialize};
use store::{Millis, TargetId};

#[derive(Serialize, Deserialize)]
pub(super) struct StoredTarget {
    pub(super) target: Target,
    pub(super) language: NoticeLanguage,
    /// The origin under which the user reached the server, for links.
    pub(super) origin: String,
}

impl StoredTarget {
    pub(super) fn read(settings: &str) -> Option<Self> {
        serde_json::from_str(settings).ok()
    }

    /// Whether the operator allows targets of this kind.
    pub(super) fn is_allowed(&self, config: &NoticeConfig) -> bool {
        match &self.target {
            Target::Push { .. } => config.push,
            Target::Webhook(_) => config.webhooks,
        }
    }

    pub(super) fn shown(&self, id: TargetId, created: Millis) -> NoticeTarget {
        let kind = match &self.target {
            Target::Push { .. } => TargetKind::Push,
            Target::Webhook(webhook) => match webhook.form {
                WebhookKind::Json => TargetKind::Json,
                WebhookKind::Discord => TargetKind::Discord,
                WebhookKind::Ntfy => TargetKind::Ntfy,
            },
        };
        NoticeTarget { id: id.0.to_string(), kind, host: self.target.host(), created: created.0 }
    }
}
