//! A server process to measure.

use crate::failure::Failure;
use crate::process::succeeds;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Time limit for a server to get ready.
const START_TIMEOUT: Duration = Duration::from_secs(60);
const POLL_INTERVAL: Duration = Duration::from_millis(5);

/// Clock ticks per second for CPU times in `/proc`, the same on every Linux.
const CLOCK_TICKS_PER_SECOND: f64 = 100.0;

/// A server that is killed on drop.
pub(super) struct ServerProcess {
    child: Child,
    started: Instant,
    /// `host:port`, or as much of it as the server prints.
    address: String,
}

/// The core a process is pinned to, if there are two and `taskset` is available.
#[derive(Clone, Copy)]
pub(super) enum Core {
    Server,
    LoadClient,
}

impl ServerProcess {
    /// Starts the server with these arguments for its database.
    pub(super) fn start(program: &Path, data: &[&str]) -> Result<Self, Failure> {
        let mut command = on_core(program, Core::Server);
        command.args(["serve", "--listen", "127.0.0.1:0", "--unlimited", "127.0.0.1"]).args(data);
        Self::spawn(command, |line| Some(line.split_once("http://")?.1.to_owned()))
    }

    /// Starts a server that prints its address, which is found in one of the lines.
    pub(super) fn spawn(mut command: Command, address: impl Fn(&str) -> Option<String>) -> Result<Self, Failure> {
        let started = Instant::now();
        let child = command.stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|error| Failure::new(format!("the server could not be started: {error}")))?;
        let said = child.stdout.take().map(|output| BufReader::new(output).lines().map_while(Result::ok));
        let address = said.and_then(|mut lines| lines.find_map(|line| address(&line)));
        let address = address.ok_or_else(|| Failure::new("the server did not print its address"))?;
        Ok(Self { child, started, address })
    }

    pub(super) fn address(&self) -> &str {
        &self.address
    }

    pub(super) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The value of a metric from `/metrics`.
    pub(super) fn metric(&self, name: &str) -> Option<f64> {
        let text = self.get("/metrics").ok()?;
        text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
    }

    /// The time from process start until the server reports that it is healthy.
    pub(super) fn time_until_ready(&self) -> Result<Duration, Failure> {
        while self.started.elapsed() < START_TIMEOUT {
            if self.get("/healthz").is_ok_and(|answer| answer.starts_with("HTTP/1.1 200")) {
                return Ok(self.started.elapsed());
            }
            sleep(POLL_INTERVAL);
        }
        Err(Failure::new(format!("not ready within {START_TIMEOUT:?}")))
    }

    /// CPU seconds so far; `None` on systems without `/proc`.
    pub(super) fn processor_seconds(&self) -> Option<f64> {
        let text = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // The name in the second field may contain spaces; it ends at the last parenthesis.
        let fields: Vec<&str> = text.rsplit_once(')')?.1.split_ascii_whitespace().collect();
        let ticks = |field: usize| fields.get(field)?.parse::<f64>().ok();
        Some((ticks(11)? + ticks(12)?) / CLOCK_TICKS_PER_SECOND)
    }

    /// Resident memory in MiB; `None` on systems without `/proc`.
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

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A command for the program, pinned to a core if possible.
pub(super) fn on_core(program: &Path, core: Core) -> Command {
    let number = match core {
        Core::Server => "0",
        Core::LoadClient => "1",
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
