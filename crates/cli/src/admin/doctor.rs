//! `tavola admin doctor`: checks for everything that commonly goes wrong on operators' machines, and says how to fix
//! it.

use super::client::Client;
use crate::commands::{database_finding, issuer_finding, print, runtime};
use crate::error::Error;
use crate::local_http::{self, reachable};
use crate::localizer::Localizer;
use crate::settings::Settings;
use game::Text;
use protocol::Overview;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, SystemTime};
use store::Millis;

/// Minimum free space, in bytes; less is a problem.
const LEAST_SPACE: u64 = 1_000_000_000;

/// Largest difference between two clocks that is harmless, in milliseconds.
const CLOCK_TOLERANCE: i64 = 60_000;

/// The result of a check: fine, or a problem.
struct Finding {
    is_fine: bool,
    text: Text,
}

fn fine(text: Text) -> Finding {
    Finding { is_fine: true, text }
}

fn problem(text: Text) -> Finding {
    Finding { is_fine: false, text }
}

/// Prints all findings. Fails if there are problems.
pub(super) fn run(settings: &Settings, localizer: &Localizer, out: &mut dyn Write) -> Result<(), Error> {
    let settled = [Some(configuration(settings)), Some(database(settings)), issuer(settings)];
    let findings = [settled.into_iter().flatten().collect(), disks(settings), backups(settings), server(settings)];
    let findings: Vec<Finding> = findings.into_iter().flatten().collect();
    for Finding { is_fine, text } in &findings {
        let mark = localizer.message(if *is_fine { "cli-doctor-fine" } else { "cli-doctor-problem" });
        print(out, &format!("{mark:<7}  {}\n", localizer.localize(text)))?;
    }
    match findings.iter().filter(|finding| !finding.is_fine).count() {
        0 => print(out, &(localizer.message("cli-doctor-well") + "\n")),
        problems => Err(super::AdminError::Unwell(problems).into()),
    }
}

fn configuration(settings: &Settings) -> Finding {
    if let Err(error) = settings.config() {
        return problem(error.text());
    }
    match (&settings.public_url, settings.trusted_proxies.is_empty()) {
        (None, false) => problem(Text::new("cli-doctor-no-public-url")),
        (Some(_), true) if settings.listen.ip().is_loopback() => problem(Text::new("cli-doctor-no-trusted-proxy")),
        _ => fine(Text::new("cli-doctor-settings")),
    }
}

fn database(settings: &Settings) -> Finding {
    let found = settings.place().and_then(|place| runtime()?.block_on(database_finding(&place)));
    found.map_or_else(|error| problem(error.text()), fine)
}

/// The issuer whose users can sign in, if there is one and the settings are right.
fn issuer(settings: &Settings) -> Option<Finding> {
    let config = settings.config().ok()?;
    let found = runtime().and_then(|runtime| runtime.block_on(issuer_finding(&config)));
    found.map(|text| text.map(fine)).unwrap_or_else(|error| Some(problem(error.text())))
}

/// The disks of the database and of the backups.
fn disks(settings: &Settings) -> Vec<Finding> {
    let data = (!settings.uses_postgres()).then_some(settings.data.as_path());
    let folders = data.into_iter().chain(settings.backup.to.as_deref());
    folders.filter(|folder| folder.exists()).filter_map(disk).collect()
}

fn disk(folder: &Path) -> Option<Finding> {
    let free = free_space(folder)?;
    let text = |key| Text::new(key).with("folder", folder.display().to_string()).with("free", megabytes(free));
    Some(if free < LEAST_SPACE { problem(text("cli-doctor-disk-short")) } else { fine(text("cli-doctor-disk")) })
}

fn megabytes(bytes: u64) -> i64 {
    i64::try_from(bytes / 1_000_000).unwrap_or(i64::MAX)
}

/// Number of bytes that the server can still write to the disk of `folder`; `None` where that can't be determined.
fn free_space(folder: &Path) -> Option<u64> {
    #[cfg(unix)]
    {
        let disk = rustix::fs::statvfs(folder).ok()?;
        disk.f_bavail.checked_mul(disk.f_frsize)
    }
    #[cfg(not(unix))]
    {
        let _ = folder;
        None
    }
}

/// Whether the last backup is as recent as it should be.
fn backups(settings: &Settings) -> Vec<Finding> {
    if settings.uses_postgres() {
        return Vec::new();
    }
    let Some(folder) = &settings.backup.to else { return vec![problem(Text::new("cli-doctor-no-backups"))] };
    let text = |key| Text::new(key).with("folder", folder.display().to_string());
    let age = newest_backup(folder).and_then(|made| SystemTime::now().duration_since(made).ok());
    vec![match age {
        None => problem(text("cli-doctor-backup-missing")),
        Some(age) if age > settings.backup.every.duration() * 2 => {
            problem(text("cli-doctor-backup-old").with("hours", hours(age)))
        }
        Some(age) => fine(text("cli-doctor-backup").with("hours", hours(age))),
    }]
}

fn newest_backup(folder: &Path) -> Option<SystemTime> {
    let is_backup = |entry: &fs::DirEntry| entry.file_name().to_str().is_some_and(server::is_backup);
    let backups = fs::read_dir(folder).ok()?.flatten().filter(is_backup);
    backups.filter_map(|entry| entry.metadata().ok()?.modified().ok()).max()
}

fn hours(age: Duration) -> i64 {
    i64::try_from(age.as_secs() / 3600).unwrap_or(i64::MAX)
}

/// Whether the server answers, and what it says about its clock and its proxy.
fn server(settings: &Settings) -> Vec<Finding> {
    let address = reachable(settings.listen);
    let text = |key| Text::new(key).with("address", address.to_string());
    let health = match local_http::ask(address, "GET", "/healthz", &[], "") {
        Ok(answer) if answer.status == 200 => fine(text("cli-doctor-healthy")),
        Ok(answer) => problem(text("cli-doctor-unhealthy").with("status", i64::from(answer.status))),
        Err(error) => return vec![problem(text("cli-doctor-no-server").with("why", error.to_string()))],
    };
    let overview = Client::of(settings).and_then(|client| client.get::<Overview>(""));
    match overview {
        Ok(overview) => [health, clock(&overview)].into_iter().chain(proxy(&overview)).collect(),
        Err(error) => vec![health, problem(error.text())],
    }
}

fn clock(overview: &Overview) -> Finding {
    let behind = overview.last_change - overview.now;
    let apart = (overview.now - Millis::now().0).abs();
    if behind > CLOCK_TOLERANCE {
        return problem(Text::new("cli-doctor-clock-behind").with("minutes", behind / 60_000));
    }
    match apart > CLOCK_TOLERANCE {
        true => problem(Text::new("cli-doctor-clock-apart").with("minutes", apart / 60_000)),
        false => fine(Text::new("cli-doctor-clock")),
    }
}

fn proxy(overview: &Overview) -> Vec<Finding> {
    let counts = [
        ("cli-doctor-proxy-untrusted", overview.proxy.untrusted),
        ("cli-doctor-proxy-unnamed", overview.proxy.unnamed),
        ("cli-doctor-proxy-foreign", overview.proxy.foreign),
    ];
    let found: Vec<Finding> = counts
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(key, count)| problem(Text::new(key).with("count", i64::try_from(count).unwrap_or(i64::MAX))))
        .collect();
    if found.is_empty() { vec![fine(Text::new("cli-doctor-proxy"))] } else { found }
}
