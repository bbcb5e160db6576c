//! Ids of requests, and whether the server is ready.

use crate::support::{Person, TestServer};
use std::net::IpAddr;

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
