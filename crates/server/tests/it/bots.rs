//! Bots of accounts: tokens, what they may do, invitations, events, and commands over HTTP.

use crate::support::{Answer, Person, Socket, TestServer, config};
use futures_util::future::join_all;
use serde_json::{Value, json};
use server::{Config, Server};
use std::io::BufRead;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;
use store::Place;
use test_postgres::TestDatabase;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::timeout;

/// Timeout after which a test fails.
const PATIENCE: Duration = Duration::from_secs(20);

/// A bot's program, as a client of the server.
struct Bot {
    client: Person,
    token: String,
    id: String,
}

impl Bot {
    /// A new bot of this account.
    async fn of(owner: &Person, name: &str) -> Self {
        let created = owner.post("/api/bots", &json!({"name": name}).to_string()).await.ok();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let client = Person { cookie: None, ..owner.clone() };
        Self { client, token: text(&created["token"]), id: text(&created["bot"]["id"]) }
    }

    fn headers(&self) -> Vec<String> {
        vec![format!("Authorization: Bearer {}", self.token)]
    }

    async fn get(&self, path: &str) -> Answer {
        self.client.get_with(path, &self.headers()).await
    }

    async fn post(&self, path: &str, body: &Value) -> Answer {
        self.client.send_with("POST", path, &self.headers(), &body.to_string()).await
    }

    async fn command(&self, table: &str, body: &Value) -> Answer {
        self.post(&format!("/api/tables/{table}/commands"), body).await
    }

    async fn ready(&self, table: &str, seat: usize) {
        let body = json!({"id": "ready", "type": "ready", "seat": seat, "nonce": format!("{seat:032x}")});
        assert_eq!(self.command(table, &body).await.ok()["type"], "done");
    }

    async fn events(&self) -> Events {
        Events::open(self.client.address, &self.headers()[0]).await
    }

    /// The same bot at another server.
    fn at(&self, address: SocketAddr) -> Self {
        Self { client: Person { address, ..self.client.clone() }, token: self.token.clone(), id: self.id.clone() }
    }
}

/// A stream of events.
pub(crate) struct Events(Lines<BufReader<TcpStream>>);

impl Events {
    /// Opens a stream, signing in with this header.
    pub(crate) async fn open(address: SocketAddr, header: &str) -> Self {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let head = format!("GET /api/events HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{header}\r\n\r\n");
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut lines = BufReader::new(stream).lines();
        let status = lines.next_line().await.unwrap().unwrap();
        assert!(status.contains(" 200 "), "{status}");
        Self(lines)
    }

    /// The next event; `None` once the stream has ended.
    async fn next(&mut self) -> Option<Value> {
        loop {
            let line = timeout(PATIENCE, self.0.next_line()).await.expect("an event in time").ok()??;
            if let Some(event) = line.strip_prefix("data: ") {
                return Some(serde_json::from_str(event).unwrap());
            }
        }
    }

    /// Skips to the next event of this type.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let event = self.next().await.expect("the stream goes on");
            if event["type"] == kind {
                return event;
            }
        }
    }
}

fn with_open_seat() -> &'static str {
    r#"{"game": "mille-fiori", "seats": [{"kind": "mine"}, {"kind": "open"}]}"#
}

#[tokio::test(flavor = "multi_thread")]
async fn only_accounts_have_bots_and_only_so_many() {
    let server = TestServer::spawn().await;
    let guest = Person::guest(&server, "Gus").await;
    assert_eq!(guest.post("/api/bots", r#"{"name": "Robo"}"#).await.refused().1, "no-account");
    let ada = Person::account(&server, "Ada").await;
    for number in 1..=5 {
        Bot::of(&ada, &format!("Robo {number}")).await;
    }
    assert_eq!(ada.post("/api/bots", r#"{"name": "Robo"}"#).await.refused().1, "too-many");
    for taken in ["robo 1", "Ada", "level:master", "Guest"] {
        assert_eq!(
            ada.post("/api/bots", &json!({"name": taken}).to_string()).await.refused().1,
            "name-taken",
            "{taken}"
        );
    }
    assert_eq!(guest.post("/api/me", r#"{"name": "Robo 1"}"#).await.refused().1, "name-taken");
    assert_eq!(ada.post("/api/bots", r#"{"name": ""}"#).await.refused().1, "bad-name");
    let bots = ada.get("/api/bots").await.ok();
    assert_eq!(bots.as_array().unwrap().len(), 5);
    assert!(!bots.to_string().contains("token"), "it is shown once: {bots}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_signs_in_until_it_is_revoked() {
    let server = TestServer::spawn().await;
    let (ada, eve) = (Person::account(&server, "Ada").await, Person::account(&server, "Eve").await);
    let mut bot = Bot::of(&ada, "Robo").await;
    let me = bot.get("/api/me").await.ok();
    assert_eq!((&me["name"], &me["run_by"], &me["account"]), (&json!("Robo"), &json!("Ada"), &json!(false)));
    let mut events = bot.events().await;
    let renew = format!("/api/bots/{}/token", bot.id);
    assert_eq!(eve.post(&renew, "{}").await.refused(), (400, "no-such-bot".to_owned()));
    let renewed = ada.post(&renew, "{}").await.ok()["token"].as_str().unwrap().to_owned();
    assert_eq!(bot.get("/api/me").await.refused(), (401, "not-signed-in".to_owned()));
    assert_eq!(events.next().await, None, "what was open is closed");
    bot.token = renewed;
    assert_eq!(bot.get("/api/me").await.ok()["name"], "Robo");
    ada.send("DELETE", &renew, "").await.ok();
    assert_eq!(bot.get("/api/me").await.refused().0, 401);
    assert_eq!(ada.get("/api/bots").await.ok()[0]["active"], false);
    for wrong in ["Bearer x", "Bearer tavola_bot_00", "Basic QTpC"] {
        let answer = bot.client.get_with("/api/me", &[format!("Authorization: {wrong}")]).await;
        assert_eq!(answer.refused().0, 401, "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_stored_as_a_hash() {
    let server = TestServer::spawn().await;
    let ada = Person::account(&server, "Ada").await;
    let bot = Bot::of(&ada, "Robo").await;
    let export = ada.get("/api/export").await.ok();
    assert_eq!(export["bots"][0]["name"], "Robo");
    let data = server.stop().await;
    let secret = bot.token.strip_prefix("tavola_bot_").unwrap();
    for file in std::fs::read_dir(data.path()).unwrap() {
        let content = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!content.windows(secret.len()).any(|part| part == secret.as_bytes()), "the token is in a file");
    }
    assert!(!export.to_string().contains(secret));
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_have_no_say_in_accounts() {
    let server = TestServer::spawn().await;
    let ada = Person::account(&server, "Ada").await;
    let bot = Bot::of(&ada, "Robo").await;
    let account = json!({"name": "Robo", "password": "correct horse"});
    for (path, body) in [
        ("/api/account", &account),
        ("/api/me", &json!({"name": "Ada"})),
        ("/api/bots", &json!({"name": "Child"})),
        ("/api/account/password", &json!({"old": "x", "new": "correct horse"})),
    ] {
        assert_eq!(bot.post(path, body).await.refused(), (403, "not-for-bots".to_owned()), "{path}");
    }
    let rules = json!({"games": ["liguria"], "at_once": 3});
    let path = format!("/api/bots/{}/rules", bot.id);
    assert_eq!(bot.post(&path, &rules).await.ok()["rules"]["at_once"], 3);
    let other = Bot::of(&ada, "Other").await;
    assert_eq!(other.post(&path, &rules).await.refused().1, "no-such-bot");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_is_marked_wherever_its_name_is() {
    let server = TestServer::spawn().await;
    let ada = Person::account(&server, "Ada").await;
    let bot = Bot::of(&ada, "Robo").await;
    let table = ada.open_table(&with_open_seat().replace("]}", r#"], "access": "public"}"#)).await;
    let lobby = ada.get("/api/tables").await.ok();
    assert_eq!(lobby[0]["seats"][0]["sitter"], json!({"kind": "person", "guest": false}), "people are not marked");
    bot.post(&format!("/api/tables/{table}/join"), &json!({})).await.ok();
    let marked = json!({"kind": "person", "guest": false, "run_by": "Ada"});
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.ok()["seats"][1]["sitter"], marked);
    assert_eq!(ada.get("/api/tables/mine").await.ok()[0]["seats"][1]["sitter"], marked);
    let mut socket = ada.connect(&table).await;
    socket.ready(0).await;
    bot.ready(&table, 1).await;
    let record = ada.get(&format!("/api/tables/{table}/record")).await.ok();
    assert_eq!(record["seats"], json!(["Ada", "Robo [bot: Ada]"]));
    let restarted = server.restart().await;
    let ada = ada.at(&restarted);
    let sitter = async || ada.get(&format!("/api/tables/{table}")).await.ok()["seats"][1]["sitter"].clone();
    assert_eq!(sitter().await, marked, "after a restart, too");
    ada.post("/api/me", r#"{"name": "Ida"}"#).await.ok();
    assert_eq!(sitter().await["run_by"], "Ida", "its owner has another name");
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_accept_or_decline_an_invitation() {
    let server = TestServer::spawn().await;
    let (ada, ben) = (Person::account(&server, "Ada").await, Person::guest(&server, "Ben").await);
    let bot = Bot::of(&ada, "Robo").await;
    let invite = async |host: &Person, table: &str| {
        host.post(&format!("/api/tables/{table}/invite"), &json!({"bot": bot.id}).to_string()).await
    };
    let rules = async |rules: Value| drop(bot.post(&format!("/api/bots/{}/rules", bot.id), &rules).await.ok());
    let table = ben.open_table(with_open_seat()).await;
    assert_eq!(invite(&ada, &table).await.refused().1, "not-host");
    let mut events = bot.events().await;
    for declines in [json!({"games": ["liguria"]}), json!({"at_once": 0}), json!({"clocks": ["days"]})] {
        rules(declines.clone()).await;
        assert_eq!(invite(&ben, &table).await.refused(), (409, "declined".to_owned()), "{declines}");
        let invited = events.until("invited").await;
        assert_eq!((&invited["accepted"], &invited["host"]), (&json!(false), &json!("Ben")));
    }
    rules(json!({"games": ["mille-fiori"], "options": {"players": [2]}, "clocks": ["none"], "at_once": 1})).await;
    let by_name = json!({"bot": "robo", "seat": 1}).to_string();
    ben.post(&format!("/api/tables/{table}/invite"), &by_name).await.ok();
    assert_eq!(events.until("invited").await["accepted"], true);
    let seated = events.until("seated").await;
    assert_eq!((&seated["table"], &seated["seat"], &seated["game"]), (&json!(table), &json!(1), &json!("mille-fiori")));
    let second = ben.open_table(with_open_seat()).await;
    assert_eq!(invite(&ben, &second).await.refused().1, "declined", "it has a table already");
}

#[tokio::test(flavor = "multi_thread")]
async fn invitations_at_the_same_time_don_t_exceed_the_limit_of_a_bot() {
    let server = TestServer::spawn().await;
    let (ada, ben) = (Person::account(&server, "Ada").await, Person::guest(&server, "Ben").await);
    let bot = Bot::of(&ada, "Robo").await;
    bot.post(&format!("/api/bots/{}/rules", bot.id), &json!({"at_once": 2})).await.ok();
    let mut events = bot.events().await;
    let (mut tables, invitation) = (Vec::new(), json!({"bot": bot.id}).to_string());
    for _ in 0..8 {
        tables.push(format!("/api/tables/{}/invite", ben.open_table(with_open_seat()).await));
    }
    let answers = join_all(tables.iter().map(|path| ben.post(path, &invitation))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 2);
    let mut accepted = 0;
    for _ in &answers {
        accepted += u8::from(events.until("invited").await["accepted"] == true);
    }
    assert_eq!(accepted, 2, "the bot is told the same");
    assert_eq!(bot.get("/api/tables/mine").await.ok().as_array().map(Vec::len), Some(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn events_tell_of_turns_and_the_end_and_begin_again_after_a_reconnection() {
    let server = TestServer::spawn().await;
    let ada = Person::account(&server, "Ada").await;
    let bot = Bot::of(&ada, "Robo").await;
    let body = json!({"game": "summer-pavilion", "seats": [{"kind": "mine"}, {"kind": "bot", "bot": "level:novice"}]});
    let table = bot.post("/api/tables", &body).await.ok()["table"].as_str().unwrap().to_owned();
    let mut events = bot.events().await;
    assert_eq!(events.next().await.unwrap()["type"], "seated");
    bot.ready(&table, 0).await;
    events.until("game-started").await;
    let turn = events.until("your-turn").await;
    assert_eq!((&turn["table"], &turn["position"]["type"]), (&json!(table), &json!("position")));
    drop(events);
    let mut events = bot.events().await;
    let again = events.until("your-turn").await;
    assert_eq!(again["decision"], turn["decision"]);
    let resign = json!({"id": "resign", "type": "resign", "seat": 0});
    assert_eq!(bot.command(&table, &resign).await.ok()["type"], "done");
    let over = events.until("game-over").await;
    assert_eq!((&over["abandoned"], over["ranks"][0].as_u64()), (&json!(false), Some(2)));
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_over_http_are_answered_with_their_id() {
    let server = TestServer::spawn().await;
    let ada = Person::account(&server, "Ada").await;
    let bot = Bot::of(&ada, "Robo").await;
    let body = json!({"game": "summer-pavilion", "seats": [{"kind": "mine"}, {"kind": "bot", "bot": "level:novice"}]});
    let table = bot.post("/api/tables", &body).await.ok()["table"].as_str().unwrap().to_owned();
    let mut events = bot.events().await;
    bot.ready(&table, 0).await;
    let turn = events.until("your-turn").await;
    let decision = turn["decision"].as_u64().unwrap();
    let all = bot.command(&table, &json!({"id": "p", "type": "preview-all", "seat": 0})).await.ok();
    let previews = all["previews"].as_array().unwrap();
    assert_eq!((&all["type"], &all["more"]), (&json!("previewed-all"), &json!(false)));
    let action = &previews[0]["clicks"];
    let one = bot.command(&table, &json!({"id": "q", "type": "preview", "seat": 0, "action": action})).await.ok();
    assert_eq!(one["preview"], previews[0]["preview"]);
    let id = format!("0-{decision}");
    let act = json!({"id": id, "type": "act", "seat": 0, "decision": decision, "action": action});
    let done = bot.command(&table, &act).await.ok();
    assert_eq!((&done["type"], &done["id"]), (&json!("done"), &json!(id)));
    assert_eq!(bot.command(&table, &act).await.ok(), done, "a repeated id is the same command");
    let late = json!({"id": "late", "type": "act", "seat": 0, "decision": decision, "action": action});
    let refused = bot.command(&table, &late).await.ok();
    assert_eq!((&refused["id"], &refused["error"]["code"]), (&json!("late"), &json!("decision-closed")));
    let unreadable = bot.command(&table, &json!({"id": "u", "type": "act", "seat": 0})).await.ok();
    assert_eq!((&unreadable["id"], &unreadable["error"]["code"]), (&json!("u"), &json!("bad-message")));
    assert_eq!(unreadable["error"]["field"], "decision");
    let stranger = Person::stranger(&server).post(&format!("/api/tables/{table}/commands"), &act.to_string()).await;
    assert_eq!(stranger.refused().0, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_bot_leaves_its_games_to_the_server() {
    let server = TestServer::spawn().await;
    let ada = Person::account(&server, "Ada").await;
    let bot = Bot::of(&ada, "Robo").await;
    let table = ada.open_table(with_open_seat()).await;
    bot.post(&format!("/api/tables/{table}/join"), &json!({})).await.ok();
    let mut socket = ada.connect(&table).await;
    socket.ready(0).await;
    bot.ready(&table, 1).await;
    ada.send("DELETE", &format!("/api/bots/{}", bot.id), "").await.ok();
    assert_eq!(bot.get("/api/me").await.refused().0, 401);
    socket.until(|socket| socket.table()["seats"][1]["taken_over"] == true).await;
    assert_eq!(ada.get("/api/bots").await.ok(), json!([]));
}

/// Opens a table where Ada plays against the bot; both are ready.
async fn bot_against(ada: &Person, bot: &Bot, game: &str) -> (String, Socket) {
    let table = ada.open_table(game).await;
    bot.post(&format!("/api/tables/{table}/join"), &json!({})).await.ok();
    let mut socket = ada.connect(&table).await;
    socket.ready(0).await;
    bot.ready(&table, 1).await;
    (table, socket)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_stream_of_a_person_is_not_presence() {
    let server = TestServer::spawn().await;
    let ada = Person::account(&server, "Ada").await;
    let bot = Bot::of(&ada, "Robo").await;
    let table = ada.open_table(with_open_seat()).await;
    let mut events = Events::open(ada.address, &ada.headers()[0]).await;
    assert_eq!(events.until("seated").await["table"], json!(table));
    bot.post(&format!("/api/tables/{table}/join"), &json!({})).await.ok();
    let mut of_bot = bot.events().await;
    of_bot.until("seated").await;
    let seats = ada.get(&format!("/api/tables/{table}")).await.ok()["seats"].clone();
    assert_eq!((&seats[0]["connected"], &seats[1]["connected"]), (&json!(false), &json!(true)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_is_told_that_a_computer_player_has_its_seat_and_may_return() {
    let server = TestServer::spawn().await;
    let ada = Person::account(&server, "Ada").await;
    let bot = Bot::of(&ada, "Robo").await;
    let mut events = bot.events().await;
    let (table, mut socket) = bot_against(&ada, &bot, with_open_seat()).await;
    events.until("your-turn").await;
    let leave = json!({"id": "leave", "type": "leave", "seat": 1});
    assert_eq!(bot.command(&table, &leave).await.ok()["type"], "done");
    assert_eq!(events.until("taken-over").await["seat"], 1);
    let back = json!({"id": "return", "type": "return", "seat": 1});
    assert_eq!(bot.command(&table, &back).await.ok()["type"], "done");
    socket.until(|socket| socket.table()["seats"][1]["taken_over"] == false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_asks_the_rules_of_a_bot() {
    let server = TestServer::spawn().await;
    let ada = Person::account(&server, "Ada").await;
    let bot = Bot::of(&ada, "Robo").await;
    let (mut table, mut socket) = bot_against(&ada, &bot, with_open_seat()).await;
    for (at_once, sitter) in [(1, "person"), (0, "nobody")] {
        bot.post(&format!("/api/bots/{}/rules", bot.id), &json!({"at_once": at_once})).await.ok();
        socket.done(json!({"type": "abandon", "seat": 0, "agree": true})).await;
        let agree = json!({"id": "agree", "type": "abandon", "seat": 1, "agree": true});
        assert_eq!(bot.command(&table, &agree).await.ok()["type"], "done");
        socket.done(json!({"type": "rematch"})).await;
        socket.until(|socket| socket.table()["rematch"].is_string()).await;
        table = socket.table()["rematch"].as_str().unwrap().to_owned();
        socket = ada.connect(&table).await;
        socket.until(|socket| socket.table()["phase"] == "gathering").await;
        assert_eq!(socket.table()["seats"][1]["sitter"]["kind"], sitter, "{at_once}");
        if sitter == "person" {
            socket.ready(0).await;
            bot.ready(&table, 1).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_hears_at_one_instance_what_happens_at_another() {
    let database = TestDatabase::create();
    let config = || Config { data: Place::postgres(&database.url()).expect("an address"), ..config(Path::new("")) };
    let servers = [Server::start(config()).await.expect("one"), Server::start(config()).await.expect("two")];
    let ada = Person::account_at(servers[0].address(), "Ada").await;
    let bot = Bot::of(&ada, "Robo").await.at(servers[1].address());
    let mut events = bot.events().await;
    let table = ada.open_table(with_open_seat()).await;
    ada.post(&format!("/api/tables/{table}/invite"), r#"{"bot": "Robo"}"#).await.ok();
    assert_eq!(events.next().await.unwrap()["type"], "invited");
    assert_eq!(events.next().await.unwrap()["type"], "seated");
    let mut socket = ada.connect(&table).await;
    socket.ready(0).await;
    bot.ready(&table, 1).await;
    assert_eq!(events.until("your-turn").await["table"], json!(table));
    ada.send("DELETE", &format!("/api/bots/{}/token", bot.id), "").await.ok();
    while events.next().await.is_some() {}
}

/// The clients in `examples/bots`, written from `docs/bots.md` alone, play a game of every rule set to its end.
#[tokio::test(flavor = "multi_thread")]
async fn clients_in_other_languages_finish_a_game_of_every_rule_set() {
    let server = TestServer::spawn().await;
    let ada = Person::account(&server, "Ada").await;
    let (python, node) = (Bot::of(&ada, "Python").await, Bot::of(&ada, "Node").await);
    let rules = json!({"at_once": 20});
    for bot in [&python, &node] {
        bot.post(&format!("/api/bots/{}/rules", bot.id), &rules).await.ok();
    }
    let games = [
        json!({"game": "mille-fiori", "options": {"draft": "simultaneous"}}),
        json!({"game": "mille-fiori", "options": {"edition": "first", "draft": "on-turn"}}),
        json!({"game": "mille-fiori", "options": {"masterworks": true}}),
        json!({"game": "summer-pavilion", "options": {"board": "colored"}}),
        json!({"game": "summer-pavilion", "options": {"board": "plain"}}),
        json!({"game": "liguria", "options": {"players": 3, "debt": "forgiven"}}),
        json!({"game": "liguria", "options": {"players": 3, "debt": "carried"}}),
    ];
    for mut game in games.clone() {
        let (seats, spare) =
            (json!([{"kind": "open"}, {"kind": "open"}]), json!({"kind": "bot", "bot": "level:novice"}));
        game["seats"] = seats;
        if game["game"] == "liguria" {
            game["seats"].as_array_mut().unwrap().push(spare);
        }
        let table = ada.open_table(&game.to_string()).await;
        for bot in [&python, &node] {
            let body = json!({"bot": bot.id}).to_string();
            ada.post(&format!("/api/tables/{table}/invite"), &body).await.ok();
        }
    }
    let mut clients = [Client::start("python3", "online.py", &python), Client::start("node", "online.mjs", &node)];
    for client in &mut clients {
        for _ in &games {
            let line = client.line().await;
            assert!(line.contains('['), "a table and its scores: {line}");
        }
    }
    let metrics = ada.get("/metrics").await.body;
    let refused = metrics.lines().find(|line| line.starts_with("tavola_refused_commands_total")).unwrap();
    assert!(refused.ends_with(" 0"), "{refused}");
}

/// Readers see the client that is actually tested.
#[test]
fn the_client_in_the_documentation_is_the_example() {
    let root = format!("{}/../..", env!("CARGO_MANIFEST_DIR"));
    let [page, client] = ["docs/bots.md", "examples/bots/online.py"]
        .map(|file| std::fs::read_to_string(format!("{root}/{file}")).unwrap());
    assert!(page.contains(&format!("```python\n{client}```\n")), "copy online.py into docs/bots.md");
}

/// A client in another language, killed on drop.
struct Client {
    process: Child,
    lines: mpsc::UnboundedReceiver<String>,
}

impl Client {
    fn start(program: &str, file: &str, bot: &Bot) -> Self {
        let path = format!("{}/../../examples/bots/{file}", env!("CARGO_MANIFEST_DIR"));
        let mut command = Command::new(program);
        command.arg(path).arg(format!("http://{}", bot.client.address)).arg(&bot.token).stdout(Stdio::piped());
        let mut process = command.spawn().unwrap_or_else(|error| panic!("{program} is missing: {error}"));
        let stdout = std::io::BufReader::new(process.stdout.take().unwrap());
        let (read, lines) = mpsc::unbounded_channel();
        thread::spawn(move || stdout.lines().map_while(Result::ok).all(|line| read.send(line).is_ok()));
        Self { process, lines }
    }

    async fn line(&mut self) -> String {
        timeout(6 * PATIENCE, self.lines.recv()).await.expect("a line in time").expect("the client goes on")
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
