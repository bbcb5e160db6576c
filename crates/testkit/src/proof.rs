//! Tests of the tests: a sound game passes, and every contract violation is found by the check for it.

use crate::conformance;
use crate::toy::{Flaw, Toy};

/// Number of games per configuration, enough to find every flaw.
const GAMES: usize = 12;

#[test]
fn a_sound_game_conforms() {
    conformance::<Toy>(GAMES);
}

/// Each flaw, and the message of the check that must find it.
const FLAWS: [(Flaw, &str); 41] = [
    (Flaw::AsksAgain, "the turn is now Commit"),
    (Flaw::BiasedImagination, "the seat had learned something"),
    (Flaw::DoubledAction, "not in ascending order"),
    (Flaw::Endless, "not over after"),
    (Flaw::EventShowsBid, "leak:"),
    (Flaw::ForgetsOption, "says its options are"),
    (Flaw::ImpossibleDraw, "but refused: Rule(NoSuchCards)"),
    (Flaw::ImpureRules, "the record can't be replayed"),
    (Flaw::LegalByASecret, "different legal actions"),
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
    (Flaw::OtherWorld, "a different view"),
    (Flaw::RedactsTwice, "then again to None"),
    (Flaw::RoundFalls, "round 255 is followed by round 254"),
    (Flaw::SamePath, "have the same parts"),
    (Flaw::SendsLowStakes, "is another one when read back"),
    (Flaw::ShowsBid, "leak:"),
    (Flaw::ShowsBidLater, "has chosen in secret"),
    (Flaw::ShowsDeal, "leak: masked as"),
    (Flaw::StrictCheck, "but refused: Rule(NotNow)"),
    (Flaw::SupposesBids, "supposes different turns"),
    (Flaw::TellsPeekedCard, "by events, but not by its view"),
    (Flaw::TrustsChance, "which check_chance accepts: the census"),
    (Flaw::UnevenHash, "an equal view with a different hash"),
    (Flaw::UnknownRule, "rule `T-30` is not in"),
    (Flaw::UnmaskedDeal, "sees no difference between outcomes masked as"),
    (Flaw::UnreadableAction, "can't be parsed"),
    (Flaw::UnreadableChance, "can't be parsed"),
    (Flaw::UnreadablePart, "which is read as Err(UnknownPart)"),
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
