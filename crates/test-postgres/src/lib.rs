//! A real PostgreSQL for tests.
//!
//! [`TestDatabase::create`] gives a test an empty database of its own. All tests of a user on a machine share one
//! server, also when each runs in a process of its own: the first that asks starts it, in a temporary folder and
//! reachable only through a socket in it, and a few seconds after the last one has ended, in whatever way, it is
//! stopped and removed. [`TestServer::start`] starts a server for one test alone, which may stop it and start it
//! again.
//!
//! These servers don't wait for the disk (`fsync=off`): they are quick, survive the end of any process, and would
//! not survive the loss of power. [`TestServer::start_durable`] starts one that would.
//!
//! PostgreSQL must be installed; a test that does not find it fails and says so. It refuses to run as root, so for
//! root it is run as the user `postgres` or `nobody`.

mod certificates;
mod database;
mod programs;
mod server;
mod shared;

pub use certificates::AUTHORITY;
pub use database::TestDatabase;
pub use programs::find_programs;
pub use server::TestServer;
