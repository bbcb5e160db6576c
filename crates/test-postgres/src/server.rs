//! PostgreSQL servers in temporary folders.

use crate::certificates;
use crate::database::{PORT, TestDatabase};
use crate::programs::{hand_over, program, run};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, process};

/// Settings for fast tests.
pub(crate) const FAST: &str = "-c fsync=off -c full_page_writes=off -c max_connections=500 -c shared_buffers=32MB";
/// Settings for measurements and crash tests.
const DURABLE: &str = "-c fsync=on -c max_connections=500";

/// A server for a single test, removed with this value.
pub struct TestServer {
    folder: PathBuf,
    port: u16,
    settings: String,
}

impl TestServer {
    /// Starts a server that doesn't wait for the disk.
    pub fn start() -> Self {
        Self::start_with(PORT, |_| FAST.to_owned())
    }

    /// Starts a server that acknowledges a commit only once it is on disk.
    pub fn start_durable() -> Self {
        Self::start_with(PORT, |_| DURABLE.to_owned())
    }

    /// Starts a server that is also reachable over the network, with TLS. Its certificate for `localhost` is signed by
    /// [`AUTHORITY`](crate::AUTHORITY).
    pub fn start_encrypted() -> Self {
        let port = free_port();
        Self::start_with(port, |folder| {
            let (certificate, key) = certificates::put_into(folder);
            let files = format!("-c ssl_cert_file='{}' -c ssl_key_file='{}'", certificate.display(), key.display());
            format!("{FAST} -c listen_addresses=127.0.0.1 -c port={port} -c ssl=on {files}")
        })
    }

    /// Creates an empty database on it.
    pub fn create_database(&self) -> TestDatabase {
        TestDatabase::on(&self.folder, self.port)
    }

    /// Stops it immediately, like a crash.
    pub fn crash(&self) {
        run(&mut stop(&self.folder));
    }

    /// Starts it again after a crash.
    pub fn restart(&self) {
        run(&mut start(&self.folder, &self.settings));
    }

    fn start_with(port: u16, settings: impl FnOnce(&Path) -> String) -> Self {
        let number = COUNT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("tavola-postgres-{}-{number}", process::id()));
        fs::create_dir(&folder).expect("a new folder");
        initialize(&folder);
        let settings = settings(&folder);
        run(&mut start(&folder, &settings));
        TestServer { folder, port, settings }
    }
}

static COUNT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);

impl Drop for TestServer {
    fn drop(&mut self) {
        // Best effort: the test may have stopped it already.
        let _ = stop(&self.folder).output();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A port that is currently free.
fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).and_then(|listener| listener.local_addr());
    listener.expect("the system has free ports").port()
}

/// Initializes a database cluster in a folder, with the single user `tavola` and no password.
pub(crate) fn initialize(folder: &Path) {
    hand_over(folder);
    let mut initdb = program("initdb");
    initdb.args(["--no-sync", "--auth=trust", "--username=tavola", "--encoding=UTF8", "--locale=C", "--pgdata"]);
    run(initdb.arg(folder.join("data")));
}

/// Builds the command that starts the server and waits until it accepts connections.
pub(crate) fn start(folder: &Path, settings: &str) -> Command {
    let mut start = program("pg_ctl");
    start.arg("--pgdata").arg(folder.join("data")).arg("--log").arg(folder.join("log"));
    let socket = folder.display();
    start.arg("--options").arg(format!("-c listen_addresses='' -c unix_socket_directories='{socket}' {settings}"));
    start.args(["--silent", "--wait", "start"]);
    start
}

pub(crate) fn stop(folder: &Path) -> Command {
    let mut stop = program("pg_ctl");
    stop.arg("--pgdata").arg(folder.join("data")).args(["--silent", "--mode=immediate", "stop"]);
    stop
}
