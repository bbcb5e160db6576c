//! A database for a test.

use crate::programs::{program, run};
use crate::shared;
use std::path::{Path, PathBuf};
use std::process::{self, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// An empty database for one test, removed with it.
pub struct TestDatabase {
    server: PathBuf,
    name: String,
}

impl TestDatabase {
    /// A database on the server that all tests share.
    pub fn create() -> Self {
        Self::on(shared::folder())
    }

    /// Its address, as programs take it.
    pub fn url(&self) -> String {
        let socket = self.server.display().to_string().replace('/', "%2F");
        format!("postgres://tavola@{socket}/{}", self.name)
    }

    /// Does this in it, as somebody beside the program under test.
    pub fn execute(&self, sql: &str) {
        run(&mut psql(&self.server, &self.name, sql));
    }

    pub(crate) fn on(server: &Path) -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("test_{}_{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        run(&mut psql(server, EVERYWHERE, &format!("CREATE DATABASE {name} TEMPLATE template0")));
        TestDatabase { server: server.to_owned(), name }
    }
}

impl Drop for TestDatabase {
    /// Best effort: the server may be gone, and goes with everything on it.
    fn drop(&mut self) {
        let sql = format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name);
        let _ = psql(&self.server, EVERYWHERE, &sql).stdin(Stdio::null()).output();
    }
}

/// The database that is always there.
const EVERYWHERE: &str = "postgres";

fn psql(server: &Path, database: &str, sql: &str) -> Command {
    let mut psql = program("psql");
    psql.args(["--quiet", "--no-psqlrc", "--username=tavola", "--dbname", database, "--command", sql, "--host"]);
    psql.arg(server);
    psql
}
