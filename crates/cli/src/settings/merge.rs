//! Combines flags and environment with the configuration file, and turns the result into a server's configuration.

use super::{
    BackupSettings, Interval, NoticeSettings, OidcSettings, PermissionSettings, SecretText, Settings, SettingsError,
    read,
};
use crate::error::Error;
use crate::serve_args::{DataArgs, ServeArgs};
use server::{BackupPlan, ClientSecret, Config, InvitationCode, Issuer, NoticeConfig, Oidc, Permissions, Who};
use std::path::PathBuf;
use std::time::Duration;
use store::{Place, StoreError};

impl DataArgs {
    /// The settings in the configuration file, if one is given, with the database from these arguments.
    pub(crate) fn settings(self) -> Result<Settings, Error> {
        let mut settings = self.config.as_deref().map(read).transpose()?.unwrap_or_default();
        replace(&mut settings.data, self.data);
        if self.database_url.is_some() || self.database_url_file.is_some() {
            (settings.database_url, settings.database_url_file) = (self.database_url, self.database_url_file);
        }
        Ok(settings)
    }
}

impl ServeArgs {
    pub(crate) fn settings(self) -> Result<Settings, Error> {
        let mut settings = self.data.settings()?;
        replace(&mut settings.listen, self.listen);
        replace_option(&mut settings.public_url, self.public_url);
        replace_option(&mut settings.page, self.page);
        if !self.trusted_proxy.is_empty() {
            settings.trusted_proxies = self.trusted_proxy;
        }
        replace_option(&mut settings.keep_days, self.keep_days);
        replace_option(&mut settings.bot_threads, self.bot_threads);
        replace(&mut settings.bot_pause, self.bot_pause);
        replace(&mut settings.log_format, self.log_format);
        replace_option(&mut settings.drain, self.drain);
        replace(&mut settings.permissions.open_tables, self.open_tables.map(Who::from));
        replace(&mut settings.permissions.create_accounts, self.create_accounts.map(Who::from));
        replace_option(&mut settings.permissions.invitation_file, self.invitation_file);
        replace_option(&mut settings.oidc.issuer, self.oidc_issuer);
        replace_option(&mut settings.oidc.client_id, self.oidc_client_id);
        replace_option(&mut settings.oidc.client_secret_file, self.oidc_client_secret_file);
        replace_option(&mut settings.oidc.name, self.oidc_name);
        replace_option(&mut settings.backup.to, self.backup_to);
        replace(&mut settings.backup.every, self.backup_every);
        replace(&mut settings.backup.keep, self.backup_keep);
        Ok(settings)
    }
}

fn replace<T>(setting: &mut T, given: Option<T>) {
    if let Some(given) = given {
        *setting = given;
    }
}

fn replace_option<T>(setting: &mut Option<T>, given: Option<T>) {
    if given.is_some() {
        *setting = given;
    }
}

impl Settings {
    /// The location of the database; reads the file with its address, if there is one.
    pub(crate) fn place(&self) -> Result<Place, Error> {
        let url = match (&self.database_url, &self.database_url_file) {
            (Some(_), Some(_)) => {
                return Err(SettingsError::Both { one: "database-url", other: "database-url-file" }.into());
            }
            (Some(url), None) => Some(url.clone()),
            (None, Some(file)) => Some(SecretText::read(file)?),
            (None, None) => None,
        };
        match url {
            Some(url) => Place::postgres(&url.0).map_err(Error::Store),
            None => Ok(self.data.as_path().into()),
        }
    }

    /// The address at which people reach the server, as far as we know.
    pub(crate) fn origin(&self) -> String {
        self.public_url.clone().map_or_else(|| format!("http://{}", self.listen), String::from)
    }

    fn backups(&self) -> Result<Option<BackupPlan>, Error> {
        let BackupSettings { to: Some(directory), every, keep } = self.backup.clone() else { return Ok(None) };
        match self.uses_postgres() {
            true => Err(Error::Store(StoreError::HasItsOwnBackup)),
            false => Ok(Some(BackupPlan { directory, every: every.duration(), keep: keep.get() })),
        }
    }

    fn oidc(&self) -> Result<Option<Oidc>, Error> {
        let OidcSettings { issuer, client_id, client_secret_file, name } = self.oidc.clone();
        let (Some(issuer), Some(client_id), Some(file)) = (&issuer, &client_id, &client_secret_file) else {
            let is_empty = issuer.is_none() && client_id.is_none() && client_secret_file.is_none() && name.is_none();
            return if is_empty { Ok(None) } else { Err(SettingsError::OidcIncomplete.into()) };
        };
        if self.public_url.is_none() {
            return Err(SettingsError::OidcWithoutPublicUrl.into());
        }
        let known = Issuer::new(issuer)
            .map_err(|why| SettingsError::BadIssuer { issuer: issuer.clone(), why: why.to_string() })?;
        let name = name.unwrap_or_else(|| known.host());
        let client_secret = ClientSecret(SecretText::read(file)?.0);
        Ok(Some(Oidc { issuer: known, client_id: client_id.clone(), client_secret, name }))
    }

    pub(crate) fn uses_postgres(&self) -> bool {
        self.database_url.is_some() || self.database_url_file.is_some()
    }

    /// The configuration of a server with these settings. Checks everything that can be checked without the network.
    pub(crate) fn config(&self) -> Result<Config, Error> {
        let mut config = Config::new(self.listen, self.place()?);
        config.public_url = self.public_url.clone();
        config.page = page(self.page.clone())?;
        config.trusted_proxies = self.trusted_proxies.clone();
        config.keep_tables = self.keep_days.map(|days| Duration::from_secs(u64::from(days) * 24 * 60 * 60));
        config.bot_threads = self.bot_threads.map_or(config.bot_threads, |threads| usize::from(threads).max(1));
        config.bot_pause = Duration::from_millis(self.bot_pause);
        config.drain = self.drain.map(Interval::duration);
        config.permissions = self.permissions.resolve()?;
        config.oidc = self.oidc()?;
        config.notices = self.notices.resolve();
        config.limits = self.limits;
        config.backups = self.backups()?;
        Ok(config)
    }
}

impl NoticeSettings {
    fn resolve(&self) -> NoticeConfig {
        let Self { push, webhooks, private_targets, contact } = self.clone();
        NoticeConfig { push, webhooks, private_targets, contact, ..NoticeConfig::default() }
    }
}

impl PermissionSettings {
    fn resolve(&self) -> Result<Permissions, Error> {
        let invitation = self.invitation_file.as_deref().map(|file| -> Result<InvitationCode, Error> {
            let code = SecretText::read(file)?;
            InvitationCode::new(&code.0)
                .ok_or_else(|| SettingsError::BadInvitation { path: file.display().to_string() }.into())
        });
        let invitation = invitation.transpose()?;
        if self.create_accounts == Who::Invited && invitation.is_none() {
            return Err(SettingsError::NoInvitation.into());
        }
        Ok(Permissions { open_tables: self.open_tables, create_accounts: self.create_accounts, invitation })
    }
}

/// The given folder; by default, the project's `web/dist` unless the page is built into the program.
fn page(given: Option<PathBuf>) -> Result<Option<PathBuf>, Error> {
    let has_page = |folder: &PathBuf| folder.join("index.html").is_file();
    match given {
        Some(folder) if !has_page(&folder) => Err(Error::NoPage { folder: folder.display().to_string() }),
        Some(folder) => Ok(Some(folder)),
        None if server::page_is_built_in() => Ok(None),
        None => Ok(Some(PathBuf::from("web/dist")).filter(has_page)),
    }
}
