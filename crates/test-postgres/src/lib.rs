//! A real PostgreSQL server for tests.
//!
//! [`TestDatabase::create`] creates an empty database for a test. All tests run by a user on a machine share one
//! server, even across processes: the first test starts it in a temporary folder, reachable only through a socket
//! there; a few seconds after the last process ends or crashes, it is stopped and removed. [`TestServer::start`]
//! starts a separate server for a test that needs to stop and restart it.
//!
//! These servers run with `fsync=off`: they are fast and survive the crash of any process, but not a power failure.
//! [`TestServer::start_durable`] starts one that does.
//!
//! PostgreSQL must be installed; a test that can't find it fails and says so. PostgreSQL refuses to run as root, so
//! under root it runs as the user `postgres` or `nobody`.

mod certificates;
mod database;
mod programs;
mod server;
mod shared;

pub use certificates::AUTHORITY;
pub use database::TestDatabase;
pub use programs::find_programs;
pub use server::TestServer;
