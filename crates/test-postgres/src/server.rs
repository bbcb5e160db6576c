//! A server in a folder.

use crate::certificates;
use crate::database::{PORT, TestDatabase};
use crate::programs::{hand_over, program, run};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, process};

/// For quick tests.
pub(crate) const QUICK: &str = "-c fsync=off -c full_page_writes=off -c max_connections=500 -c shared_buffers=32MB";
/// For figures and for those who pull plugs.
const DURABLE: &str = "-c fsync=on -c max_connections=500";

/// A server for one test alone, removed with it.
pub struct TestServer {
    folder: PathBuf,
    port: u16,
    settings: String,
}

impl TestServer {
    /// A server that does not wait for the disk.
    pub fn start() -> Self {
        Self::start_with(PORT, |_| QUICK.to_owned())
    }

    /// A server that acknowledges only what is on the disk.
    pub fn start_durable() -> Self {
        Self::start_with(PORT, |_| DURABLE.to_owned())
    }

    /// A server that is also reached over the network, encrypted. It shows a certificate for `localhost` by the
    /// authority [`AUTHORITY`](crate::AUTHORITY).
    pub fn start_encrypted() -> Self {
        let port = free_port();
        Self::start_with(port, |folder| {
            let (certificate, key) = certificates::put_into(folder);
            let files = format!("-c ssl_cert_file='{}' -c ssl_key_file='{}'", certificate.display(), key.display());
            format!("{QUICK} -c listen_addresses=127.0.0.1 -c port={port} -c ssl=on {files}")
        })
    }

    /// An empty database on it.
    pub fn create_database(&self) -> TestDatabase {
        TestDatabase::on(&self.folder, self.port)
    }

    /// Ends it at once, as a crash would.
    pub fn crash(&self) {
        run(&mut stop(&self.folder));
    }

    /// Starts it again.
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
        // It may have been stopped by the test, and where it can't be removed, others must.
        let _ = stop(&self.folder).output();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// One that nobody listens at now.
fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).and_then(|listener| listener.local_addr());
    listener.expect("the system has free ports").port()
}

/// Prepares a folder for a server whose only user is `tavola`, who needs no password.
pub(crate) fn initialize(folder: &Path) {
    hand_over(folder);
    let mut initdb = program("initdb");
    initdb.args(["--no-sync", "--auth=trust", "--username=tavola", "--encoding=UTF8", "--locale=C", "--pgdata"]);
    run(initdb.arg(folder.join("data")));
}

/// Starts the server, and waits until it answers.
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
