//! What a server bears: moves a second, how long each takes, memory, and how soon it is back.

use super::server_process::{Core, Served, on_core};
use crate::failure::{Failure, Outcome};
use crate::process::output;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;
use test_postgres::TestServer;

/// What is claimed of a figure.
enum Claim {
    AtLeast(f64),
    Below(f64),
}

const SECONDS: &str = "20";
const IDLE_TABLES: u32 = 5_000;
const RUNNING_TABLES: &str = "1000";

pub(super) fn measure(program: &Path, scratch: &Path) -> Outcome {
    let figures = Figures { program, scratch };
    let folder = figures.folder("load")?;
    let data = ["--data", text(&folder)];
    figures.load("SQLite, as fast as it goes", &data, &[], &[("moves_per_s", Claim::AtLeast(7_000.0))])?;
    figures.load("SQLite, 1,000 a second", &data, &["--rate", "1000"], &[("p99_ms", Claim::Below(10.0))])?;
    let postgres = TestServer::start_durable();
    let database = postgres.create_database().url();
    let data = ["--database-url", database.as_str()];
    figures.load("PostgreSQL, as fast as it goes", &data, &[], &[("moves_per_s", Claim::AtLeast(2_500.0))])?;
    figures.idle()?;
    figures.restart()
}

struct Figures<'a> {
    program: &'a Path,
    /// Where databases are put: on a real disk.
    scratch: &'a Path,
}

impl Figures<'_> {
    /// 100 tables of Summer Pavilion.
    fn load(&self, title: &str, data: &[&str], more: &[&str], claims: &[(&str, Claim)]) -> Outcome {
        let server = Served::start(self.program, data)?;
        let before = server.processor_seconds();
        let report = self.visit(&server, &[&["--tables", "100", "--seconds", SECONDS], more].concat())?;
        let spent = server.processor_seconds().zip(before).map(|(after, before)| after - before);
        let moves = number(&report, "moves").unwrap_or(0.0);
        let figure = |name: &str| number(&report, name).unwrap_or(f64::NAN);
        println!(
            "{title}: {:.0} moves/s, p50 {:.2} ms, p99 {:.2} ms, at most {:.2} ms; {:.0} µs of the server for each",
            figure("moves_per_s"),
            figure("p50_ms"),
            figure("p99_ms"),
            figure("max_ms"),
            spent.map_or(f64::NAN, |spent| spent * 1e6 / moves),
        );
        claims.iter().for_each(|(name, claim)| claim.say(figure(name)));
        Ok(())
    }

    /// Memory while nothing happens.
    fn idle(&self) -> Outcome {
        let folder = self.folder("idle")?;
        let server = Served::start(self.program, &["--data", text(&folder)])?;
        let empty = server.resident_mib().unwrap_or(f64::NAN);
        let tables = IDLE_TABLES.to_string();
        let mut load = self.visitors(&server, &["--tables", &tables, "--idle", "--seconds", "3600"]);
        let visitors = load.stdout(Stdio::null()).spawn();
        let mut visitors = visitors.map_err(|error| Failure::new(format!("`tavola load` failed: {error}")))?;
        let connected = || server.figure("tavola_connections") >= Some(f64::from(IDLE_TABLES) * 2.0);
        while !connected() && matches!(visitors.try_wait(), Ok(None)) {
            sleep(Duration::from_millis(200));
        }
        let full = server.resident_mib().unwrap_or(f64::NAN);
        println!("{tables} idle tables, each with two connections: {full:.0} MiB ({empty:.0} MiB without)");
        Claim::Below(400.0).say(full);
        let _ = visitors.kill();
        visitors.wait().map(drop).map_err(|error| Failure::new(error.to_string()))
    }

    /// From the start of the process until every running table is live.
    fn restart(&self) -> Outcome {
        let folder = self.folder("restart")?;
        let data = ["--data", text(&folder)];
        let server = Served::start(self.program, &data)?;
        self.visit(&server, &["--tables", RUNNING_TABLES, "--seconds", "5"])?;
        drop(server);
        let server = Served::start(self.program, &data)?;
        let (tables, took) = server.time_until_all_are_live()?;
        let took = took.as_secs_f64();
        println!("killed and started with {tables} running tables: all of them are live after {took:.2} s");
        Claim::Below(2.0).say(took);
        Ok(())
    }

    fn visit(&self, server: &Served, arguments: &[&str]) -> Result<String, Failure> {
        output(self.visitors(server, arguments)).ok_or_else(|| Failure::new("`tavola load` failed"))
    }

    fn visitors(&self, server: &Served, arguments: &[&str]) -> Command {
        let mut load = on_core(self.program, Core::OfVisitors);
        load.args(["load", "--json", "--url", &server.url()]).args(arguments);
        load
    }

    /// An empty folder.
    fn folder(&self, name: &str) -> Result<PathBuf, Failure> {
        let folder = self.scratch.join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder).map_err(Failure::at(&folder))?;
        }
        Ok(folder)
    }
}

impl Claim {
    /// Other programs may have disturbed the measurement: what does not hold is said, and nothing fails.
    fn say(&self, found: f64) {
        let (holds, words) = match self {
            Claim::AtLeast(least) => (found >= *least, format!("at least {least}")),
            Claim::Below(most) => (found < *most, format!("below {most}")),
        };
        println!("   claimed: {words}{}", if holds { "" } else { ": DOES NOT HOLD HERE" });
    }
}

/// The number of this name in a JSON object.
fn number(json: &str, name: &str) -> Option<f64> {
    let rest = json.split(&format!("\"{name}\":")).nth(1)?;
    rest.split([',', '}', '\n']).next()?.trim().parse().ok()
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_by_name() {
        let report = "{\n  \"moves\": 120,\n  \"moves_per_s\": 12.5,\n  \"errors\": {}\n}";
        assert_eq!((number(report, "moves"), number(report, "moves_per_s")), (Some(120.0), Some(12.5)));
        assert_eq!(number(report, "errors"), None);
        assert_eq!(number(report, "losses"), None);
    }
}
