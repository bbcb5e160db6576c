//! The server shared by all tests.
//!
//! Processes coordinate through locks on files, which the system releases when a process ends, however it ends. A
//! process holds the lock `gate` while it joins or starts the server. The lock `users` is shared by all processes that
//! use the server, and by the watcher that each of them starts: if nobody holds it, whatever is left in the folder is
//! removed and the server is started anew.
//!
//! Each process also has a file in the folder `users`. Its watcher notices that the process has ended when a pipe
//! closes, removes the file and, a little later, the folder `users`. That succeeds only if it is empty: no process uses
//! the server, none can join anymore, and the watcher stops it.

use crate::database::PORT;
use crate::programs::{run, shell_line, user_id};
use crate::server::{FAST, initialize, start, stop};
use std::fs::File;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{env, fs, process};

/// Maximum time to wait for a server to start or stop.
const TIMEOUT: Duration = Duration::from_secs(60);
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// Seconds that the server outlives its last user, in case another one starts.
const LINGER: u32 = 3;

/// The folder of the running server.
pub(crate) fn folder() -> &'static Path {
    static JOINED: OnceLock<(PathBuf, Child)> = OnceLock::new();
    &JOINED.get_or_init(join).0
}

fn join() -> (PathBuf, Child) {
    let folder = env::temp_dir().join(format!("tavola-postgres-shared-{}", user_id()));
    let begin = Instant::now();
    loop {
        if let Some(watcher) = try_join(&folder) {
            return (folder, watcher);
        }
        let message = "the server neither starts nor stops";
        assert!(begin.elapsed() < TIMEOUT, "{}: {message}", folder.display());
        sleep(POLL_INTERVAL);
    }
}

/// Joins the server, or starts it if nobody uses it. `None` if it is about to start or stop.
fn try_join(folder: &Path) -> Option<Child> {
    let gate = lock_file(folder, "gate");
    gate.try_lock().ok()?;
    let users = lock_file(folder, "users");
    let is_unused = users.try_lock().is_ok();
    if is_unused {
        remove_leftovers(folder);
    }
    // Only a process that holds the gate locks this file exclusively, so this doesn't wait.
    users.lock_shared().expect("files can be locked");
    if is_unused { Some(start_server(folder, users)) } else { join_running(folder, users) }
}

/// Locks are beside the folder, since it comes and goes.
fn lock_file(folder: &Path, name: &str) -> File {
    let file = folder.with_extension(name);
    File::create(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Removes what is left of processes that were killed together with their watchers.
fn remove_leftovers(folder: &Path) {
    // Without this check, we might kill a different process that has since been given the server's id.
    if UnixStream::connect(folder.join(format!(".s.PGSQL.{PORT}"))).is_ok() {
        run(&mut stop(folder));
    }
    if folder.exists() {
        fs::remove_dir_all(folder).expect("the folder is ours");
    }
}

/// Starts the server, as its first user.
fn start_server(folder: &Path, users: File) -> Child {
    fs::create_dir_all(folder.join("users")).expect("the folder is ours");
    let watcher = add_user(folder, users).expect("a server is not removed before it is ready");
    initialize(folder);
    run(&mut start(folder, FAST));
    fs::write(folder.join("ready"), "").expect("the folder is ours");
    watcher
}

fn join_running(folder: &Path, users: File) -> Option<Child> {
    if !folder.join("ready").exists() {
        return None;
    }
    add_user(folder, users)
}

fn add_user(folder: &Path, users: File) -> Option<Child> {
    let user = folder.join("users").join(process::id().to_string());
    fs::write(&user, "").ok()?;
    Some(watch(folder, &user, users))
}

/// Starts the watcher. Its standard input closes when this process ends, however it ends; it has its own process group,
/// so it survives signals to this one. Its standard output is the lock file, so it holds the lock until it ends.
fn watch(folder: &Path, user: &Path, lock: File) -> Child {
    use std::os::unix::process::CommandExt;
    let (users, folder_word) = (folder.join("users"), folder.display());
    let script = format!(
        "cat; rm -f '{}'; sleep {LINGER}; rmdir '{}' 2>/dev/null || exit 0; {}; rm -rf '{folder_word}'",
        user.display(),
        users.display(),
        shell_line(&stop(folder)),
    );
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).process_group(0).stdin(Stdio::piped()).stdout(lock).stderr(Stdio::null());
    shell.spawn().expect("there is a shell")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TestDatabase;

    #[test]
    fn leftovers_of_killed_processes_are_replaced() {
        let folder = env::temp_dir().join(format!("tavola-postgres-leftovers-{}", process::id()));
        fs::create_dir_all(folder.join("users")).expect("a new folder");
        fs::write(folder.join("users").join("1"), "").expect("the folder is ours");
        fs::write(folder.join("ready"), "").expect("the folder is ours");

        let watcher = try_join(&folder).expect("nobody uses the server");
        TestDatabase::on(&folder, PORT);
        assert!(!folder.join("users").join("1").exists(), "its user no longer exists");
        assert!(try_join(&folder).is_some(), "a second user joins the running server");

        drop(watcher);
        for lock in ["gate", "users"] {
            fs::remove_file(folder.with_extension(lock)).expect("it was created");
        }
    }
}
