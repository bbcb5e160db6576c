//! Messages that are almost right.

use super::times;
use crate::support::{Person, Process, Socket};
use game::{SplitMix, below, choose};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Message;

/// Ten times as many in the long form.
const MESSAGES: usize = 500;

/// The text with some random changes: characters removed, duplicated, replaced or swapped; a piece cut off or moved.
fn garbled(text: &str, rng: &mut SplitMix) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=below(rng, 3) {
        let at = below(rng, letters.len().max(1) as u32) as usize;
        match below(rng, 6) {
            _ if letters.is_empty() => letters.push('{'),
            0 => drop(letters.remove(at)),
            1 => letters.insert(at, letters[at]),
            2 => {
                letters[at] =
                    choose(rng, &['"', '\\', '{', '}', '[', ',', ':', '0', '9', '-', 'e', '\0', 'ß', '\u{202e}'])
            }
            3 => letters.truncate(at),
            4 => letters.rotate_left(at),
            _ => {
                let other = below(rng, letters.len() as u32) as usize;
                letters.swap(at, other);
            }
        }
    }
    letters.into_iter().collect()
}

/// A value with one part replaced by something odd; still JSON.
fn strange(value: &Value, rng: &mut SplitMix) -> Value {
    const STRANGE: [&str; 12] = [
        "null",
        "true",
        "-1",
        "0",
        "255",
        "256",
        "4294967296",
        "1e308",
        r#""""#,
        r#""' OR 1=1 --""#,
        "[]",
        r#"{"kind": "mine", "name": "<script>"}"#,
    ];
    let any = |rng: &mut SplitMix| serde_json::from_str(choose(rng, &STRANGE)).unwrap();
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let mut fields = fields.clone();
            let at = below(rng, fields.len() as u32) as usize;
            let name = fields.keys().nth(at).unwrap().clone();
            let new = strange(&fields[&name], rng);
            fields.insert(name, new);
            Value::Object(fields)
        }
        Value::Array(items) if !items.is_empty() && below(rng, 2) == 0 => {
            let mut items = items.clone();
            let at = below(rng, items.len() as u32) as usize;
            items[at] = strange(&items[at], rng);
            Value::Array(items)
        }
        _ => any(rng),
    }
}

fn commands(socket: &Socket) -> Vec<Value> {
    // Only the view of the seat to act has choices.
    let act = if socket.choices().is_empty() { json!({"type": "describe"}) } else { socket.act(0, 0) };
    vec![
        act,
        json!({"type": "act", "seat": 0, "decision": 2, "action": "pick c3"}),
        json!({"type": "undo", "seat": 0}),
        json!({"type": "preview", "seat": 0, "action": "pick c3"}),
        json!({"type": "look", "seat": 1}),
        json!({"type": "ready", "seat": 0, "nonce": "0123456789abcdef0123456789abcdef"}),
        json!({"type": "mute", "seat": 1, "muted": true}),
        json!({"type": "say", "text": "hello"}),
        json!({"type": "remove", "seat": 1}),
    ]
}

async fn at_a_table(server: &Process) -> (Person, String) {
    let anna = Person::guest_at(server.address, "Anna").await;
    let seats = json!([{"kind": "mine"}, {"kind": "mine", "name": "Anna 2"}]);
    let table = anna.open_table(&json!({"game": "mille-fiori", "seats": seats}).to_string()).await;
    let mut socket = anna.connect(&table).await;
    socket.ready(0).await;
    socket.ready(1).await;
    (anna, table)
}

/// Every message is executed or refused, or ends its connection; nothing panics.
#[tokio::test(flavor = "multi_thread")]
async fn garbled_commands_break_nothing() {
    let data = TempDir::new().unwrap();
    let server = Process::start(data.path());
    let (anna, table) = at_a_table(&server).await;
    let mut rng = SplitMix::new(9);
    let mut socket = anna.connect(&table).await;
    for number in 0..times(MESSAGES) {
        socket.until(|socket| socket.position().is_some()).await;
        let mut command = commands(&socket)[number % 9].clone();
        command["id"] = json!(format!("g{number}"));
        let text = match number % 2 {
            0 => strange(&command, &mut rng).to_string(),
            _ => garbled(&command.to_string(), &mut rng),
        };
        // Clients that send too many of these are disconnected, and may reconnect.
        if socket.send_raw(Message::text(text)).await.is_err()
            || socket.try_command(json!({"type": "describe"})).await.is_none()
        {
            socket = anna.connect(&table).await;
        }
    }
    server.assert_calm();
    assert_eq!(anna.get("/healthz").await.body, "ok\n");
}

/// Every request is answered, never with a server error.
#[tokio::test(flavor = "multi_thread")]
async fn garbled_requests_break_nothing() {
    let data = TempDir::new().unwrap();
    let server = Process::start(data.path());
    let (anna, table) = at_a_table(&server).await;
    let seats = json!([{"kind": "mine"}, {"kind": "open"}]);
    let requests = [
        ("/api/me".to_owned(), json!({"name": "Anna"})),
        (
            "/api/tables".to_owned(),
            json!({"game": "mille-fiori", "options": {"players": 2}, "seats": seats,
            "access": "public", "clock": {"kind": "per-move", "seconds": 30}}),
        ),
        (format!("/api/tables/{table}/join"), json!({"seat": 1, "name": "Bruno"})),
        ("/api/session".to_owned(), json!({"name": "Anna", "password": "correct horse"})),
    ];
    let mut rng = SplitMix::new(10);
    for number in 0..times(MESSAGES) {
        let (path, body) = &requests[number % requests.len()];
        let (path, body) = match number % 3 {
            0 => (path.clone(), strange(body, &mut rng).to_string()),
            1 => (path.clone(), garbled(&body.to_string(), &mut rng)),
            _ => (without_spaces(&garbled(path, &mut rng)), body.to_string()),
        };
        let answer = anna.post(&path, &body).await;
        assert!(answer.status < 500, "{path} {body}: {answer:?}");
    }
    server.assert_calm();
}

/// The path of a request can't contain spaces.
fn without_spaces(path: &str) -> String {
    let kept: String = path.chars().filter(|letter| !letter.is_control() && !letter.is_whitespace()).collect();
    format!("/{kept}")
}
