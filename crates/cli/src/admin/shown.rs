//! The server's answers as text tables.

use crate::grid::{Align, Grid};
use crate::localizer::Localizer;
use crate::timestamp::timestamp;
use game::Text;
use protocol::http::OwnSession;
use protocol::{AuditEntry, KnownReport, KnownSeat, KnownTable, KnownUser, Overview};

pub(super) fn users(users: &[KnownUser], localizer: &Localizer) -> String {
    let mut grid = Grid::new([Align::Left; 4]);
    grid.row(["cli-admin-name", "cli-admin-id", "cli-admin-since", "cli-admin-marks"].map(|it| localizer.message(it)));
    for user in users {
        grid.row([user.name.clone(), format!("id:{}", user.id), timestamp(user.created), marks(user, localizer)]);
    }
    grid.to_string()
}

fn marks(user: &KnownUser, localizer: &Localizer) -> String {
    let marks = [
        (!user.account, "cli-admin-guest"),
        (user.moderator, "cli-admin-moderator"),
        (user.blocked, "cli-admin-blocked"),
    ];
    let marks: Vec<String> = marks.iter().filter(|(holds, _)| *holds).map(|(_, key)| localizer.message(key)).collect();
    marks.join(", ")
}

pub(super) fn sessions(sessions: &[OwnSession], localizer: &Localizer) -> String {
    let mut grid = Grid::new([Align::Left; 3]);
    grid.row(["cli-admin-device", "cli-admin-since", "cli-admin-seen"].map(|it| localizer.message(it)));
    for session in sessions {
        grid.row([session.device.clone(), timestamp(session.started), timestamp(session.seen)]);
    }
    grid.to_string()
}

pub(super) fn tables(tables: &[KnownTable], localizer: &Localizer) -> String {
    let mut grid = Grid::new([Align::Left; 5]);
    let titles = ["cli-admin-table", "cli-admin-game", "cli-admin-state", "cli-admin-changed", "cli-admin-seats"];
    grid.row(titles.map(|it| localizer.message(it)));
    for table in tables {
        let state = localizer.message(state_key(&table.state));
        grid.row([table.table.clone(), table.game.clone(), state, timestamp(table.updated), seats(table)]);
    }
    grid.to_string()
}

fn state_key(state: &str) -> &'static str {
    match state {
        "open" => "cli-admin-state-open",
        "running" => "cli-admin-state-running",
        "finished" => "cli-admin-state-finished",
        _ => "cli-admin-state-abandoned",
    }
}

fn seats(table: &KnownTable) -> String {
    table.seats.iter().map(person).collect::<Vec<_>>().join(", ")
}

fn person(seat: &KnownSeat) -> String {
    match &seat.user {
        Some(user) => format!("{} (id:{user})", seat.name),
        None if seat.name.is_empty() => "–".to_owned(),
        None => seat.name.clone(),
    }
}

/// Reports are long, so each is shown on lines of its own.
pub(super) fn reports(reports: &[KnownReport], localizer: &Localizer) -> String {
    let shown = |report: &KnownReport| {
        let title = Text::new("cli-admin-report")
            .with("number", report.number.to_string())
            .with("at", timestamp(report.at))
            .with("about", person(&report.about))
            .with("reporter", person(&report.reporter))
            .with("table", report.table.as_str());
        let words: String = report.text.lines().map(|line| format!("    {line}\n")).collect();
        format!("{}\n{words}", localizer.localize(&title))
    };
    match reports {
        [] => localizer.message("cli-admin-no-reports") + "\n",
        reports => reports.iter().map(shown).collect(),
    }
}

pub(super) fn audit(entries: &[AuditEntry], localizer: &Localizer) -> String {
    let mut grid = Grid::new([Align::Left; 4]);
    let titles = ["cli-admin-at", "cli-admin-actor", "cli-admin-action", "cli-admin-subject"];
    grid.row(titles.map(|it| localizer.message(it)));
    for entry in entries {
        let operator = || localizer.message("cli-admin-operator");
        let actor = entry.actor.as_ref().map_or_else(operator, |id| named(entry.actor_name.as_deref(), id));
        let subject = match &entry.subject_name {
            Some(name) => named(Some(name), &entry.subject),
            None => entry.subject.clone(),
        };
        grid.row([timestamp(entry.at), actor, entry.action.clone(), subject]);
    }
    grid.to_string()
}

/// A user's name, if it is known, and id.
fn named(name: Option<&str>, id: &str) -> String {
    match name {
        Some(name) => format!("{name} (id:{id})"),
        None => format!("id:{id}"),
    }
}

pub(super) fn overview(overview: &Overview, localizer: &Localizer) -> String {
    let Overview { accounts, guests, blocked, tables, bytes, connections, .. } = overview;
    let figures = [
        ("cli-admin-accounts", accounts),
        ("cli-admin-guests", guests),
        ("cli-admin-blocked-users", blocked),
        ("cli-admin-tables-open", &tables.open),
        ("cli-admin-tables-running", &tables.running),
        ("cli-admin-tables-finished", &tables.finished),
        ("cli-admin-tables-abandoned", &tables.abandoned),
        ("cli-admin-connections", connections),
        ("cli-admin-bytes", bytes),
    ];
    let version = localizer.localize(&Text::new("cli-admin-version").with("version", overview.version.as_str()));
    let mut grid = Grid::new([Align::Left, Align::Right]);
    for (key, value) in figures {
        grid.row([localizer.message(key), value.to_string()]);
    }
    format!("{version}\n{grid}")
}
