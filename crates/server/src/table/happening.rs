//! What the log of a table keeps.

use game::Seat;
use store::{Entry, Millis};

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Happening {
    /// A seat acted.
    Input(Seat, String),
    Chance(String),
    /// A seat took its last action back.
    Undo(Seat),
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
        let (kind, seat, body) = match self {
            Happening::Input(seat, action) => ("input", Some(seat), action.as_str()),
            Happening::Chance(outcome) => ("chance", None, outcome.as_str()),
            Happening::Undo(seat) => ("undo", Some(seat), ""),
            Happening::TakeOver(seat, Absence::Left) => ("takeover", Some(seat), "left"),
            Happening::TakeOver(seat, Absence::Clock) => ("takeover", Some(seat), "clock"),
            Happening::HandBack(seat) => ("handback", Some(seat), ""),
            Happening::Resign(seat) => ("resign", Some(seat), ""),
            Happening::Agree(seat) => ("agree", Some(seat), ""),
            Happening::Disagree(seat) => ("disagree", Some(seat), ""),
            Happening::Abandon => ("abandon", None, ""),
            Happening::Rematch(table) => ("rematch", None, table.as_str()),
        };
        Entry {
            kind: kind.to_owned(),
            seat: seat.map(|seat| seat.index() as u8),
            body: body.to_owned(),
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
            ("undo", Some(seat)) => Happening::Undo(seat),
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
            Happening::Undo(seat),
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
        assert_eq!(Happening::read(&Entry { kind: "undo".to_owned(), seat: Some(77), ..entry }), None);
    }
}
