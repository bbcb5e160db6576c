//! Requests of the server's HTTP interface, as far as a tab can answer them.

use crate::advice::advise;
use crate::engine::{REVIEW_KEY, TABLE_KEY, Tab};
use crate::library;
use crate::messages::{Output, Verified};
use crate::table::Table;
use any_table::{PositionRequest, game_list};
use game::Record;
use insight::ReviewEffort;
use protocol::http::{CreateTable, RecordSummary, TableCreated, TableSummary};
use protocol::{ApiError, Code, LessonTry, PuzzleTry, read_json};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A request from the page.
#[derive(Clone, Copy)]
pub(crate) struct Request<'a> {
    pub(crate) method: &'a str,
    /// What follows `/api/`, with the query.
    pub(crate) path: &'a str,
    pub(crate) body: Option<&'a str>,
    pub(crate) now: i64,
}

impl Request<'_> {
    pub(crate) fn read<T: DeserializeOwned>(&self) -> Result<T, ApiError> {
        read_json(self.body.unwrap_or("{}")).ok_or_else(|| ApiError::bad_field(None))
    }
}

impl Tab {
    /// The answer: JSON, or plain text for words and rules. `unavailable` if only the server can answer.
    pub(crate) fn answer(&mut self, request: Request<'_>, outputs: &mut Vec<Output>) -> Result<String, ApiError> {
        let (path, query) = request.path.split_once('?').unwrap_or((request.path, ""));
        let parts: Vec<String> = path.split('/').map(decoded).collect();
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        match (request.method, parts.as_slice()) {
            ("GET", ["games"]) => json(&game_list(&bots::opponents())),
            ("GET", ["words", language]) => library::common_words(language),
            ("GET", ["games", game, "words", language]) => library::words(game, language),
            ("GET", ["games", game, "rules", language]) => library::rules(game, language),
            (_, ["games", game, "lessons", rest @ ..]) => self.lessons(request, game, rest, query),
            (_, ["games", game, "puzzles", rest @ ..]) => self.puzzles(request, game, rest),
            ("GET", ["tables"]) => json(&Vec::<TableSummary>::new()),
            // Only the server has imported records.
            ("GET", ["records"]) => json(&Vec::<RecordSummary>::new()),
            ("POST", ["tables"]) => self.create(request, outputs),
            ("GET", ["tables", "mine"]) => json(&self.own_tables()),
            ("GET", ["tables", id]) => json(&self.table(id)?.info()),
            ("DELETE", ["tables", id]) => self.delete(id, outputs),
            ("GET", ["tables", id, "record"]) => json(&self.table(id)?.record()),
            ("GET", ["tables", id, "replay", rest @ ..]) => look_back(self.table(id)?, rest, query),
            (_, ["tables", id, "review", rest @ ..]) => {
                let record = self.table(id)?.record();
                self.review(request, id, rest, || Ok(record))
            }
            // Reviews of other games, whose records come with the requests. The server has no such requests.
            (_, ["reviews", id, rest @ ..]) => self.review(request, id, rest, || request.read()),
            ("POST", ["verify"]) => verify(&request),
            ("POST", ["advice", game, about @ ..]) => advise(request, game, about, self.clock),
            ("GET", ["study"]) => json(&self.study.progress()),
            ("DELETE", ["study"]) => {
                self.study.forget();
                json(&())
            }
            _ => Err(Code::Unavailable.into()),
        }
        .inspect(|_| self.store_study(outputs))
    }

    fn create(&mut self, request: Request<'_>, outputs: &mut Vec<Output>) -> Result<String, ApiError> {
        let body: CreateTable = request.read()?;
        let (address, seed) = (self.random.table_address(), self.random.table_seed());
        let table = Table::create(&body, address.clone(), seed, request.now)?;
        table.store(outputs);
        self.tables.insert(address.clone(), Ok(table));
        json(&TableCreated { table: address })
    }

    /// Deletes a table and its review, even if this version can't play the table.
    fn delete(&mut self, id: &str, outputs: &mut Vec<Output>) -> Result<String, ApiError> {
        if self.tables.remove(id).is_none() {
            return Err(Code::NoSuchTable.into());
        }
        self.reviews.remove(id);
        for key in [TABLE_KEY, REVIEW_KEY] {
            outputs.push(Output::Store { key: format!("{key}{id}"), value: None });
        }
        json(&())
    }

    /// The visitor's tables, newest first.
    fn own_tables(&self) -> Vec<TableSummary> {
        let mut tables: Vec<&Table> = self.tables.values().filter_map(|table| table.as_ref().ok()).collect();
        tables.sort_by_key(|table| std::cmp::Reverse(table.created()));
        tables.into_iter().map(Table::summary).collect()
    }

    fn lessons(&mut self, request: Request<'_>, game: &str, rest: &[&str], query: &str) -> Result<String, ApiError> {
        match (request.method, rest) {
            ("GET", []) => json(&self.study.lessons(game)?),
            ("GET", [id]) => json(&self.study.lesson(game, id, value(query, "solution").as_deref() == Some("true"))?),
            ("POST", [id]) => json(&self.study.try_lesson(game, id, request.read::<LessonTry>()?)?),
            _ => Err(Code::NotFound.into()),
        }
    }

    fn puzzles(&mut self, request: Request<'_>, game: &str, rest: &[&str]) -> Result<String, ApiError> {
        let clock = self.clock;
        match (request.method, rest) {
            ("GET", []) => json(&self.study.puzzles(game, request.now)?),
            ("GET", [id]) => json(&self.study.puzzle(game, id)?),
            ("POST", [id]) => json(&self.study.try_puzzle(game, id, request.read::<PuzzleTry>()?, clock)?),
            _ => Err(Code::NotFound.into()),
        }
    }

    fn review(
        &mut self,
        request: Request<'_>,
        id: &str,
        rest: &[&str],
        record: impl FnOnce() -> Result<Record, ApiError>,
    ) -> Result<String, ApiError> {
        match (request.method, rest) {
            ("GET", []) => json(&self.reviews.state(id)),
            ("POST", []) => json(&self.reviews.start(id, record()?, ReviewEffort::default())?),
            ("DELETE", []) => {
                self.reviews.cancel(id);
                json(&self.reviews.state(id))
            }
            ("POST", [step]) => {
                let step = step.parse().map_err(|_| Code::NotFound)?;
                json(&self.reviews.retry(id, step, request.read::<PuzzleTry>()?, self.clock)?)
            }
            _ => Err(Code::NotFound.into()),
        }
    }
}

/// Verifies all draws of the record in the body. The server has no such request: it couldn't vouch for itself.
fn verify(request: &Request<'_>) -> Result<String, ApiError> {
    let record = request.read()?;
    let draws = verifiable_chance::verify(&record)
        .map_err(|error| ApiError { text: error.text(), ..Code::BadRecord.into() })?;
    json(&Verified { draws: draws as u32 })
}

/// The game step by step, or the position after a number of steps, drawn or in words.
fn look_back(table: &Table, rest: &[&str], query: &str) -> Result<String, ApiError> {
    let game = table.look_back()?;
    let eyes = value(query, "seat");
    let steps = |text: &str| text.parse().map_err(|_| ApiError::from(Code::NotFound));
    match rest {
        [] => json(&game.replay(eyes.as_deref())?),
        [number] => json(&game.position(PositionRequest {
            eyes: eyes.as_deref(),
            steps: steps(number)?,
            since: value(query, "since").and_then(|since| since.parse().ok()),
            choices: value(query, "choices").as_deref() == Some("true"),
        })?),
        [number, "words"] => json(&game.describe(eyes.as_deref(), steps(number)?)?),
        _ => Err(Code::NotFound.into()),
    }
}

pub(crate) fn json(value: &impl Serialize) -> Result<String, ApiError> {
    Ok(serde_json::to_string(value).expect("answers have string keys and finite numbers"))
}

/// The value of `name` in a query.
fn value(query: &str, name: &str) -> Option<String> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.into_iter().find(|(known, _)| *known == name).map(|(_, value)| decoded(value))
}

/// Decodes percent-encoding. Invalid UTF-8 is replaced, since no name contains it.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let code = after.get(..2).filter(|_| *first == b'%').and_then(|code| std::str::from_utf8(code).ok());
        let byte = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        bytes.push(byte.unwrap_or(*first));
        rest = if byte.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_addresses_are_decoded() {
        assert_eq!(decoded("a%20b%C3%A4"), "a bä");
        assert_eq!(["%", "%2", "%zz", "100%"].map(decoded), ["%", "%2", "%zz", "100%"]);
        assert_eq!(value("since=3&seat=open", "seat").as_deref(), Some("open"));
        assert_eq!(value("since=3&seat=open", "choices"), None);
    }
}
