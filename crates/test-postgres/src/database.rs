//! Databases for tests.

use crate::programs::{program, run};
use crate::shared;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{self, Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A database for one test, dropped with this value.
pub struct TestDatabase {
    server: PathBuf,
    port: u16,
    name: String,
}

impl TestDatabase {
    /// Creates an empty database on the server shared by all tests.
    pub fn create() -> Self {
        Self::on(shared::folder(), PORT)
    }

    /// Its connection URL, through the server's socket.
    pub fn url(&self) -> String {
        let socket = self.server.display().to_string().replace('/', "%2F");
        format!("postgres://tavola@{socket}:{}/{}", self.port, self.name)
    }

    /// Its connection URL over the network, for a server started with
    /// [`start_encrypted`](crate::TestServer::start_encrypted).
    pub fn network_url(&self) -> String {
        format!("postgres://tavola@localhost:{}/{}", self.port, self.name)
    }

    /// Executes SQL in it, independently of the program under test.
    pub fn execute(&self, sql: &str) {
        run(&mut psql(&self.server, self.port, &self.name, sql));
    }

    /// A backup of it, made with `pg_dump`.
    pub fn dump(&self) -> Vec<u8> {
        let mut pg_dump = self.client("pg_dump");
        let Output { status, stdout, stderr } =
            pg_dump.arg("--format=custom").output().expect("pg_dump can be started");
        assert!(status.success(), "{pg_dump:?}: {status}\n{}", String::from_utf8_lossy(&stderr));
        stdout
    }

    /// Restores a backup into it with `pg_restore`; it must be empty.
    pub fn restore(&self, dump: &[u8]) {
        let mut pg_restore = self.client("pg_restore");
        pg_restore.args(["--no-owner", "--exit-on-error"]).stdin(Stdio::piped());
        let mut child = pg_restore.spawn().expect("pg_restore can be started");
        child.stdin.take().expect("a pipe").write_all(dump).expect("it reads the backup");
        let status = child.wait().expect("it ends");
        assert!(status.success(), "{pg_restore:?}: {status}");
    }

    /// One of PostgreSQL's programs, connected to this database.
    fn client(&self, name: &str) -> Command {
        let mut client = program(name);
        client.args(["--username=tavola", "--dbname", &self.name, "--port"]).arg(self.port.to_string());
        client.arg("--host").arg(&self.server);
        client
    }

    pub(crate) fn on(server: &Path, port: u16) -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("test_{}_{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        run(&mut psql(server, port, DEFAULT_DATABASE, &format!("CREATE DATABASE {name} TEMPLATE template0")));
        TestDatabase { server: server.to_owned(), port, name }
    }
}

impl Drop for TestDatabase {
    /// Best effort: the server, and all its databases, may be gone already.
    fn drop(&mut self) {
        let sql = format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name);
        let _ = psql(&self.server, self.port, DEFAULT_DATABASE, &sql).stdin(Stdio::null()).output();
    }
}

/// Default port. Without a network address it is only part of the socket's name.
pub(crate) const PORT: u16 = 5432;
/// The database that exists on every server.
const DEFAULT_DATABASE: &str = "postgres";

fn psql(server: &Path, port: u16, database: &str, sql: &str) -> Command {
    let mut psql = program("psql");
    psql.arg("--port").arg(port.to_string());
    psql.args(["--quiet", "--no-psqlrc", "--username=tavola", "--dbname", database, "--command", sql, "--host"]);
    psql.arg(server);
    psql
}
