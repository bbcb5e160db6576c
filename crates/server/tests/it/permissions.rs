//! Servers that are not open to everybody.

use crate::support::{Person, TWO, TestServer};
use serde_json::json;
use server::{InvitationCode, Permissions, Rate, Who};

const ACCOUNT: &str = r#"{"name": "Clara", "password": "correct horse"}"#;
const CODE: &str = "club-of-2026";

async fn club(permissions: Permissions) -> TestServer {
    TestServer::spawn_with(|config| config.permissions = permissions).await
}

fn invitation() -> Option<InvitationCode> {
    InvitationCode::new(CODE)
}

/// Opens the invitation link with this code, and keeps the cookie beside the session's.
async fn open_link(person: &Person, code: &str) -> Person {
    let answer = person.get(&format!("/invitation/{code}")).await;
    assert_eq!((answer.status, answer.header("location")), (303, Some("/")));
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let both = format!("{}; {}", person.cookie.as_ref().unwrap(), cookie.split(';').next().unwrap());
    Person { cookie: Some(both), ..person.clone() }
}

#[tokio::test]
async fn accounts_are_for_those_with_the_invitation_link() {
    let permissions = Permissions { create_accounts: Who::Invited, invitation: invitation(), ..Permissions::default() };
    let server = club(permissions).await;
    let guest = Person::guest(&server, "Clara").await;
    assert_eq!(guest.post("/api/account", ACCOUNT).await.refused(), (403, "not-invited".to_owned()));
    assert_eq!(guest.get("/invitation/club-of-2025").await.refused(), (403, "not-invited".to_owned()));
    let forged = format!("{}; tavola-invitation=club-of-2025", guest.cookie.as_ref().unwrap());
    assert_eq!(
        Person { cookie: Some(forged), ..guest.clone() }.post("/api/account", ACCOUNT).await.refused(),
        (403, "not-invited".to_owned())
    );
    open_link(&guest, CODE).await.post("/api/account", ACCOUNT).await.ok();
}

#[tokio::test]
async fn without_a_code_nobody_is_invited() {
    let server = club(Permissions { create_accounts: Who::Invited, ..Permissions::default() }).await;
    let guest = Person::guest(&server, "Clara").await;
    assert_eq!(guest.get("/invitation/nothing").await.refused(), (403, "not-invited".to_owned()));
    assert_eq!(guest.post("/api/account", ACCOUNT).await.refused(), (403, "not-invited".to_owned()));
}

#[tokio::test]
async fn accounts_and_tables_may_be_closed_to_all() {
    let permissions = Permissions { create_accounts: Who::Nobody, open_tables: Who::Nobody, invitation: invitation() };
    let server = club(permissions).await;
    let guest = open_link(&Person::guest(&server, "Clara").await, CODE).await;
    assert_eq!(guest.post("/api/account", ACCOUNT).await.refused(), (403, "closed".to_owned()));
    assert_eq!(guest.post("/api/tables", TWO).await.refused(), (403, "closed".to_owned()));
}

#[tokio::test]
async fn tables_are_for_those_with_an_account_and_guests_may_join() {
    let server = club(Permissions { open_tables: Who::Invited, ..Permissions::default() }).await;
    let (host, guest) = (Person::guest(&server, "Clara").await, Person::guest(&server, "Bruno").await);
    assert_eq!(guest.post("/api/tables", TWO).await.refused(), (403, "not-invited".to_owned()));
    host.post("/api/account", ACCOUNT).await.ok();
    let table = host.open_table(TWO).await;
    guest.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
}

/// A rematch is a new table, too.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_needs_the_same_permission() {
    let server = club(Permissions { open_tables: Who::Invited, ..Permissions::default() }).await;
    let (host, guest) = (Person::guest(&server, "Clara").await, Person::guest(&server, "Bruno").await);
    host.post("/api/account", ACCOUNT).await.ok();
    let table = host.open_table(TWO).await;
    guest.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let mut sockets = [host.connect(&table).await, guest.connect(&table).await];
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.ready(seat).await;
    }
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.until(|socket| socket.position().is_some()).await;
        socket.done(json!({"type": "abandon", "seat": seat, "agree": true})).await;
    }
    assert_eq!(sockets[1].refused(json!({"type": "rematch"})).await, "not-invited");
    sockets[0].done(json!({"type": "rematch"})).await;
}

#[tokio::test]
async fn invitation_codes_are_guessed_slowly() {
    let server = TestServer::spawn_with(|config| {
        config.permissions.invitation = invitation();
        config.limits.sign_ins = Rate::new(2, 0.0);
    })
    .await;
    let stranger = Person::stranger(&server);
    for _ in 0..2 {
        assert_eq!(stranger.get("/invitation/club-of-1999").await.refused(), (403, "not-invited".to_owned()));
    }
    assert_eq!(stranger.get(&format!("/invitation/{CODE}")).await.refused(), (429, "too-fast".to_owned()));
}
