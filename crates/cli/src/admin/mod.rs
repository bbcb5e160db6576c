//! `tavola admin`: administration by the operator, on the host.

mod client;
mod doctor;
mod shown;

use crate::admin_args::{AdminArgs, AdminCommand, UserCommand};
use crate::commands::{print, print_json, runtime};
use crate::error::Error;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::settings::Settings;
use client::Client;
use game::Text;
use protocol::http::OwnSession;
use protocol::{
    AuditEntry, Code, KnownReport, KnownTable, KnownUser, Overview, ReportAction, TableAction, UserAction,
    UserActionDone,
};
use serde::Serialize;
use std::io::Write;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum AdminError {
    /// No server answers at this address.
    NoServer { address: String, error: std::io::Error },
    /// The database has no key yet: no server has used it.
    NoKey,
    /// The server refuses.
    Refused(Code),
    /// Something other than a Tavola server answers.
    Unexpected { address: String },
    /// The command can't be undone, and was not confirmed.
    NotSure,
    /// The doctor found this number of problems.
    Unwell(usize),
}

impl AdminError {
    pub(crate) fn text(&self) -> Text {
        match self {
            Self::NoServer { address, error } => {
                Text::new("cli-admin-no-server").with("address", address.as_str()).with("why", error.to_string())
            }
            Self::NoKey => Text::new("cli-admin-no-key"),
            Self::Refused(code) => Text::new(code.key()),
            Self::Unexpected { address } => Text::new("cli-admin-unexpected").with("address", address.as_str()),
            Self::NotSure => Text::new("cli-admin-not-sure"),
            Self::Unwell(problems) => Text::new("cli-doctor-unwell").with("problems", *problems),
        }
    }
}

pub(crate) fn run(args: AdminArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let mut settings = args.data.settings()?;
    settings.listen = args.listen.unwrap_or(settings.listen);
    let admin = Admin { settings, json: args.json, localizer: Localizer::new(lang, None), out };
    admin.run(args.command)
}

struct Admin<'a> {
    settings: Settings,
    json: bool,
    localizer: Localizer,
    out: &'a mut dyn Write,
}

impl Admin<'_> {
    fn run(mut self, command: AdminCommand) -> Result<(), Error> {
        if let AdminCommand::Doctor = command {
            return doctor::run(&self.settings, &self.localizer, self.out);
        }
        let client = Client::of(&self.settings)?;
        match command {
            AdminCommand::Users { search, after } => {
                let query = client::query(&[("search", &search), ("after", &after)]);
                self.show(&client.get::<Vec<KnownUser>>(&format!("users{query}"))?[..], shown::users)
            }
            AdminCommand::User { user, action: None } => {
                self.show(&[client.get::<KnownUser>(&client::user_path(&user))?][..], shown::users)
            }
            AdminCommand::User { user, action: Some(UserCommand::Sessions) } => {
                let path = format!("{}/sessions", client::user_path(&user));
                self.show(&client.get::<Vec<OwnSession>>(&path)?[..], shown::sessions)
            }
            AdminCommand::User { user, action: Some(action) } => self.act(&client, &user, action),
            AdminCommand::Tables { user } => {
                let of_user = user.map(|user| client.get::<KnownUser>(&client::user_path(&user))).transpose()?;
                let query = of_user.map_or(String::new(), |user| client::query(&[("user", &user.id)]));
                self.show(&client.get::<Vec<KnownTable>>(&format!("tables{query}"))?[..], shown::tables)
            }
            AdminCommand::CloseTable { table } => self.act_on_table(&client, &table, TableAction::Close),
            AdminCommand::RestoreTable { table } => self.act_on_table(&client, &table, TableAction::Restore),
            AdminCommand::Reports { resolved } => {
                let path = if resolved { "reports?resolved=true" } else { "reports" };
                self.show(&client.get::<Vec<KnownReport>>(path)?[..], shown::reports)
            }
            AdminCommand::ResolveReport { number } => {
                let done: UserActionDone = client.post(&format!("reports/{number}"), &ReportAction::Resolve)?;
                self.say_done(&done, "cli-admin-done")
            }
            AdminCommand::Audit => self.show(&client.get::<Vec<AuditEntry>>("audit")?[..], shown::audit),
            AdminCommand::Statistics | AdminCommand::Doctor => self.show(&client.get::<Overview>("")?, shown::overview),
        }
    }

    fn act(&mut self, client: &Client, user: &str, command: UserCommand) -> Result<(), Error> {
        let done: UserActionDone = client.post(&client::user_path(user), &action(command)?)?;
        match &done.link {
            Some(link) if !self.json => {
                let link = format!("{}{link}", self.settings.origin());
                let text = Text::new("cli-admin-link").with("link", link);
                print(self.out, &(self.localizer.localize(&text) + "\n"))
            }
            _ => self.say_done(&done, "cli-admin-done"),
        }
    }

    fn act_on_table(&mut self, client: &Client, table: &str, action: TableAction) -> Result<(), Error> {
        let done: UserActionDone = client.post(&client::table_path(table), &action)?;
        self.say_done(&done, "cli-admin-done")
    }

    fn say_done(&mut self, done: &UserActionDone, key: &'static str) -> Result<(), Error> {
        self.show(done, |_, localizer| localizer.message(key) + "\n")
    }

    /// Prints a value as JSON or in words.
    fn show<T: Serialize + ?Sized>(
        &mut self,
        value: &T,
        words: impl Fn(&T, &Localizer) -> String,
    ) -> Result<(), Error> {
        match self.json {
            true => print_json(self.out, value),
            false => print(self.out, &words(value, &self.localizer)),
        }
    }
}

/// Fails if the command needs a confirmation that wasn't given.
fn action(command: UserCommand) -> Result<UserAction, AdminError> {
    Ok(match command {
        UserCommand::Rename { name } => UserAction::Rename { name },
        UserCommand::Block => UserAction::Block,
        UserCommand::Unblock => UserAction::Unblock,
        UserCommand::Sessions | UserCommand::SignOut => UserAction::SignOut,
        UserCommand::Promote => UserAction::Promote,
        UserCommand::Demote => UserAction::Demote,
        UserCommand::PasswordLink => UserAction::PasswordLink,
        UserCommand::Delete { yes: true } => UserAction::Delete,
        UserCommand::Delete { yes: false } => return Err(AdminError::NotSure),
    })
}

/// The operator's key, read from the database.
fn key(settings: &Settings) -> Result<server::OperatorKey, Error> {
    let place = settings.place()?;
    let found = runtime()?.block_on(store::Store::read_secret(place, server::OPERATOR_SECRET)).map_err(Error::Store)?;
    found.map(server::OperatorKey::new).ok_or_else(|| AdminError::NoKey.into())
}
