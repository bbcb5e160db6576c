//! A server in a separate process, which can be killed and inspected from outside.

use super::config;
use server::{Config, Limits, Server};
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use store::Place;
use tempfile::NamedTempFile;

/// A server in a separate process; killed on drop.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
    /// Its standard output, which stays open: after a minute, the test runner reports there that a test is slow, and
    /// exits if it can't.
    _output: BufReader<ChildStdout>,
    /// Its standard error: mainly panics.
    errors: NamedTempFile,
}

/// The child's database: a folder or a URL.
const PLACE: &str = "TAVOLA_TEST_PLACE";
/// Set if the usual limits apply.
const LIMITED: &str = "TAVOLA_TEST_LIMITED";

impl Process {
    /// Starts a server with its database in this folder, or at this PostgreSQL URL.
    pub(crate) fn start(place: impl AsRef<std::ffi::OsStr>) -> Self {
        Self::spawn(Self::command(place.as_ref()))
    }

    /// The same with the usual limits.
    pub(crate) fn start_limited(place: impl AsRef<std::ffi::OsStr>) -> Self {
        let mut command = Self::command(place.as_ref());
        command.env(LIMITED, "yes");
        Self::spawn(command)
    }

    fn command(place: &std::ffi::OsStr) -> Command {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["support::process::serve_in_this_process", "--exact", "--nocapture"]).env(PLACE, place);
        command
    }

    fn spawn(mut command: Command) -> Self {
        let errors = NamedTempFile::new().unwrap();
        let mut child = command.stdout(Stdio::piped()).stderr(errors.reopen().unwrap()).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let lines = output.by_ref().lines();
        let address = lines.map_while(Result::ok).find_map(|line| line.split("listening on ").nth(1)?.parse().ok());
        Self { child, address: address.expect("the server says where it listens"), _output: output, errors }
    }

    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asserts that nothing panicked.
    pub(crate) fn assert_calm(&self) {
        let said = fs::read_to_string(self.errors.path()).unwrap();
        assert!(!said.contains("panicked"), "{said}");
    }

    /// Resident memory in KiB.
    pub(crate) fn resident(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.split_ascii_whitespace().next().unwrap().parse().unwrap()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Not a test: runs the server in these processes.
#[tokio::test(flavor = "multi_thread")]
async fn serve_in_this_process() {
    let Some(place) = std::env::var_os(PLACE) else { return };
    let data = match place.to_str().filter(|place| place.starts_with("postgres:")) {
        Some(url) => Place::postgres(url).unwrap(),
        None => Path::new(&place).to_owned().into(),
    };
    let mut config = Config { data, ..config(Path::new("")) };
    if std::env::var_os(LIMITED).is_some() {
        config.limits = Limits::default();
    }
    let server = Server::start(config).await.unwrap();
    println!("listening on {}", server.address());
    std::future::pending::<()>().await;
}
