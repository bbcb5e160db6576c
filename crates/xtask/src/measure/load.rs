//! The server under load: moves per second, latency, memory, and a restart with many running tables.

use super::boardgame_io;
use super::server_process::{Core, ServerProcess, on_core};
use crate::failure::{Failure, Outcome};
use crate::process::output;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;
use test_postgres::TestServer;

/// The claimed bound for a figure.
enum Claim {
    AtLeast(f64),
    Below(f64),
}

const SECONDS: &str = "20";
const IDLE_TABLES: u32 = 5_000;
/// Time for a started server to load every table that needs it, before its memory is read.
const SETTLING_TIME: Duration = Duration::from_secs(10);
/// Number of load-client runs that leave running tables behind for a restart, and the tables of each run.
const LOAD_RUNS: u32 = 10;
const TABLES_PER_LOAD_RUN: &str = "5000";

pub(super) fn measure(program: &Path, scratch: &Path) -> Outcome {
    let figures = Figures { program, scratch };
    let folder = figures.folder("load")?;
    let data = ["--data", text(&folder)];
    let most = figures.load("SQLite, maximum rate", &data, &[])?;
    Claim::AtLeast(7_000.0).print(most.moves_per_second);
    boardgame_io::compare(&most, &scratch.join("boardgame-io"), SECONDS)?;
    let steady = figures.load("SQLite, 1,000 moves/s", &data, &["--rate", "1000"])?;
    Claim::Below(10.0).print(steady.p99);
    let postgres = TestServer::start_durable();
    let database = postgres.create_database();
    let url = database.url();
    let data = ["--database-url", url.as_str()];
    let postgres_most = figures.load("PostgreSQL, maximum rate", &data, &[])?;
    Claim::AtLeast(2_500.0).print(postgres_most.moves_per_second);
    figures.idle()?;
    figures.restart()
}

/// What a server achieves; a figure that can't be measured is NaN.
pub(super) struct Load {
    pub(super) moves_per_second: f64,
    /// 99 % of the moves were confirmed within this many milliseconds.
    pub(super) p99: f64,
    /// Microseconds of the server's CPU.
    pub(super) cpu_per_move: f64,
}

impl Load {
    /// From a load client's report in JSON, and the CPU seconds that the server spent.
    pub(super) fn new(report: &str, spent: Option<f64>) -> Self {
        let figure = |name: &str| number(report, name).unwrap_or(f64::NAN);
        Self {
            moves_per_second: figure("moves_per_s"),
            p99: figure("p99_ms"),
            cpu_per_move: spent.map_or(f64::NAN, |spent| spent * 1e6 / figure("moves")),
        }
    }
}

struct Figures<'a> {
    program: &'a Path,
    /// Folder for databases, on a real disk.
    scratch: &'a Path,
}

impl Figures<'_> {
    /// Measures 100 tables of Summer Pavilion.
    fn load(&self, title: &str, data: &[&str], more: &[&str]) -> Result<Load, Failure> {
        let server = ServerProcess::start(self.program, data)?;
        let before = server.processor_seconds();
        let report = self.run_load(&server, &[&["--tables", "100", "--seconds", SECONDS], more].concat())?;
        let spent = server.processor_seconds().zip(before).map(|(after, before)| after - before);
        let load = Load::new(&report, spent);
        let figure = |name: &str| number(&report, name).unwrap_or(f64::NAN);
        println!(
            "{title}: {:.0} moves/s, p50 {:.2} ms, p99 {:.2} ms, max {:.2} ms; {:.0} µs of server CPU per move",
            load.moves_per_second,
            figure("p50_ms"),
            load.p99,
            figure("max_ms"),
            load.cpu_per_move,
        );
        Ok(load)
    }

    /// Measures memory use with idle tables.
    fn idle(&self) -> Outcome {
        let folder = self.folder("idle")?;
        let server = ServerProcess::start(self.program, &["--data", text(&folder)])?;
        let empty = server.resident_mib().unwrap_or(f64::NAN);
        let tables = IDLE_TABLES.to_string();
        let mut load = self.load_command(&server, &["--tables", &tables, "--idle", "--seconds", "3600"]);
        let client = load.stdout(Stdio::null()).spawn();
        let mut client = client.map_err(|error| Failure::new(format!("`tavola load` failed: {error}")))?;
        let connected = || server.metric("tavola_connections") >= Some(f64::from(IDLE_TABLES) * 2.0);
        while !connected() && matches!(client.try_wait(), Ok(None)) {
            sleep(Duration::from_millis(200));
        }
        let full = server.resident_mib().unwrap_or(f64::NAN);
        println!("{tables} idle tables with two connections each: {full:.0} MiB ({empty:.0} MiB without)");
        Claim::Below(400.0).print(full);
        let _ = client.kill();
        client.wait().map(drop).map_err(|error| Failure::new(error.to_string()))
    }

    /// Measures start time and memory use after a kill with many running tables.
    fn restart(&self) -> Outcome {
        let folder = self.folder("restart")?;
        let data = ["--data", text(&folder)];
        let server = ServerProcess::start(self.program, &data)?;
        for _ in 0..LOAD_RUNS {
            self.run_load(&server, &["--tables", TABLES_PER_LOAD_RUN, "--seconds", "1"])?;
        }
        drop(server);
        let server = ServerProcess::start(self.program, &data)?;
        let took = server.time_until_ready()?.as_secs_f64();
        let tables = server.metric("tavola_tables{state=\"running\"}").unwrap_or(f64::NAN);
        println!("restarted after a kill with {tables} running tables: ready after {took:.2} s");
        Claim::Below(1.0).print(took);
        sleep(SETTLING_TIME);
        let memory = server.resident_mib().unwrap_or(f64::NAN);
        println!("{tables} running tables: {memory:.0} MiB");
        Claim::Below(300.0).print(memory);
        Ok(())
    }

    fn run_load(&self, server: &ServerProcess, arguments: &[&str]) -> Result<String, Failure> {
        output(self.load_command(server, arguments)).ok_or_else(|| Failure::new("`tavola load` failed"))
    }

    fn load_command(&self, server: &ServerProcess, arguments: &[&str]) -> Command {
        let mut load = on_core(self.program, Core::LoadClient);
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
    /// Prints the claim and whether it holds. Never fails, since other programs may have disturbed the measurement.
    fn print(&self, found: f64) {
        let (holds, words) = match self {
            Claim::AtLeast(least) => (found >= *least, format!("at least {least}")),
            Claim::Below(most) => (found < *most, format!("below {most}")),
        };
        println!("   claimed: {words}{}", if holds { "" } else { ": NOT MET HERE" });
    }
}

/// The number with this key in a JSON object.
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
