//! The proof that the tests can fail: a sound game passes them, and each broken promise is found by the test for it.

use crate::conformance;
use crate::toy::{Flaw, Toy};

/// So many games of each configuration suffice to find every flaw.
const GAMES: usize = 12;

#[test]
fn a_sound_game_conforms() {
    conformance::<Toy>(GAMES);
}

/// Each flaw, and what the conformance test says about it.
const FLAWS: [(Flaw, &str); 38] = [
    (Flaw::AsksAgain, "is made, now Commit"),
    (Flaw::BiasedImagination, "it had learnt something"),
    (Flaw::DoubledAction, "not in ascending order"),
    (Flaw::Endless, "not over after"),
    (Flaw::EventShowsBid, "leak:"),
    (Flaw::ForgetsOption, "says its options are"),
    (Flaw::ImpossibleDraw, "but refused: Rule(NoSuchCards)"),
    (Flaw::ImpureRules, "the record can't be replayed"),
    (Flaw::LegalByASecret, "other legal actions"),
    (Flaw::LenientCheck, "is not legal, but check says Ok"),
    (Flaw::LosesCard, "the census has changed"),
    (Flaw::MissingArgument, "`action-bid` needs [\"coins\"]"),
    (Flaw::MissingWord, "no message `event-retained`"),
    (Flaw::NamelessSource, "points without a source"),
    (Flaw::NarrowImagination, "the preview of `peek` promises"),
    (Flaw::NoPath, "has no parts"),
    (Flaw::NothingToDo, "has no legal action"),
    (Flaw::ObservesBid, "as different, but sees no difference"),
    (Flaw::OrderMatters, "the order of simultaneous choices matters"),
    (Flaw::OtherWorld, "another view"),
    (Flaw::RedactsTwice, "then again to None"),
    (Flaw::RoundFalls, "after round 255 comes round 254"),
    (Flaw::SamePath, "have the same parts"),
    (Flaw::ShowsBid, "leak:"),
    (Flaw::ShowsBidLater, "has chosen in secret"),
    (Flaw::ShowsDeal, "leak: masked as"),
    (Flaw::StrictCheck, "but refused: Rule(NotNow)"),
    (Flaw::TellsPeekedCard, "by events, not by its view"),
    (Flaw::TrustsChance, "which check_chance accepts: the census"),
    (Flaw::UnevenHash, "an equal view with another hash"),
    (Flaw::UnknownRule, "rule `T-30` does not stand"),
    (Flaw::UnmaskedDeal, "sees no difference between outcomes masked as"),
    (Flaw::UnreadableAction, "can't be read"),
    (Flaw::UnreadableChance, "can't be read"),
    (Flaw::UnsortedActions, "not in ascending order"),
    (Flaw::UntoldPoints, "points, the scores are"),
    (Flaw::WorldLosesCard, "the census has changed"),
    (Flaw::WrongRanks, "do not follow the scores"),
];

#[test]
fn every_flaw_is_found_by_the_check_for_it() {
    let miss = |(flaw, message): (Flaw, &str)| match flaw.found_by(|| conformance::<Toy>(GAMES)) {
        None => Some(format!("{flaw:?} is not found")),
        Some(found) => (!found.contains(message)).then(|| format!("{flaw:?} is found by another check: {found}")),
    };
    let missed: Vec<String> = FLAWS.into_iter().filter_map(miss).collect();
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}
