//! `tavola admin`, against a server that runs beside it.

use crate::serve::{Served, folder};
use crate::{Run, tavola};

struct Operated {
    server: Served,
    data: String,
}

impl Operated {
    fn start(name: &str) -> Self {
        let data = folder(name);
        Self { server: Served::start_with(&data, &[]), data }
    }

    fn admin(&self, arguments: &[&str]) -> Run {
        tavola(&[&["admin", "--data", &self.data, "--listen", &self.server.address], arguments].concat())
    }

    /// Signs in as a guest, and returns the cookie.
    fn guest(&self, name: &str) -> String {
        let answer = self.server.post("/api/me", "", &format!(r#"{{"name": "{name}"}}"#));
        answer.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap().to_owned()
    }

    /// Creates an account, and returns its id.
    fn account(&self, name: &str) -> String {
        let body = format!(r#"{{"name": "{name}", "password": "correct horse"}}"#);
        field(&self.server.post("/api/account", &self.guest("Somebody"), &body), "id")
    }

    /// Opens a table for three, and returns its address.
    fn table_of(&self, cookie: &str) -> String {
        let wish = r#"{"game": "liguria", "seats": [{"kind": "mine"}, {"kind": "open"}, {"kind": "open"}]}"#;
        field(&self.server.post("/api/tables", cookie, wish), "table")
    }
}

/// The value of a string field in a JSON answer.
fn field(answer: &str, name: &str) -> String {
    let quoted = format!("\"{name}\":\"");
    answer.split(&quoted).nth(1).unwrap_or_else(|| panic!("{answer}")).split('"').next().unwrap().to_owned()
}

#[test]
fn users_are_listed_and_changed() {
    let operated = Operated::start("admin-users");
    let id = operated.account("Zoë Ä");
    assert!(operated.admin(&["users"]).ok().stdout.contains(&format!("id:{id}")));
    assert_eq!(operated.admin(&["user", "Zoë Ä", "promote"]).ok().stdout, "Done.\n");
    assert!(operated.admin(&["user", &format!("id:{id}")]).ok().stdout.contains("moderator"));
    operated.admin(&["user", &format!("id:{id}"), "rename", "Zora"]).ok();
    assert_eq!(operated.admin(&["--json", "users", "zo"]).ok().json()[0]["name"], "Zora");
    operated.admin(&["user", "Zora", "delete"]).fails(1, &["--yes"]);
    operated.admin(&["user", "Zora", "delete", "--yes"]).ok();
    operated.admin(&["user", "Zora"]).fails(1, &["There is no such user."]);
    let audit = operated.admin(&["audit"]).ok().stdout;
    assert!(["promote", "rename", "delete", "operator"].iter().all(|word| audit.contains(word)), "{audit}");
}

#[test]
fn a_forgotten_password_is_replaced_with_a_link() {
    let operated = Operated::start("admin-link");
    operated.account("Anna");
    let said = operated.admin(&["user", "Anna", "password-link"]).ok().stdout;
    let path = said.split(&operated.server.address).nth(1).expect("a link").lines().next().unwrap();
    let link = path.strip_prefix("/password/").unwrap();
    let body = format!(r#"{{"link": "{link}", "password": "another horse"}}"#);
    assert!(operated.server.post("/api/password", "", &body).starts_with("HTTP/1.1 200"));
    let sign_in = r#"{"name": "Anna", "password": "another horse"}"#;
    assert!(operated.server.post("/api/session", "", sign_in).starts_with("HTTP/1.1 200"));
}

#[test]
fn tables_and_figures_are_shown() {
    let operated = Operated::start("admin-tables");
    let table = &operated.table_of(&operated.guest("Anna"));
    let tables = operated.admin(&["tables"]).ok().stdout;
    assert!(tables.contains(table) && tables.contains("liguria") && tables.contains("Anna (id:"), "{tables}");
    assert_eq!(operated.admin(&["close-table", table]).ok().stdout, "Done.\n");
    operated.admin(&["close-table", table]).fails(1, &["no game in progress"]);
    operated.admin(&["restore-table", table]).ok();
    operated.admin(&["restore-table", table]).fails(1, &["wasn’t closed by a moderator"]);
    operated.admin(&["close-table", table]).ok();
    let figures = operated.admin(&["--json", "statistics"]).ok().json();
    assert_eq!((&figures["guests"], &figures["tables"]["abandoned"]), (&1.into(), &1.into()));
    assert!(operated.admin(&["statistics"]).ok().stdout.contains("size of the database"));
}

#[test]
fn reports_are_listed_and_resolved() {
    let operated = Operated::start("admin-reports");
    assert_eq!(operated.admin(&["reports"]).ok().stdout, "There are no such reports.\n");
    let (anna, bruno) = (operated.guest("Anna"), operated.guest("Bruno"));
    let table = operated.table_of(&anna);
    let join = format!("/api/tables/{table}/join");
    assert!(operated.server.post(&join, &bruno, "{}").starts_with("HTTP/1.1 200"));
    let report = format!("/api/tables/{table}/report");
    let body = r#"{"seat": 1, "text": "He swears."}"#;
    assert!(operated.server.post(&report, &anna, body).starts_with("HTTP/1.1 200"));
    let number = operated.admin(&["--json", "reports"]).ok().json()[0]["number"].to_string();
    let shown = operated.admin(&["reports"]).ok().stdout;
    assert!(shown.contains("Bruno (id:") && shown.contains("reported by Anna") && shown.contains("    He swears.\n"));
    operated.admin(&["resolve-report", &number]).ok();
    operated.admin(&["resolve-report", &number]).fails(1, &[]);
    assert!(operated.admin(&["reports", "--resolved"]).ok().stdout.contains("He swears."));
}

#[test]
fn a_database_on_a_server_has_the_key_as_well() {
    let database = test_postgres::TestDatabase::create();
    let url = database.url();
    let server = Served::start_with(&folder("admin-postgres"), &["--database-url", &url]);
    let run = tavola(&["admin", "--database-url", &url, "--listen", &server.address, "--json", "statistics"]).ok();
    assert_eq!(run.json()["accounts"], 0);
}

#[test]
fn without_a_server_or_a_database_it_says_so() {
    let operated = Operated::start("admin-alone");
    let Operated { server, data } = operated;
    let address = server.address.clone();
    let elsewhere = folder("admin-elsewhere");
    let run = tavola(&["admin", "--data", &elsewhere, "--listen", &address, "users"]);
    assert_eq!(run.code, Some(1), "{}", run.stderr);
    let other = Operated::start("admin-other");
    tavola(&["admin", "--data", &other.data, "--listen", &address, "users"]).fails(1, &["not allowed"]);
    drop(server);
    tavola(&["admin", "--data", &data, "--listen", &address, "users"]).fails(1, &["No server answers", &address]);
}

#[test]
fn the_doctor_finds_what_is_wrong() {
    let operated = Operated::start("admin-doctor");
    let run = operated.admin(&["doctor"]).fails(1, &["One problem found"]);
    assert!(run.stdout.contains("PROBLEM  No backups are scheduled"), "{}", run.stdout);
    assert!(run.stdout.contains("is healthy") && run.stdout.contains("The clock agrees"), "{}", run.stdout);
    let Operated { server, data } = operated;
    let address = server.address.clone();
    drop(server);
    let run = tavola(&["admin", "--data", &data, "--listen", &address, "doctor"]).fails(1, &["2 problems found"]);
    assert!(run.stdout.contains("PROBLEM  No server answers"), "{}", run.stdout);
}

#[test]
fn the_doctor_is_content_with_a_server_that_makes_backups() {
    let (data, backups) = (folder("admin-well"), folder("admin-well-backups"));
    let config = crate::file("admin-well.toml", &format!("data = {data:?}\n[backup]\nto = {backups:?}\n"));
    let server = Served::start_with(&data, &["--config", &config]);
    let listed = || {
        std::fs::read_dir(&backups).map_or(0, |files| {
            files.flatten().filter(|file| file.file_name().to_string_lossy().starts_with("tavola-")).count()
        })
    };
    while listed() == 0 {
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let run = tavola(&["admin", "--config", &config, "--listen", &server.address, "doctor"]).ok();
    assert!(run.stdout.contains("No problems found."), "{}", run.stdout);
}
