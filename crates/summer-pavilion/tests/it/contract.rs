//! The contract that every game must satisfy.

use std::path::Path;
use summer_pavilion::{Action, SummerPavilion};

#[test]
fn conformance() {
    testkit::conformance::<SummerPavilion>(6);
}

#[test]
fn imagined_worlds_are_as_likely_as_they_should_be() {
    testkit::beliefs::<SummerPavilion>(20);
}

#[test]
fn samples_of_an_independent_implementation_replay() {
    testkit::samples::<SummerPavilion>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/samples")));
}

#[test]
fn records_of_every_version_of_the_rules_replay() {
    testkit::corpus::<SummerPavilion>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus")));
}

#[test]
fn worked_examples() {
    testkit::examples::<SummerPavilion>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/examples")));
}

#[test]
fn perft() {
    testkit::perft::<SummerPavilion>(include_str!("../perft.txt"));
}

#[test]
fn playthroughs() {
    testkit::playthroughs::<SummerPavilion>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs")));
}

#[test]
fn mutated_records_are_refused() {
    testkit::mutations::<SummerPavilion>(3_000);
}

#[test]
fn state_and_actions_are_small() {
    assert!(size_of::<SummerPavilion>() <= 1024);
    assert!(size_of::<Action>() <= 8);
}
