//! Typed entries of a table's log.

use super::rests::{Rest, read_rests, write_rests};
use game::Seat;
use std::fmt;
use store::{Entry, Millis};

/// An entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TableEntry {
    /// A seat acted.
    Input(Seat, String),
    Chance(String),
    /// A seat took back an action.
    Undo(Seat, TakenBack),
    /// A computer player plays for the seat from now on.
    TakeOver(Seat, Absence),
    /// The time for the seat's decision is up: a computer player makes this one decision.
    TimeOut(Seat),
    /// The player plays for the seat again.
    HandBack(Seat),
    Resign(Seat),
    /// The seat agrees to end the game without a result.
    Agree(Seat),
    Disagree(Seat),
    /// The game ends without a result: all players have agreed.
    Abandon,
    /// The seat agrees to add a day to all running clocks.
    AgreeToExtend(Seat),
    DisagreeToExtend(Seat),
    /// All players have agreed: a day is added.
    Extend,
    /// The first seat agrees that another person takes the second one, which may be the same.
    AgreeToOffer(Seat, Seat),
    DisagreeToOffer(Seat, Seat),
    /// All players have agreed: the seat can be taken.
    Offer(Seat),
    /// Another person has taken the seat and plays on. The store changes the table's row together with this entry.
    TakeSeat(Seat),
    /// When the player of the seat is on vacation; replaces what the log said before.
    Vacation(Seat, Vec<Rest>),
    /// A moderator has closed the table. Unlike at the end of a game, nothing hidden is revealed.
    Close,
    /// A moderator has restored the table, so the game continues.
    Restore,
    /// A rematch was created at the table with this id.
    Rematch(String),
}

/// The entry taken back by an undo. Reading the log doesn't check again whether that was allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TakenBack {
    /// The entry with this version, and whether it revealed something that earlier entries kept hidden
    /// ([`game::Undone::shown`]).
    Entry { version: u32, shown: bool },
    /// The seat's last action: logs written by earlier versions don't say which entry it was.
    LastAction,
}

/// Follows the version in an undo's body if `shown` is true.
const SHOWN: &str = "shown";

impl TakenBack {
    /// Parses the output of [`fmt::Display`].
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

/// Why a computer player has taken over a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Absence {
    Left,
    /// Repeated time-outs.
    Clock,
}

impl TableEntry {
    /// The entry as stored.
    pub(crate) fn entry(&self, at: Millis, command_id: Option<&str>) -> Entry {
        let nothing = String::new;
        let (kind, seat, body) = match self {
            TableEntry::Input(seat, action) => ("input", Some(seat), action.clone()),
            TableEntry::Chance(outcome) => ("chance", None, outcome.clone()),
            TableEntry::Undo(seat, taken_back) => ("undo", Some(seat), taken_back.to_string()),
            TableEntry::TakeOver(seat, Absence::Left) => ("takeover", Some(seat), "left".to_owned()),
            TableEntry::TakeOver(seat, Absence::Clock) => ("takeover", Some(seat), "clock".to_owned()),
            TableEntry::TimeOut(seat) => ("timeout", Some(seat), nothing()),
            TableEntry::HandBack(seat) => ("handback", Some(seat), nothing()),
            TableEntry::Resign(seat) => ("resign", Some(seat), nothing()),
            TableEntry::Agree(seat) => ("agree", Some(seat), nothing()),
            TableEntry::Disagree(seat) => ("disagree", Some(seat), nothing()),
            TableEntry::Abandon => ("abandon", None, nothing()),
            TableEntry::AgreeToExtend(seat) => ("agree-extend", Some(seat), nothing()),
            TableEntry::DisagreeToExtend(seat) => ("disagree-extend", Some(seat), nothing()),
            TableEntry::Extend => ("extend", None, nothing()),
            TableEntry::AgreeToOffer(seat, whose) => ("agree-offer", Some(seat), number(*whose)),
            TableEntry::DisagreeToOffer(seat, whose) => ("disagree-offer", Some(seat), number(*whose)),
            TableEntry::Offer(seat) => ("offer", Some(seat), nothing()),
            TableEntry::TakeSeat(seat) => ("take-seat", Some(seat), nothing()),
            TableEntry::Vacation(seat, rests) => ("vacation", Some(seat), write_rests(rests)),
            TableEntry::Close => ("close", None, nothing()),
            TableEntry::Restore => ("restore", None, nothing()),
            TableEntry::Rematch(table) => ("rematch", None, table.clone()),
        };
        Entry {
            kind: kind.to_owned(),
            seat: seat.map(|seat| seat.index() as u8),
            body,
            at,
            command_id: command_id.map(str::to_owned),
        }
    }

    /// Parses a stored entry; `None` if this version doesn't know it.
    pub(crate) fn read(entry: &Entry) -> Option<Self> {
        let body = || entry.body.clone();
        let seat = entry.seat.and_then(|seat| Seat::try_new(usize::from(seat)));
        Some(match (entry.kind.as_str(), seat) {
            ("input", Some(seat)) => TableEntry::Input(seat, body()),
            ("chance", None) => TableEntry::Chance(body()),
            ("undo", Some(seat)) => TableEntry::Undo(seat, TakenBack::read(&entry.body)?),
            ("takeover", Some(seat)) if entry.body == "clock" => TableEntry::TakeOver(seat, Absence::Clock),
            ("takeover", Some(seat)) => TableEntry::TakeOver(seat, Absence::Left),
            ("timeout", Some(seat)) => TableEntry::TimeOut(seat),
            ("handback", Some(seat)) => TableEntry::HandBack(seat),
            ("resign", Some(seat)) => TableEntry::Resign(seat),
            ("agree", Some(seat)) => TableEntry::Agree(seat),
            ("disagree", Some(seat)) => TableEntry::Disagree(seat),
            ("abandon", None) => TableEntry::Abandon,
            ("agree-extend", Some(seat)) => TableEntry::AgreeToExtend(seat),
            ("disagree-extend", Some(seat)) => TableEntry::DisagreeToExtend(seat),
            ("extend", None) => TableEntry::Extend,
            ("agree-offer", Some(seat)) => TableEntry::AgreeToOffer(seat, read_seat(&entry.body)?),
            ("disagree-offer", Some(seat)) => TableEntry::DisagreeToOffer(seat, read_seat(&entry.body)?),
            ("offer", Some(seat)) => TableEntry::Offer(seat),
            ("take-seat", Some(seat)) => TableEntry::TakeSeat(seat),
            ("vacation", Some(seat)) => TableEntry::Vacation(seat, read_rests(&entry.body)?),
            ("close", None) => TableEntry::Close,
            ("restore", None) => TableEntry::Restore,
            ("rematch", None) => TableEntry::Rematch(body()),
            _ => return None,
        })
    }
}

fn number(seat: Seat) -> String {
    seat.index().to_string()
}

fn read_seat(body: &str) -> Option<Seat> {
    Seat::try_new(body.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_round_trip() {
        let seat = Seat::new(2);
        let all = [
            TableEntry::Input(seat, "sail".to_owned()),
            TableEntry::Chance("start 1".to_owned()),
            TableEntry::Undo(seat, TakenBack::Entry { version: 17, shown: false }),
            TableEntry::Undo(seat, TakenBack::Entry { version: 18, shown: true }),
            TableEntry::Undo(seat, TakenBack::LastAction),
            TableEntry::TakeOver(seat, Absence::Left),
            TableEntry::TakeOver(seat, Absence::Clock),
            TableEntry::TimeOut(seat),
            TableEntry::HandBack(seat),
            TableEntry::Resign(seat),
            TableEntry::Agree(seat),
            TableEntry::Disagree(seat),
            TableEntry::Abandon,
            TableEntry::AgreeToExtend(seat),
            TableEntry::DisagreeToExtend(seat),
            TableEntry::Extend,
            TableEntry::AgreeToOffer(seat, Seat::new(0)),
            TableEntry::DisagreeToOffer(seat, seat),
            TableEntry::Offer(seat),
            TableEntry::TakeSeat(seat),
            TableEntry::Vacation(seat, Vec::new()),
            TableEntry::Vacation(seat, vec![Rest { from: Millis(1), until: Millis(2) }]),
            TableEntry::Close,
            TableEntry::Restore,
            TableEntry::Rematch("abcdefghij".to_owned()),
        ];
        for table_entry in all {
            let entry = table_entry.entry(Millis(5), Some("c1"));
            assert_eq!(TableEntry::read(&entry), Some(table_entry));
            assert_eq!((entry.at, entry.command_id.as_deref()), (Millis(5), Some("c1")));
        }
    }

    #[test]
    fn unknown_entries_are_rejected() {
        let entry = TableEntry::Abandon.entry(Millis(0), None);
        assert_eq!(TableEntry::read(&Entry { kind: "bless".to_owned(), ..entry.clone() }), None);
        assert_eq!(TableEntry::read(&Entry { kind: "undo".to_owned(), seat: Some(77), ..entry.clone() }), None);
        for body in ["x", "-1", "17 ", "17 hidden", "shown", "17 shown 3"] {
            let undo = Entry { kind: "undo".to_owned(), seat: Some(0), body: body.to_owned(), ..entry.clone() };
            assert_eq!(TableEntry::read(&undo), None, "{body}");
        }
    }
}
