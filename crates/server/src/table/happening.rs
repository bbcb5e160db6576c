//! What the log of a table keeps.

use game::Seat;
use std::fmt;
use store::{Entry, Millis};

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Happening {
    /// A seat acted.
    Input(Seat, String),
    Chance(String),
    /// A seat took an action back.
    Undo(Seat, TakenBack),
    /// A computer player plays for the seat from now on.
    TakeOver(Seat, Absence),
    /// The person plays again.
    HandBack(Seat),
    Resign(Seat),
    /// The seat agrees to end the game without a result.
    Agree(Seat),
    Disagree(Seat),
    /// All agreed.
    Abandon,
    /// The same people play again at this table.
    Rematch(String),
}

/// Which entry an undo took back. It was allowed when it happened: nobody who reads the log asks again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TakenBack {
    /// The entry of this version, and whether it had shown something that the entries before it kept hidden
    /// ([`game::Undone::shown`]).
    Entry { version: u32, shown: bool },
    /// The last action of the seat, as in the logs of programs that did not write down more.
    LastAction,
}

/// Follows the version in the body of an undo.
const SHOWN: &str = "shown";

impl TakenBack {
    /// Reads what [`fmt::Display`] writes.
    fn read(body: &str) -> Option<Self> {
        if body.is_empty() {
            return Some(TakenBack::LastAction);
        }
        let (version, shown) = match body.split_once(' ') {
            None => (body, false),
            Some((version, SHOWN)) => (version, true),
            Some(_) => return None,
        };
        Some(TakenBack::Entry { version: version.parse().ok()?, shown })
    }
}

impl fmt::Display for TakenBack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TakenBack::Entry { version, shown: false } => write!(f, "{version}"),
            TakenBack::Entry { version, shown: true } => write!(f, "{version} {SHOWN}"),
            TakenBack::LastAction => Ok(()),
        }
    }
}

/// Why a computer player plays for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Absence {
    Left,
    /// The clock has run down.
    Clock,
}

impl Happening {
    /// Its entry in the log.
    pub(crate) fn entry(&self, at: Millis, command_id: Option<&str>) -> Entry {
        let nothing = String::new;
        let (kind, seat, body) = match self {
            Happening::Input(seat, action) => ("input", Some(seat), action.clone()),
            Happening::Chance(outcome) => ("chance", None, outcome.clone()),
            Happening::Undo(seat, taken_back) => ("undo", Some(seat), taken_back.to_string()),
            Happening::TakeOver(seat, Absence::Left) => ("takeover", Some(seat), "left".to_owned()),
            Happening::TakeOver(seat, Absence::Clock) => ("takeover", Some(seat), "clock".to_owned()),
            Happening::HandBack(seat) => ("handback", Some(seat), nothing()),
            Happening::Resign(seat) => ("resign", Some(seat), nothing()),
            Happening::Agree(seat) => ("agree", Some(seat), nothing()),
            Happening::Disagree(seat) => ("disagree", Some(seat), nothing()),
            Happening::Abandon => ("abandon", None, nothing()),
            Happening::Rematch(table) => ("rematch", None, table.clone()),
        };
        Entry {
            kind: kind.to_owned(),
            seat: seat.map(|seat| seat.index() as u8),
            body,
            at,
            command_id: command_id.map(str::to_owned),
        }
    }

    /// What an entry of the log means; `None` if this program does not know it.
    pub(crate) fn read(entry: &Entry) -> Option<Self> {
        let body = || entry.body.clone();
        let seat = entry.seat.and_then(|seat| Seat::try_new(usize::from(seat)));
        Some(match (entry.kind.as_str(), seat) {
            ("input", Some(seat)) => Happening::Input(seat, body()),
            ("chance", None) => Happening::Chance(body()),
            ("undo", Some(seat)) => Happening::Undo(seat, TakenBack::read(&entry.body)?),
            ("takeover", Some(seat)) if entry.body == "clock" => Happening::TakeOver(seat, Absence::Clock),
            ("takeover", Some(seat)) => Happening::TakeOver(seat, Absence::Left),
            ("handback", Some(seat)) => Happening::HandBack(seat),
            ("resign", Some(seat)) => Happening::Resign(seat),
            ("agree", Some(seat)) => Happening::Agree(seat),
            ("disagree", Some(seat)) => Happening::Disagree(seat),
            ("abandon", None) => Happening::Abandon,
            ("rematch", None) => Happening::Rematch(body()),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_round_trip() {
        let seat = Seat::new(2);
        let all = [
            Happening::Input(seat, "sail".to_owned()),
            Happening::Chance("start 1".to_owned()),
            Happening::Undo(seat, TakenBack::Entry { version: 17, shown: false }),
            Happening::Undo(seat, TakenBack::Entry { version: 18, shown: true }),
            Happening::Undo(seat, TakenBack::LastAction),
            Happening::TakeOver(seat, Absence::Left),
            Happening::TakeOver(seat, Absence::Clock),
            Happening::HandBack(seat),
            Happening::Resign(seat),
            Happening::Agree(seat),
            Happening::Disagree(seat),
            Happening::Abandon,
            Happening::Rematch("abcdefghij".to_owned()),
        ];
        for happening in all {
            let entry = happening.entry(Millis(5), Some("c1"));
            assert_eq!(Happening::read(&entry), Some(happening));
            assert_eq!((entry.at, entry.command_id.as_deref()), (Millis(5), Some("c1")));
        }
    }

    #[test]
    fn unknown_entries_are_not_guessed() {
        let entry = Happening::Abandon.entry(Millis(0), None);
        assert_eq!(Happening::read(&Entry { kind: "bless".to_owned(), ..entry.clone() }), None);
        assert_eq!(Happening::read(&Entry { kind: "undo".to_owned(), seat: Some(77), ..entry.clone() }), None);
        for body in ["x", "-1", "17 ", "17 hidden", "shown", "17 shown 3"] {
            let undo = Entry { kind: "undo".to_owned(), seat: Some(0), body: body.to_owned(), ..entry.clone() };
            assert_eq!(Happening::read(&undo), None, "{body}");
        }
    }
}
