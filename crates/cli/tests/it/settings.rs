//! The configuration file, its precedence relative to flags and environment, and `tavola serve --check`.

use crate::serve::{Served, folder};
use crate::{Run, file, program, tavola};
use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::Path;

/// The settings that would be used.
fn checked(arguments: &[&str], environment: &[(&str, &str)]) -> Run {
    let mut command = program(&[&["serve", "--check"], arguments].concat());
    command.envs(environment.iter().copied()).output().expect("the program runs").into()
}

fn line<'a>(run: &'a Run, key: &str) -> &'a str {
    let value = |line: &'a str| line.strip_prefix(key)?.strip_prefix(" = ");
    run.stdout.lines().find_map(value).unwrap_or_else(|| panic!("no {key} in {}", run.stdout))
}

#[test]
fn a_flag_precedes_the_environment_and_that_the_file() {
    let data = folder("settings-precedence");
    let text =
        format!("data = {data:?}\nlisten = \"127.0.0.1:1\"\nbot-pause = 1\nkeep-days = 1\ntrusted-proxies = [\"::1\"]");
    let config = file("precedence.toml", &text);
    let environment = [("TAVOLA_CONFIG", config.as_str()), ("TAVOLA_BOT_PAUSE", "2"), ("TAVOLA_KEEP_DAYS", "2")];
    let run = checked(&["--keep-days", "3"], &environment).ok();
    assert_eq!(["listen", "bot-pause", "keep-days"].map(|key| line(&run, key)), ["\"127.0.0.1:1\"", "2", "3"]);
    assert!(line(&run, "trusted-proxies").contains("::1") && line(&run, "tables-of-host") == "100");
}

#[test]
fn what_is_printed_is_a_configuration_file() {
    let data = folder("settings-printed");
    let first = checked(&["--data", &data, "--bot-threads", "3"], &[]).ok().stdout;
    let config = file("printed.toml", &first);
    assert_eq!(checked(&["--config", &config], &[]).ok().stdout, first);
}

#[test]
fn an_error_in_the_file_names_key_and_line() {
    let config = file("misspelled.toml", "bot-pause = 5\n\nlisten-on = 80\n");
    tavola(&["serve", "--config", &config]).fails(1, &["misspelled.toml:3", "`listen-on`"]);
    tavola(&["backup", "--config", &config, "copy.db"]).fails(1, &["misspelled.toml:3"]);
    tavola(&["serve", "--config", "nowhere.toml"]).fails(1, &["nowhere.toml", "no such file"]);
}

#[test]
fn a_check_changes_nothing() {
    let data = folder("settings-check");
    let run = checked(&["--data", &data], &[]).ok();
    assert!(run.stdout.contains("it will be set up") && !Path::new(&data).exists(), "{}", run.stdout);
    let server = Served::start_with(&data, &[]);
    let run = checked(&["--data", &data], &[]).ok();
    assert!(run.stdout.contains("format") && run.stdout.contains("All checks passed"), "{}", run.stdout);
    assert!(server.get("/healthz").ends_with("ok\n"));
}

#[test]
fn a_check_fails_as_a_start_would() {
    let data = folder("settings-not-a-database");
    std::fs::create_dir_all(&data).unwrap();
    std::fs::write(format!("{data}/tavola.db"), "not a database, but long enough to be taken for one ".repeat(9))
        .unwrap();
    checked(&["--data", &data], &[]).fails(1, &["damaged"]);
    let empty = folder("settings-no-page");
    checked(&["--data", &empty, "--page", "nowhere"], &[]).fails(1, &["no page"]);
    checked(&["--data", &empty, "--public-url", "tavola.example"], &[]).fails(2, &["tavola.example", "https://HOST"]);
    checked(&["--data", &empty], &[("TAVOLA_LOG", "inof")]).fails(1, &["TAVOLA_LOG", "inof"]);
    checked(&["--data", &empty, "--create-accounts", "invited"], &[]).fails(1, &["--invitation-file"]);
}

#[test]
fn a_database_is_checked_at_its_address() {
    let database = test_postgres::TestDatabase::create();
    let url = file("database-url", &format!("{}\n", database.url()));
    let run = checked(&["--database-url-file", &url], &[]).ok();
    assert!(run.stdout.contains("Database: postgres://") && run.stdout.contains("it will be set up"), "{}", run.stdout);
    assert_eq!(Served::start_with(&folder("settings-url-file"), &["--database-url-file", &url]).stop(), Some(0));
    let run = checked(&["--database-url-file", &url], &[]).ok();
    assert!(!run.stdout.contains("it will be set up"), "{}", run.stdout);
}

#[test]
fn secrets_come_from_files_and_are_not_shown() {
    let url = file("secret-url", "postgres://ada:hunter2@127.0.0.1:1/games\n");
    let config = file("secret.toml", "database-url = \"postgres://ada:hunter2@127.0.0.1:1/games\"\n");
    for arguments in [["--database-url-file", url.as_str()], ["--config", config.as_str()]] {
        let run = checked(&arguments, &[]).fails(1, &["postgres://ada@127.0.0.1:1/games"]);
        assert!(!run.stdout.contains("hunter2") && !run.stderr.contains("hunter2"), "{}{}", run.stdout, run.stderr);
    }
    let both = [("TAVOLA_DATABASE_URL", "postgres://db")];
    checked(&["--database-url-file", &url], &both).fails(1, &["database-url", "database-url-file"]);
    checked(&["--database-url-file", &file("empty-url", "\n")], &[]).fails(1, &["empty-url", "is empty"]);
    checked(&["--database-url-file", "nowhere"], &[]).fails(1, &["nowhere"]);
    let code = file("short-code", "short");
    checked(&["--invitation-file", &code], &[]).fails(1, &["short-code", "12 to 100"]);
}

/// An issuer that describes itself with this JSON, in which `ISSUER` is its address.
fn issuer(description: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (issuer, description) = (address.clone(), description.replace("ISSUER", &address));
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut request = [0; 1000];
            let length = stream.read(&mut request).unwrap();
            let body = if request[..length].starts_with(b"GET /keys") { r#"{"keys": []}"# } else { &description };
            write!(stream, "HTTP/1.1 200 OK\r\ncontent-length: {}\r\n\r\n{body}", body.len()).unwrap();
        }
    });
    issuer
}

const DESCRIPTION: &str = r#"{"issuer": "ISSUER", "authorization_endpoint": "ISSUER/sign-in",
    "token_endpoint": "ISSUER/token", "jwks_uri": "ISSUER/keys"}"#;

#[test]
fn an_issuer_is_checked() {
    let (data, secret) = (folder("settings-issuer"), file("client-secret", "hunter2\n"));
    let check = |issuer: &str, more: &[&str]| {
        let known = ["--data", &data, "--oidc-issuer", issuer, "--oidc-client-id", "tavola"];
        checked(&[&known, more].concat(), &[])
    };
    let public = ["--public-url", "https://tavola.example", "--oidc-client-secret-file", &secret];
    let good = issuer(DESCRIPTION);
    let run = check(&good, &[&public[..], &["--oidc-name", "Club"]].concat()).ok();
    assert!(run.stdout.contains(&format!("Sign-in with Club: {good} answers")), "{}", run.stdout);
    assert!(!run.stdout.contains("hunter2"), "{}", run.stdout);
    check(&good, &public[..2]).fails(1, &["client-secret-file"]);
    check(&good, &public[2..]).fails(1, &["--public-url"]);
    check(&format!("{good}/"), &public).fails(1, &["calls itself", &good]);
    check("http://id.example", &public).fails(1, &["http://id.example", "https://"]);
    check("http://127.0.0.1:1", &public).fails(1, &["http://127.0.0.1:1", "connection failed"]);
    check(&issuer("{}"), &public).fails(1, &["OpenID Connect"]);
}

#[test]
fn a_log_in_json_has_an_object_in_every_line() {
    let log = crate::scratch("json.log");
    let mut command = program(&["serve", "--data", &folder("settings-json-log"), "--log-format", "json", "--listen"]);
    command.arg("127.0.0.1:0").stderr(std::fs::File::create(&log).unwrap()).stdout(std::process::Stdio::null());
    let mut child = command.spawn().unwrap();
    let line = || std::fs::read_to_string(&log).unwrap().lines().next().map(str::to_owned);
    while line().is_none() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let line: serde_json::Value = serde_json::from_str(&line().unwrap()).unwrap();
    assert_eq!((line["level"].as_str(), line["message"].as_str()), (Some("INFO"), Some("listening")));
}

#[test]
fn limits_of_the_file_are_those_of_the_server() {
    let config = file("limits.toml", "[limits]\nrequests = { burst = 2, per-second = 0 }\n");
    let server = Served::start_with(&folder("settings-limits"), &["--config", &config]);
    let answers = [(); 3].map(|()| server.get("/api/games"));
    assert!(answers[1].starts_with("HTTP/1.1 200") && answers[2].starts_with("HTTP/1.1 429"), "{}", answers[2]);
}
