//! A page that plays and studies with an engine.

use game::SplitMix;
use rand_core::Rng;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;
use tab::{Input, Output, Outputs, Tab, WorkKind};

/// The page's only connection.
const CONNECTION: u32 = 1;

/// The engine's random bytes, different for each number.
pub(crate) fn seed_bytes(number: u32) -> [u8; 32] {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    bytes
}

/// Sees every input and the outputs.
pub(crate) type Observer<'a> = &'a mut dyn FnMut(&Input, &Outputs, Duration);

pub(crate) struct Page<'a> {
    tab: Tab,
    /// What the engine has stored.
    pub(crate) stored: BTreeMap<String, String>,
    pub(crate) table: Value,
    pub(crate) position: Value,
    /// The answers to commands and requests, in order.
    answers: Vec<Value>,
    pub(crate) work: Option<WorkKind>,
    sent: u32,
    observe: Option<Observer<'a>>,
}

impl<'a> Page<'a> {
    pub(crate) fn new(seed: u32) -> Self {
        Self::observed_by(seed, None)
    }

    pub(crate) fn observed_by(seed: u32, observe: Option<Observer<'a>>) -> Self {
        Self {
            tab: Tab::new(|| Duration::ZERO, seed_bytes(seed)),
            stored: BTreeMap::new(),
            table: Value::Null,
            position: Value::Null,
            answers: Vec::new(),
            work: None,
            sent: 0,
            observe,
        }
    }

    /// The page opened again, with everything that this one has stored.
    pub(crate) fn reopened(&self) -> Page<'static> {
        let mut page = Page::new(99);
        for (key, value) in &self.stored {
            page.handle(Input::Restore { key: key.clone(), value: value.clone() });
        }
        page.stored = self.stored.clone();
        page
    }

    pub(crate) fn handle(&mut self, input: Input) {
        let begun = std::time::Instant::now();
        let outputs = self.tab.handle(input.clone());
        if let Some(observe) = &mut self.observe {
            observe(&input, &outputs, begun.elapsed());
        }
        self.work = outputs.work;
        for output in outputs.outputs {
            self.take(output);
        }
    }

    fn take(&mut self, output: Output) {
        match output {
            Output::Store { key, value: Some(value) } => drop(self.stored.insert(key, value)),
            Output::Store { key, value: None } => drop(self.stored.remove(&key)),
            Output::Answer { ok, body, .. } => {
                let body = serde_json::from_str(&body).unwrap_or(Value::String(body));
                self.answers.push(if ok { body } else { json!({ "error": body["code"] }) });
            }
            Output::Closed { .. } => self.answers.push(json!({ "closed": true })),
            Output::Message { message, .. } => {
                let message: Value = serde_json::from_str(&message).expect("messages are JSON");
                match message["type"].as_str() {
                    Some("table") => self.table = message,
                    Some("position") => self.position = message,
                    _ => self.answers.push(message),
                }
            }
        }
    }

    /// The answer's body, or `{"error": code}`.
    pub(crate) fn request(&mut self, method: &str, path: &str, body: Option<Value>) -> Value {
        self.sent += 1;
        let body = body.map(|body| body.to_string());
        let (method, path) = (method.to_owned(), path.to_owned());
        self.handle(Input::Request { id: self.sent, method, path, body, now: 1_800_000_000_000 });
        self.answers.pop().expect("every request is answered")
    }

    pub(crate) fn get(&mut self, path: &str) -> Value {
        self.request("GET", path, None)
    }

    /// Opens a table against these bots, connects and gets ready. Returns the table's address.
    pub(crate) fn open(&mut self, game: &str, options: Value, bots: &[&str]) -> String {
        let bots = bots.iter().map(|bot| json!({ "kind": "bot", "bot": bot }));
        let seats: Vec<Value> = [json!({ "kind": "mine", "name": "Anna" })].into_iter().chain(bots).collect();
        let created = self.request("POST", "tables", Some(json!({ "game": game, "options": options, "seats": seats })));
        let table = created["table"].as_str().unwrap_or_else(|| panic!("{created}")).to_owned();
        self.connect(&table);
        assert_eq!(self.command(json!({ "type": "ready", "seat": 0, "nonce": "0".repeat(32) }))["type"], "done");
        table
    }

    pub(crate) fn connect(&mut self, table: &str) {
        self.handle(Input::Connect { connection: CONNECTION, table: table.to_owned(), since: None, seat: None });
    }

    /// Sends a command and returns its answer.
    pub(crate) fn command(&mut self, mut command: Value) -> Value {
        self.sent += 1;
        command["id"] = json!(format!("c{}", self.sent));
        self.handle(Input::Send { connection: CONNECTION, message: command.to_string() });
        self.answers.pop().expect("every command is answered")
    }

    pub(crate) fn phase(&self) -> &str {
        self.table["phase"].as_str().expect("a table was sent")
    }

    /// Lets the bots move until the visitor is asked or the game is over.
    pub(crate) fn wait(&mut self) {
        while self.work == Some(WorkKind::Move) {
            self.handle(Input::Work);
        }
    }

    /// Acts with these clicks.
    pub(crate) fn act(&mut self, clicks: &[String]) -> Value {
        let decision = self.position["decisions"][0].clone();
        self.command(json!({ "type": "act", "seat": 0, "decision": decision, "action": clicks }))
    }

    /// The clicks of an arbitrary choice.
    pub(crate) fn any_choice(&self, rng: &mut SplitMix) -> Vec<String> {
        let choices = &self.position["choices"];
        let places = choices["places"].as_array().expect("a list");
        let (mut clicks, mut place) = (Vec::new(), places.last());
        while let Some(options) = place.and_then(Value::as_array) {
            let option = &options[rng.next_u32() as usize % options.len()];
            let part = option[0].as_u64().expect("an index") as usize;
            clicks.push(choices["parts"][part]["part"].as_str().expect("a part").to_owned());
            let is_done = option[1].as_bool() == Some(true);
            place = option[2].as_u64().filter(|_| !is_done).map(|then| &places[then as usize]);
        }
        clicks
    }

    /// Plays at random to the end.
    pub(crate) fn play_to_the_end(&mut self, rng: &mut SplitMix) {
        self.wait();
        while self.phase() == "running" {
            let clicks = self.any_choice(rng);
            let answer = self.act(&clicks);
            assert_eq!(answer["type"], "done", "{clicks:?}: {answer}");
            self.wait();
        }
    }
}
