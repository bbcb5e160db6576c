//! A server in a process of its own, for one figure.

use crate::failure::Failure;
use crate::process::succeeds;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How long a server may take to come up.
const PATIENCE: Duration = Duration::from_secs(60);
const LOOK_AGAIN: Duration = Duration::from_millis(5);

/// So many ticks of the system's count of processor time are a second, on every Linux.
const TICKS: f64 = 100.0;

/// A server that is ended with its figure.
pub(super) struct Served {
    child: Child,
    started: Instant,
    /// `host:port`.
    address: String,
}

/// On which core a process runs, where there are two and a program that sees to it.
#[derive(Clone, Copy)]
pub(super) enum Core {
    OfServer,
    OfVisitors,
}

impl Served {
    /// With its database where these arguments say.
    pub(super) fn start(program: &Path, data: &[&str]) -> Result<Self, Failure> {
        let mut command = on_core(program, Core::OfServer);
        command.args(["serve", "--listen", "127.0.0.1:0", "--unlimited", "127.0.0.1"]).args(data);
        let started = Instant::now();
        let child = command.stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|error| Failure::new(format!("the server could not be started: {error}")))?;
        let said = child.stdout.take().map(|output| BufReader::new(output).lines().map_while(Result::ok));
        let address = said.and_then(|mut lines| lines.find_map(|line| Some(line.split_once("http://")?.1.to_owned())));
        let address = address.ok_or_else(|| Failure::new("the server did not say where it is"))?;
        Ok(Self { child, started, address })
    }

    pub(super) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// What the operator is told, by its name.
    pub(super) fn figure(&self, name: &str) -> Option<f64> {
        let text = self.get("/metrics").ok()?;
        text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
    }

    /// How many tables are running, and how long after the start of the process all of them were live.
    pub(super) fn time_until_all_are_live(&self) -> Result<(f64, Duration), Failure> {
        while self.started.elapsed() < PATIENCE {
            let (running, live) = (self.figure("tavola_tables_running"), self.figure("tavola_live_tables"));
            if let Some(running) = running
                && live >= Some(running)
            {
                return Ok((running, self.started.elapsed()));
            }
            sleep(LOOK_AGAIN);
        }
        Err(Failure::new(format!("not all tables were live within {PATIENCE:?}")))
    }

    /// Seconds of processor time so far; `None` where the system does not tell.
    pub(super) fn processor_seconds(&self) -> Option<f64> {
        let text = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // The name in the second field may have spaces in it, and ends with the last parenthesis.
        let fields: Vec<&str> = text.rsplit_once(')')?.1.split_ascii_whitespace().collect();
        let ticks = |field: usize| fields.get(field)?.parse::<f64>().ok();
        Some((ticks(11)? + ticks(12)?) / TICKS)
    }

    /// Memory that is really taken, in MiB; `None` where the system does not tell.
    pub(super) fn resident_mib(&self) -> Option<f64> {
        let text = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let kib = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(kib.split_ascii_whitespace().next()?.parse::<f64>().ok()? / 1024.0)
    }

    fn get(&self, path: &str) -> std::io::Result<String> {
        let mut stream = TcpStream::connect(&self.address)?;
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The program on a core of its own, if that can be had.
pub(super) fn on_core(program: &Path, core: Core) -> Command {
    let number = match core {
        Core::OfServer => "0",
        Core::OfVisitors => "1",
    };
    let mut probe = Command::new("taskset");
    probe.args(["--cpu-list", "1", "true"]);
    if !succeeds(probe) {
        return Command::new(program);
    }
    let mut command = Command::new("taskset");
    command.args(["--cpu-list", number]).arg(program);
    command
}
