//! The tests that every game must pass.

use my_game::MyGame;
use std::path::Path;

#[test]
fn conformance() {
    testkit::conformance::<MyGame>(20);
}

#[test]
fn imagined_worlds_are_as_likely_as_they_should_be() {
    testkit::beliefs::<MyGame>(20);
}

#[test]
fn worked_examples() {
    testkit::examples::<MyGame>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/examples")));
}

#[test]
fn perft() {
    testkit::perft::<MyGame>(include_str!("../perft.txt"));
}

#[test]
fn playthroughs() {
    testkit::playthroughs::<MyGame>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs")));
}

#[test]
fn records_of_every_version_of_the_rules_replay() {
    testkit::corpus::<MyGame>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus")));
}

#[test]
fn mutated_records_are_refused() {
    testkit::mutations::<MyGame>(1_000);
}
