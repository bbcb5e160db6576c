//! Clients that misbehave, and security headers.

use crate::support::{Answer, Person, Socket, TestServer, two_at_a_table, two_in_a_game};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message};

#[tokio::test(flavor = "multi_thread")]
async fn unreadable_messages_are_refused_and_harm_nobody() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, _bruno]) = two_in_a_game(&server).await;
    let nonsense = ["", "x", "{}", "[]", "null", r#"{"id": 1, "type": "describe"}"#];
    let wrong = [r#"{"id": "a"}"#, r#"{"id": "a", "type": "act", "seat": -1}"#, r#"{"id": "a", "type": "fly"}"#];
    let ids = ["", "a"];
    for (id, text) in nonsense.map(|text| (ids[0], text)).into_iter().chain(wrong.map(|text| (ids[1], text))) {
        anna.send_raw(Message::text(text)).await.unwrap();
        assert_eq!(anna.answer(id).await["error"]["code"], "bad-message", "{text}");
    }
    anna.send_raw(Message::binary(Bytes::from_static(b"\x00\xff"))).await.unwrap();
    assert_eq!(anna.answer("").await["error"]["code"], "bad-message");
    let long_id = json!({"id": "x".repeat(65), "type": "describe"});
    anna.send_raw(Message::text(long_id.to_string())).await.unwrap();
    assert_eq!(anna.answer("").await["error"]["code"], "bad-message");
    let act = anna.act(0, 0);
    anna.done(act).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_error_for_an_unreadable_message_names_its_field() {
    let server = TestServer::spawn().await;
    let (table, people, [mut anna, _bruno]) = two_in_a_game(&server).await;
    let answer = anna.command(json!({"type": "act", "seat": 0, "decision": "soon", "action": "sail"})).await;
    assert_eq!((&answer["error"]["code"], &answer["error"]["field"]), (&json!("bad-message"), &json!("decision")));
    assert_eq!(anna.command(json!({"type": "say", "text": " "})).await["error"]["field"], "text");
    let error = |answer: Answer| serde_json::from_str::<Value>(&answer.body).unwrap();
    let query = error(people[0].get(&format!("/api/tables/{table}/replay/1?since=soon")).await);
    assert_eq!((&query["code"], &query["field"]), (&json!("bad-message"), &json!("since")));
    let cases = [
        ("/api/me", r#"{"name": 1}"#, json!("name")),
        ("/api/me", "{}", json!("name")),
        ("/api/me", r#"{"name": "Anna", "more": 1}"#, json!("more")),
        ("/api/me", "{", Value::Null),
        ("/api/tables", r#"{"game": "mille-fiori", "seats": [{"kind": "mine"}, 2]}"#, json!("seats[1]")),
        ("/api/tables", r#"{"game": "mille-fiori", "seats": [], "clock": {"kind": "sun"}}"#, json!("clock.kind")),
    ];
    for (path, body, field) in cases {
        let refused = error(people[0].post(path, body).await);
        assert_eq!((&refused["code"], &refused["field"]), (&json!("bad-message"), &field), "{body}");
    }
    let plain = error(people[0].get(&format!("/api/tables/{table}/socket")).await);
    assert_eq!(plain["code"], "bad-message", "a socket is opened by an upgrade");
}

/// In the body and as a header.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_is_too_fast_is_told_how_long_to_wait() {
    let once = server::Rate::new(1, 0.1);
    let server = TestServer::spawn_with(|config| {
        config.limits.thoughts = once;
        config.limits.tables = once;
        config.limits.guesses = once;
    })
    .await;
    let anna = Person::guest(&server, "Anna").await;
    let puzzle = anna.get("/api/games/mille-fiori/puzzles").await.ok()["daily"].as_str().unwrap().to_owned();
    let requests = [
        (format!("/api/games/mille-fiori/puzzles/{puzzle}"), "{}"),
        ("/api/tables".to_owned(), crate::support::TWO),
        ("/api/session".to_owned(), r#"{"name": "Anna", "password": "wrong horse"}"#),
    ];
    for (path, body) in requests {
        anna.post(&path, body).await;
        let refused = anna.post(&path, body).await;
        let error: Value = serde_json::from_str(&refused.body).unwrap();
        let wait = error["retry_after"].as_u64().unwrap_or_default();
        assert!(error["code"] == "too-fast" && (1..=10).contains(&wait), "{path}: {error}");
        assert_eq!(refused.header("retry-after"), Some(wait.to_string().as_str()), "{path}");
    }
}

/// Regression: it made the table send everything to everyone.
#[tokio::test(flavor = "multi_thread")]
async fn a_spectators_command_sends_nothing_to_others() {
    let server = TestServer::spawn().await;
    let (table, _, [mut anna, _bruno]) = two_in_a_game(&server).await;
    let mut spectator = Person::stranger(&server).connect(&table).await;
    anna.listen_for(std::time::Duration::from_millis(300)).await;
    let before = anna.received.len();
    for _ in 0..20 {
        let far = json!({"type": "act", "seat": 0, "decision": u32::MAX, "action": "sail"});
        assert_eq!(spectator.refused(far).await, "not-your-seat");
    }
    let _far = Person::stranger(&server).connect_with(&table, "?since=4294967295").await;
    anna.listen_for(std::time::Duration::from_millis(300)).await;
    assert_eq!(anna.received.len(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn players_can_connect_no_matter_how_many_watch() {
    let limits = server::SocketLimits { of_address: 100, of_user: 10, at_table: 2 };
    let server = TestServer::spawn_with(|config| config.limits.sockets = limits).await;
    let (table, people, sockets) = two_at_a_table(&server).await;
    let path = format!("/api/tables/{table}/socket");
    let open = async |person: &Person| Socket::open(server.address(), &path, &person.headers()).await;
    let stranger = Person::stranger(&server);
    let watching = [open(&stranger).await.unwrap(), open(&stranger).await.unwrap()];
    assert!(open(&stranger).await.is_err(), "two strangers at a table");
    assert!(open(&people[0]).await.is_ok() && open(&people[1]).await.is_ok());
    drop((watching, sockets));
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_that_send_only_nonsense_are_disconnected() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, mut bruno]) = two_in_a_game(&server).await;
    for _ in 0..60 {
        // The connection may be closed while we write.
        let _ = anna.send_raw(Message::text("nonsense")).await;
    }
    assert_eq!(anna.closed().await, Some(1008));
    let act = bruno.act(1, 0);
    bruno.done(act).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_that_flood_pings_are_disconnected() {
    let server = TestServer::spawn_with(|config| config.limits.commands = server::Rate::new(5, 0.0)).await;
    let (_, _, [mut anna, _bruno]) = two_at_a_table(&server).await;
    for _ in 0..100 {
        if anna.send_raw(Message::Ping(Default::default())).await.is_err() {
            break;
        }
    }
    while anna.next().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn an_oversized_message_ends_the_connection() {
    let server = TestServer::spawn().await;
    let (table, people, [mut anna, mut bruno]) = two_in_a_game(&server).await;
    let _ = anna.send_raw(Message::text("x".repeat(9_000))).await;
    assert_eq!(anna.closed().await, Some(1009));
    let _ = bruno.send_raw(Message::text("x".repeat(100_000))).await;
    bruno.closed().await;
    bruno = people[1].connect(&table).await.with_ids("again");
    bruno.until(|socket| socket.position().is_some()).await;
    let act = bruno.act(1, 0);
    bruno.done(act).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_oversized_or_unreadable_body_is_refused() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let large = format!(r#"{{"name": "{}"}}"#, "x".repeat(20_000));
    assert_eq!(anna.post("/api/me", &large).await.refused(), (413, "too-large".to_owned()));
    for body in ["", "{", "[]", r#"{"name": 1}"#, r#"{"name": "A", "more": 1}"#] {
        assert_eq!(anna.post("/api/me", body).await.refused(), (400, "bad-message".to_owned()));
    }
    assert_eq!(anna.post("/api/me", r#"{"name": "\u0007"}"#).await.refused(), (400, "bad-name".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn too_frequent_commands_are_refused() {
    let server = TestServer::spawn_with(|config| config.limits.commands = server::Rate::new(5, 0.0)).await;
    let (_, _, [mut anna, _bruno]) = two_in_a_game(&server).await;
    for _ in 0..4 {
        assert_eq!(anna.command(json!({"type": "describe"})).await["type"], "described");
    }
    assert_eq!(anna.refused(json!({"type": "describe"})).await, "too-fast");
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_that_are_too_fast_are_told_how_long_to_wait() {
    let server = TestServer::spawn_with(|config| {
        config.limits.commands = server::Rate::new(3, 0.1);
        config.limits.chat = server::Rate::new(1, 0.1);
    })
    .await;
    let (_, _, [mut anna, _bruno]) = two_at_a_table(&server).await;
    anna.done(json!({"type": "say", "text": "one"})).await;
    for _ in 0..2 {
        let error = anna.command(json!({"type": "say", "text": "two"})).await["error"].clone();
        let wait = error["retry_after"].as_u64().unwrap();
        assert!(error["code"] == "too-fast" && (1..=10).contains(&wait), "{error}");
    }
    let error = anna.command(json!({"type": "describe"})).await["error"].clone();
    assert!(error["code"] == "too-fast" && error["retry_after"].as_u64() > Some(0), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn too_frequent_requests_are_refused() {
    let server = TestServer::spawn_with(|config| config.limits.requests = server::Rate::new(3, 0.0)).await;
    let stranger = Person::stranger(&server);
    for _ in 0..3 {
        assert_eq!(stranger.get("/api/games").await.status, 200);
    }
    assert_eq!(stranger.get("/api/games").await.refused(), (429, "too-fast".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_are_kept_out() {
    let server = TestServer::spawn().await;
    let (table, people, _sockets) = two_at_a_table(&server).await;
    let path = format!("/api/tables/{table}/socket");
    let with_origin = |origin: &str| [people[0].headers(), vec![format!("Origin: {origin}")]].concat();
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        let refused = Socket::open(server.address(), &path, &with_origin(origin)).await;
        assert!(matches!(refused, Err(Error::Http(response)) if response.status() == 403), "{origin}");
    }
    let own = format!("http://{}", server.address());
    assert!(Socket::open(server.address(), &path, &with_origin(&own)).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn responses_have_strict_headers() {
    let server = TestServer::spawn().await;
    for path in ["/", "/api/games", "/nowhere", "/healthz"] {
        let answer = Person::stranger(&server).get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(!policy.replace("'wasm-unsafe-eval'", "").contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn personal_responses_are_never_cached() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    for path in ["/api/me", "/api/export", "/api/tables/mine", "/api/tables/abcdefghijkl"] {
        assert_eq!(anna.get(path).await.header("cache-control"), Some("no-store"), "{path}");
    }
    assert_eq!(anna.get("/api/words/en").await.header("cache-control"), Some("no-cache"));
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_tables_and_paths_are_not_found() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    for table in ["abcdefghijkl", "x", "..%2f..%2fetc", "%ff"] {
        assert_eq!(anna.get(&format!("/api/tables/{table}")).await.status, 404, "{table}");
    }
    assert_eq!(anna.get("/nowhere").await.refused(), (404, "not-found".to_owned()));
    assert_eq!(anna.get("/api/nowhere").await.refused(), (404, "not-found".to_owned()));
    assert_eq!(anna.get("/api/tables/abcdefghijkl").await.refused(), (404, "no-such-table".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn impossible_tables_are_refused() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let cases = [
        (r#"{"game": "chess", "seats": [{"kind": "mine"}]}"#, "no-such-game"),
        (r#"{"game": "mille-fiori", "seats": [{"kind": "mine"}]}"#, "bad-seats"),
        (r#"{"game": "mille-fiori", "options": {"players": 9}, "seats": []}"#, "bad-options"),
        (r#"{"game": "mille-fiori", "seats": [{"kind": "mine"}, {"kind": "bot", "bot": "hal"}]}"#, "no-such-bot"),
        (r#"{"game": "mille-fiori", "seats": [{"kind": "mine"}, {"kind": "bot", "bot": "exec:id"}]}"#, "no-such-bot"),
        (
            r#"{"game": "mille-fiori", "seats": [{"kind": "mine"}, {"kind": "open"}],
                "clock": {"kind": "per-move", "seconds": 0}}"#,
            "bad-clock",
        ),
    ];
    for (body, code) in cases {
        assert_eq!(anna.post("/api/tables", body).await.refused().1, code, "{body}");
    }
}

/// A client that never reads is dropped; the others play on.
#[tokio::test(flavor = "multi_thread")]
async fn clients_that_do_not_read_are_dropped() {
    let server = TestServer::spawn().await;
    let (table, people, mut sockets) = two_in_a_game(&server).await;
    let deaf = people[0].connect(&table).await;
    let dropped = async || {
        let metrics = people[0].get("/metrics").await.body;
        let line = metrics.lines().find(|line| line.starts_with("tavola_dropped_readers_total")).unwrap().to_owned();
        line.ends_with(" 1")
    };
    let action = sockets[0].choices()[0].clone();
    for _ in 0..2_000 {
        let decision = sockets[0].decision(0);
        let act = json!({"type": "act", "seat": 0, "decision": decision, "action": action});
        sockets[0].done(act).await;
        let version = sockets[0].done(json!({"type": "undo", "seat": 0})).await;
        sockets[0].until_version(version).await;
        sockets[1].until_version(version).await;
        if dropped().await {
            return drop(deaf);
        }
    }
    panic!("nobody was dropped");
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_see_health_and_metrics() {
    let server = TestServer::spawn().await;
    let (_, people, [mut anna, _bruno]) = two_in_a_game(&server).await;
    let act = anna.act(0, 0);
    anna.done(act).await;
    assert_eq!(people[0].get("/healthz").await.body, "ok\n");
    // A move is counted once all viewers have been notified, which may be after its acknowledgment.
    let mut metrics = people[0].get("/metrics").await.body;
    for _ in 0..100 {
        if metrics.contains("tavola_move_duration_seconds_count 1\n") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        metrics = people[0].get("/metrics").await.body;
    }
    for line in ["tavola_connections 2", "tavola_tables{state=\"running\"} 1", "tavola_move_duration_seconds_count 1"] {
        assert!(metrics.lines().any(|found| found == line), "{line} in {metrics}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_number_of_sockets_is_limited() {
    let limits = server::SocketLimits { of_address: 5, of_user: 2, at_table: 1 };
    let server = TestServer::spawn_with(|config| config.limits.sockets = limits).await;
    let (table, people, sockets) = two_at_a_table(&server).await;
    let path = format!("/api/tables/{table}/socket");
    let open = async |person: &Person| Socket::open(server.address(), &path, &person.headers()).await;
    let crowded = |opened: Result<Socket, Error>| matches!(opened, Err(Error::Http(it)) if it.status() == 429);
    let second = open(&people[0]).await.unwrap();
    assert!(crowded(open(&people[0]).await), "two of a user");
    let stranger = Person::stranger(&server);
    let third = open(&stranger).await.unwrap();
    assert!(crowded(open(&stranger).await), "one stranger at a table");
    drop((second, third));
    while open(&people[0]).await.is_err() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    drop(sockets);
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_cannot_post() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let open = r#"{"game": "mille-fiori", "seats": [{"kind": "mine"}, {"kind": "open"}]}"#;
    for (method, path, body) in [
        ("POST", "/api/me", r#"{"name": "Mallory"}"#),
        ("POST", "/api/tables", open),
        ("POST", "/api/account", r#"{"name": "Mallory", "password": "correct horse"}"#),
        ("DELETE", "/api/account", "{}"),
        ("DELETE", "/api/session", ""),
    ] {
        let answer = anna.send_with(method, path, &["Origin: https://evil.example".to_owned()], body).await;
        assert_eq!(answer.refused(), (403, "bad-origin".to_owned()), "{method} {path}");
    }
    assert_eq!(anna.get("/api/me").await.ok()["name"], "Anna");
    assert_eq!(anna.get("/api/tables/mine").await.ok(), json!([]));
    let own = [format!("Origin: http://{}", server.address())];
    assert_eq!(anna.send_with("POST", "/api/tables", &own, open).await.status, 200);
}

/// Text with a meaning in SQL, HTML or logs has none in names, chat or ids.
#[tokio::test(flavor = "multi_thread")]
async fn text_is_never_interpreted() {
    let server = TestServer::spawn().await;
    let (table, people, [mut anna, mut bruno]) = two_at_a_table(&server).await;
    let texts = [
        "'); DROP TABLE users; --",
        "\" OR 1=1",
        "\\' $1 ?1 %s %_ {0}",
        "<script>alert(1)</script>",
        "<img src=x onerror=a()>",
    ];
    for (number, text) in texts.into_iter().enumerate() {
        let name = json!({"name": text}).to_string();
        assert_eq!(people[0].post("/api/me", &name).await.ok()["name"], text);
        anna.done(json!({"type": "say", "text": text})).await;
        bruno.until(|socket| socket.chat.len() > number).await;
        assert_eq!(bruno.chat[number]["text"], text);
        let account = json!({"name": text, "password": text.repeat(2)}).to_string();
        assert_eq!(people[0].post("/api/session", &account).await.status, 401);
        let seats = json!([{"kind": "mine", "name": text}, {"kind": "open"}]);
        let own = people[0].open_table(&json!({"game": "mille-fiori", "seats": seats}).to_string()).await;
        let shown = people[0].get(&format!("/api/tables/{own}")).await;
        assert_eq!(shown.header("content-type"), Some("application/json"));
        assert_eq!(shown.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(shown.ok()["seats"][0]["name"], text);
        let path: String = text.bytes().map(|byte| format!("%{byte:02x}")).collect();
        assert_eq!(people[0].get(&format!("/api/tables/{path}")).await.status, 404);
        let join = json!({"name": text, "seat": 1}).to_string();
        people[1].post(&format!("/api/tables/{own}/join"), &join).await.ok();
    }
    people[0].post("/api/account", &json!({"name": texts[0], "password": texts[0]}).to_string()).await.ok();
    let account = json!({"name": texts[0], "password": texts[0]}).to_string();
    assert_eq!(Person::stranger(&server).post("/api/session", &account).await.status, 200);
    assert_eq!(people[1].get(&format!("/api/tables/{table}")).await.ok()["phase"], "gathering");
}
