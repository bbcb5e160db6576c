//! Matches between bots.

use environments::{AnyMatch, MatchError, MatchPlan, open_match, replay_session};
use game::OptionValues;

fn open(slug: &str, bots: &[Option<&str>]) -> Box<dyn AnyMatch> {
    let bots = bots.iter().map(|name| name.map(str::to_owned)).collect();
    open_match(slug, &MatchPlan { options: OptionValues::new(), bots, seed: 7 }).expect("a valid plan")
}

fn names(count: usize) -> Vec<String> {
    (0..count).map(|bot| format!("bot {bot}")).collect()
}

#[test]
fn a_game_can_be_repeated_and_replayed() {
    for slug in catalog::SLUGS {
        let found = open(slug, &[Some("greedy"), Some("random")]);
        let play = |number| found.play(number, &names(2), &mut |_, _, _| None).expect("bots play legally");
        let played = play(3);
        assert_eq!(played, play(3), "{slug}");
        assert_ne!(played.record.steps, play(4).record.steps, "{slug}");
        let replayed = replay_session(&played.record).expect("listed").expect("replays");
        assert_eq!(replayed.scores().as_slice(), played.scores, "{slug}");
    }
}

#[test]
fn the_caller_can_play_a_bot() {
    let found = open("mille-fiori", &[None, Some("random")]);
    let mut asked = 0;
    let played = found.play(0, &names(2), &mut |bot, seen, seed| {
        assert_eq!(bot, 0);
        asked += 1;
        seen.choose("eager", seed, 1, &std::sync::atomic::AtomicBool::new(false)).ok().map(|choice| choice.action)
    });
    assert!(played.is_ok() && asked > 10, "{asked}");
}

#[test]
fn a_wrong_answer_and_none_end_the_game() {
    let found = open("mille-fiori", &[None, Some("random")]);
    assert_eq!(found.play(0, &names(2), &mut |_, _, _| None), Err(MatchError::Aborted));
    let refused = found.play(0, &names(2), &mut |_, _, _| Some("sail".to_owned()));
    let Err(MatchError::Refused { refusal, notation, .. }) = refused else { panic!("{refused:?}") };
    assert_eq!((notation.as_str(), refusal.rule), ("sail", Some("MF-2.9")));
}
