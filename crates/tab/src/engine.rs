//! The engine: takes the page's messages and keeps the tables.

use crate::clock::PageClock;
use crate::messages::{Input, Output, Outputs, WorkKind};
use crate::random::Random;
use crate::requests::Request;
use crate::reviews::Reviews;
use crate::study::Study;
use crate::table::{Table, TableError};
use game::SortedMap;
use protocol::{ApiError, Code, ToServer, read_json};
use std::time::Duration;

/// Prefixes of storage keys.
pub(crate) const TABLE_KEY: &str = "table/";
pub(crate) const REVIEW_KEY: &str = "review/";
pub(crate) const STUDY_KEY: &str = "study";

/// Answers in the server's place, for one visitor.
pub struct Tab {
    pub(crate) clock: PageClock,
    pub(crate) random: Random,
    /// The tables by address, or the error for a stored table that this version can't play.
    pub(crate) tables: SortedMap<String, Result<Table, TableError>>,
    /// The table of each connection.
    connections: SortedMap<u32, String>,
    pub(crate) study: Study,
    pub(crate) reviews: Reviews,
}

impl Tab {
    /// An engine with nothing stored. `time` is a monotonic clock; `seed` must be random and secret.
    pub fn new(time: fn() -> Duration, seed: [u8; 32]) -> Self {
        Self {
            clock: PageClock(time),
            random: Random::new(seed),
            tables: SortedMap::new(),
            connections: SortedMap::new(),
            study: Study::default(),
            reviews: Reviews::default(),
        }
    }

    /// Like [`Tab::handle`], in JSON. A message that can't be read is ignored.
    pub fn handle_json(&mut self, input: &[u8]) -> Vec<u8> {
        let input = std::str::from_utf8(input).ok().and_then(read_json);
        let outputs = input.map(|input| self.handle(input)).unwrap_or_default();
        serde_json::to_vec(&outputs).expect("outputs have string keys")
    }

    pub fn handle(&mut self, input: Input) -> Outputs {
        let mut outputs = Vec::new();
        match input {
            Input::Restore { key, value } => self.restore(&key, value),
            Input::Request { id, method, path, body, now } => {
                let request = Request { method: &method, path: &path, body: body.as_deref(), now };
                let answer = self.answer(request, &mut outputs);
                outputs.push(answered(id, answer));
            }
            Input::Connect { connection, table, since, seat } => {
                self.connect(connection, table, since, seat, &mut outputs);
            }
            Input::Send { connection, message } => self.command(connection, &message, &mut outputs),
            Input::Disconnect { connection } => self.disconnect(connection),
            Input::Work => self.work(&mut outputs),
        }
        Outputs { outputs, work: self.next_work().map(|(kind, _)| kind) }
    }

    fn restore(&mut self, key: &str, value: String) {
        if let Some(id) = key.strip_prefix(TABLE_KEY) {
            self.tables.insert(id.to_owned(), Table::restore(&value));
        } else if let Some(id) = key.strip_prefix(REVIEW_KEY) {
            self.reviews.restore(id, &value);
        } else if key == STUDY_KEY {
            self.study = Study::restore(&value);
        }
    }

    pub(crate) fn table(&mut self, id: &str) -> Result<&mut Table, ApiError> {
        match self.tables.get_mut(id) {
            Some(Ok(table)) => Ok(table),
            Some(Err(TableError::OtherRules)) => Err(Code::OtherRules.into()),
            None => Err(Code::NoSuchTable.into()),
        }
    }

    fn connect(
        &mut self,
        connection: u32,
        table: String,
        since: Option<u32>,
        seat: Option<u8>,
        outputs: &mut Vec<Output>,
    ) {
        match self.table(&table) {
            Ok(found) => {
                found.connect(connection, since, seat, outputs);
                self.connections.insert(connection, table);
            }
            Err(_) => outputs.push(Output::Closed { connection }),
        }
    }

    fn disconnect(&mut self, connection: u32) {
        let table = self.connections.remove(&connection);
        if let Some(Ok(table)) = table.and_then(|table| self.tables.get_mut(&table)) {
            table.disconnect(connection);
        }
    }

    /// Carries out a command. One that can't be read closes the connection, as on the server.
    fn command(&mut self, connection: u32, message: &str, outputs: &mut Vec<Output>) {
        let Some(id) = self.connections.get(&connection).cloned() else { return };
        let Some(message) = read_json::<ToServer>(message) else {
            self.disconnect(connection);
            return outputs.push(Output::Closed { connection });
        };
        let is_rematch = message.command == protocol::Command::Rematch;
        if is_rematch {
            self.prepare_rematch(&id, outputs);
        }
        let clock = self.clock;
        if let Ok(table) = self.table(&id) {
            table.command(connection, message, clock, outputs);
            if table.is_discarded() {
                self.tables.remove(&id);
                outputs.push(Output::Store { key: format!("{TABLE_KEY}{id}"), value: None });
            }
        }
    }

    /// Opens a table with the same seats, unless there already is one or the game is not over.
    fn prepare_rematch(&mut self, id: &str, outputs: &mut Vec<Output>) {
        let (address, seed) = (self.random.table_address(), self.random.table_seed());
        let Ok(table) = self.table(id) else { return };
        if let Some(again) = table.again(address.clone(), seed) {
            table.set_rematch(address.clone(), outputs);
            again.store(outputs);
            self.tables.insert(address, Ok(again));
        }
    }

    /// The next piece of thinking: moves come before reviews, since somebody is waiting for them.
    fn next_work(&self) -> Option<(WorkKind, Option<String>)> {
        let waits = |(id, table): (&String, &Result<Table, TableError>)| {
            table.as_ref().is_ok_and(Table::awaits_bot).then(|| id.clone())
        };
        match self.tables.iter().find_map(waits) {
            Some(id) => Some((WorkKind::Move, Some(id))),
            None => self.reviews.is_running().then_some((WorkKind::Review, None)),
        }
    }

    fn work(&mut self, outputs: &mut Vec<Output>) {
        match self.next_work() {
            Some((WorkKind::Move, Some(id))) => {
                let (seed, clock) = (self.random.decision_seed(), self.clock);
                if let Ok(table) = self.table(&id) {
                    table.play_bot(seed, clock, outputs);
                }
            }
            Some(_) => self.reviews.advance(self.clock, outputs),
            None => {}
        }
    }
}

fn answered(id: u32, answer: Result<String, ApiError>) -> Output {
    match answer {
        Ok(body) => Output::Answer { id, ok: true, body },
        Err(error) => {
            Output::Answer { id, ok: false, body: serde_json::to_string(&error).expect("an error has string keys") }
        }
    }
}
