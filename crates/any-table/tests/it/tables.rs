//! A type-erased table plays like the game itself and shows each viewer only what it may see.

use any_table::{AnyTable, OpenError, foresee, only_sensible, open_position, open_table, open_table_with};
use catalog::AnyView;
use game::{OptionValue, OptionValues, Seat, Turn, Viewer};
use protocol::{ActionName, Choices, Click};
use std::collections::BTreeSet;
use verifiable_chance::{Seed, VerifiableDraws};

/// All of the seat's actions, as click paths.
fn paths(choices: &Choices) -> Vec<Vec<String>> {
    fn walk(choices: &Choices, place: usize, before: &[String], into: &mut Vec<Vec<String>>) {
        for Click(part, done, then) in &choices.places[place] {
            let path = [before, &[choices.parts[usize::from(*part)].part.clone()]].concat();
            if *done {
                into.push(path.clone());
            }
            if let Some(then) = *then {
                assert!(usize::from(then) < place, "a place comes after those it leads to");
                walk(choices, usize::from(then), &path, into);
            }
        }
    }
    let mut all = Vec::new();
    if let Some(start) = choices.places.len().checked_sub(1) {
        walk(choices, start, &[], &mut all);
    }
    all
}

/// All of the seat's actions, in notation.
fn notations(table: &dyn AnyTable, seat: Seat) -> Vec<String> {
    let notation = |path| table.preview(seat, &ActionName::Clicks(path)).unwrap().action.notation;
    paths(&table.choices(seat)).into_iter().map(notation).collect()
}

/// Plays up to `steps` inputs: draws, and varying choices by the seat to act.
fn play(table: &mut dyn AnyTable, steps: usize) {
    let chance = VerifiableDraws::new(&Seed([3; 32]), ["x"]);
    for step in 0..steps {
        if let Some(outcome) = chance.draw(table) {
            table.reveal(&outcome).unwrap();
        } else if let Some(seat) = table.turn().seats().first() {
            let choices = notations(table, seat);
            table.act(seat, &choices[step % choices.len()]).unwrap();
        }
    }
}

fn new_table(slug: &str) -> Box<dyn AnyTable> {
    open_table(slug, &OptionValues::new()).unwrap()
}

#[test]
fn every_game_plays_to_its_end_and_its_record_replays() {
    for slug in catalog::SLUGS {
        let mut table = new_table(slug);
        play(table.as_mut(), 5_000);
        assert_eq!(table.turn(), Turn::Over, "{slug}");
        let record = table.record(vec!["a".to_owned(); table.players()]);
        let mut again = open_table(slug, &record.options).unwrap();
        for step in &record.steps {
            match step.actor {
                game::Actor::Chance => again.reveal(&step.notation).unwrap(),
                game::Actor::Seat(seat) => again.act(seat, &step.notation).unwrap(),
            }
        }
        assert_eq!(again.record(record.seats.clone()), record, "{slug}");
        assert_eq!(table.after(record.steps.len()).record(record.seats.clone()), record, "{slug}");
    }
}

#[test]
fn the_sheet_adds_up_to_the_scores() {
    for slug in catalog::SLUGS {
        let mut table = new_table(slug);
        play(table.as_mut(), 5_000);
        for seat in Seat::all(table.players()) {
            let sum: i16 = table.sheet().iter().map(|line| line.points[seat]).sum();
            assert_eq!(sum, table.scores()[seat], "{slug}");
        }
    }
}

#[test]
fn options_and_names_are_checked() {
    assert_eq!(open_table("chess", &OptionValues::new()).err(), Some(OpenError::NoSuchGame));
    let too_many = OptionValues::new().with("players", OptionValue::Number(9));
    assert!(matches!(open_table("mille-fiori", &too_many).err(), Some(OpenError::Options(_))));
}

#[test]
fn a_refusal_names_the_message_and_changes_nothing() {
    let mut table = new_table("mille-fiori");
    play(table.as_mut(), 3);
    let before = table.view(Viewer::Spectator).get().to_owned();
    for wrong in ["", "pick", "pick x", "sail", " sail", "pick  harbor-1"] {
        let refusal = table.act(Seat::new(0), wrong).unwrap_err();
        assert!(!refusal.text.key.is_empty());
    }
    assert_eq!(table.view(Viewer::Spectator).get(), before);
}

#[test]
fn a_hidden_choice_is_hidden_in_events_and_records() {
    let mut table = new_table("mille-fiori");
    play(table.as_mut(), 3);
    for seat in Seat::all(2) {
        let pick = notations(table.as_ref(), seat)[0].clone();
        let from = table.event_count();
        table.act(seat, &pick).unwrap();
        let card = pick.strip_prefix("pick ").unwrap();
        for viewer in Viewer::all(2) {
            let events = serde_json::to_string(&table.events(viewer, from)).unwrap();
            assert_eq!(events.contains(&format!("\"{card}\"")), viewer.is(seat), "{events}");
            let record = table.record_seen_by(viewer, Vec::new());
            let masked = record.steps.iter().any(|step| step.notation == "pick ?");
            assert_eq!(masked, seat == Seat::new(1), "only closed choices stand in a record");
        }
    }
}

#[test]
fn a_masked_record_shows_only_the_viewers_hand() {
    let mut table = new_table("mille-fiori");
    play(table.as_mut(), 3);
    let full = table.record(Vec::new()).steps[2].notation.clone();
    let [own, other] = full.strip_prefix("deal ").unwrap().split(" / ").collect::<Vec<_>>()[..] else {
        panic!("{full}")
    };
    let seen = |viewer| table.record_seen_by(viewer, Vec::new()).steps[2].notation.clone();
    assert_eq!(seen(Viewer::Seat(Seat::new(0))), format!("deal {own} / ? ? ? ? ?"));
    assert_eq!(seen(Viewer::Seat(Seat::new(1))), format!("deal ? ? ? ? ? / {other}"));
    assert_eq!(seen(Viewer::Spectator), "deal ? ? ? ? ? / ? ? ? ? ?");
}

#[test]
fn a_pick_is_previewed_by_its_uses() {
    let mut table = new_table("mille-fiori");
    play(table.as_mut(), 3);
    let seat = Seat::new(0);
    let pick = notations(table.as_ref(), seat)[0].clone();
    let preview = table.preview(seat, &pick.as_str().into()).unwrap();
    assert!(!preview.outlook.is_empty());
    assert_eq!(preview.action.notation, pick);
    assert!(table.preview(seat, &"sail".into()).is_err());
}

#[test]
fn every_action_has_one_click_path() {
    for slug in catalog::SLUGS {
        let mut table = new_table(slug);
        for step in 0..60 {
            play(table.as_mut(), 1 + step % 3);
            let Some(seat) = table.turn().seats().first() else { continue };
            let mut named = notations(table.as_ref(), seat);
            let count = named.len();
            named.sort_unstable();
            named.dedup();
            assert_eq!(named.len(), count, "{slug}");
            for path in paths(&table.choices(seat)) {
                let longer = [&path[..], &["elsewhere".to_owned()]].concat();
                assert_eq!(table.preview(seat, &ActionName::Clicks(longer)).unwrap_err().text.key, "no-such-way");
            }
        }
        assert!(table.preview(Seat::new(0), &ActionName::Clicks(Vec::new())).is_err());
    }
}

#[test]
fn a_choice_can_be_withdrawn() {
    let mut table = new_table("mille-fiori");
    play(table.as_mut(), 3);
    let seat = Seat::new(1);
    let before = table.view(Viewer::Seat(seat)).get().to_owned();
    table.act(seat, &notations(table.as_ref(), seat)[0]).unwrap();
    assert!(table.choices(seat).is_empty());
    table.undo(seat).unwrap();
    assert_eq!(table.view(Viewer::Seat(seat)).get(), before);
    assert_eq!(table.undo(seat).unwrap_err().text.key, "undo-nothing-done");
}

#[test]
fn undo_succeeds_if_and_only_if_can_undo_says_so() {
    for slug in catalog::SLUGS {
        let mut table = new_table(slug);
        let mut said = [0, 0];
        for _ in 0..40 {
            play(table.as_mut(), 1);
            for seat in Seat::all(table.players()) {
                let possible = table.can_undo(seat);
                assert_eq!(table.after(table.steps()).undo(seat).is_ok(), possible, "{slug}");
                said[usize::from(possible)] += 1;
            }
        }
        assert!(said.iter().all(|times| *times > 0), "{slug}: {said:?}");
    }
}

#[test]
fn a_table_can_start_from_the_position_of_an_example() {
    let position = serde_json::json!({"players": 2, "turn": 1, "card": "houses-2"});
    let table = open_position("mille-fiori", position).unwrap().unwrap();
    assert_eq!((table.players(), table.steps()), (2, 0));
    assert!(open_position("mille-fiori", serde_json::json!({"players": 9})).unwrap().is_err());
    assert!(open_position("nothing", serde_json::json!({})).is_none());
}

#[test]
fn clicks_on_illegal_actions_are_refused_with_a_reason() {
    let impossible = [
        ("mille-fiori", vec!["display:harbor-1"]),
        ("summer-pavilion", vec!["space:red-1"]),
        ("summer-pavilion", vec!["source:8", "color:red"]),
        ("liguria", vec!["route:cw-3"]),
        ("liguria", vec!["card:S01"]),
    ];
    for (slug, clicks) in impossible {
        let mut table = new_table(slug);
        play(table.as_mut(), 6);
        let seat = table.turn().seats().first().unwrap();
        let refused = |clicks: &[&str]| {
            let clicks = clicks.iter().map(ToString::to_string).collect();
            table.preview(seat, &ActionName::Clicks(clicks)).expect_err("it is not possible now")
        };
        assert!(refused(&clicks).rule.is_some(), "{slug} {clicks:?}: {:?}", refused(&clicks));
        assert_eq!(refused(&["hat:green"]).text.key, "no-such-way");
    }
}

/// Whatever is drawn as a part of the game can be clicked at any time, and the answer names a rule.
#[test]
fn a_click_out_of_place_names_a_rule_at_every_decision_of_every_game() {
    let plain = OptionValues::new;
    let with_masterworks = plain().with("masterworks", OptionValue::Flag(true));
    let games = [
        ("mille-fiori", plain()),
        ("mille-fiori", with_masterworks),
        ("summer-pavilion", plain()),
        ("liguria", plain()),
    ];
    for (slug, options) in games {
        let mut table = open_table(slug, &options).unwrap();
        let mut parts: BTreeSet<String> = BTreeSet::new();
        for _ in 0..120 {
            play(table.as_mut(), 1);
            let Some(seat) = table.turn().seats().first() else { continue };
            let choices = table.choices(seat);
            parts.extend(choices.parts.iter().map(|part| part.part.clone()));
            let possible: BTreeSet<String> = paths(&choices).into_iter().map(|path| path[0].clone()).collect();
            for part in parts.difference(&possible) {
                let refused = table.preview(seat, &ActionName::Clicks(vec![part.clone()])).unwrap_err();
                assert!(refused.rule.is_some(), "{slug} {part}: {refused:?}");
            }
        }
    }
}

#[test]
fn rules_that_are_not_kept_are_refused() {
    let options = OptionValues::new();
    assert_eq!(open_table_with("mille-fiori", &options, Some(1)).expect("a table").rules_version(), 1);
    assert_eq!(open_table_with("mille-fiori", &options, Some(0)).err(), Some(OpenError::OtherRules));
    assert_eq!(open_table_with("chess", &options, Some(1)).err(), Some(OpenError::NoSuchGame));
    assert!(open_table_with("mille-fiori", &options, None).is_ok());
}

fn view(table: &dyn AnyTable, seat: Seat) -> AnyView {
    table.typed_view(Viewer::Seat(seat))
}

/// In every game, at every step, the seats that wait can plan what they could do if it were their turn, step by step.
#[test]
fn waiting_seats_foresee_their_next_turns() {
    for slug in catalog::SLUGS {
        let mut table = new_table(slug);
        let (mut planned, mut in_a_row) = (0, 0);
        for _ in 0..120 {
            play(table.as_mut(), 1);
            let asked = table.turn().seats();
            for seat in Seat::all(table.players()).filter(|seat| !asked.contains(*seat)) {
                let Ok(foreseen) = foresee(&view(&*table, seat), seat, &[]) else { continue };
                let position = foreseen.position.expect("something to choose");
                assert_eq!((position.turn, position.decisions[seat.index()]), (Turn::Choose(seat), Some(0)), "{slug}");
                let first = ActionName::Clicks(paths(&position.choices).swap_remove(0));
                let then = foresee(&view(&*table, seat), seat, std::slice::from_ref(&first)).expect("it was offered");
                assert_eq!(then.steps[0].action, first);
                planned += 1;
                let Some(position) = then.position else { continue };
                let second = ActionName::Clicks(paths(&position.choices).pop().expect("a choice"));
                assert_eq!(
                    foresee(&view(&*table, seat), seat, &[first, second]).expect("it was offered").steps.len(),
                    2,
                    "{slug}"
                );
                in_a_row += 1;
            }
        }
        assert!(planned > 10 && in_a_row > 0, "{slug}: {planned} plans, {in_a_row} with a second step");
    }
}

#[test]
fn a_seat_whose_turn_it_is_foresees_what_it_is_shown() {
    let mut table = new_table("summer-pavilion");
    play(table.as_mut(), 8);
    let seat = table.turn().seats().first().expect("a decision");
    let shown = ActionName::Clicks(paths(&table.choices(seat)).swap_remove(0));
    let preview = serde_json::to_string(&table.preview(seat, &shown).unwrap()).unwrap();
    assert_eq!(foresee(&view(&*table, seat), seat, &[shown]).unwrap().steps[0].preview.get(), preview);
}

#[test]
fn nothing_is_planned_that_depends_on_what_is_hidden() {
    let mut table = new_table("mille-fiori");
    while !matches!(table.turn(), Turn::Commit(_)) {
        play(table.as_mut(), 1);
    }
    let seat = table.turn().seats().first().expect("a decision");
    let refused = foresee(&view(&*table, seat), seat, &[]).map(drop).map_err(|refusal| refusal.text.key);
    assert_eq!(refused, Err("plan-not-now"), "a hidden choice can't be planned");
}

#[test]
fn only_forced_moves_need_no_thought() {
    let only = |hand: &str| {
        let seats = serde_json::json!([{"hand": hand}, {}]);
        let position = serde_json::json!({"round": 2, "phase": "play", "turn": 0, "token": 0, "seats": seats});
        let table = open_position("summer-pavilion", position).expect("a game").expect("a position");
        [0, 1].map(Seat::new).map(|seat| only_sensible(&view(&*table, seat), seat))
    };
    assert_eq!(only(""), [Some("pass".to_owned()), None], "and only on the seat's own turn");
    assert_eq!(only("pgor"), [None, None], "a tile can be placed");
}
