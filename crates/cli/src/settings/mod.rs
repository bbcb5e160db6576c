//! The settings of a server. In order of precedence: flags, environment variables, the configuration file, defaults.

mod error;
mod file;
mod interval;
mod merge;
mod secret_file;

pub(crate) use error::SettingsError;
pub(crate) use file::read;
pub(crate) use interval::Interval;
pub(crate) use secret_file::SecretText;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use server::{Limits, PublicUrl, Who};
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;

/// The settings of a server, as in the configuration file. `deploy/tavola.toml` describes them all.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Settings {
    pub(crate) listen: SocketAddr,
    pub(crate) data: PathBuf,
    pub(crate) database_url: Option<SecretText>,
    pub(crate) database_url_file: Option<PathBuf>,
    pub(crate) public_url: Option<PublicUrl>,
    pub(crate) page: Option<PathBuf>,
    pub(crate) trusted_proxies: Vec<IpAddr>,
    pub(crate) keep_days: Option<u32>,
    pub(crate) bot_threads: Option<u16>,
    /// In milliseconds.
    pub(crate) bot_pause: u64,
    pub(crate) log_format: LogFormat,
    pub(crate) drain: Option<Interval>,
    pub(crate) permissions: PermissionSettings,
    pub(crate) oidc: OidcSettings,
    pub(crate) backup: BackupSettings,
    pub(crate) notices: NoticeSettings,
    pub(crate) limits: Limits,
}

/// The log format: for people, or one JSON object per line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogFormat {
    #[default]
    Text,
    Json,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PermissionSettings {
    pub(crate) open_tables: Who,
    pub(crate) create_accounts: Who,
    pub(crate) invitation_file: Option<PathBuf>,
}

/// An issuer whose users can sign in (OpenID Connect): all but the name, or nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct OidcSettings {
    pub(crate) issuer: Option<String>,
    pub(crate) client_id: Option<String>,
    pub(crate) client_secret_file: Option<PathBuf>,
    pub(crate) name: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BackupSettings {
    pub(crate) to: Option<PathBuf>,
    pub(crate) every: Interval,
    pub(crate) keep: NonZeroU32,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct NoticeSettings {
    pub(crate) push: bool,
    pub(crate) webhooks: bool,
    pub(crate) private_targets: bool,
    pub(crate) contact: Option<String>,
}

impl Default for NoticeSettings {
    fn default() -> Self {
        Self { push: true, webhooks: true, private_targets: false, contact: None }
    }
}

impl Default for BackupSettings {
    fn default() -> Self {
        Self { to: None, every: Interval::hours(6), keep: const { NonZeroU32::new(14).unwrap() } }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            listen: ([127, 0, 0, 1], 7700).into(),
            data: "tavola-data".into(),
            database_url: None,
            database_url_file: None,
            public_url: None,
            page: None,
            trusted_proxies: Vec::new(),
            keep_days: None,
            bot_threads: None,
            bot_pause: 600,
            log_format: LogFormat::default(),
            drain: None,
            permissions: PermissionSettings::default(),
            oidc: OidcSettings::default(),
            backup: BackupSettings::default(),
            notices: NoticeSettings::default(),
            limits: Limits::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    const EXAMPLE: &str = include_str!("../../../../deploy/tavola.toml");

    #[test]
    fn the_example_file_has_the_defaults() {
        assert_eq!(toml::from_str::<Settings>(EXAMPLE).unwrap(), Settings::default());
    }

    /// In the example file, settings without a default are comments.
    #[test]
    fn the_example_file_has_every_setting() {
        let uncommented = |line: &str| match line.strip_prefix("# ") {
            Some(rest) if rest.split_once(" = ").is_some_and(|(key, _)| !key.contains(' ')) => rest.to_owned(),
            _ => line.to_owned(),
        };
        let text: Vec<String> = EXAMPLE.lines().map(uncommented).collect();
        let settings: Settings = toml::from_str(&text.join("\n")).unwrap();
        let missing = missing(&serde_json::to_value(settings).unwrap());
        assert!(missing.is_empty(), "{missing:?}");
        for key in keys(&serde_json::to_value(Settings::default()).unwrap()) {
            assert!(EXAMPLE.contains(&format!("{key} = ")) || EXAMPLE.contains(&format!("{key}]\n")), "{key}");
        }
    }

    fn keys(value: &Value) -> Vec<String> {
        let Value::Object(fields) = value else { return Vec::new() };
        fields.iter().flat_map(|(key, value)| [vec![key.clone()], keys(value)].concat()).collect()
    }

    /// The keys without a value.
    fn missing(value: &Value) -> Vec<String> {
        let Value::Object(fields) = value else { return Vec::new() };
        let of = |(key, value): (&String, &Value)| if value.is_null() { vec![key.clone()] } else { missing(value) };
        fields.iter().flat_map(of).collect()
    }
}
