//! The OpenAPI document matches the server.

use crate::hand_over::offered_by_both;
use crate::support::{Operator, Person, TWO, TestServer, add_record, short_record, today, two_in_a_game};
use serde_json::{Map, Value, json};
use testkit::schema_fault;

const METHODS: [&str; 5] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

fn description() -> Value {
    serde_json::from_str(include_str!("../../../../docs/openapi.json")).unwrap()
}

/// All described operations, with path and method.
fn operations(described: &Value) -> Vec<(&String, String, &Value)> {
    let paths = described["paths"].as_object().unwrap();
    let of_path = |(path, methods)| {
        let methods: &Map<String, Value> = Value::as_object(methods).unwrap();
        methods.iter().map(move |(method, operation)| (path, method.to_uppercase(), operation))
    };
    paths.iter().flat_map(of_path).collect()
}

/// The path with its parameters filled in: a table's or record's id, and so on.
fn filled(path: &str, table: &str, record: &str) -> String {
    let values = [
        ("{table}", table),
        ("{record}", record),
        ("{bot}", "17"),
        ("{target}", "17"),
        ("{game}", "mille-fiori"),
        ("{lang}", "en"),
        ("{steps}", "3"),
        ("{lesson}", "houses-run-of-three"),
        ("{puzzle}", "892933f5ba"),
        ("{user}", "Mona"),
        ("{session}", "1"),
        ("{report}", "1"),
    ];
    values.iter().fold(path.to_owned(), |path, (name, value)| path.replace(name, value))
}

/// Passkeys are for browsers, which name the origin of a request.
fn own_origin(person: &Person) -> String {
    format!("Origin: http://{}", person.address)
}

/// Makes this guest an account and a moderator.
async fn promote(server: &TestServer, person: &Person) {
    person.post("/api/account", r#"{"name": "Mona", "password": "correct horse"}"#).await.ok();
    Operator::of(server).await.act(person, "promote").await.ok();
}

/// The last part of a link for a new password of this account.
async fn password_link(server: &TestServer, person: &Person) -> String {
    let answer = Operator::of(server).await.act(person, "password-link").await.ok();
    answer["link"].as_str().unwrap().rsplit('/').next().unwrap().to_owned()
}

/// The schema of a successful JSON response.
fn answer_schema(operation: &Value) -> Option<&Value> {
    operation.pointer("/responses/200/content/application~1json/schema")
}

#[tokio::test(flavor = "multi_thread")]
async fn exactly_the_described_methods_exist() {
    let server = TestServer::spawn().await;
    let stranger = Person::stranger(&server);
    let described = description();
    for (path, methods) in described["paths"].as_object().unwrap() {
        for method in METHODS {
            let status = stranger.send(method, &filled(path, "abcdefghijkl", "abcdefghijkl"), "").await.status;
            let is_described = methods.get(method.to_lowercase()).is_some();
            assert_eq!(status != 405, is_described, "{method} {path}: {status}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_as_described() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], [mut one, mut two]) = two_in_a_game(&server).await;
    let code = offered_by_both(&mut one, &mut two).await;
    anna.open_table(
        r#"{"game": "liguria", "access": "public", "seats": [{"kind": "open"}, {"kind": "mine"}, {"kind": "open"}]}"#,
    )
    .await;
    let record = add_record(&anna, short_record()).await;
    promote(&server, &anna).await;
    let link = password_link(&server, &anna).await;
    let described = description();
    let mut checked = 0;
    for (path, method, operation) in operations(&described) {
        let Some(schema) = answer_schema(operation).filter(|_| method == "GET") else { continue };
        let link = if path.contains("/seat/") { &code } else { &link };
        let answer = anna.get(&filled(path, &table, &record).replace("{link}", link)).await.ok();
        assert_eq!(schema_fault(&described, schema, &answer), None, "{path}");
        checked += 1;
    }
    assert!(checked >= 29, "{checked}");
    let stranger = Person::stranger(&server).get("/api/me").await.ok();
    let me = answer_schema(&described["paths"]["/api/me"]["get"]).unwrap();
    assert_eq!(
        (schema_fault(&described, me, &stranger), schema_fault(&described, me, &json!({})).is_some()),
        (None, true)
    );
}

/// A valid body for each request that has one, if the requests are sent in the order of the document.
fn good_body(path: &str) -> String {
    let body = match path {
        "/api/me" => json!({"name": "Anna"}),
        "/api/account" | "/api/session" => json!({"name": "Anna", "password": "correct horse"}),
        "/api/bots" => json!({"name": "Robo"}),
        "/api/friends" | "/api/blocks" => json!({"name": "Bruno"}),
        "/api/tables/{table}/invite" => json!({"bot": "17"}),
        "/api/account/recovery-codes" => json!({"password": "battery staple"}),
        "/api/session/code" => json!({"code": "wrong"}),
        "/api/progress" => json!({"games": {}}),
        "/api/passkey-challenge" => json!({"purpose": "create"}),
        "/api/passkeys" => json!({"client_data": "", "authenticator_data": "", "password": "battery staple"}),
        "/api/account/passkey" => json!({"name": "Ada", "passkey": {"client_data": "", "authenticator_data": ""}}),
        "/api/session/passkey" => {
            json!({"credential": "", "client_data": "", "authenticator_data": "", "signature": ""})
        }
        "/api/recovery" => json!({"name": "Anna", "code": "wrong", "password": "battery staple"}),
        "/api/admin/users/{user}" => json!({"do": "block"}),
        "/api/admin/tables/{table}" => json!({"do": "close"}),
        "/api/admin/reports/{report}" => json!({"do": "resolve"}),
        "/api/tables/{table}/report" => json!({"seat": 1, "text": "swears"}),
        "/api/password" => json!({"link": "wrong", "password": "battery staple"}),
        "/api/notices/push" => {
            let p256dh = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
            let endpoint = "https://push.example.net/1";
            json!({"endpoint": endpoint, "p256dh": p256dh, "auth": "BTBZMqHH6r4Tts7J_aSIgg", "language": "de"})
        }
        "/api/notices/webhooks" => json!({"form": "ntfy", "url": "https://ntfy.example/turns", "language": "en"}),
        "/api/notices/settings" => json!({"zone": "Europe/Berlin", "quiet": {"from": 1320, "to": 480}}),
        "/api/vacations" => {
            let (today, zone) = today();
            json!({"from": today.to_string(), "until": today.to_string(), "zone": zone})
        }
        "/api/account/password" => json!({"old": "correct horse", "new": "battery staple"}),
        "/api/tables" => json!({"game": "mille-fiori", "seats": [{"kind": "mine"}, {"kind": "open"}]}),
        "/api/records" => serde_json::from_str(short_record()).unwrap(),
        _ => json!({}),
    };
    body.to_string()
}

/// Error responses count, too: not every request can succeed here.
#[tokio::test(flavor = "multi_thread")]
async fn answers_to_changes_are_as_described() {
    let server = TestServer::spawn().await;
    let mut anna = Person::guest(&server, "Anna").await;
    let host = Person::guest(&server, "Bruno").await;
    let (table, record) = (host.open_table(TWO).await, add_record(&anna, short_record()).await);
    let described = description();
    let (mut good, mut bad) = (Vec::new(), Vec::new());
    for (path, method, operation) in operations(&described).into_iter().filter(|(_, method, _)| method == "POST") {
        let path_of = filled(path, &table, &record);
        let answer = anna.send_with(&method, &path_of, &[own_origin(&anna)], &good_body(path)).await;
        anna.keep_cookie(&answer);
        let (schema, list) = match answer.status {
            200 => (answer_schema(operation).unwrap(), &mut good),
            _ => (&described["components"]["schemas"]["ApiError"], &mut bad),
        };
        let body = serde_json::from_str(&answer.body).unwrap();
        assert_eq!(schema_fault(&described, schema, &body), None, "{path}");
        list.push(path.as_str());
    }
    // The codes, passkeys and links are wrong, Anna is no longer a guest, the password was changed, there is no issuer, no
    // such bot, no account named Bruno, no request of a friend and no such target, the table has another host and nobody to
    // report, no seat is offered, Anna has no seat there, its game isn't over, there is no
    // review with mistakes to retry, and Anna is not a moderator.
    let mistakes = ["/api/tables/{table}/review/{step}", "/api/records/{record}/review/{step}"];
    let of_sessions =
        ["/api/recovery", "/api/account/passkey", "/api/session/passkey", "/api/passkeys", "/api/oidc/start"];
    let of_devices = ["/api/device-code", "/api/session/code", "/api/session"];
    let of_bots = ["/api/bots/{bot}/token", "/api/bots/{bot}/rules"];
    let of_people = ["/api/friends", "/api/friends/{user}", "/api/blocks"];
    let of_target = ["/api/notices/targets/{target}/test"];
    let of_table = ["seat", "invite", "report", "note", "review"].map(|it| format!("/api/tables/{{table}}/{it}"));
    let of_table = of_table.each_ref().map(String::as_str);
    let of_administration =
        ["/api/admin/users/{user}", "/api/admin/tables/{table}", "/api/admin/reports/{report}", "/api/password"];
    assert_eq!(
        bad,
        [&of_sessions[..], &of_devices, &of_bots, &of_people, &of_target, &of_table, &mistakes, &of_administration]
            .concat()
    );
    assert!(good.len() >= 10, "{good:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn missing_required_fields_are_refused() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    promote(&server, &anna).await;
    let described = description();
    let mut checked = 0;
    for (path, method, operation) in operations(&described) {
        let Some(schema) = operation.pointer("/requestBody/content/application~1json/schema") else { continue };
        if schema_fault(&described, schema, &json!({})).is_none() {
            continue;
        }
        let path_of = filled(path, "abcdefghijkl", "abcdefghijkl");
        let refused = anna.send_with(&method, &path_of, &[own_origin(&anna)], "{}").await.refused();
        let code = if path == "/api/records" { "bad-record" } else { "bad-message" };
        // A command is answered by a message, as on a socket.
        let status = if path.ends_with("/commands") { 200 } else { 400 };
        assert_eq!(refused, (status, code.to_owned()), "{method} {path}");
        checked += 1;
    }
    assert!(checked >= 4, "{checked}");
}
