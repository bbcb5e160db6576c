//! Altered records: no wrong record is accepted, and nothing panics.

mod judge;
mod mutators;

use crate::configuration::configurations;
use crate::play::{Policy, RandomGame};
use game::{Game, Record, below, replay, trace};
use judge::is_right;
use mutators::{MUTATORS, Mutator};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::Value;

/// Alters traced records of random games at random, `rounds` times, then parses and replays them.
///
/// An accepted record must be correct, which is checked independently using the lists of legal actions. Most must be
/// refused.
pub fn mutations<G: Game>(rounds: usize) {
    let originals: Vec<Value> = configurations::<G>().iter().map(traced_record::<G>).collect();
    let notations: Vec<String> = originals.iter().flat_map(notations).collect();
    let mut rng = ChaCha8Rng::seed_from_u64(u64::MAX);
    let (mut accepted, mut refused) = (0, 0);
    for round in 0..rounds {
        let original = &originals[round % originals.len()];
        let mutant = Mutant::new(original, &notations, &mut rng);
        match mutant.accepted::<G>() {
            _ if mutant.value == *original => {}
            true => accepted += 1,
            false => refused += 1,
        }
    }
    println!("{}: {accepted} altered records accepted, {refused} refused", G::SLUG);
    assert!(refused > 3 * accepted, "{accepted} altered records accepted, only {refused} refused");
}

/// An altered record. It prints itself if parsing or replaying it panics.
struct Mutant {
    value: Value,
    changes: Vec<&'static str>,
}

impl Mutant {
    fn new(original: &Value, notations: &[String], rng: &mut ChaCha8Rng) -> Self {
        let mut mutant = Self { value: original.clone(), changes: Vec::new() };
        for _ in 0..=below(rng, 2) {
            let (name, mutate): Mutator = MUTATORS[below(rng, MUTATORS.len() as u32) as usize];
            mutate(&mut mutant.value, notations, rng);
            mutant.changes.push(name);
        }
        mutant
    }

    /// Whether it can be parsed and replayed. Panics if it is accepted but wrong.
    fn accepted<G: Game>(&self) -> bool {
        let Ok(record) = serde_json::from_value::<Record>(self.value.clone()) else { return false };
        let accepted = replay::<G>(&record).is_ok();
        if accepted && let Err(fault) = is_right::<G>(&record) {
            panic!("a wrong record is accepted: {fault}\n    altered by {:?}: {}", self.changes, self.value);
        }
        accepted
    }
}

impl Drop for Mutant {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("a record was altered by {:?}: {}", self.changes, self.value);
        }
    }
}

/// The traced record of an eager game.
pub(crate) fn traced_record<G: Game>(options: &G::Options) -> Value {
    let table = RandomGame::<G>::new(options, Policy::Eager, 0).finish();
    let names = (0..table.game().players()).map(|seat| format!("player {seat}")).collect();
    let mut record = table.record(names);
    trace::<G>(&mut record).unwrap_or_else(|error| panic!("a record can't be traced: {error:?}"));
    serde_json::to_value(&record).unwrap_or_else(|error| panic!("a record can't be serialized: {error}"))
}

fn notations(record: &Value) -> Vec<String> {
    let steps = record["steps"].as_array().into_iter().flatten();
    steps.filter_map(|step| step[1].as_str()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Flaw, Toy};

    #[test]
    fn a_sound_game_accepts_no_wrong_record() {
        mutations::<Toy>(3_000);
    }

    #[test]
    fn a_lenient_check_is_found() {
        let found = Flaw::LenientCheck.found_by(|| mutations::<Toy>(3_000)).unwrap_or_default();
        assert!(found.contains("a wrong record is accepted"), "{found}");
    }
}
