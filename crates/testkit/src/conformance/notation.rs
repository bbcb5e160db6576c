//! Notation of actions and outcomes.

use super::vocabulary::Vocabulary;
use crate::verdict::Verdict;
use game::{Game, GameExt, Input, NotationError, Seat, parse_exactly};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// Every legal action can be written and read back.
pub(super) fn actions<G: Game>(game: &G, seat: Seat) -> Verdict {
    game.legal(seat).iter().try_for_each(round_trip)
}

pub(super) fn input<G: Game>(input: &Input<G>) -> Verdict {
    match input {
        Input::Act(_, action) => round_trip(action),
        Input::Chance(chance) => round_trip(chance),
    }
}

/// Parses arbitrary text. If that succeeds, the value must round-trip.
pub(super) fn read<T>(text: &str, vocabulary: &mut Vocabulary) -> Result<Option<T>, String>
where
    T: FromStr<Err = NotationError> + Display + Debug + PartialEq,
{
    match text.parse::<T>() {
        Ok(value) => round_trip(&value).map(|()| Some(value)),
        Err(error) => {
            vocabulary.note(&error.text());
            Ok(None)
        }
    }
}

fn round_trip<T>(value: &T) -> Verdict
where
    T: FromStr<Err = NotationError> + Display + Debug + PartialEq,
{
    let notation = value.to_string();
    match parse_exactly::<T>(&notation) {
        Ok(again) => ensure!(again == *value, "notation `{notation}` of {value:?} is parsed as {again:?}"),
        Err(error) => return Err(format!("notation `{notation}` of {value:?} can't be parsed: {error:?}")),
    }
    Ok(())
}
