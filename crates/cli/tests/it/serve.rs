//! `tavola serve`, `verify` and `backup`.

use crate::{file, program, scratch, simulated, tavola};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server that is killed on drop.
pub(crate) struct Served {
    child: Child,
    pub(crate) address: String,
}

impl Served {
    fn start(data: &str) -> Self {
        Self::start_with(data, &[])
    }

    pub(crate) fn start_with(data: &str, more: &[&str]) -> Self {
        let mut program = program(&["serve", "--listen", "127.0.0.1:0", "--data", data]);
        program.args(more);
        Self::spawn(program)
    }

    /// Starts with this limit on file descriptors; `-S` sets only the soft limit, which a program may raise.
    fn start_limited(data: &str, limit: &str, more: &[&str]) -> Self {
        let server = program(&["serve", "--listen", "127.0.0.1:0", "--data", data]);
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("ulimit {limit}; exec \"$0\" \"$@\"")]);
        shell.arg(server.get_program()).args(server.get_args()).args(more);
        Self::spawn(shell)
    }

    fn spawn(mut program: Command) -> Self {
        program.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = program.spawn().expect("the program runs");
        let mut said = String::new();
        BufReader::new(child.stdout.as_mut().expect("a pipe")).read_line(&mut said).expect("a line");
        let address = said.split("http://").nth(1).expect("an address").trim().to_owned();
        Self { child, address }
    }

    pub(crate) fn get(&self, path: &str) -> String {
        self.request(&format!("GET {path} HTTP/1.1\r\n"), "")
    }

    pub(crate) fn post(&self, path: &str, cookie: &str, body: &str) -> String {
        let length = body.len();
        let head = format!(
            "POST {path} HTTP/1.1\r\nCookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n"
        );
        self.request(&head, body)
    }

    fn request(&self, head: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        write!(stream, "{head}Host: x\r\nConnection: close\r\n\r\n{body}").expect("a request");
        let mut answer = Vec::new();
        // A connection beyond the limit may be reset after the answer.
        let ended = stream.read_to_end(&mut answer);
        assert!(ended.is_ok() || !answer.is_empty(), "no answer: {ended:?}");
        String::from_utf8(answer).expect("text")
    }

    /// Sends SIGTERM and returns the exit code.
    pub(crate) fn stop(mut self) -> Option<i32> {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status().expect("kill runs");
        assert!(asked.success());
        self.child.wait().expect("it ends").code()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An empty folder for a test.
pub(crate) fn folder(name: &str) -> String {
    let path = scratch(name);
    if Path::new(&path).exists() {
        std::fs::remove_dir_all(&path).expect("the folder can be removed");
    }
    path
}

#[test]
fn a_server_prints_its_address_and_stops_on_request() {
    let server = Served::start(&folder("serve"));
    assert!(server.get("/healthz").ends_with("ok\n"));
    assert!(server.get("/api/games").contains("mille-fiori"));
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn a_log_level_that_does_not_exist_is_refused() {
    let data = folder("serve-log-level");
    let mut program = program(&["serve", "--listen", "127.0.0.1:0", "--data", &data]);
    let run = crate::Run::from(program.env("TAVOLA_LOG", "inof").output().expect("the program runs"));
    run.fails(1, &["TAVOLA_LOG", "inof", "error, warn, info or debug"]);
}

#[test]
fn a_public_address_that_can_not_be_one_is_refused() {
    let data = folder("serve-public-url");
    for (url, why) in
        [("tavola.example", "https://HOST"), ("ftp://tavola.example", "https://"), ("https://a/b", "root")]
    {
        tavola(&["serve", "--listen", "127.0.0.1:0", "--data", &data, "--public-url", url])
            .fails(2, &["--public-url", url, why]);
    }
}

/// The limit is raised as far as allowed.
#[test]
#[cfg(target_os = "linux")]
fn a_low_limit_on_file_descriptors_is_raised() {
    let server = Served::start_limited(&folder("serve-soft-limit"), "-S -n 64", &[]);
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", server.child.id())).expect("its limits");
    let line = limits.lines().find(|line| line.starts_with("Max open files")).expect("a line");
    let numbers: Vec<u64> = line.split_ascii_whitespace().filter_map(|word| word.parse().ok()).collect();
    assert!(numbers[0] > 64 && numbers[0] == numbers[1].min(1 << 20), "{line}");
}

/// If descriptors ran out, nobody could connect, and the database couldn't open any files.
#[test]
fn connections_are_refused_before_file_descriptors_run_out() {
    let server = Served::start_limited(&folder("serve-hard-limit"), "-n 100", &["--unlimited", "127.0.0.1"]);
    let open: Vec<TcpStream> = (0..100).map(|_| TcpStream::connect(&server.address).expect("a connection")).collect();
    let mut refused = open.last().expect("many");
    let mut answer = String::new();
    refused.set_read_timeout(Some(std::time::Duration::from_secs(10))).expect("a time");
    refused.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 503 ") && answer.contains("Retry-After: "), "{answer}");
    drop(open);
    while !server.get("/healthz").ends_with("ok\n") {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

#[test]
fn a_supervisor_asks_whether_a_server_is_healthy() {
    let server = Served::start(&folder("serve-health"));
    let address = server.address.clone();
    assert_eq!(tavola(&["health", "--listen", &address]).ok().stdout, "ok\n");
    drop(server);
    tavola(&["health", "--listen", &address]).fails(1, &["not healthy", &address]);
}

#[test]
fn a_folder_without_a_page_is_refused() {
    let empty = folder("serve-no-page");
    tavola(&["serve", "--listen", "127.0.0.1:0", "--data", &empty, "--page", "nowhere"])
        .fails(1, &["no page", "nowhere", "index.html"]);
}

#[test]
fn an_address_in_use_is_reported() {
    let server = Served::start(&folder("serve-first"));
    let other = folder("serve-second");
    tavola(&["serve", "--listen", &server.address, "--data", &other]).fails(1, &["can’t listen", &server.address]);
}

#[test]
fn a_folder_serves_one_server_at_a_time() {
    let data = folder("serve-twice");
    let server = Served::start(&data);
    tavola(&["serve", "--listen", "127.0.0.1:0", "--data", &data]).fails(1, &["Another server is using", &data]);
    assert!(server.get("/healthz").ends_with("ok\n"));
    // A server that is killed releases the folder, too.
    drop(server);
    assert!(Served::start(&data).get("/healthz").ends_with("ok\n"));
}

#[test]
fn a_database_is_backed_up_while_in_use() {
    let data = folder("backup-data");
    let server = Served::start(&data);
    let copies = folder("backup-copies");
    std::fs::create_dir_all(&copies).unwrap();
    let copy = format!("{copies}/tavola.db");
    tavola(&["backup", "--data", &data, &copy]).ok();
    tavola(&["backup", "--data", &data, &copy]).fails(1, &["error"]);
    assert_eq!(server.stop(), Some(0));
    let restored = folder("backup-restored");
    assert!(tavola(&["restore", &copy, "--data", &restored]).ok().stdout.contains("Restored"));
    tavola(&["restore", &copy, "--data", &restored]).fails(1, &["already contains a database", &restored]);
    let server = Served::start(&restored);
    assert!(server.get("/healthz").ends_with("ok\n"));
    tavola(&["restore", &copy, "--data", &restored]).fails(1, &["Another server is using"]);
}

#[test]
fn a_server_backs_itself_up() {
    let (data, copies) = (folder("backup-own-data"), folder("backup-own-copies"));
    let server = Served::start_with(&data, &["--backup-to", &copies, "--backup-every", "1h", "--backup-keep", "2"]);
    while !server.get("/metrics").contains("tavola_backups_total 1") {
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let url = ["serve", "--check", "--backup-to", &copies, "--database-url", "postgres://db"];
    tavola(&url).fails(1, &["pg_dump"]);
    tavola(&["serve", "--backup-every", "soon"]).fails(2, &["soon", "6h"]);
}

#[test]
fn a_missing_backup_can_not_be_restored() {
    tavola(&["restore", "nowhere.db", "--data", &folder("restore-of-nothing")]).fails(1, &["nowhere.db"]);
    tavola(&["restore", "nowhere.db", "--database-url", "postgres://db"]).fails(1, &["PostgreSQL"]);
}

#[test]
fn a_missing_database_cannot_be_backed_up() {
    tavola(&["backup", "--data", &folder("backup-of-nothing"), "copy.db"]).fails(1, &["no such file"]);
}

#[test]
fn a_record_without_a_seed_cannot_be_verified() {
    let record = &simulated(&["mille-fiori", "--games", "1", "--seed", "1"])[0];
    let file = file("unverifiable.json", &record.to_string());
    tavola(&["verify", &file]).fails(1, &["record 1", "“seed”"]);
}

#[test]
fn a_server_uses_the_given_database() {
    let database = test_postgres::TestDatabase::create();
    let folder = folder("serve-unused");
    for round in 0..2 {
        let server = Served::start_with(&folder, &["--database-url", &database.url()]);
        let answer = server.post("/api/me", "", r#"{"name": "Anna"}"#);
        let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
        let body = r#"{"game": "mille-fiori", "seats": [{"kind": "mine"}, {"kind": "open"}], "access": "public"}"#;
        assert!(server.post("/api/tables", cookie.split(';').next().expect("a value"), body).contains("table"));
        assert!(server.get("/metrics").contains(&format!("tavola_tables{{state=\"open\"}} {}", round + 1)));
        assert_eq!(server.stop(), Some(0));
    }
    assert!(!Path::new(&folder).exists(), "the folder is not needed");
    let nowhere = database.url().replace("/test_", "/nowhere_");
    tavola(&["serve", "--listen", "127.0.0.1:0", "--database-url", &nowhere]).fails(1, &["nowhere_"]);
    tavola(&["serve", "--listen", "127.0.0.1:0", "--database-url", "mysql://here"]).fails(1, &["error"]);
    let copy = tavola(&["backup", "--database-url", &database.url(), "copy.db"]);
    copy.fails(1, &["error"]);
}
