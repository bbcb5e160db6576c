//! Names belong to their owners.

use crate::support::{Person, TWO, TestServer};
use serde_json::{Value, json};

/// A server with an account called Anna.
async fn server_with_anna() -> (TestServer, Person) {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    anna.post("/api/account", r#"{"name": "Anna", "password": "correct horse"}"#).await.ok();
    (server, anna)
}

/// The exact name, different case, Cyrillic letters, full width.
const LIKE_ANNA: [&str; 4] = ["Anna", "aNNa", "Аnnа", "Ａｎｎａ"];

const TAKEN: u16 = 409;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_the_name_of_an_account() {
    let (server, anna) = server_with_anna().await;
    let guest = Person::guest(&server, "Bruno").await;
    let table = anna.open_table(TWO).await;
    for name in LIKE_ANNA {
        let body = json!({"name": name}).to_string();
        let taken = (TAKEN, "name-taken".to_owned());
        assert_eq!(Person::stranger(&server).post("/api/me", &body).await.refused(), taken, "{name}");
        assert_eq!(guest.post("/api/me", &body).await.refused(), taken, "{name}");
        assert_eq!(guest.post(&format!("/api/tables/{table}/join"), &body).await.refused(), taken, "{name}");
        let seats = json!([{"kind": "mine", "name": name}, {"kind": "open"}]);
        let wish = json!({"game": "mille-fiori", "seats": seats}).to_string();
        assert_eq!(guest.post("/api/tables", &wish).await.refused(), taken, "{name}");
        let account = json!({"name": name, "password": "correct horse"}).to_string();
        assert_eq!(guest.post("/api/account", &account).await.refused(), taken, "{name}");
        anna.post("/api/me", &body).await.ok();
        anna.post("/api/me", r#"{"name": "Anna"}"#).await.ok();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_can_t_go_on_under_a_name_that_became_an_account_s() {
    let server = TestServer::spawn().await;
    let (guest, anna) = (Person::guest(&server, "Anna").await, Person::guest(&server, "Anna").await);
    guest.open_table(TWO).await;
    anna.post("/api/account", r#"{"name": "Anna", "password": "correct horse"}"#).await.ok();
    assert_eq!(guest.post("/api/tables", TWO).await.refused(), (TAKEN, "name-taken".to_owned()));
    guest.post("/api/me", r#"{"name": "Other Anna"}"#).await.ok();
    guest.open_table(TWO).await;
    anna.open_table(TWO).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_called_like_a_computer_player() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    for name in ["level:master", "Master", "Meister", "greedy", "Ｎovice"] {
        let body = json!({"name": name}).to_string();
        assert_eq!(anna.post("/api/me", &body).await.refused(), (TAKEN, "name-taken".to_owned()), "{name}");
    }
}

/// Otherwise, visitors without a name could not play.
#[tokio::test(flavor = "multi_thread")]
async fn an_account_can_t_have_the_name_of_guests() {
    let server = TestServer::spawn().await;
    let guest = Person::guest(&server, "Guest").await;
    for name in ["Guest", "GUEST", "Gast 2", "Guest17"] {
        let account = json!({"name": name, "password": "correct horse"}).to_string();
        assert_eq!(guest.post("/api/account", &account).await.refused(), (TAKEN, "name-taken".to_owned()), "{name}");
    }
    Person::guest(&server, "Guest").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_are_marked_wherever_a_table_is_shown() {
    let (server, anna) = server_with_anna().await;
    let bruno = Person::guest(&server, "Bruno").await;
    let seats = json!([{"kind": "mine"}, {"kind": "open"}, {"kind": "mine", "name": "Papa"}, {"kind": "open"}]);
    let wish = json!({"game": "mille-fiori", "options": {"players": 4}, "access": "public", "seats": seats});
    let table = anna.open_table(&wish.to_string()).await;
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let marks = |seats: &Value| -> Vec<Value> {
        seats.as_array().unwrap().iter().map(|seat| seat["sitter"]["guest"].clone()).collect()
    };
    let expected = [json!(false), json!(true), json!(true), Value::Null];
    assert_eq!(marks(&bruno.get(&format!("/api/tables/{table}")).await.ok()["seats"]), expected);
    let lobby = bruno.get("/api/tables").await.ok();
    assert_eq!((marks(&lobby[0]["seats"]), &lobby[0]["host_guest"]), (expected.to_vec(), &json!(false)));

    let mut socket = anna.connect(&table).await;
    socket.next().await.unwrap();
    socket.until(|socket| socket.table()["seats"][1]["sitter"]["guest"] == true).await;
    bruno.post("/api/account", r#"{"name": "Bruno", "password": "battery staple"}"#).await.ok();
    socket.until(|socket| socket.table()["seats"][1]["sitter"]["guest"] == false).await;
}
