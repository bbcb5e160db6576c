//! A server, and other programs, that run as long as a test needs them.

use super::Bench;
use crate::failure::Failure;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(20);

/// A program that is killed on drop.
pub(super) struct Running(Child);

impl Running {
    pub(super) fn start(mut command: Command) -> Result<Self, Failure> {
        let name = command.get_program().to_string_lossy().into_owned();
        command.spawn().map(Self).map_err(|error| Failure::new(format!("{name} could not be started: {error}")))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

pub(super) struct Server {
    _running: Running,
    /// `host:port`.
    pub(super) address: String,
}

impl Server {
    /// Starts the server with these arguments on a free port, with an empty database.
    pub(super) fn start(bench: &Bench, arguments: &[&str]) -> Result<Self, Failure> {
        let data = super::empty(&bench.scratch.join("data"))?;
        let mut command = Command::new(&bench.program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).args(arguments);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut running = Running::start(command)?;
        let log = running.0.stderr.take().map(|log| BufReader::new(log).lines().map_while(Result::ok));
        let address = log.and_then(|mut lines| lines.find_map(|line| listening(&line)));
        let address = address.ok_or_else(|| Failure::new("the server did not log its address"))?;
        Ok(Self { _running: running, address })
    }

    /// The body of the response.
    pub(super) fn get(&self, path: &str) -> Result<String, Failure> {
        let failed = |error| Failure::new(format!("{path}: {error}"));
        let mut stream = TcpStream::connect(&self.address).map_err(failed)?;
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address).map_err(failed)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).map_err(failed)?;
        Ok(answer.split_once("\r\n\r\n").map_or(String::new(), |(_, body)| body.to_owned()))
    }
}

/// The address in the line `… listening address=127.0.0.1:7700`, which may be colored.
fn listening(line: &str) -> Option<String> {
    let port = line.contains("listening").then(|| line.rsplit(':').next())??;
    let digits: String = port.chars().take_while(char::is_ascii_digit).collect();
    Some(format!("127.0.0.1:{digits}"))
}

/// A free port.
pub(super) fn free_port() -> Result<u16, Failure> {
    let port =
        TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).map(|address| address.port());
    port.map_err(|error| Failure::new(format!("no free port: {error}")))
}

/// Waits until something listens on `port`.
pub(super) fn wait_for(port: u16) -> Result<(), Failure> {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        if TcpStream::connect(("127.0.0.1", port)).is_ok() {
            return Ok(());
        }
        sleep(Duration::from_millis(50));
    }
    Err(Failure::new(format!("nobody listens on port {port} after {PATIENCE:?}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_read_from_the_log() {
        let line = "2026-11-17T20:00:00Z  INFO server: listening address=127.0.0.1:40123";
        assert_eq!(listening(line).as_deref(), Some("127.0.0.1:40123"));
        assert_eq!(listening("old tables removed"), None);
    }
}
