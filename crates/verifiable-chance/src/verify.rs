//! Verifies a finished game's draws.

use crate::{Seed, VerifiableDraws};
use any_table::{AnyTable, OpenError, open_table};
use game::{Actor, Extra, Record, Step, Text};
use protocol::Refusal;

/// Why a record's draws could not be verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VerifyError {
    /// A required field is missing: the game is still running, or was not played on a server.
    Missing {
        key: &'static str,
    },
    NoSuchGame {
        name: String,
    },
    /// The seed does not match the commitment published before the game.
    Commitment,
    Options(Text),
    /// The step with this 0-based index is not possible.
    Step {
        step: usize,
        why: Text,
    },
    /// The outcome at this step is not the one that follows from the seed and the nonces.
    Draw {
        step: usize,
        expected: String,
        found: String,
    },
}

/// Repeats all draws in a record and checks the seed against the commitment published before the game. Returns the
/// number of draws.
pub fn verify(record: &Record) -> Result<usize, VerifyError> {
    let chance = chance(record)?;
    let mut table = open_table(&record.game, &record.options).map_err(|error| match error {
        OpenError::NoSuchGame | OpenError::OtherRules => VerifyError::NoSuchGame { name: record.game.clone() },
        OpenError::Options(error) => VerifyError::Options(error.text()),
    })?;
    let mut draws = 0;
    for (index, step) in record.steps.iter().enumerate() {
        draws += usize::from(step.actor == Actor::Chance);
        check_draw(&chance, table.as_ref(), index, step)?;
        take(table.as_mut(), step).map_err(|refusal| VerifyError::Step { step: index, why: refusal.text })?;
    }
    Ok(draws)
}

fn chance(record: &Record) -> Result<VerifiableDraws, VerifyError> {
    let seed = Seed::from_hex(text(record, "seed")?).ok_or(VerifyError::Missing { key: "seed" })?;
    if seed.commitment() != text(record, "commitment")? {
        return Err(VerifyError::Commitment);
    }
    let missing = VerifyError::Missing { key: "nonces" };
    let Some(Extra::List(nonces)) = record.extra.get("nonces") else { return Err(missing) };
    let nonces: Option<Vec<&str>> = nonces.iter().map(as_text).collect();
    Ok(VerifiableDraws::new(&seed, nonces.ok_or(missing)?))
}

fn text<'a>(record: &'a Record, key: &'static str) -> Result<&'a str, VerifyError> {
    record.extra.get(key).and_then(as_text).ok_or(VerifyError::Missing { key })
}

fn as_text(extra: &Extra) -> Option<&str> {
    if let Extra::Text(text) = extra { Some(text) } else { None }
}

fn check_draw(chance: &VerifiableDraws, table: &dyn AnyTable, step: usize, recorded: &Step) -> Result<(), VerifyError> {
    match chance.draw(table) {
        Some(expected) if recorded.actor == Actor::Chance && expected != recorded.notation => {
            Err(VerifyError::Draw { step, expected, found: recorded.notation.clone() })
        }
        _ => Ok(()),
    }
}

fn take(table: &mut dyn AnyTable, step: &Step) -> Result<(), Refusal> {
    match step.actor {
        Actor::Seat(seat) => table.act(seat, &step.notation),
        Actor::Chance => table.reveal(&step.notation),
    }
}

impl VerifyError {
    pub fn text(&self) -> Text {
        match self {
            VerifyError::Missing { key } => Text::new("verify-missing").with("key", *key),
            VerifyError::NoSuchGame { name } => Text::new("verify-no-such-game").with("name", name.as_str()),
            VerifyError::Commitment => Text::new("verify-commitment"),
            VerifyError::Options(why) => why.clone(),
            VerifyError::Step { step, why } => Text::new("verify-step").with("step", *step).with("why", why.clone()),
            VerifyError::Draw { step, expected, found } => Text::new("verify-draw")
                .with("step", *step)
                .with("expected", expected.as_str())
                .with("found", found.as_str()),
        }
    }
}
