//! Replays a record and reports its first error.

use crate::{
    Actor, Extra, Game, NotationError, OptionsError, Outcome, Record, Seat, Step, Table, Text, ToText, Turn,
    parse_exactly,
};
use std::collections::BTreeMap;

/// The first error in a record, and the step (from 0) where it occurs, if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError {
    pub step: Option<usize>,
    pub mismatch: Mismatch,
}

/// A difference between a record and the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    Version {
        found: u32,
    },
    Game {
        expected: &'static str,
        found: String,
    },
    Options(OptionsError),
    SeatNames {
        expected: usize,
        found: usize,
    },
    TraceLength {
        trace: &'static str,
        expected: usize,
        found: usize,
    },
    NoSuchSeat {
        seat: Seat,
        players: usize,
    },
    Notation {
        notation: String,
        error: NotationError,
    },
    /// The input is not possible at this point.
    Refused {
        notation: String,
        why: Text,
        rule: Option<&'static str>,
    },
    /// Simultaneous choices are not in seat order.
    Order {
        expected: Seat,
        found: Seat,
    },
    Legal {
        expected: u32,
        found: u32,
    },
    Scores {
        expected: Vec<i16>,
        found: Vec<i16>,
    },
    ResultScores {
        expected: Vec<i16>,
        found: Vec<i16>,
    },
    ResultRanks {
        expected: Vec<u8>,
        found: Vec<u8>,
    },
    /// A field of [`Game::result_details`] differs.
    ResultDetail {
        key: String,
        expected: Extra,
        found: Extra,
    },
    ResultTooEarly,
    ResultMissing,
}

impl Mismatch {
    fn at(self, step: usize) -> ReplayError {
        ReplayError { step: Some(step), mismatch: self }
    }

    fn anywhere(self) -> ReplayError {
        ReplayError { step: None, mismatch: self }
    }

    pub fn text(&self) -> Text {
        match self {
            Mismatch::Version { found } => {
                Text::new("replay-version").with("expected", Record::VERSION).with("found", *found)
            }
            Mismatch::Game { expected, found } => {
                Text::new("replay-game").with("expected", *expected).with("found", found.as_str())
            }
            Mismatch::Options(error) => error.text(),
            Mismatch::SeatNames { expected, found } => {
                Text::new("replay-seat-names").with("expected", *expected).with("found", *found)
            }
            Mismatch::TraceLength { trace, expected, found } => {
                Text::new("replay-trace-length").with("trace", *trace).with("expected", *expected).with("found", *found)
            }
            Mismatch::NoSuchSeat { seat, players } => {
                Text::new("replay-no-such-seat").with("seat", seat.index()).with("players", *players)
            }
            Mismatch::Notation { notation, error } => {
                Text::new("replay-notation").with("notation", notation.as_str()).with("error", error.text())
            }
            Mismatch::Refused { notation, why, rule: None } => {
                Text::new("replay-refused").with("notation", notation.as_str()).with("why", why.clone())
            }
            Mismatch::Refused { notation, why, rule: Some(rule) } => Text::new("replay-refused-by-rule")
                .with("notation", notation.as_str())
                .with("why", why.clone())
                .with("rule", *rule),
            Mismatch::Order { expected, found } => {
                Text::new("replay-order").with("expected", expected.index()).with("found", found.index())
            }
            Mismatch::Legal { expected, found } => {
                Text::new("replay-legal").with("expected", *expected).with("found", *found)
            }
            Mismatch::Scores { expected, found } => different("replay-scores", expected, found),
            Mismatch::ResultScores { expected, found } => different("replay-result-scores", expected, found),
            Mismatch::ResultRanks { expected, found } => different("replay-result-ranks", expected, found),
            Mismatch::ResultDetail { key, expected, found } => Text::new("replay-result-detail")
                .with("key", key.as_str())
                .with("expected", expected.to_string())
                .with("found", found.to_string()),
            Mismatch::ResultTooEarly => Text::new("replay-result-too-early"),
            Mismatch::ResultMissing => Text::new("replay-result-missing"),
        }
    }
}

fn different<T: std::fmt::Debug>(key: &'static str, expected: &[T], found: &[T]) -> Text {
    Text::new(key).with("expected", format!("{expected:?}")).with("found", format!("{found:?}"))
}

/// Replays a record, checking every step, its trace and its result. In errors, "expected" is the recorded value.
pub fn replay<G: Game>(record: &Record) -> Result<Table<G>, ReplayError> {
    let mut table = open::<G>(record).map_err(Mismatch::anywhere)?;
    let mut actions = Vec::new();
    for (index, step) in record.steps.iter().enumerate() {
        let legal = count_legal(table.game(), step, &mut actions);
        take(&mut table, step).map_err(|mismatch| mismatch.at(index))?;
        check_trace(record, index, legal, table.game()).map_err(|mismatch| mismatch.at(index))?;
    }
    check_result(record, table.game()).map_err(Mismatch::anywhere)?;
    Ok(table)
}

/// Adds a trace to a record: the number of legal actions and the scores at every step. Fails if the record does not
/// replay.
pub fn trace<G: Game>(record: &mut Record) -> Result<(), ReplayError> {
    (record.legal, record.scores) = (None, None);
    let mut table = open::<G>(record).map_err(Mismatch::anywhere)?;
    let (mut legal, mut scores, mut actions) = (Vec::new(), Vec::new(), Vec::new());
    for (index, step) in record.steps.iter().enumerate() {
        legal.push(count_legal(table.game(), step, &mut actions));
        take(&mut table, step).map_err(|mismatch| mismatch.at(index))?;
        scores.push(table.scores().as_slice().to_vec());
    }
    (record.legal, record.scores) = (Some(legal), Some(scores));
    Ok(())
}

fn open<G: Game>(record: &Record) -> Result<Table<G>, Mismatch> {
    if record.tavola != Record::VERSION {
        return Err(Mismatch::Version { found: record.tavola });
    }
    if record.game != G::SLUG {
        return Err(Mismatch::Game { expected: G::SLUG, found: record.game.clone() });
    }
    let table = Table::<G>::new(&record.options.read::<G::Options>().map_err(Mismatch::Options)?);
    let players = table.game().players();
    if record.seats.len() != players {
        return Err(Mismatch::SeatNames { expected: players, found: record.seats.len() });
    }
    check_trace_length("legal", record.legal.as_deref(), record)?;
    check_trace_length("scores", record.scores.as_deref(), record)?;
    Ok(table)
}

fn check_trace_length<T>(trace: &'static str, values: Option<&[T]>, record: &Record) -> Result<(), Mismatch> {
    match values {
        Some(values) if values.len() != record.steps.len() => {
            Err(Mismatch::TraceLength { trace, expected: record.steps.len(), found: values.len() })
        }
        _ => Ok(()),
    }
}

fn count_legal<G: Game>(game: &G, step: &Step, actions: &mut Vec<G::Action>) -> u32 {
    actions.clear();
    if let Actor::Seat(seat) = step.actor
        && game.turn().seats().contains(seat)
    {
        game.legal_actions(seat, actions);
    }
    actions.len() as u32
}

fn take<G: Game>(table: &mut Table<G>, step: &Step) -> Result<(), Mismatch> {
    let notation = &step.notation;
    let unreadable = |error| Mismatch::Notation { notation: notation.clone(), error };
    let taken = match step.actor {
        Actor::Seat(seat) => {
            check_seat(table.game(), seat)?;
            table.act(seat, parse_exactly(notation).map_err(unreadable)?)
        }
        Actor::Chance => table.reveal(parse_exactly(notation).map_err(unreadable)?),
    };
    taken.map_err(|refused| Mismatch::Refused { notation: notation.clone(), why: refused.text(), rule: refused.rule() })
}

fn check_seat<G: Game>(game: &G, seat: Seat) -> Result<(), Mismatch> {
    if seat.index() >= game.players() {
        return Err(Mismatch::NoSuchSeat { seat, players: game.players() });
    }
    match game.turn() {
        Turn::Commit(seats) if seats.contains(seat) => match seats.first() {
            Some(expected) if expected != seat => Err(Mismatch::Order { expected, found: seat }),
            _ => Ok(()),
        },
        _ => Ok(()),
    }
}

fn check_trace<G: Game>(record: &Record, index: usize, legal: u32, game: &G) -> Result<(), Mismatch> {
    if let Some(expected) = record.legal.as_ref().map(|counts| counts[index])
        && expected != legal
    {
        return Err(Mismatch::Legal { expected, found: legal });
    }
    let found = game.scores();
    match record.scores.as_ref().map(|scores| &scores[index]) {
        Some(expected) if expected != found.as_slice() => {
            Err(Mismatch::Scores { expected: expected.clone(), found: found.as_slice().to_vec() })
        }
        _ => Ok(()),
    }
}

fn check_result<G: Game>(record: &Record, game: &G) -> Result<(), Mismatch> {
    match (&record.result, game.turn() == Turn::Over) {
        (None, false) => Ok(()),
        (None, true) => Err(Mismatch::ResultMissing),
        (Some(_), false) => Err(Mismatch::ResultTooEarly),
        (Some(result), true) => {
            let found = Outcome::of(game);
            if result.scores != found.scores {
                return Err(Mismatch::ResultScores { expected: result.scores.clone(), found: found.scores });
            }
            if result.ranks != found.ranks {
                return Err(Mismatch::ResultRanks { expected: result.ranks.clone(), found: found.ranks });
            }
            check_details(&result.extra, found.extra)
        }
    }
}

/// A record may omit result details, but those it has must match.
fn check_details(recorded: &BTreeMap<String, Extra>, found: BTreeMap<String, Extra>) -> Result<(), Mismatch> {
    for (key, found) in found {
        match recorded.get(&key) {
            Some(expected) if *expected != found => {
                return Err(Mismatch::ResultDetail { key, expected: expected.clone(), found });
            }
            _ => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn details(pairs: &[(&str, i64)]) -> BTreeMap<String, Extra> {
        pairs.iter().map(|(key, value)| ((*key).to_owned(), Extra::List(vec![Extra::Whole(*value)]))).collect()
    }

    #[test]
    fn result_details_may_be_missing_or_unknown_but_not_wrong() {
        let found = || details(&[("sheets", 7)]);
        for right in [details(&[]), found(), details(&[("sheets", 7), ("more", 1)])] {
            assert_eq!(check_details(&right, found()), Ok(()));
        }
        let wrong = check_details(&details(&[("sheets", 8)]), found()).unwrap_err();
        let text = wrong.text();
        assert_eq!(text.key, "replay-result-detail");
        assert_eq!(text.args[1..], [("expected", "[8]".into()), ("found", "[7]".into())]);
    }
}
