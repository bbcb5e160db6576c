//! Options: conversion between typed options and values.

use super::vocabulary::Vocabulary;
use crate::configuration::{combinations, configurations};
use crate::verdict::Verdict;
use game::{Game, GameOptions, OptionSpec};

pub(super) fn all<G: Game>(vocabulary: &mut Vocabulary) -> Verdict {
    ensure!(size_of::<G::Action>() <= 8, "an action takes {} bytes, more than 8", size_of::<G::Action>());
    let first = G::Options::SPECS.first().map(|spec: &OptionSpec| spec.name);
    ensure!(first == Some("players"), "the first option is {first:?}, not `players`");
    ensure!(!configurations::<G>().is_empty(), "no combination of options is valid");
    for values in combinations::<G>() {
        match values.read::<G::Options>() {
            Ok(options) => {
                ensure!(options.to_values() == values, "options {values:?} come back as {:?}", options.to_values());
                are_kept::<G>(&options)?;
            }
            Err(error) => vocabulary.note(&error.text()),
        }
    }
    Ok(())
}

/// A game returns the options it was created with.
fn are_kept<G: Game>(options: &G::Options) -> Verdict {
    let game = G::new(options);
    ensure!(game.options() == *options, "a game with {options:?} says its options are {:?}", game.options());
    let players = options.to_values().number("players");
    ensure!(game.players() as i64 == players, "a game for {players} has {} players", game.players());
    ensure!(game == G::new(options), "two new games with {options:?} are different");
    Ok(())
}
