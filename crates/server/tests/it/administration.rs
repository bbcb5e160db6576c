//! Actions of moderators and the operator; nobody else can carry them out.

use crate::support::{Answer, Operator, Person, Socket, TWO, TestServer, two_in_a_game};
use serde_json::{Value, json};
use server::OperatorKey;

const PASSWORD: &str = "correct horse";

async fn moderator(server: &TestServer, operator: &Operator) -> Person {
    let moderator = Person::account(server, "Mona").await;
    operator.act(&moderator, "promote").await.ok();
    moderator
}

async fn act(moderator: &Person, user: &Person, action: &Value) -> Answer {
    moderator.post(&format!("/api/admin/users/id:{}", user.id), &action.to_string()).await
}

const PLACES: [&str; 6] = ["", "/users", "/users/Mona", "/tables", "/reports", "/audit"];

#[tokio::test]
async fn visitors_guests_and_accounts_have_no_access() {
    let server = TestServer::spawn().await;
    let (stranger, guest) = (Person::stranger(&server), Person::guest(&server, "Gustav").await);
    let user = Person::account(&server, "Ulla").await;
    for place in PLACES {
        let path = format!("/api/admin{place}");
        assert_eq!(stranger.get(&path).await.refused(), (401, "not-signed-in".to_owned()), "{path}");
        for person in [&guest, &user] {
            assert_eq!(person.get(&path).await.refused(), (403, "not-allowed".to_owned()), "{path}");
        }
    }
    let table = user.open_table(TWO).await;
    for path in [format!("users/id:{}", guest.id), format!("tables/{table}"), "reports/1".to_owned()] {
        for action in ["block", "close", "restore", "promote", "resolve"] {
            let body = json!({"do": action}).to_string();
            let refused = user.post(&format!("/api/admin/{path}"), &body).await.refused();
            assert_eq!(refused, (403, "not-allowed".to_owned()), "{path} {action}");
        }
    }
}

#[tokio::test]
async fn a_forged_or_old_token_of_the_operator_is_refused() {
    let server = TestServer::spawn().await;
    let forged = OperatorKey::new([7; 32]).authorization();
    let old = "Tavola-Operator 1700000000000.00".to_owned();
    for token in [forged, old] {
        let answer = Person::stranger(&server).get_with("/api/admin", &[format!("Authorization: {token}")]).await;
        assert_eq!(answer.refused(), (403, "not-allowed".to_owned()), "{token}");
    }
    let of_a_bot = Person::stranger(&server).get_with("/api/admin", &["Authorization: Bearer secret".to_owned()]).await;
    assert_eq!(of_a_bot.refused(), (401, "not-signed-in".to_owned()));
    assert_eq!(Operator::of(&server).await.get("").await.ok()["accounts"], 0);
}

#[tokio::test]
async fn moderators_see_users_and_tables() {
    let server = TestServer::spawn().await;
    let operator = Operator::of(&server).await;
    let moderator = moderator(&server, &operator).await;
    assert_eq!(moderator.get("/api/me").await.ok()["moderator"], true);
    let host = Person::account(&server, "Anna").await;
    let table = host.open_table(TWO).await;
    let users = moderator.get("/api/admin/users?search=AN").await.ok();
    assert_eq!((users[0]["name"].as_str(), users.as_array().unwrap().len()), (Some("Anna"), 1));
    let tables = moderator.get("/api/admin/tables").await.ok();
    assert_eq!((&tables[0]["table"], &tables[0]["state"]), (&json!(table), &json!("open")));
    assert_eq!(tables[0]["seats"][0], json!({"name": "Anna", "user": host.id.to_string()}));
    let of_host = moderator.get(&format!("/api/admin/tables?user={}", host.id)).await.ok();
    assert_eq!(of_host.as_array().unwrap().len(), 1);
    let overview = moderator.get("/api/admin").await.ok();
    assert_eq!((&overview["accounts"], &overview["tables"]["open"]), (&json!(2), &json!(1)));
}

#[tokio::test]
async fn moderators_can_do_nothing_that_is_the_operators_nor_to_each_other() {
    let server = TestServer::spawn().await;
    let operator = Operator::of(&server).await;
    let (one, other) = (moderator(&server, &operator).await, Person::account(&server, "Otto").await);
    for action in ["promote", "demote", "password-link", "delete"] {
        let refused = act(&one, &other, &json!({"do": action})).await.refused();
        assert_eq!(refused, (403, "not-allowed".to_owned()), "{action}");
    }
    operator.act(&other, "promote").await.ok();
    for action in [json!({"do": "block"}), json!({"do": "rename", "name": "Olaf"}), json!({"do": "sign-out"})] {
        assert_eq!(act(&one, &other, &action).await.refused(), (403, "not-allowed".to_owned()), "{action}");
    }
    operator.act(&one, "demote").await.ok();
    assert_eq!(one.get("/api/admin").await.refused(), (403, "not-allowed".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_blocked_player_is_gone_and_a_computer_player_takes_over() {
    let server = TestServer::spawn().await;
    let operator = Operator::of(&server).await;
    let moderator = moderator(&server, &operator).await;
    let (table, [anna, _bruno], [_, mut socket]) = two_in_a_game(&server).await;
    act(&moderator, &anna, &json!({"do": "block"})).await.ok();
    assert_eq!(anna.get("/api/me").await.refused(), (403, "blocked".to_owned()));
    assert_eq!(anna.post("/api/tables", TWO).await.refused(), (403, "blocked".to_owned()));
    assert!(refuses_socket(&anna, &table).await);
    socket.until(|socket| socket.table()["seats"][0]["taken_over"] == true).await;
    act(&moderator, &anna, &json!({"do": "unblock"})).await.ok();
    assert_eq!(anna.get("/api/me").await.ok()["name"], "Anna");
}

async fn refuses_socket(person: &Person, table: &str) -> bool {
    Socket::open(person.address, &format!("/api/tables/{table}/socket"), &person.headers()).await.is_err()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_blocked_player_s_socket_is_closed_and_open_seats_are_freed() {
    let server = TestServer::spawn().await;
    let operator = Operator::of(&server).await;
    let (host, guest) = (Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await);
    let table = host.open_table(TWO).await;
    guest.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let mut socket = guest.connect(&table).await;
    operator.act(&guest, "block").await.ok();
    assert_eq!(socket.closed().await, Some(4401));
    let seats = host.get(&format!("/api/tables/{table}")).await.ok()["seats"].clone();
    assert_eq!(seats[1]["name"], "");
}

#[tokio::test]
async fn the_bots_of_a_blocked_account_are_blocked_as_well() {
    let server = TestServer::spawn().await;
    let operator = Operator::of(&server).await;
    let owner = Person::account(&server, "Ulla").await;
    let bot = owner.post("/api/bots", r#"{"name": "Robo"}"#).await.ok();
    let token = [format!("Authorization: Bearer {}", bot["token"].as_str().unwrap())];
    let stranger = Person::stranger(&server);
    assert_eq!(stranger.get_with("/api/me", &token).await.ok()["name"], "Robo");
    operator.act(&owner, "block").await.ok();
    assert_eq!(stranger.get_with("/api/me", &token).await.refused(), (403, "blocked".to_owned()));
    let id = format!("/users/id:{}", stranger_id(&bot));
    let refused = operator.post(&id, &json!({"do": "rename", "name": "Rita"})).await.refused();
    assert_eq!(refused.1, "not-for-bots");
}

/// The id of a bot that was just created.
fn stranger_id(bot: &Value) -> String {
    bot["bot"]["id"].as_str().or(bot["id"].as_str()).unwrap().to_owned()
}

#[tokio::test]
async fn a_blocked_account_can_not_sign_in() {
    let server = TestServer::spawn().await;
    let operator = Operator::of(&server).await;
    let user = Person::account(&server, "Ulla").await;
    operator.act(&user, "block").await.ok();
    let sign_in = json!({"name": "Ulla", "password": PASSWORD}).to_string();
    let stranger = Person::stranger(&server);
    assert_eq!(stranger.post("/api/session", &sign_in).await.refused(), (403, "blocked".to_owned()));
    let wrong = json!({"name": "Ulla", "password": "wrong horse"}).to_string();
    assert_eq!(stranger.post("/api/session", &wrong).await.refused(), (401, "wrong-password".to_owned()));
}

#[tokio::test]
async fn users_are_renamed_signed_out_and_deleted() {
    let server = TestServer::spawn().await;
    let operator = Operator::of(&server).await;
    let user = Person::account(&server, "Rude name").await;
    let rename = json!({"do": "rename", "name": "Ulla"});
    operator.post(&format!("/users/id:{}", user.id), &rename).await.ok();
    assert_eq!(user.get("/api/me").await.ok()["name"], "Ulla");
    Person::account(&server, "Otto").await;
    let taken = json!({"do": "rename", "name": "otto"});
    let refused = operator.post("/users/Ulla", &taken).await.refused();
    assert_eq!(refused, (409, "name-taken".to_owned()));
    operator.act(&user, "sign-out").await.ok();
    assert_eq!(user.get("/api/me").await.ok(), Value::Null);
    operator.act(&user, "delete").await.ok();
    assert_eq!(operator.get("/users/Ulla").await.refused(), (404, "no-such-user".to_owned()));
    assert_eq!(operator.get("/users/id:none").await.refused(), (404, "no-such-user".to_owned()));
}

#[tokio::test]
async fn a_link_for_a_new_password_works_once() {
    let server = TestServer::spawn().await;
    let operator = Operator::of(&server).await;
    let user = Person::account(&server, "Ulla").await;
    let path = operator.act(&user, "password-link").await.ok()["link"].as_str().unwrap().to_owned();
    let link = path.strip_prefix("/password/").unwrap();
    let stranger = Person::stranger(&server);
    assert_eq!(stranger.get(&format!("/api/password/{link}")).await.ok()["name"], "Ulla");
    let weak = json!({"link": link, "password": "password"}).to_string();
    assert_eq!(stranger.post("/api/password", &weak).await.refused(), (400, "bad-password".to_owned()));
    let body = json!({"link": link, "password": "another horse"}).to_string();
    let answer = stranger.post("/api/password", &body).await;
    let mut again = stranger.clone();
    again.keep_cookie(&answer);
    assert_eq!(answer.ok()["name"], "Ulla");
    assert_eq!(again.get("/api/me").await.ok()["name"], "Ulla");
    assert_eq!(user.get("/api/me").await.ok(), Value::Null, "other sessions have ended");
    assert_eq!(stranger.post("/api/password", &body).await.refused(), (404, "no-such-link".to_owned()));
    assert_eq!(stranger.get(&format!("/api/password/{link}")).await.refused(), (404, "no-such-link".to_owned()));
    let sign_in = json!({"name": "Ulla", "password": "another horse"}).to_string();
    stranger.post("/api/session", &sign_in).await.ok();
}

#[tokio::test]
async fn guests_get_no_link_and_links_are_guessed_slowly() {
    let server = TestServer::spawn_with(|config| config.limits.sign_ins = server::Rate::new(3, 0.0)).await;
    let operator = Operator::of(&server).await;
    let guest = Person::guest(&server, "Gustav").await;
    assert_eq!(operator.act(&guest, "password-link").await.refused(), (409, "no-account".to_owned()));
    assert_eq!(operator.act(&guest, "promote").await.refused(), (409, "no-account".to_owned()));
    for _ in 0..2 {
        assert_eq!(guest.get("/api/password/guessed").await.refused(), (404, "no-such-link".to_owned()));
    }
    assert_eq!(guest.get("/api/password/guessed").await.refused(), (429, "too-fast".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_closed_in_every_state_and_restored() {
    let server = TestServer::spawn().await;
    let operator = Operator::of(&server).await;
    let (running, [anna, _], [mut socket, _]) = two_in_a_game(&server).await;
    let open = anna.open_table(TWO).await;
    for table in [&running, &open] {
        operator.post(&format!("/tables/{table}"), &json!({"do": "close"})).await.ok();
        let refused = operator.post(&format!("/tables/{table}"), &json!({"do": "close"})).await.refused();
        assert_eq!(refused, (409, "not-running".to_owned()));
    }
    socket.until(|socket| socket.table()["phase"] == "abandoned").await;
    assert_eq!(socket.table()["seed"], Value::Null, "nothing hidden is revealed");
    assert_eq!(socket.refused(json!({"type": "resign", "seat": 0})).await, "not-running");
    let states: Vec<Value> =
        operator.get("/tables").await.ok().as_array().unwrap().iter().map(|table| table["state"].clone()).collect();
    assert_eq!(states, ["abandoned", "abandoned"]);
    for (table, phase) in [(&running, "running"), (&open, "gathering")] {
        operator.post(&format!("/tables/{table}"), &json!({"do": "restore"})).await.ok();
        assert_eq!(anna.get(&format!("/api/tables/{table}")).await.ok()["phase"], phase);
        let refused = operator.post(&format!("/tables/{table}"), &json!({"do": "restore"})).await.refused();
        assert_eq!(refused, (409, "not-closed".to_owned()));
    }
    socket.until(|socket| socket.table()["phase"] == "running").await;
    let nowhere = operator.post("/tables/table-that-is-not-there", &json!({"do": "close"})).await;
    assert_eq!(nowhere.refused(), (404, "no-such-table".to_owned()));
}

#[tokio::test]
async fn everything_that_is_done_is_in_the_audit_log() {
    let server = TestServer::spawn().await;
    let operator = Operator::of(&server).await;
    let (moderator, user) = (moderator(&server, &operator).await, Person::account(&server, "Ulla").await);
    let table = user.open_table(TWO).await;
    act(&moderator, &user, &json!({"do": "block"})).await.ok();
    act(&moderator, &user, &json!({"do": "delete"})).await.refused();
    moderator.post(&format!("/api/admin/tables/{table}"), r#"{"do": "close"}"#).await;
    operator.act(&user, "delete").await.ok();
    let (mona, ulla) = (moderator.id.to_string(), user.id.to_string());
    let entry =
        |actor: Option<&String>, action: &str, subject: &String| (actor.cloned(), action.to_owned(), subject.clone());
    let log = operator.audit().await;
    assert_eq!(log[0], entry(None, "delete", &ulla));
    assert!(log.contains(&entry(Some(&mona), "block", &ulla)));
    assert_eq!(log.last(), Some(&entry(None, "promote", &mona)));
    assert_eq!(log.iter().filter(|(_, action, _)| action == "delete").count(), 1, "a refused action is not done");
    assert_eq!(moderator.get("/api/admin/audit").await.ok().as_array().unwrap().len(), log.len());
}

#[tokio::test]
async fn the_audit_log_shows_current_names_and_none_of_deleted_users() {
    let server = TestServer::spawn().await;
    let operator = Operator::of(&server).await;
    let (moderator, user) = (moderator(&server, &operator).await, Person::account(&server, "Ulla").await);
    act(&moderator, &user, &json!({"do": "block"})).await.ok();
    let names = async || {
        let log = moderator.get("/api/admin/audit").await.ok();
        let blocked = log.as_array().unwrap().iter().find(|entry| entry["action"] == "block").unwrap().clone();
        (blocked["actor_name"].clone(), blocked["subject_name"].clone())
    };
    assert_eq!(names().await, (json!("Mona"), json!("Ulla")));
    act(&moderator, &user, &json!({"do": "rename", "name": "Uli"})).await.ok();
    assert_eq!(names().await, (json!("Mona"), json!("Uli")));
    operator.act(&user, "delete").await.ok();
    assert_eq!(names().await, (json!("Mona"), json!(null)));
}

#[tokio::test]
async fn wrong_settings_of_a_proxy_are_counted() {
    let server =
        TestServer::spawn_with(|config| config.public_url = Some("https://tavola.example".parse().unwrap())).await;
    let stranger = Person::stranger(&server);
    stranger.get_with("/api/games", &["X-Forwarded-For: 10.0.0.9".to_owned()]).await.ok();
    let foreign = ["Origin: https://other.example".to_owned()];
    let refused = stranger.send_with("POST", "/api/me", &foreign, r#"{"name": "Anna"}"#).await.refused();
    assert_eq!(refused, (403, "bad-origin".to_owned()));
    let proxy = Operator::of(&server).await.get("").await.ok()["proxy"].clone();
    assert_eq!(proxy, json!({"untrusted": 1, "unnamed": 0, "foreign": 1}));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_its_players_have_ended_is_not_restored() {
    let server = TestServer::spawn().await;
    let operator = Operator::of(&server).await;
    let (table, _, [mut anna, mut bruno]) = two_in_a_game(&server).await;
    for (seat, socket) in [(0, &mut anna), (1, &mut bruno)] {
        socket.done(json!({"type": "abandon", "seat": seat, "agree": true})).await;
    }
    let refused = operator.post(&format!("/tables/{table}"), &json!({"do": "restore"})).await.refused();
    assert_eq!(refused, (409, "not-closed".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_stays_closed_after_a_restart_and_can_be_restored() {
    let server = TestServer::spawn().await;
    let (running, [anna, _], _) = two_in_a_game(&server).await;
    let open = anna.open_table(TWO).await;
    let operator = Operator::of(&server).await;
    for table in [&running, &open] {
        operator.post(&format!("/tables/{table}"), &json!({"do": "close"})).await.ok();
    }
    let server = server.restart().await;
    let (anna, operator) = (anna.at(&server), Operator::of(&server).await);
    for (table, phase) in [(&running, "running"), (&open, "gathering")] {
        assert_eq!(anna.get(&format!("/api/tables/{table}")).await.ok()["phase"], "abandoned");
        operator.post(&format!("/tables/{table}"), &json!({"do": "restore"})).await.ok();
        assert_eq!(anna.get(&format!("/api/tables/{table}")).await.ok()["phase"], phase);
    }
}

async fn report(reporter: &Person, table: &str, seat: u8, text: &str) -> Answer {
    let body = json!({"seat": seat, "text": text}).to_string();
    reporter.post(&format!("/api/tables/{table}/report"), &body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn players_report_each_other_and_moderators_resolve_it() {
    let server = TestServer::spawn().await;
    let operator = Operator::of(&server).await;
    let moderator = moderator(&server, &operator).await;
    let (table, [anna, bruno], _) = two_in_a_game(&server).await;
    report(&anna, &table, 1, "  He swears. ").await.ok();
    let reports = moderator.get("/api/admin/reports").await.ok();
    let (one, about) = (&reports[0], json!({"name": "Bruno", "user": bruno.id.to_string()}));
    assert_eq!((&one["text"], &one["about"], &one["table"]), (&json!("He swears."), &about, &json!(table)));
    assert_eq!(one["reporter"], json!({"name": "Anna", "user": anna.id.to_string()}));
    let path = format!("/api/admin/reports/{}", one["number"]);
    moderator.post(&path, r#"{"do": "resolve"}"#).await.ok();
    assert_eq!(moderator.post(&path, r#"{"do": "resolve"}"#).await.refused(), (404, "not-found".to_owned()));
    assert_eq!(moderator.get("/api/admin/reports").await.ok(), json!([]));
    assert_eq!(moderator.get("/api/admin/reports?resolved=true").await.ok().as_array().unwrap().len(), 1);
    assert_eq!(operator.audit().await[0].1, "resolve");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_floods_the_moderators_with_reports() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], _) = two_in_a_game(&server).await;
    assert_eq!(report(&Person::stranger(&server), &table, 1, "x").await.refused().1, "not-signed-in");
    assert_eq!(report(&anna, &table, 0, "myself").await.refused().1, "no-such-seat");
    assert_eq!(report(&anna, &table, 7, "nobody").await.refused().1, "no-such-seat");
    for text in ["  ", &"long ".repeat(201)] {
        assert_eq!(report(&anna, &table, 1, text).await.refused().1, "bad-message");
    }
    for _ in 0..10 {
        report(&anna, &table, 1, "He swears.").await.ok();
    }
    assert_eq!(report(&anna, &table, 1, "Again!").await.refused().1, "too-many");
}
