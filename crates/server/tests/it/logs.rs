//! Ids of requests and commands in answers and in the log, and whether the server is ready.

use crate::support::{Person, TestServer, two_in_a_game};
use serde_json::{Value, json};
use std::io;
use std::net::IpAddr;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;
use tracing_subscriber::filter::LevelFilter;

/// Everything that the servers of this process have logged, as JSON. Tests may run in one process, so each looks for
/// lines of its own.
static LOG: LazyLock<Arc<Mutex<Vec<u8>>>> = LazyLock::new(|| {
    let log = Arc::new(Mutex::new(Vec::new()));
    let writer = Shared(log.clone());
    let subscriber = tracing_subscriber::fmt().json().flatten_event(true).with_max_level(LevelFilter::DEBUG);
    subscriber.with_writer(move || writer.clone()).init();
    log
});

#[derive(Clone)]
struct Shared(Arc<Mutex<Vec<u8>>>);

impl io::Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Starts keeping the log.
fn keep_log() {
    LazyLock::force(&LOG);
}

/// The lines with this message.
fn lines(message: &str) -> Vec<Value> {
    let log = String::from_utf8(LOG.lock().unwrap().clone()).unwrap();
    let lines = log.lines().map(|line| serde_json::from_str::<Value>(line).expect(line));
    lines.filter(|line| line["message"] == message).collect()
}

#[tokio::test]
async fn every_answer_has_an_id() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let mut ids = Vec::new();
    for path in ["/api/games", "/api/nothing", "/", "/healthz"] {
        ids.push(anna.get(path).await.header("x-request-id").expect(path).to_owned());
    }
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 4, "they differ");
}

#[tokio::test]
async fn only_a_trusted_proxy_chooses_ids() {
    let header = ["X-Request-Id: from-the-proxy".to_owned()];
    let server = TestServer::spawn().await;
    let answer = Person::stranger(&server).get_with("/api/games", &header).await;
    assert_ne!(answer.header("x-request-id"), Some("from-the-proxy"));
    let trust = |config: &mut server::Config| config.trusted_proxies = vec![IpAddr::from([127, 0, 0, 1])];
    let server = TestServer::spawn_with(trust).await;
    let answer = Person::stranger(&server).get_with("/api/games", &header).await;
    assert_eq!(answer.header("x-request-id"), Some("from-the-proxy"));
    let odd = ["X-Request-Id: two words".to_owned()];
    let answer = Person::stranger(&server).get_with("/api/games", &odd).await;
    assert_ne!(answer.header("x-request-id"), Some("two words"));
}

#[tokio::test]
async fn a_server_with_its_database_is_ready() {
    let server = TestServer::spawn().await;
    assert_eq!(Person::stranger(&server).get("/readyz").await.body, "ready\n");
}

#[tokio::test]
async fn a_line_that_is_logged_for_a_request_has_its_id() {
    keep_log();
    let server = TestServer::spawn().await;
    let body = r#"{"name": "Clara the unknown", "password": "correct horse"}"#;
    let answer = Person::stranger(&server).post("/api/session", body).await;
    let id = answer.header("x-request-id").unwrap().to_owned();
    assert_eq!(answer.refused(), (401, "wrong-password".to_owned()));
    let lines = lines("wrong password");
    let line = lines.iter().find(|line| line["span"]["id"] == id.as_str()).expect("a line with the id");
    assert_eq!((&line["address"], &line["span"]["route"]), (&json!("127.0.0.1"), &json!("/api/session")));
    assert!(!line.to_string().contains("Clara"), "{line}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_is_logged_for_a_command_has_its_id_and_table() {
    keep_log();
    let server = TestServer::spawn().await;
    let (table, _, [anna, _bruno]) = two_in_a_game(&server).await;
    let mut anna = anna.with_ids("of-anna-");
    assert_eq!(anna.refused(json!({"type": "resign", "seat": 1})).await, "not-your-seat");
    let lines = lines("command refused");
    let line = lines.iter().find(|line| line["span"]["table"] == table.as_str()).expect("a line of this table");
    assert_eq!(line["code"], "error-not-your-seat");
    assert!(line["span"]["id"].as_str().unwrap().starts_with("of-anna-"), "{line}");
}

/// Statements are logged without their values, which may be personal.
#[tokio::test]
async fn statements_are_logged_without_values() {
    keep_log();
    let server = TestServer::spawn().await;
    Person::guest(&server, "Odysseus").await;
    let log = String::from_utf8(LOG.lock().unwrap().clone()).unwrap();
    assert!(log.contains("INSERT INTO users") && !log.contains("Odysseus"));
}

/// So that a load balancer sends visitors elsewhere before connections are refused.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_about_to_stop_is_not_ready_but_serves() {
    let server = TestServer::spawn_with(|config| config.drain = Some(Duration::from_secs(2))).await;
    let stranger = Person::stranger(&server);
    assert_eq!(stranger.get("/readyz").await.status, 200);
    let stopped = tokio::spawn(server.stop());
    while stranger.get("/readyz").await.status == 200 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(stranger.get("/readyz").await.refused(), (503, "unavailable".to_owned()));
    assert_eq!(stranger.get("/healthz").await.body, "ok\n");
    stopped.await.unwrap();
}
