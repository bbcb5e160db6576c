//! The contract that every game must satisfy.

use mille_fiori::MilleFiori;
use std::path::Path;

#[test]
fn conformance() {
    testkit::conformance::<MilleFiori>(6);
}

#[test]
fn imagined_worlds_are_as_likely_as_they_should_be() {
    testkit::beliefs::<MilleFiori>(20);
}

#[test]
fn samples_of_an_independent_implementation_replay() {
    testkit::samples::<MilleFiori>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/samples")));
}

#[test]
fn records_of_every_version_of_the_rules_replay() {
    testkit::corpus::<MilleFiori>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus")));
}

#[test]
fn worked_examples() {
    testkit::examples::<MilleFiori>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/examples")));
}

#[test]
fn perft() {
    testkit::perft::<MilleFiori>(include_str!("../perft.txt"));
}

#[test]
fn playthroughs() {
    testkit::playthroughs::<MilleFiori>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs")));
}

#[test]
fn mutated_records_are_refused() {
    testkit::mutations::<MilleFiori>(3_000);
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<MilleFiori>() <= 1024);
}
