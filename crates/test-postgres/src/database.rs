//! A database for a test.

use crate::programs::{program, run};
use crate::shared;
use std::path::{Path, PathBuf};
use std::process::{self, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// An empty database for one test, removed with it.
pub struct TestDatabase {
    server: PathBuf,
    port: u16,
    name: String,
}

impl TestDatabase {
    /// A database on the server that all tests share.
    pub fn create() -> Self {
        Self::on(shared::folder(), PORT)
    }

    /// Its address, as programs take it.
    pub fn url(&self) -> String {
        let socket = self.server.display().to_string().replace('/', "%2F");
        format!("postgres://tavola@{socket}:{}/{}", self.port, self.name)
    }

    /// Its address over the network, where the server is reached by it.
    pub fn network_url(&self) -> String {
        format!("postgres://tavola@localhost:{}/{}", self.port, self.name)
    }

    /// Does this in it, as somebody beside the program under test.
    pub fn execute(&self, sql: &str) {
        run(&mut psql(&self.server, self.port, &self.name, sql));
    }

    pub(crate) fn on(server: &Path, port: u16) -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("test_{}_{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        run(&mut psql(server, port, EVERYWHERE, &format!("CREATE DATABASE {name} TEMPLATE template0")));
        TestDatabase { server: server.to_owned(), port, name }
    }
}

impl Drop for TestDatabase {
    /// Best effort: the server may be gone, and goes with everything on it.
    fn drop(&mut self) {
        let sql = format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name);
        let _ = psql(&self.server, self.port, EVERYWHERE, &sql).stdin(Stdio::null()).output();
    }
}

/// The number in the name of a server's socket; of use only where it is reached over the network.
pub(crate) const PORT: u16 = 5432;
/// The database that is always there.
const EVERYWHERE: &str = "postgres";

fn psql(server: &Path, port: u16, database: &str, sql: &str) -> Command {
    let mut psql = program("psql");
    psql.arg("--port").arg(port.to_string());
    psql.args(["--quiet", "--no-psqlrc", "--username=tavola", "--dbname", database, "--command", sql, "--host"]);
    psql.arg(server);
    psql
}
